### 每個程式都會用到的。

# 列舉時，項目之間的分隔。
list-separator = 、

# 前後兩句話：中間不空格。
two-sentences = { $one }{ $two }
