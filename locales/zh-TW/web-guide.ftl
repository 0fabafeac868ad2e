## The rules for a beginner, and the way to the reference

guide-chapter-goal = 目標
guide-chapter-turn = 一個回合
guide-chapter-counts = 怎麼算
guide-chapter-end = 結束
guide-place = { $n }／{ $of }
guide-next = 下一章：{ $chapter }
guide-numbers = 這一桌的數字
guide-reference = 完整規則（附編號）
guide-reference-about = 這裡列出這一桌的每一條規則和編號。想學會怎麼玩，看簡明規則就夠了。
guide-short = 回到簡明規則
