### 大廳：介面、電腦等級，以及核心所說的話。

hall-name = Stormhall
loading = 請稍候……
loading-failed = 大廳的這一部分無法載入，請重新載入頁面。
broken-part = 牌桌的這一部分出錯了，遊戲仍繼續。
broken-page = 頁面上有東西出錯了，遊戲仍繼續。
broken-about = 報告會寫明哪裡出錯、使用的瀏覽器，以及你的座位所知的對局內容。
broken-again = 重新顯示
broken-copy = 複製報告
broken-save = 儲存報告
connecting = 正在入座……
close = 關閉
back = 返回
no-way-back = 這不能收回。
suggested = 預設
undo = 收回
hint = 提示
to-lobby = 回到大廳

## 桌邊的座位

seat-number = 座位 { $number }
seat-open = 空座位
seat-waits-for = 為 { $player } 保留
seat-fill = 讓電腦坐這裡
seat-free = 空出這個座位
curtain-title = 接著由 { $player } 選擇
curtain-text = 請把螢幕交給對方，其他人現在不要看。
curtain-lift = 我是 { $player }
closed-title = 這扇門關著
connection-lost = 連線中斷，正在重新連線……
waiting-title = 等待玩家
invite-title = 邀請朋友
invite-qr = 空座位連結的 QR 碼
invite-copy = 複製連結
watch-copy = 複製旁觀連結
link-copied = 已複製

## 回答與幫手

hint-thinking = 電腦正在思考……
hint-instead = 而不是：{ $action }
hint-even = 兩者看來一樣好。
hint-follow = 照做
notation-label = 輸入行動
notation-placeholder = 輸入行動，按 Tab 補全
log = 事件紀錄
log-and-talk = 紀錄與聊天
log-filter = 在紀錄中顯示
log-about = 內容
log-everything = 全部
log-topic-board = 版圖
log-topic-battles = 戰鬥
log-topic-cards = 卡牌
log-topic-actions = 行動
log-topic-glory = 榮耀
log-nothing = 目前沒有可說的事。
log-tall = 放大事件欄
chat = 聊天
chat-empty = 還沒有人說話。
chat-say = 說點什麼
chat-send = 送出
since-title = 你上個回合之後
since-count = { $number }／{ $count }
since-next = 下一步
since-back = 上一步
since-end = 回到遊戲
since-skip = 略過

## 牌桌選單

menu = 選單
menu-language = 語言
menu-theme = 明暗
theme-auto = 依系統
theme-light = 白天
theme-dark = 夜晚
menu-motion = 顯示棋子與卡牌的動畫
menu-hand-over = 讓電腦替我玩
menu-take-back = 取回座位
menu-leave = 離開牌桌
menu-leave-sure = 確定離開？座位將由電腦接手。
menu-rules = 規則
table-tools = 幫助與設定
table-log = 紀錄
table-players = 玩家
menu-about = 關於


## 前廳

hall = 大廳
rules = 規則
settings = 設定
about = 關於
language = 語言
theme = 外觀
theme-to-light = 點亮燈火
theme-to-dark = 調暗燈火
motion = 動態效果
motion-about = 棋子移動時有動畫。若你的系統設定為減少動態效果，則不顯示。
done = 完成
next = 下一步
try-again = 再試一次
to-hall = 前往大廳
name = 你的名字
name-ask = 我們該怎麼稱呼你？
name-about = 同桌的人會看到這個名字。它只保存在這個瀏覽器裡。
name-placeholder = 想取就取個名字
name-none = 你的名字
name-guest = 訪客

greeting = { $part ->
    [morning] 早安
    [day] 你好
   *[evening] 晚安
  }{ $named ->
    [yes] ，{ $name }
   *[no] {""}
  }
turns-waiting = { $count ->
    [0] 爐火正旺，請入座。
   *[other] 有 { $count } 張牌桌等你行動。
  }
title-turns = ({ $count }) Stormhall
own-tables = 你的牌桌
own-tables-none = 目前沒有進行中的遊戲。點一下就能開始一場快速遊戲。
finished-tables = 已結束的遊戲
finished-more = { $count ->
   *[other] 再顯示 { $count } 場
  }
make-table = 開一張牌桌
open-tables = 大廳中開放的牌桌
open-tables-note = 加入或旁觀
open-tables-none = 這裡還沒有人開放牌桌給所有人。
tag-turn = 輪到你
tag-others = 他人選擇中
tag-waiting = { $count ->
   *[other] { $count } 個空座位
  }
tag-archived = 已封存
comma = ，
shelf = 這裡玩的遊戲
shelf-seats = { $fewest } 至 { $most } 位玩家
row-with = { $game }，與 { $company }
row-others = 另外 { $count } 人
row-bots = { $count ->
   *[other] { $count } 名電腦
  }
row-seats = { $count } 位玩家
row-choices = { $count ->
   *[other] 至今 { $count } 次選擇
  }
row-length = { $count ->
   *[other] { $count } 次選擇
  }
seats-taken = { $count } 個座位中已有 { $taken } 個入座
clock-days-short = { $days ->
   *[other] 每次選擇 { $days } 天
  }
replay = 重播
rematch = 再戰
take-seat = 入座
watch = 旁觀

quick-title = 與電腦的快速遊戲
quick-count = { $count } 人（電腦 { $bots }）
count-players = 玩家
count-clans = 部族
bots = 電腦
bots-note = 各在自己的時限內
play-now = 立即開始
learn = 遊戲教學
lesson = 教學
hotseat = 共用螢幕，輪流進行
record-open = 開啟對局紀錄
link-ask = 有連結嗎？
link-placeholder = 貼在這裡
link-enter = 進入
link-wrong = 這不是牌桌的連結。

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

## 新牌桌

new-table = 新牌桌
game = 遊戲
preset = 預設組合
preset-changed = { $count ->
   *[other] 已更改 { $count } 個選項。
  }
preset-restore = 恢復原狀
modules = 這張牌桌的模組
variants = 變體
step-game = 遊戲
step-modules = 模組
step-seats = 座位
value-yes = 是
value-no = 否
value-usual = 預設
value-no-limit = 沒有上限
value-from = { $least } 或以上
value-between = { $least } 到 { $most }
not-possible = 不可行
clash-with = 不能與此並用：{ $options }。
clash-needed = 以下選項需要它：{ $options }。
clash-needs = 需要：{ $options }。
clash-option = { $option }：{ $value }
clash-seats = { $count } 位玩家時不可用。
clash-value = { $value }：
seats = 座位
seat-mine = 這個螢幕
seat-bot = 電腦
seat-bot-named = 電腦，{ $level }
seat-bot-number = 電腦 { $number }
seat-you = { $player }（你）
seat-by-link = 以連結或 QR 碼
seat-joined = 已加入
seat-online = 在場
seat-this = 這個座位
seat-guest = 玩家 { $number }
seat-name = 座位 { $number } 的名字
seat-level = 座位 { $number } 的電腦等級
seat-thinking = { $player } 正在選擇
seat-thinking-own = 輪到你選擇
seat-look = 查看詳情
team = 隊伍 { $team }
clock = 思考時間
clock-none = 不限
clock-live = 一次玩完
clock-days = 分多天進行
clock-minutes = 分鐘
clock-increment = 加秒
clock-days-each = 每次選擇的天數
clock-about = 時間用完時由電腦代打，直到本人回來。
listed = 開放給大廳中所有人
listed-about = 在場的人都看得到這張牌桌，並可入座。
spectators = 旁觀者
spectators-about = 他們只看得到公開的資訊。
start-waits = { $count ->
   *[other] { $count } 個座位等待持有連結的人，之後也可由電腦入座。
  }
start-at-once = 座位已滿，遊戲立即開始。
make-and-invite = 開桌並邀請
make-and-play = 開始遊戲

## 進場與等待

join-title = 入座
join-seated = 你在這裡已有座位。{ $open ->
    [0] {""}
   *[other] 你可以替身旁的人再取一個。
  }
join-full = 座位已滿。
to-my-seat = 前往我的座位
waiting-for = { $count ->
   *[other] 還有 { $count } 個空座位。
  }
waiting-text = 座位坐滿時，遊戲自動開始。
invite-share = 分享
invite-about = 只要點兩次，不需帳號。旁觀者另有連結。
invite-local = 這個位址只能在這台電腦上使用。要讓他人加入，請以 --host 0.0.0.0 開啟大廳，再從它顯示的位址進來。
invite-message = 來和我一起玩{ $game }吧！
start-note = 不必等待：空座位可由電腦入座。
start-with-bots = { $count ->
   *[other] 與 { $count } 名電腦玩家開始
  }
game-battalia = 百陀利亞
game-stormgates = 風暴之門
game-bloodrage = 血色狂怒
lost-title = 沒有這個房間
lost-text = 大廳裡沒有這條路。

## 關於

version = 版本 { $version }
about-text = 規則完整的桌上遊戲大廳：百陀利亞、風暴之門與血色狂怒，可與朋友和電腦同玩，有四種語言。它在你自己的電腦上執行，不需帳號，也不會連往任何其他地方。
about-fan = Stormhall 是非官方的愛好者作品，與這些遊戲的出版社及作者沒有關係，也未獲其認可或贊助；名稱與商標屬於各自的所有者。它不含印刷版遊戲的任何圖畫。若你喜歡某款遊戲，請購買它：這裡的一切都無法取代真正的牌桌。
about-keys-title = 座位與鑰匙
about-keys-text = 這裡沒有帳號。每個座位有一把祕密鑰匙，誰有鑰匙，座位就屬於誰。連結把鑰匙放在 # 之後，伺服器看不到。所以只把連結分享給你希望同桌的人。
about-keys-browser = 你的鑰匙只保存在這個瀏覽器裡。清除瀏覽器資料，座位就沒了；在其他裝置上，請用另一個連結進來。
about-keyboard-title = 用鍵盤操作
about-keyboard-tab = 前往下一個可選的項目
about-keyboard-enter = 選擇該項目
about-keyboard-arrows = 在版圖、手牌與清單中移動
about-keyboard-escape = 退回一步，或關閉開啟的內容
key-space = 空白鍵
about-pictures-title = 圖像
about-pictures-own = 版圖、棋子、卡牌與場景都是為 Stormhall 繪製的。
about-icons = 圖示作者：{ $artists }：
about-icons-others = game-icons.net 的其他作者
about-licence-title = 授權
about-licence-text = Stormhall 是採用 MIT 授權的自由軟體。版權所有 © 2026 Stormhall 貢獻者。
about-fonts = 使用 Juan Pablo del Peral（Huerta Tipográfica）的字型 Alegreya、Alegreya Sans 與 Alegreya SC：
about-request = 這個頁面的任何請求都不會離開提供它的大廳。

## 大廳的拒絕，依代碼

code-abuse = 無法理解的訊息太多，大廳已中斷連線。
code-archived = 這張牌桌已封存。請先回到其中一個座位。
code-away = 電腦正替你代打。請先取回你的座位。
code-bad-key = 這個連結或座位在此無效，或已經失效。
code-bad-record = 這個檔案不是遊戲紀錄，或無法重播。
code-broken-table = 這張牌桌已無法讀取，請架設大廳的人查看。
code-busy = 已經在思考一個提示。
code-closing = 大廳正在關閉，請稍後再試。
code-conflict = 有人搶先了一步，請再試一次。
code-empty-text = 文字是空的。
code-hello-first = 大廳無法辨識這個頁面的連線，請重新載入頁面。
code-hello-late = 連線訊息來得太晚，請再試一次。
code-host = 這個位址沒有大廳。
code-http = 大廳無法回應。
code-illegal = 規則現在不允許這樣做。
code-internal = 出了差錯。牌桌會自動更新。
code-invalid = 這樣不可行。
code-malformed = 無法理解這個訊息。
code-method = 這裡不能這樣做。
code-no-game = 這裡不玩這個遊戲。
code-no-lesson = 這個遊戲沒有教學。
code-no-moment = 遊戲沒有那麼多次選擇。
code-no-page = 這裡什麼也沒有。
code-no-rule = 沒有這個名稱的規則。
code-no-seat = 牌桌沒有那麼多座位。
code-no-step = 遊戲沒有這個步驟。
code-no-table = 沒有這張牌桌，或已不存在。
code-not-away = 這個座位沒有電腦代打。
code-not-here = 這只在大廳所在的電腦上顯示。
code-not-over = 遊戲結束後才能取得。
code-not-ready = 大廳還沒準備好，請稍後再試。
code-not-started = 座位坐滿時遊戲才開始。
code-not-your-turn = 還沒輪到你。
code-notation = 這不是遊戲中的行動。
code-offline = 連不上大廳。它還開著嗎？
code-origin = 這個頁面不得使用大廳。
code-over = 遊戲已經結束。
code-protocol = 開啟這個頁面之後大廳已更新，請重新載入頁面。
code-replay-only = 這裡只能重看遊戲。
code-rules-version = 這張牌桌所用的規則版本，這裡無法進行。
code-seat-taken = 這個座位已有人。
code-setup = 遊戲不能這樣設置。
code-slow-reader = 連線太慢。
code-stale = 遊戲已經繼續進行。
code-store-busy = 大廳現在無法寫入。沒有任何變更，請再試一次。
code-store-failed = 大廳無法儲存。沒有任何變更。
code-store-full = 大廳的磁碟已無空間。沒有任何變更。
code-store-newer = 這個大廳的資料來自較新的版本。
code-takeback = 沒有待回覆的收回請求，或已沒有可收回的選擇。
code-too-costly = 重播這份紀錄會用掉太多時間或記憶體。
code-takeback-asked = 已經有人在請求另一次退回。
code-too-fast = 太快了，請稍候。
code-too-long = 這太長了。
code-too-many = 這裡已經沒有空位。
code-too-slow = 傳送時間太久。
code-undo-refused = 上一個選擇不能收回。
code-unexpected = 發生意外的錯誤。
code-unknown-type = 未知的訊息。
code-watching = 旁觀者不能這樣做。

## 百陀利亞的牌桌

bt-board = 版圖，已探索 { $count } 格
bt-not-on = 不能在 { $cell }
bt-why-not-here = 為何這裡不行？
bt-not-card = 不能用這張卡牌
bt-owned = { $player }，{ $level } 級
bt-guarded = 有守衛，防禦 { $level }
bt-exits = 出口：{ $sides }
bt-impassable = 不可跨越
bt-undiscovered = 未探索
bt-gate-number = 門 { $number }
bt-heroes-here = { $count ->
    [1] { $player } 的英雄
   *[other] { $player } 的 { $count } 名英雄
}
bt-legal-ways = { $count ->
    [1] 可行
   *[other] 有 { $count } 種方式可行
}
bt-zoom-in = 放大
bt-zoom-out = 縮小
bt-turn-left = 向左轉動卡牌
bt-turn-right = 向右轉動卡牌
bt-strength = 力量 { $strength }
bt-no-strength = 沒有力量
bt-price = 費用
hand-own = 你的手牌，{ $count ->
   *[other] { $count } 張
}
bt-hand-empty = 你沒有手牌。
bt-onlooker = 你正在旁觀。
card-usable = 可用
card-chosen = 已選
bt-pays = 支付
bt-borrowed = 借來的
bt-leaning = 可用於 { $count ->
   *[other] { $count } 種購買
}。
bt-lean = { $card }：可支付或可使用之處已標出。請選擇行動、牌庫或格子。
bt-anything-first = 從行動、卡牌、牌庫或格子開始。
bt-choose-deck = 從公共牌池中有標示的牌庫選一個。
bt-open = 公開
bt-open-card = 公開的卡牌
bt-joker = 百搭牌
bt-uses = { $count ->
   *[other] 可用 { $count } 次
}
bt-uses-left = { $count ->
   *[other] 還可用 { $count } 次
}
bt-tent = 帳蓬
bt-ambush = 偷襲
bt-ambush-count = { $count }／3
bt-played = 本回合打出
bt-before-you = 你面前
bt-team = 隊伍 { $number }
seat-choose = 選擇 { $player }
bt-vp = 勝利點
bt-zone-hand = 手牌
bt-zone-nation = 國度
bt-zone-shelter = 庇護所
bt-zone-heroes = 英雄
bt-cities = 城市
bt-deck-size = 創造牌庫 { $count }
bt-veteran = 老兵
bt-oracle = 太陽神諭，第 { $day } 日：被照亮的法器 { $lit }，配對的圖示 { $matching }
bt-no-oracle = 第 { $day } 日。太陽神諭沉默。
bt-day = 日
bt-day-short = 第 { $day } 日
bt-week-day = 第 { $day } 日，第 { $week } 個星期
bt-lit = 照亮：{ $artefact }
bt-lit-about = 今天可用兩次
bt-matching = 配對：{ $artefact }
bt-matching-about = 可選擇派系
bt-coming-days = 接下來幾日
bt-pool = 公共牌池
bt-deck = { $name }，剩 { $count } 張。{ $top }
bt-tile-road-straight = 直路
bt-tile-road-curve = 彎路
bt-tile-road-tee = 三岔路
bt-tile-road-cross = 十字路
bt-tile-city-end = 一出口
bt-tile-city-straight = 正對兩口
bt-tile-city-corner = 垂直兩口
bt-tile-city-tee = 三出口
bt-tile-city-cross = 四出口
bt-short-scroll = 卷軸
bt-short-stardust = 星塵
bt-great-artefacts = 偉大法器
bt-storm = 風暴
bt-storm-left = 風暴效果，剩 { $count } 張
bt-storm-open = 近來的風暴：{ $effects }
bt-fate = 命運
bt-fate-left = 命運卡，剩 { $count } 張
bt-limbo = 虛空
bt-limbo-count = 虛空，{ $count ->
   *[other] { $count } 張卡牌
}
bt-last-roll = 上次擲骰：{ $number }
bt-metamorpha = 位於 { $cell }，{ $terrain }：站在該地形的英雄可用一張卡牌使用她的能力。
bt-metamorpha-idle = 在 { $cell }，那裡沒有能力。
bt-bilkarr = 位於 { $cell }，出售藥水。
bt-bilkarr-goes = 位於 { $cell }，接著前往 { $next }，出售藥水。
bt-shelf = 可選的卡牌
bt-shelf-about = 選擇一張卡牌，再確認。
bt-steps = 回合的步驟
bt-step-cohort = 隊列
bt-step-ambush = 偷襲
bt-step-actions = 行動
bt-step-cleanup = 棄牌
bt-step-newhand = 新手牌
bt-step-done = 完成
bt-end-free = 沒有可建造的格子時，遊戲結束。
bt-end-cities = 有玩家的 4 級城市達到此數量時，遊戲結束。
bt-end-points = 有玩家達到此分數時，遊戲結束。
bt-end-weeks = 這一日之後遊戲結束。
bt-free-squares = { $count ->
   *[other] 個空格子
}
bt-of-cities = ／{ $count } 座 4 級城市
bt-of-points = ／{ $count } 分
bt-of-days = ／{ $count } 日

bt-actions = 行動
bt-group-hire = 僱用
bt-group-create = 製造
bt-group-build = 建造
bt-group-upgrade = 升級
bt-group-use = 使用
bt-group-hero = 英雄
bt-group-move = 移動
bt-group-attack = 進攻
bt-group-ambush = 偷襲
bt-group-trade = 貿易
bt-group-power = 能力
bt-deed-pitch = 撐起帳蓬
bt-deed-strike = 拆掉帳蓬
bt-deed-as = 當作別的使用
bt-deed-amulet-on = 使用護身符
bt-deed-scroll-on = 使用卷軸
bt-deed-title-on = 使用頭銜
bt-ask-hire = 你要僱用哪個部隊？
bt-ask-create = 你要製造哪件法器？
bt-ask-build = 你要建造什麼？
bt-ask-upgrade = 哪座城市升級？
bt-ask-use = 你要使用什麼，用在哪裡？
bt-ask-hero = 英雄來到哪裡？
bt-ask-move = 誰移動到哪裡？
bt-ask-attack = 你要進攻誰？
bt-ask-ambush = 為部署偷襲放棄哪張卡牌？
bt-ask-trade = 你要貿易什麼？
bt-ask-power = 你要使用哪種能力？

bt-others-choose = 由 { $players } 選擇
bt-over = 遊戲結束
bt-walk = 走 { $count } 格到 { $cell }
bt-confirm = 執行
bt-build-on = 建造於 { $cell }
bt-pay = 支付
bt-for-unit = 僱用：
bt-for-artefact = 製造：
bt-for-building = 建造：
bt-for-upgrade = 升級：
bt-for-hero = 英雄於
bt-for-tent = 帳蓬
bt-for-step = 走到
bt-for-amulet = 護身符
bt-for-title = 頭銜
bt-for-scroll = 法術卷軸
bt-for-scroll-itself = 法術卷軸
bt-for-retreat = 撤退到
bt-for-great = 偉大法器
bt-for-activation = 幻形者的能力
bt-for-potion = 藥水：
bt-for-crown = 加冕
bt-for-post = 建貿易站於
bt-for-jump = 跳到
bt-for-reveal = 揭開
bt-cancel = 取消
bt-way-of = 第 { $number } 種方向，共 { $count } 種。{ $keys ->
    [yes] 按 R 轉動卡牌。
   *[no] {""}
  }
bt-points-change = { $before } → { $after } 分
bt-points-to-spend = 剩 { $count } 點可用。
bt-steps-left = { $count ->
    [0] 之後付不起任何一格。
   *[other] 之後還付得起 { $count } 格。
}
bt-sums = 進攻 { $attack } 對防禦 { $defence }
bt-leave-out = 不用這張卡牌
bt-way-before = 上一種支付方式
bt-way-next = 另一種支付方式
bt-ways = { $count } 種方式
bt-change = 更改
bt-usual-payment = 恢復預設的支付方式
bt-end-turn = 結束回合
bt-end-turn-about = 棄牌並抽新手牌
bt-end-anyway = 結束回合
bt-play-on = 繼續行動
bt-uses-lost = { $count ->
   *[other] 公開的卡牌將失去 { $count } 次使用。
}
bt-still-possible = 仍可進行：{ $what }。

bt-battle-for = 爭奪 { $cell } 的戰鬥
bt-attacker = 進攻方
bt-defender = 防守方
bt-line = 戰線
bt-morale = 英雄戰鬥獎勵
bt-heroes-count = { $count ->
    [0] 沒有英雄
   *[other] { $count } 名英雄
}
bt-defence = 基本防禦力量
bt-only-defender = 只屬於防守方
bt-terrain = 地形
bt-other = 其他能力
bt-total = 合計
bt-total-strength = 總力量 { $total }
bt-in-hand = 手牌 { $count } 張
bt-guard-alone = 不打出卡牌，只靠自身的防禦力量。
bt-add-to-reach = 再加 { $count } 或以上
bt-against = 對
bt-must-exceed = 你必須超過 { $sum }：再加 { $count } 或以上。
bt-must-reach = 你必須達到 { $sum }：再加 { $count } 或以上。
bt-enough-now = 已經足夠。
bt-with-hand = 打出所有可用的牌共 { $sum }
bt-volleys = 輪番出牌
bt-see-board = 看版圖
bt-see-battle = 回到戰鬥
bt-native = 本土地形
bt-morale-lost = { $count } 名英雄；戰線中有其他派系的卡牌
bt-level = { $level } 級
bt-if-attack = 若進攻得勝
bt-if-defence = 若防守成功
bt-out-place = 取得 { $cell }，{ $level } 級
bt-out-free = { $cell } 無主
bt-out-heroes = 失去 { $count } 名英雄
bt-out-new = { $count } 張新卡牌
bt-out-shelter = { $count } 張卡牌進入庇護所
bt-must-add = 然後 { $player } 須再加 { $count } 以上
bt-out-ends = 遊戲結束
bt-out-nothing = 沒有變化
bt-die-shows = 擲出 { $number }
bt-roll-ambush = 偷襲
bt-roll-shelter = 庇護所
bt-roll-joker = 百搭牌

bt-lit-tool = 被照亮：至多 4 名兵士。
bt-lit-weapon = 被照亮：用於兩列，或力量 2。
bt-lit-amulet = 被照亮：兩個目標。
bt-lit-title = 被照亮：升兩階，或用於兩個部隊。
bt-lit-scroll = 被照亮：兩張卡牌。
bt-lit-tent = 被照亮：停駐兩張卡牌。
bt-lit-horse = 被照亮：至多 6 格。

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

## 血色狂怒的牌桌

br-map = 九個地區的版圖
br-map-in-words = 以文字描述的版圖
br-look-at-map = 看版圖
br-back-to-choice = 回到選擇
br-destroyed = 已毀滅
br-fell-in-age = 諸神黃昏，第 { $age } 時代
br-fell-at-setup = 遊戲開始前
br-villages-free = { $of } 個村莊中有 { $free } 個空著
br-fjord-between = { $places }之間的峽灣
br-figures = { $count ->
    [1] { $figure }
   *[other] { $count } × { $figure }
  }
br-clan-figures = { $clan }：{ $figures }
br-clan-strength = { $clan } { $strength }
br-strengths = 力量：{ $sums }
br-token-turned = 本時代已掠奪
br-token-of = 掠奪獎勵：{ $token }
br-token-rage = 狂怒數值 +1
br-token-axes = 戰斧 +1
br-token-horns = 號角 +1
br-token-glory = 5 點榮耀
br-token-all = 三項數值皆 +1
br-doomed-in-age = 第 { $age } 時代的末日地區
br-zoom-in = 放大
br-zoom-out = 縮小
br-whole-map = 整個版圖
br-overview = 總覽：點選要看的地方

br-ages = 三個時代
br-phases = 本時代的階段
br-fell = { $place }已毀滅
br-is-doomed = 末日地區：{ $place }，每個單位 { $glory } 點
br-doomed-short = 末日地區：{ $place }
br-then = 接著是{ $place }
br-phase-gifts = 神恩
br-phase-action = 行動
br-phase-discard = 棄牌
br-phase-quests = 任務
br-phase-ragnarok = 諸神黃昏
br-phase-valhalla = 英靈殿

br-glory = 榮耀
br-glory-all = 榮耀：{ $list }
br-clan-glory = { $clan } { $glory }
br-rage-to-spend = 可用狂怒
br-this-age = 本時代
br-rage-count = 可用狂怒 { $rage } 點
br-rage-change = 可用狂怒 { $rage } 點，之後 { $next } 點
br-rage-stat = 狂怒數值
br-out = 用盡
br-passed = 已讓過
br-axes = 戰斧：每次戰鬥勝利的榮耀
br-horns = 號角：版圖上單位的上限
br-cards = { $count ->
   *[other] { $count } 張牌
  }
br-quests-count = { $count ->
   *[other] { $count } 個任務
  }
br-valhalla = 英靈殿
br-reserve = 後備區
br-first-player = 起始玩家
br-own-sheet = 自己的圖板
seat-self = 你
br-stat-now = ，目前 { $value }：第 { $step } 格，共 { $count } 格
br-stat-rage = 狂怒數值
br-stat-axes = 戰斧
br-stat-horns = 號角
br-rage-stat-note = 下個時代依狂怒數值補滿狂怒
br-legends = 傳奇 +{ $third } +{ $second } +{ $first }
br-upgrades = 升級
br-slot-leader = 領袖
br-slot-warrior = 戰士
br-slot-ship = 戰艦
br-slot-monster = 怪獸
br-slot-clan = 部族
br-kind-leader = 領袖升級
br-kind-warrior = 戰士升級
br-kind-ship = 戰艦升級
br-kind-monster = 怪獸
br-kind-clan = 部族升級
br-kind-quest = 任務
br-kind-battle = 戰鬥
# The kind on a small card, beside its icon; short enough for one line.
br-kind-short-leader = 領袖升級
br-kind-short-warrior = 戰士升級
br-kind-short-ship = 戰艦升級
br-kind-short-monster = 怪獸
br-kind-short-clan = 部族升級
br-kind-short-quest = 任務
br-kind-short-battle = 戰鬥
br-number-price = 費用
br-number-bonus = 加成
br-number-glory = 榮耀
card-locked = 現在不能使用；選它可知道原因。

br-your-quests = 你的任務
br-as-the-board-stands = 依目前版圖
br-quest-committed = 已接受。
br-quest-in-hand = 在手牌中。
br-quest-none = 你沒有任務。
br-quest-dead = 英靈殿 { $dead }／{ $needed }
br-quest-leads = { $place } { $own } 對 { $rival }
br-quest-behind = { $place }：你 { $own }，他人 { $rival }；還需要 { $more }
br-quest-nowhere = 那片國度已蕩然無存

br-hand-note-quests = 輪到你時可接受任務，免費。
br-hand-note-battle = 戰鬥牌留待戰鬥時使用。
br-hand-note-discard = 可保留一張牌到下個時代。

br-actions = 行動
br-why = 原因
br-cost-invade = 等同力量
br-cost-upgrade = 該牌費用
br-cost-quest = 免費
br-cost-pillage = 免費
br-cost-sacrifice = 兩個單位
br-cost-pass = 失去 { $rage }
br-pass-guard = 讓過並失去 { $rage } 點狂怒？除非再獲得狂怒，你在本時代不能再行動。
br-do-it = 執行
br-do-this = { $action }？
br-game-over = 傳說已成
br-waiting-for = 由{ $clans }選擇
br-invade-with = 派遣{ $figure }，{ $price } 點狂怒
br-invade-free = 免費派遣{ $figure }：派到哪裡？
br-march-from = 行軍：從哪裡出發？
br-march-to = 從{ $place }行軍：前往哪裡？
br-march-way = 從{ $from }行軍到{ $to }
br-asked-where = 地點：{ $place }
br-march-from-here = 從這裡行軍……
br-choose-upgrade = 升級：選擇一張手牌
br-choose-quest = 任務：選擇一張手牌
br-choose-pillage = 掠奪：選擇一個地區
br-choose-sacrifice = 犧牲：選擇第一個單位
br-choose-pass = 讓過
br-replace-what = { $card }：替換哪一張？
br-which-figure = 哪個單位？
br-free-slot = 不替換：放入空欄位
br-in-place = { $place }：{ $list }
br-may-join = 可加入戰鬥：{ $clans }
br-nobody-may-join = 沒有他人能加入
br-reward-of = 獎勵：{ $token }
br-last-rage = 你最後的狂怒：之後也不能接任務或掠奪
br-again-to-do = 再按一次執行
br-esc-back = 按 Esc 返回
br-lit-count = { $count ->
   *[other] { $count } 個地點已標亮
  }
br-battle-context = { $place }的戰鬥；掠奪者：{ $clan }
br-join-from = { $figure }，來自{ $place }
br-take-all = 全部

br-phone-hand = 手牌
br-phone-clan = 部族
br-phone-quests = 任務
br-phone-seats = 座位
br-pages = 手牌、部族、任務、座位

br-draft-title = 神恩：第 { $number } 次選牌，共 { $of } 次
br-draft-text = { $count ->
   *[other] 從這個牌堆留下 { $count } 張牌；其餘 { $rest } 張傳給{ $clan }。
  }
br-draft-wait = 你已選好。所有人選好後，牌堆再往下傳。
br-draft-ring = 誰還在選擇；牌堆朝這個方向傳
br-choosing = 選擇中
br-done = 完成
br-pack = 輪抽牌堆
shelf-own = 你選的牌
shelf-own-count = { $count }／{ $of }，只有你看得到
br-kept = 保留的牌
br-kept-note = 已在你的手牌中。他人只知道你保留了一張牌。
br-draft-none = 選擇一張牌
br-draft-note = 所有人選好之前，你都可以改變主意。
br-keep-card = { $count ->
    [1] 留下這張牌
   *[other] 留下這些牌
  }
br-choose-again = 收回並重新選擇
br-slot-is-free = 有空欄位可放
br-slot-is-full = 欄位已滿，將會替換一張牌

br-battle-in = 戰鬥地點
br-pillages = 掠奪者：{ $clan }。只有{ $clan }能得到的獎勵：{ $token }。
br-call = 戰鬥召集
br-joined-from = { $figure }（{ $place }）
br-nobody-joined = 沒有人加入。
br-win-worth = 獲勝可得
br-win-axes = 戰斧 { $axes }
br-win-token = 指示物 { $glory }
br-win-card = { $card } { $glory }
br-win-rage = { $card }：狂怒 { $rage }
br-fighters = 參戰的部族
br-battle-order = 戰鬥的順序
br-battle-step-call = 戰鬥召集
br-battle-step-choose = 祕密選牌
br-battle-step-reveal = 同時揭示
br-battle-step-after = 揭示後加打的牌
br-battle-step-resolve = 比較並結算
br-no-card-yet = 尚未出牌
br-no-card = 沒有出牌
br-on-board = 版圖上
br-plus-makes = + { $plus } = { $total }
br-pillager = 掠奪者
br-joined = 已加入
br-still-thinking = 仍在思考
br-has-chosen = 已選好
br-laid-yours = 面朝下打出，只有你看得到
br-your-choice = 由你選擇
br-leads-by = 領先 { $count }
br-behind-by = 落後 { $count }
br-tied = 平手
br-declined = 不加牌
br-wins = 獲勝
br-loses = 落敗
br-sums-note = 素面：單位，條紋：牌，虛線：你的牌
br-battle-goes-on = 戰鬥繼續
br-battle-cards-note = 任何牌都可以打出；只有戰鬥牌增加力量。
br-adds-nothing = 加 0
br-cards-after-battle = 敗者的牌回到手牌，勝者的牌棄置。
br-waiting = 等待
br-lay-one = 選擇一張牌
br-lay-card = 打出{ $card }
br-add-card = 加打{ $card }，+{ $bonus }
br-add-nothing = 不加牌
br-then-so = 加上它：
br-as-it-stands = 目前：
br-outlook = { $clans }以 { $total } 居首
br-outlook-tie = { $clans }同為 { $total }：無人獲勝
br-battle-ended = { $place }的戰鬥
br-battle-won = { $clan }贏得{ $place }的戰鬥
br-battle-nobody = { $place }的戰鬥無人獲勝
br-fights-as = 其任務牌當作 +{ $strength } 參戰
br-gains-glory = { $glory } 點榮耀
br-to-valhalla = 前往英靈殿：{ $figures }
br-takes-cards = 回到手牌：{ $cards }
br-go-on = 繼續

br-age-over = 第 { $age } 時代結束
br-age-begins = 第 { $age } 時代開始
br-clan = 部族
br-before = 之前
br-in-this-age = 本時代
br-group-battle = 戰鬥
br-group-pillage = 掠奪指示物
br-group-quests = 任務
br-group-ragnarok = 諸神黃昏
br-group-valhalla = 英靈殿
br-group-cards = 牌與升級
br-battles-won = { $count } 場勝利
br-quests-met = { $failed ->
    [0] 完成 { $count } 個
   *[other] 完成 { $count } 個，未完成 { $failed } 個
  }
br-figures-count = { $count ->
   *[other] { $count } 個單位
  }
br-released = 釋放 { $count } 個
br-rank-change = 第 { $was } 名 → 第 { $is } 名
br-swings = 本時代最大的起伏
br-swing-at = { $source }，{ $place }
br-source-battle = 戰鬥勝利
br-source-pillage = 掠奪指示物
br-source-quests = 完成的任務
br-source-ragnarok = 死於諸神黃昏的單位
br-source-valhalla = 從英靈殿釋放的單位
br-source-dragons = 有龍升級而被摧毀的戰艦
br-source-cards = 一張牌
br-source-watch = 海姆達爾之守望
br-source-stolen = 從他人奪取的榮耀
br-source-slaughter = 戰鬥中被殺的敵人
br-source-legends = 傳奇等級
br-source-conquest = 索爾之征服
br-source-given = 先前所得
br-ragnarok-took = 諸神黃昏吞噬{ $place }
br-died-there = { $count ->
   *[other] { $count } 個單位死於該處
  }
br-nobody-died = 那裡沒有任何單位。
br-stats-raised = 因任務提升的數值
br-stat-change = { $stat } { $from } → { $to }
br-stat-change-legend = { $stat } { $from } → { $to }，傳奇 +{ $glory }
br-next-doomed = 下一個末日地區：{ $place }
br-start-rage = 你以 { $rage } 點狂怒開始，即你的狂怒數值

## 遊戲之後

after-title = 遊戲之後
after-saga-battalia = 大地將會銘記
after-saga-stormgates = 風暴之門的彼方將傳唱
after-saga-bloodrage = 傳說將會述說
after-victory = { $count ->
    [1] { $players } 獲勝
   *[other] { $players } 共同獲勝
  }
after-shared = { $players } 並列第 { $place } 名：規則中沒有能分出高下的依據。
after-broken = { $ahead } 與 { $behind } 各有 { $points } 分；比{ $by ->
    [level6] 首都
    [level5] 行宮
    [level4] 4 級城市
    [level3] 3 級城市
    [level2] 2 級城市
    [level1] 1 級城市
    [heroes] 版圖上的英雄
    [cards] 創造牌庫的卡牌
    [stats] 數值格數
   *[figures] 版圖上的單位
  }，{ $more } 比 { $fewer }，由 { $ahead } 勝出。
after-tie-battalia = 同分時先比最高等級的城市數，再依次比較低等級，最後比版圖上的英雄數。
after-tie-bloodrage = 這張牌桌約定如此區分相同的榮耀。
after-tie-stormgates = 同分時依次比首都、行宮、4 級以下各級城市、版圖上的英雄與創造牌庫的卡牌數。
after-team = { $players } 以隊伍獲勝。
after-legends = 遊戲結束時的傳奇等級：{ $each }。
after-course-battalia = 勝利點的變化
after-course-stormgates = 勝利點的變化
after-course-bloodrage = 榮耀的變化
after-dashes = 每位玩家有各自的虛線
after-sources = 分數來自何處
after-sources-note = 依來源計分
after-swings = 最大的起伏
after-change = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
  }
after-lettered = { $player }（{ $letter }）
after-step = 第 { $number } 次選擇
after-table = { $game }，{ $count ->
   *[other] { $count } 位玩家
  }
after-length-days = { $length ->
   *[other] { $length } 日
  }，{ $choices ->
   *[other] { $choices } 次選擇
  }
after-length-ages = { $length ->
   *[other] { $length } 個時代
  }，{ $choices ->
   *[other] { $choices } 次選擇
  }
after-chapter-setup = 遊戲設置
after-chapter-day = 第 { $count } 日
after-chapter-age = 第 { $count } 時代
after-look = 看牌桌
after-save = 儲存對局紀錄
after-again = 再玩一場，座位不變
after-replay-here = 從這裡重播

replay-title = 重播：{ $game }
replay-scrub = 遊戲進度
replay-step = 第 { $number } 次選擇，共 { $last } 次
replay-start = 回到開頭
replay-back = 退回一次選擇
replay-play = 播放
replay-pause = 暫停
replay-on = 前進一次選擇
replay-end = 跳到結尾
replay-speed = 速度
replay-times = { $speed }×
replay-play-on = 從這裡繼續玩
replay-more = 更多瀏覽方式
replay-turn = 回合
replay-last-turn = 前一個回合
replay-next-turn = 下一個回合
replay-chapter-setup = 段落
replay-chapter-day = 日
replay-chapter-age = 時代
replay-last-chapter = 回到這一日或時代的開頭
replay-next-chapter = 前往下一日或時代
replay-mark = 戰鬥或其他大事
replay-last-mark = 前一件大事
replay-next-mark = 下一件大事
replay-eyes = 以誰的視角
replay-eyes-seat = { $player } 所見
replay-eyes-spectator = 旁觀者所見
replay-eyes-all = 所有隱藏的資訊
replay-hands = 所有隱藏的資訊
replay-heap-hand = 手牌
replay-heap-ambush = 偷襲
replay-heap-coming = 將來的卡牌
replay-heap-nation = 國度，由此抽牌
replay-heap-pack = 輪抽牌堆
replay-heap-quests = 已接受的任務

## 規則

rules-title = { $chapter }：規則
rules-search = 搜尋所有規則
rules-contents = 目錄
rules-home = 所有規則
rules-home-about = 以我們自己的話說明遊戲允許什麼。每條規則都有編號；牌桌上不被允許的行動都會註明編號。
rules-opening = 關於這些規則
rules-found = { $count ->
    [0] 沒有找到。
   *[other] { $count } 處
  }
rules-kind-rule = 規則
rules-kind-decision = 裁定
rules-kind-example = 範例
rules-kind-term = 用語
rules-kind-text = 內文
rules-neighbours = 前後章節

rules-heading-battalia-0 = 來源與慣例
rules-heading-battalia-1 = 用語表
rules-heading-battalia-1-1 = 卡牌、派系、地形
rules-heading-battalia-1-2 = 偉大法器
rules-heading-battalia-1-3 = 區域
rules-heading-battalia-1-4 = 步驟、行動、用語
rules-heading-battalia-2 = 部件
rules-heading-battalia-3 = 遊戲設置
rules-heading-battalia-4 = 回合結構
rules-heading-battalia-5 = 隊列、再調度、偷襲
rules-heading-bt-coh = 隊列
rules-heading-bt-mul = 再調度
rules-heading-bt-amb = 偷襲
rules-heading-battalia-6 = 獲得卡牌與建造
rules-heading-bt-hir = 僱用部隊
rules-heading-bt-art = 製造法器
rules-heading-bt-bld = 建造
rules-heading-bt-upg = 升級
rules-heading-bt-lim = 有限的資源
rules-heading-battalia-7 = 使用法器
rules-heading-bt-use = 通則
rules-heading-bt-use-too = 工具
rules-heading-bt-use-wea = 武器
rules-heading-bt-use-amu = 護身符
rules-heading-bt-use-tit = 頭銜
rules-heading-bt-use-scr = 法術卷軸
rules-heading-bt-use-ten = 帳蓬
rules-heading-bt-use-hor = 馬匹
rules-heading-bt-trf = 轉化
rules-heading-battalia-8 = 偉大法器
rules-heading-battalia-9 = 英雄與移動
rules-heading-bt-her = 英雄
rules-heading-bt-mov = 移動
rules-heading-battalia-10 = 戰鬥
rules-heading-battalia-10-strength = 力量
rules-heading-battalia-10-course = 過程
rules-heading-battalia-10-result-for-a-city = 城市的結果
rules-heading-battalia-10-refill = 補牌
rules-heading-battalia-10-opening-with-a-transformed-weapon = 以轉化的武器展開進攻
rules-heading-bt-ret = 撤退
rules-heading-bt-neu = 中立城市
rules-heading-bt-rui = 遺蹟
rules-heading-battalia-11 = 回合結束與遊戲結束
rules-heading-bt-cln = 棄掉所有卡牌
rules-heading-bt-drw = 抽牌
rules-heading-bt-end = 結束
rules-heading-battalia-12 = 太陽神諭
rules-heading-battalia-13 = 高級遊戲
rules-heading-battalia-14 = 劇本與模組
rules-heading-bt-vol = 火山：命運泣血之角
rules-heading-bt-unb = 無縛者
rules-heading-bt-alt = 替代設置
rules-heading-bt-var = 變體
rules-heading-battalia-15 = 公開與隱藏的資訊
rules-heading-battalia-16 = 版本之間的差異
rules-heading-battalia-17 = 裁定
rules-heading-battalia-18 = 詳解範例
rules-heading-battalia-19 = 決策點
rules-heading-stormgates-contents = 目錄
rules-heading-stormgates-1 = 用語表
rules-heading-stormgates-2 = 模組、組合、預設組合
rules-heading-stormgates-3 = 部件
rules-heading-stormgates-4 = 版圖
rules-heading-stormgates-5 = 規則
rules-heading-sg-fac = 派系與地形
rules-heading-sg-roy = 國王與王后、行宮、首都
rules-heading-sg-ctl = 每星期的普查
rules-heading-sg-gat = 風暴之門與跳躍
rules-heading-sg-ste = 風暴效果
rules-heading-sg-trd = 貿易站
rules-heading-sg-dst = 星塵
rules-heading-sg-chs = 寶匣
rules-heading-sg-grt = 偉大法器
rules-heading-sg-fat = 命運卡
rules-heading-sg-tea = 隊伍遊戲
rules-heading-sg-hro = 英雄模式
rules-heading-sg-set = 遊戲設置
rules-heading-sg-drf = 輪抽起始卡牌
rules-heading-sg-end = 結束與勝利
rules-heading-sg-met = 幻形者
rules-heading-sg-bil = 比爾卡與藥水
rules-heading-sg-zea = 狂熱者
rules-heading-sg-val = 王者谷與王后谷
rules-heading-sg-chg = 對基礎規則的更改
rules-heading-sg-inf = 公開與隱藏的資訊
rules-heading-stormgates-6 = 一日與一星期的流程
rules-heading-stormgates-7 = 軟體中的隊伍回合
rules-heading-stormgates-8 = 回應時機
rules-heading-stormgates-9 = 裁定
rules-heading-stormgates-10 = 相互作用表
rules-heading-stormgates-11 = 詳解範例
rules-heading-stormgates-12 = 決策點
rules-heading-stormgates-13 = 檢查
rules-heading-blood-rage-0 = 如何閱讀
rules-heading-blood-rage-1 = 資料
rules-heading-blood-rage-1-1 = 遊戲版圖
rules-heading-blood-rage-1-2 = 指示物
rules-heading-blood-rage-1-3 = 部族與數值軌
rules-heading-blood-rage-1-4 = 依人數與時代的數字
rules-heading-blood-rage-2 = 規則
rules-heading-br-set = 遊戲設置
rules-heading-br-gft = 神恩階段（輪抽）
rules-heading-br-act = 行動階段
rules-heading-br-inv = 派遣
rules-heading-br-mar = 行軍
rules-heading-br-upg = 升級
rules-heading-br-mon = 怪獸
rules-heading-br-qst = 任務行動
rules-heading-br-pil = 掠奪
rules-heading-br-bat = 戰鬥
rules-heading-br-dis = 棄牌階段
rules-heading-br-qph = 任務階段
rules-heading-br-rag = 諸神黃昏階段
rules-heading-br-val = 英靈殿釋放階段
rules-heading-br-age = 時代結束
rules-heading-br-end = 遊戲結束
rules-heading-br-inf = 公開與隱藏的資訊
rules-heading-blood-rage-3 = 以虛擬碼表示的流程
rules-heading-blood-rage-4 = 裁定
rules-heading-blood-rage-5 = 詳解範例
rules-heading-blood-rage-5-1 = 衍生的測試案例
rules-heading-blood-rage-6 = 決策點
rules-heading-blood-rage-7 = 卡牌檔案的驗證
rules-heading-blood-rage-8 = 用語表
rules-heading-blood-rage-9 = 卡牌
rules-heading-blood-rage-9-age-1 = 第一時代
rules-heading-blood-rage-9-age-2 = 第二時代
rules-heading-blood-rage-9-age-3 = 第三時代
rules-heading-blood-rage-10 = 各語言的用語
rules-heading-kernel = 大廳的規則
rules-heading-kernel-choosing = 選擇
rules-heading-kernel-taking-back = 收回
