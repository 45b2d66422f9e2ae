### Help of the commands, and what is wrong with a command. What is typed stays English.

usage-usage = 用法：
usage-arguments = 引數
usage-options = 選項
usage-commands = 指令
usage-error = 錯誤
usage-required = [必填]
usage-default = [預設：{ $value }]
usage-aborted = 已中止。
usage-help = 顯示此說明。
usage-try = 說明請見 { $command }。

## What stands for arguments, and the kinds of values.

usage-word-options = 選項
usage-word-command = 指令 [引數]...
usage-word-game = 遊戲
usage-word-file = 檔案
usage-word-rule = 規則
usage-word-table = 牌桌
usage-kind-text = 文字
usage-kind-number = 數字
usage-kind-path = 路徑

## What is wrong with a command.

usage-no-option = 沒有選項 { $option }。{ $known ->
    [none] { "" }
   *[other] 你是否想用：{ $known }
 }
usage-no-command = 沒有指令 { $command }。{ $known ->
    [none] { "" }
   *[other] 你是否想用：{ $known }
 }
usage-no-command-named = 缺少指令。
usage-missing = 缺少 { $name }。
usage-extra = 不知如何處理：{ $words }
usage-no-value = { $option } 後面需要一個值。
usage-needless-value = { $option } 不接受值。
usage-no-number = { $name } 需要一個數字。
usage-too-small = { $name } 至少為 { $least }。
usage-too-large = { $name } 至多為 { $most }。
usage-no-choice = { $name }：{ $value } 不在 { $known } 之中。

## The commands.

usage-stormhall = 史詩桌遊的數位大廳。
usage-serve = 開啟大廳：在瀏覽器中與電腦和朋友同玩；程式也可以參加。
usage-play = 在終端機中遊玩，與電腦對戰或多人共用鍵盤。
usage-games-list = 列出遊戲及其座位、選項與預設組合。
usage-replay = 重播紀錄，檢查每個選擇，並顯示牌桌。
usage-position = 讀取局面，列出所有缺陷，並顯示牌桌與可行動作。
usage-rules = 依編號顯示規則，或顯示編號以此開頭的所有規則。規則為英文。
usage-simulate =
    讓代理人進行多場遊戲並總結；按 Ctrl-C 會保留已完成的部分。

    結果取決於亂數種子，與行程數量無關。

    失敗的遊戲會把紀錄留在 failures 資料夾（位於 --out 之內）。

    其他遊戲照常進行，結束代碼為 1。
usage-ladder =
    讓每個等級與低一級對戰，從相同發牌的每個座位出發。

    高等級佔一個座位，低等級佔其餘座位；團隊遊戲則佔一整隊。按 Ctrl-C 會保留已完成的部分。
usage-arena =
    以循環賽為代理人評分，每位都在相同發牌中坐過每個座位。

    按 Ctrl-C 會就已完成的部分評分。
usage-tune =
    以演化策略尋找遊戲各項指標的權重。

    相同的種子得到相同的權重，與行程數量無關。最後會與起始權重比較。按 Ctrl-C 會保留所有完成的世代，--resume 可繼續。
usage-bench =
    測量引擎、代理人與實驗室。

    引擎：每秒決策數與遊戲數，以及複製的成本與大小。

    代理人：在上限之下，遊戲中段思考多久。

    實驗室：單一行程與多個行程的每秒遊戲數。
usage-admin = 管理資料夾中的牌桌：列出、檢視、搬移、收起、備份。
usage-admin-list = 列出牌桌，最近動過的在前。
usage-admin-show = 顯示牌桌的已知資訊，但不包括遊戲中的隱藏內容。
usage-admin-export = 把牌桌寫成一份 JSON 文件，供 `import` 讀取。其中包含所有隱藏內容。
usage-admin-import = 接收另一個大廳的牌桌。若有任何錯誤，則不作任何更動。
usage-admin-archive = 收起牌桌。在該桌有座位的人可以重新開啟。
usage-admin-delete = 永遠刪除牌桌及其一切經過。
usage-admin-backup = 把某一時刻的整個資料庫複製到檔案，大廳可照常開放。

## Arguments and options of several commands.

usage-language = { $languages }，可用於任何指令；省略時採用 STORMHALL_LANGUAGE 或系統語言。
usage-game = 遊戲名稱，見 `stormhall games`。
usage-one-game = 一款遊戲；省略則為全部。
usage-option = 遊戲選項，寫成 name=value；可重複。
usage-preset = 遊戲的預設組合。
usage-seats = 座位數；省略則用遊戲預設值。
usage-seed = 所有隨機的種子。
usage-json = 輸出 JSON。
usage-jobs = 行程數；0 表示使用所有核心。
usage-resume = 以 --out 資料夾中的遊戲繼續。
usage-data = 資料夾；省略則用慣常的資料位置。

## play, replay, position, rules

usage-people = 有幾個人共用這個鍵盤。
usage-bot = 其餘座位的電腦：{ $levels }。
usage-think = 電腦每次選擇可思考的秒數；省略則依其等級。
usage-play-seed = 亂數種子；省略則隨機抽取。
usage-play-resume = 從紀錄繼續。
usage-record = 一份紀錄。
usage-until = 在此選擇之後停止。
usage-viewer = 從誰的視角。
usage-document = 局面文件，JSON。
usage-full = 輸出完整文件。
usage-rule = 規則編號，例如 BT-BLD-4，或其開頭。

## serve

usage-host = 監聽的位址；0.0.0.0 對網路開放。
usage-port = 連接埠；0 表示任一可用的。
usage-open = 在瀏覽器中開啟頁面。
usage-origin = 除自身之外可使用此大廳的頁面，或大廳在代理伺服器後的位址，例如 https://hall.example.org；可重複。
usage-proxy = 大廳前有代理伺服器：採信 X-Forwarded-For 中的最後一個位址。
usage-prefix = 大廳所在的路徑，例如 /games；用於還有其他頁面的主機。
usage-uds = 在 unix 通訊端監聽，而不是位址與連接埠；只有這台機器上的代理伺服器能連線，並如 --proxy 一樣採信。
usage-bots = 供電腦思考的行程數；預設依核心數。
usage-log = 日誌的格式；在終端機為 text，否則為 json。
usage-metrics = 也向其他機器顯示 /metrics。

## simulate

usage-games = 遊戲場數。
usage-agents = 依座位列出代理人，以逗號分隔；最後一位補滿其餘座位。可用等級、帶有檔案權重的等級如 planner@weights.json，或你自己的 module:Class。
usage-rotate = 不同的代理人在座位間每輪換一次，就把每副發牌玩一次。
usage-option-words = 遊戲選項，寫成 name=value,name=value。
usage-lab-think = 每次決策的秒數，以時鐘計：結果因此取決於機器。預設為固定的工作量，到處相同。
usage-patience = 遊戲時間超過此秒數即視為失敗。
usage-compare = 以這些選項（name=value,...）把所有遊戲再玩一次並比較。
usage-compare-preset = 以此預設組合把所有遊戲再玩一次並比較。
usage-out = 遊戲一結束就保存的資料夾。
usage-csv = 寫出表格，每場遊戲的每個座位一列。
usage-parquet = 以 Parquet 寫出同一表格。
usage-report = 把附圖的報告寫入此資料夾；沒有 --out 時遊戲也保存在那裡。

## ladder, arena

usage-rung-games = 每一階至少的遊戲場數。
usage-ladder-seats = 座位數，以逗號分隔；省略則用慣常值。
usage-ladder-presets = 預設組合，以逗號分隔；省略則用慣常值。
usage-ladder-levels = 由低到高的等級，以逗號分隔。
usage-keep = 保存每場遊戲的資料夾。
usage-markdown = 更新此頁面中階梯標記之間的表格。
usage-arena-agents = 參賽者，以逗號分隔；檔案中的權重寫成 planner@weights.json。
usage-arena-games = 至少的遊戲場數。
usage-plot = 把評分畫成檔案，.svg 或 .png。

## tune, bench

usage-tune-out = 權重檔案；其日誌在旁邊。
usage-tune-level = 進行遊戲的等級。
usage-generations = 世代數。
usage-candidates = 每一世代嘗試的權重組數。
usage-candidate-games = 每個候選至少的遊戲場數。
usage-duel = 結果與起始權重對戰至少的遊戲場數。
usage-terms = 要調整的指標，以逗號分隔；省略則為全部。
usage-start = 起始權重；省略則用遊戲自身的權重。
usage-tune-resume = 以檔案旁的日誌繼續。
usage-bench-parts = 要測量的部分，以逗號分隔。
usage-bench-levels = 要測量的代理人，以逗號分隔。
usage-seconds = 每項測量的時間，以秒計。

## admin

usage-table = 牌桌的編號，見 `list`。
usage-status = 只列出此狀態的牌桌；可重複。
usage-export-out = 要寫入的檔案；省略則輸出到螢幕。
usage-export-keys = 連同金鑰的雜湊，使連結保持有效。
usage-export-record = 以遊戲的文字紀錄代替文件。
usage-import-file = 由 `export` 寫出的文件。
usage-yes = 不詢問。
usage-backup-file = 要寫入的檔案；已存在者會被取代。
