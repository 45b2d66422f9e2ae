### Lessons: what the coach says, and the notes of each game. The notes stand in the order in which
### `src/stormhall/lessons/GAME.json` tells them.

## The coach

coach-title = Lesson
coach-step = { $number } of { $total }
coach-rule = Rule { $rule }
coach-next = Next
coach-earlier = Back
coach-choice = Your choice:
coach-show = Show me
coach-do = Do it
coach-waiting = The others are choosing…
coach-left-title = A way of your own
coach-left = That is a fine choice, too, but the lesson goes another way. Step back and follow it, or play on: from here the bots choose for themselves.
coach-return = Back to the lesson
coach-play-on = Play on
coach-done-title = Lesson complete
coach-hide = Hide the lesson
coach-open = Lesson

## Battalia

battalia-lesson-welcome = Welcome to Battalia! Every city you own is worth as many points as it has levels, and the most points win. The game ends with a fifth city of level 4, with a full board, or, at this table, after three weeks.
battalia-lesson-cards = All you do is paid with cards. You own ten: three frimen, a chief, a priest and five supplies. Six of them are in your hand.
battalia-lesson-faction = First choose a faction. Your frimen are Islanders, so take the Islanders: in battle a hero takes heart when his own people fight beside him.
battalia-lesson-city = Your rival has settled in b2. Take f6: a city of level 1, and your first point.
battalia-lesson-hero = A hero costs a weapon and two supplies. At this table everybody begins with one, so put yours on your city.
battalia-lesson-cohort = Three or more cards of one faction are a cohort: 3 let you draw 1 more card, 4 let you draw 2, and so on. Declare it now, or it is lost for this turn.
battalia-lesson-oracle = The Sun Oracle tells the day. An artefact that is lit can be used twice; one whose symbols match can be created in the faction of your choice.
battalia-lesson-build = Let us build a road to the neutral city on f2. A straight road costs a friman and a supply. Choose Build, then the straight road.
battalia-lesson-place = Lay it on f5, north of your city. Where two cards touch, exit must meet exit, and a way must lead from the new card to a city of yours.
battalia-lesson-more = Build two more roads, on f4 and f3. You may do as much in a turn as your cards can pay.
battalia-lesson-step = One supply is left. Each supply moves a hero by one step along the road: go to f5.
battalia-lesson-end = Nothing more can be paid, so end your turn. All cards go to your shelter and you draw six new ones; when your nation runs out, the shelter is shuffled into a new one.
battalia-lesson-second = Your rival has created an amulet and laid a card in ambush, to have it again next turn. It is your second day, and four Islanders make a cohort of two extra cards.
battalia-lesson-weapon = Nobody attacks without a weapon. Create one: it costs a chief and two frimen. New cards go to the shelter first, so you can use it when you draw it.
battalia-lesson-walk = Now walk to f2: three steps, three supplies. Entering a square never starts a battle by itself. Then end your turn.
battalia-lesson-third = A new city costs three units of one rank. An amulet made a single priest count as three, so your rival has one of level 3 now. But you have drawn your weapon! Cohort first.
battalia-lesson-attack = Your hero stands on the neutral city, which defends itself with 4. Attack it; you need at least 5.
battalia-lesson-line = A weapon opens every attack and has strength 1. Then add the priest: units fight with their rank, he with 3. Your hero adds 1 as long as all cards are of his faction.
battalia-lesson-enough = 1 + 3 + 1 makes 5, and nobody answers for a neutral city. Keep the other cards for something else and end the volley.
battalia-lesson-won = The city is yours, and it has level 4 at once: you have 5 points now. A lord and a supply have come with it.
battalia-lesson-match = Today the symbols of the weapon match: whoever creates one names its faction. Your chief and two frimen pay for another weapon of the Islanders.
battalia-lesson-hire = Three supplies hire a chief, one more than his rank. A supply comes with every unit, and that is the only way to get more of them.
battalia-lesson-last = Everything is spent: a good turn. Cards that are left over could only be kept in ambush or in a tent. End your turn.
battalia-lesson-grow = You know how to build, move and fight. Cities grow, too: two chiefs raise one to level 2, two priests to 3, two lords to 4. And whoever beats the guardians of the ruins takes a Great Artefact.
battalia-lesson-done = You lead by 5 points to 4, and there is a second neutral city in the south-west. Play on against this bot, or go back to the hall.

## The Stormgates

stormgates-lesson-welcome = The Stormgates is played as Battalia is, with much more in it. This lesson shows what is new; if you do not know Battalia yet, learn that first.
stormgates-lesson-faction = There are six factions now, three of them in this game; your cards are dealt later. Choose the Sunfaithful, who are new. Their native terrain is the Primal Jungle.
stormgates-lesson-gates = Two stormgates lie on the board, on d2 and d6. They are neither roads nor cities, and nobody owns them. Settle in f6, two squares from a gate, and put your hero there.
stormgates-lesson-keep = Three frimen, but not of one faction: there is no cohort today. Keep your hand.
stormgates-lesson-road = A road on e6 joins your city to the gate on d6. Gates link roads as other cards do.
stormgates-lesson-post = Two frimen build a trading post on a road that leads to a city of yours. With a hero on that card you can trade.
stormgates-lesson-deck = No trade may leave you with fewer than ten cards, so let your deck grow: two supplies hire a friman, and a supply comes with him.
stormgates-lesson-native = The road on e6 runs through the jungle, your native terrain: stepping there is free. Go to your post, then end your turn.
stormgates-lesson-cohort = Three Cloudborn in your hand are a cohort, whatever your own faction is. Declare it.
stormgates-lesson-star = Build your second post, on the same road. Now both show their star: you may trade supplies for stardust.
stormgates-lesson-stardust = Trade two supplies for a stardust. Wherever supplies are paid, it stands for one or two of them, and it never leaves your deck.
stormgates-lesson-enter = Step onto the gate. It is a forest, not your native terrain, so the step costs a supply.
stormgates-lesson-jump = And now jump to the other gate! That costs a step and always a supply as a fee. The step into the jungle on d2 is free; the stardust pays the fee. A hero jumps once in a turn.
stormgates-lesson-storm = Every jump wakes the storm: one of its effects is drawn and happens at once. Yours is the Hand of fate, which gives you a fate card.
stormgates-lesson-fate = A fate card leaves you a choice: search all Great Artefacts that are not on display for one, or gain a stardust. Search!
stormgates-lesson-great = Nobody may own more than one Great Artefact. Take the Bag of Fortuna: whenever you play it, it gives you up to two supplies.
stormgates-lesson-bag = What the storm gives goes into your hand and can be used at once. Open the Bag and take both supplies.
stormgates-lesson-census = Hire one more friman. Large decks pay here: after every seventh day there is a census, and from the second one on 20 cards win you a queen and 24 a king.
stormgates-lesson-royals = A queen makes a city of level 4 a residence of level 5, a king makes that a capital of level 6. End your turn.
stormgates-lesson-neutrals = More modules wait for you. With Bilkarr in the game, a brewer wanders over the board; a hero on his square buys potions that work in the turns of others, too. Metamorpha lends a power that changes with the terrain.
stormgates-lesson-done = There are teams, valleys and zealots besides; all of it is explained where a table is made. Play on from here, or go back to the hall.

## Blood Rage

bloodrage-lesson-welcome = Welcome to Blood Rage! Three Ages, then the world ends, and the clan with the most glory wins. You lead the Wolf clan; your rival is the Raven clan.
bloodrage-lesson-draft = Each Age begins with the gods' gifts: keep two cards, pass the others on, three times. Keep the Dwarf Chieftain, a monster that costs nothing, and Tyr's Smite, the strongest battle card of this Age.
bloodrage-lesson-quest-card = These cards come from Raven. Jotunheim is a quest: it pays if you are the strongest in a province of that region when the Age ends, and of the three only Utgard is left. Take it with Frigga's Grace, a battle card.
bloodrage-lesson-kinds = Keep the last two: six cards are your hand. Upgrades and monsters cost Rage, quests are laid face down, and battle cards wait for a battle.
bloodrage-lesson-rage = Now you act in turn. You have 6 Rage to spend. The Rage stat is something else: it tells how much you get at the start of the next Age.
bloodrage-lesson-upgrade = Upgrade with the Dwarf Chieftain. He costs 0 Rage, and a new monster may invade at once for free: send him to Utgard.
bloodrage-lesson-quest = Commit to your quest: it costs nothing, and nobody else knows what it is.
bloodrage-lesson-invade = To invade, put a figure on an empty village in any province, for as much Rage as its strength. Your Leader has strength 3 and comes for free: to Utgard.
bloodrage-lesson-pillage = You hold Utgard with a strength of 5. Pillage it! That costs nothing and raises your Axes, but figures from next door may come to stop you.
bloodrage-lesson-battle = Raven's Leader has answered the call to battle: 5 against 3. Now each of you plays a card in secret. Frigga's Grace adds 2, and if you win it raises a second stat.
bloodrage-lesson-won = 7 against 5: you have won, and Raven's Leader is in Valhalla. The token has raised your Axes; let Frigga raise your Horns, the most figures you may have on the board.
bloodrage-lesson-march = A battle won gives as much glory as your Axes say: 4. The Dwarf alone is enough for the quest, so march to Elvagar with your Leader. However far, it costs 1 Rage.
bloodrage-lesson-alone = Elvagar holds 5 glory. Pillage it: if nobody joins, there is no battle.
bloodrage-lesson-doom = 5 glory without a fight! Now look at Andlang: Ragnarök will swallow it when this Age ends, and whoever falls there earns 2 glory for each figure. Send a Warrior.
bloodrage-lesson-ship = Raven has passed, so you act on and on. Ships go into fjords and count in both provinces beside them: put yours into the south-western one, between Utgard and Andlang.
bloodrage-lesson-horns = One more Warrior for Andlang. With him you have five figures, as many as your Horns allow.
bloodrage-lesson-free = With 1 Rage left you can still do what is free. Play Frigga's Charm: from now on every upgrade costs you 1 Rage less.
bloodrage-lesson-second = And pillage Andlang, too. Every village is full, so nobody can join; against Raven's Warrior play Tyr's Smite, for it is the last battle of the Age.
bloodrage-lesson-pass = Another victory, another 4 glory. Rage that is left over does not keep: pass, and the Age comes to its end.
bloodrage-lesson-keep = You may keep one card for the next Age; all others are gone. Keep Odin's Smite.
bloodrage-lesson-reward = Jotunheim is completed: 5 glory and a step on a stat of your choice. Raise Rage, and you will do more in every Age to come.
bloodrage-lesson-ragnarok = Andlang is gone. Two Warriors and a Ship fell gloriously with it: 6 glory. And nobody is lost, since Valhalla sends all of them back to you.
bloodrage-lesson-done = So goes an Age; in the next two the cards grow stronger. At the end, stats far up their tracks give 10 or 20 glory each. Play on against this bot, or go back to the hall.
