### What is wrong with a document, place by place; English: `problems.py` of each room. Words, fields and values of the document stay as they are.

## Any document.

problem-missing = 缺少
problem-missing-in-view = 缺少：每個視圖都有它
problem-missing-or-other = 缺少，或不是預期的類型
problem-incomplete = 完整局面中缺少它
problem-unknown = 無法識別：{ $word }
problem-unknown-word = 無法識別：{ $word }；最接近的是 { $near }
problem-unknown-key = 無法識別的鍵；最接近的是 { $near }
problem-misplaced-key = 此鍵應放在 { $place }
problem-unread-key = 此鍵在這裡沒有意義
problem-no-such-key = 無法識別的鍵；這裡可用：{ $known }
problem-no-key = 鍵應為文字或座位，而不是 { $found }
problem-view = 這是視圖，不是局面
problem-derived = 根據其餘內容應為 { $expected }，而不是 { $found }
problem-turn-twice = 請寫出回合或進行中的步驟，不可兩者都寫
problem-form = { $found } 不符合（{ $problem }）
problem-unknown-field = 無法識別的欄位
problem-whole = 應為 { $least } 到 { $most } 的整數，實際為 { $found }
problem-whole-numbers = 應為整數清單，實際為 { $found }
problem-only-whole = 應為整數
problem-numbers = 應為 0 到 { $most } 的數字，實際為 { $found }
problem-numbers-count = 應有 { $least } 到 { $most } 個數字，實際有 { $found } 個
problem-bounds = 應為 { $least } 到 { $most }，實際為 { $found }
problem-at-most = 至多 { $most }
problem-count = 應有 { $count } 個
problem-expected = 應為 { $expected }，實際為 { $found }
problem-instead = 有 { $found }，應為 { $expected }
problem-text = 應為文字，實際為 { $found }
problem-boolean = 應為 true 或 false，實際為 { $found }
problem-one-of = 應為 { $known } 之一，實際為 { $found }
problem-any-of = 應為 { $known } 之一
problem-some-of = 應為 { $known } 中的若干，實際為 { $found }
problem-list = 應為清單，實際為 { $found }
problem-lists = 應為 { $count } 位玩家各有一個清單
problem-an-object = 應為物件
problem-a-list = 應為清單
problem-object = 應為物件，實際為 { $found }
problem-hexadecimal = 至多 16 位十六進位數字
problem-die = 骰子只有 1 到 6
problem-same-twice = 同一個出現兩次
problem-unsorted = 未排序
problem-no-such-seat = 沒有這個座位
problem-no-seat = 沒有座位 { $seat }
problem-contradiction = 與文件的其他內容不符
problem-nothing-to-choose = 輪到 { $seat } 號座位選擇，但沒有任何選項
problem-cause = { $cause }

## Tables that are moved from hall to hall.

problem-no-json = 不是 JSON：{ $problem }
problem-no-table = 應為 { $format }：這不是大廳的牌桌
problem-seats = 牌桌有 { $seats } 個座位，實際為 { $seat }
problem-happening = 這裡不可能發生這件事：{ $problem }

## battalia: the board.

problem-no-square = 沒有這個格子
problem-other-square = 不是這個版圖上的格子
problem-needs-exits = { $tile } 缺少出口
problem-none-of-terrain = { $tile }：這種地形已用完
problem-no-sanctuary = 那裡沒有聖所
problem-empty-square = 空格上放著東西
problem-impassable = 卡牌在不可跨越的格子上
problem-out-of-play = 不在遊戲範圍內
problem-rotation = 這張卡牌不能這樣擺放
problem-border = 與 { $square } 接不上（BT-BLD-4）
problem-cities = 城市與 { $square } 相鄰（BT-BLD-6）
problem-owner = 擁有者沒有座位
problem-chip = 這裡不能放指示物
problem-level = 沒有這個等級
problem-no-site = 那裡沒有隱藏任何東西
problem-left-over = 未寫出，也無處可放：{ $cards }
problem-chip-without-owner = 寫了等級就必須寫擁有者或 neutral
problem-chips = { $level } 級指示物太多（BT-LIM-2）
problem-hero-on-nothing = 英雄在空格上（BT-MOV-5）
problem-no-start-city = 沒有起始城市（BT-SET-11）

## battalia: cards and players.

problem-not-in-game = { $word } 不在這局遊戲中
problem-none-removed = 此局沒有陣營退出
problem-no-faction = 沒有派系 { $word }
problem-same-faction = 兩位玩家的派系相同
problem-no-faction-yet = 有人沒有派系
problem-none-left = { $card } 已用完
problem-no-deck = 沒有這個牌庫
problem-not-in-deck = 牌庫沒有這些全部的卡牌
problem-not-left-for-deck = 已發到他處：{ $cards }；請寫出所在，或發牌前的 frames
problem-no-top-card = 沒有翻開的卡牌（BT-SET-8）
problem-zone-sizes = 區域 { $zone } 與已看到的張數不同
problem-too-many-cards = 超過 { $most } 張卡牌
problem-small-deck = 創造牌庫只有 { $count } 張（BT-LIM-4）
problem-great-artefacts = 偉大法器太多（BT-GRT-3）
problem-not-owned = 玩家沒有這張卡牌
problem-nowhere = 卡牌必須在某處
problem-fewer-left = 剩下的沒有這麼多
problem-not-hidden = { $card } 不在隱藏的卡牌中
problem-not-traced = { $card } 不在追蹤到的地方
problem-traces = 這些卡牌不可能都在所說的地方
problem-hero-squares = 應有 { $count } 個格子，不在版圖上的英雄為 null
problem-heroes = 英雄編號為 1 到 { $most }

## battalia: the steps of play.

problem-empty-at-end = 遊戲結束時才為空，且必須為空
problem-turn-below = 回合位於其他步驟之下
problem-step-twice = 這個步驟已在進行
problem-step-alone = 缺少它所屬的步驟
problem-not-his-turn = 沒有輪到他
problem-undefended = 沒有人防守
problem-no-opponent = 不是進攻方的對手
problem-no-target = 那裡沒有防守方可進攻的東西
problem-no-hero-there = 那裡沒有這個英雄
problem-hero-off-board = 英雄不在版圖上
problem-hero-elsewhere = 英雄不在那裡
problem-hero-target = 目標是英雄，否則不指名英雄
problem-other-acts = 由別人行動
problem-off-board = 不在版圖上
problem-not-his-card = 不在他的卡牌中
problem-tent-off-table = 帳蓬或其內容不在桌面上
problem-chosen = 與已選擇的人數不符

## stormgates

problem-not-those-to-come = 有 { $count } 張，而非即將到來的卡牌
problem-card-lists = 應有 { $count } 個卡牌清單
problem-left-out = 有人被漏掉
problem-not-taken = { $seat } 號座位起始擁有 { $card }，卻沒有選取它
problem-cards = 應有 { $count } 張卡牌
problem-cards-or-null = 應為 { $count } 張卡牌或 null
problem-not-in-fate = 不在命運牌庫中
problem-not-remaining = 不在剩餘的牌庫中
problem-first-kept = { $found }：只有第一張可以保留（SG-FAT-06）
problem-gate-faction = 門不屬於任何玩家的派系（SG-GAT-03）
problem-second-gate = { $faction } 的第二座門（SG-GAT-03）
problem-chip-on-gate = 門上放著指示物（SG-GAT-01）
problem-number-for-heroes = 每個英雄應為數字或 null
problem-no-gate-number = 沒有門 { $number }
problem-gust = 沒有英雄的陣風（SG-VAL-23）
problem-no-gate = 版圖上沒有這座門（SG-VAL-21）
problem-no-gate-there = 那裡沒有門
problem-card-elsewhere = { $card } 在別處
problem-not-before-owner = { $card } 不在其擁有者面前
problem-no-card-there = 那裡沒有卡牌
problem-two-summoned = 一次只能召喚一位中立英雄（SG-GRT-20）
problem-no-victim-of = 不是擁有者的對手
problem-no-victim = 現在沒有
problem-unusable = 不能使用
problem-royal = { $card } 屬於別的派系（SG-ROY-01）
problem-effect = 某個效果不是恰好在一處（SG-STE-01）
problem-ride = 應為英雄及其步數
problem-larger-team = 起始玩家屬於人數較多的隊伍（SG-TEA-01）
problem-turn-of-team = 輪到的人才處於回合步驟中
problem-refilled = 被進攻者已補滿手牌（SG-TEA-07）
problem-mate = 行動玩家已完成，隊友尚未
problem-no-road = { $square } 沒有道路（SG-TRD-02）
problem-building-place = { $building } 不能在那裡
problem-no-building = 那裡沒有建築
problem-tile-place = 這裡不能放 { $tile }
problem-covered-chip = 未揭開的卡牌上放著指示物（SG-VAL-08）
problem-building-level = 不是 { $level } 級（SG-VAL-13）
problem-covered-hero = 在未揭開的卡牌上（SG-VAL-05）
problem-other-valley = { $building } 在另一個山谷
problem-unknown-building = 不清楚 { $square } 上是什麼
problem-about-nothing = 沒有它所指的對象

## bloodrage

problem-cards-of-game = 缺少 { $missing }，多出 { $extra }
problem-later-age = 屬於較後的時代：{ $cards }
problem-packs = { $packs } 疊牌共有 { $count } 張
problem-rounds = { $most } 中的 { $found }
problem-warriors = 戰士有 { $count } 個，應為 { $expected } 個
problem-wrong-hands = { $figure } 屬於錯誤的部族
problem-wrong-place = { $figure } 不能在 { $place }
problem-fjord = 戰士不能在峽灣
problem-figure-counts = 各處單位數不是 { $counts }
problem-below-zero = 狂怒 { $rage }，榮耀 { $glory }
problem-sources = { $glory }，但各來源合計 { $total }
problem-stat = 第 { $step } 格
problem-wrong-slot = { $card } 在錯誤的欄位
problem-effects = 效果與卡牌不符
problem-only-quests = 只能放置任務牌
problem-no-battle = 沒有戰鬥
problem-tokens = 掠奪標記與遊戲不符
problem-doomed = 末日地區應是三個不同的地區
problem-villages = { $villages } 個村莊卻有 { $count } 個單位
problem-destroyed = 被摧毀之處仍有單位
problem-clans = { $figure } 同屬 { $count } 個部族
problem-provinces = 應有 { $count } 個不同的地區
problem-numbers-each = 應有 { $count } 個數字
problem-kind-used-up = 這一種沒有這麼多
problem-no-upgrade = 不是升級：{ $word }
problem-ruins = 開局時最多只能有 { $found } 個地區毀滅，而不是 { $count } 個
problem-doomed-before = 已在先前的紀元毀滅
problem-doomed-later = 已毀滅，卻標記為較晚紀元才毀滅
problem-tree = 世界樹永遠不會毀滅
problem-picked = 缺少本紀元輪抽所得的牌：{ $cards }
problem-no-old-card = 此氏族沒有任何無人見過的舊牌
problem-no-slot = 沒有空的欄位
problem-no-source = 無法識別的榮耀來源
problem-no-figure = 沒有這個單位
problem-too-many = 有 { $count } 個，但剩下的沒有這麼多
problem-rest = 其餘擺好後剩下 { $count } 個
problem-card-used-up = { $card } 沒有這麼多張
problem-named-nowhere = 不在此牌庫，也未在他處寫出：{ $cards }
problem-no-packs = 缺少這次輪抽的牌包：請寫出 draft
problem-more-cards = 要求的卡牌多於現有的
problem-places = 數量應與卡牌相同
problem-last-age = 遊戲在最後的時代之後結束
