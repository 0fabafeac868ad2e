## The rules for a beginner, and the way to the reference

guide-chapter-goal = The goal
guide-chapter-turn = A turn
guide-chapter-counts = What counts
guide-chapter-end = The end
guide-place = { $n } of { $of }
guide-next = Next: { $chapter }
guide-numbers = Numbers at this table
guide-reference = All rules by number
guide-reference-about = Every rule in force, with its number. To learn the game, the short version is enough.
guide-short = Back to the short version
