### What is wrong with a document, place by place. Words, fields and values of the document stay as they are.

## Any document.

defect-missing = 缺少
defect-missing-in-view = 缺少：每個視圖都有它
defect-missing-or-other = 缺少，或不是預期的類型
defect-incomplete = 完整局面中缺少它
defect-unknown = 無法識別：{ $word }
defect-form = { $found } 不符合（{ $problem }）
defect-unknown-field = 無法識別的欄位
defect-whole = 應為 { $least } 到 { $most } 的整數，實際為 { $found }
defect-whole-numbers = 應為整數清單，實際為 { $found }
defect-only-whole = 應為整數
defect-numbers = 應為 0 到 { $most } 的數字，實際為 { $found }
defect-numbers-count = 應有 { $least } 到 { $most } 個數字，實際有 { $found } 個
defect-bounds = 應為 { $least } 到 { $most }，實際為 { $found }
defect-at-most = 至多 { $most }
defect-count = 應有 { $count } 個
defect-expected = 應為 { $expected }，實際為 { $found }
defect-instead = 有 { $found }，應為 { $expected }
defect-text = 應為文字，實際為 { $found }
defect-boolean = 應為 true 或 false，實際為 { $found }
defect-one-of = 應為 { $known } 之一，實際為 { $found }
defect-any-of = 應為 { $known } 之一
defect-some-of = 應為 { $known } 中的若干，實際為 { $found }
defect-just-these = 應為 { $known }
defect-list = 應為清單，實際為 { $found }
defect-lists = 應為 { $count } 位玩家各有一個清單
defect-lists-or-null = 應為 { $count } 位玩家各有一個清單或 null
defect-an-object = 應為物件
defect-a-list = 應為清單
defect-object = 應為物件，實際為 { $found }
defect-hexadecimal = 至多 16 位十六進位數字
defect-die = 骰子只有 1 到 6
defect-same-twice = 同一個出現兩次
defect-unsorted = 未排序
defect-no-such-seat = 沒有這個座位
defect-no-seat = 沒有座位 { $seat }
defect-contradiction = 自相矛盾：{ $problem }
defect-cause = { $cause }

## Tables that are moved from hall to hall.

defect-no-json = 不是 JSON：{ $problem }
defect-no-table = 應為 { $format }：這不是廳堂的桌子
defect-seats = 桌子有 { $seats } 個座位，實際為 { $seat }
defect-rules = 桌子使用第 { $version } 版規則，這裡是第 { $ours } 版
defect-happening = 這裡不可能發生這件事：{ $problem }

## battalia: the board.

defect-no-square = 沒有這個格子
defect-other-square = 不是這個版圖上的格子
defect-needs-exits = { $tile } 缺少出口
defect-none-of-terrain = { $tile }：這種地形已用完
defect-no-sanctuary = 那裡沒有聖所
defect-empty-square = 空格上放著東西
defect-impassable = 卡牌在不可跨越的格子上
defect-out-of-play = 不在遊戲範圍內
defect-rotation = 這張卡牌不能這樣擺放
defect-border = 與 { $square } 接不上（BT-BLD-4）
defect-cities = 城市與 { $square } 相鄰（BT-BLD-6）
defect-owner = 擁有者沒有座位
defect-chip = 這裡不能放指示物
defect-level = 沒有這個等級
defect-chips = { $level } 級指示物太多（BT-LIM-2）
defect-hero-on-nothing = 英雄在空格上（BT-MOV-5）
defect-no-start-city = 沒有起始城市（BT-SET-11）

## battalia: cards and players.

defect-not-in-game = { $word } 不在這局遊戲中
defect-taken-twice = 兩位玩家都有 { $word }
defect-no-faction = 沒有派系 { $word }
defect-same-faction = 兩位玩家的派系相同
defect-no-faction-yet = 有人沒有派系
defect-none-left = { $card } 已用完
defect-no-deck = 沒有這個牌庫
defect-not-in-deck = 牌庫沒有這些全部的卡牌
defect-no-top-card = 沒有翻開的卡牌（BT-SET-8）
defect-zone-sizes = 區域 { $zone } 與已看到的張數不同
defect-too-many-cards = 超過 { $most } 張卡牌
defect-small-deck = 創造牌庫只有 { $count } 張（BT-LIM-4）
defect-great-artefacts = 偉大法器太多（BT-GRT-3）
defect-not-owned = 玩家沒有這張卡牌
defect-nowhere = 卡牌必須在某處
defect-fewer-left = 剩下的沒有這麼多
defect-not-hidden = { $card } 不在隱藏的卡牌中
defect-not-traced = { $card } 不在追蹤到的地方
defect-traces = 這些卡牌不可能都在所說的地方
defect-hero-squares = 應有 { $count } 個格子，不在版圖上的英雄為 null
defect-heroes = 英雄編號為 1 到 { $most }

## battalia: the steps of play.

defect-empty-at-end = 遊戲結束時才為空，且必須為空
defect-turn-below = 回合位於其他步驟之下
defect-step-twice = 這個步驟已在進行
defect-step-alone = 缺少它所屬的步驟
defect-not-his-turn = 沒有輪到他
defect-undefended = 沒有人防守
defect-no-opponent = 不是進攻方的對手
defect-no-target = 那裡沒有防守方可進攻的東西
defect-no-hero-there = 那裡沒有這個英雄
defect-hero-off-board = 英雄不在版圖上
defect-hero-elsewhere = 英雄不在那裡
defect-hero-target = 目標是英雄，否則不指名英雄
defect-other-acts = 由別人行動
defect-off-board = 不在版圖上
defect-not-his-card = 不在他的卡牌中
defect-tent-off-table = 帳蓬或其內容不在桌面上
defect-chosen = 與已選擇的人數不符

## stormgates

defect-foreseen = 應為 { $count } 位玩家各有一個張數
defect-not-those-to-come = 有 { $count } 張，而非即將到來的卡牌
defect-card-lists = 應有 { $count } 個卡牌清單
defect-left-out = 有人被漏掉
defect-cards = 應有 { $count } 張卡牌
defect-cards-or-null = 應為 { $count } 張卡牌或 null
defect-not-in-fate = 不在命運牌庫中
defect-not-remaining = 不在剩餘的牌庫中
defect-first-kept = { $found }：只有第一張可以保留（SG-FAT-05）
defect-gate-faction = 門不屬於任何玩家的派系（SG-GAT-03）
defect-second-gate = { $faction } 的第二座門（SG-GAT-03）
defect-chip-on-gate = 門上放著指示物（SG-GAT-01）
defect-number-for-heroes = 每個英雄應為數字或 null
defect-no-gate-number = 沒有門 { $number }
defect-gust = 沒有英雄的陣風（SG-VAL-23）
defect-no-gate = 版圖上沒有這座門（SG-VAL-21）
defect-no-gate-there = 那裡沒有門
defect-card-elsewhere = { $card } 在別處
defect-not-before-owner = { $card } 不在其擁有者面前
defect-no-card-there = 那裡沒有卡牌
defect-she-stands = 她站在沒有卡牌的地方
defect-no-victim-of = 不是擁有者的對手
defect-no-victim = 現在沒有
defect-unusable = 不能使用
defect-royal = { $card } 屬於別的派系（SG-ROY-01）
defect-effect = 某個效果不是恰好在一處（SG-STE-01）
defect-ride = 應為英雄及其步數
defect-larger-team = 起始玩家屬於人數較多的隊伍（SG-TEA-01）
defect-turn-of-team = 輪到的人才處於回合步驟中
defect-refilled = 被進攻者已補滿手牌（SG-TEA-07）
defect-mate = 行動玩家已完成，隊友尚未
defect-steps = 應為 { $count } 位玩家各有一個步驟或 null
defect-no-step = 沒有步驟 { $word }
defect-no-road = { $square } 沒有道路（SG-TRD-02）
defect-building-place = { $building } 不能在那裡
defect-no-building = 那裡沒有建築
defect-tile-place = 這裡不能放 { $tile }
defect-covered-chip = 未揭開的卡牌上放著指示物（SG-VAL-08）
defect-building-level = 不是 { $level } 級（SG-VAL-13）
defect-covered-hero = 在未揭開的卡牌上（SG-VAL-05）
defect-other-valley = { $building } 在另一個山谷
defect-unknown-building = 無人知道 { $square } 上是什麼
defect-about-nothing = 沒有它所指的對象

## bloodrage

defect-cards-of-game = 缺少 { $missing }，多出 { $extra }
defect-later-age = 屬於較後的時代：{ $cards }
defect-packs = { $packs } 疊牌共有 { $count } 張
defect-rounds = { $most } 中的 { $found }
defect-warriors = 戰士有 { $count } 個，應為 { $expected } 個
defect-wrong-hands = { $figure } 屬於錯誤的部族
defect-wrong-place = { $figure } 不能在 { $place }
defect-fjord = 戰士不能在峽灣
defect-figure-counts = 各處單位數不是 { $counts }
defect-below-zero = 狂怒 { $rage }，榮耀 { $glory }
defect-sources = { $glory }，但各來源合計 { $total }
defect-stat = 第 { $step } 格
defect-wrong-slot = { $card } 在錯誤的欄位
defect-effects = 效果與卡牌不符
defect-only-quests = 只能放置任務牌
defect-no-battle = 沒有戰鬥
defect-tokens = 掠奪標記與遊戲不符
defect-doomed = 末日地區應是三個不同的地區
defect-villages = { $villages } 個村莊卻有 { $count } 個單位
defect-destroyed = 被摧毀之處仍有單位
defect-clans = { $figure } 同屬 { $count } 個部族
defect-provinces = 應有 { $count } 個不同的地區
defect-numbers-each = 應有 { $count } 個數字
defect-no-province = 沒有這個地區
defect-kind-used-up = 這一種沒有這麼多
defect-no-upgrade = 不是升級：{ $word }
defect-no-slot = 沒有空的欄位
defect-no-source = 無法識別的榮耀來源
defect-no-figure = 沒有這個單位
defect-too-many = 有 { $count } 個，但剩下的沒有這麼多
defect-rest = 其餘擺好後剩下 { $count } 個
defect-card-used-up = { $card } 沒有這麼多張
defect-more-cards = 要求的卡牌多於現有的
defect-places = 數量應與卡牌相同
defect-last-age = 遊戲在最後的時代之後結束
