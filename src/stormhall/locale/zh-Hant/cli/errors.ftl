### What is wrong from outside; English: `error_words.py` of each room. What is typed, files and what the system says stay as they are.

## The game that was asked for.

error-no-game = 沒有遊戲「{ $game }」；現有：{ $known }
error-no-preset = { $game } 沒有預設組合「{ $preset }」；現有：{ $known }
error-no-option = { $game } 沒有選項「{ $option }」；現有：{ $known }
error-option-value-list = { $game } 的選項 { $option } 不能是 { $value }；允許值：{ $listed }
error-option-value-number = { $game } 的選項 { $option } 不能是 { $value }；允許值：{ $least } 至 { $most } 的整數
error-option-value-number-or-none = { $game } 的選項 { $option } 不能是 { $value }；允許值：{ $least } 至 { $most } 的整數，或 none
error-option-written = 選項寫成 name=value，而不是「{ $text }」
error-seats = { $game } 不能以 { $seats } 個座位遊玩；允許：{ $allowed }
error-preset-seats = { $game } 不能以預設組合「{ $preset }」遊玩
error-people = { $people } 個人無法坐在 { $seats } 個座位上
error-no-seat = 沒有座位 { $seat }；共有 { $seats } 個座位
error-no-rule = 沒有規則「{ $rule }」
error-no-language = 沒有語言「{ $language }」；現有：{ $known }
error-list = 清單的詞以逗號分隔，而不是「{ $text }」
error-no-number = 「{ $word }」不是數字

## Actions that cannot be read.

error-notation-empty = 缺少動作
error-notation-verb = 無法讀懂「{ $text }」：動作以下列之一開頭：{ $known }
error-notation-word = 無法讀懂「{ $text }」：「{ $word }」不是 { $slot }（{ $known }）
error-notation-short = 無法讀懂「{ $text }」：後面應有 { $part }（格式：{ $pattern }）
error-notation-long = 無法讀懂「{ $text }」：後面不應再有內容（格式：{ $pattern }）
error-notation-other = 無法讀懂「{ $text }」：應為「{ $part }」而非「{ $word }」

## Records and positions.

error-no-record = 這不是紀錄：第一行必須是「{ $line }」
error-record-header = 開頭的行應寫成 「key: value」，而不是 「{ $line }」
error-record-choices = 缺少 「choices:」 這一行
error-record-line = 選擇 { $choice }：應寫成 「number seat action  #digest」，而不是 「{ $line }」
error-record-number = 選擇 { $choice }：這一行的編號是 { $found }
error-record-whole = 「{ $key }」 必須是整數，而不是 「{ $value }」
error-record-object = 「{ $key }」 必須是 JSON 物件，而不是 「{ $value }」
error-seat-number = 沒有座位 { $seat }；文件中的座位為 0 到 { $last }
error-record-count = 宣告了 { $announced } 個選擇，實際有 { $found } 個
error-rules-version = 無法以第 { $version } 版的 { $game } 規則進行；支援的版本：{ $ours }
error-record-position = 其局面不可能存在：{ $cause }
error-record-choice = 選擇 { $choice }：{ $cause }
error-record-digest = 選擇 { $choice }：在「{ $text }」之後，牌桌與紀錄不符（{ $found } ≠ { $expected }）
error-record-result = 重播的結局與紀錄不同
error-fewer-choices = 它只有 { $choices } 個選擇
error-defect = { $path }：{ $problem }
error-more-defects = 還有 { $count } 處

## Agents and weights.

error-no-agent = 沒有代理人「{ $agent }」；現有：{ $known }，以及你自己的 module:Class
error-foreign-agent = 沒有代理人「{ $agent }」：{ $problem }
error-agent-made = 無法建立代理人「{ $agent }」：{ $problem }
error-agents-seats = { $agents } 個代理人無法坐在 { $seats } 個座位上
error-arena-agents = 競技場至少需要兩個代理人，各列一次
error-think = 思考時間須大於 0 秒，而不是 { $seconds }
error-judges-nothing = { $level } 不作評估：權重適用於 { $known }
error-no-term = 沒有指標「{ $term }」；現有：{ $known }
error-no-terms = 此遊戲沒有可調整權重的指標
error-zero-weight = { $term } 的權重為 0：請先給它一個小的權重
error-no-weights = { $file } 沒有權重：應為由指標與數字組成的 JSON 物件
error-ladder-levels = 階梯至少有兩個等級
error-no-part = 沒有部分「{ $word }」；現有：{ $known }
error-no-level = 沒有代理人「{ $word }」；現有：{ $known }
error-nothing-to-compare = 兩組選項相同：沒有可比較的

## Files and folders.

error-in-file = { $file }：{ $cause }
error-read = 無法讀取 { $file }：{ $problem }
error-no-text = 無法讀取 { $file }：它不是 UTF-8 文字
error-no-json = { $file } 不含 JSON：{ $problem }
error-no-object = 無法讀取 { $file }：它不含物件
error-write = 無法寫入 { $file }：{ $problem }
error-write-folder = 無法寫入 { $file }：它是資料夾
error-draw = 無法繪製 { $file }：{ $problem }
error-use-file = 無法使用 { $file }：{ $problem }
error-use-folder = 無法使用資料夾 { $folder }：{ $problem }
error-library = 需要程式庫 { $library }；安裝方式：{ $command }
error-needs-folder = 報告需要資料夾，而 { $file } 是檔案
error-no-marks = 頁面沒有 { $begin } 及其後的 { $end }

## Runs that go on.

error-resume = --resume 以資料夾中的遊戲繼續：請用 --out 指定
error-holds-games = { $folder } 已有遊戲；以 --resume 繼續，或指定另一個資料夾
error-file-holds-games = { $file } 已有遊戲；以 --resume 繼續
error-holds-generations = { $file } 已有世代；以 --resume 繼續
error-other-run = { $folder } 保存的是另一次執行：{ $differences }
error-other-players = { $where } 保存的是其他玩家的遊戲：{ $agents } 當時的權重或工作量不同；請指定另一個資料夾
error-other-log = { $file } 不是以這些設定執行的日誌
error-no-game-of-run = { $file }，第 { $line } 行：這不是模擬的遊戲
error-no-game-of-ladder = { $file }，第 { $line } 行：這不是階梯的遊戲
error-run-missing = 缺少 { $file }，因此無從得知旁邊的遊戲為何

## The hall.

error-make-folder = 無法建立資料夾 { $folder }：{ $problem }
error-data-folder = 無法寫入資料夾 { $folder }：{ $problem }
error-folder-held = 資料夾 { $folder } 中已有另一個大廳開放
error-origin = 來源寫成 https://hall.example.org 這樣，而不是「{ $origin }」
error-prefix = 路徑寫成 /games 這樣，而不是「{ $prefix }」
error-uds = 無法在 { $path } 監聽：{ $problem }
error-uds-taken = { $path } 已被佔用；請用 --uds 指定別的名稱
error-uds-unknown = 此系統沒有 unix 通訊端；請用 --host 與 --port
error-no-address = 沒有位址「{ $host }」：{ $problem }
error-port-taken = 連接埠 { $port } 已被佔用；或許大廳已經開放，否則請用 --port { $next }
error-port-rights = 你沒有使用連接埠 { $port } 的權限；請用 1023 以上的：--port 8765
error-other-address = { $host } 不是這台機器的位址；請用 --host 127.0.0.1 或 0.0.0.0
error-listen = 無法在 { $host } 連接埠 { $port } 監聽：{ $problem }
error-no-hall = { $folder } 中沒有大廳：缺少 { $file }
error-no-table = 沒有牌桌 { $table }
error-no-status = 沒有狀態「{ $status }」；現有：{ $known }
error-record-keys = 紀錄不含金鑰：請選擇 --record 或 --keys

## What is stored.

error-no-data-folder = 資料夾 { $folder } 不存在，或不是資料夾
error-store-open = 無法開啟 { $file }：{ $cause }
error-store-newer = 資料庫由較新版本的 Stormhall 寫入（其結構為 { $schema }，本版本只認得到 { $ours }）；請安裝那個版本，或還原它首次啟動前的備份
error-store-foreign = 資料庫屬於別的程式：其中有不屬於我們的表格
error-store-orphans = 升級會留下 { $rows } 列沒有牌桌的資料
error-store-full = 未儲存任何內容：資料夾所在的磁碟已無空間
error-store-busy = 資料庫被別的程式鎖定；請待其完成後再試
error-database-read-only = 資料庫不可寫入（{ $problem }）
error-database-not-opened = 無法開啟資料庫（{ $problem }）
error-database-no-database = 檔案不是資料庫（{ $problem }）
error-database-damaged = 資料庫已損壞；請還原備份（{ $problem }）
error-database-disk = 磁碟拒絕讀寫（{ $problem }）
error-database = 資料庫發生錯誤（{ $problem }）
error-stored-already = 要儲存的內容已經存在
error-table-there = 已有牌桌 { $table }
error-entry-there = 牌桌 { $table } 的條目 { $entry } 已寫入
error-table-damaged = 牌桌 { $table } 已損壞：{ $problem }
error-no-record-yet = 牌桌 { $table } 還沒有紀錄：遊戲尚未開始
error-backup = 無法備份到 { $file }：{ $problem }
error-backup-itself = 無法備份到 { $file }：那就是資料庫本身
error-backup-damaged = { $file } 的副本已損壞：{ $problem }
