// Generated from the Rust types; do not edit. To refresh:
// PAIJU_UPDATE_TYPESCRIPT=1 cargo test -p protocol typescript

/** All cards and all species. */
export const CATALOGUE: Catalogue = {
  species: [
    {"species":"linden","part":"base","home":"tree","copies":9,"cost":1,"tags":["tree"],"text":{"name":{"key":"forest-card-linden","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-majority","values":[["points",3],["otherwise",1],["species","forest-card-linden"]]}}},
    {"species":"oak","part":"base","home":"tree","copies":7,"cost":2,"tags":["tree"],"text":{"name":{"key":"forest-card-oak","values":[]},"effect":[],"bonus":[{"key":"forest-effect-extra-turn","values":[]}],"scoring":{"key":"forest-scoring-if-kinds","values":[["points",10],["tag","forest-tag-tree"],["least",8]]}}},
    {"species":"silver_fir","part":"base","home":"tree","copies":6,"cost":2,"tags":["tree"],"text":{"name":{"key":"forest-card-silver_fir","values":[]},"effect":[],"bonus":[{"key":"forest-effect-free-play","values":[["kind","forest-tag-pawed_animal"]]}],"scoring":{"key":"forest-scoring-per-attached","values":[["points",2]]}}},
    {"species":"birch","part":"base","home":"tree","copies":10,"cost":0,"tags":["tree"],"text":{"name":{"key":"forest-card-birch","values":[]},"effect":[{"key":"forest-effect-draw","values":[["n",1]]}],"bonus":[],"scoring":{"key":"forest-scoring-flat","values":[["points",1]]}}},
    {"species":"beech","part":"base","home":"tree","copies":10,"cost":1,"tags":["tree"],"text":{"name":{"key":"forest-card-beech","values":[]},"effect":[{"key":"forest-effect-draw","values":[["n",1]]}],"bonus":[],"scoring":{"key":"forest-scoring-if-at-least","values":[["points",5],["species","forest-card-beech"],["least",4]]}}},
    {"species":"sycamore","part":"base","home":"tree","copies":6,"cost":2,"tags":["tree"],"text":{"name":{"key":"forest-card-sycamore","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-per-tag","values":[["points",1],["tag","forest-tag-tree"]]}}},
    {"species":"douglas_fir","part":"base","home":"tree","copies":7,"cost":2,"tags":["tree"],"text":{"name":{"key":"forest-card-douglas_fir","values":[]},"effect":[],"bonus":[{"key":"forest-effect-extra-turn","values":[]}],"scoring":{"key":"forest-scoring-flat","values":[["points",5]]}}},
    {"species":"horse_chestnut","part":"base","home":"tree","copies":11,"cost":1,"tags":["tree"],"text":{"name":{"key":"forest-card-horse_chestnut","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-set-by-count","values":[["table","1/4/9/16/25/36/49"]]}}},
    {"species":"bullfinch","part":"base","home":"top","copies":4,"cost":1,"tags":["bird"],"text":{"name":{"key":"forest-card-bullfinch","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-per-tag","values":[["points",2],["tag","forest-tag-insect"]]}}},
    {"species":"camberwell_beauty","part":"base","home":"top","copies":4,"cost":0,"tags":["butterfly","insect"],"text":{"name":{"key":"forest-card-camberwell_beauty","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-butterfly-sets","values":[["table","0/3/6/12/20/35/55"]]}}},
    {"species":"chaffinch","part":"base","home":"top","copies":4,"cost":1,"tags":["bird"],"text":{"name":{"key":"forest-card-chaffinch","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-on-host","values":[["points",5],["species","forest-card-beech"]]}}},
    {"species":"eurasian_jay","part":"base","home":"top","copies":4,"cost":1,"tags":["bird"],"text":{"name":{"key":"forest-card-eurasian_jay","values":[]},"effect":[{"key":"forest-effect-extra-turn","values":[]}],"bonus":[],"scoring":{"key":"forest-scoring-flat","values":[["points",3]]}}},
    {"species":"goshawk","part":"base","home":"top","copies":4,"cost":2,"tags":["bird"],"text":{"name":{"key":"forest-card-goshawk","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-per-tag","values":[["points",3],["tag","forest-tag-bird"]]}}},
    {"species":"great_spotted_woodpecker","part":"base","home":"top","copies":4,"cost":1,"tags":["bird"],"text":{"name":{"key":"forest-card-great_spotted_woodpecker","values":[]},"effect":[{"key":"forest-effect-draw","values":[["n",1]]}],"bonus":[],"scoring":{"key":"forest-scoring-if-most-trees","values":[["points",10]]}}},
    {"species":"large_tortoiseshell","part":"base","home":"top","copies":4,"cost":0,"tags":["butterfly","insect"],"text":{"name":{"key":"forest-card-large_tortoiseshell","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-butterfly-sets","values":[["table","0/3/6/12/20/35/55"]]}}},
    {"species":"peacock_butterfly","part":"base","home":"top","copies":4,"cost":0,"tags":["butterfly","insect"],"text":{"name":{"key":"forest-card-peacock_butterfly","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-butterfly-sets","values":[["table","0/3/6/12/20/35/55"]]}}},
    {"species":"purple_emperor","part":"base","home":"top","copies":4,"cost":0,"tags":["butterfly","insect"],"text":{"name":{"key":"forest-card-purple_emperor","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-butterfly-sets","values":[["table","0/3/6/12/20/35/55"]]}}},
    {"species":"red_squirrel","part":"base","home":"top","copies":4,"cost":0,"tags":["pawed_animal"],"text":{"name":{"key":"forest-card-red_squirrel","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-on-host","values":[["points",5],["species","forest-card-oak"]]}}},
    {"species":"silver_washed_fritillary","part":"base","home":"top","copies":4,"cost":0,"tags":["butterfly","insect"],"text":{"name":{"key":"forest-card-silver_washed_fritillary","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-butterfly-sets","values":[["table","0/3/6/12/20/35/55"]]}}},
    {"species":"tawny_owl","part":"base","home":"top","copies":4,"cost":2,"tags":["bird"],"text":{"name":{"key":"forest-card-tawny_owl","values":[]},"effect":[{"key":"forest-effect-draw","values":[["n",1]]}],"bonus":[{"key":"forest-effect-draw","values":[["n",2]]}],"scoring":{"key":"forest-scoring-flat","values":[["points",5]]}}},
    {"species":"blackberries","part":"base","home":"bottom","copies":3,"cost":0,"tags":["plant"],"text":{"name":{"key":"forest-card-blackberries","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-per-tag","values":[["points",2],["tag","forest-tag-plant"]]}}},
    {"species":"chanterelle","part":"base","home":"bottom","copies":2,"cost":2,"tags":["mushroom"],"text":{"name":{"key":"forest-card-chanterelle","values":[]},"effect":[{"key":"forest-effect-on-tag","values":[["tag","forest-tag-tree"]]}],"bonus":[],"scoring":{"key":"forest-scoring-nothing","values":[]}}},
    {"species":"common_toad","part":"base","home":"bottom","copies":6,"cost":0,"tags":["amphibian"],"text":{"name":{"key":"forest-card-common_toad","values":[]},"effect":[{"key":"forest-effect-shares-slot","values":[["n",2]]}],"bonus":[],"scoring":{"key":"forest-scoring-sharing","values":[["points",5],["least",2]]}}},
    {"species":"fireflies","part":"base","home":"bottom","copies":4,"cost":0,"tags":["insect"],"text":{"name":{"key":"forest-card-fireflies","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-set-by-count","values":[["table","0/10/15/20"]]}}},
    {"species":"fire_salamander","part":"base","home":"bottom","copies":3,"cost":1,"tags":["amphibian"],"text":{"name":{"key":"forest-card-fire_salamander","values":[]},"effect":[],"bonus":[{"key":"forest-effect-free-play","values":[["kind","forest-tag-pawed_animal"]]}],"scoring":{"key":"forest-scoring-set-by-count","values":[["table","5/15/25"]]}}},
    {"species":"fly_agaric","part":"base","home":"bottom","copies":2,"cost":2,"tags":["mushroom"],"text":{"name":{"key":"forest-card-fly_agaric","values":[]},"effect":[{"key":"forest-effect-on-tag","values":[["tag","forest-tag-pawed_animal"]]}],"bonus":[],"scoring":{"key":"forest-scoring-nothing","values":[]}}},
    {"species":"hedgehog","part":"base","home":"bottom","copies":3,"cost":1,"tags":["pawed_animal"],"text":{"name":{"key":"forest-card-hedgehog","values":[]},"effect":[],"bonus":[{"key":"forest-effect-draw","values":[["n",1]]}],"scoring":{"key":"forest-scoring-per-tag","values":[["points",2],["tag","forest-tag-butterfly"]]}}},
    {"species":"mole","part":"base","home":"bottom","copies":2,"cost":2,"tags":["pawed_animal"],"text":{"name":{"key":"forest-card-mole","values":[]},"effect":[{"key":"forest-effect-play-paid","values":[]}],"bonus":[],"scoring":{"key":"forest-scoring-nothing","values":[]}}},
    {"species":"moss","part":"base","home":"bottom","copies":3,"cost":0,"tags":["plant"],"text":{"name":{"key":"forest-card-moss","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-if-trees","values":[["points",10],["least",10]]}}},
    {"species":"parasol_mushroom","part":"base","home":"bottom","copies":2,"cost":2,"tags":["mushroom"],"text":{"name":{"key":"forest-card-parasol_mushroom","values":[]},"effect":[{"key":"forest-effect-on-tree","values":[["slot","bottom"]]}],"bonus":[],"scoring":{"key":"forest-scoring-nothing","values":[]}}},
    {"species":"penny_bun","part":"base","home":"bottom","copies":2,"cost":2,"tags":["mushroom"],"text":{"name":{"key":"forest-card-penny_bun","values":[]},"effect":[{"key":"forest-effect-on-tree","values":[["slot","top"]]}],"bonus":[],"scoring":{"key":"forest-scoring-nothing","values":[]}}},
    {"species":"pond_turtle","part":"base","home":"bottom","copies":2,"cost":2,"tags":["amphibian"],"text":{"name":{"key":"forest-card-pond_turtle","values":[]},"effect":[{"key":"forest-effect-draw","values":[["n",1]]}],"bonus":[],"scoring":{"key":"forest-scoring-flat","values":[["points",5]]}}},
    {"species":"stag_beetle","part":"base","home":"bottom","copies":2,"cost":2,"tags":["insect"],"text":{"name":{"key":"forest-card-stag_beetle","values":[]},"effect":[],"bonus":[{"key":"forest-effect-free-play","values":[["kind","forest-tag-bird"]]}],"scoring":{"key":"forest-scoring-per-tag","values":[["points",1],["tag","forest-tag-pawed_animal"]]}}},
    {"species":"tree_ferns","part":"base","home":"bottom","copies":3,"cost":1,"tags":["plant"],"text":{"name":{"key":"forest-card-tree_ferns","values":[]},"effect":[{"key":"forest-effect-draw","values":[["n",1]]}],"bonus":[],"scoring":{"key":"forest-scoring-per-tag","values":[["points",6],["tag","forest-tag-amphibian"]]}}},
    {"species":"tree_frog","part":"base","home":"bottom","copies":3,"cost":0,"tags":["amphibian"],"text":{"name":{"key":"forest-card-tree_frog","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-per-species","values":[["points",5],["species","forest-card-gnat"]]}}},
    {"species":"wild_strawberries","part":"base","home":"bottom","copies":3,"cost":0,"tags":["plant"],"text":{"name":{"key":"forest-card-wild_strawberries","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-if-kinds","values":[["points",10],["tag","forest-tag-tree"],["least",8]]}}},
    {"species":"wood_ant","part":"base","home":"bottom","copies":3,"cost":1,"tags":["insect"],"text":{"name":{"key":"forest-card-wood_ant","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-per-below-trees","values":[["points",2]]}}},
    {"species":"barbastelle_bat","part":"base","home":"side","copies":3,"cost":1,"tags":["bat"],"text":{"name":{"key":"forest-card-barbastelle_bat","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-if-kinds","values":[["points",5],["tag","forest-tag-bat"],["least",3]]}}},
    {"species":"bechsteins_bat","part":"base","home":"side","copies":3,"cost":1,"tags":["bat"],"text":{"name":{"key":"forest-card-bechsteins_bat","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-if-kinds","values":[["points",5],["tag","forest-tag-bat"],["least",3]]}}},
    {"species":"beech_marten","part":"base","home":"side","copies":5,"cost":1,"tags":["pawed_animal"],"text":{"name":{"key":"forest-card-beech_marten","values":[]},"effect":[{"key":"forest-effect-draw","values":[["n",1]]}],"bonus":[],"scoring":{"key":"forest-scoring-per-full-tree","values":[["points",5]]}}},
    {"species":"brown_bear","part":"base","home":"side","copies":3,"cost":3,"tags":["pawed_animal"],"text":{"name":{"key":"forest-card-brown_bear","values":[]},"effect":[{"key":"forest-effect-clearing-to-cave-all","values":[]}],"bonus":[{"key":"forest-effect-draw","values":[["n",1]]},{"key":"forest-effect-extra-turn","values":[]}],"scoring":{"key":"forest-scoring-nothing","values":[]}}},
    {"species":"brown_long_eared_bat","part":"base","home":"side","copies":3,"cost":1,"tags":["bat"],"text":{"name":{"key":"forest-card-brown_long_eared_bat","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-if-kinds","values":[["points",5],["tag","forest-tag-bat"],["least",3]]}}},
    {"species":"european_badger","part":"base","home":"side","copies":4,"cost":1,"tags":["pawed_animal"],"text":{"name":{"key":"forest-card-european_badger","values":[]},"effect":[],"bonus":[{"key":"forest-effect-free-play","values":[["kind","forest-tag-pawed_animal"]]}],"scoring":{"key":"forest-scoring-flat","values":[["points",2]]}}},
    {"species":"european_fat_dormouse","part":"base","home":"side","copies":4,"cost":1,"tags":["pawed_animal"],"text":{"name":{"key":"forest-card-european_fat_dormouse","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-beside-on-tree","values":[["points",15],["tag","forest-tag-bat"]]}}},
    {"species":"european_hare","part":"base","home":"side","copies":11,"cost":0,"tags":["pawed_animal"],"text":{"name":{"key":"forest-card-european_hare","values":[]},"effect":[{"key":"forest-effect-shares-slot-any","values":[]}],"bonus":[],"scoring":{"key":"forest-scoring-per-species","values":[["points",1],["species","forest-card-european_hare"]]}}},
    {"species":"fallow_deer","part":"base","home":"side","copies":4,"cost":2,"tags":["cloven_hoofed","deer"],"text":{"name":{"key":"forest-card-fallow_deer","values":[]},"effect":[],"bonus":[{"key":"forest-effect-draw","values":[["n",2]]}],"scoring":{"key":"forest-scoring-per-tag","values":[["points",3],["tag","forest-tag-cloven_hoofed"]]}}},
    {"species":"gnat","part":"base","home":"side","copies":3,"cost":0,"tags":["insect"],"text":{"name":{"key":"forest-card-gnat","values":[]},"effect":[{"key":"forest-effect-free-play-any","values":[["kind","forest-tag-bat"]]}],"bonus":[],"scoring":{"key":"forest-scoring-per-tag","values":[["points",1],["tag","forest-tag-bat"]]}}},
    {"species":"greater_horseshoe_bat","part":"base","home":"side","copies":3,"cost":1,"tags":["bat"],"text":{"name":{"key":"forest-card-greater_horseshoe_bat","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-if-kinds","values":[["points",5],["tag","forest-tag-bat"],["least",3]]}}},
    {"species":"lynx","part":"base","home":"side","copies":6,"cost":1,"tags":["pawed_animal"],"text":{"name":{"key":"forest-card-lynx","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-if-present","values":[["points",10],["species","forest-card-roe_deer"]]}}},
    {"species":"raccoon","part":"base","home":"side","copies":4,"cost":1,"tags":["pawed_animal"],"text":{"name":{"key":"forest-card-raccoon","values":[]},"effect":[{"key":"forest-effect-hand-to-cave","values":[]}],"bonus":[],"scoring":{"key":"forest-scoring-nothing","values":[]}}},
    {"species":"red_deer","part":"base","home":"side","copies":5,"cost":2,"tags":["cloven_hoofed","deer"],"text":{"name":{"key":"forest-card-red_deer","values":[]},"effect":[],"bonus":[{"key":"forest-effect-free-play","values":[["kind","forest-tag-deer"]]}],"scoring":{"key":"forest-scoring-per-tag","values":[["points",1],["tag","forest-tag-tree-plant"]]}}},
    {"species":"red_fox","part":"base","home":"side","copies":5,"cost":2,"tags":["pawed_animal"],"text":{"name":{"key":"forest-card-red_fox","values":[]},"effect":[{"key":"forest-effect-draw-per-species","values":[["species","forest-card-european_hare"]]}],"bonus":[],"scoring":{"key":"forest-scoring-per-species","values":[["points",2],["species","forest-card-european_hare"]]}}},
    {"species":"roe_deer","part":"base","home":"side","copies":5,"cost":2,"tags":["cloven_hoofed","deer"],"text":{"name":{"key":"forest-card-roe_deer","values":[]},"effect":[],"bonus":[{"key":"forest-effect-draw","values":[["n",1]]}],"scoring":{"key":"forest-scoring-per-own-symbol","values":[["points",3]]}}},
    {"species":"squeaker","part":"base","home":"side","copies":7,"cost":0,"tags":["cloven_hoofed"],"text":{"name":{"key":"forest-card-squeaker","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-flat","values":[["points",1]]}}},
    {"species":"violet_carpenter_bee","part":"base","home":"side","copies":4,"cost":1,"tags":["insect"],"text":{"name":{"key":"forest-card-violet_carpenter_bee","values":[]},"effect":[{"key":"forest-effect-host-counts-twice","values":[]}],"bonus":[],"scoring":{"key":"forest-scoring-nothing","values":[]}}},
    {"species":"wild_boar","part":"base","home":"side","copies":5,"cost":2,"tags":["cloven_hoofed"],"text":{"name":{"key":"forest-card-wild_boar","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-if-present","values":[["points",10],["species","forest-card-squeaker"]]}}},
    {"species":"wolf","part":"base","home":"side","copies":4,"cost":3,"tags":["pawed_animal"],"text":{"name":{"key":"forest-card-wolf","values":[]},"effect":[{"key":"forest-effect-draw-per-tag","values":[["tag","forest-tag-deer"]]}],"bonus":[{"key":"forest-effect-extra-turn","values":[]}],"scoring":{"key":"forest-scoring-per-tag","values":[["points",5],["tag","forest-tag-deer"]]}}},
    {"species":"european_larch","part":"alpine","home":"tree","copies":7,"cost":1,"tags":["tree","alpine"],"text":{"name":{"key":"forest-card-european_larch","values":[]},"effect":[],"bonus":[{"key":"forest-effect-free-play","values":[["kind","forest-tag-alpine"]]}],"scoring":{"key":"forest-scoring-flat","values":[["points",3]]}}},
    {"species":"stone_pine","part":"alpine","home":"tree","copies":7,"cost":2,"tags":["tree","alpine"],"text":{"name":{"key":"forest-card-stone_pine","values":[]},"effect":[{"key":"forest-effect-draw","values":[["n",1]]}],"bonus":[{"key":"forest-effect-draw","values":[["n",1]]}],"scoring":{"key":"forest-scoring-per-tag","values":[["points",1],["tag","forest-tag-alpine"]]}}},
    {"species":"alpine_marmot","part":"alpine","home":"side","copies":4,"cost":1,"tags":["pawed_animal","alpine"],"text":{"name":{"key":"forest-card-alpine_marmot","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-per-kind","values":[["points",3],["tag","forest-tag-plant"]]}}},
    {"species":"alpine_newt","part":"alpine","home":"bottom","copies":3,"cost":1,"tags":["amphibian","alpine"],"text":{"name":{"key":"forest-card-alpine_newt","values":[]},"effect":[],"bonus":[{"key":"forest-effect-free-play","values":[["kind","forest-tag-alpine"]]},{"key":"forest-effect-free-play","values":[["kind","forest-tag-insect"]]}],"scoring":{"key":"forest-scoring-per-tag","values":[["points",2],["tag","forest-tag-insect"]]}}},
    {"species":"bearded_vulture","part":"alpine","home":"top","copies":3,"cost":1,"tags":["bird","alpine"],"text":{"name":{"key":"forest-card-bearded_vulture","values":[]},"effect":[{"key":"forest-effect-clearing-to-cave-choose","values":[["n",2]]}],"bonus":[],"scoring":{"key":"forest-scoring-per-cave-card","values":[["points",1]]}}},
    {"species":"black_trumpet","part":"alpine","home":"bottom","copies":2,"cost":2,"tags":["mushroom","alpine"],"text":{"name":{"key":"forest-card-black_trumpet","values":[]},"effect":[{"key":"forest-effect-on-tag","values":[["tag","forest-tag-alpine"]]}],"bonus":[],"scoring":{"key":"forest-scoring-nothing","values":[]}}},
    {"species":"blueberry","part":"alpine","home":"bottom","copies":2,"cost":1,"tags":["plant","alpine"],"text":{"name":{"key":"forest-card-blueberry","values":[]},"effect":[{"key":"forest-effect-free-play","values":[["kind","forest-tag-amphibian"]]}],"bonus":[],"scoring":{"key":"forest-scoring-per-kind","values":[["points",2],["tag","forest-tag-bird"]]}}},
    {"species":"capercaillie","part":"alpine","home":"side","copies":4,"cost":1,"tags":["bird","alpine"],"text":{"name":{"key":"forest-card-capercaillie","values":[]},"effect":[{"key":"forest-effect-free-play","values":[["kind","forest-tag-plant"]]}],"bonus":[],"scoring":{"key":"forest-scoring-per-tag","values":[["points",1],["tag","forest-tag-plant"]]}}},
    {"species":"chamois","part":"alpine","home":"side","copies":3,"cost":1,"tags":["cloven_hoofed","alpine"],"text":{"name":{"key":"forest-card-chamois","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-per-own-symbol","values":[["points",3]]}}},
    {"species":"common_raven","part":"alpine","home":"top","copies":2,"cost":1,"tags":["bird","alpine"],"text":{"name":{"key":"forest-card-common_raven","values":[]},"effect":[{"key":"forest-effect-draw","values":[["n",1]]}],"bonus":[],"scoring":{"key":"forest-scoring-flat","values":[["points",5]]}}},
    {"species":"edelweiss","part":"alpine","home":"bottom","copies":2,"cost":1,"tags":["plant","alpine"],"text":{"name":{"key":"forest-card-edelweiss","values":[]},"effect":[{"key":"forest-effect-draw","values":[["n",1]]}],"bonus":[{"key":"forest-effect-draw","values":[["n",1]]}],"scoring":{"key":"forest-scoring-flat","values":[["points",3]]}}},
    {"species":"gentian","part":"alpine","home":"bottom","copies":3,"cost":0,"tags":["plant","alpine"],"text":{"name":{"key":"forest-card-gentian","values":[]},"effect":[{"key":"forest-effect-free-play","values":[["kind","forest-tag-butterfly"]]}],"bonus":[],"scoring":{"key":"forest-scoring-per-tag","values":[["points",3],["tag","forest-tag-butterfly"]]}}},
    {"species":"golden_eagle","part":"alpine","home":"top","copies":3,"cost":1,"tags":["bird","alpine"],"text":{"name":{"key":"forest-card-golden_eagle","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-per-tag","values":[["points",1],["tag","forest-tag-pawed_animal-amphibian"]]}}},
    {"species":"mountain_hare","part":"alpine","home":"side","copies":3,"cost":0,"tags":["pawed_animal","alpine"],"text":{"name":{"key":"forest-card-mountain_hare","values":[]},"effect":[{"key":"forest-effect-counts-as","values":[["species","forest-card-european_hare"]]}],"bonus":[],"scoring":{"key":"forest-scoring-per-species","values":[["points",1],["species","forest-card-european_hare"]]}}},
    {"species":"phoebus_apollo","part":"alpine","home":"top","copies":4,"cost":0,"tags":["butterfly","insect","alpine"],"text":{"name":{"key":"forest-card-phoebus_apollo","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-butterfly-sets","values":[["table","0/3/6/12/20/35/55"]]}}},
    {"species":"savis_pipistrelle","part":"alpine","home":"side","copies":3,"cost":1,"tags":["bat","alpine"],"text":{"name":{"key":"forest-card-savis_pipistrelle","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-if-kinds","values":[["points",5],["tag","forest-tag-bat"],["least",3]]}}},
    {"species":"steinbock","part":"alpine","home":"side","copies":3,"cost":3,"tags":["cloven_hoofed","alpine"],"text":{"name":{"key":"forest-card-steinbock","values":[]},"effect":[{"key":"forest-effect-extra-turn","values":[]}],"bonus":[],"scoring":{"key":"forest-scoring-flat","values":[["points",10]]}}},
    {"species":"elderberry","part":"woodland_edge","home":"shrub","copies":4,"cost":2,"tags":["shrub","woodland_edge"],"text":{"name":{"key":"forest-card-elderberry","values":[]},"effect":[{"key":"forest-effect-on-tag","values":[["tag","forest-tag-plant"]]}],"bonus":[{"key":"forest-effect-free-play","values":[["kind","forest-tag-plant"]]}],"scoring":{"key":"forest-scoring-nothing","values":[]}}},
    {"species":"common_hazel","part":"woodland_edge","home":"shrub","copies":4,"cost":2,"tags":["shrub","woodland_edge"],"text":{"name":{"key":"forest-card-common_hazel","values":[]},"effect":[{"key":"forest-effect-on-tag","values":[["tag","forest-tag-bat"]]}],"bonus":[{"key":"forest-effect-free-play","values":[["kind","forest-tag-bat"]]}],"scoring":{"key":"forest-scoring-nothing","values":[]}}},
    {"species":"blackthorn","part":"woodland_edge","home":"shrub","copies":4,"cost":2,"tags":["shrub","woodland_edge"],"text":{"name":{"key":"forest-card-blackthorn","values":[]},"effect":[{"key":"forest-effect-on-tag","values":[["tag","forest-tag-butterfly"]]}],"bonus":[{"key":"forest-effect-free-play","values":[["kind","forest-tag-butterfly"]]}],"scoring":{"key":"forest-scoring-nothing","values":[]}}},
    {"species":"barn_owl","part":"woodland_edge","home":"top","copies":2,"cost":2,"tags":["bird","woodland_edge"],"text":{"name":{"key":"forest-card-barn_owl","values":[]},"effect":[{"key":"forest-effect-extra-turn-if","values":[["tag","forest-tag-bat"]]}],"bonus":[],"scoring":{"key":"forest-scoring-per-tag","values":[["points",3],["tag","forest-tag-bat"]]}}},
    {"species":"bee_swarm","part":"woodland_edge","home":"side","copies":3,"cost":1,"tags":["insect","woodland_edge"],"text":{"name":{"key":"forest-card-bee_swarm","values":[]},"effect":[{"key":"forest-effect-clearing-to-cave-showing","values":[["tag","forest-tag-tree-shrub-plant"]]}],"bonus":[],"scoring":{"key":"forest-scoring-per-tag","values":[["points",1],["tag","forest-tag-plant"]]}}},
    {"species":"common_pipistrelle","part":"woodland_edge","home":"side","copies":3,"cost":1,"tags":["bat","woodland_edge"],"text":{"name":{"key":"forest-card-common_pipistrelle","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-if-kinds","values":[["points",5],["tag","forest-tag-bat"],["least",3]]}}},
    {"species":"crane_fly","part":"woodland_edge","home":"side","copies":3,"cost":1,"tags":["insect","woodland_edge"],"text":{"name":{"key":"forest-card-crane_fly","values":[]},"effect":[{"key":"forest-effect-free-play-any","values":[["kind","forest-tag-bat"]]}],"bonus":[{"key":"forest-effect-clearing-to-hand-showing","values":[["tag","forest-tag-bat"]]}],"scoring":{"key":"forest-scoring-per-tag","values":[["points",1],["tag","forest-tag-bat"]]}}},
    {"species":"digitalis","part":"woodland_edge","home":"bottom","copies":4,"cost":0,"tags":["plant","woodland_edge"],"text":{"name":{"key":"forest-card-digitalis","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-table-of-kinds","values":[["tag","forest-tag-plant"],["table","1/3/6/10/15"]]}}},
    {"species":"eurasian_magpie","part":"woodland_edge","home":"top","copies":3,"cost":1,"tags":["bird","woodland_edge"],"text":{"name":{"key":"forest-card-eurasian_magpie","values":[]},"effect":[{"key":"forest-effect-clearing-to-hand-choose","values":[["n",1]]}],"bonus":[{"key":"forest-effect-clearing-to-cave-choose","values":[["n",2]]}],"scoring":{"key":"forest-scoring-flat","values":[["points",3]]}}},
    {"species":"european_bison","part":"woodland_edge","home":"side","copies":3,"cost":3,"tags":["cloven_hoofed","woodland_edge"],"text":{"name":{"key":"forest-card-european_bison","values":[]},"effect":[{"key":"forest-effect-extra-turn","values":[]}],"bonus":[],"scoring":{"key":"forest-scoring-per-symbol","values":[["points",2],["symbol","forest-symbol-oak-beech"]]}}},
    {"species":"european_polecat","part":"woodland_edge","home":"side","copies":3,"cost":2,"tags":["pawed_animal","woodland_edge"],"text":{"name":{"key":"forest-card-european_polecat","values":[]},"effect":[],"bonus":[{"key":"forest-effect-extra-turn","values":[]}],"scoring":{"key":"forest-scoring-alone","values":[["points",10]]}}},
    {"species":"european_wildcat","part":"woodland_edge","home":"side","copies":3,"cost":1,"tags":["pawed_animal","woodland_edge"],"text":{"name":{"key":"forest-card-european_wildcat","values":[]},"effect":[{"key":"forest-effect-clearing-to-hand-choose","values":[["n",1]]}],"bonus":[],"scoring":{"key":"forest-scoring-per-tag","values":[["points",1],["tag","forest-tag-woodland_edge"]]}}},
    {"species":"female_wild_boar","part":"woodland_edge","home":"side","copies":3,"cost":2,"tags":["cloven_hoofed","woodland_edge"],"text":{"name":{"key":"forest-card-female_wild_boar","values":[]},"effect":[{"key":"forest-effect-clearing-remove","values":[]}],"bonus":[{"key":"forest-effect-free-play","values":[["kind","forest-card-squeaker"]]}],"scoring":{"key":"forest-scoring-per-species","values":[["points",10],["species","forest-card-squeaker"]]}}},
    {"species":"great_green_bush_cricket","part":"woodland_edge","home":"bottom","copies":3,"cost":1,"tags":["insect","woodland_edge"],"text":{"name":{"key":"forest-card-great_green_bush_cricket","values":[]},"effect":[{"key":"forest-effect-free-play","values":[["kind","forest-tag-bird"]]}],"bonus":[],"scoring":{"key":"forest-scoring-per-tag","values":[["points",1],["tag","forest-tag-insect"]]}}},
    {"species":"map_butterfly","part":"woodland_edge","home":"top","copies":4,"cost":0,"tags":["butterfly","insect","woodland_edge"],"text":{"name":{"key":"forest-card-map_butterfly","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-butterfly-sets","values":[["table","0/3/6/12/20/35/55"]]}}},
    {"species":"nightingale","part":"woodland_edge","home":"top","copies":3,"cost":1,"tags":["bird","woodland_edge"],"text":{"name":{"key":"forest-card-nightingale","values":[]},"effect":[],"bonus":[{"key":"forest-effect-extra-turn","values":[]}],"scoring":{"key":"forest-scoring-on-shrub","values":[["points",5]]}}},
    {"species":"stinging_nettle","part":"woodland_edge","home":"bottom","copies":3,"cost":0,"tags":["plant","woodland_edge"],"text":{"name":{"key":"forest-card-stinging_nettle","values":[]},"effect":[{"key":"forest-effect-invites","values":[["tag","forest-tag-butterfly"],["slot","top"]]}],"bonus":[],"scoring":{"key":"forest-scoring-per-tag","values":[["points",2],["tag","forest-tag-butterfly"]]}}},
    {"species":"water_vole","part":"woodland_edge","home":"bottom","copies":2,"cost":2,"tags":["pawed_animal","woodland_edge"],"text":{"name":{"key":"forest-card-water_vole","values":[]},"effect":[{"key":"forest-effect-play-saplings","values":[]}],"bonus":[{"key":"forest-effect-extra-turn","values":[]}],"scoring":{"key":"forest-scoring-nothing","values":[]}}},
    {"species":"tree_sapling","part":"base","home":"tree","copies":0,"cost":0,"tags":["tree"],"text":{"name":{"key":"forest-card-tree_sapling","values":[]},"effect":[],"bonus":[],"scoring":{"key":"forest-scoring-nothing","values":[]}}},
  ],
  cards: [
    {"card":1,"part":"base","faces":[{"place":"grown","species":"linden","symbol":"linden"}]},
    {"card":2,"part":"base","faces":[{"place":"grown","species":"linden","symbol":"linden"}]},
    {"card":3,"part":"base","faces":[{"place":"grown","species":"linden","symbol":"linden"}]},
    {"card":4,"part":"base","faces":[{"place":"grown","species":"linden","symbol":"linden"}]},
    {"card":5,"part":"base","faces":[{"place":"grown","species":"linden","symbol":"linden"}]},
    {"card":6,"part":"base","faces":[{"place":"grown","species":"linden","symbol":"linden"}]},
    {"card":7,"part":"base","faces":[{"place":"grown","species":"linden","symbol":"linden"}]},
    {"card":8,"part":"base","faces":[{"place":"grown","species":"linden","symbol":"linden"}]},
    {"card":9,"part":"base","faces":[{"place":"grown","species":"linden","symbol":"linden"}]},
    {"card":10,"part":"base","faces":[{"place":"grown","species":"oak","symbol":"oak"}]},
    {"card":11,"part":"base","faces":[{"place":"grown","species":"oak","symbol":"oak"}]},
    {"card":12,"part":"base","faces":[{"place":"grown","species":"oak","symbol":"oak"}]},
    {"card":13,"part":"base","faces":[{"place":"grown","species":"oak","symbol":"oak"}]},
    {"card":14,"part":"base","faces":[{"place":"grown","species":"oak","symbol":"oak"}]},
    {"card":15,"part":"base","faces":[{"place":"grown","species":"oak","symbol":"oak"}]},
    {"card":16,"part":"base","faces":[{"place":"grown","species":"oak","symbol":"oak"}]},
    {"card":17,"part":"base","faces":[{"place":"grown","species":"silver_fir","symbol":"silver_fir"}]},
    {"card":18,"part":"base","faces":[{"place":"grown","species":"silver_fir","symbol":"silver_fir"}]},
    {"card":19,"part":"base","faces":[{"place":"grown","species":"silver_fir","symbol":"silver_fir"}]},
    {"card":20,"part":"base","faces":[{"place":"grown","species":"silver_fir","symbol":"silver_fir"}]},
    {"card":21,"part":"base","faces":[{"place":"grown","species":"silver_fir","symbol":"silver_fir"}]},
    {"card":22,"part":"base","faces":[{"place":"grown","species":"silver_fir","symbol":"silver_fir"}]},
    {"card":23,"part":"base","faces":[{"place":"grown","species":"birch","symbol":"birch"}]},
    {"card":24,"part":"base","faces":[{"place":"grown","species":"birch","symbol":"birch"}]},
    {"card":25,"part":"base","faces":[{"place":"grown","species":"birch","symbol":"birch"}]},
    {"card":26,"part":"base","faces":[{"place":"grown","species":"birch","symbol":"birch"}]},
    {"card":27,"part":"base","faces":[{"place":"grown","species":"birch","symbol":"birch"}]},
    {"card":28,"part":"base","faces":[{"place":"grown","species":"birch","symbol":"birch"}]},
    {"card":29,"part":"base","faces":[{"place":"grown","species":"birch","symbol":"birch"}]},
    {"card":30,"part":"base","faces":[{"place":"grown","species":"birch","symbol":"birch"}]},
    {"card":31,"part":"base","faces":[{"place":"grown","species":"birch","symbol":"birch"}]},
    {"card":32,"part":"base","faces":[{"place":"grown","species":"birch","symbol":"birch"}]},
    {"card":33,"part":"base","faces":[{"place":"grown","species":"beech","symbol":"beech"}]},
    {"card":34,"part":"base","faces":[{"place":"grown","species":"beech","symbol":"beech"}]},
    {"card":35,"part":"base","faces":[{"place":"grown","species":"beech","symbol":"beech"}]},
    {"card":36,"part":"base","faces":[{"place":"grown","species":"beech","symbol":"beech"}]},
    {"card":37,"part":"base","faces":[{"place":"grown","species":"beech","symbol":"beech"}]},
    {"card":38,"part":"base","faces":[{"place":"grown","species":"beech","symbol":"beech"}]},
    {"card":39,"part":"base","faces":[{"place":"grown","species":"beech","symbol":"beech"}]},
    {"card":40,"part":"base","faces":[{"place":"grown","species":"beech","symbol":"beech"}]},
    {"card":41,"part":"base","faces":[{"place":"grown","species":"beech","symbol":"beech"}]},
    {"card":42,"part":"base","faces":[{"place":"grown","species":"beech","symbol":"beech"}]},
    {"card":43,"part":"base","faces":[{"place":"grown","species":"sycamore","symbol":"sycamore"}]},
    {"card":44,"part":"base","faces":[{"place":"grown","species":"sycamore","symbol":"sycamore"}]},
    {"card":45,"part":"base","faces":[{"place":"grown","species":"sycamore","symbol":"sycamore"}]},
    {"card":46,"part":"base","faces":[{"place":"grown","species":"sycamore","symbol":"sycamore"}]},
    {"card":47,"part":"base","faces":[{"place":"grown","species":"sycamore","symbol":"sycamore"}]},
    {"card":48,"part":"base","faces":[{"place":"grown","species":"sycamore","symbol":"sycamore"}]},
    {"card":49,"part":"base","faces":[{"place":"grown","species":"douglas_fir","symbol":"douglas_fir"}]},
    {"card":50,"part":"base","faces":[{"place":"grown","species":"douglas_fir","symbol":"douglas_fir"}]},
    {"card":51,"part":"base","faces":[{"place":"grown","species":"douglas_fir","symbol":"douglas_fir"}]},
    {"card":52,"part":"base","faces":[{"place":"grown","species":"douglas_fir","symbol":"douglas_fir"}]},
    {"card":53,"part":"base","faces":[{"place":"grown","species":"douglas_fir","symbol":"douglas_fir"}]},
    {"card":54,"part":"base","faces":[{"place":"grown","species":"douglas_fir","symbol":"douglas_fir"}]},
    {"card":55,"part":"base","faces":[{"place":"grown","species":"douglas_fir","symbol":"douglas_fir"}]},
    {"card":56,"part":"base","faces":[{"place":"grown","species":"horse_chestnut","symbol":"horse_chestnut"}]},
    {"card":57,"part":"base","faces":[{"place":"grown","species":"horse_chestnut","symbol":"horse_chestnut"}]},
    {"card":58,"part":"base","faces":[{"place":"grown","species":"horse_chestnut","symbol":"horse_chestnut"}]},
    {"card":59,"part":"base","faces":[{"place":"grown","species":"horse_chestnut","symbol":"horse_chestnut"}]},
    {"card":60,"part":"base","faces":[{"place":"grown","species":"horse_chestnut","symbol":"horse_chestnut"}]},
    {"card":61,"part":"base","faces":[{"place":"grown","species":"horse_chestnut","symbol":"horse_chestnut"}]},
    {"card":62,"part":"base","faces":[{"place":"grown","species":"horse_chestnut","symbol":"horse_chestnut"}]},
    {"card":63,"part":"base","faces":[{"place":"grown","species":"horse_chestnut","symbol":"horse_chestnut"}]},
    {"card":64,"part":"base","faces":[{"place":"grown","species":"horse_chestnut","symbol":"horse_chestnut"}]},
    {"card":65,"part":"base","faces":[{"place":"grown","species":"horse_chestnut","symbol":"horse_chestnut"}]},
    {"card":66,"part":"base","faces":[{"place":"grown","species":"horse_chestnut","symbol":"horse_chestnut"}]},
    {"card":70,"part":"base","faces":[{"place":"left","species":"european_hare","symbol":"linden"},{"place":"right","species":"european_badger","symbol":"douglas_fir"}]},
    {"card":71,"part":"base","faces":[{"place":"left","species":"european_hare","symbol":"oak"},{"place":"right","species":"greater_horseshoe_bat","symbol":"linden"}]},
    {"card":72,"part":"base","faces":[{"place":"left","species":"european_hare","symbol":"silver_fir"},{"place":"right","species":"red_fox","symbol":"oak"}]},
    {"card":73,"part":"base","faces":[{"place":"left","species":"raccoon","symbol":"douglas_fir"},{"place":"right","species":"european_hare","symbol":"sycamore"}]},
    {"card":74,"part":"base","faces":[{"place":"left","species":"wild_boar","symbol":"sycamore"},{"place":"right","species":"european_hare","symbol":"silver_fir"}]},
    {"card":75,"part":"base","faces":[{"place":"left","species":"brown_long_eared_bat","symbol":"sycamore"},{"place":"right","species":"european_hare","symbol":"linden"}]},
    {"card":76,"part":"base","faces":[{"place":"left","species":"raccoon","symbol":"silver_fir"},{"place":"right","species":"roe_deer","symbol":"beech"}]},
    {"card":77,"part":"base","faces":[{"place":"left","species":"brown_long_eared_bat","symbol":"sycamore"},{"place":"right","species":"european_badger","symbol":"douglas_fir"}]},
    {"card":78,"part":"base","faces":[{"place":"left","species":"barbastelle_bat","symbol":"horse_chestnut"},{"place":"right","species":"wild_boar","symbol":"oak"}]},
    {"card":79,"part":"base","faces":[{"place":"left","species":"brown_bear","symbol":"linden"},{"place":"right","species":"raccoon","symbol":"silver_fir"}]},
    {"card":80,"part":"base","faces":[{"place":"left","species":"beech_marten","symbol":"sycamore"},{"place":"right","species":"brown_bear","symbol":"horse_chestnut"}]},
    {"card":81,"part":"base","faces":[{"place":"left","species":"red_deer","symbol":"linden"},{"place":"right","species":"brown_bear","symbol":"beech"}]},
    {"card":82,"part":"base","faces":[{"place":"left","species":"barbastelle_bat","symbol":"silver_fir"},{"place":"right","species":"beech_marten","symbol":"horse_chestnut"}]},
    {"card":83,"part":"base","faces":[{"place":"left","species":"lynx","symbol":"douglas_fir"},{"place":"right","species":"european_hare","symbol":"birch"}]},
    {"card":84,"part":"base","faces":[{"place":"left","species":"wild_boar","symbol":"birch"},{"place":"right","species":"beech_marten","symbol":"oak"}]},
    {"card":85,"part":"base","faces":[{"place":"left","species":"european_badger","symbol":"horse_chestnut"},{"place":"right","species":"gnat","symbol":"oak"}]},
    {"card":86,"part":"base","faces":[{"place":"left","species":"red_fox","symbol":"linden"},{"place":"right","species":"violet_carpenter_bee","symbol":"douglas_fir"}]},
    {"card":87,"part":"base","faces":[{"place":"left","species":"wild_boar","symbol":"sycamore"},{"place":"right","species":"roe_deer","symbol":"horse_chestnut"}]},
    {"card":88,"part":"base","faces":[{"place":"left","species":"fallow_deer","symbol":"linden"},{"place":"right","species":"wild_boar","symbol":"douglas_fir"}]},
    {"card":89,"part":"base","faces":[{"place":"left","species":"fallow_deer","symbol":"linden"},{"place":"right","species":"roe_deer","symbol":"birch"}]},
    {"card":90,"part":"base","faces":[{"place":"left","species":"red_deer","symbol":"silver_fir"},{"place":"right","species":"fallow_deer","symbol":"sycamore"}]},
    {"card":91,"part":"base","faces":[{"place":"left","species":"violet_carpenter_bee","symbol":"douglas_fir"},{"place":"right","species":"lynx","symbol":"beech"}]},
    {"card":92,"part":"base","faces":[{"place":"left","species":"european_fat_dormouse","symbol":"beech"},{"place":"right","species":"barbastelle_bat","symbol":"oak"}]},
    {"card":93,"part":"base","faces":[{"place":"left","species":"greater_horseshoe_bat","symbol":"beech"},{"place":"right","species":"european_fat_dormouse","symbol":"douglas_fir"}]},
    {"card":94,"part":"base","faces":[{"place":"left","species":"red_fox","symbol":"linden"},{"place":"right","species":"wolf","symbol":"silver_fir"}]},
    {"card":95,"part":"base","faces":[{"place":"left","species":"european_fat_dormouse","symbol":"silver_fir"},{"place":"right","species":"brown_long_eared_bat","symbol":"beech"}]},
    {"card":96,"part":"base","faces":[{"place":"left","species":"bechsteins_bat","symbol":"beech"},{"place":"right","species":"european_fat_dormouse","symbol":"oak"}]},
    {"card":97,"part":"base","faces":[{"place":"left","species":"gnat","symbol":"birch"},{"place":"right","species":"violet_carpenter_bee","symbol":"douglas_fir"}]},
    {"card":98,"part":"base","faces":[{"place":"left","species":"wolf","symbol":"douglas_fir"},{"place":"right","species":"gnat","symbol":"horse_chestnut"}]},
    {"card":99,"part":"base","faces":[{"place":"left","species":"roe_deer","symbol":"linden"},{"place":"right","species":"squeaker","symbol":"sycamore"}]},
    {"card":100,"part":"base","faces":[{"place":"left","species":"bechsteins_bat","symbol":"oak"},{"place":"right","species":"wolf","symbol":"silver_fir"}]},
    {"card":101,"part":"base","faces":[{"place":"left","species":"roe_deer","symbol":"silver_fir"},{"place":"right","species":"lynx","symbol":"linden"}]},
    {"card":102,"part":"base","faces":[{"place":"left","species":"beech_marten","symbol":"beech"},{"place":"right","species":"bechsteins_bat","symbol":"birch"}]},
    {"card":103,"part":"base","faces":[{"place":"left","species":"european_hare","symbol":"beech"},{"place":"right","species":"red_deer","symbol":"horse_chestnut"}]},
    {"card":104,"part":"base","faces":[{"place":"left","species":"wolf","symbol":"sycamore"},{"place":"right","species":"greater_horseshoe_bat","symbol":"linden"}]},
    {"card":105,"part":"base","faces":[{"place":"left","species":"squeaker","symbol":"horse_chestnut"},{"place":"right","species":"red_deer","symbol":"oak"}]},
    {"card":106,"part":"base","faces":[{"place":"left","species":"red_fox","symbol":"beech"},{"place":"right","species":"squeaker","symbol":"oak"}]},
    {"card":107,"part":"base","faces":[{"place":"left","species":"lynx","symbol":"douglas_fir"},{"place":"right","species":"raccoon","symbol":"birch"}]},
    {"card":108,"part":"base","faces":[{"place":"left","species":"squeaker","symbol":"oak"},{"place":"right","species":"lynx","symbol":"silver_fir"}]},
    {"card":109,"part":"base","faces":[{"place":"left","species":"european_hare","symbol":"birch"},{"place":"right","species":"beech_marten","symbol":"horse_chestnut"}]},
    {"card":110,"part":"base","faces":[{"place":"left","species":"lynx","symbol":"horse_chestnut"},{"place":"right","species":"red_fox","symbol":"douglas_fir"}]},
    {"card":111,"part":"base","faces":[{"place":"left","species":"european_hare","symbol":"birch"},{"place":"right","species":"red_deer","symbol":"horse_chestnut"}]},
    {"card":112,"part":"base","faces":[{"place":"left","species":"violet_carpenter_bee","symbol":"silver_fir"},{"place":"right","species":"european_hare","symbol":"sycamore"}]},
    {"card":113,"part":"base","faces":[{"place":"left","species":"european_badger","symbol":"horse_chestnut"},{"place":"right","species":"fallow_deer","symbol":"birch"}]},
    {"card":114,"part":"base","faces":[{"place":"top","species":"goshawk","symbol":"douglas_fir"},{"place":"bottom","species":"moss","symbol":"linden"}]},
    {"card":115,"part":"base","faces":[{"place":"top","species":"great_spotted_woodpecker","symbol":"linden"},{"place":"bottom","species":"wood_ant","symbol":"birch"}]},
    {"card":116,"part":"base","faces":[{"place":"top","species":"chaffinch","symbol":"birch"},{"place":"bottom","species":"wood_ant","symbol":"beech"}]},
    {"card":117,"part":"base","faces":[{"place":"top","species":"tawny_owl","symbol":"beech"},{"place":"bottom","species":"stag_beetle","symbol":"sycamore"}]},
    {"card":118,"part":"base","faces":[{"place":"top","species":"silver_washed_fritillary","symbol":"oak"},{"place":"bottom","species":"fire_salamander","symbol":"horse_chestnut"}]},
    {"card":119,"part":"base","faces":[{"place":"top","species":"purple_emperor","symbol":"horse_chestnut"},{"place":"bottom","species":"pond_turtle","symbol":"sycamore"}]},
    {"card":120,"part":"base","faces":[{"place":"top","species":"camberwell_beauty","symbol":"sycamore"},{"place":"bottom","species":"pond_turtle","symbol":"birch"}]},
    {"card":121,"part":"base","faces":[{"place":"top","species":"large_tortoiseshell","symbol":"silver_fir"},{"place":"bottom","species":"fire_salamander","symbol":"douglas_fir"}]},
    {"card":122,"part":"base","faces":[{"place":"top","species":"bullfinch","symbol":"douglas_fir"},{"place":"bottom","species":"tree_frog","symbol":"linden"}]},
    {"card":123,"part":"base","faces":[{"place":"top","species":"chaffinch","symbol":"sycamore"},{"place":"bottom","species":"stag_beetle","symbol":"birch"}]},
    {"card":124,"part":"base","faces":[{"place":"top","species":"goshawk","symbol":"silver_fir"},{"place":"bottom","species":"wood_ant","symbol":"beech"}]},
    {"card":125,"part":"base","faces":[{"place":"top","species":"great_spotted_woodpecker","symbol":"linden"},{"place":"bottom","species":"common_toad","symbol":"oak"}]},
    {"card":126,"part":"base","faces":[{"place":"top","species":"eurasian_jay","symbol":"birch"},{"place":"bottom","species":"tree_ferns","symbol":"horse_chestnut"}]},
    {"card":127,"part":"base","faces":[{"place":"top","species":"tawny_owl","symbol":"beech"},{"place":"bottom","species":"wild_strawberries","symbol":"sycamore"}]},
    {"card":128,"part":"base","faces":[{"place":"top","species":"silver_washed_fritillary","symbol":"oak"},{"place":"bottom","species":"blackberries","symbol":"silver_fir"}]},
    {"card":129,"part":"base","faces":[{"place":"top","species":"purple_emperor","symbol":"horse_chestnut"},{"place":"bottom","species":"moss","symbol":"douglas_fir"}]},
    {"card":130,"part":"base","faces":[{"place":"top","species":"camberwell_beauty","symbol":"sycamore"},{"place":"bottom","species":"fireflies","symbol":"linden"}]},
    {"card":131,"part":"base","faces":[{"place":"top","species":"large_tortoiseshell","symbol":"silver_fir"},{"place":"bottom","species":"blackberries","symbol":"birch"}]},
    {"card":132,"part":"base","faces":[{"place":"top","species":"bullfinch","symbol":"douglas_fir"},{"place":"bottom","species":"hedgehog","symbol":"beech"}]},
    {"card":133,"part":"base","faces":[{"place":"top","species":"peacock_butterfly","symbol":"silver_fir"},{"place":"bottom","species":"hedgehog","symbol":"oak"}]},
    {"card":134,"part":"base","faces":[{"place":"top","species":"red_squirrel","symbol":"douglas_fir"},{"place":"bottom","species":"common_toad","symbol":"horse_chestnut"}]},
    {"card":135,"part":"base","faces":[{"place":"top","species":"red_squirrel","symbol":"horse_chestnut"},{"place":"bottom","species":"fireflies","symbol":"sycamore"}]},
    {"card":136,"part":"base","faces":[{"place":"top","species":"chaffinch","symbol":"beech"},{"place":"bottom","species":"common_toad","symbol":"silver_fir"}]},
    {"card":137,"part":"base","faces":[{"place":"top","species":"eurasian_jay","symbol":"birch"},{"place":"bottom","species":"fireflies","symbol":"douglas_fir"}]},
    {"card":138,"part":"base","faces":[{"place":"top","species":"silver_washed_fritillary","symbol":"beech"},{"place":"bottom","species":"moss","symbol":"linden"}]},
    {"card":139,"part":"base","faces":[{"place":"top","species":"peacock_butterfly","symbol":"oak"},{"place":"bottom","species":"chanterelle","symbol":"silver_fir"}]},
    {"card":140,"part":"base","faces":[{"place":"top","species":"peacock_butterfly","symbol":"horse_chestnut"},{"place":"bottom","species":"fireflies","symbol":"beech"}]},
    {"card":141,"part":"base","faces":[{"place":"top","species":"large_tortoiseshell","symbol":"sycamore"},{"place":"bottom","species":"mole","symbol":"oak"}]},
    {"card":142,"part":"base","faces":[{"place":"top","species":"goshawk","symbol":"silver_fir"},{"place":"bottom","species":"hedgehog","symbol":"horse_chestnut"}]},
    {"card":143,"part":"base","faces":[{"place":"top","species":"great_spotted_woodpecker","symbol":"douglas_fir"},{"place":"bottom","species":"wild_strawberries","symbol":"sycamore"}]},
    {"card":144,"part":"base","faces":[{"place":"top","species":"eurasian_jay","symbol":"sycamore"},{"place":"bottom","species":"fly_agaric","symbol":"silver_fir"}]},
    {"card":145,"part":"base","faces":[{"place":"top","species":"tawny_owl","symbol":"birch"},{"place":"bottom","species":"penny_bun","symbol":"douglas_fir"}]},
    {"card":146,"part":"base","faces":[{"place":"top","species":"red_squirrel","symbol":"beech"},{"place":"bottom","species":"fire_salamander","symbol":"linden"}]},
    {"card":147,"part":"base","faces":[{"place":"top","species":"purple_emperor","symbol":"birch"},{"place":"bottom","species":"tree_frog","symbol":"oak"}]},
    {"card":148,"part":"base","faces":[{"place":"top","species":"peacock_butterfly","symbol":"linden"},{"place":"bottom","species":"common_toad","symbol":"beech"}]},
    {"card":149,"part":"base","faces":[{"place":"top","species":"camberwell_beauty","symbol":"birch"},{"place":"bottom","species":"tree_frog","symbol":"oak"}]},
    {"card":150,"part":"base","faces":[{"place":"top","species":"bullfinch","symbol":"douglas_fir"},{"place":"bottom","species":"parasol_mushroom","symbol":"horse_chestnut"}]},
    {"card":151,"part":"base","faces":[{"place":"top","species":"goshawk","symbol":"oak"},{"place":"bottom","species":"common_toad","symbol":"sycamore"}]},
    {"card":152,"part":"base","faces":[{"place":"top","species":"eurasian_jay","symbol":"horse_chestnut"},{"place":"bottom","species":"tree_ferns","symbol":"silver_fir"}]},
    {"card":153,"part":"base","faces":[{"place":"top","species":"tawny_owl","symbol":"sycamore"},{"place":"bottom","species":"common_toad","symbol":"douglas_fir"}]},
    {"card":154,"part":"base","faces":[{"place":"top","species":"bullfinch","symbol":"silver_fir"},{"place":"bottom","species":"tree_ferns","symbol":"linden"}]},
    {"card":155,"part":"base","faces":[{"place":"top","species":"red_squirrel","symbol":"oak"},{"place":"bottom","species":"wild_strawberries","symbol":"birch"}]},
    {"card":156,"part":"base","faces":[{"place":"top","species":"silver_washed_fritillary","symbol":"oak"},{"place":"bottom","species":"blackberries","symbol":"beech"}]},
    {"card":157,"part":"base","faces":[{"place":"top","species":"purple_emperor","symbol":"linden"},{"place":"bottom","species":"fly_agaric","symbol":"oak"}]},
    {"card":158,"part":"base","faces":[{"place":"top","species":"camberwell_beauty","symbol":"horse_chestnut"},{"place":"bottom","species":"chanterelle","symbol":"birch"}]},
    {"card":159,"part":"base","faces":[{"place":"top","species":"large_tortoiseshell","symbol":"beech"},{"place":"bottom","species":"mole","symbol":"sycamore"}]},
    {"card":160,"part":"base","faces":[{"place":"top","species":"chaffinch","symbol":"sycamore"},{"place":"bottom","species":"parasol_mushroom","symbol":"silver_fir"}]},
    {"card":161,"part":"base","faces":[{"place":"top","species":"great_spotted_woodpecker","symbol":"linden"},{"place":"bottom","species":"penny_bun","symbol":"douglas_fir"}]},
    {"card":162,"part":"alpine","faces":[{"place":"grown","species":"european_larch","symbol":"european_larch"}]},
    {"card":163,"part":"alpine","faces":[{"place":"grown","species":"european_larch","symbol":"european_larch"}]},
    {"card":164,"part":"alpine","faces":[{"place":"grown","species":"european_larch","symbol":"european_larch"}]},
    {"card":165,"part":"alpine","faces":[{"place":"grown","species":"european_larch","symbol":"european_larch"}]},
    {"card":166,"part":"alpine","faces":[{"place":"grown","species":"european_larch","symbol":"european_larch"}]},
    {"card":167,"part":"alpine","faces":[{"place":"grown","species":"european_larch","symbol":"european_larch"}]},
    {"card":168,"part":"alpine","faces":[{"place":"grown","species":"european_larch","symbol":"european_larch"}]},
    {"card":169,"part":"alpine","faces":[{"place":"grown","species":"stone_pine","symbol":"stone_pine"}]},
    {"card":170,"part":"alpine","faces":[{"place":"grown","species":"stone_pine","symbol":"stone_pine"}]},
    {"card":171,"part":"alpine","faces":[{"place":"grown","species":"stone_pine","symbol":"stone_pine"}]},
    {"card":172,"part":"alpine","faces":[{"place":"grown","species":"stone_pine","symbol":"stone_pine"}]},
    {"card":173,"part":"alpine","faces":[{"place":"grown","species":"stone_pine","symbol":"stone_pine"}]},
    {"card":174,"part":"alpine","faces":[{"place":"grown","species":"stone_pine","symbol":"stone_pine"}]},
    {"card":175,"part":"alpine","faces":[{"place":"grown","species":"stone_pine","symbol":"stone_pine"}]},
    {"card":176,"part":"alpine","faces":[{"place":"left","species":"alpine_marmot","symbol":"beech"},{"place":"right","species":"chamois","symbol":"stone_pine"}]},
    {"card":177,"part":"alpine","faces":[{"place":"left","species":"alpine_marmot","symbol":"european_larch"},{"place":"right","species":"capercaillie","symbol":"douglas_fir"}]},
    {"card":178,"part":"alpine","faces":[{"place":"left","species":"mountain_hare","symbol":"silver_fir"},{"place":"right","species":"alpine_marmot","symbol":"stone_pine"}]},
    {"card":179,"part":"alpine","faces":[{"place":"left","species":"steinbock","symbol":"european_larch"},{"place":"right","species":"alpine_marmot","symbol":"birch"}]},
    {"card":180,"part":"alpine","faces":[{"place":"left","species":"chamois","symbol":"european_larch"},{"place":"right","species":"capercaillie","symbol":"beech"}]},
    {"card":181,"part":"alpine","faces":[{"place":"left","species":"mountain_hare","symbol":"european_larch"},{"place":"right","species":"chamois","symbol":"douglas_fir"}]},
    {"card":182,"part":"alpine","faces":[{"place":"left","species":"savis_pipistrelle","symbol":"silver_fir"},{"place":"right","species":"steinbock","symbol":"stone_pine"}]},
    {"card":183,"part":"alpine","faces":[{"place":"left","species":"capercaillie","symbol":"european_larch"},{"place":"right","species":"savis_pipistrelle","symbol":"stone_pine"}]},
    {"card":184,"part":"alpine","faces":[{"place":"left","species":"capercaillie","symbol":"stone_pine"},{"place":"right","species":"steinbock","symbol":"douglas_fir"}]},
    {"card":185,"part":"alpine","faces":[{"place":"top","species":"phoebus_apollo","symbol":"stone_pine"},{"place":"bottom","species":"black_trumpet","symbol":"european_larch"}]},
    {"card":186,"part":"alpine","faces":[{"place":"top","species":"phoebus_apollo","symbol":"douglas_fir"},{"place":"bottom","species":"edelweiss","symbol":"stone_pine"}]},
    {"card":187,"part":"alpine","faces":[{"place":"top","species":"phoebus_apollo","symbol":"european_larch"},{"place":"bottom","species":"blueberry","symbol":"birch"}]},
    {"card":188,"part":"alpine","faces":[{"place":"top","species":"phoebus_apollo","symbol":"silver_fir"},{"place":"bottom","species":"alpine_newt","symbol":"stone_pine"}]},
    {"card":189,"part":"alpine","faces":[{"place":"top","species":"golden_eagle","symbol":"beech"},{"place":"bottom","species":"black_trumpet","symbol":"stone_pine"}]},
    {"card":190,"part":"alpine","faces":[{"place":"top","species":"bearded_vulture","symbol":"silver_fir"},{"place":"bottom","species":"gentian","symbol":"european_larch"}]},
    {"card":191,"part":"alpine","faces":[{"place":"top","species":"golden_eagle","symbol":"european_larch"},{"place":"bottom","species":"alpine_newt","symbol":"douglas_fir"}]},
    {"card":192,"part":"alpine","faces":[{"place":"top","species":"common_raven","symbol":"european_larch"},{"place":"bottom","species":"gentian","symbol":"beech"}]},
    {"card":193,"part":"alpine","faces":[{"place":"top","species":"common_raven","symbol":"douglas_fir"},{"place":"bottom","species":"blueberry","symbol":"stone_pine"}]},
    {"card":194,"part":"alpine","faces":[{"place":"top","species":"bearded_vulture","symbol":"european_larch"},{"place":"bottom","species":"alpine_newt","symbol":"silver_fir"}]},
    {"card":195,"part":"alpine","faces":[{"place":"top","species":"bearded_vulture","symbol":"stone_pine"},{"place":"bottom","species":"edelweiss","symbol":"european_larch"}]},
    {"card":196,"part":"alpine","faces":[{"place":"top","species":"golden_eagle","symbol":"silver_fir"},{"place":"bottom","species":"gentian","symbol":"stone_pine"}]},
    {"card":197,"part":"alpine","faces":[{"place":"left","species":"savis_pipistrelle","symbol":"european_larch"},{"place":"right","species":"mountain_hare","symbol":"stone_pine"}]},
    {"card":198,"part":"woodland_edge","faces":[{"place":"grown","species":"elderberry","symbol":"linden"}]},
    {"card":199,"part":"woodland_edge","faces":[{"place":"grown","species":"elderberry","symbol":"sycamore"}]},
    {"card":200,"part":"woodland_edge","faces":[{"place":"grown","species":"elderberry","symbol":"birch"}]},
    {"card":201,"part":"woodland_edge","faces":[{"place":"grown","species":"elderberry","symbol":"oak"}]},
    {"card":202,"part":"woodland_edge","faces":[{"place":"grown","species":"common_hazel","symbol":"horse_chestnut"}]},
    {"card":203,"part":"woodland_edge","faces":[{"place":"grown","species":"common_hazel","symbol":"oak"}]},
    {"card":204,"part":"woodland_edge","faces":[{"place":"grown","species":"common_hazel","symbol":"beech"}]},
    {"card":205,"part":"woodland_edge","faces":[{"place":"grown","species":"common_hazel","symbol":"birch"}]},
    {"card":206,"part":"woodland_edge","faces":[{"place":"grown","species":"blackthorn","symbol":"douglas_fir"}]},
    {"card":207,"part":"woodland_edge","faces":[{"place":"grown","species":"blackthorn","symbol":"birch"}]},
    {"card":208,"part":"woodland_edge","faces":[{"place":"grown","species":"blackthorn","symbol":"silver_fir"}]},
    {"card":209,"part":"woodland_edge","faces":[{"place":"grown","species":"blackthorn","symbol":"sycamore"}]},
    {"card":210,"part":"woodland_edge","faces":[{"place":"top","species":"map_butterfly","symbol":"linden"},{"place":"bottom","species":"digitalis","symbol":"douglas_fir"}]},
    {"card":211,"part":"woodland_edge","faces":[{"place":"top","species":"map_butterfly","symbol":"sycamore"},{"place":"bottom","species":"stinging_nettle","symbol":"birch"}]},
    {"card":212,"part":"woodland_edge","faces":[{"place":"top","species":"map_butterfly","symbol":"oak"},{"place":"bottom","species":"great_green_bush_cricket","symbol":"silver_fir"}]},
    {"card":213,"part":"woodland_edge","faces":[{"place":"top","species":"map_butterfly","symbol":"silver_fir"},{"place":"bottom","species":"water_vole","symbol":"sycamore"}]},
    {"card":214,"part":"woodland_edge","faces":[{"place":"top","species":"eurasian_magpie","symbol":"beech"},{"place":"bottom","species":"digitalis","symbol":"birch"}]},
    {"card":215,"part":"woodland_edge","faces":[{"place":"top","species":"eurasian_magpie","symbol":"silver_fir"},{"place":"bottom","species":"stinging_nettle","symbol":"horse_chestnut"}]},
    {"card":216,"part":"woodland_edge","faces":[{"place":"top","species":"eurasian_magpie","symbol":"birch"},{"place":"bottom","species":"great_green_bush_cricket","symbol":"beech"}]},
    {"card":217,"part":"woodland_edge","faces":[{"place":"top","species":"nightingale","symbol":"beech"},{"place":"bottom","species":"digitalis","symbol":"sycamore"}]},
    {"card":218,"part":"woodland_edge","faces":[{"place":"top","species":"nightingale","symbol":"oak"},{"place":"bottom","species":"stinging_nettle","symbol":"sycamore"}]},
    {"card":219,"part":"woodland_edge","faces":[{"place":"top","species":"nightingale","symbol":"horse_chestnut"},{"place":"bottom","species":"water_vole","symbol":"beech"}]},
    {"card":220,"part":"woodland_edge","faces":[{"place":"top","species":"barn_owl","symbol":"birch"},{"place":"bottom","species":"digitalis","symbol":"oak"}]},
    {"card":221,"part":"woodland_edge","faces":[{"place":"top","species":"barn_owl","symbol":"sycamore"},{"place":"bottom","species":"great_green_bush_cricket","symbol":"oak"}]},
    {"card":222,"part":"woodland_edge","faces":[{"place":"left","species":"female_wild_boar","symbol":"birch"},{"place":"right","species":"bee_swarm","symbol":"sycamore"}]},
    {"card":223,"part":"woodland_edge","faces":[{"place":"left","species":"european_bison","symbol":"oak"},{"place":"right","species":"female_wild_boar","symbol":"sycamore"}]},
    {"card":224,"part":"woodland_edge","faces":[{"place":"left","species":"female_wild_boar","symbol":"silver_fir"},{"place":"right","species":"european_wildcat","symbol":"horse_chestnut"}]},
    {"card":225,"part":"woodland_edge","faces":[{"place":"left","species":"common_pipistrelle","symbol":"linden"},{"place":"right","species":"squeaker","symbol":"silver_fir"}]},
    {"card":226,"part":"woodland_edge","faces":[{"place":"left","species":"squeaker","symbol":"horse_chestnut"},{"place":"right","species":"crane_fly","symbol":"beech"}]},
    {"card":227,"part":"woodland_edge","faces":[{"place":"left","species":"european_polecat","symbol":"silver_fir"},{"place":"right","species":"squeaker","symbol":"douglas_fir"}]},
    {"card":228,"part":"woodland_edge","faces":[{"place":"left","species":"bee_swarm","symbol":"beech"},{"place":"right","species":"common_pipistrelle","symbol":"sycamore"}]},
    {"card":229,"part":"woodland_edge","faces":[{"place":"left","species":"european_wildcat","symbol":"oak"},{"place":"right","species":"bee_swarm","symbol":"birch"}]},
    {"card":230,"part":"woodland_edge","faces":[{"place":"left","species":"common_pipistrelle","symbol":"birch"},{"place":"right","species":"european_bison","symbol":"beech"}]},
    {"card":231,"part":"woodland_edge","faces":[{"place":"left","species":"european_bison","symbol":"beech"},{"place":"right","species":"european_polecat","symbol":"sycamore"}]},
    {"card":232,"part":"woodland_edge","faces":[{"place":"left","species":"crane_fly","symbol":"birch"},{"place":"right","species":"european_polecat","symbol":"oak"}]},
    {"card":233,"part":"woodland_edge","faces":[{"place":"left","species":"european_wildcat","symbol":"sycamore"},{"place":"right","species":"crane_fly","symbol":"oak"}]},
  ],
};

/**
 * A physical card. Two copies of a card are two `Card`s.
 *
 * Serialized as its printed number: 1 to 66 and 70 to 233. The three numbers between are the
 * winter cards.
 */
export type Card = number;

/**
 * The texts of a species, one line per effect.
 */
export type CardText = { name: Line, 
/**
 * Its effect.
 */
effect: Array<Line>, 
/**
 * Its bonus.
 */
bonus: Array<Line>, 
/**
 * What it scores.
 */
scoring: Line, };

/**
 * All cards and all species.
 */
export type Catalogue = { 
/**
 * Every species, in the order of [`Species`].
 */
species: Array<SpeciesEntry>, 
/**
 * Every card, lowest number first.
 */
cards: Array<Printed>, };

/**
 * The place of a species in a forest.
 */
export type Home = "tree" | "shrub" | "top" | "bottom" | "side";

/**
 * A message key and its values.
 */
export type Line = { key: string, 
/**
 * The values of its variables.
 */
values: Array<[string, Value]>, };

/**
 * [`Names`] as sent and stored: by the tag of the language.
 */
export type NamesByTag = { [key in string]: string };

/**
 * A part of the game (FS-1).
 */
export type Part = "base" | "alpine" | "woodland_edge";

/**
 * How a card is placed in a forest. It determines the visible face.
 */
export type Place = "grown" | "sapling" | "top" | "bottom" | "left" | "right";

/**
 * The printed data of a card.
 */
export type Printed = { card: Card, 
/**
 * The part of the game it belongs to.
 */
part: Part, 
/**
 * The face of a tree or shrub, or two halves.
 */
faces: Array<PrintedFace>, };

/**
 * A face of a card.
 */
export type PrintedFace = { 
/**
 * The place in which this face is visible.
 */
place: Place, 
/**
 * The species on the face.
 */
species: Species, 
/**
 * Its colour.
 */
symbol: Symbol | null, };

/**
 * A seat, counted from 0 in turn order.
 *
 * Only [`Seats`] creates them, so a `Seat` proves that some game has that seat.
 */
export type Seat = number;

/**
 * The species on a face. Saplings have an entry too.
 */
export type Species = "linden" | "oak" | "silver_fir" | "birch" | "beech" | "sycamore" | "douglas_fir" | "horse_chestnut" | "bullfinch" | "camberwell_beauty" | "chaffinch" | "eurasian_jay" | "goshawk" | "great_spotted_woodpecker" | "large_tortoiseshell" | "peacock_butterfly" | "purple_emperor" | "red_squirrel" | "silver_washed_fritillary" | "tawny_owl" | "blackberries" | "chanterelle" | "common_toad" | "fireflies" | "fire_salamander" | "fly_agaric" | "hedgehog" | "mole" | "moss" | "parasol_mushroom" | "penny_bun" | "pond_turtle" | "stag_beetle" | "tree_ferns" | "tree_frog" | "wild_strawberries" | "wood_ant" | "barbastelle_bat" | "bechsteins_bat" | "beech_marten" | "brown_bear" | "brown_long_eared_bat" | "european_badger" | "european_fat_dormouse" | "european_hare" | "fallow_deer" | "gnat" | "greater_horseshoe_bat" | "lynx" | "raccoon" | "red_deer" | "red_fox" | "roe_deer" | "squeaker" | "violet_carpenter_bee" | "wild_boar" | "wolf" | "european_larch" | "stone_pine" | "alpine_marmot" | "alpine_newt" | "bearded_vulture" | "black_trumpet" | "blueberry" | "capercaillie" | "chamois" | "common_raven" | "edelweiss" | "gentian" | "golden_eagle" | "mountain_hare" | "phoebus_apollo" | "savis_pipistrelle" | "steinbock" | "elderberry" | "common_hazel" | "blackthorn" | "barn_owl" | "bee_swarm" | "common_pipistrelle" | "crane_fly" | "digitalis" | "eurasian_magpie" | "european_bison" | "european_polecat" | "european_wildcat" | "female_wild_boar" | "great_green_bush_cricket" | "map_butterfly" | "nightingale" | "stinging_nettle" | "water_vole" | "tree_sapling";

/**
 * The printed data of a species.
 */
export type SpeciesEntry = { species: Species, 
/**
 * The part of the game to which it belongs.
 */
part: Part, 
/**
 * Where it lives.
 */
home: Home, 
/**
 * Number of faces that show it.
 */
copies: number, 
/**
 * Number of cards to pay.
 */
cost: number, tags: Tags, 
/**
 * Its effect, bonus and scoring as text.
 */
text: CardText, };

/**
 * A tree symbol on a face (FS-5). Each has its own colour.
 */
export type Symbol = "linden" | "oak" | "silver_fir" | "birch" | "beech" | "sycamore" | "douglas_fir" | "horse_chestnut" | "european_larch" | "stone_pine";

/**
 * A set of tags.
 */
export type Tags = Array<"tree" | "shrub" | "bird" | "bat" | "butterfly" | "insect" | "pawed_animal" | "cloven_hoofed" | "deer" | "amphibian" | "plant" | "mushroom" | "alpine" | "woodland_edge">;

/**
 * The value of a variable in a message.
 */
export type Value = number | string | Array<NamesByTag> | { 
/**
 * The seat, counted from 0.
 */
seat: Seat, };
