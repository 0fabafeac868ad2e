### 每个程序都会用到的。

# 列举时，各项之间的分隔。
list-separator = 、

# 前后两句话：中间不空格。
two-sentences = { $one }{ $two }
