### 大廳：介面、電腦等級，以及核心所說的話。

## 電腦等級

level-random = 隨機
level-random-note = 純憑運氣
level-random-about = 隨意選擇任何合法行動，供試玩之用。
level-weighted = 習慣
level-weighted-note = 首次遊戲
level-weighted-about = 憑習慣出手，不看局面，適合第一次玩。
level-greedy = 貪心
level-greedy-note = 簡單
level-greedy-about = 選擇眼前看來最好的行動。
level-planner = 規劃
level-planner-note = 普通
level-planner-about = 把自己的回合想到最後。
level-search = 搜尋
level-search-note = 強
level-search-about = 想像遊戲可能的發展，選擇最常有好結果的行動。

## 核心的通知與拒絕

hall-event-has-chosen = { $seat } 已做出選擇。
refusal-SH-TURN = { $owed-id ->
    [0] 現在沒有人需要選擇。
   *[other] 現在輪不到你選擇，正在等待：{ $owed }。
}
refusal-SH-STEP = 這不是目前所要決定的事。
refusal-SH-OVER = 遊戲已經結束，沒有可選的行動。
refusal-SH-STALE = 這是對先前問題的回答，牌局已經往下進行。
refusal-SH-LINE = 這一步之後可能有隨機結果或隱藏資訊。請先執行、看過結果再繼續：{ $step }。
refusal-SH-UNDO-1 = 你沒有可以收回的選擇。
refusal-SH-UNDO-2 = { $seat } 在那之後已做出選擇。
refusal-SH-UNDO-3 = 在那之後已有隨機結果：擲骰或洗牌。
refusal-SH-UNDO-4 = 在那之後已揭露隱藏資訊。
