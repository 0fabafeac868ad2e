### 每个程序都会用到的。

# 列举时，各项之间的分隔。
list-separator = 、
