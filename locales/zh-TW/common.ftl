### 每個程式都會用到的。

# 列舉時，項目之間的分隔。
list-separator = 、

# 句子與句子之間的分隔：不空格。
sentence-separator = { "" }
