### 每个程序都会用到的。

# 列举时，各项之间的分隔。
list-separator = 、

# 句与句之间的分隔：不空格。
sentence-separator = { "" }
