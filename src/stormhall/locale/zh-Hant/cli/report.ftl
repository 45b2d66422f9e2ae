### The report of many games.

## The head of the page.

report-title = { $game }：{ $games } 場遊戲
report-contents = 目錄
report-line-up = { $agents }，{ $seats } 個座位。
report-against = { $first } 對 { $second }
report-games = 場數
report-median = { $unit }，中位數
report-winner-points = 贏家分數，中位數
report-best = 最佳代理人 { $agent } 的勝率
report-failed = 失敗
report-seat = 座位 { $number }
report-winner = 贏家
report-winners = 所有贏家
report-others = 其他所有人
report-from-to = { $low } 至 { $high }

## What was played.

report-played = 進行了什麼
report-game = 遊戲
report-rules = { $game }，規則第 { $version } 版
report-players = 玩家
report-seating = 座次
report-rotation = { $times ->
    [1] 不變；每副發牌進行一次
   *[other] 每場移動一個座位；每副發牌進行 { $times } 次
 }
report-games-played = 場數
report-seed = 種子
report-thinking = 思考
report-fixed-work = 固定的量
report-seconds = 每次決策 { $seconds } 秒
report-options = 選項
report-preset = 預設組合 { $preset }
report-usual = 慣常的
report-compared-with = 比較對象
report-again = 再玩一次：
report-all-options = 所有選項
report-option = 選項
report-value = 值

## Who wins.

report-wins-title = 誰獲勝
report-no-end = 沒有任何遊戲進行到底。
report-by-agent = 代理人
report-by-seat = 座位
report-trait-faction = 派系
report-trait-clan = 部族
report-trait-start = 起始格
report-trait-order = 行動順序
report-trait-team = 隊伍
report-by = 依{ $what }
report-wins-by = 依{ $what }的勝場
report-wins-label = 依{ $what }的勝率：{ $list }
report-taken = 坐過
report-wins = 勝場
report-share = 比率
report-interval = 95 % 區間
report-points = 分數
report-chance = 機率
report-wins-note = 圓點是每個坐過的座位的勝率，橫條是其 95 % 區間（Wilson）。共享的勝利（例如隊伍）按份計算。虛線是機會均等時的結果：區間若落在虛線之外，差異便很難以運氣解釋。

## How long games last.

report-length-title = 遊戲持續多久
report-same-length = 所有遊戲都持續 { $length } { $unit }。
report-counted-in = 計量單位
report-shortest = 最短
report-middle = 中位數
report-longest = 最長
report-lengths = 遊戲長度
report-median-mark = 中位數 { $median }
report-histogram = 長度的直方圖（{ $unit }），{ $least } 至 { $most }，中位數 { $median }
report-in = 以{ $unit }計

## Points.

report-points-title = 分數變化
report-lowest = 最低
report-highest = 最高
report-points-by = 依{ $what }的最終分數
report-points-label = 依{ $what }的分數中位數變化；最終 { $list }
report-points-note = 線條是中位數，色帶涵蓋 80 % 的座位（10 % 至 90 %）；細線是其他人的中位數。已結束的遊戲保留最後的分數；95 % 的遊戲結束時，圖即終止。
report-sources-title = 分數從何而來
report-source = 來源
report-sources = 每場每座位的分數，依來源
report-sources-by = 依{ $what }，以及贏家與其他人
report-sources-label = 依來源的分數：{ $list }
report-all = 合計
report-points-axis = 每場每座位的平均分數

## What was used.

report-uses-title = 用了什麼
report-uses = 每場遊戲中所有座位合計使用某物的次數，以及曾使用它的座位的勝率，附 95 % 區間（Wilson）。
report-uses-note = 領先者什麼都負擔得起更多：高於機率的比率只是線索，不能證明該物本身帶來勝利。
report-uses-label = { $topic }，每場次數：{ $list }
report-per-game = 每場
report-used-by = 使用者
report-all-rows = 全部 { $count } 項的表格
report-most-used = { $topic }：{ $all } 項中最常用的 { $drawn } 項
report-times-axis = 每場次數
report-wins-axis = 使用時的勝率

## Topics of uses.

report-topic-artefacts-created = 製造的法器
report-topic-artefacts-used = 使用的法器
report-topic-battle-cards = 戰鬥牌
report-topic-battles = 戰鬥
report-topic-cards-drafted = 輪抽的牌
report-topic-cards-gained = 獲得的卡牌
report-topic-cities-built = 建造的城市
report-topic-city-levels = 城市等級
report-topic-cohorts = 隊列
report-topic-fate = 命運
report-topic-figures-invading = 派遣的單位
report-topic-figures-lost = 損失的單位
report-topic-gates-entered = 抵達的門
report-topic-gates-left = 離開的門
report-topic-great-artefacts-used = 使用的偉大法器
report-topic-great-artefacts-won = 贏得的偉大法器
report-topic-guards-beaten = 擊敗的守衛
report-topic-heroes = 英雄
report-topic-metamorpha = 幻形者
report-topic-monsters = 怪獸
report-topic-pillages = 掠奪
report-topic-pillages-tried = 嘗試的掠奪
report-topic-potions-bought = 購買的藥水
report-topic-potions-drunk = 喝下的藥水
report-topic-powers-used = 使用的能力
report-topic-quests-committed = 接受的任務
report-topic-quests-fulfilled = 完成的任務
report-topic-roads-built = 建造的道路
report-topic-royals-crowned = 獲得的王室卡
report-topic-royals-lost = 失去的王室卡
report-topic-stats-raised = 提升的數值
report-topic-storm-effects = 風暴效果
report-topic-trades = 貿易
report-topic-trading = 貿易
report-topic-turns = 回合
report-topic-units-doubled = 加倍的部隊
report-topic-units-drafted = 輪抽的部隊
report-topic-units-hired = 僱用的部隊
report-topic-units-promoted = 晉升的部隊
report-topic-upgrades-played = 打出的升級
report-topic-valley-cards = 山谷卡
report-topic-valleys = 山谷
report-topic-vassals = 附庸
report-topic-volcano = 火山

## Deeds among the uses.

report-level = { $number } 級
report-action-hired = 僱用
report-action-lost = 失去
report-action-won = 獲勝
report-action-steps = 格數
report-action-flights = 飛行
report-action-attacks-failed = 失敗的進攻
report-action-attacks-on-hero = 進攻英雄
report-action-attacks-on-neutral = 進攻中立城市
report-action-attacks-on-place = 進攻據點
report-action-attacks-voided = 取消的進攻
report-action-surrenders = 投降
report-action-retreats = 撤退
report-action-mulligans = 再調度
report-action-suspensions = 懸空
report-action-ambushes = 偷襲
report-action-tents-pitched = 撐起的帳蓬
report-action-tents-struck = 拆掉的帳蓬
report-action-seals = 印記
report-action-peaks = 佔領的山頂
report-action-posts = 貿易站
report-action-gusts = 陣風
report-action-gusts-spent = 用掉的陣風
report-action-great-artefacts-given = 交出的偉大法器
report-action-units-lured = 誘來的部隊
report-action-veteran-weeks = 身為老兵的星期數
report-action-passes = 讓過
report-action-marches = 行軍
report-action-joined = 加入
report-action-stayed-away = 未加入

## Ends, time, failures.

report-ends-title = 遊戲如何結束
report-ends = 遊戲的結局
report-reason = 原因
report-by-reason = 依原因
report-ends-label = 依結束原因的場數
report-time-title = 思考時間
report-for-decision = 每次決策
report-altogether = 合計
report-time-label = 各代理人每次決策的毫秒數
report-time-axis = 每次決策的平均毫秒數
report-time-note = 時間取決於機器。
report-failures-title = 失敗
report-no-failures = 每場遊戲都進行到底。
report-failures = { $count } 場遊戲失敗，未計入以上數字。
report-failed-games = 失敗的遊戲
report-failed-game = 遊戲
report-failed-seed = 種子
report-error = 錯誤
report-record = 紀錄
report-compared = { $game }（比較組）

## Two option sets.

report-comparison-title = 另一組選項改變了什麼
report-comparison = { $pairs } 場遊戲以相同的種子與座次進行了兩次。正的變化表示第二組選項較多。
report-first = 第一組
report-second = 第二組
report-change = 變化
report-options-differ = 不同的選項
report-differences = 成對差異
report-comparison-note = 無論進行了幾種座次，每副發牌只計一次；區間為 Student 區間。其他各章皆關於第一組選項。
report-changes-label = 變化：{ $list }
report-change-axis = 變化，{ $unit }
report-percentage-points = 百分點
report-with-unit = { $figure }，{ $unit }
report-figure-wins = 勝率
report-figure-points = 分數
report-figure-length = 長度
report-figure-decisions = 決策
report-clear = 明確
