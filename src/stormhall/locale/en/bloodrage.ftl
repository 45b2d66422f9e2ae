### Blood Rage. Words, options, steps, events, refusals, cards and help of the game.

bloodrage-compound = { $first } (Age { $second })

## Options

bloodrage-option-first_game = First game
bloodrage-option-first_player = First player
bloodrage-value-first_player-random = By lot
bloodrage-option-clan_1 = Clan of seat 1
bloodrage-value-clan_1-any = Any that is free
bloodrage-value-clan_1-choose = Chosen at the table
bloodrage-value-clan_1-wolf = Wolf
bloodrage-value-clan_1-bear = Bear
bloodrage-value-clan_1-serpent = Serpent
bloodrage-value-clan_1-raven = Raven
bloodrage-option-clan_2 = Clan of seat 2
bloodrage-value-clan_2-any = Any that is free
bloodrage-value-clan_2-choose = Chosen at the table
bloodrage-value-clan_2-wolf = Wolf
bloodrage-value-clan_2-bear = Bear
bloodrage-value-clan_2-serpent = Serpent
bloodrage-value-clan_2-raven = Raven
bloodrage-option-clan_3 = Clan of seat 3
bloodrage-value-clan_3-any = Any that is free
bloodrage-value-clan_3-choose = Chosen at the table
bloodrage-value-clan_3-wolf = Wolf
bloodrage-value-clan_3-bear = Bear
bloodrage-value-clan_3-serpent = Serpent
bloodrage-value-clan_3-raven = Raven
bloodrage-option-clan_4 = Clan of seat 4
bloodrage-value-clan_4-any = Any that is free
bloodrage-value-clan_4-choose = Chosen at the table
bloodrage-value-clan_4-wolf = Wolf
bloodrage-value-clan_4-bear = Bear
bloodrage-value-clan_4-serpent = Serpent
bloodrage-value-clan_4-raven = Raven
bloodrage-option-draft_direction = Direction of the draft
bloodrage-value-draft_direction-left = Always left
bloodrage-value-draft_direction-alternating = Right in Age 2
bloodrage-option-passing = After passing
bloodrage-value-passing-until-rage = Acts again with Rage
bloodrage-value-passing-final = Out for this Age
bloodrage-option-replacing = Replacing upgrades
bloodrage-value-replacing-full = Only in full slots
bloodrage-value-replacing-any = At will
bloodrage-option-free_warriors = Free Warriors
bloodrage-value-free_warriors-outer = Outer provinces only
bloodrage-value-free_warriors-anywhere = Yggdrasil too
bloodrage-option-fjords = Fjords
bloodrage-value-fjords-in-play = Only beside a standing province
bloodrage-value-fjords-any = Any
bloodrage-option-dark_elf_price = Dark Elf in Yggdrasil
bloodrage-value-dark_elf_price-figure = 1 Rage
bloodrage-value-dark_elf_price-yggdrasil = 3 Rage
bloodrage-option-discards = Discards
bloodrage-value-discards-secret = Unseen
bloodrage-value-discards-open = Shown
bloodrage-option-tie_break = Equal glory
bloodrage-value-tie_break-shared = Shared victory
bloodrage-value-tie_break-stats = Steps on the stats
bloodrage-value-tie_break-figures = Figures on the board

## Presets

bloodrage-preset-standard = Standard
bloodrage-preset-standard-about = The printed rules: three Ages, each with a draft.
bloodrage-preset-first-game = First game
bloodrage-preset-first-game-about = No draft in Age 1, so that you see how cards work before you choose among them.

## Words: clans, places, figures, stats

bloodrage-word-wolf = Wolf
bloodrage-word-bear = Bear
bloodrage-word-serpent = Serpent
bloodrage-word-raven = Raven
bloodrage-word-elvagar = Elvagar
bloodrage-word-angerboda = Angerboda
bloodrage-word-muspelheim = Muspelheim
bloodrage-word-horgr = Horgr
bloodrage-word-utgard = Utgard
bloodrage-word-andlang = Andlang
bloodrage-word-gimle = Gimle
bloodrage-word-myrkvlor = Myrkvlor
bloodrage-word-yggdrasil = Yggdrasil
bloodrage-word-manheim = Manheim
bloodrage-word-alfheim = Alfheim
bloodrage-word-jotunheim = Jotunheim
bloodrage-word-fjord-ne = north-eastern fjord
bloodrage-word-fjord-se = south-eastern fjord
bloodrage-word-fjord-sw = south-western fjord
bloodrage-word-fjord-nw = north-western fjord
bloodrage-word-leader = Leader
bloodrage-word-warrior = Warrior
bloodrage-word-ship = Ship
bloodrage-word-rage = Rage
bloodrage-word-axes = Axes
bloodrage-word-horns = Horns

## Words: cards

bloodrage-word-dwarf-chieftain = Dwarf Chieftain
bloodrage-word-sea-serpent = Sea Serpent
bloodrage-word-troll = Troll
bloodrage-word-dark-elf = Dark Elf
bloodrage-word-fire-giant = Fire Giant
bloodrage-word-valkyrie = Valkyrie
bloodrage-word-frost-giant = Frost Giant
bloodrage-word-soldier-of-hel = Soldier of Hel
bloodrage-word-volur-witch = Volur Witch
bloodrage-word-lord-of-hammers = Lord of Hammers
bloodrage-word-lord-of-axes = Lord of Axes
bloodrage-word-lord-of-spears = Lord of Spears
bloodrage-word-brothers-in-arms = Brothers in Arms
bloodrage-word-experts-in-arms = Experts in Arms
bloodrage-word-masters-in-arms = Masters in Arms
bloodrage-word-loki-dragons = Loki's Dragons
bloodrage-word-fire-dragons = Fire Dragons
bloodrage-word-eternal-dragons = Eternal Dragons
bloodrage-word-frigga-charm = Frigga's Charm
bloodrage-word-frigga-succor = Frigga's Succor
bloodrage-word-frigga-protection = Frigga's Protection
bloodrage-word-frigga-domain = Frigga's Domain
bloodrage-word-frigga-sacrifice = Frigga's Sacrifice
bloodrage-word-frigga-grace = Frigga's Grace
bloodrage-word-loki-blessing = Loki's Blessing
bloodrage-word-loki-domain = Loki's Domain
bloodrage-word-loki-eminence = Loki's Eminence
bloodrage-word-loki-wrath = Loki's Wrath
bloodrage-word-loki-trickery = Loki's Trickery
bloodrage-word-loki-backstab = Loki's Backstab
bloodrage-word-loki-poison = Loki's Poison
bloodrage-word-thor-glory = Thor's Glory
bloodrage-word-thor-domain = Thor's Domain
bloodrage-word-thor-conquest = Thor's Conquest
bloodrage-word-thor-hammer = Thor's Hammer
bloodrage-word-thor-oath = Thor's Oath
bloodrage-word-thor-ascension = Thor's Ascension
bloodrage-word-thor-primacy = Thor's Primacy
bloodrage-word-tyr-domain = Tyr's Domain
bloodrage-word-tyr-challenge = Tyr's Challenge
bloodrage-word-tyr-prowess = Tyr's Prowess
bloodrage-word-tyr-wrath = Tyr's Wrath
bloodrage-word-tyr-bash = Tyr's Bash
bloodrage-word-tyr-smash = Tyr's Smash
bloodrage-word-tyr-crush = Tyr's Crush
bloodrage-word-tyr-smite = Tyr's Smite
bloodrage-word-tyr-rage = Tyr's Rage
bloodrage-word-odin-inspiration = Odin's Inspiration
bloodrage-word-odin-throne = Odin's Throne
bloodrage-word-odin-smite = Odin's Smite
bloodrage-word-odin-tide = Odin's Tide
bloodrage-word-odin-judgement = Odin's Judgement
bloodrage-word-heimdall-sight = Heimdall's Sight
bloodrage-word-heimdall-eye = Heimdall's Eye
bloodrage-word-heimdall-watch = Heimdall's Watch
bloodrage-word-heimdall-gaze = Heimdall's Gaze
bloodrage-word-glorious-death = Glorious Death

## Verbs

bloodrage-verb-add = Add card
bloodrage-verb-blessing = Send Warrior
bloodrage-verb-card = Play card
bloodrage-verb-clan = Choose clan
bloodrage-verb-count = Fight as
bloodrage-verb-decline = Decline
bloodrage-verb-draft = Draft
bloodrage-verb-invade = Invade
bloodrage-verb-invade-from-valhalla = From Valhalla
bloodrage-verb-join = Join battle
bloodrage-verb-keep = Keep card
bloodrage-verb-keep-nothing = Keep nothing
bloodrage-verb-lead = Move Leader
bloodrage-verb-march = March
bloodrage-verb-move = Move
bloodrage-verb-pass = Pass
bloodrage-verb-pillage = Pillage
bloodrage-verb-protect = Protect
bloodrage-verb-quest = Quest
bloodrage-verb-raise = Raise
bloodrage-verb-recover = Take back
bloodrage-verb-repillage = Re-pillage
bloodrage-verb-retreat = Retreat
bloodrage-verb-sacrifice = Sacrifice
bloodrage-verb-spare = Spare
bloodrage-verb-succor = Send Warrior
bloodrage-verb-upgrade = Upgrade
bloodrage-verb-upgrade-replace = Replace

## Actions in words

bloodrage-action-add = Add { $card }
bloodrage-action-card = Play { $card }
bloodrage-action-clan = Lead this clan: { $clan }
bloodrage-action-count = Let the quest fight as +{ $bonus }
bloodrage-action-draft = Keep from the pack: { $card }
bloodrage-action-invade = Invade with { $figure }: { $place }
bloodrage-action-invade-from-valhalla = Invade from Valhalla with { $figure }: { $place }
bloodrage-action-join = Join with { $figure } from { $province }
bloodrage-action-keep = Keep { $card }
bloodrage-action-lead = Move the Leader to { $province }
bloodrage-action-march = March from { $province1 } to { $province2 }
bloodrage-action-move = Move: { $figure }
bloodrage-action-pillage = Pillage { $province }
bloodrage-action-protect = Protect: { $figure }
bloodrage-action-quest = Commit a quest: { $card }
bloodrage-action-raise = Raise a stat: { $stat }
bloodrage-action-recover = Take back: { $card }
bloodrage-action-repillage = Pillage { $province } again
bloodrage-action-retreat = Retreat to Yggdrasil
bloodrage-action-sacrifice = Sacrifice { $figure }: { $place }
bloodrage-action-spare = Spare { $figure }
bloodrage-action-upgrade = Upgrade with { $card }
bloodrage-action-upgrade-replace = Upgrade with { $card1 }, replace { $card2 }

## Steps

bloodrage-step-clans = Choose your clan.
bloodrage-step-age = An Age takes its course.
bloodrage-step-draft = Keep from your pack what serves you best.
bloodrage-step-turn = Your turn: choose one action, or pass.
bloodrage-step-march = Which figures march?
bloodrage-step-free-invade = Invade for free with the new figure: where?
bloodrage-step-invaded = Frigga's Succor: does a Warrior follow for free?
bloodrage-step-thor = Thor's Domain: pay 2 Rage and pillage at once?
bloodrage-step-sacrifice = Which figure is the second to be sacrificed?
bloodrage-step-raise = Which of your stats rises a step?
bloodrage-step-pillage = A province is being pillaged.
bloodrage-step-call = Call to battle: join with a figure from next door, or decline?
bloodrage-step-reward = The pillage is rewarded.
bloodrage-step-lead = Lord of Hammers: does your Leader move on?
bloodrage-step-battle = A battle is being fought.
bloodrage-step-battle-cards = Choose a card for the battle.
bloodrage-step-count = Does your quest fight as a battle card?
bloodrage-step-tide = Odin's Tide: which one of your figures is spared?
bloodrage-step-after = Cards are revealed: add another one, or decline?
bloodrage-step-prowess = Tyr's Prowess: which cards do you buy back, for 1 Rage each?
bloodrage-step-blessing = Loki's Blessing: does a Warrior invade for free?
bloodrage-step-destruction = Your figures are about to die: save some?
bloodrage-step-discard = Which card do you keep for the next Age?
bloodrage-step-quests = Quests are revealed and rewarded.

## Terms of the evaluation

bloodrage-term-victory = chance of victory
bloodrage-term-glory = glory
bloodrage-term-best-rival = glory of the strongest rival
bloodrage-term-rivals = glory of all rivals
bloodrage-term-stats = clan stats
bloodrage-term-rage = Rage to spend
bloodrage-term-quests = quests committed
bloodrage-term-quests-in-hand = quests in hand
bloodrage-term-pillages = chances to pillage
bloodrage-term-ragnarok = figures in the doomed province
bloodrage-term-valhalla = figures in Valhalla
bloodrage-term-figures = figures on the board
bloodrage-term-upgrades = upgrades in play
bloodrage-term-battle-cards = battle cards in hand
bloodrage-term-upgrades-in-hand = upgrades in hand
bloodrage-term-gifts = value of the drafted cards

## Events

bloodrage-event-clan-chosen = { $seat } leads this clan: { $clan }.
bloodrage-event-age-begins = Age { $age } begins. { $first } is the first player; { $doomed } is doomed.
bloodrage-event-phase = { $phase-id ->
    [gifts] Age { $age }: the Gods' Gifts phase.
    [action] Age { $age }: the Action phase.
    [discard] Age { $age }: the Discard phase.
    [quests] Age { $age }: the Quest phase.
    [ragnarok] Age { $age }: the Ragnarök phase.
    [valhalla] Age { $age }: the Release Valhalla phase.
   *[other] Age { $age } ends.
}
bloodrage-event-dealt = { $known ->
    [yes] { $seat } is dealt: { $cards }.
   *[no] { $count ->
        [one] { $seat } is dealt { $count } card.
       *[other] { $seat } is dealt { $count } cards.
    }
}
bloodrage-event-pack-seen = { $known ->
    [yes] The pack of { $seat }: { $cards }.
   *[no] { $count ->
        [one] { $seat } looks at a pack of { $count } card.
       *[other] { $seat } looks at a pack of { $count } cards.
    }
}
bloodrage-event-invaded = { $seat } invades with { $figure }: { $place }. Rage left: { $rage }.
bloodrage-event-marched = { $seat } moves from { $source } to { $target }: { $figures }. Rage left: { $rage }.
bloodrage-event-upgraded = { $replaced-id ->
    [none] { $seat } upgrades: { $card }. Rage left: { $rage }.
   *[other] { $seat } upgrades: { $card } in place of { $replaced }. Rage left: { $rage }.
}
bloodrage-event-quest-committed = { $known ->
    [yes] { $seat } commits a quest: { $card }.
   *[no] { $seat } commits a quest.
}
bloodrage-event-sacrificed = { $seat } sacrifices a figure: { $figure }, { $place }.
bloodrage-event-passed = { $seat } passes and gives up all Rage left.
bloodrage-event-actions-over = The actions of Age { $age } are over.
bloodrage-event-pillaging = { $seat } sets out to pillage { $place } and calls to battle.
bloodrage-event-joined = { $figure } of { $seat } comes from { $source } to join the battle in { $place }.
bloodrage-event-stayed-away = { $seat } sends nobody.
bloodrage-event-battle = Battle in { $place }, called by { $pillager }. Fighting: { $seats }.
bloodrage-event-revealed = { $cards-id ->
    [0] Nobody has a card to reveal.
   *[other] Cards are revealed. { $cards }.
}
bloodrage-event-declared = The quest of { $seat } fights as +{ $strength }.
bloodrage-event-texts-cancelled = { $seat } cancels the texts of all other revealed cards.
bloodrage-event-cards-swept = { $seat } sweeps all revealed cards away; new ones are chosen.
bloodrage-event-spared = { $seat } spares one figure: { $figure }.
bloodrage-event-card-added = { $seat } adds a card: { $card }.
bloodrage-event-added-nothing = { $seat } adds no card.
bloodrage-event-card-used = { $seat } uses { $card }.
bloodrage-event-battle-decided = { $winner-id ->
    [none] Nobody wins the battle in { $place }: a tie. { $totals }.
   *[other] { $winner } wins the battle in { $place }. { $totals }.
}
bloodrage-event-rage-changed = { $by ->
    [-1] { $seat } loses 1 Rage: { $rage } left.
   *[other] { $seat } gains { $by } Rage: { $rage } now.
}
bloodrage-event-cards-taken = { $seat } takes into hand: { $cards }.
bloodrage-event-recovered = { $seat } buys back: { $cards }. Rage left: { $rage }.
bloodrage-event-retreated = { $figure } of { $seat } flees to Yggdrasil.
bloodrage-event-protected = { $seat } saves: { $figures }. Rage left: { $rage }.
bloodrage-event-destroyed = { $cause-id ->
    [ragnarok] Ragnarök sends figures of { $seat } in { $place } to Valhalla: { $figures }.
   *[other] Figures of { $seat } in { $place } go to Valhalla: { $figures }.
}
bloodrage-event-pillaged = { $token-id ->
    [rage] { $seat } pillages { $place }. Reward: the Rage stat rises.
    [axes] { $seat } pillages { $place }. Reward: Axes rise.
    [horns] { $seat } pillages { $place }. Reward: Horns rise.
    [glory] { $seat } pillages { $place }. Reward: glory.
   *[all] { $seat } pillages { $place }. Reward: all three stats rise.
}
bloodrage-event-stat-raised = { $stat-id ->
    [rage] The Rage stat of { $seat } rises to step { $step }: { $value }.
    [axes] The Axes of { $seat } rise to step { $step }: { $value }.
   *[horns] The Horns of { $seat } rise to step { $step }: { $value }.
}
bloodrage-event-glory-gained = { $source-id ->
    [battle] { $seat } gains { $glory } glory for a battle won.
    [pillage] { $seat } gains { $glory } glory as a pillage reward.
    [quests] { $seat } gains { $glory } glory for a quest.
    [ragnarok] { $seat } gains { $glory } glory for the dead of Ragnarök.
    [valhalla] { $seat } gains { $glory } glory for figures released from Valhalla.
    [dragons] { $seat } gains { $glory } glory for a ship destroyed.
    [watch] { $seat } gains { $glory } glory for the revealed bonuses.
    [stolen] { $glory ->
        [-2] { $seat } is robbed of 2 glory.
        [-1] { $seat } is robbed of 1 glory.
       *[other] { $seat } steals { $glory } glory.
    }
    [slaughter] { $seat } gains { $glory } glory for the fallen of the battle.
    [legends] { $seat } gains { $glory } glory for legendary stats.
    [conquest] { $seat } gains { $glory } glory for figures on the board.
   *[other] { $seat } gains { $glory } glory by a card.
}
bloodrage-event-discarded = { $known ->
    [yes] { $cards-id ->
        [0] { $seat } discards nothing.
       *[other] { $seat } discards: { $cards }.
    }
   *[no] { $discarded ->
        [0] { $seat } discards nothing.
        [one] { $seat } discards { $discarded } card.
       *[other] { $seat } discards { $discarded } cards.
    }
}
bloodrage-event-quest-revealed = { $completed-id ->
    [yes] { $seat } completes a quest: { $card }.
   *[no] { $seat } fails a quest: { $card }.
}
bloodrage-event-province-destroyed = Ragnarök swallows { $place } at the end of Age { $age }.
bloodrage-event-released = { $figures ->
    [one] { $figures } figure of { $seat } returns from Valhalla.
   *[other] { $figures } figures of { $seat } return from Valhalla.
}

## How the game ended

bloodrage-ages-over = All three Ages are over.

## Where glory came from

bloodrage-source-battle = battles won
bloodrage-source-pillage = pillage rewards
bloodrage-source-quests = quests
bloodrage-source-ragnarok = Ragnarök
bloodrage-source-valhalla = released from Valhalla
bloodrage-source-dragons = ships destroyed
bloodrage-source-cards = battle cards
bloodrage-source-watch = Heimdall's Watch
bloodrage-source-stolen = stolen and robbed
bloodrage-source-slaughter = figures fallen in battle
bloodrage-source-legends = legendary stats
bloodrage-source-conquest = Thor's Conquest
bloodrage-source-given = from before

## Refusals: set-up, draft and discards

refusal-BR-SET-1 = { $clan-id ->
    [none] { $seat-id ->
        [none] Each clan is named once, and only for a seat at this table.
       *[other] Seat { $seat-id } has a clan, but the table has { $seats-id } seats only.
    }
   *[other] That clan is taken already: { $clan }.
}
refusal-BR-SET-7 = Ragnarök has taken the land there, so it is out of the game: { $place }.
refusal-BR-SET-10 = { $seat-id ->
    [none] Only a seat at this table can be first player.
   *[other] Seat { $seat-id } cannot be first player: the table has { $seats-id } seats only.
}
refusal-BR-GFT-3 = { $picked-id ->
    [none] Keep exactly 1 card of the pack.
   *[other] That is not in your pack: { $picked }.
}
refusal-BR-GFT-4 = { $picked-id ->
    [none] Two players keep exactly 2 cards of the pack.
   *[other] These are not both in your pack: { $picked }.
}
refusal-BR-GFT-6 = The first game without a draft in Age 1 can only be on or off.
refusal-BR-DIS-1 = { $card-id ->
    [none] You may keep one card of your hand, no more.
   *[other] You cannot keep what is not in your hand: { $card }.
}
refusal-BR-END-3 = Equal glory is settled by sharing, by steps on the stats or by figures on the board.

## Refusals: actions and prices

refusal-BR-ACT-4 = { $figure-id ->
    [none] { $card } costs { $cost } Rage; you have { $rage }.
   *[other] Invading with { $figure } costs { $cost } Rage; you have { $rage }.
}
refusal-BR-ACT-5 = You have 0 Rage: no turn for you until you get Rage again.
refusal-BR-ACT-6 = { $figure-id ->
    [none] { $figures-id ->
        [none] Only with this upgrade on your clan sheet: { $card }.
       *[other] { $card } takes two figures on the board; you have { $figures }.
    }
   *[other] You have no such figure there to sacrifice: { $figure }, { $place }.
}
refusal-BR-ACT-8 = Who has passed acts again with Rage, or is out for the Age; nothing else can be chosen.
refusal-BR-ACT-11 = { $stat-id ->
    [rage] Your Rage stat is on step { $step }, the last one.
    [axes] Your Axes are on step { $step }, the last one.
   *[horns] Your Horns are on step { $step }, the last one.
}
refusal-BR-UPG-1 = { $card-id ->
    [none] You have no upgrade in your hand.
   *[other] { $hand-id ->
        [none] That is not an upgrade: { $card }.
       *[other] That card is not in your hand: { $card }.
    }
}
refusal-BR-UPG-2 = { $free-id ->
    [0] All slots of this kind are full. Replace one of these: { $slots }.
    [none] An upgrade is replaced when all slots of its kind are full.
   *[other] A slot of this kind is still free, so nothing is replaced: { $card }.
}
refusal-BR-UPG-6 = The free invade is for the new figure only: { $free }.
refusal-BR-QST-1 = { $card-id ->
    [none] You have no quest in your hand.
   *[other] You have no such quest in your hand: { $card }.
}

## Refusals: invading and marching

refusal-BR-INV-1 = { $source-id ->
    [valhalla] You have no such figure in Valhalla: { $figure }.
   *[other] You have no such figure in your reserve: { $figure }.
}
refusal-BR-INV-2 = Only ships live in fjords; this figure needs an empty village in a province: { $figure }.
refusal-BR-INV-3 = Ships invade fjords and nothing else: { $figure }.
refusal-BR-INV-4 = Only the Dark Elf invades Yggdrasil; others march there. Not this figure: { $figure }.
refusal-BR-INV-6 = The Dark Elf invades Yggdrasil for 1 or for 3 Rage; nothing else can be chosen.
refusal-BR-INV-7 = Your Horns allow { $horns } figures on the board, and you have { $figures } there.
refusal-BR-INV-8 = All { $villages } villages of { $place } are taken.
refusal-BR-INV-9 = Thor's Domain pillages only the province just invaded: { $invaded }.
refusal-BR-MAR-1 = { $source-id ->
    [none] First say from where and to where, then which figures march.
   *[other] { $figure-id ->
        [none] You have no figures in { $source } that could march elsewhere.
       *[other] You have { $figures } of these in { $source }, too few: { $figure }.
    }
}
refusal-BR-MAR-3 = { $figures ->
    [one] { $place } has none of its { $villages } villages empty.
   *[other] { $figures } figures need as many empty villages; { $place } has { $empty } of { $villages }.
}
refusal-BR-MAR-4 = { $figure-id ->
    [none] A march has one start and one end; they are named already: { $march }.
   *[other] Ships never march: { $figure }.
}

## Refusals: pillage and battle

refusal-BR-PIL-1 = { $figures-id ->
    [none] { $place } has been pillaged already in this Age.
   *[other] You have no figure in { $place } or its fjord.
}
refusal-BR-PIL-3 = { $figure-id ->
    [none] { $source } is not adjacent to { $place }.
   *[other] { $source-id ->
        [none] Ships never move, not even to a battle: { $figure }.
       *[other] You have no such figure in { $source }, or no village is empty: { $figure }.
    }
}
refusal-BR-PIL-8 = { $source-id ->
    [none] The pillage has raised that stat already, so another one must rise: not { $stat }.
   *[other] { $place } is not adjacent to { $source }, so your Leader cannot move there.
}
refusal-BR-PIL-10 = { $place-id ->
    [none] Pillaging again costs { $cost } Rage; you have { $rage }.
   *[other] { $place } is not pillaged yet in this Age; pillage it as usual.
}
refusal-BR-BAT-2 = { $card-id ->
    [none] You hold cards, so one of them must be played.
   *[other] That card is not in your hand: { $card }.
}
refusal-BR-BAT-9 = { $figure-id ->
    [none] The quest cannot fight as +{ $strength }; your upgrades allow: { $allowed }.
   *[other] You have no such figure in the battle in { $place }: { $figure }.
}
refusal-BR-BAT-11 = { $allowed-id ->
    [0] { $card } cannot be added: you hold no card for after the reveal.
   *[other] { $card } cannot be added now. These can: { $allowed }.
}
refusal-BR-BAT-14 = { $figure-id ->
    [none] You cannot save { $figures } of these with { $rage } Rage: { $victims }.
   *[other] { $figure } cannot flee to Yggdrasil now.
}
refusal-BR-BAT-15 = Bought back are cards you played ({ $played }); here that costs { $cost } Rage, and you have { $rage }.

## Cards: what each does

bloodrage-card-age1-dwarf-chieftain-text = Playing it and invading with it cost no Rage.
bloodrage-card-age1-sea-serpent-text = A monster that is also a ship: lives in fjords, supports both provinces, never moves.
bloodrage-card-age1-troll-text = Invading, kills all enemy Warriors in the province.
bloodrage-card-age1-lord-of-hammers-text = Pillage with your Leader: he may move to an adjacent province.
bloodrage-card-age1-brothers-in-arms-text = Every two of your Warriors in a province count 3 together.
bloodrage-card-age1-lokis-dragons-text = 4 glory whenever a ship of yours is destroyed.
bloodrage-card-age1-friggas-charm-text = Your upgrades cost 1 Rage less.
bloodrage-card-age1-friggas-succor-text = Whenever you invade an outer province, a Warrior may follow for free.
bloodrage-card-age1-lokis-blessing-text = Lose in an outer province: a Warrior may invade it for free afterwards.
bloodrage-card-age1-lokis-domain-text = 1 glory for each of your figures released from Valhalla.
bloodrage-card-age1-thors-glory-text = 2 glory after a battle of yours in which 2 or more enemy figures died.
bloodrage-card-age1-tyrs-domain-text = Your quests may fight as +3.
bloodrage-card-age1-quest-alfheim-name = Alfheim!
bloodrage-card-age1-quest-alfheim-text = Most strength in a province of Alfheim: Andlang or Gimle.
bloodrage-card-age1-quest-glorious-death-name = Glorious Death!
bloodrage-card-age1-quest-glorious-death-text = Four or more of your figures in Valhalla before Ragnarök.
bloodrage-card-age1-quest-jotunheim-name = Jotunheim!
bloodrage-card-age1-quest-jotunheim-text = Most strength in a province of Jotunheim: Utgard, Horgr or Muspelheim.
bloodrage-card-age1-quest-manheim-name = Manheim!
bloodrage-card-age1-quest-manheim-text = Most strength in a province of Manheim: Myrkvlor, Elvagar or Angerboda.
bloodrage-card-age1-quest-yggdrasil-name = Yggdrasil!
bloodrage-card-age1-quest-yggdrasil-text = Most strength in Yggdrasil.
bloodrage-card-age1-friggas-grace-text = Pillage by this battle: one more stat of yours rises a step.
bloodrage-card-age1-heimdalls-sight-text = Counts as much as the highest bonus the others revealed.
bloodrage-card-age1-lokis-trickery-text = Lose: steal 1 Rage from the winner.
bloodrage-card-age1-odins-smite-text = Each enemy in the battle loses a Warrior before strength is compared.
bloodrage-card-age1-thors-hammer-text = Win: 3 glory.
bloodrage-card-age1-tyrs-bash-text = No further effect.
bloodrage-card-age1-tyrs-crush-text = No further effect.
bloodrage-card-age1-tyrs-smash-text = No further effect.
bloodrage-card-age1-tyrs-smite-text = No further effect.
bloodrage-card-age2-dark-elf-text = May invade Yggdrasil, and has strength 3 there.
bloodrage-card-age2-fire-giant-text = Invading, kills all enemies in the province and its fjord but monsters.
bloodrage-card-age2-valkyrie-text = 2 glory for each enemy figure that dies in a battle with her.
bloodrage-card-age2-lord-of-axes-text = Pillage with your Leader: one more stat of your choice rises a step.
bloodrage-card-age2-experts-in-arms-text = Your Warriors have strength 2, and cost 2 Rage to invade.
bloodrage-card-age2-fire-dragons-text = 8 glory whenever a ship of yours is destroyed.
bloodrage-card-age2-friggas-protection-text = In the Action phase, 1 Rage saves a figure of yours from death.
bloodrage-card-age2-lokis-eminence-text = 2 glory for each of your figures released from Valhalla.
bloodrage-card-age2-odins-inspiration-text = Double glory for your figures that die in Ragnarök.
bloodrage-card-age2-thors-domain-text = After you invade a province you may pay 2 Rage to pillage it at once.
bloodrage-card-age2-tyrs-challenge-text = For 2 Rage you may pillage a province that is pillaged already.
bloodrage-card-age2-tyrs-prowess-text = Win: take back cards you played, for 1 Rage each.
bloodrage-card-age2-quest-alfheim-name = Alfheim!
bloodrage-card-age2-quest-alfheim-text = Most strength in a province of Alfheim: Andlang or Gimle.
bloodrage-card-age2-quest-glorious-death-name = Glorious Death!
bloodrage-card-age2-quest-glorious-death-text = Four or more of your figures in Valhalla before Ragnarök.
bloodrage-card-age2-quest-jotunheim-name = Jotunheim!
bloodrage-card-age2-quest-jotunheim-text = Most strength in a province of Jotunheim: Utgard, Horgr or Muspelheim.
bloodrage-card-age2-quest-manheim-name = Manheim!
bloodrage-card-age2-quest-manheim-text = Most strength in a province of Manheim: Myrkvlor, Elvagar or Angerboda.
bloodrage-card-age2-quest-yggdrasil-name = Yggdrasil!
bloodrage-card-age2-quest-yggdrasil-text = Most strength in Yggdrasil.
bloodrage-card-age2-heimdalls-eye-text = May be added after the reveal.
bloodrage-card-age2-heimdalls-watch-text = Glory for all revealed bonuses; then all these cards go and new ones are chosen.
bloodrage-card-age2-lokis-backstab-text = Lose: steal 2 glory from the winner.
bloodrage-card-age2-odins-tide-text = Everybody in the battle keeps one figure; all others die before strength is compared.
bloodrage-card-age2-thors-oath-text = Win: a stat of your choice rises a step.
bloodrage-card-age2-tyrs-crush-text = No further effect.
bloodrage-card-age2-tyrs-rage-text = No further effect.
bloodrage-card-age2-tyrs-smash-text = No further effect.
bloodrage-card-age2-tyrs-smite-text = No further effect.
bloodrage-card-age3-frost-giant-text = Pillage rewards where it stands count twice.
bloodrage-card-age3-soldier-of-hel-text = Playing it and invading with it cost no Rage.
bloodrage-card-age3-volur-witch-text = Instead of dying in an outer province she may flee to Yggdrasil.
bloodrage-card-age3-lord-of-spears-text = Pillage with your Leader: all three stats rise a step.
bloodrage-card-age3-masters-in-arms-text = Warriors have strength 2, every two in a province 6; each costs 2 Rage to invade.
bloodrage-card-age3-eternal-dragons-text = 12 glory whenever a ship of yours is destroyed.
bloodrage-card-age3-friggas-domain-text = For 1 Rage any figure of yours in Valhalla may invade.
bloodrage-card-age3-friggas-sacrifice-text = As an action, kill two of your figures: a stat of your choice rises a step.
bloodrage-card-age3-lokis-wrath-text = 3 glory for each of your figures released from Valhalla.
bloodrage-card-age3-odins-throne-text = Your quests give double glory.
bloodrage-card-age3-thors-conquest-text = At the end of the game, 3 glory for each of your figures on the board.
bloodrage-card-age3-tyrs-wrath-text = Your quests may fight as +5.
bloodrage-card-age3-quest-alfheim-name = Alfheim!
bloodrage-card-age3-quest-alfheim-text = Most strength in a province of Alfheim: Andlang or Gimle.
bloodrage-card-age3-quest-glorious-death-name = Glorious Death!
bloodrage-card-age3-quest-glorious-death-text = Four or more of your figures in Valhalla before Ragnarök.
bloodrage-card-age3-quest-jotunheim-name = Jotunheim!
bloodrage-card-age3-quest-jotunheim-text = Most strength in a province of Jotunheim: Utgard, Horgr or Muspelheim.
bloodrage-card-age3-quest-manheim-name = Manheim!
bloodrage-card-age3-quest-manheim-text = Most strength in a province of Manheim: Myrkvlor, Elvagar or Angerboda.
bloodrage-card-age3-quest-yggdrasil-name = Yggdrasil!
bloodrage-card-age3-quest-yggdrasil-text = Most strength in Yggdrasil.
bloodrage-card-age3-heimdalls-gaze-text = May be added after the reveal.
bloodrage-card-age3-heimdalls-watch-text = Glory for all revealed bonuses; then all these cards go and new ones are chosen.
bloodrage-card-age3-lokis-poison-text = Lose: take all cards the winner played.
bloodrage-card-age3-odins-judgement-text = 2 glory for each figure that died in the battle, your own too.
bloodrage-card-age3-thors-ascension-text = Win: 3 Rage and 3 glory.
bloodrage-card-age3-thors-primacy-text = Cancels the text of all other revealed cards.
bloodrage-card-age3-tyrs-crush-text = No further effect.
bloodrage-card-age3-tyrs-rage-text = No further effect.
bloodrage-card-age3-tyrs-smite-text = No further effect.

## Help: what each figure, action and stat does

bloodrage-help-leader = Strength 3. One in each clan. Invades for 0 Rage, and his upgrades reward pillages where he stands.
bloodrage-help-warrior = Strength 1. Eight in each clan. Invades an empty village of an outer province for 1 Rage.
bloodrage-help-ship = Strength 2. Invades a fjord for 2 Rage, fights for both provinces beside it and never moves.
bloodrage-help-invade = Put a figure of your reserve on the board for Rage equal to its strength. Horns limit how many you may have there.
bloodrage-help-march = For 1 Rage, move any of your figures from one province to one other, however far. Ships stay.
bloodrage-help-upgrade = Play an upgrade from your hand for Rage equal to its strength. New troops and monsters may invade at once for free.
bloodrage-help-quest = Lay a quest face down, for 0 Rage. If it is fulfilled in the Quest phase, it gives glory and a step on a stat.
bloodrage-help-pillage = Try to take the reward of a province where you have a figure, for 0 Rage. All may join; then a battle decides.
bloodrage-help-repillage = With Tyr's Challenge, pillage a province for 2 Rage that has been pillaged in this Age.
bloodrage-help-sacrifice = With Frigga's Sacrifice, destroy two of your figures on the board and raise a stat by a step.
bloodrage-help-pass = Give up the Rage you have left. You still fight when others pillage.
bloodrage-help-rage = What you can spend at the start of each Action phase. From step 4 on it gives glory at the end.
bloodrage-help-axes = The glory of each battle you win. From step 4 on they give glory at the end.
bloodrage-help-horns = How many figures you may have on the board. From step 4 on they give glory at the end.
bloodrage-help-yggdrasil = The World Tree: next to every province, room for all, invaded by the Dark Elf alone. Its pillage raises all three stats.
bloodrage-help-doomed = Destroyed at the end of this Age. Figures there and in its fjord die for glory: 2, 3 or 4 each, by Age.
bloodrage-help-valhalla = Here the dead wait. All return to the reserves at the end of each Age.
