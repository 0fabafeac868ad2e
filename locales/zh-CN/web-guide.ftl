## The rules for a beginner, and the way to the reference

guide-chapter-goal = 目标
guide-chapter-turn = 一个回合
guide-chapter-counts = 怎么算
guide-chapter-end = 结束
guide-place = { $n }／{ $of }
guide-next = 下一章：{ $chapter }
guide-numbers = 这一桌的数字
guide-reference = 完整规则（带编号）
guide-reference-about = 这里列出这一桌的每一条规则和编号。想学会怎么玩，看简明规则就够了。
guide-short = 回到简明规则
