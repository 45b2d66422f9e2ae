### 血色狂怒。遊戲的詞語、選項、步驟、事件、拒絕理由、卡牌與說明。

bloodrage-title = 血色狂怒（Blood Rage）
bloodrage-about = 維京部族在被諸神黃昏逐一吞噬的大地上，為榮耀而戰。
bloodrage-compound = { $first }（第 { $second } 時代）

## 選項

bloodrage-option-first_game = 首次遊戲
bloodrage-option-first_game-about = 第一時代不輪抽：各部族以發到的八張牌遊玩。
bloodrage-option-first_player = 起始玩家
bloodrage-option-first_player-about = 第一時代由誰開始：隨機決定，或指定座位。
bloodrage-value-first_player-random = 隨機
bloodrage-option-clan_1 = 座位 1 的部族
bloodrage-option-clan_1-about = 可指定部族、取第一個空閒的部族，或在遊戲中選擇。各部族規則相同。
bloodrage-value-clan_1-any = 第一個空閒的
bloodrage-value-clan_1-choose = 在遊戲中選擇
bloodrage-value-clan_1-wolf = 狼之部族
bloodrage-value-clan_1-bear = 熊之部族
bloodrage-value-clan_1-serpent = 蛇之部族
bloodrage-value-clan_1-raven = 鴉之部族
bloodrage-option-clan_2 = 座位 2 的部族
bloodrage-option-clan_2-about = 可指定部族、取第一個空閒的部族，或在遊戲中選擇。各部族規則相同。
bloodrage-value-clan_2-any = 第一個空閒的
bloodrage-value-clan_2-choose = 在遊戲中選擇
bloodrage-value-clan_2-wolf = 狼之部族
bloodrage-value-clan_2-bear = 熊之部族
bloodrage-value-clan_2-serpent = 蛇之部族
bloodrage-value-clan_2-raven = 鴉之部族
bloodrage-option-clan_3 = 座位 3 的部族
bloodrage-option-clan_3-about = 可指定部族、取第一個空閒的部族，或在遊戲中選擇。各部族規則相同。
bloodrage-value-clan_3-any = 第一個空閒的
bloodrage-value-clan_3-choose = 在遊戲中選擇
bloodrage-value-clan_3-wolf = 狼之部族
bloodrage-value-clan_3-bear = 熊之部族
bloodrage-value-clan_3-serpent = 蛇之部族
bloodrage-value-clan_3-raven = 鴉之部族
bloodrage-option-clan_4 = 座位 4 的部族
bloodrage-option-clan_4-about = 可指定部族、取第一個空閒的部族，或在遊戲中選擇。各部族規則相同。
bloodrage-value-clan_4-any = 第一個空閒的
bloodrage-value-clan_4-choose = 在遊戲中選擇
bloodrage-value-clan_4-wolf = 狼之部族
bloodrage-value-clan_4-bear = 熊之部族
bloodrage-value-clan_4-serpent = 蛇之部族
bloodrage-value-clan_4-raven = 鴉之部族
bloodrage-option-draft_direction = 輪抽方向
bloodrage-option-draft_direction-about = 每個時代都向左傳牌，或第二時代改為向右。
bloodrage-value-draft_direction-left = 一律向左
bloodrage-value-draft_direction-alternating = 第二時代向右
bloodrage-option-passing = 讓過之後
bloodrage-option-passing-about = 讓過的部族獲得狂怒後能再行動，或直到下個時代才行動。
bloodrage-value-passing-until-rage = 有狂怒即可再行動
bloodrage-value-passing-final = 本時代不再行動
bloodrage-option-replacing = 替換升級
bloodrage-option-replacing-about = 升級只在該類欄位全滿時才能替換，或可隨時替換。
bloodrage-value-replacing-full = 僅在欄位全滿時
bloodrage-value-replacing-any = 隨時
bloodrage-option-free_warriors = 免費戰士
bloodrage-option-free_warriors-about = 弗麗嘉之援助與洛基之祝福只能讓戰士進入外圍地區，或也可進入世界樹。
bloodrage-value-free_warriors-outer = 僅外圍地區
bloodrage-value-free_warriors-anywhere = 也可進入世界樹
bloodrage-option-fjords = 峽灣
bloodrage-option-fjords-about = 兩個地區都已毀滅的峽灣，船隻不可入侵，或任何峽灣都可入侵。
bloodrage-value-fjords-in-play = 僅限仍有地區的峽灣
bloodrage-value-fjords-any = 任何峽灣
bloodrage-option-dark_elf_price = 黑暗精靈與世界樹
bloodrage-option-dark_elf_price-about = 黑暗精靈以 1 點狂怒派遣至世界樹，或依其在該處的力量支付 3 點。
bloodrage-value-dark_elf_price-figure = 1 點狂怒
bloodrage-value-dark_elf_price-yggdrasil = 3 點狂怒
bloodrage-option-discards = 棄置的牌
bloodrage-option-discards-about = 時代結束時棄置的牌保持隱藏，或向所有人公開。
bloodrage-value-discards-secret = 隱藏
bloodrage-value-discards-open = 公開
bloodrage-option-tie_break = 榮耀相同
bloodrage-option-tie_break-about = 榮耀相同時共享勝利，或比較數值格數，或比較版圖上的單位。
bloodrage-value-tie_break-shared = 共享勝利
bloodrage-value-tie_break-stats = 數值格數
bloodrage-value-tie_break-figures = 版圖上的單位

## 預設組合

bloodrage-preset-standard = 標準遊戲
bloodrage-preset-standard-about = 依照實體版規則：三個時代，每個時代都輪抽。
bloodrage-preset-first-game = 首次遊戲
bloodrage-preset-first-game-about = 第一時代不輪抽，先了解牌的用法，再學習挑選。

## 詞語：部族、地點、單位、數值

bloodrage-word-wolf = 狼之部族
bloodrage-word-bear = 熊之部族
bloodrage-word-serpent = 蛇之部族
bloodrage-word-raven = 鴉之部族
bloodrage-word-elvagar = 艾爾瓦加
bloodrage-word-angerboda = 安格爾波達
bloodrage-word-muspelheim = 穆斯貝爾海姆
bloodrage-word-horgr = 霍爾格
bloodrage-word-utgard = 烏特加德
bloodrage-word-andlang = 安德朗
bloodrage-word-gimle = 吉姆列
bloodrage-word-myrkvlor = 米爾克弗洛
bloodrage-word-yggdrasil = 世界樹
bloodrage-word-manheim = 曼海姆
bloodrage-word-alfheim = 亞爾夫海姆
bloodrage-word-jotunheim = 約頓海姆
bloodrage-word-fjord-ne = 東北峽灣
bloodrage-word-fjord-se = 東南峽灣
bloodrage-word-fjord-sw = 西南峽灣
bloodrage-word-fjord-nw = 西北峽灣
bloodrage-word-leader = 領袖
bloodrage-word-warrior = 戰士
bloodrage-word-ship = 戰艦
bloodrage-word-rage = 狂怒
bloodrage-word-axes = 戰斧
bloodrage-word-horns = 號角

## 詞語：卡牌

bloodrage-word-dwarf-chieftain = 矮人酋長
bloodrage-word-sea-serpent = 海蛇
bloodrage-word-troll = 巨魔
bloodrage-word-dark-elf = 黑暗精靈
bloodrage-word-fire-giant = 火焰巨人
bloodrage-word-valkyrie = 女武神
bloodrage-word-frost-giant = 冰霜巨人
bloodrage-word-soldier-of-hel = 赫爾之兵
bloodrage-word-volur-witch = 沃爾娃女巫
bloodrage-word-lord-of-hammers = 戰鎚之主
bloodrage-word-lord-of-axes = 戰斧之主
bloodrage-word-lord-of-spears = 長矛之主
bloodrage-word-brothers-in-arms = 戰場兄弟
bloodrage-word-experts-in-arms = 戰場專家
bloodrage-word-masters-in-arms = 戰場大師
bloodrage-word-loki-dragons = 洛基之龍
bloodrage-word-fire-dragons = 烈焰之龍
bloodrage-word-eternal-dragons = 永恆之龍
bloodrage-word-frigga-charm = 弗麗嘉之魅力
bloodrage-word-frigga-succor = 弗麗嘉之援助
bloodrage-word-frigga-protection = 弗麗嘉之庇護
bloodrage-word-frigga-domain = 弗麗嘉之領域
bloodrage-word-frigga-sacrifice = 弗麗嘉之犧牲
bloodrage-word-frigga-grace = 弗麗嘉之恩典
bloodrage-word-loki-blessing = 洛基之祝福
bloodrage-word-loki-domain = 洛基之領域
bloodrage-word-loki-eminence = 洛基之尊榮
bloodrage-word-loki-wrath = 洛基之憤怒
bloodrage-word-loki-trickery = 洛基之詭計
bloodrage-word-loki-backstab = 洛基之背刺
bloodrage-word-loki-poison = 洛基之劇毒
bloodrage-word-thor-glory = 索爾之榮耀
bloodrage-word-thor-domain = 索爾之領域
bloodrage-word-thor-conquest = 索爾之征服
bloodrage-word-thor-hammer = 索爾之鎚
bloodrage-word-thor-oath = 索爾之誓言
bloodrage-word-thor-ascension = 索爾之崛起
bloodrage-word-thor-primacy = 索爾之至尊
bloodrage-word-tyr-domain = 提爾之領域
bloodrage-word-tyr-challenge = 提爾之挑戰
bloodrage-word-tyr-prowess = 提爾之勇武
bloodrage-word-tyr-wrath = 提爾之憤怒
bloodrage-word-tyr-bash = 提爾之猛擊
bloodrage-word-tyr-smash = 提爾之重擊
bloodrage-word-tyr-crush = 提爾之碾壓
bloodrage-word-tyr-smite = 提爾之懲擊
bloodrage-word-tyr-rage = 提爾之狂怒
bloodrage-word-odin-inspiration = 奧丁之鼓舞
bloodrage-word-odin-throne = 奧丁之王座
bloodrage-word-odin-smite = 奧丁之懲擊
bloodrage-word-odin-tide = 奧丁之浪潮
bloodrage-word-odin-judgement = 奧丁之審判
bloodrage-word-heimdall-sight = 海姆達爾之洞察
bloodrage-word-heimdall-eye = 海姆達爾之眼
bloodrage-word-heimdall-watch = 海姆達爾之守望
bloodrage-word-heimdall-gaze = 海姆達爾之凝視
bloodrage-word-glorious-death = 榮耀之死

## 動詞

bloodrage-verb-add = 加打
bloodrage-verb-blessing = 派遣戰士
bloodrage-verb-card = 打出
bloodrage-verb-clan = 選擇部族
bloodrage-verb-count = 當作參戰
bloodrage-verb-decline = 放棄
bloodrage-verb-draft = 輪抽
bloodrage-verb-invade = 派遣
bloodrage-verb-invade-from-valhalla = 自英靈殿派遣
bloodrage-verb-join = 加入戰鬥
bloodrage-verb-keep = 保留
bloodrage-verb-keep-nothing = 全不保留
bloodrage-verb-lead = 移動領袖
bloodrage-verb-march = 行軍
bloodrage-verb-move = 移動
bloodrage-verb-pass = 讓過
bloodrage-verb-pillage = 掠奪
bloodrage-verb-protect = 庇護
bloodrage-verb-quest = 任務
bloodrage-verb-raise = 提升
bloodrage-verb-recover = 收回
bloodrage-verb-repillage = 再次掠奪
bloodrage-verb-retreat = 撤退
bloodrage-verb-sacrifice = 犧牲
bloodrage-verb-spare = 保留單位
bloodrage-verb-succor = 派遣戰士
bloodrage-verb-upgrade = 升級
bloodrage-verb-upgrade-replace = 替換

## 行動的說法

bloodrage-action-add = 加打{ $card }
bloodrage-action-card = 打出{ $card }
bloodrage-action-clan = 率領{ $clan }
bloodrage-action-count = 任務牌當作 +{ $bonus } 參戰
bloodrage-action-draft = 從牌堆中留下：{ $card }
bloodrage-action-invade = 派遣{ $figure }：{ $place }
bloodrage-action-invade-from-valhalla = 從英靈殿派遣{ $figure }：{ $place }
bloodrage-action-join = { $figure }從{ $province }加入戰鬥
bloodrage-action-keep = 保留{ $card }
bloodrage-action-lead = 領袖移至{ $province }
bloodrage-action-march = 行軍：從{ $province1 }到{ $province2 }
bloodrage-action-move = 移動：{ $figure }
bloodrage-action-pillage = 掠奪{ $province }
bloodrage-action-protect = 庇護：{ $figure }
bloodrage-action-quest = 接受任務：{ $card }
bloodrage-action-raise = 提升數值：{ $stat }
bloodrage-action-recover = 收回：{ $card }
bloodrage-action-repillage = 再次掠奪{ $province }
bloodrage-action-retreat = 撤退至世界樹
bloodrage-action-sacrifice = 犧牲{ $figure }：{ $place }
bloodrage-action-spare = 保留{ $figure }
bloodrage-action-upgrade = 升級：{ $card }
bloodrage-action-upgrade-replace = 升級：{ $card1 }，替換{ $card2 }

## 步驟

bloodrage-step-clans = 請選擇你的部族。
bloodrage-step-age = 時代推進中。
bloodrage-step-draft = 從你的牌堆中留下最有用的牌。
bloodrage-step-turn = 輪到你：選擇一個行動，或讓過。
bloodrage-step-march = 哪些單位行軍？
bloodrage-step-free-invade = 免費派遣新單位：派到哪裡？
bloodrage-step-invaded = 弗麗嘉之援助：是否免費再派遣一名戰士？
bloodrage-step-thor = 索爾之領域：是否支付 2 點狂怒立即掠奪？
bloodrage-step-sacrifice = 第二個犧牲的單位是哪一個？
bloodrage-step-raise = 你的哪一項數值提升 1 格？
bloodrage-step-pillage = 正在掠奪一個地區。
bloodrage-step-call = 戰鬥召集：從相鄰地區派一個單位加入，或不加入？
bloodrage-step-reward = 正在發放掠奪獎勵。
bloodrage-step-lead = 戰鎚之主：領袖是否繼續前進？
bloodrage-step-battle = 戰鬥進行中。
bloodrage-step-battle-cards = 選擇一張戰鬥用牌。
bloodrage-step-count = 你的任務牌是否當作戰鬥牌？
bloodrage-step-tide = 奧丁之浪潮：保留你的哪一個單位？
bloodrage-step-after = 牌已揭示：是否再加打一張？
bloodrage-step-prowess = 提爾之勇武：收回哪些牌？每張 1 點狂怒。
bloodrage-step-blessing = 洛基之祝福：是否免費派遣一名戰士？
bloodrage-step-destruction = 你的單位將被摧毀：是否拯救一些？
bloodrage-step-discard = 保留哪張牌到下個時代？
bloodrage-step-quests = 揭示任務並發放獎勵。

## 評估項目

bloodrage-term-victory = 獲勝機會
bloodrage-term-glory = 榮耀
bloodrage-term-best-rival = 最強對手的榮耀
bloodrage-term-rivals = 所有對手的榮耀
bloodrage-term-stats = 部族數值
bloodrage-term-rage = 可用狂怒
bloodrage-term-quests = 已接受的任務
bloodrage-term-quests-in-hand = 手牌中的任務
bloodrage-term-pillages = 掠奪機會
bloodrage-term-ragnarok = 末日地區的單位
bloodrage-term-valhalla = 英靈殿的單位
bloodrage-term-figures = 版圖上的單位
bloodrage-term-upgrades = 已生效的升級
bloodrage-term-battle-cards = 手牌中的戰鬥牌
bloodrage-term-upgrades-in-hand = 手牌中的升級
bloodrage-term-gifts = 輪抽所得的價值

## 事件

bloodrage-event-clan-chosen = { $seat } 率領{ $clan }。
bloodrage-event-age-begins = 第 { $age } 時代開始。起始玩家：{ $first }。末日地區：{ $doomed }。
bloodrage-event-phase = { $phase-id ->
    [gifts] 第 { $age } 時代：神恩階段。
    [action] 第 { $age } 時代：行動階段。
    [discard] 第 { $age } 時代：棄牌階段。
    [quests] 第 { $age } 時代：任務階段。
    [ragnarok] 第 { $age } 時代：諸神黃昏階段。
    [valhalla] 第 { $age } 時代：英靈殿釋放階段。
   *[other] 第 { $age } 時代結束。
}
bloodrage-event-dealt = { $known ->
    [yes] { $seat } 獲發：{ $cards }。
   *[no] { $seat } 獲發 { $count } 張牌。
}
bloodrage-event-pack-seen = { $known ->
    [yes] { $seat } 的輪抽牌堆：{ $cards }。
   *[no] { $seat } 查看 { $count } 張牌的輪抽牌堆。
}
bloodrage-event-invaded = { $seat } 派遣{ $figure }：{ $place }。剩餘狂怒：{ $rage }。
bloodrage-event-marched = { $seat } 從{ $source }移動到{ $target }：{ $figures }。剩餘狂怒：{ $rage }。
bloodrage-event-upgraded = { $replaced-id ->
    [none] { $seat } 升級：{ $card }。剩餘狂怒：{ $rage }。
   *[other] { $seat } 升級：{ $card }，替換{ $replaced }。剩餘狂怒：{ $rage }。
}
bloodrage-event-quest-committed = { $known ->
    [yes] { $seat } 接受任務：{ $card }。
   *[no] { $seat } 接受一項任務。
}
bloodrage-event-sacrificed = { $seat } 犧牲一個單位：{ $figure }，{ $place }。
bloodrage-event-passed = { $seat } 讓過，放棄剩餘的狂怒。
bloodrage-event-actions-over = 第 { $age } 時代的行動結束。
bloodrage-event-pillaging = { $seat } 宣告掠奪{ $place }，並發出戰鬥召集。
bloodrage-event-joined = { $seat } 的{ $figure }從{ $source }加入{ $place }的戰鬥。
bloodrage-event-stayed-away = { $seat } 不派任何單位。
bloodrage-event-battle = { $pillager } 在{ $place }引發戰鬥。參戰者：{ $seats }。
bloodrage-event-revealed = { $cards-id ->
    [0] 沒有人有牌可揭示。
   *[other] 揭示卡牌。{ $cards }。
}
bloodrage-event-declared = { $seat } 的任務牌當作 +{ $strength } 參戰。
bloodrage-event-texts-cancelled = { $seat } 取消其他所有已揭示牌的文字。
bloodrage-event-cards-swept = { $seat } 棄掉所有已揭示的牌，眾人重新選牌。
bloodrage-event-spared = { $seat } 保留一個單位：{ $figure }。
bloodrage-event-card-added = { $seat } 加打一張牌：{ $card }。
bloodrage-event-added-nothing = { $seat } 不再加牌。
bloodrage-event-card-used = { $seat } 使用{ $card }。
bloodrage-event-battle-decided = { $winner-id ->
    [none] { $place }的戰鬥平手，無人獲勝。{ $totals }。
   *[other] { $winner } 贏得{ $place }的戰鬥。{ $totals }。
}
bloodrage-event-rage-changed = { $by ->
    [-1] { $seat } 失去 1 點狂怒，剩下 { $rage } 點。
   *[other] { $seat } 獲得 { $by } 點狂怒，現有 { $rage } 點。
}
bloodrage-event-cards-taken = { $seat } 加入手牌：{ $cards }。
bloodrage-event-recovered = { $seat } 付費收回：{ $cards }。剩餘狂怒：{ $rage }。
bloodrage-event-retreated = { $seat } 的{ $figure }撤退至世界樹。
bloodrage-event-protected = { $seat } 救下：{ $figures }。剩餘狂怒：{ $rage }。
bloodrage-event-destroyed = { $cause-id ->
    [ragnarok] 諸神黃昏將 { $seat } 在{ $place }的單位送往英靈殿：{ $figures }。
   *[other] { $seat } 在{ $place }的單位前往英靈殿：{ $figures }。
}
bloodrage-event-pillaged = { $token-id ->
    [rage] { $seat } 掠奪{ $place }。獎勵：狂怒數值提升。
    [axes] { $seat } 掠奪{ $place }。獎勵：戰斧提升。
    [horns] { $seat } 掠奪{ $place }。獎勵：號角提升。
    [glory] { $seat } 掠奪{ $place }。獎勵：榮耀。
   *[all] { $seat } 掠奪{ $place }。獎勵：三項數值皆提升。
}
bloodrage-event-stat-raised = { $stat-id ->
    [rage] { $seat } 的狂怒數值升至第 { $step } 格：{ $value }。
    [axes] { $seat } 的戰斧升至第 { $step } 格：{ $value }。
   *[horns] { $seat } 的號角升至第 { $step } 格：{ $value }。
}
bloodrage-event-glory-gained = { $source-id ->
    [battle] { $seat } 因戰鬥勝利獲得 { $glory } 點榮耀。
    [pillage] { $seat } 獲得掠奪獎勵 { $glory } 點榮耀。
    [quests] { $seat } 因任務獲得 { $glory } 點榮耀。
    [ragnarok] { $seat } 因諸神黃昏的亡者獲得 { $glory } 點榮耀。
    [valhalla] { $seat } 因英靈殿釋放的單位獲得 { $glory } 點榮耀。
    [dragons] { $seat } 因戰艦被摧毀獲得 { $glory } 點榮耀。
    [watch] { $seat } 因揭示的加成獲得 { $glory } 點榮耀。
    [stolen] { $glory ->
        [-2] { $seat } 被奪走 2 點榮耀。
        [-1] { $seat } 被奪走 1 點榮耀。
       *[other] { $seat } 奪取 { $glory } 點榮耀。
    }
    [slaughter] { $seat } 因此戰的陣亡單位獲得 { $glory } 點榮耀。
    [legends] { $seat } 因傳奇等級獲得 { $glory } 點榮耀。
    [conquest] { $seat } 因版圖上的單位獲得 { $glory } 點榮耀。
   *[other] { $seat } 因卡牌獲得 { $glory } 點榮耀。
}
bloodrage-event-discarded = { $known ->
    [yes] { $cards-id ->
        [0] { $seat } 沒有棄牌。
       *[other] { $seat } 棄置：{ $cards }。
    }
   *[no] { $discarded ->
        [0] { $seat } 沒有棄牌。
       *[other] { $seat } 棄置 { $discarded } 張牌。
    }
}
bloodrage-event-quest-revealed = { $completed-id ->
    [yes] { $seat } 完成任務：{ $card }。
   *[no] { $seat } 未完成任務：{ $card }。
}
bloodrage-event-province-destroyed = 第 { $age } 時代終了，諸神黃昏吞噬{ $place }。
bloodrage-event-released = { $seat } 有 { $figures } 個單位從英靈殿歸來。

## 遊戲如何結束

bloodrage-ages-over = 三個時代都已結束。

## 榮耀的來源

bloodrage-source-battle = 戰鬥勝利
bloodrage-source-pillage = 掠奪獎勵
bloodrage-source-quests = 任務
bloodrage-source-ragnarok = 諸神黃昏
bloodrage-source-valhalla = 英靈殿釋放
bloodrage-source-dragons = 被摧毀的戰艦
bloodrage-source-cards = 戰鬥牌
bloodrage-source-watch = 海姆達爾之守望
bloodrage-source-stolen = 奪取與被奪
bloodrage-source-slaughter = 戰鬥中的陣亡
bloodrage-source-legends = 傳奇等級
bloodrage-source-conquest = 索爾之征服
bloodrage-source-given = 先前所得

## 拒絕：設置、輪抽與棄牌

refusal-BR-SET-1 = { $clan-id ->
    [none] { $seat-id ->
        [none] 每個部族只能指定一次，且座位必須在這張牌桌上。
       *[other] 座位 { $seat-id } 指定了部族，但這張牌桌只有 { $seats-id } 個座位。
    }
   *[other] 這個部族已被選走：{ $clan }。
}
refusal-BR-SET-7 = 諸神黃昏已吞噬那裡，該地已移出遊戲：{ $place }。
refusal-BR-SET-10 = { $seat-id ->
    [none] 起始玩家必須是這張牌桌上的座位。
   *[other] 座位 { $seat-id } 不能當起始玩家：這張牌桌只有 { $seats-id } 個座位。
}
refusal-BR-GFT-3 = { $picked-id ->
    [none] 必須從牌堆中剛好留下 1 張牌。
   *[other] 這張牌不在你的牌堆中：{ $picked }。
}
refusal-BR-GFT-4 = { $picked-id ->
    [none] 兩人遊戲時必須從牌堆中剛好留下 2 張牌。
   *[other] 這兩張牌並非都在你的牌堆中：{ $picked }。
}
refusal-BR-GFT-6 = 第一時代不輪抽的首次遊戲只能開啟或關閉。
refusal-BR-DIS-1 = { $card-id ->
    [none] 最多只能保留一張手牌。
   *[other] 不能保留不在手牌中的牌：{ $card }。
}
refusal-BR-END-3 = 榮耀相同時只能共享勝利、比較數值格數，或比較版圖上的單位。

## 拒絕：行動與費用

refusal-BR-ACT-4 = { $figure-id ->
    [none] { $card }需要 { $cost } 點狂怒，你有 { $rage } 點。
   *[other] 派遣{ $figure }需要 { $cost } 點狂怒，你有 { $rage } 點。
}
refusal-BR-ACT-5 = 你的狂怒為 0，在重新獲得狂怒前不能行動。
refusal-BR-ACT-6 = { $figure-id ->
    [none] { $figures-id ->
        [none] 部族圖板上必須有這項升級：{ $card }。
       *[other] { $card }需要版圖上的兩個單位，你有 { $figures } 個。
    }
   *[other] 你在那裡沒有可犧牲的這種單位：{ $figure }，{ $place }。
}
refusal-BR-ACT-8 = 讓過者有狂怒即可再行動，或本時代不再行動；沒有其他選擇。
refusal-BR-ACT-11 = { $stat-id ->
    [rage] 你的狂怒數值已在第 { $step } 格，也就是最後一格。
    [axes] 你的戰斧已在第 { $step } 格，也就是最後一格。
   *[horns] 你的號角已在第 { $step } 格，也就是最後一格。
}
refusal-BR-UPG-1 = { $card-id ->
    [none] 你的手牌中沒有升級牌。
   *[other] { $hand-id ->
        [none] 這不是升級牌：{ $card }。
       *[other] 這張牌不在你的手牌中：{ $card }。
    }
}
refusal-BR-UPG-2 = { $free-id ->
    [0] 這類欄位已全滿，請替換其中之一：{ $slots }。
    [none] 升級只在該類欄位全滿時才能替換。
   *[other] 這類欄位還有空位，不需要替換：{ $card }。
}
refusal-BR-UPG-6 = 免費派遣只限新單位：{ $free }。
refusal-BR-QST-1 = { $card-id ->
    [none] 你的手牌中沒有任務牌。
   *[other] 你的手牌中沒有這項任務：{ $card }。
}

## 拒絕：派遣與行軍

refusal-BR-INV-1 = { $source-id ->
    [valhalla] 你在英靈殿沒有這種單位：{ $figure }。
   *[other] 你的後備區沒有這種單位：{ $figure }。
}
refusal-BR-INV-2 = 只有戰艦能在峽灣；這個單位需要地區內的空村莊：{ $figure }。
refusal-BR-INV-3 = 戰艦只能派遣至峽灣：{ $figure }。
refusal-BR-INV-4 = 只有黑暗精靈能派遣至世界樹，其他單位須行軍前往。不可：{ $figure }。
refusal-BR-INV-6 = 黑暗精靈派遣至世界樹的費用為 1 或 3 點狂怒；沒有其他選擇。
refusal-BR-INV-7 = 你的號角允許版圖上有 { $horns } 個單位，現已有 { $figures } 個。
refusal-BR-INV-8 = { $place }的 { $villages } 個村莊都已被佔用。
refusal-BR-INV-9 = 索爾之領域只能掠奪剛派遣到的地區：{ $invaded }。
refusal-BR-MAR-1 = { $source-id ->
    [none] 請先說明起點與終點，再選擇行軍的單位。
   *[other] { $figure-id ->
        [none] 你在{ $source }沒有可以行軍到別處的單位。
       *[other] 你在{ $source }只有 { $figures } 個這種單位，數量不足：{ $figure }。
    }
}
refusal-BR-MAR-3 = { $figures ->
    [1] { $place }的 { $villages } 個村莊都沒有空位。
   *[other] { $figures } 個單位需要同樣多的空村莊；{ $place }的 { $villages } 個中只有 { $empty } 個空著。
}
refusal-BR-MAR-4 = { $figure-id ->
    [none] 一次行軍只有一個起點與一個終點，且已指定：{ $march }。
   *[other] 戰艦不能行軍：{ $figure }。
}

## 拒絕：掠奪與戰鬥

refusal-BR-PIL-1 = { $figures-id ->
    [none] { $place }在本時代已被掠奪。
   *[other] 你在{ $place }及其峽灣都沒有單位。
}
refusal-BR-PIL-3 = { $figure-id ->
    [none] { $source }與{ $place }不相鄰。
   *[other] { $source-id ->
        [none] 戰艦不能移動，也不能加入戰鬥召集：{ $figure }。
       *[other] 你在{ $source }沒有這種單位，或沒有空村莊：{ $figure }。
    }
}
refusal-BR-PIL-8 = { $source-id ->
    [none] 掠奪已提升這項數值，請選擇另一項：不能是{ $stat }。
   *[other] { $place }與{ $source }不相鄰，領袖不能移到那裡。
}
refusal-BR-PIL-10 = { $place-id ->
    [none] 再次掠奪需要 { $cost } 點狂怒，你有 { $rage } 點。
   *[other] { $place }在本時代尚未被掠奪，請照常掠奪。
}
refusal-BR-BAT-2 = { $card-id ->
    [none] 你有手牌，因此必須打出一張。
   *[other] 這張牌不在你的手牌中：{ $card }。
}
refusal-BR-BAT-9 = { $figure-id ->
    [none] 任務牌不能當作 +{ $strength }；你的升級允許：{ $allowed }。
   *[other] 你在{ $place }的戰鬥中沒有這種單位：{ $figure }。
}
refusal-BR-BAT-11 = { $allowed-id ->
    [0] 不能加打{ $card }：你沒有可在揭示後打出的牌。
   *[other] 現在不能加打{ $card }。可以加打：{ $allowed }。
}
refusal-BR-BAT-14 = { $figure-id ->
    [none] { $rage } 點狂怒不能從中救下 { $figures } 個單位：{ $victims }。
   *[other] { $figure }現在不能撤退至世界樹。
}
refusal-BR-BAT-15 = 只能收回自己打出的牌（{ $played }）；這需要 { $cost } 點狂怒，你有 { $rage } 點。

## 卡牌：各自的效果

bloodrage-card-age1-dwarf-chieftain-text = 打出此牌與派遣此單位都不花費狂怒。
bloodrage-card-age1-sea-serpent-text = 怪獸，同時也是戰艦：置於峽灣，支援兩個地區，不能移動。
bloodrage-card-age1-troll-text = 派遣時，摧毀該地區所有敵方戰士。
bloodrage-card-age1-lord-of-hammers-text = 領袖所在處掠奪成功：領袖可移至相鄰地區。
bloodrage-card-age1-brothers-in-arms-text = 同一地區內每兩名你的戰士合計力量 3。
bloodrage-card-age1-lokis-dragons-text = 你的戰艦每次被摧毀，獲得 4 點榮耀。
bloodrage-card-age1-friggas-charm-text = 你的升級費用減少 1 點狂怒。
bloodrage-card-age1-friggas-succor-text = 你派遣單位至外圍地區時，可免費再派遣一名戰士。
bloodrage-card-age1-lokis-blessing-text = 在外圍地區落敗：戰後可免費派遣一名戰士到該地區。
bloodrage-card-age1-lokis-domain-text = 每個從英靈殿釋放的己方單位，獲得 1 點榮耀。
bloodrage-card-age1-thors-glory-text = 你參與的戰鬥中若有 2 個以上敵方單位陣亡，獲得 2 點榮耀。
bloodrage-card-age1-tyrs-domain-text = 你的任務牌可當作 +3 參戰。
bloodrage-card-age1-quest-alfheim-name = 亞爾夫海姆！
bloodrage-card-age1-quest-alfheim-text = 在亞爾夫海姆的一個地區力量最高：安德朗或吉姆列。
bloodrage-card-age1-quest-glorious-death-name = 榮耀之死！
bloodrage-card-age1-quest-glorious-death-text = 諸神黃昏前，英靈殿中有四個以上己方單位。
bloodrage-card-age1-quest-jotunheim-name = 約頓海姆！
bloodrage-card-age1-quest-jotunheim-text = 在約頓海姆的一個地區力量最高：烏特加德、霍爾格或穆斯貝爾海姆。
bloodrage-card-age1-quest-manheim-name = 曼海姆！
bloodrage-card-age1-quest-manheim-text = 在曼海姆的一個地區力量最高：米爾克弗洛、艾爾瓦加或安格爾波達。
bloodrage-card-age1-quest-yggdrasil-name = 世界樹！
bloodrage-card-age1-quest-yggdrasil-text = 在世界樹力量最高。
bloodrage-card-age1-friggas-grace-text = 以此戰掠奪成功：另一項數值再提升 1 格。
bloodrage-card-age1-heimdalls-sight-text = 等於其他人所揭示的最高力量加成。
bloodrage-card-age1-lokis-trickery-text = 落敗：向勝者奪取 1 點狂怒。
bloodrage-card-age1-odins-smite-text = 比較力量前，每個參戰的對手各失去一名戰士。
bloodrage-card-age1-thors-hammer-text = 獲勝：3 點榮耀。
bloodrage-card-age1-tyrs-bash-text = 無其他效果。
bloodrage-card-age1-tyrs-crush-text = 無其他效果。
bloodrage-card-age1-tyrs-smash-text = 無其他效果。
bloodrage-card-age1-tyrs-smite-text = 無其他效果。
bloodrage-card-age2-dark-elf-text = 可派遣至世界樹，在那裡力量為 3。
bloodrage-card-age2-fire-giant-text = 派遣時，摧毀該地區及其峽灣內所有非怪獸的敵方單位。
bloodrage-card-age2-valkyrie-text = 她參與的戰鬥中，每個陣亡的敵方單位給你 2 點榮耀。
bloodrage-card-age2-lord-of-axes-text = 領袖所在處掠奪成功：再將一項數值提升 1 格。
bloodrage-card-age2-experts-in-arms-text = 你的戰士力量為 2，派遣費用為 2 點狂怒。
bloodrage-card-age2-fire-dragons-text = 你的戰艦每次被摧毀，獲得 8 點榮耀。
bloodrage-card-age2-friggas-protection-text = 行動階段中，可用 1 點狂怒救下一個將被摧毀的己方單位。
bloodrage-card-age2-lokis-eminence-text = 每個從英靈殿釋放的己方單位，獲得 2 點榮耀。
bloodrage-card-age2-odins-inspiration-text = 己方單位死於諸神黃昏的榮耀加倍。
bloodrage-card-age2-thors-domain-text = 派遣至一個地區後，可支付 2 點狂怒立即掠奪該地區。
bloodrage-card-age2-tyrs-challenge-text = 可支付 2 點狂怒，掠奪已被掠奪的地區。
bloodrage-card-age2-tyrs-prowess-text = 獲勝：可收回打出的牌，每張 1 點狂怒。
bloodrage-card-age2-quest-alfheim-name = 亞爾夫海姆！
bloodrage-card-age2-quest-alfheim-text = 在亞爾夫海姆的一個地區力量最高：安德朗或吉姆列。
bloodrage-card-age2-quest-glorious-death-name = 榮耀之死！
bloodrage-card-age2-quest-glorious-death-text = 諸神黃昏前，英靈殿中有四個以上己方單位。
bloodrage-card-age2-quest-jotunheim-name = 約頓海姆！
bloodrage-card-age2-quest-jotunheim-text = 在約頓海姆的一個地區力量最高：烏特加德、霍爾格或穆斯貝爾海姆。
bloodrage-card-age2-quest-manheim-name = 曼海姆！
bloodrage-card-age2-quest-manheim-text = 在曼海姆的一個地區力量最高：米爾克弗洛、艾爾瓦加或安格爾波達。
bloodrage-card-age2-quest-yggdrasil-name = 世界樹！
bloodrage-card-age2-quest-yggdrasil-text = 在世界樹力量最高。
bloodrage-card-age2-heimdalls-eye-text = 可在揭示後加打。
bloodrage-card-age2-heimdalls-watch-text = 獲得等同所有揭示加成總和的榮耀；棄掉這些牌並重新選牌。
bloodrage-card-age2-lokis-backstab-text = 落敗：向勝者奪取 2 點榮耀。
bloodrage-card-age2-odins-tide-text = 比較力量前，每位參戰者只留一個單位，其餘皆被摧毀。
bloodrage-card-age2-thors-oath-text = 獲勝：將一項數值提升 1 格。
bloodrage-card-age2-tyrs-crush-text = 無其他效果。
bloodrage-card-age2-tyrs-rage-text = 無其他效果。
bloodrage-card-age2-tyrs-smash-text = 無其他效果。
bloodrage-card-age2-tyrs-smite-text = 無其他效果。
bloodrage-card-age3-frost-giant-text = 在它所在處掠奪的獎勵獲得兩次。
bloodrage-card-age3-soldier-of-hel-text = 打出此牌與派遣此單位都不花費狂怒。
bloodrage-card-age3-volur-witch-text = 在外圍地區將被摧毀時，可改為撤退至世界樹。
bloodrage-card-age3-lord-of-spears-text = 領袖所在處掠奪成功：三項數值各提升 1 格。
bloodrage-card-age3-masters-in-arms-text = 戰士力量為 2，同一地區每兩名合計 6；派遣費用為 2 點狂怒。
bloodrage-card-age3-eternal-dragons-text = 你的戰艦每次被摧毀，獲得 12 點榮耀。
bloodrage-card-age3-friggas-domain-text = 可支付 1 點狂怒，從英靈殿派遣任一己方單位。
bloodrage-card-age3-friggas-sacrifice-text = 行動：摧毀兩個己方單位，將一項數值提升 1 格。
bloodrage-card-age3-lokis-wrath-text = 每個從英靈殿釋放的己方單位，獲得 3 點榮耀。
bloodrage-card-age3-odins-throne-text = 你的任務給予雙倍榮耀。
bloodrage-card-age3-thors-conquest-text = 遊戲結束時，版圖上每個己方單位給你 3 點榮耀。
bloodrage-card-age3-tyrs-wrath-text = 你的任務牌可當作 +5 參戰。
bloodrage-card-age3-quest-alfheim-name = 亞爾夫海姆！
bloodrage-card-age3-quest-alfheim-text = 在亞爾夫海姆的一個地區力量最高：安德朗或吉姆列。
bloodrage-card-age3-quest-glorious-death-name = 榮耀之死！
bloodrage-card-age3-quest-glorious-death-text = 諸神黃昏前，英靈殿中有四個以上己方單位。
bloodrage-card-age3-quest-jotunheim-name = 約頓海姆！
bloodrage-card-age3-quest-jotunheim-text = 在約頓海姆的一個地區力量最高：烏特加德、霍爾格或穆斯貝爾海姆。
bloodrage-card-age3-quest-manheim-name = 曼海姆！
bloodrage-card-age3-quest-manheim-text = 在曼海姆的一個地區力量最高：米爾克弗洛、艾爾瓦加或安格爾波達。
bloodrage-card-age3-quest-yggdrasil-name = 世界樹！
bloodrage-card-age3-quest-yggdrasil-text = 在世界樹力量最高。
bloodrage-card-age3-heimdalls-gaze-text = 可在揭示後加打。
bloodrage-card-age3-heimdalls-watch-text = 獲得等同所有揭示加成總和的榮耀；棄掉這些牌並重新選牌。
bloodrage-card-age3-lokis-poison-text = 落敗：取得勝者打出的所有牌。
bloodrage-card-age3-odins-judgement-text = 此戰每個陣亡單位給你 2 點榮耀，己方亦計算。
bloodrage-card-age3-thors-ascension-text = 獲勝：3 點狂怒與 3 點榮耀。
bloodrage-card-age3-thors-primacy-text = 取消其他所有已揭示牌的文字。
bloodrage-card-age3-tyrs-crush-text = 無其他效果。
bloodrage-card-age3-tyrs-rage-text = 無其他效果。
bloodrage-card-age3-tyrs-smite-text = 無其他效果。

## 說明：各單位、行動與數值

bloodrage-help-leader = 力量 3。每個部族一名。派遣不花費狂怒，其升級會獎勵他所在處的掠奪。
bloodrage-help-warrior = 力量 1。每個部族八名。以 1 點狂怒派遣至外圍地區的空村莊。
bloodrage-help-ship = 力量 2。以 2 點狂怒派遣至峽灣，為相鄰的兩個地區作戰，永不移動。
bloodrage-help-invade = 支付等同力量的狂怒，將後備區的一個單位放到版圖上。號角限制版圖上的單位數量。
bloodrage-help-march = 支付 1 點狂怒，將任意數量的己方單位從一個地區移到另一個地區，不限距離。戰艦不能行軍。
bloodrage-help-upgrade = 支付等同力量的狂怒，打出一張升級牌。新的部隊或怪獸可立即免費派遣。
bloodrage-help-quest = 將一張任務牌面朝下放置，不花費狂怒。若在任務階段完成，可獲得榮耀並提升一項數值。
bloodrage-help-pillage = 嘗試取得有己方單位的地區的獎勵，不花費狂怒。所有人都可加入，再以戰鬥決定。
bloodrage-help-repillage = 憑提爾之挑戰，支付 2 點狂怒，掠奪本時代已被掠奪的地區。
bloodrage-help-sacrifice = 憑弗麗嘉之犧牲，摧毀版圖上兩個己方單位，將一項數值提升 1 格。
bloodrage-help-pass = 放棄剩餘的狂怒。別人掠奪時你仍會參戰。
bloodrage-help-rage = 每個行動階段開始時可用的狂怒。第 4 格起，遊戲結束時給予榮耀。
bloodrage-help-axes = 每次戰鬥勝利獲得的榮耀。第 4 格起，遊戲結束時給予榮耀。
bloodrage-help-horns = 版圖上單位的上限。第 4 格起，遊戲結束時給予榮耀。
bloodrage-help-yggdrasil = 世界之樹：與所有地區相鄰，容納所有單位，只有黑暗精靈能派遣至此。掠奪它可提升三項數值。
bloodrage-help-doomed = 本時代結束時毀滅。該地區及其峽灣的單位死去時給予榮耀：依時代每個 2、3 或 4 點。
bloodrage-help-valhalla = 陣亡者在此等待。每個時代結束時全部回到後備區。
