### 事實如何化為文字，適用於所有遊戲。

amount = { $number } × { $word }
pair = { $key }：{ $value }
action = { $verb }：{ $about }
