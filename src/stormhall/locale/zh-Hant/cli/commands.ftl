### What the commands say. Names of games, levels, options and files stay as they are typed.

cli-error = 錯誤：{ $problem }
cli-interrupted = 已停止
cli-none = 無
cli-yes = 是
cli-no = 否
cli-from-to = { $low } 至 { $high }
cli-table = { $game }，{ $seats } 個座位
cli-wrote = 已寫入 { $file }
cli-wrote-bytes = 已寫入 { $file }，{ $bytes } 位元組

## Units of length.

cli-unit-days = 天
cli-unit-ages = 時代
cli-unit-decisions = 決策
cli-lasting-days = { $number } 天
cli-lasting-ages = { $number } 個時代
cli-lasting-decisions = { $number } 次決策
cli-lasting-other = { $number } { $unit }

## The bar of games.

cli-left = 剩餘
cli-games-per-second = { $number } 場/秒
cli-seconds-per-game = { $number } 秒/場
cli-ladder = 階梯
cli-measuring = 測量中

## games, replay, position

cli-game = { $game }：{ $title }，{ $least } 至 { $most } 個座位。
cli-option = 選項
cli-default = 預設
cli-allowed = 允許值
cli-rule = 規則
cli-about = 說明
cli-allows = { $kind ->
    [list] { $listed }
    [number] { $least } 至 { $most } 的整數
   *[other] { $least } 至 { $most } 的整數，或 none
 }
cli-presets = 預設組合：
cli-replayed = 已重播 { $choices } 個選擇，所有摘要一致
cli-winners = { $count ->
    [one] 座位 { $seats } 獲勝
   *[other] 座位 { $seats } 共同獲勝
 }
cli-owes = 座位 { $seat } 須從以下選擇：

## serve

cli-open = 大廳已在 { $address } 開放（按 Ctrl+C 關閉）
cli-open-already = 大廳已在 { $address } 開放；請在啟動它的地方關閉，或用 --data 另開一個
cli-no-browser = 無法從這裡開啟瀏覽器：請自行在瀏覽器中開啟上面的位址。

## Columns of tables.

cli-agent = 代理人
cli-seat = 座位
cli-level = 等級
cli-wins = 勝場
cli-share = 勝率
cli-interval = 95 % 區間
cli-by-chance = 隨機機率
cli-chance = 機率
cli-points = 分數
cli-milliseconds = 毫秒/決策
cli-games = 場數
cli-decisions = 決策

## simulate

cli-heading = { $game }，{ $seats } 個座位，種子 { $seed }：{ $games } 場遊戲{ $seatings ->
    [1] { "" }
   *[other] （每副發牌 { $seatings } 種座次）
 }{ $agent ->
    [none] { "" }
   *[other] ，由 { $agent } 進行
 }
cli-no-end = 沒有任何遊戲結束
cli-lengths = 長度：中位數 { $median }（5-95 %：{ $low } 至 { $high }）；每場 { $decisions } 次決策
cli-ends = 結局：{ $ends }
cli-pairs = { $pairs } 對遊戲，{ $deals } 副發牌，種子相同；{ $changed }
cli-before = 之前
cli-after = 之後
cli-change = 變化
cli-clear = * 變化的區間不含零
cli-figure-wins = 勝率，%
cli-figure-points = 分數
cli-figure-decisions = 決策
cli-figure-length = 長度，{ $unit }
cli-report = 報告：{ $file }
cli-failed = { $all } 場遊戲中有 { $failed } 場失敗，不予計入：
cli-failure = 遊戲 { $game }{ $compared ->
    [yes] （比較組）
   *[no] { "" }
 }{ $seat ->
    [0] { "" }
   *[other] （座位 { $seat }，{ $agent }）
 }：
cli-record = 紀錄：{ $file }
cli-more = 另有 { $count } 場
cli-stopped = 完成 { $all } 場中的 { $done } 場後停止；使用 --out FOLDER 便可日後繼續
cli-stopped-kept = 完成 { $all } 場中的 { $done } 場後停止，保存於 { $folder }；以此繼續：

## ladder

cli-rung = { $table }，{ $seats } 個座位（機率 { $chance }，主張 { $claim }）
cli-claims = { $all } 項主張中有 { $held } 項成立。
cli-higher-lower = 高 > 低
cli-length = 長度
cli-thought = 思考
cli-holds = 成立
cli-not-played = 未進行
cli-renewed = 已更新 { $file } 的表格
cli-ladder-stopped = 提前停止；使用 --out FOLDER 便可日後繼續
cli-ladder-kept = 提前停止；遊戲保存於 { $folder }：以相同指令加上 --resume 繼續

## arena

cli-arena-title = { $game }，{ $seats } 個座位，{ $games } 場遊戲
cli-rating = 評分
cli-rating-axis = 評分與 95 % 區間
cli-drew = 已繪製 { $file }

## tune

cli-generation = 第 { $number } 世代，共 { $all }
cli-generation-done = 第 { $number } 世代：平均得分 { $mean }，最佳 { $best }，步長 { $step }
cli-term = 指標
cli-start = 起始
cli-tuned-weight = 調整後
cli-times = 倍數
cli-weights = { $game } 的權重，{ $level }，{ $seats } 個座位
cli-duel = 調整後對起始
cli-duel-done = 調整後對起始：{ $games } 場中勝 { $wins } 場，{ $share }（{ $interval }），隨機為 { $chance }：{ $verdict ->
    [better] 優於起始
    [worse] 劣於起始
   *[open] 未能證明有差異
 }。
cli-tune-stopped = 已停止；完成的部分保存於 { $file }：以 --resume 繼續
cli-tuned = 權重：{ $weights }，世代：{ $log }

## bench

cli-engine = 引擎，{ $build }
cli-build-compiled = 已編譯
cli-build-pure = 純 Python
cli-thinking = { $game }，{ $seats } 個座位：思考時間
cli-lab = { $game }，{ $seats } 個座位：實驗室的遊戲
cli-bench-decisions-per-second = 每秒決策
cli-bench-games-per-second = 每秒遊戲
cli-bench-decisions-per-game = 每場決策
cli-bench-offers-mean = 可選動作，平均
cli-bench-offers-95 = 可選動作，95 %
cli-bench-offers-most = 可選動作，最多
cli-bench-slowest-offers-ms = 最慢的列舉，毫秒
cli-bench-clone-us = 複製，微秒
cli-bench-resample-us = 想像的世界，微秒
cli-bench-bytes-per-state = 每個狀態的位元組
cli-mean = 平均
cli-slowest = 最慢
cli-cap = 上限
cli-of-cap = 99 % 佔上限
cli-no-choice = 無選擇
cli-processes = 行程
cli-games-a-second = 場/秒
cli-efficiency = 效率

## admin

cli-admin-table = 牌桌
cli-admin-game = 遊戲
cli-admin-seats = 座位
cli-admin-status = 狀態
cli-admin-entries = 條目
cli-admin-made = 建立，UTC
cli-admin-touched = 更動，UTC
cli-show-table = 牌桌
cli-show-game = 遊戲
cli-show-options = 選項
cli-show-seats = 座位
cli-show-entries = 條目
cli-show-keys = 金鑰
cli-not-replayed = 無法重播
cli-imported = 牌桌 { $table }：{ $entries } 個條目，{ $status }
cli-no-keys = 文件沒有金鑰：沒有連結能開啟此桌。
cli-archived = 牌桌 { $table } 已收起
cli-archived-before = 牌桌 { $table } 先前已收起
cli-what = 牌桌 { $table }（{ $game }，{ $status }，{ $entries } 個條目）
cli-delete = 永遠刪除{ $what }？
cli-deleted = 已刪除{ $what }
