### 終端機中的遊戲。輸入的詞語保持英文。

terminal-help = 照列出的樣子輸入行動，或輸入下列詞語：
terminal-help-actions = 現在能做的事：全部，或以某詞開頭的
terminal-help-why = 哪條規則禁止某行動
terminal-help-board = 再看一次牌桌
terminal-help-log = 發生過的事
terminal-help-undo = 收回你上一個選擇
terminal-help-hint = 好玩家會怎麼做，為什麼
terminal-help-save = 寫下遊戲紀錄
terminal-help-quit = 離開牌桌
terminal-seat = 座位 { $number }
terminal-bot = 電腦 { $number }（{ $level }）
terminal-prompt = 座位 { $number }>
terminal-time = 時間：已用 { $used } / { $minutes } 分鐘
terminal-refused = 被 { $refusal } 拒絕
terminal-allowed = 沒有規則禁止
terminal-saved = 已存到 { $file }
terminal-as-good = 同樣好：{ $action }
terminal-rather = 而不是 { $action }：
terminal-more = ……還有 { $count } 個；'actions' 列出全部
terminal-points = { $player }：{ $points } 分，第 { $place } 名
terminal-won = 勝者：{ $players }。{ $reason }
