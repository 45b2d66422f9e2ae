### Made by `python -m tools.generate.messages --write` from the game's sources.

stormgates-title = Battalia: The Stormgates
stormgates-about = Battalia with gates through the storm, kings and queens, trade, fate, teams and valleys.
stormgates-option-six_factions-about = Wolfsclan and Sunfaithful join the four factions. Needed for five and six players.
stormgates-option-royals-about = Large decks win a queen and a king, who make cities into residences and a capital.
stormgates-option-gates-about = Heroes jump from gate to gate, and every jump brings an effect of the storm.
stormgates-option-trading-about = Trading posts on roads exchange artefacts, caskets, supplies and stardust.
stormgates-option-new_great_artefacts-about = Seven more Great Artefacts join the ten of the base game.
stormgates-option-fate-about = Instead of an open Great Artefact a card of fate may be drawn. Needs trade.
stormgates-option-heroic-about = Stronger neutral cities and ruins, morale for every hero in a battle, and veterans.
stormgates-option-draft-about = The first units are drafted one by one instead of being dealt.
stormgates-option-teams-about = Who plays together. Left open, four to six players form the usual teams.
stormgates-option-team_turns-about = How the members of a team share their turn.
stormgates-option-metamorpha-about = A neutral helper whose power changes with the terrain under her. Needs gates.
stormgates-option-bilkarr-about = A wandering brewer crosses the board and sells six potions. Needs gates.
stormgates-option-summoning-about = The Lost Scroll brings a neutral hero who is not in the game to any square until the next census, instead of a card out of limbo. Needs gates.
stormgates-option-zealots-about = Eight zealots of the Order of the Half are shuffled into the unit decks.
stormgates-option-valleys-about = The Valleys of the Kings and Queens with buildings to discover, for four or six players.
stormgates-option-big_map-about = Two to four players have more room: three and four play on the board for five and six.
stormgates-option-factions-about = How the factions of the game are found when not all six take part.
stormgates-option-free_upgrade_cap-about = Up to which level cities rise without a queen or a king.
stormgates-option-attack_cap_3v2-about = How often a team of three may attack a team of two in a turn. Left open, there is no limit.
stormgates-option-timer-about = Each player has 30 minutes for the whole game and a share of 15 more for each neutral hero, unless the table has another clock.
