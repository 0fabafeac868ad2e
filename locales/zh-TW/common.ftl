### 每個程式都會用到的。

# 列舉時，項目之間的分隔。
list-separator = 、
