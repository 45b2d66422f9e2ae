### 教學：教練說的話，以及每個遊戲的提示。

## 教練

coach-title = 教學
coach-step = { $number } / { $total }
coach-rule = 規則 { $rule }
coach-next = 下一步
coach-earlier = 上一步
coach-choice = 你的選擇：
coach-show = 示範
coach-do = 照做
coach-waiting = 其他玩家正在選擇……
coach-left-title = 走自己的路
coach-left = 這也是個好選擇，但教學走的是另一條路。可以退回去繼續教學，或就此玩下去：從這裡開始，電腦會自行決定。
coach-return = 回到教學
coach-play-on = 繼續玩
coach-done-title = 教學完成
coach-hide = 隱藏教學
coach-open = 教學

## Battalia

battalia-lesson-welcome = 歡迎來到《百陀利亞》！你的每座城市有幾級就值幾分，分數最高者獲勝。出現第五座等級 4 的城市、版圖填滿，或在這一桌三個星期之後，遊戲結束。
battalia-lesson-cards = 一切都用卡牌支付。你有十張牌：三名兵士、一名隊長、一名祭司和五張補給。其中六張是你的手牌。
battalia-lesson-faction = 先選擇派系。你的兵士都屬於列島之民，就選列島之民吧：戰鬥時身邊全是自己族人，英雄會更有鬥志。
battalia-lesson-city = 對手已進駐 b2。你進駐 f6：一座等級 1 的城市，也是你的第一分。
battalia-lesson-hero = 僱用英雄需要一張武器和兩張補給。在這一桌，每人一開始就有一名：把他放在你的城市上。
battalia-lesson-cohort = 三張以上同派系的手牌就是隊列：3 張可多抽 1 張，4 張可多抽 2 張，依此類推。現在就宣告，否則這回合就沒有了。
battalia-lesson-oracle = 太陽神諭顯示日子。被照亮的法器可以使用兩次；圖示配對的法器，製造時可以指定派系。
battalia-lesson-build = 我們來建一條通往 f2 中立城市的道路。直路需要一名兵士和一張補給。選擇建造，再選直路。
battalia-lesson-place = 放在 f5，就在你城市的北邊。卡牌相鄰之處，出口必須對上出口，而且新卡牌要有路通到你的城市。
battalia-lesson-more = 再建兩條路，放在 f4 和 f3。只要牌付得起，一回合想做多少都可以。
battalia-lesson-step = 還剩一張補給。每張補給可讓英雄沿道路走一格：走到 f5。
battalia-lesson-end = 已經付不出別的了，結束回合吧。所有的牌進入庇護所，再抽六張新牌；國度用完時，庇護所洗勻成為新的國度。
battalia-lesson-second = 對手製造了護身符，又把一張牌放進偷襲，留到下回合。這是你的第二天，四張列島之民的隊列可多抽兩張。
battalia-lesson-weapon = 沒有武器就不能進攻。製造一把：需要一名隊長和兩名兵士。新牌先進庇護所，抽到時才能使用。
battalia-lesson-walk = 現在走到 f2：三格，三張補給。進入格子本身不會引發戰鬥。然後結束回合。
battalia-lesson-third = 新城市需要三名同階級的部隊。護身符讓一名祭司當作三名，對手因此有了等級 3 的城市。不過你抽到武器了！先宣告隊列。
battalia-lesson-attack = 你的英雄站在中立城市上，它的防禦是 4。進攻它，你至少需要 5。
battalia-lesson-line = 每次進攻都由武器開始，它的力量是 1。接著加上祭司：部隊以階級作戰，他是 3。只要所有的牌都屬於英雄的派系，英雄再加 1。
battalia-lesson-enough = 1 + 3 + 1 等於 5，而中立城市不會反擊。其他的牌另有用處，完成這次出牌。
battalia-lesson-won = 城市是你的了，而且馬上就是等級 4：你現在有 5 分。還有一名統帥和一張補給隨之而來。
battalia-lesson-match = 今天武器的圖示配對：製造武器的人可以指定派系。用隊長和兩名兵士，再造一把列島之民的武器。
battalia-lesson-hire = 三張補給僱用一名隊長，比他的階級多一張。每名部隊都會帶來一張補給，這是取得補給的唯一途徑。
battalia-lesson-last = 全都用上了，很好的一回合。剩下的牌只能靠偷襲或帳蓬保留。結束回合。
battalia-lesson-grow = 你已經會建造、移動和戰鬥。城市也能成長：兩名隊長升到等級 2，兩名祭司升到 3，兩名統帥升到 4。擊敗遺蹟守衛的人，還能得到一件偉大法器。
battalia-lesson-done = 你以 5 比 4 領先，西南方還有一座中立城市。繼續跟這個電腦玩，或回到大廳。

## The Stormgates

stormgates-lesson-welcome = 這裡的玩法和《百陀利亞》一樣，但內容豐富得多。這個教學只講新的部分；若還不會《百陀利亞》，請先學它。
stormgates-lesson-faction = 現在共有六個派系，這一局有其中三個；牌稍後才發。選新加入的忠日一族，他們的本土地形是原始叢林。
stormgates-lesson-gates = 版圖上有兩座風暴之門，在 d2 和 d6。它們既不是道路也不是城市，也不屬於任何人。進駐離門兩格的 f6，並把英雄放在那裡。
stormgates-lesson-keep = 三名兵士，但不同派系：今天沒有隊列。保留手牌。
stormgates-lesson-road = 在 e6 建一條路，把你的城市連到 d6 的門。門和其他卡牌一樣能連接道路。
stormgates-lesson-post = 兩名兵士可在通往你城市的道路上建一座貿易站。英雄站在那張卡牌上，你就能貿易。
stormgates-lesson-deck = 貿易不能讓你少於十張牌，所以先擴充牌庫：兩張補給僱用一名兵士，還會帶來一張補給。
stormgates-lesson-native = e6 的道路穿過叢林，是你的本土地形：走到那裡免費。走到你的貿易站，然後結束回合。
stormgates-lesson-cohort = 手牌中三張雲彩一族的牌就是隊列，不管你自己是哪個派系。宣告它。
stormgates-lesson-star = 在同一條路上建第二座貿易站。現在兩座都翻到星面：可以用補給換星塵。
stormgates-lesson-stardust = 用兩張補給換一張星塵。凡是支付補給的地方，它可當作一張或兩張，而且永遠不會離開你的牌庫。
stormgates-lesson-enter = 踏上風暴之門。那裡是森林，不是你的本土地形，所以這一格要付一張補給。
stormgates-lesson-jump = 現在跳到另一座門！跳躍要付一格移動，而且一定要付一張補給當費用。走進 d2 的叢林免費，費用由星塵支付。每名英雄一回合只能跳一次。
stormgates-lesson-storm = 每次跳躍都會喚醒風暴：抽一個風暴效果並立即執行。你抽到「命運之手」，它給你一張命運卡。
stormgates-lesson-fate = 命運卡讓你選擇：從沒有展示的偉大法器中找一件，或得到一張星塵。去找吧！
stormgates-lesson-great = 每人最多擁有一件偉大法器。拿福圖娜之袋：每次打出，它都給你最多兩張補給。
stormgates-lesson-bag = 風暴給的東西直接加入手牌，馬上可用。打開袋子，拿兩張補給。
stormgates-lesson-census = 再僱用一名兵士。牌庫大有好處：每到第七天結束有一次普查，從第二次開始，20 張牌可得王后，24 張可得國王。
stormgates-lesson-royals = 王后能把等級 4 的城市變成等級 5 的行宮，國王再把它變成等級 6 的首都。結束回合。
stormgates-lesson-neutrals = 還有更多模組等著你。若有比爾卡參與，這位煉藥師會在版圖上遊走；英雄站在他的格子上就能買藥水，在別人的回合也有效。幻形者則給你隨地形改變的能力。
stormgates-lesson-done = 此外還有隊伍、山谷和狂熱者；開桌的地方都有說明。從這裡繼續玩，或回到大廳。

## Blood Rage

bloodrage-lesson-welcome = 歡迎來到《血色狂怒》！三個時代之後世界終結，榮耀最多的部族獲勝。你帶領狼之部族，對手是鴉之部族。
bloodrage-lesson-draft = 每個時代從神恩開始：留兩張牌，其餘傳出去，一共三次。留下矮人酋長，一隻不用花費的怪獸，以及提爾之懲擊，這個時代最強的戰鬥牌。
bloodrage-lesson-quest-card = 這些牌來自鴉之部族。約頓海姆是任務：時代結束時你在那個國度的某個地區最強，就能得分，而三個地區只剩下烏特加德。連同戰鬥牌弗麗嘉之恩典一起留下。
bloodrage-lesson-kinds = 留下最後兩張：你的手牌共六張。升級和怪獸要花狂怒，任務面朝下放置，戰鬥牌則等待戰鬥。
bloodrage-lesson-rage = 現在輪流行動。你有 6 點狂怒可用。狂怒數值是另一回事：它決定下個時代開始時你得到多少。
bloodrage-lesson-upgrade = 用矮人酋長升級。他只要 0 點狂怒，而新怪獸可以立刻免費派遣：派他到烏特加德。
bloodrage-lesson-quest = 接受你的任務：不用花費，別人也不知道內容。
bloodrage-lesson-invade = 派遣就是把單位放到任何地區的空村莊，花費等於其力量的狂怒。你的領袖力量是 3，而且免費：派到烏特加德。
bloodrage-lesson-pillage = 你以 5 點力量掌握烏特加德。掠奪它！不用花費，還能提升戰斧，但相鄰地區的單位可能前來阻止。
bloodrage-lesson-battle = 鴉之部族的領袖響應了戰鬥召集：5 對 3。現在雙方各自祕密選一張牌。弗麗嘉之恩典加 2，獲勝時還能再提升一項數值。
bloodrage-lesson-won = 7 對 5：你贏了，鴉之部族的領袖進了英靈殿。掠奪指示物提升了你的戰斧；讓弗麗嘉提升號角，它決定你在版圖上最多能有幾個單位。
bloodrage-lesson-march = 贏得戰鬥所得的榮耀等於戰斧：4 點。任務靠矮人酋長就夠了，讓領袖行軍到艾爾瓦加。不論多遠，只要 1 點狂怒。
bloodrage-lesson-alone = 艾爾瓦加有 5 點榮耀。掠奪它：沒有人加入，就沒有戰鬥。
bloodrage-lesson-doom = 不戰而得 5 點榮耀！現在看安德朗：時代結束時諸神黃昏會吞噬它，在那裡陣亡的每個單位帶來 2 點榮耀。派一名戰士去。
bloodrage-lesson-ship = 鴉之部族已讓過，所以一直輪到你。戰艦進入峽灣，對旁邊兩個地區都有效：把你的放進西南峽灣，在烏特加德與安德朗之間。
bloodrage-lesson-horns = 再派一名戰士到安德朗。這樣你有五個單位，正好是號角的上限。
bloodrage-lesson-free = 剩 1 點狂怒時，免費的事還是能做。打出弗麗嘉之魅力：從此每次升級少花 1 點狂怒。
bloodrage-lesson-second = 也掠奪安德朗。村莊都滿了，沒有人能加入；面對鴉之部族的戰士，打出提爾之懲擊，因為這是本時代最後一場戰鬥。
bloodrage-lesson-pass = 又一場勝利，又是 4 點榮耀。剩下的狂怒不能保留：讓過，時代就此結束。
bloodrage-lesson-keep = 你可以保留一張牌到下個時代，其餘都會失去。保留奧丁之懲擊。
bloodrage-lesson-reward = 約頓海姆完成：5 點榮耀，並提升任一項數值一格。提升狂怒，往後每個時代都能做更多。
bloodrage-lesson-ragnarok = 安德朗消失了。兩名戰士和一艘戰艦光榮戰死：6 點榮耀。但沒有人真的失去，英靈殿會把他們全都還給你。
bloodrage-lesson-done = 一個時代就是這樣；後兩個時代的牌更強。最後，升得夠高的數值各帶來 10 或 20 點榮耀。繼續跟這個電腦玩，或回到大廳。
