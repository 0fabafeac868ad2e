//! Card texts: what a card does and scores, as keys and values for `locales/`.
//!
//! The texts are generated from the data that the rules use, so they cannot disagree with it. A
//! value that starts with `forest-` is itself a key: the name of a tag, a species or a symbol.

use serde::Serialize;
use tabletop::{Choice, Message, Value};

use crate::{
    agenda::{Picking, Task},
    effect::{Filter, Many, Reward, Trigger, Which},
    score::{BUTTERFLIES, CAVE},
    species::{BUTTERFLY_SETS, Passive, ScoringRule, Species, Tags},
};

/// A message key and its values.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Line {
    pub key: String,
    /// The values of its variables.
    pub values: Vec<(&'static str, Value)>,
}

impl From<Line> for Message {
    fn from(Line { key, values }: Line) -> Self {
        values.into_iter().fold(Self::new(key), |message, (name, value)| message.with(name, value))
    }
}

/// The texts of a species, one line per effect.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardText {
    pub name: Line,
    /// Its effect.
    pub effect: Vec<Line>,
    /// Its bonus.
    pub bonus: Vec<Line>,
    /// What it scores.
    pub scoring: Line,
}

impl CardText {
    /// The texts of `species`.
    pub fn of(species: Species) -> Self {
        let data = species.data();
        let effect = data.effect.iter().map(|&reward| Line::of_reward(reward));
        let permanent = data.permanent.map(|(permanent, _)| Line::of_permanent(permanent));
        let passive = data.passive.map(Line::of_passive);
        Self {
            name: Line::new(species_key(species)),
            effect: effect.chain(permanent).chain(passive).collect(),
            bonus: data.bonus.iter().map(|&reward| Line::of_reward(reward)).collect(),
            scoring: Line::of_scoring("forest-scoring", data.scoring),
        }
    }
}

/// The key of a species' name.
pub fn species_key(species: Species) -> String {
    format!("forest-card-{}", species.name())
}

/// The key of the name of some tags, such as `forest-tag-bird` or `forest-tag-tree-plant`.
pub fn tags_key(tags: Tags) -> String {
    let names: Vec<&str> = tags.iter().map(Choice::name).collect();
    format!("forest-tag-{}", names.join("-"))
}

/// The key of a row in a score: a species, the butterflies or the cave.
pub fn share_key(key: &str) -> String {
    match key {
        BUTTERFLIES => "forest-share-butterflies".to_owned(),
        CAVE => "forest-share-cave".to_owned(),
        species => format!("forest-card-{species}"),
    }
}

impl Line {
    /// A message without variables.
    pub fn new(key: impl Into<String>) -> Self {
        Self { key: key.into(), values: Vec::new() }
    }

    /// Adds a value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.values.push((name, value.into()));
        self
    }

    fn count(self, name: &'static str, number: u8) -> Self {
        self.with(name, i64::from(number))
    }

    fn tag(self, tags: impl Into<Tags>) -> Self {
        self.with("tag", tags_key(tags.into()))
    }

    fn species(self, species: Species) -> Self {
        self.with("species", species_key(species))
    }

    fn filter(self, filter: Filter) -> Self {
        self.with(
            "kind",
            match filter {
                Filter::Tag(tag) => tags_key(tag.into()),
                Filter::Species(species) => species_key(species),
            },
        )
    }

    fn of_reward(reward: Reward) -> Self {
        let line = |key: &str| Self::new(format!("forest-effect-{key}"));
        match reward {
            Reward::Draw(n) => line("draw").count("n", n),
            Reward::DrawPerTag(tag) => line("draw-per-tag").tag(tag),
            Reward::DrawPerSpecies(species) => line("draw-per-species").species(species),
            Reward::ExtraTurn => line("extra-turn"),
            Reward::ExtraTurnIf(tag) => line("extra-turn-if").tag(tag),
            Reward::FreePlay(filter, Many::One) => line("free-play").filter(filter),
            Reward::FreePlay(filter, Many::Any) => line("free-play-any").filter(filter),
            Reward::PlayPaid => line("play-paid"),
            Reward::PlaySaplings => line("play-saplings"),
            Reward::HandToCave => line("hand-to-cave"),
            Reward::ClearingToCave(which) => line("clearing-to-cave").which(which),
            Reward::ClearingToHand(which) => line("clearing-to-hand").which(which),
            Reward::ClearingRemove => line("clearing-remove"),
        }
    }

    fn which(self, which: Which) -> Self {
        match which {
            Which::All => Self::new(format!("{}-all", self.key)),
            Which::Showing(tags) => Self::new(format!("{}-showing", self.key)).tag(tags),
            Which::Choose(n) => Self::new(format!("{}-choose", self.key)).count("n", n),
        }
    }

    fn of_permanent(permanent: Trigger) -> Self {
        match permanent {
            Trigger::OnTag(tag) => Self::new("forest-effect-on-tag").tag(tag),
            Trigger::OnTree(slot) => Self::new("forest-effect-on-tree").with("slot", slot.name()),
        }
    }

    fn of_passive(passive: Passive) -> Self {
        let line = |key: &str| Self::new(format!("forest-effect-{key}"));
        match passive {
            Passive::SharesSlot(u8::MAX) => line("shares-slot-any"),
            Passive::SharesSlot(most) => line("shares-slot").count("n", most),
            Passive::Invites(tag, slot) => line("invites").tag(tag).with("slot", slot.name()),
            Passive::HostCountsTwice => line("host-counts-twice"),
            Passive::CountsAs(species) => line("counts-as").species(species),
        }
    }

    /// The scoring text: the message `<prefix>-<kind>`.
    pub(crate) fn of_scoring(prefix: &str, scoring: ScoringRule) -> Self {
        let line = |key: &str| Self::new(format!("{prefix}-{key}"));
        let points = |key: &str, points: u8| line(key).count("points", points);
        match scoring {
            ScoringRule::Nothing => line("nothing"),
            ScoringRule::Flat(n) => points("flat", n),
            ScoringRule::PerTag(n, tags) => points("per-tag", n).tag(tags),
            ScoringRule::PerSpecies(n, species) => points("per-species", n).species(species),
            ScoringRule::PerSymbol(n, symbols) => {
                let names: Vec<&str> = symbols.iter().map(|symbol| symbol.name()).collect();
                let key = format!("forest-symbol-{}", names.join("-"));
                points("per-symbol", n).with("symbol", key)
            }
            ScoringRule::PerOwnSymbol(n) => points("per-own-symbol", n),
            ScoringRule::PerKind(n, tag) => points("per-kind", n).tag(tag),
            ScoringRule::TableOfKinds(tag, table) => {
                line("table-of-kinds").tag(tag).with("table", steps(table))
            }
            ScoringRule::PerAttached(n) => points("per-attached", n),
            ScoringRule::PerBelowTrees(n) => points("per-below-trees", n),
            ScoringRule::PerFullTree(n) => points("per-full-tree", n),
            ScoringRule::PerCaveCard(n) => points("per-cave-card", n),
            ScoringRule::OnHost(n, species) => points("on-host", n).species(species),
            ScoringRule::OnShrub(n) => points("on-shrub", n),
            ScoringRule::Alone(n) => points("alone", n),
            ScoringRule::BesideOnTree(n, tag) => points("beside-on-tree", n).tag(tag),
            ScoringRule::Sharing(n, least) => points("sharing", n).count("least", least),
            ScoringRule::IfPresent(n, species) => points("if-present", n).species(species),
            ScoringRule::IfAtLeast(n, species, least) => {
                points("if-at-least", n).species(species).count("least", least)
            }
            ScoringRule::IfKinds(n, tag, least) => {
                points("if-kinds", n).tag(tag).count("least", least)
            }
            ScoringRule::IfTrees(n, least) => points("if-trees", n).count("least", least),
            ScoringRule::IfMostTrees(n) => points("if-most-trees", n),
            ScoringRule::Majority(most, otherwise, species) => {
                points("majority", most).count("otherwise", otherwise).species(species)
            }
            ScoringRule::SetByCount(table) => line("set-by-count").with("table", steps(table)),
            ScoringRule::ButterflySets => {
                line("butterfly-sets").with("table", steps(BUTTERFLY_SETS))
            }
        }
    }
}

/// The text of a task, for example for the player's prompt.
impl From<Task> for Line {
    fn from(task: Task) -> Self {
        let line = |key: &str| Self::new(format!("forest-task-{key}"));
        let picking = |line: Self, from| match from {
            Picking::All => line.which(Which::All),
            Picking::Showing(tags) => line.which(Which::Showing(tags)),
            Picking::Choose(most) => line.which(Which::Choose(most)),
        };
        match task {
            Task::Draw { n } => line("draw").count("n", n),
            Task::ExtraTurn => line("extra-turn"),
            Task::FreePlay { filter, once: true } => line("free-play").filter(filter),
            Task::FreePlay { filter, once: false } => line("free-play-any").filter(filter),
            Task::PlayPaid => line("play-paid"),
            Task::PlaySaplings => line("play-saplings"),
            Task::HandToCave { n } => line("hand-to-cave").count("n", n),
            Task::ClearingToCave { from } => picking(line("clearing-to-cave"), from),
            Task::ClearingToHand { from } => picking(line("clearing-to-hand"), from),
            Task::ClearingRemove => line("clearing-remove"),
        }
    }
}

/// Formats a table of points that starts at 1: `1/3/6`.
fn steps(table: &[u8]) -> String {
    let steps: Vec<String> = table.iter().skip(1).map(u8::to_string).collect();
    steps.join("/")
}
