### The words on text boards that nobody types; English: `display/labels.py` of each game.

## battalia

battalia-board-day = 第 { $day } 日（第 { $week } 個星期第 { $weekday } 日）
battalia-board-over = { $day }，遊戲結束：{ $reason }
battalia-board-turn = { $day }，輪到：{ $players }
battalia-board-player = 玩家 { $number }
battalia-board-first = 玩家 { $number }（起始）
battalia-board-and = { $first } 與 { $second }
battalia-board-oracle = 太陽神諭（外圈 │ 內圈）
battalia-board-oracle-off = 太陽神諭：未使用
battalia-board-lit = 今日照亮：{ $kind }
battalia-board-matching = 配對：{ $kind }
battalia-board-coming = 往後：照亮、配對
battalia-board-weekday = 第 { $number } 日
battalia-board-pool = 公共牌池：
battalia-board-empty = 空
battalia-board-display = 陳列：
battalia-board-sheet = { $player }，{ $faction }：{ $points } 分，{ $zones }
battalia-board-count-hand = 手牌 { $count }
battalia-board-count-nation = 國度 { $count }
battalia-board-count-shelter = 庇護所 { $count }
battalia-board-count-ambush = 偷襲 { $count }
battalia-board-hand = 手牌：
battalia-board-known = 已知手牌：
battalia-board-table = 桌面：
battalia-board-new = 新得：
battalia-board-ambush = 偷襲：
battalia-board-open = 公開：
battalia-board-open-card = { $slot } { $card } 當作 { $kind } x{ $uses }
battalia-board-tents = 帳蓬：
battalia-board-tent = { $slot } { $card }，內有 { $content }
battalia-board-copy = 複製

## stormgates

stormgates-board-acting = 玩家 { $players }
stormgates-board-covered-crossing = ? 路
stormgates-board-covered-building = ? 屋
stormgates-board-building = 屋
stormgates-board-pass = 隘口
stormgates-board-bridge = 橋
stormgates-board-teams = 隊伍：
stormgates-board-team = 玩家 { $players }：{ $points } 分
stormgates-board-storm = 風暴：剩 { $left }；
stormgates-board-nothing-open = 沒有公開的
stormgates-board-besides = 此外：
stormgates-board-stardust = 星塵 { $count }
stormgates-board-caskets = 寶匣 { $count }
stormgates-board-fate = 命運卡 { $count }
stormgates-board-veiled = { $cell } 被遮蔽
stormgates-board-metamorpha = 幻形者（{ $sign }）：能力 { $power }
stormgates-board-metamorpha-idle = 幻形者（{ $sign }）：沒有能力
stormgates-board-bilkarr = 比爾卡（{ $sign }）：往後數日 { $path }
stormgates-board-bilkarr-die = 比爾卡（{ $sign }）：往後由骰子決定
stormgates-board-valleys = 山谷：西為 { $west }，東為 { $east }
stormgates-board-undiscovered = { $valley } 山谷中未探索：
stormgates-board-heroes = 英雄 { $cells }
stormgates-board-posts = 貿易站 { $cells }
stormgates-board-star-posts = 星級貿易站 { $cells }
stormgates-board-veteran = 老兵
stormgates-board-potion = 藥水 { $potion }（滿）
stormgates-board-potion-day = 藥水 { $potion }（第 { $day } 日）
stormgates-board-gust = 吹往第 { $gate } 門的陣風

## bloodrage

bloodrage-board-head = 第 { $age } 時代 | 起始 { $first } | 將毀滅 { $doomed }
bloodrage-board-to-act = 輪到：{ $clans }
bloodrage-board-seat = 座位 { $number }
bloodrage-board-destroyed = 已毀滅
bloodrage-board-doom = 將毀滅 { $age }
bloodrage-board-token = 指示物 { $token }
bloodrage-board-pillaged = 指示物 { $token }（已掠奪）
bloodrage-board-support = （戰艦）
bloodrage-board-warriors = { $count }兵
bloodrage-board-leader = 領袖
bloodrage-board-ship = 戰艦
bloodrage-board-dwarf-chieftain = 矮人
bloodrage-board-sea-serpent = 海蛇
bloodrage-board-troll = 巨魔
bloodrage-board-dark-elf = 精靈
bloodrage-board-fire-giant = 火巨人
bloodrage-board-valkyrie = 女武神
bloodrage-board-frost-giant = 冰巨人
bloodrage-board-soldier-of-hel = 赫爾兵
bloodrage-board-volur-witch = 女巫
bloodrage-board-wealth = 榮耀 { $glory } 可用狂怒 { $rage } | 數值：{ $stats }
bloodrage-board-stat = { $stat } { $value }（第 { $step } 級）
bloodrage-board-figures = 後備區 { $reserve } | 英靈殿 { $valhalla } | 版圖上 { $count }/{ $most }
bloodrage-board-upgrades = 升級：
bloodrage-board-hand = 手牌：
bloodrage-board-pack = 牌包：
bloodrage-board-quests = 任務：
bloodrage-board-played = 已打出：
bloodrage-board-seen = 看過：
