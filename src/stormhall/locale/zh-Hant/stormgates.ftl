### 百陀利亞：風暴之門。擴充所增加的內容；其餘使用基礎遊戲的訊息。

stormgates-title = 百陀利亞：風暴之門
stormgates-about = 在百陀利亞中加入穿越風暴的門、國王與王后、貿易、命運、隊伍與山谷。

## 選項

stormgates-option-six_factions = 六個派系
stormgates-option-six_factions-about = 狼氏族與忠日一族加入四個派系。五人與六人遊戲必須使用。
stormgates-option-royals = 國王與王后
stormgates-option-royals-about = 牌庫夠大便得到王后與國王，他們把城市變成行宮與首都。
stormgates-option-gates = 風暴之門
stormgates-option-gates-about = 英雄在門與門之間跳躍，每次跳躍帶來一個風暴效果。
stormgates-option-trading = 貿易
stormgates-option-trading-about = 道路上的貿易站交換法器、寶匣、補給與星塵。
stormgates-option-new_great_artefacts = 新的偉大法器
stormgates-option-new_great_artefacts-about = 在基礎遊戲的十件之外再加七件偉大法器。
stormgates-option-summoning = 召喚卷軸
stormgates-option-summoning-about = 失落卷軸不再取回虛空的卡牌，而是把不在遊戲中的中立英雄召喚到任一格，直到下次普查。需要風暴之門。
stormgates-option-fate = 命運卡
stormgates-option-fate-about = 可以抽命運卡代替公開的偉大法器。需要貿易。
stormgates-option-heroic = 英雄模式
stormgates-option-heroic-about = 中立城市與遺蹟更強，每名參戰的英雄都有戰鬥獎勵，並有老兵。
stormgates-option-draft = 輪抽
stormgates-option-draft-about = 最初的部隊逐張輪抽，而不是發牌。
stormgates-option-teams = 隊伍
stormgates-option-teams-about = 誰與誰同隊。不設定時，四到六人採用預設的隊伍。
stormgates-value-teams-none = 各自為戰
stormgates-value-teams-2v2 = 2 對 2
stormgates-value-teams-3v2 = 3 對 2
stormgates-value-teams-2v2v2 = 3 隊各 2 人
stormgates-value-teams-3v3 = 3 對 3
stormgates-option-team_turns = 隊伍的回合
stormgates-option-team_turns-about = 隊員如何共用回合。
stormgates-value-team_turns-interleaved = 同時進行，逐個行動
stormgates-value-team_turns-handover = 一人行動後交棒
stormgates-value-team_turns-sequential = 依次進行
stormgates-option-metamorpha = 幻形者
stormgates-option-metamorpha-about = 中立的幫手，能力隨腳下的地形改變。需要風暴之門。
stormgates-option-bilkarr = 比爾卡
stormgates-option-bilkarr-about = 流浪的釀藥師走過版圖，出售六種藥水。需要風暴之門。
stormgates-option-zealots = 狂熱者
stormgates-option-zealots-about = 半神諭教團的八名狂熱者洗入部隊牌庫。
stormgates-option-valleys = 山谷
stormgates-option-valleys-about = 王者谷與王后谷，有待發現的建築，適合四人或六人。
stormgates-value-valleys-off = 沒有山谷
stormgates-value-valleys-high_pass = 高山隘口
stormgates-value-valleys-kings_bridge = 國王橋
stormgates-option-big_map = 大地圖
stormgates-option-big_map-about = 2 到 4 人有更多空間：3 人與 4 人使用 5、6 人的版圖。
stormgates-option-factions = 參與的派系
stormgates-option-factions-about = 六個派系不全參與時，如何決定參與的派系。
stormgates-value-factions-random = 隨機
stormgates-value-factions-chosen = 由玩家移除
stormgates-option-free_upgrade_cap = 免費升級上限
stormgates-option-free_upgrade_cap-about = 沒有王后或國王時，城市可以升到幾級。
stormgates-option-attack_cap_3v2 = 三人隊對兩人隊的進攻
stormgates-option-attack_cap_3v2-about = 三人隊每回合可進攻兩人隊幾次。不設定則沒有上限。
stormgates-option-timer = 計時
stormgates-option-timer-about = 每位玩家整局有 30 分鐘，每名中立英雄另加 15 分鐘由大家均分；牌桌另設時鐘時除外。

## 預設組合

stormgates-preset-stormgates = 風暴之門
stormgates-preset-stormgates-about = 擴充的原本玩法：英雄模式、輪抽、門、貿易、王室、命運與隊伍。
stormgates-preset-free-for-all = 各自為戰
stormgates-preset-free-for-all-about = 完整的擴充，沒有隊伍。
stormgates-preset-gentle = 溫和
stormgates-preset-gentle-about = 門、貿易與命運，沒有王室、輪抽與英雄模式：輕鬆入門。
stormgates-preset-everything = 全部
stormgates-preset-everything-about = 再加上幻形者、比爾卡、狂熱者與無縛者。
stormgates-preset-big-map = 大地圖
stormgates-preset-big-map-about = 2 到 4 人的更大空間，並有兩位中立英雄。
stormgates-preset-home-rules = 家規
stormgates-preset-home-rules-about = 可在家嘗試的變體：兩座起始城市、更強的中立城市與遺蹟、六個星期，以及召喚卷軸。
stormgates-preset-teams-2v2 = 兩人對兩人
stormgates-preset-teams-2v2-about = 兩隊各兩人的完整擴充。
stormgates-preset-valleys = 山谷：高山隘口
stormgates-preset-valleys-about = 以高山隘口相連的兩座山谷，英雄在此取得陣風。
stormgates-preset-valleys-bridge = 山谷：國王橋
stormgates-preset-valleys-bridge-about = 以國王橋相連的兩座山谷，在此交換偉大法器。
stormgates-preset-six-factions = 只有六個派系
stormgates-preset-six-factions-about = 基礎遊戲加上兩個派系，其餘不變。

## 詞語：派系、卡牌、地點

stormgates-word-wolfsclan = 狼氏族
stormgates-word-sunfaithful = 忠日一族
stormgates-word-white = 狼氏族
stormgates-word-orange = 忠日一族
stormgates-word-zealot = 狂熱者
stormgates-word-ice = 冰原
stormgates-word-jungle = 原始叢林
stormgates-word-queen = 王后
stormgates-word-king = 國王
stormgates-word-stardust = 星塵
stormgates-word-casket = 寶匣
stormgates-word-arrow = 法雷爾之箭
stormgates-word-bag = 福圖娜之袋
stormgates-word-standard = 維戈之旗
stormgates-word-mantle = 維爾之袍
stormgates-word-crystal = 明之水晶
stormgates-word-mask = 休恩之面具
stormgates-word-lost-scroll = 克里切克失落卷軸
stormgates-word-mirror = 命運之鏡
stormgates-word-gate = 風暴之門
stormgates-word-centre = 市中心
stormgates-word-valley = 山谷岔路
stormgates-word-building = 建築
stormgates-word-connection = 連接卡
stormgates-word-covered-valley = 未揭開的山谷岔路
stormgates-word-covered-building = 未揭開的建築
stormgates-word-brotherhood = 手足
stormgates-word-rage = 狂怒
stormgates-word-colossus = 巨像
stormgates-word-frost-touch = 寒霜之觸
stormgates-word-weakness = 虛弱
stormgates-word-solstice = 至日
stormgates-word-target = 與我有關時詢問
stormgates-word-ask = 重要的行動列才詢問
stormgates-word-always = 每列都詢問
stormgates-word-never = 不詢問
stormgates-word-windfall = 風暴之禮
stormgates-word-vassal = 附庸統帥
stormgates-word-tailwind = 順風
stormgates-word-pathfinder = 開路
stormgates-word-hand-of-fate = 命運之手
stormgates-word-summons = 召喚
stormgates-word-reshaping = 重塑
stormgates-word-echo = 回音
stormgates-word-elevation = 晉升
stormgates-word-growth = 成長
stormgates-word-return-from-limbo = 虛空歸來
stormgates-word-gale = 狂風
stormgates-word-first = 第一位
stormgates-word-second = 第二位
stormgates-word-town-hall = 市政廳
stormgates-word-smithy = 鐵匠鋪
stormgates-word-stable = 馬廄
stormgates-word-arena = 競技場
stormgates-word-tavern = 酒館
stormgates-word-weaving-mill = 織坊
stormgates-word-arcanum = 秘法所
stormgates-word-grocery = 雜貨鋪
stormgates-word-metamorpha = 幻形者
stormgates-word-bilkarr = 比爾卡

## 動詞

stormgates-verb-activate = 啟動
stormgates-verb-aim = 瞄準
stormgates-verb-amulet-lured = 護身符用於誘來者
stormgates-verb-bag = 打開袋子
stormgates-verb-barter = 購買星塵
stormgates-verb-blow = 吹走
stormgates-verb-buy = 購買
stormgates-verb-collect = 領取
stormgates-verb-copy = 複製
stormgates-verb-crown = 加冕
stormgates-verb-crystal = 使用水晶
stormgates-verb-double = 加倍
stormgates-verb-double-lured = 加倍誘來者
stormgates-verb-draft = 輪抽
stormgates-verb-draw = 抽牌
stormgates-verb-draw-fate = 抽命運卡
stormgates-verb-drink = 喝下
stormgates-verb-drink-against = 給予藥水
stormgates-verb-echo = 重現
stormgates-verb-gain = 拿取
stormgates-verb-give = 交出
stormgates-verb-hand-over = 交棒
stormgates-verb-jump = 跳躍
stormgates-verb-jump-gust = 乘陣風跳躍
stormgates-verb-keep-fate = 留下命運之鏡
stormgates-verb-lost-scroll = 失落卷軸
stormgates-verb-summon = 召喚
stormgates-verb-lower = 降級
stormgates-verb-lower-twice = 降兩級
stormgates-verb-mantle = 使用袍子
stormgates-verb-mask = 使用面具
stormgates-verb-order = 常設指示
stormgates-verb-pass = 讓過
stormgates-verb-post = 建貿易站
stormgates-verb-promote = 晉升
stormgates-verb-raise = 升級城市
stormgates-verb-reveal = 揭開
stormgates-verb-sacrifice = 犧牲
stormgates-verb-scroll-lured = 卷軸用於誘來者
stormgates-verb-search-great = 搜尋偉大法器
stormgates-verb-sell = 出售
stormgates-verb-solstice = 至日用於
stormgates-verb-standard = 舉起旗幟
stormgates-verb-stop = 停留
stormgates-verb-swap-for = 交換
stormgates-verb-swap-for-fate = 換命運卡
stormgates-verb-take-top = 拿最上面的偉大法器
stormgates-verb-title-lured = 頭銜用於誘來者
stormgates-verb-title-twice-lured = 升兩階
stormgates-verb-top = 最上面的卡牌
stormgates-verb-use = 使用
stormgates-verb-veil = 遮蔽

## 以文字表示的行動

stormgates-action-activate = 以{ $card }為{ $hero } 啟動幻形者
stormgates-action-aim = 進攻{ $number }英雄
stormgates-action-bag = { $number-id ->
    [none] 不拿補給
    [one] 拿 1 張補給
   *[other] 拿 2 張補給
}
stormgates-action-blow = 吹走 { $player } 的{ $tent }
stormgates-action-buy = { $potion-id ->
    [none] { $faction-id ->
        [none] 用寶匣購買{ $kind }
       *[other] 用寶匣購買{ $kind }：{ $faction }
    }
   *[other] 購買藥水：{ $potion }
}
stormgates-action-collect = { $faction-id ->
    [none] 從 { $cell } 領取
   *[other] 從 { $cell } 領取：{ $faction }
}
stormgates-action-draw = { $number-id ->
    [none] 不抽牌
    [one] 抽 1 張卡牌
   *[other] 抽 2 張卡牌
}
stormgates-action-drink-against = 把{ $potion }給 { $player }
stormgates-action-gain = { $faction-id ->
    [none] 拿取{ $kind }
   *[other] 拿取{ $kind }：{ $faction }
}
stormgates-action-hand-over = 交棒給 { $player }
stormgates-action-jump = { $hero } 跳到 { $cell }
stormgates-action-jump-gust = { $hero } 跳到 { $cell } 並用掉陣風
stormgates-action-lower-twice = 將 { $cell } 降兩級
stormgates-action-order = { $potion }：{ $order }
stormgates-action-sell = 出售{ $card }換寶匣
stormgates-action-swap-for = 交換：{ $card1 }換{ $card2 }
stormgates-action-swap-for-fate = 用{ $card }換命運卡

## 步驟

stormgates-step-aim = 你進攻兩名英雄中的哪一名？
stormgates-step-answer-laid = 防守已排出：使用藥水，還是讓過？
stormgates-step-attack-announced = 有人宣告進攻：喝藥水，還是讓過？
stormgates-step-casket-ambush = 哪張卡牌藉寶匣部署到偷襲？
stormgates-step-choose-number = 你要抽幾張卡牌？
stormgates-step-choose-object = 你的英雄遠距進攻什麼？
stormgates-step-choose-reshaping = 這裡換成哪種地形？
stormgates-step-closed-line = 衡量被凍結的防守。
stormgates-step-crystal = 國度上接著放哪張卡牌？
stormgates-step-deal = 發最初的卡牌。
stormgates-step-double-unit = 哪個部隊加倍？
stormgates-step-draft = 你拿哪張卡牌？
stormgates-step-echo = 哪個公開的風暴效果再來一次？
stormgates-step-fate = 你選命運的哪份禮物？
stormgates-step-first-hands = 抽最初的手牌。
stormgates-step-found = 佈置版圖。
stormgates-step-gain-artefact = 你拿哪件法器？
stormgates-step-gale = 狂風吹走哪頂帳蓬？
stormgates-step-held-line = 行動列等候回應。
stormgates-step-join-attack = 你的另一名英雄也進攻嗎？
stormgates-step-line-laid = 對手排出一列：凍結它，還是讓過？
stormgates-step-look-under-gate = 你拿門下的哪件偉大法器？
stormgates-step-lower-other = 第二座降級的是哪座城市？
stormgates-step-mantle = 袍子遮蔽哪座城市？
stormgates-step-mask = 面具誘來哪個部隊？
stormgates-step-summon = 中立英雄出現在哪裡？
stormgates-step-name-lured = 卷軸為誘來的卡牌指定哪個派系？
stormgates-step-name-solstice = 這張卡牌當作什麼？
stormgates-step-opening-laid = 進攻已展開：使用藥水，還是讓過？
stormgates-step-path-place = 免費的道路放在哪裡，朝哪個方向？
stormgates-step-pathfinder = 風暴給你哪種道路？
stormgates-step-promote = 哪個部隊升一階？
stormgates-step-raise-city = 你的哪座城市升一級？
stormgates-step-reshaping = 風暴替換版圖上的哪張卡牌？
stormgates-step-sacrifice = 你為狂熱者犧牲哪張卡牌？
stormgates-step-search-great = 你從牌庫拿哪件偉大法器？
stormgates-step-standard = 庇護所的哪張卡牌追隨旗幟？
stormgates-step-storm = 抽出風暴效果。
stormgates-step-take-from-limbo = 哪張卡牌從虛空歸來？
stormgates-step-volley-begins = 這一輪之前：喝藥水，還是讓過？
stormgates-step-which-hero = 你僱用哪名英雄？
stormgates-step-zealot = 來了一名狂熱者：為其犧牲一張卡牌嗎？

## 局勢評估

stormgates-term-royals = 王后與國王
stormgates-term-census = 普查的前景
stormgates-term-veteran = 老兵身分
stormgates-term-posts = 貿易站
stormgates-term-stardust = 星塵與寶匣
stormgates-term-gates = 可及的門
stormgates-term-gusts = 陣風
stormgates-term-buildings = 建築
stormgates-term-valleys = 待發現的山谷
stormgates-term-veils = 遮蔽的城市
stormgates-term-potions = 藥水
stormgates-term-helpers = 幻形者與比爾卡
stormgates-term-draft = 輪抽的卡牌
stormgates-term-native = 本土地形
stormgates-term-team = 隊伍的分數

## 事件

stormgates-event-activated = { $seat } 的英雄 { $hero } 使用幻形者的能力：{ $terrain }。費用：{ $card }。
stormgates-event-aimed = { $seat } 瞄準英雄 { $hero }。
stormgates-event-answer-frozen = { $seat } 的防守被凍結：其戰線在這場戰鬥中不計算。
stormgates-event-attack-voided = { $defender-id ->
    [none] { $seat } 的進攻取消。
   *[other] { $seat } 對 { $defender } 的進攻取消。
}
stormgates-event-bilkarr-came = 比爾卡穿過風暴來到 { $cell }。
stormgates-event-bilkarr-walked = { $corner-id ->
    [yes] 比爾卡走過：{ $way }。他停在角落。
   *[no] 比爾卡走過：{ $way }。
}
stormgates-event-census = { $counts-id ->
    [none] 第 { $week } 個星期結束：普查。
   *[other] 第 { $week } 個星期結束：普查。各牌庫張數：{ $counts }。
}
stormgates-event-crowned = { $seat } 獲得王室卡：{ $card }。
stormgates-event-dethroned = { $from-id ->
    [tents] { $seat } 從帳蓬失去王室卡：{ $card }。
    [hand] { $seat } 從手牌失去王室卡：{ $card }。
    [ambush] { $seat } 從偷襲失去王室卡：{ $card }。
    [shelter] { $seat } 從庇護所失去王室卡：{ $card }。
   *[nation] { $seat } 從國度失去王室卡：{ $card }。
}
stormgates-event-doubled = { $seat } 將部隊加倍：{ $card }。
stormgates-event-draft-passed = { $known ->
    [yes] { $seat } 收到輪抽的卡牌：{ $cards }。
   *[no] { $seat } 收到輪抽的卡牌。
}
stormgates-event-drafted = { $known ->
    [yes] { $seat } 輪抽一張卡牌：{ $card }。
   *[no] { $seat } 輪抽一張卡牌。
}
stormgates-event-echoed = { $seat } 重現風暴效果：{ $effect }。
stormgates-event-enraged = { $known ->
    [yes] 狂怒把 { $seat } 的卡牌趕進庇護所：{ $cards }。
   *[no] 狂怒把 { $seat } 的 { $count } 張卡牌趕進庇護所。最上面：{ $top }。
}
stormgates-event-fate = { $option-id ->
    [stardust] { $seat } 從命運卡 { $fate } 拿取星塵。
   *[other] { $fate-id ->
        [1] { $seat } 保留命運卡 1 作為偉大法器。
        [2] { $seat } 以命運卡 2 拿最上面的偉大法器。
       *[other] { $seat } 以命運卡 { $fate } 尋找偉大法器。
    }
}
stormgates-event-fate-drawn = { $fate-id ->
    [none] { $seat } 抽一張命運卡。
   *[other] { $seat } 抽到命運卡 { $fate }。
}
stormgates-event-fate-lost = 命運沒有給 { $seat } 的禮物。
stormgates-event-gained = { $supplies-id ->
    [none] { $seat } 拿一張卡牌加入手牌：{ $card }。
    [0] { $seat } 拿一張卡牌加入手牌：{ $card }。
   *[other] { $seat } 拿一張卡牌加入手牌：{ $card }，並得到 { $supplies } 張補給。
}
stormgates-event-gates-laid = 風暴之門放上版圖：{ $gates }。
stormgates-event-great-artefact-given = { $from-id ->
    [hand] { $seat } 從手牌交出偉大法器：{ $card }。
    [shelter] { $seat } 從庇護所交出偉大法器：{ $card }。
    [ambush] { $seat } 從偷襲交出偉大法器：{ $card }。
   *[nation] { $seat } 從國度交出偉大法器：{ $card }。
}
stormgates-event-great-searched = { $known ->
    [yes] { $seat } 查看剩餘的偉大法器：{ $cards }。
   *[no] { $seat } 查看剩餘的 { $count } 件偉大法器。
}
stormgates-event-gust = { $roller } 為陣風擲骰：{ $seat } 的英雄 { $hero } 得到門 { $gate } 的陣風。
stormgates-event-gust-spent = { $seat } 的英雄 { $hero } 用掉門 { $gate } 的陣風。
stormgates-event-handed-over = { $seat } 交棒給 { $to }。
stormgates-event-jumped = { $seat } 的英雄 { $hero } 穿過風暴從 { $from } 跳到 { $to }。
stormgates-event-laid-on-top = { $known ->
    [yes] { $seat } 放在國度最上面：{ $cards }。
   *[no] { $seat } 放 { $count } 張卡牌在國度最上面。
}
stormgates-event-line-frozen = { $for-id ->
    [unit] { $rival } 凍結 { $seat } 的一列：沒有僱用部隊。
    [artefact] { $rival } 凍結 { $seat } 的一列：沒有製造法器。
    [building] { $rival } 凍結 { $seat } 的一列：沒有建造。
    [upgrade] { $rival } 凍結 { $seat } 的一列：城市沒有升級。
    [crown] { $rival } 凍結 { $seat } 的一列：城市沒有加冕。
    [hero] { $rival } 凍結 { $seat } 的一列：沒有僱用英雄。
    [step] { $rival } 凍結 { $seat } 的一列：英雄留在原地。
    [retreat] { $rival } 凍結 { $seat } 的一列：英雄沒有撤退。
    [jump] { $rival } 凍結 { $seat } 的一列：跳躍失敗。
    [post] { $rival } 凍結 { $seat } 的一列：沒有建貿易站。
    [potion] { $rival } 凍結 { $seat } 的一列：沒有購買藥水。
    [reveal] { $rival } 凍結 { $seat } 的一列：沒有揭開。
   *[other] { $rival } 凍結 { $seat } 的一列：沒有效果。
}
stormgates-event-looked-ahead = { $known ->
    [yes] { $seat } 查看國度最上面：{ $cards }。
   *[no] { $seat } 查看國度最上面的 { $count } 張卡牌。
}
stormgates-event-looked-under-gate = { $known ->
    [yes] { $seat } 查看 { $cell } 的門下：{ $cards }。
   *[no] { $seat } 查看 { $cell } 的門下。
}
stormgates-event-lowered = { $seat } 將 { $cell } 的城市降到 { $level } 級。
stormgates-event-lured = { $seat } 誘來 { $from } 的部隊：{ $card }。現在 { $attack } 對 { $defence }。
stormgates-event-metamorpha-entered = 幻形者出現在 { $cell }。
stormgates-event-metamorpha-moved = 幻形者移到 { $cell }。
stormgates-event-neutral-left = 普查時，{ $neutral }離開版圖。
stormgates-event-neutral-summoned = { $from-id ->
    [none] { $seat } 把{ $neutral }召喚到 { $to }。
   *[other] { $seat } 把{ $neutral }從 { $from } 移到 { $to }。
}
stormgates-event-post-built = { $posts ->
    [1] { $seat } 在 { $cell } 建貿易站。
   *[other] { $seat } 在 { $cell } 建第二座貿易站：兩座都翻到星面。
}
stormgates-event-potion-bought = { $seat } 向比爾卡購買藥水：{ $potion }。
stormgates-event-potion-drunk = { $victim-id ->
    [none] { $seat } 喝下藥水：{ $potion }。
   *[other] { $seat } 把藥水給 { $victim }：{ $potion }。
}
stormgates-event-potion-returned = 藥水回到比爾卡那裡：{ $potion }。
stormgates-event-potion-used = { $seat } 使用藥水：{ $potion }。
stormgates-event-promoted = { $seat } 晉升部隊：{ $card }變成{ $becomes }。
stormgates-event-rallied = { $seat } 從庇護所召回卡牌：{ $card }。
stormgates-event-returned = { $seat } 從虛空取回卡牌：{ $card }。
stormgates-event-revealed = { $building-id ->
    [none] { $seat } 在 { $cell } 揭開山谷岔路。
   *[other] { $seat } 在 { $cell } 揭開建築：{ $building }。
}
stormgates-event-shelter-top = { $seat } 的庇護所最上面現在是：{ $card }。
stormgates-event-solstice = { $seat } 以至日排出卡牌：{ $card }。
stormgates-event-stopped = { $seat } 的英雄 { $hero } 在連接卡停留。
stormgates-event-storm-effect = { $seat } 抽到風暴效果：{ $effect }。
stormgates-event-storm-shuffled = 風暴牌庫洗勻：還有 { $count } 個效果。
stormgates-event-summoned = { $from-id ->
    [none] 風暴召喚 { $seat } 的英雄 { $hero } 到 { $to }。
   *[other] 風暴召喚 { $seat } 的英雄 { $hero } 從 { $from } 到 { $to }。
}
stormgates-event-supplies-gained = { $count ->
    [0] 已沒有補給可給 { $seat }。
   *[other] { $seat } 領取 { $count } 張補給。
}
stormgates-event-supplies-taken = { $count ->
    [0] { $seat } 沒有從袋子拿補給。
   *[other] { $seat } 從袋子拿 { $count } 張補給。
}
stormgates-event-tent-blown-away = 狂風吹走 { $owner } 的帳蓬。進入庇護所：{ $cards }。
stormgates-event-traded = { $seat } 貿易：以{ $given }換{ $taken }。
stormgates-event-unveiled = { $seat } 的遮蔽結束。
stormgates-event-veiled = { $seat } 遮蔽 { $cell }：對手不能進攻它。
stormgates-event-veterans = { $seats-id ->
    [0] 這個星期沒有老兵。
   *[other] 這個星期的老兵：{ $seats }。
}

## 分數來源

stormgates-source-royal = 行宮與首都
stormgates-source-revealed = 揭開的建築
stormgates-source-team-mates = 隊友的分數
stormgates-source-small-team = 較小隊伍的加分

## 拒絕：選項與設置

refusal-SG-MOD-03 = { $module-id ->
    [none] 火山適合 2 到 4 人，而這裡有 { $seats-id } 人。
   *[other] 火山不能與此並用：{ $module }。
}
refusal-SG-MOD-04 = { $module-id ->
    [none] { $option-id ->
        [none] 公共城市適合 2 到 4 人，而這裡有 { $seats-id } 人。
       *[other] 這需要沒有山谷的小版圖：{ $option }。
    }
   *[other] 這個劇本不能與此並用：{ $module }。
}
refusal-SG-MOD-05 = 「{ $module }」需要「{ $needs }」。
refusal-SG-SET-09 = { $option-id ->
    [none] 大地圖適合 2 到 4 人；{ $seats-id } 人一律使用大版圖。
   *[other] 大地圖不能與此並用：{ $option }。
}
refusal-SG-FAC-01 = 兩個新派系只能開啟或關閉。
refusal-SG-FAC-03 = { $faction-id ->
    [none] { $needs-id ->
        [none] 所有派系都參與，沒有可由玩家移除的派系。
       *[other] { $seats-id } 人遊戲需要「{ $needs }」。
    }
   *[other] 這個派系不在遊戲中：{ $faction }。
}
refusal-SG-FAC-04 = 這個派系不在本局參與的派系之中：{ $faction }。
refusal-SG-HRO-01 = 英雄模式只能開啟或關閉。
refusal-SG-HRO-02 = 英雄模式中，中立城市的防禦為 6。
refusal-SG-HRO-03 = 英雄模式中，遺蹟的防禦為 10。
refusal-SG-END-01 = 版圖滿時結束只能開啟、關閉或不設定。
refusal-SG-END-02 = 結束遊戲至少需要一座 4 級或以上的城市。
refusal-SG-DRF-01 = { $card-id ->
    [none] 輪抽只能開啟或關閉。
   *[other] 這張卡牌不在傳給你的卡牌之中：{ $card }。
}
refusal-SG-TEA-01 = { $seats-id ->
    [none] 沒有這種隊伍。
   *[other] { $seats-id } 人不能組成這種隊伍：{ $teams }。
}
refusal-SG-TEA-05 = 每人只用自己的卡牌與英雄，也只能交棒給隊友。
refusal-SG-TEA-06 = { $player-id ->
    [none] 隊友不能互相進攻。
   *[other] { $player } 是你的隊友，不是對手。
}
refusal-SG-TEA-09 = { $option-id ->
    [none] 你們三人隊本回合已對另一隊進攻 2 次。
   *[other] 只有 3 對 2 的隊伍有此上限：{ $option }。
}
refusal-SG-TEA-12 = 計時只能開啟或關閉。
refusal-SG-TEA-21 = { $option-id ->
    [none] 沒有這種共用回合的方式。
   *[other] 「{ $option }」需要「{ $needs }」。
}
refusal-SG-TEA-23 = 已結束回合的人今天不能再行動。
refusal-SG-TEA-28 = 只有在可交棒的牌桌，並在自己行動之後，才能交棒。

## 拒絕：門與風暴

refusal-SG-GAT-01 = 風暴之門只能開啟或關閉。
refusal-SG-GAT-05 = { $cell-id ->
    [none] 跳躍是從一座門到另一座門。
   *[other] 跳躍是從一座門到另一座門，而 { $cell } 不適用。
}
refusal-SG-GAT-06 = 跳到 { $cell } 需要一張補給作為費用，再加一格移動；兩者都要支付。
refusal-SG-GAT-08 = 英雄 { $hero } 本回合已跳過；每名只能跳一次。
refusal-SG-GAT-10 = 只能在自己回合的行動中跳躍。
refusal-SG-STE-02 = 先執行風暴效果。
refusal-SG-STE-11 = 這不是你能拿的法器：{ $kind }。
refusal-SG-STE-14 = 開路給的是道路，不是：{ $tile }。
refusal-SG-STE-17 = 風暴只替換牌庫中有另一張的城市或道路。
refusal-SG-STE-18 = 這個效果不在公開的效果之中，或不會重現：{ $effect }。
refusal-SG-STE-19 = 只有手牌中的兵士、隊長或祭司能升一階。
refusal-SG-STE-21 = 這張卡牌不能從虛空取回：{ $card }。
refusal-SG-STE-22 = 狂風不能吹走 { $player } 的帳蓬 { $tent }；先輪到對手的帳蓬。

## 拒絕：國王與王后

refusal-SG-ROY-01 = 王后與國王在普查時獲得，不能僱用。
refusal-SG-ROY-06 = 王后與國王不能轉化。
refusal-SG-ROY-07 = 王后把你的 4 級城市變成行宮，而行宮最多 2 座。
refusal-SG-ROY-08 = 國王把你的行宮變成首都，而首都最多 1 座。
refusal-SG-ROY-09 = { $needs-id ->
    [none] 沒有王后或國王，城市不能升得這麼高。
   *[other] 「{ $option }」需要「{ $needs }」。
}
refusal-SG-ROY-11 = 虛空中的王室卡不會回來：{ $card }。

## 拒絕：貿易

refusal-SG-TRD-01 = 你的兩座貿易站都已建好。
refusal-SG-TRD-02 = { $price-id ->
    [none] 貿易站要建在連到你城市的道路上；{ $cell } 不是。
   *[other] 你的手牌不足以支付貿易站：{ $price }。
}
refusal-SG-TRD-05 = 貿易需要你的英雄站在有你貿易站的道路上。
refusal-SG-TRD-06 = { $posts-id ->
    [none] { $card-id ->
        [none] 這不是能用寶匣購買的法器：{ $kind }。
       *[other] 貿易站不收這張卡牌；寶匣要用法器換：{ $card }。
    }
    [0] 你沒有貿易站。
   *[other] 星塵需要 2 座貿易站，而你有 { $posts } 座。
}
refusal-SG-TRD-07 = { $card-id ->
    [none] 此法器的圖示今天不配對，不能指定派系：{ $kind }。
   *[other] 只能用手牌貿易，而這張不在手牌中：{ $card }。
}
refusal-SG-TRD-08 = 剛換來的卡牌不能在同一回合再交出：{ $card }。
refusal-SG-TRD-09 = { $deck-id ->
    [none] { $supplies-id ->
        [none] { $cards-id ->
            [none] 這張卡牌不能貿易：{ $card }。
           *[other] 你的牌庫有 { $cards } 張；貿易後至少要剩 10 張。
        }
       *[other] 星塵需要手牌中 2 張補給，而你有 { $supplies } 張。
    }
   *[other] 已沒有這種卡牌：{ $deck }。
}
refusal-SG-DST-04 = { $card-id ->
    [none] 星塵不能改變，也不會離開你的牌庫。
   *[other] 星塵不會離開你的牌庫，也不能改變：{ $card }。
}
refusal-SG-CHS-01 = 寶匣用於貿易或偷襲；沒有東西能改變它。
refusal-SG-CHS-03 = 寶匣可讓一到三張手牌部署到偷襲。

## 拒絕：偉大法器與命運

refusal-SG-GRT-01 = 新的偉大法器只能開啟或關閉。
refusal-SG-GRT-02 = { $card-id ->
    [none] 你擁有的偉大法器已達上限。
   *[other] 你擁有的偉大法器已達上限：{ $card }。
}
refusal-SG-GRT-03 = 偉大法器在自己回合的各列之間使用。
refusal-SG-GRT-13 = 袋子最多給 2 張補給，也不超過牌池所有。
refusal-SG-GRT-14 = { $card-id ->
    [none] 你的庇護所沒有旗幟能召的卡牌。
   *[other] 旗幟只召同一種卡牌，力量合計至多 8：{ $card }。
}
refusal-SG-GRT-15 = { $cell-id ->
    [none] 袍子只在自己的回合遮蔽英雄範圍內至多 2 座城市。
   *[other] { $cell } 已被遮蔽，或不是英雄範圍內的城市。
}
refusal-SG-GRT-16 = { $card-id ->
    [none] 你的國度是空的，水晶照不出東西。
   *[other] 這張卡牌不在水晶照出的卡牌之中：{ $card }。
}
refusal-SG-GRT-17 = { $card-id ->
    [none] 面具只能在戰鬥中打出卡牌時使用。
   *[other] 面具從對方戰線取至多 2 個部隊，力量合計至多 3：{ $card }。
}
refusal-SG-GRT-18 = 對方沒有面具可以利用的戰線。
refusal-SG-GRT-19 = { $card-id ->
    [none] 虛空中沒有失落卷軸能取回的卡牌。
   *[other] 失落卷軸不能取回這張卡牌：{ $card }。
}
refusal-SG-GRT-20 = { $cell-id ->
    [none] { $neutral-id ->
        [none] 兩位中立英雄都在遊戲中，沒有人可以召喚。
       *[other] { $neutral }現在不行：本來就在遊戲中、尚未召喚，或已召喚了另一位。
    }
   *[other] 召喚的英雄不能到那裡：{ $cell }。
}
refusal-SG-FAT-01 = 命運卡只能開啟或關閉。
refusal-SG-FAT-03 = 你抽到的命運卡沒有這個選擇。
refusal-SG-FAT-04 = 這份禮物的牌庫已空；請選另一份。
refusal-SG-FAT-06 = { $kind-id ->
    [none] 命運之鏡不能交出或交換。
   *[other] 沒有其他玩家擁有這件偉大法器，不能複製：{ $kind }。
}
refusal-SG-CHG-01 = 權杖只能以門換門，也不能改變山谷。
refusal-SG-CHG-11 = { $card-id ->
    [none] 遠距進攻要以法雷爾之箭開始。
   *[other] 遠距進攻要以法雷爾之箭開始，而不是：{ $card }。
}

## 拒絕：幻形者

refusal-SG-MET-01 = 第一次普查之前，幻形者不在版圖上。
refusal-SG-MET-05 = 幻形者站在沒有地形的卡牌上，沒有能力。
refusal-SG-MET-06 = 你的英雄必須與幻形者站在同一種地形。
refusal-SG-MET-07 = 這名英雄本回合已用過這種地形的能力。
refusal-SG-MET-08 = { $card-id ->
    [none] 幻形者的費用是一張手牌。
   *[other] 幻形者的費用是一張能力用不到的手牌：{ $card }。
}
refusal-SG-MET-09 = 幻形者只在回合的各列之間提供幫助，不能在一列之內或戰鬥中使用。
refusal-SG-MET-11 = 你的英雄沒有可走的道路。
refusal-SG-MET-12 = 你沒有能升一級的城市。
refusal-SG-MET-13 = { $cell-id ->
    [none] 英雄周圍的 8 格沒有可進攻的目標。
   *[other] { $cell } 沒有英雄從所在位置能進攻的目標。
}
refusal-SG-MET-14 = 你的手牌中沒有能晉升的部隊。
refusal-SG-MET-15 = 你不能抽牌，或不能抽這麼多。
refusal-SG-MET-16 = { $card-id ->
    [none] 你的手牌中沒有能加倍的部隊。
   *[other] 只有手牌中的兵士、隊長、祭司或統帥能加倍：{ $card }。
}

## 拒絕：比爾卡與藥水

refusal-SG-BIL-01 = 比爾卡只能開啟或關閉。
refusal-SG-BIL-06 = { $price-id ->
    [none] 在自己的行動中，英雄站在比爾卡的格子上才能購買藥水。
   *[other] 你的手牌不足以支付藥水：{ $price }。
}
refusal-SG-BIL-07 = 這瓶藥水你不能取用：{ $potion }。
refusal-SG-BIL-09 = 這瓶藥水已喝下；效力為 3 日：{ $potion }。
refusal-SG-BIL-10 = 這瓶藥水今天已用過；每日只能用一次：{ $potion }。
refusal-SG-BIL-12 = { $potion-id ->
    [none] 現在不是用這瓶藥水的時候。
   *[other] 現在不是用這瓶藥水的時候：{ $potion }。
}
refusal-SG-BIL-21 = 手足維持和平：喝下者不進攻玩家，也不被玩家進攻。
refusal-SG-BIL-25 = 只有虛弱是給對手的；其他藥水由自己喝：{ $potion }。
refusal-SG-BIL-26 = { $card-id ->
    [none] { $kind-id ->
        [none] 你沒有喝下至日，或現在不是時候。
       *[other] 至日可當作補給、統帥以下的部隊與七種法器，不能當作：{ $kind }。
    }
   *[other] 至日對這張卡牌無效：{ $card }。
}
refusal-SG-RWN-02 = { $potion-id ->
    [none] 常設指示每回合一次，只為自己的藥水。
   *[other] 現在不能為這瓶藥水下這種指示：{ $potion }。
}

## 拒絕：狂熱者

refusal-SG-ZEA-01 = 狂熱者只能開啟或關閉。
refusal-SG-ZEA-04 = 打出狂熱者必須犧牲另一張手牌：{ $card }。
refusal-SG-ZEA-05 = { $cards-id ->
    [none] 這張卡牌不能犧牲，或沒有可為其犧牲的卡牌：{ $card }。
   *[other] 你的牌庫有 { $cards } 張；犧牲後至少要剩 10 張。
}
refusal-SG-ZEA-06 = 狂熱者不能轉化。

## 拒絕：山谷

refusal-SG-VAL-01 = { $option-id ->
    [none] { $seats-id ->
        [none] 沒有這種山谷。
       *[other] 山谷適合四人或六人，而這裡有 { $seats-id } 人。
    }
   *[other] 山谷沒有遺蹟，不能設定：{ $option }。
}
refusal-SG-VAL-05 = { $cell-id ->
    [none] 那裡的卡牌尚未揭開；請先揭開。
   *[other] { $cell } 的卡牌尚未揭開；請先揭開。
}
refusal-SG-VAL-06 = 城市不能與山谷的建築相鄰。
refusal-SG-VAL-07 = { $price-id ->
    [none] 只能揭開你英雄旁邊、出口相對的卡牌。
   *[other] 你的手牌不足以支付揭開：{ $price }。
}
refusal-SG-VAL-08 = 建築需要一個可用的 2 級指示物，而你沒有。
refusal-SG-VAL-09 = 建築不改變等級，也不能用於此處。
refusal-SG-VAL-11 = 市中心不改變等級。
refusal-SG-VAL-13 = 那裡沒有你的英雄，或你沒有合適等級的可用指示物。
refusal-SG-VAL-14 = 每回合從自己的建築領取 1 張；{ $cell } 現在沒有。
refusal-SG-VAL-21 = { $hero-id ->
    [none] 停留的英雄本回合不再移動。
   *[other] 英雄 { $hero } 已停留、帶著陣風，或不在高山隘口。
}
refusal-SG-VAL-31 = { $card-id ->
    [none] 你沒有 { $cell } 那座門的陣風，或門下沒有東西。
   *[other] 這件偉大法器不在這座門下：{ $card }。
}
refusal-SG-VAL-32 = { $hero-id ->
    [none] { $card-id ->
        [none] { $cell-id ->
            [none] 交換需要你的英雄停留在國王橋。
           *[other] { $cell } 的城市不能降這麼多。
        }
       *[other] 這件偉大法器現在不能在此交出：{ $card }。
    }
   *[other] 英雄 { $hero } 已停留，或不在國王橋。
}

## 說明：每張卡牌與每個地點的作用

stormgates-help-queen = 單獨一列，把你的一座 4 級城市變成 5 級行宮。普查時有 20 張卡牌便得到她，不足則失去；戰鬥中力量 5。
stormgates-help-king = 單獨一列，把你的一座行宮變成 6 級首都。普查時有 24 張卡牌便得到他，不足則失去；戰鬥中力量 6。
stormgates-help-residence = 由王后造就的 5 級城市。值 5 分，防禦 5，你最多可有兩座。
stormgates-help-capital = 由國王從行宮造就的 6 級城市。值 6 分，防禦 6，你最多可有一座。
stormgates-help-census = 從第二個星期起，每七日結束時計算你擁有的所有卡牌。20 張得王后，24 張得國王，26 張成為老兵。
stormgates-help-veteran = 到下次普查為止，你參戰的每名英雄戰鬥獎勵為 4 而不是 1。你的兵士與隊長力量加 1。
stormgates-help-stardust = 在一列中當作 1 或 2 張補給，或讓英雄移動至多 2 格。永遠不離開你的牌庫。
stormgates-help-casket = 在貿易站換法器，法器也能換它。為偷襲懸空時，一次可部署至多 3 張手牌。
stormgates-help-post = 費用 2 名兵士，建在連到你城市的道路上；英雄在此可交換法器與寶匣。有兩座時還能用 2 張補給買星塵。
stormgates-help-gate = 付出一格移動與一張補給，英雄從這裡跳到任何另一座門，每回合一次。之後抽一個風暴效果。
stormgates-help-storm = 每次穿門跳躍抽一個效果。抽出的攤開放著，直到全部重新洗勻。
stormgates-help-gust = 對應一座門的風暴之力。從那座門跳走的英雄可以用掉它，獲得偉大法器。
stormgates-help-arrow = 進攻與防守時力量 2 的武器。若以它開始進攻，你的英雄可進攻周圍 8 格。
stormgates-help-bag = 從牌池拿至多 2 張補給加入手牌。它們永遠屬於你，本回合就能使用。
stormgates-help-standard = 從庇護所拿同一種卡牌加入手牌。印製的力量合計至多 8。
stormgates-help-mantle = 遮蔽英雄範圍內至多 2 座城市。到你的下個回合為止，對手不能進攻它們。
stormgates-help-crystal = 查看國度最上面 12 張，選出 6 張。它們按你的順序放在上面，其餘洗勻後放在下面。
stormgates-help-mask = 戰鬥中從對方戰線誘來至多 2 個部隊，力量合計至多 3。戰鬥後它們進入擁有者的庇護所。
stormgates-help-lost-scroll = 從虛空拿一張卡牌加入手牌；王后與國王不會回來。若選用原始規則：把一位中立英雄召喚到任一格，直到下次普查。
stormgates-help-summon = 把不在遊戲中的中立英雄帶到任一格，或移動已召喚的那位。下次普查時他會離開。
stormgates-help-fate = 代替公開的偉大法器抽取；抽到的人在兩份禮物中選一份。一份是某種形式的偉大法器，另一份是星塵。
stormgates-help-mirror = 命運卡 1，保留作為偉大法器。每次打出時，複製另一位玩家擁有的偉大法器。
stormgates-help-blind-fate = 命運卡 2。拿剩餘牌庫最上面的偉大法器，或拿 1 張星塵。
stormgates-help-chosen-fate = 命運卡 3。查看剩餘的偉大法器並拿一件，或拿 1 張星塵。
stormgates-help-windfall = 拿任一法器牌庫最上面的卡牌加入手牌。若其圖示今天配對，由你選擇派系。
stormgates-help-vassal = 拿最上面的統帥加入手牌，並得到一張補給。無縛者不帶補給，狂熱者帶兩張。
stormgates-help-tailwind = 從國度抽一張卡牌。本回合就能打出。
stormgates-help-pathfinder = 免費建造一條任何種類的道路。它必須連到你的城市。
stormgates-help-hand-of-fate = 抽一張命運卡並選一份禮物。得到的卡牌加入手牌。
stormgates-help-summons = 你的另一名英雄從版圖或後備來到跳躍的英雄身邊。這不是跳躍。
stormgates-help-reshaping = 把版圖上的城市或道路換成同類而不同地形的卡牌。擁有者、英雄與貿易站不變。
stormgates-help-echo = 選一個公開的效果再執行一次。附庸統帥沒有回音。
stormgates-help-elevation = 手牌中的一個部隊永久升一階。本回合不能再轉化。
stormgates-help-growth = 你的一座城市免費升一級。沒有王室卡時，到免費升級上限為止。
stormgates-help-return-from-limbo = 從虛空拿一張卡牌加入手牌。王后與國王不會回來。
stormgates-help-gale = 選一位對手的帳蓬：連同其中的卡牌進入擁有者的庇護所。對手沒有時，換成己隊的帳蓬。
stormgates-help-metamorpha = 她移到版圖上每張新卡牌，並有其地形的能力。同地形上的英雄以一張手牌使用它，每回合一次。
stormgates-help-metamorpha-forest = 森林：免費移動。英雄沿道路移動至多 3 格。
stormgates-help-metamorpha-mountain = 山脈：免費升級。你的一座城市升一級。
stormgates-help-metamorpha-canyon = 峽谷：遠距進攻。英雄不用武器進攻周圍 8 格之一。
stormgates-help-metamorpha-lake = 湖泊：免費晉升。手牌中的一個部隊永久升一階。
stormgates-help-metamorpha-jungle = 叢林：從國度抽至多 2 張卡牌。本回合就能打出。
stormgates-help-metamorpha-ice = 冰原：加倍。手牌中的一個部隊視為兩張，用於一列或兩列。
stormgates-help-bilkarr = 他每日沿對角線走 2 格。英雄在他的格子上時，你可用 2 張補給買一瓶藥水。
stormgates-help-brotherhood = 3 日內沒有人進攻你，你也不進攻玩家。在他人宣告進攻你時喝下，進攻便取消。
stormgates-help-rage = 3 日內每日一次：你進攻玩家時，對方隨機 2 張手牌進入庇護所。在你展開進攻後立即生效。
stormgates-help-colossus = 3 日內你在每場戰鬥力量加 4。進攻與防守都有效。
stormgates-help-frost-touch = 3 日內每日一次：在對手排出一列時取消它。其卡牌視為已使用，但不產生任何效果。
stormgates-help-weakness = 給一位對手：3 日內他在每場戰鬥力量減 4。總和不低於 0。
stormgates-help-solstice = 3 日內每日一次：一張手牌當作補給、統帥以下的部隊或法器。不能用於戰鬥。
stormgates-help-zealot = 屬於所有派系的部隊。必須犧牲另一張手牌才能打出，並視為兩張；不能轉化。
stormgates-help-valley = 有四個出口的山谷岔路。旁邊的英雄以 2 名兵士與一張補給揭開它。
stormgates-help-covered-valley = 未揭開的岔路。旁邊的英雄以 2 名兵士與一張補給揭開它；在此之前無人能進入。
stormgates-help-covered-building = 未揭開的建築。旁邊的英雄以 2 名兵士揭開它，它立即屬於你。
stormgates-help-building = 值 2 分，防禦 2。每回合一次，你從自己的一座建築領取卡牌。
stormgates-help-centre = 中立時防禦 6；攻下後值 4 分，以 4 防守。同一山谷中你的每座建築再加 2。
stormgates-help-high-pass = 在此停留的英雄得到骰子指定之門的陣風。之後從那座門跳走，便獲得偉大法器或命運卡。
stormgates-help-kings-bridge = 在此停留的英雄以偉大法器換城市等級，或反過來。陣風能取得門下的偉大法器。
stormgates-help-town-hall = 王者谷的建築。擁有者領取頭銜。
stormgates-help-smithy = 王者谷的建築。擁有者領取工具。
stormgates-help-stable = 王者谷的建築。擁有者領取馬匹。
stormgates-help-arena = 王者谷的建築。擁有者領取武器。
stormgates-help-tavern = 王后谷的建築。擁有者領取護身符。
stormgates-help-weaving-mill = 王后谷的建築。擁有者領取帳蓬。
stormgates-help-arcanum = 王后谷的建築。擁有者領取法術卷軸。
stormgates-help-grocery = 王后谷的建築。擁有者領取補給。
stormgates-help-do-trade = 英雄在你的貿易站上時，可交換法器與寶匣。有兩座貿易站時，還能用 2 張補給買星塵。
stormgates-help-do-power = 幫手提供的：幻形者給同地形英雄的能力、比爾卡的藥水，以及每回合可用一次的效果。
