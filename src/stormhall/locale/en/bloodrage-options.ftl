### Made by `python -m tools.generate.messages --write` from the game's sources.

bloodrage-title = Blood Rage
bloodrage-about = Viking clans fight for glory in a land that Ragnarök swallows province by province.
bloodrage-option-first_game-about = No draft in Age 1: each clan plays with the eight cards dealt.
bloodrage-option-first_player-about = Who begins Age 1: a seat drawn by lot, or the seat named.
bloodrage-option-clan_1-about = A clan by name, the first that is free, or chosen at the table. All clans have the same rules.
bloodrage-option-clan_2-about = A clan by name, the first that is free, or chosen at the table. All clans have the same rules.
bloodrage-option-clan_3-about = A clan by name, the first that is free, or chosen at the table. All clans have the same rules.
bloodrage-option-clan_4-about = A clan by name, the first that is free, or chosen at the table. All clans have the same rules.
bloodrage-option-draft_direction-about = Packs go to the left in every Age, or to the right in Age 2.
bloodrage-option-passing-about = Whether a clan that has passed acts again when it gets Rage, or is out until the next Age.
bloodrage-option-replacing-about = An upgrade can be replaced only when all its slots are full, or whenever you like.
bloodrage-option-free_warriors-about = Frigga's Succor and Loki's Blessing bring Warriors to the outer provinces only, or to Yggdrasil too.
bloodrage-option-fjords-about = Ships cannot invade a fjord whose two provinces are destroyed, or they can invade any.
bloodrage-option-dark_elf_price-about = The Dark Elf invades Yggdrasil for 1 Rage, or for the strength of 3 that it has there.
bloodrage-option-discards-about = Cards that are discarded at the end of an Age stay unseen, or are shown to all.
bloodrage-option-tie_break-about = With equal glory the victory is shared, or more steps on the stats decide, or more figures on the board.
