### 百陀利亞：創造篇。遊戲的詞語、選項、步驟、事件、拒絕理由與說明。

battalia-title = 百陀利亞：創造篇
battalia-about = 建造城市與道路，用自己的牌庫組成軍隊，爭奪整片版圖。
battalia-compound = { $second }的{ $first }
battalia-board-no-faction = 尚無派系

## 選項

battalia-option-edition = 版本
battalia-option-edition-about = 要使用哪個版本。各版本的部件與少數規則不同。
battalia-value-edition-retail2015 = 2015年版
battalia-value-edition-special = 特別版
battalia-option-scenario = 劇本
battalia-option-scenario-about = 基礎遊戲、兩種替代設置之一，或版圖中央的火山。
battalia-value-scenario-base = 基礎遊戲
battalia-value-scenario-alt1 = 較強的守衛
battalia-value-scenario-alt2 = 公共城市
battalia-value-scenario-volcano = 火山
battalia-option-advanced = 高級遊戲
battalia-option-advanced-about = 走上本土地形免費，在本土地形作戰時力量加 1。
battalia-option-unbound = 無縛者
battalia-option-unbound-about = 八名屬於所有派系的傭兵洗入部隊牌庫。
battalia-option-oracle = 太陽神諭
battalia-option-oracle-about = 神諭每天照亮一種法器，該法器當天可使用兩次。
battalia-option-neutral_defence = 中立城市的防禦
battalia-option-neutral_defence-about = 中立城市的防禦力量。不設定則依劇本。
battalia-option-ruins_defence = 遺蹟的防禦
battalia-option-ruins_defence-about = 遺蹟守衛的力量。不設定則依劇本。
battalia-option-neutrals_per_player = 每位玩家的中立城市
battalia-option-neutrals_per_player-about = 版圖上為每位玩家放置幾座中立城市。
battalia-option-start_cities_per_player = 每位玩家的起始城市
battalia-option-start_cities_per_player-about = 每位玩家開始時有幾座 1 級城市。
battalia-option-start_heroes = 起始英雄
battalia-option-start_heroes-about = 開始時每位玩家有幾名英雄在版圖上。不設定則依劇本。
battalia-option-weeks_limit = 星期上限
battalia-option-weeks_limit-about = 滿此星期數（每星期七日）後，遊戲也會結束。初次遊玩適合三個星期。
battalia-option-vp_limit = 分數上限
battalia-option-vp_limit-about = 有玩家達到此勝利點數時，遊戲也立即結束。
battalia-option-level4_cities_to_end = 結束所需的 4 級城市
battalia-option-level4_cities_to_end-about = 有玩家的 4 級城市達到此數量時，遊戲立即結束。
battalia-option-end_on_full_board = 版圖滿時結束
battalia-option-end_on_full_board-about = 沒有可建造的格子時遊戲結束。不設定則依劇本。
battalia-option-removed_faction = 移除的派系
battalia-option-removed_faction-about = 兩位玩家如何決定不參與的派系。
battalia-value-removed_faction-chosen = 由起始玩家指定
battalia-value-removed_faction-random = 隨機
battalia-option-day_limit = 最後一日
battalia-option-day_limit-about = 若之前沒有結束，遊戲在這一日之後結束。

## 預設組合

battalia-preset-first-game = 首次遊戲
battalia-preset-first-game-about = 三個星期的基礎遊戲，長度適合入門。
battalia-preset-special-edition = 特別版
battalia-preset-special-edition-about = 如特別版，有十件偉大法器與無縛者。
battalia-preset-retail-2015 = 2015年版
battalia-preset-retail-2015-about = 首次零售版的規則與部件。
battalia-preset-expert = 專家
battalia-preset-expert-about = 火山、無縛者與本土地形：特別版的一切。

## 詞語：派系、卡牌、地點

battalia-word-baerfolk = 樹森一族
battalia-word-islanders = 列島之民
battalia-word-emberians = 燃燼之民
battalia-word-cloudborn = 雲彩一族
battalia-word-unbound = 無縛者
battalia-word-green = 樹森一族
battalia-word-blue = 列島之民
battalia-word-red = 燃燼之民
battalia-word-gold = 雲彩一族
battalia-word-forest = 青葱森林
battalia-word-lake = 翡翠湖泊
battalia-word-canyon = 赤紅峽谷
battalia-word-mountain = 盤陀山脈
battalia-word-supply = 補給
battalia-word-friman = 兵士
battalia-word-chief = 隊長
battalia-word-priest = 祭司
battalia-word-lord = 統帥
battalia-word-tool = 工具
battalia-word-weapon = 武器
battalia-word-amulet = 護身符
battalia-word-title = 頭銜
battalia-word-scroll = 法術卷軸
battalia-word-tent = { $number ->
    [0] 帳蓬
   *[other] 帳蓬 { $number }
}
battalia-word-horse = 馬匹
battalia-word-hammer = 史特拉圖之錘
battalia-word-horn = 博德之號角
battalia-word-sword = 艾勒馬格之劍
battalia-word-shield = 不列圖斯之盾
battalia-word-wings = 阿薇安娜之翼
battalia-word-crown = 提圖斯之冠
battalia-word-hand = 盧特之手
battalia-word-pavilion = 艾拉之帳
battalia-word-staff = 泰拉之杖
battalia-word-book = 克蕾亞之書
battalia-word-city-end = 一個出口的城市
battalia-word-city-straight = 正對兩個出口的城市
battalia-word-city-corner = 垂直兩個出口的城市
battalia-word-city-tee = 三個出口的城市
battalia-word-city-cross = 四個出口的城市
battalia-word-road-straight = 直路
battalia-word-road-curve = 彎路
battalia-word-road-tee = 三岔路
battalia-word-road-cross = 十字路
battalia-word-ruins = 遺蹟
battalia-word-sanctuary = 聖所
battalia-word-crossing = 火山岔路
battalia-word-peak = 山頂
battalia-word-hero = { $number ->
    [0] 英雄
   *[other] 英雄 { $number }
}
battalia-word-player = 玩家 { $number }
battalia-word-open = 公開的卡牌 { $number }
battalia-word-borrowed = 借來的卡牌
battalia-word-again = 再一次
battalia-word-steps = 剩餘的格數
battalia-word-none = 無
battalia-word-one = 一名
battalia-word-both = 兩名
battalia-word-n = 北
battalia-word-e = 東
battalia-word-s = 南
battalia-word-w = 西

## 動詞

battalia-verb-abandon = 無可選擇
battalia-verb-against = 交換對象
battalia-verb-ambush = 部署偷襲
battalia-verb-amulet-on = 護身符用於
battalia-verb-annex = 佔領
battalia-verb-as = 當作
battalia-verb-at = 放置於
battalia-verb-attack-city = 進攻城市
battalia-verb-attack-hero = 進攻英雄
battalia-verb-attack-peak = 進攻山頂
battalia-verb-attack-ruins = 進攻遺蹟
battalia-verb-attack-sanctuary = 進攻武僧
battalia-verb-build = 建造
battalia-verb-choose = 選擇
battalia-verb-cohort = 隊列
battalia-verb-create = 製造
battalia-verb-discard = 棄掉
battalia-verb-done = 完成
battalia-verb-end-turn = 結束回合
battalia-verb-enough = 不再選擇
battalia-verb-exchange = 交換
battalia-verb-feed = 補給無縛者
battalia-verb-fight = 迎戰
battalia-verb-found = 建立
battalia-verb-give-up = 讓過
battalia-verb-hand = 盧特之手
battalia-verb-hire = 僱用
battalia-verb-hire-hero = 僱用英雄
battalia-verb-horn = 吹響號角
battalia-verb-join = 加入
battalia-verb-keep = 保留手牌
battalia-verb-leave-ambush = 不拿偷襲
battalia-verb-move = 移動
battalia-verb-mulligan = 再調度
battalia-verb-muster = 放置英雄
battalia-verb-name = 指定
battalia-verb-pitch = 撐起
battalia-verb-play = 打出
battalia-verb-raise-ambush = 拿起偷襲
battalia-verb-remove = 移除
battalia-verb-replace = 替換
battalia-verb-retreat = 撤退到
battalia-verb-scroll-on = 卷軸用於
battalia-verb-scroll-on-itself = 更換卷軸
battalia-verb-send = 派出英雄
battalia-verb-settle = 進駐
battalia-verb-show = 展示給
battalia-verb-staff = 舉起權杖
battalia-verb-station = 停駐
battalia-verb-strike = 拆掉
battalia-verb-surrender = 投降
battalia-verb-suspend = 懸空
battalia-verb-take = 拿取
battalia-verb-title-on = 頭銜用於
battalia-verb-title-twice-on = 升兩階
battalia-verb-to = 飛到
battalia-verb-upgrade = 升級
battalia-verb-wings = 雙翼帶上
battalia-verb-with = 支付

## 以文字表示的行動

battalia-action-as = { $card-id ->
    [none] 換成{ $terrain }
   *[other] 把{ $card }當作{ $kind }
}
battalia-action-at = 放置於 { $cell }，出口：{ $exits }
battalia-action-create = { $faction-id ->
    [none] 製造{ $kind }
   *[other] 製造{ $kind }：{ $faction }
}
battalia-action-attack-hero = 進攻 { $player } 在 { $cell } 的英雄
battalia-action-move = 移動{ $hero } 到 { $cell }
battalia-action-feed = 把{ $card }放在無縛者上
battalia-action-send = 派出英雄：{ $number }
battalia-action-join = 加入的英雄：{ $number }

## 步驟

battalia-step-remove-faction = 哪個派系不參與這場遊戲？
battalia-step-choose-faction = 請選擇你的派系。
battalia-step-choose-city = 請選擇你的起始城市。
battalia-step-found-city = 你還要以哪種城市開始？
battalia-step-found-place = 你的另一座城市要放在哪裡？
battalia-step-start-hero = 你的英雄從哪座城市開始？
battalia-step-turn = 回合開始。
battalia-step-cohort = 這手牌你要怎麼辦？
battalia-step-show-cohort = 誰可以看你的隊列？
battalia-step-actions = 你要做什麼？
battalia-step-place = 建在哪裡，朝哪個方向？
battalia-step-pay = 用哪些卡牌支付？
battalia-step-name-faction = 卷軸指定哪個派系？
battalia-step-ambush = 哪張卡牌部署到偷襲？
battalia-step-station = 哪張卡牌停駐在帳蓬？
battalia-step-make-room = 偷襲區已滿：哪張卡牌離開？
battalia-step-horn = 號角召喚國度中的哪張卡牌？
battalia-step-hand = 你要借哪張卡牌？
battalia-step-staff = 權杖改變什麼？
battalia-step-staff-replace = 這裡換成哪種地形？
battalia-step-staff-exchange = 與哪張卡牌交換地形？
battalia-step-wings = 你的英雄飛到哪裡？
battalia-step-send-heroes = 你派幾名英雄進攻？
battalia-step-opening = 展開進攻：打出的卡牌總和須超過防禦。第一張通常是武器。
battalia-step-answer = 你遭到進攻：如何應對？
battalia-step-join-heroes = 你還有幾名英雄加入防守？
battalia-step-raise-ambush = 要為這場戰鬥拿起偷襲的卡牌嗎？
battalia-step-volley = 輪到你：打出卡牌直到扭轉戰局，或讓過。
battalia-step-choose-relic = 你要拿哪一件偉大法器？
battalia-step-choose-sanctuary = 要拿走聖所的一件偉大法器嗎？

## 局勢評估

battalia-term-victory = 獲勝機會
battalia-term-points = 勝利點
battalia-term-lead = 領先幅度
battalia-term-closing = 接近結束時的領先
battalia-term-great_cities = 4 級城市
battalia-term-income = 將來的分數
battalia-term-growth = 牌庫成長
battalia-term-units = 強大部隊
battalia-term-roads = 修路的卡牌
battalia-term-cohorts = 隊列機會
battalia-term-artefacts = 法器
battalia-term-great_artefacts = 偉大法器
battalia-term-might = 戰鬥力量
battalia-term-heroes = 版圖上的英雄
battalia-term-reach = 可及的目標
battalia-term-approach = 通往目標的路
battalia-term-sites = 建造地點
battalia-term-threat = 他人的威脅
battalia-term-rival = 最強對手的前景
battalia-term-ambush = 偷襲的卡牌
battalia-term-tents = 帳蓬中的卡牌
battalia-term-hand = 手牌

## 事件

battalia-event-faction-removed = { $seat } 將一個派系移出遊戲：{ $faction }。
battalia-event-faction-chosen = { $seat } 選擇派系：{ $faction }。
battalia-event-settled = { $seat } 進駐 { $cell } 的起始城市。
battalia-event-founded = { $seat } 在 { $cell } 建立：{ $tile }，{ $terrain }，出口：{ $exits }。
battalia-event-mustered = { $seat } 的英雄站上 { $cell }。
battalia-event-day = { $lit-id ->
    [none] 第 { $day } 日開始。
   *[other] 第 { $day } 日開始。被照亮的法器：{ $lit }；配對的圖示：{ $matching }。
}
battalia-event-turn = 第 { $day } 日：{ $seat } 的回合開始。
battalia-event-cohort = { $seat } 宣告隊列：{ $groups }。
battalia-event-cohort-shown = { $known ->
    [yes] { $seat } 向 { $to } 展示隊列：{ $cards }。
   *[no] { $seat } 向 { $to } 展示隊列。
}
battalia-event-mulligan = { $seat } 再調度：{ $discarded } 張卡牌進入庇護所。
battalia-event-ambush-picked-up = { $seat } 從偷襲拿起 { $count } 張卡牌。
battalia-event-ambushed = { $known ->
    [yes] { $seat } 部署一張卡牌到偷襲：{ $card }。
   *[no] { $seat } 部署一張卡牌到偷襲。
}
battalia-event-ambush-discarded = { $seat } 從已滿的偷襲區棄掉：{ $cards }。
battalia-event-suspended = { $seat } 將一張卡牌懸空：{ $card }。
battalia-event-drawn = { $known ->
    [yes] { $seat } 抽牌：{ $cards }。
   *[no] { $seat } 抽 { $count } 張卡牌。
}
battalia-event-nation-reshuffled = { $seat } 的庇護所洗勻，成為新的國度。
battalia-event-cleaned-up = { $seat } 棄掉 { $count } 張卡牌到庇護所。
battalia-event-line = { $seat } 使用：{ $cards }。
battalia-event-hired = { $supply ->
    [0] { $seat } 僱用部隊：{ $card }。
   *[other] { $seat } 僱用部隊：{ $card }，並得到補給。
}
battalia-event-created = { $seat } 製造法器：{ $card }。
battalia-event-built = { $level ->
    [0] { $seat } 在 { $cell } 建造：{ $tile }，{ $terrain }，出口：{ $exits }。
   *[other] { $seat } 在 { $cell } 建造：{ $tile }，{ $level } 級，{ $terrain }，出口：{ $exits }。
}
battalia-event-upgraded = { $seat } 將 { $cell } 的城市升到 { $level } 級。
battalia-event-impassable = 這些格子從此不可跨越：{ $cells }。
battalia-event-amulet-rolled = { $roll ->
    [1] { $seat } 為{ $card }擲出 1：沒有變化。
    [2] { $seat } 為{ $card }擲出 2：視為兩張。
    [3] { $seat } 為{ $card }擲出 3：視為三張。
    [4] { $seat } 為{ $card }擲出 4：進入偷襲。
    [5] { $seat } 為{ $card }擲出 5：進入庇護所。
   *[other] { $seat } 為{ $card }擲出 { $roll }：成為百搭牌。
}
battalia-event-transformed = { $seat } 轉化卡牌：{ $card }變成{ $becomes }。
battalia-event-named = { $seat } 把{ $card }當作{ $kind }使用。
battalia-event-pitched = { $seat } 撐起帳蓬，停駐：{ $cards }。
battalia-event-struck = { $seat } 拆掉帳蓬，取回：{ $cards }。
battalia-event-great-artefact = { $seat } 使用偉大法器：{ $card }。
battalia-event-recalled = { $seat } 從國度召回卡牌：{ $card }。
battalia-event-nation-searched = { $known ->
    [yes] { $seat } 查看 { $from } 的國度：{ $cards }。
   *[no] { $seat } 查看 { $from } 的國度。
}
battalia-event-borrowed = { $known ->
    [yes] { $seat } 借走 { $from } 的一張卡牌：{ $card }。
   *[no] { $seat } 借走 { $from } 的一張卡牌。
}
battalia-event-terrain-replaced = { $seat } 改變 { $cell } 的地形：{ $from }變成{ $to }。
battalia-event-terrain-exchanged = { $seat } 交換 { $cells } 的地形。
battalia-event-hero-hired = { $seat } 在 { $cell } 僱用英雄 { $hero }。
battalia-event-moved = { $seat } 將英雄 { $hero } 從 { $from } 移到 { $to }。
battalia-event-flown = { $seat } 的英雄 { $hero } 從 { $from } 飛到 { $to }。
battalia-event-attacked = { $target-id ->
    [hero] { $seat } 進攻 { $defender } 在 { $cell } 的英雄。
    [neutral] { $seat } 進攻 { $cell } 的守軍。
   *[other] { $seat } 進攻 { $defender } 的 { $cell }。
}
battalia-event-battle-card = { $seat } 打出{ $card }：{ $attack } 對 { $defence }。
battalia-event-unbound-fed = { $seat } 為無縛者加上補給：合計 { $total }。
battalia-event-attack-failed = { $seat } 的進攻失敗。
battalia-event-guard-beaten = { $seat } 擊敗 { $cell } 的守軍。
battalia-event-answered = { $answer-id ->
    [fight] { $seat } 迎戰。
   *[other] { $seat } 投降。
}
battalia-event-heroes-joined = { $seat } 另有 { $heroes } 名英雄加入防守。
battalia-event-retreated = { $seat } 的英雄從 { $from } 撤退到 { $to }。
battalia-event-battle-over = { $winner } 贏得戰鬥：進攻 { $attack }，防守 { $defence }。
battalia-event-hero-lost = { $seat } 在 { $cell } 失去英雄 { $hero }。
battalia-event-defender-cleared = { $seat } 的卡牌在戰鬥後進入庇護所：{ $cards }。
battalia-event-city-taken = { $level ->
    [0] { $seat } 攻下 { $cell } 的城市，但沒有可用的等級指示物。
   *[other] { $seat } 以 { $level } 級取得 { $cell } 的城市。
}
battalia-event-vassal = { $supply ->
    [0] 附庸投效 { $seat }：{ $card }。
   *[other] 附庸投效 { $seat }：{ $card }，並帶來補給。
}
battalia-event-annexed = { $seat } 佔領 { $cell } 的城市。
battalia-event-great-artefact-won = { $seat } 獲得偉大法器：{ $card }。
battalia-event-great-artefact-left = { $seat } 把偉大法器留在聖所。
battalia-event-sealed = { $known ->
    [yes] { $seat } 在 { $cell } 的聖所放上印記，發現：{ $cards }。
   *[no] { $seat } 在 { $cell } 的聖所放上印記。
}
battalia-event-peak-taken = { $seat } 成為火山征服者。
battalia-event-game-over = 遊戲結束。{ $reason }

## 遊戲如何結束

battalia-full-board = 已經沒有可建造的格子。
battalia-level-four-cities = 有玩家擁有足夠的 4 級城市。
battalia-points = 有玩家達到分數上限。
battalia-weeks = 最後一個星期已過。
battalia-last-day = 最後一日已過。

## 分數來源

battalia-source-start = 起始城市
battalia-source-built = 建造的城市
battalia-source-upgraded = 升級的城市
battalia-source-lowered = 失去的等級
battalia-source-annexed = 佔領的城市
battalia-source-neutral = 中立城市
battalia-source-conquered = 征服的城市
battalia-source-lost = 失去的城市
battalia-source-peak = 火山山頂
battalia-source-seals = 印記

## 拒絕：設置與選項

refusal-BT-CMP-6 = 沒有這個版本。
refusal-BT-CMP-11 = 這個版本的等級指示物不夠這麼多起始城市。
refusal-BT-SET-1 = 沒有這個劇本。
refusal-BT-SET-10 = 這個派系已被選走：{ $faction }。
refusal-BT-SET-11 = { $cell } 不是尚未被選的起始城市。
refusal-BT-2P-1 = { $faction-id ->
    [none] 只有兩人遊戲才由玩家選擇移除的派系。
   *[other] 這個派系已移出遊戲：{ $faction }。
}
refusal-BT-2P-5 = 這個派系不在遊戲中，不能指定：{ $faction }。
refusal-BT-3P-1 = 在這個人數下，該格子不使用。
refusal-BT-ADV-1 = 高級遊戲只能開啟或關閉。
refusal-BT-UNB-1 = 只有特別版有無縛者。
refusal-BT-ORA-8 = 太陽神諭只能開啟或關閉。
refusal-BT-ALT-1 = 這個劇本自定防禦：中立城市 6，遺蹟 10。
refusal-BT-ALT-2 = 這個劇本的中立城市防禦為 6。
refusal-BT-ALT-4 = 遺蹟在此是公共城市，不能進攻。
refusal-BT-ALT-5 = 在這個劇本中，每人開始時都有一名英雄在遺蹟。
refusal-BT-ALT-6 = 你已佔領一座中立城市；這個劇本只允許一座。
refusal-BT-ALT-7 = 這個劇本沒有起始城市，中立城市也自有安排。
refusal-BT-VAR-1 = 中立城市的防禦為 4 到 20，遺蹟為 8 到 20。
refusal-BT-VAR-2 = 這個版本或劇本的指示物或空間不足以讓每人有兩座中立城市。
refusal-BT-VAR-3 = 這種城市目前沒有可放的地方：{ $tile }。
refusal-BT-VAR-4 = { $cell } 不是你的起始城市。
refusal-BT-VAR-5 = 上限為 1 到 142 個星期，且至少一日。
refusal-BT-VAR-6 = 分數上限在設置時就會達到。
refusal-BT-VAR-7 = 若版圖滿時不結束，就必須有星期或分數上限。
refusal-BT-VOL-1 = 火山屬於特別版，並取代遺蹟。
refusal-BT-VOL-11 = 火山劇本在 40 分（兩人 30 分）時結束，版圖滿時不結束。

## 拒絕：回合、行動列與支付

refusal-BT-TRN-2 = 現在還不能進行回合的這個步驟。
refusal-BT-TRN-4 = 你沒有這張卡牌：{ $card }。
refusal-BT-TRN-6 = 這張卡牌不在手牌中，或本回合已不能再使用：{ $card }。
refusal-BT-TRN-8 = 費用必須剛好支付，不多也不少。
refusal-BT-TRN-9 = 這是本回合得到的新卡牌，要到下次手牌才能使用：{ $card }。
refusal-BT-COH-1 = 隊列至少需要三張同派系的手牌。
refusal-BT-COH-6 = 隊列要展示給一位對手。
refusal-BT-COH-7 = 隊列只能在回合開始時宣告。
refusal-BT-MUL-2 = 再調度只能在回合開始時，且不能與隊列並用。
refusal-BT-AMB-2 = { $card-id ->
    [none] 偷襲需要兩張手牌：一張懸空，一張部署。
   *[other] 這張卡牌不在你的手牌中：{ $card }。
}
refusal-BT-AMB-3 = 偷襲區已有三張卡牌。
refusal-BT-AMB-4 = 只有你偷襲區的卡牌能讓出位置。
refusal-BT-AMB-5 = 你的牌庫有 { $cards } 張；懸空後至少要剩 10 張。
refusal-BT-AMB-6 = 這張卡牌放在你的偷襲區，直到你的下個回合：{ $card }。

## 拒絕：獲得卡牌

refusal-BT-HIR-1 = { $price-id ->
    [none] 這不是可僱用的部隊：{ $kind }。
   *[other] 你的手牌不足以支付：{ $price }。
}
refusal-BT-ART-1 = { $price-id ->
    [none] 這不是可製造的法器：{ $kind }。
   *[other] 你的手牌不足以支付：{ $price }。
}
refusal-BT-ART-2 = 此法器的圖示今天不配對，不能指定派系：{ $kind }。
refusal-BT-ORA-5 = 此法器的圖示今天不配對，不能指定派系：{ $kind }。
refusal-BT-LIM-1 = { $deck-id ->
    [none] 公共牌池的這個牌庫已空。
   *[other] 公共牌池的這個牌庫已空：{ $deck }。
}
refusal-BT-LIM-2 = { $level-id ->
    [none] 你付得起的城市沒有可用的等級指示物。
   *[other] 你沒有可用的 { $level } 級指示物。
}
refusal-BT-LIM-3 = 公共牌池已沒有補給。
refusal-BT-LIM-4 = 你的牌庫不能少於 10 張。
refusal-BT-LIM-5 = 公共牌池沒有這種地形的卡牌：{ $terrain }。

## 拒絕：建造

refusal-BT-BLD-1 = { $exits-id ->
    [none] 這不能建造：{ $tile }。
   *[other] 這種卡牌不能有這些出口：{ $exits }。
}
refusal-BT-BLD-2 = { $problem-id ->
    [taken] { $cell } 已經有卡牌。
    [impassable] { $cell } 不可跨越。
   *[other] { $cell-id ->
        [none] 沒有可以建造它的格子。
       *[other] { $cell } 不能建造。
    }
}
refusal-BT-BLD-3 = { $cell-id ->
    [none] 沒有空格與已建造的卡牌相鄰。
   *[other] { $cell } 沒有與已建造的卡牌相鄰。
}
refusal-BT-BLD-4 = { $cell-id ->
    [none] 它的出口在任何空格都不合：出口必須對出口。
   *[other] 在 { $cell }，出口會對上沒有出口的一側。
}
refusal-BT-BLD-6 = 兩座城市不能相鄰。
refusal-BT-BLD-7 = 城市不能與遺蹟相鄰。
refusal-BT-BLD-8 = { $cell-id ->
    [none] 沒有空格以道路連到你的城市。
   *[other] { $cell } 無法以道路連到你的城市。
}
refusal-BT-BLD-12 = 城市需要三張同階級的部隊：3 名兵士、隊長、祭司或統帥。
refusal-BT-BLD-13 = 你的手牌不足以支付道路：{ $price }。
refusal-BT-BLD-14 = { $cell-id ->
    [none] 剩下的格子已無卡牌可放，永遠不可跨越。
   *[other] { $cell } 已無卡牌可放，永遠不可跨越。
}
refusal-BT-UPG-1 = { $price-id ->
    [none] { $level-id ->
        [none] { $cell } 沒有你的城市。
       *[other] { $cell } 的城市已是 { $level } 級，不能再升。
    }
   *[other] 你的手牌不足以升到下一級：{ $price }。
}
refusal-BT-UPG-3 = { $level-id ->
    [none] 升到下一級需要一個可用的指示物，而你沒有。
   *[other] 升到 { $level } 級需要一個可用的指示物，而你沒有。
}
refusal-BT-VOL-3 = 城市不能與聖所相鄰。

## 拒絕：法器

refusal-BT-USE-1 = 你需要一張可當作以下用途的卡牌：{ $kind }。
refusal-BT-ORA-AMU = 被照亮的護符要等第一次擲骰的牌用完，才能再擲一次。
refusal-BT-USE-AMU-1 = 護身符對這張卡牌無效：{ $card }。
refusal-BT-USE-AMU-7 = 只有百搭牌或史特拉圖之錘能當作別的卡牌：{ $card }。
refusal-BT-USE-AMU-9 = 這張卡牌已當作別的卡牌使用，本回合不能再改變。
refusal-BT-USE-TIT-1 = 頭銜只能升級兵士、隊長與祭司，最高到統帥：{ $card }。
refusal-BT-USE-TIT-4 = 上一階級的牌庫已空：{ $card }。
refusal-BT-USE-SCR-1 = 卷軸只能改變部隊與法器：{ $card }。
refusal-BT-USE-SCR-2 = { $deck-id ->
    [none] 卷軸必須指定與該卡牌不同的派系。
   *[other] 牌庫已空，卷軸找不到別的卡牌：{ $deck }。
}
refusal-BT-USE-SCR-4 = 只有手牌中的法術卷軸能改變自己。
refusal-BT-USE-TEN-1 = { $supplies-id ->
    [none] 這現在不能撐起或停駐：{ $card }。
   *[other] 帳蓬需要 1 張補給和一張停駐的卡牌；你能出 { $supplies } 張補給。
}
refusal-BT-USE-TEN-3 = { $tent-id ->
    [none] 回合開始時不能拆帳蓬。
   *[other] { $card-id ->
        [none] 你沒有帳蓬 { $tent }。
       *[other] 請先拆帳蓬 { $tent }，在那之前不能使用：{ $card }。
    }
}
refusal-BT-USE-TEN-5 = 戰鬥中不能撐起帳蓬。
refusal-BT-USE-WEA-1 = { $card-id ->
    [none] 進攻的第一張卡牌必須是武器。
   *[other] 進攻的第一張卡牌必須是武器：{ $card }。
}
refusal-BT-TRF-2 = { $card-id ->
    [none] 一張卡牌每回合只能轉化一次。
   *[other] 一張卡牌每回合只能轉化一次：{ $card }。
}
refusal-BT-TRF-3 = 一張頭銜不能升兩階；需要被照亮的頭銜或提圖斯之冠。
refusal-BT-TRF-4 = 只有手牌能被轉化：{ $card }。
refusal-BT-TRF-7 = 頭銜的複本必須用在不同的卡牌上。

## 拒絕：偉大法器

refusal-BT-GRT-2 = 偉大法器不受法器影響，也不能停駐。
refusal-BT-GRT-4 = { $card-id ->
    [none] 你現在不能使用這件偉大法器。
   *[other] 你現在不能使用這件偉大法器：{ $card }。
}
refusal-BT-GRT-HAM-1 = 史特拉圖之錘只能當作七種法器之一，不能當作：{ $kind }。
refusal-BT-GRT-HAM-2 = 史特拉圖之錘在戰鬥中無效。
refusal-BT-GRT-HOR-2 = { $card-id ->
    [none] 你的國度是空的，號角無人可召。
   *[other] 這張卡牌不在你的國度：{ $card }。
}
refusal-BT-GRT-WIN-1 = 阿薇安娜之翼只能帶版圖上的己方英雄到已建造的格子。
refusal-BT-GRT-HAN-1 = { $card-id ->
    [none] { $player } 沒有可查看的國度。
   *[other] 這張卡牌不在你查看的國度：{ $card }。
}
refusal-BT-GRT-HAN-3 = { $player } 已借走一張卡牌；一次只能借一張。
refusal-BT-GRT-HAN-4 = 借來的卡牌不能偷襲、懸空、停駐或撐起。
refusal-BT-GRT-STA-1 = { $points-id ->
    [none] { $terrain-id ->
        [none] { $cell-id ->
            [none] 版圖上沒有權杖能改變的東西。
           *[other] 權杖找不到與 { $cell } 同類而地形不同的卡牌。
        }
       *[other] 這張卡牌已是該地形：{ $terrain }。
    }
   *[other] 權杖的 3 點剩下 { $points } 點；替換要 1 點，交換要 2 點。
}
refusal-BT-GRT-STA-2 = 權杖只能改變城市與道路。

## 拒絕：英雄

refusal-BT-HER-1 = { $price-id ->
    [none] { $hero-id ->
        [none] 英雄只能在自己的城市僱用。
       *[other] 英雄 { $hero } 現在不能這樣做。
    }
   *[other] 你的手牌不足以支付英雄：{ $price }。
}
refusal-BT-HER-2 = 你的兩名英雄都在版圖上，或你沒有可僱用英雄的城市。
refusal-BT-MOV-1 = 沒有道路連接 { $cell } 與英雄所在的格子。
refusal-BT-MOV-2 = 走到 { $cell } 需要一張補給，而你沒有。
refusal-BT-MOV-3 = 沒有馬匹還有格數可移動到 { $cell }。
refusal-BT-MOV-4 = 目前沒有騎乘：一旦做了別的事，馬匹剩下的格數就會失去。
refusal-BT-MOV-5 = { $cell } 尚未建造，英雄不能進入。
refusal-BT-MOV-8 = 這裡的兩名英雄能做的事相同：請指定英雄 { $hero }。
refusal-BT-ADV-2 = 這段路已走過 { $cell }；免費移動不能繞圈。
refusal-BT-VOL-4 = 山頂與 { $cell } 之間的門只為持有其印記者開啟。

## 拒絕：戰鬥

refusal-BT-BAT-1 = 這張卡牌沒有力量，不能放入戰線：{ $card }。
refusal-BT-BAT-7 = 只能在自己回合的行動中進攻。
refusal-BT-BAT-8 = { $cell-id ->
    [none] 只能派出你在戰場上的英雄。
   *[other] { $cell } 沒有你的英雄能進攻的目標。
}
refusal-BT-BAT-9 = { $card-id ->
    [none] 進攻必須以武器開始，並至少超過防禦 1 點。
   *[other] 進攻要以武器開始，而不是：{ $card }。
}
refusal-BT-BAT-12 = 其他英雄只能在防守方開始迎戰時加入。
refusal-BT-BAT-13 = 偷襲的卡牌只能在防守開始時拿起。
refusal-BT-BAT-14 = 力量還不夠：進攻方要更高，防守方要至少相等。
refusal-BT-BAT-10 = 你仍能超過防禦：請繼續打出開場的牌。
refusal-BT-BAT-15 = 你的力量已經足夠：請完成這一輪，而不是讓過。
refusal-BT-BAT-20 = { $card-id ->
    [none] { $kind-id ->
        [none] 戰鬥中不能這樣做。
       *[other] 這在戰鬥中沒有用處：{ $kind }。
    }
   *[other] 這張卡牌不能在這場戰鬥打出：{ $card }。
}
refusal-BT-BAT-24 = 要佔領 { $cell }，它必須是沒有指示物的城市，你有英雄在場，且有可用的指示物。
refusal-BT-BAT-27 = { $card-id ->
    [none] 進攻需要手牌中或公開的武器。
   *[other] 只有武器能最先打出，其下可墊卷軸或護身符：{ $card }。
}
refusal-BT-BAT-28 = 這次進攻無法超過防禦：你的牌最多達到 { $attack }，防禦為 { $defence }。
refusal-BT-UNB-4 = 戰鬥中補給只能放在你戰線的無縛者上。
refusal-BT-UNB-5 = 護身符、頭銜與卷軸對無縛者無效。
refusal-BT-RET-1 = 只有被進攻的英雄能撤退，而且只能作為對進攻的回應。
refusal-BT-RET-2 = { $cell } 太近或太遠，不能撤退；允許的格數：{ $steps }。
refusal-BT-RET-3 = 沒有不重複經過卡牌而通往 { $cell } 的路。
refusal-BT-RET-4 = 進攻方在 { $cell } 有城市或英雄，不能撤退到那裡。
refusal-BT-RET-5 = 你沒有撤退到 { $cell } 的路或費用。
refusal-BT-RUI-2 = 只能選擇展示中的偉大法器。
refusal-BT-RUI-4 = 遺蹟沒有給你的偉大法器：你已達上限，或已經沒有了。
refusal-BT-VOL-5 = 你的印記已在那裡，或你沒有可用的 1 級或 2 級指示物。
refusal-BT-VOL-6 = 這件偉大法器不在這座聖所：{ $card }。

## 說明：每張卡牌與每個地點的作用

battalia-help-supply = 用來支付部隊、道路、帳蓬、馬匹與英雄，也能讓英雄走一格。每僱用一個部隊得到一張。在戰鬥中沒有力量。
battalia-help-friman = 階級 1、力量 1 的部隊，費用 2 張補給。可支付道路、1 級城市與法器。
battalia-help-chief = 階級 2、力量 2 的部隊，費用 3 張補給。三名建造 2 級城市，兩名將城市升到 2 級。
battalia-help-priest = 階級 3、力量 3 的部隊，費用 4 張補給。三名建造 3 級城市，兩名將城市升到 3 級。
battalia-help-lord = 階級 4、力量 4 的部隊，費用 5 張補給。三名建造 4 級城市，兩名將城市升到 4 級。
battalia-help-unbound = 同時屬於所有派系的傭兵：可算入任何隊列，不影響英雄戰鬥獎勵。戰鬥中每張放在其上的補給加 1 力量。不帶來補給，也不能轉化。
battalia-help-tool = 在一列中代替一或兩名兵士。費用 3 名兵士。不能用於戰鬥。
battalia-help-weapon = 開始進攻，在戰鬥中力量 1。加上 2 張補給可僱用英雄。費用一名隊長與 2 名兵士。
battalia-help-amulet = 放在一張手牌下並擲骰。1：無；2 或 3：視為兩張或三張；4：進入偷襲；5：進入庇護所；6：百搭牌。
battalia-help-title = 將手牌中的一個部隊永久升一階，有同派系的卡牌時取同派系。費用一名統帥與 2 名兵士。
battalia-help-scroll = 永久改變手牌中一個部隊或法器的派系，也能改變自己。費用兵士、隊長與祭司各一名。
battalia-help-tent = 付一張補給，一張手牌可一直停駐在帳蓬中。拆帳蓬免費，戰鬥中也可以；卡牌回到手牌。
battalia-help-horse = 讓一名英雄移動至多 3 格，在戰鬥中力量 1，或支付撤退。費用一名隊長與 2 張補給。
battalia-help-hammer = 當作七種法器中任何一種使用一次。在戰鬥中無效，也不會被照亮。
battalia-help-horn = 從自己的國度拿至多兩張卡牌加入手牌，並展示給所有人。然後洗勻國度。
battalia-help-sword = 武器，進攻時力量 5，防守時 1。
battalia-help-shield = 武器，進攻時力量 1，防守時 5。
battalia-help-wings = 帶著你的一名英雄到任何已建造的格子，不論多遠，也不需要道路。
battalia-help-crown = 可用兩次的頭銜：一個部隊升兩階，或兩個部隊各升一階。
battalia-help-hand = 查看一位對手的國度，借一張卡牌用一回合。之後它進入擁有者的庇護所。
battalia-help-pavilion = 不需補給的帳蓬，可停駐一或兩張卡牌，一起回到手牌。
battalia-help-staff = 以三點改變版圖：1 點可用牌池的卡牌替換城市或道路的地形，2 點可交換兩張同類卡牌的地形。
battalia-help-book = 可用三次的法術卷軸，用在不同的卡牌上，每次可任選派系。
battalia-help-city = 等級就是它的勝利點與防禦。費用是三個階級等於其等級的部隊，不能與另一座城市相鄰。
battalia-help-road = 連接卡牌以供建造與行走，不屬於任何人。直路或彎路：兵士與補給各一張；分岔道路：2 名兵士與一張補給。
battalia-help-neutral = 尚無擁有者的城市。英雄在其上且力量超過其防禦時，你以 4 級取得它，並有一名統帥帶著補給投效。
battalia-help-ruins = 英雄在此且力量超過守衛時，你獲得一件展示的偉大法器。遺蹟永遠不屬於任何人。
battalia-help-sanctuary = 英雄在此擊敗防禦 6 的武僧：得到價值 2 分的印記，並可拿走一件隱藏的偉大法器。
battalia-help-peak = 它的門只為持有正確印記者開啟。守護者防禦 20，你每有一個印記減 2。征服者得 8 分，並以 8 防守。
battalia-help-crossing = 火山的一部分，四面都有出口。英雄以一般費用通過。
battalia-help-limbo = 被懸空的卡牌。它們已離開遊戲，所有人都能看。
battalia-help-cohort = 同派系的手牌，以及可多抽幾張。小型隊列：3 張，+1。中型隊列：4 張，+2。大型隊列：5 張，+3。巨型隊列：6 張，+4。
battalia-help-do-hire = 支付比階級多一張的補給，拿取該牌庫最上面的部隊，並附一張補給。新卡牌從之後的回合起才能使用。
battalia-help-do-create = 以部隊支付，工具也算（帳蓬與馬匹還需補給），拿取該牌庫最上面的法器。若其圖示今天配對，可先指定派系。
battalia-help-do-build = 把公共牌池的道路或城市放在有道路連到你城市的地方。只要與鄰格相合，可任意旋轉。
battalia-help-do-upgrade = 兩個下一階級的部隊讓你的一座城市升一級，至多 4 級。不能跳級。
battalia-help-do-use = 使用手牌中的法器：護身符、頭銜、卷軸、帳蓬或偉大法器。工具、武器與馬匹在支付、戰鬥或移動時使用。
battalia-help-do-hero = 一件武器與 2 張補給讓你兩名英雄之一來到你的任一座城市。他可立即移動與戰鬥。
battalia-help-do-move = 每張補給讓英雄沿道路移動一格，馬匹至多 3 格。一回合的格數沒有上限，進入任何地方都不會開戰。
battalia-help-do-attack = 英雄在該格，並以武器為第一張卡牌：力量大於防禦者獲勝。敗方參戰的英雄離開版圖。
battalia-help-do-ambush = 一張手牌永遠離開遊戲，另一張面朝下部署到偷襲。它在你的下個回合或你被進攻時回到手牌；至多 3 張。
