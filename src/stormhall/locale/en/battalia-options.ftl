### Made by `python -m tools.generate.messages --write` from the game's sources.

battalia-title = Battalia: The Creation
battalia-about = Build cities and roads, raise an army from your own deck and fight for the map.
battalia-option-edition-about = Which printing is played. Components and a few rules differ.
battalia-option-scenario-about = The base game, one of two alternative set-ups, or the volcano in the middle of the map.
battalia-option-advanced-about = Steps onto native terrain are free, and a player who fights on native terrain has 1 strength more.
battalia-option-unbound-about = Eight mercenaries who belong to every faction are shuffled into the unit decks.
battalia-option-oracle-about = Every day the Oracle lights one kind of artefact, which then works twice.
battalia-option-neutral_defence-about = The strength that neutral cities defend with. Left open, the scenario decides.
battalia-option-ruins_defence-about = The strength of the guardians of the ruins. Left open, the scenario decides.
battalia-option-neutrals_per_player-about = How many neutral cities lie on the board for each player.
battalia-option-start_cities_per_player-about = How many cities of level 1 each player begins with.
battalia-option-start_heroes-about = How many heroes of each player stand on the board at the start. Left open, the scenario decides.
battalia-option-weeks_limit-about = The game also ends after this many weeks of seven days. Three weeks suit a first game.
battalia-option-vp_limit-about = The game also ends at once when a player has this many victory points.
battalia-option-level4_cities_to_end-about = The game ends at once when a player has this many cities of level 4.
battalia-option-end_on_full_board-about = The game ends when no square is left to build on. Left open, the scenario decides.
battalia-option-removed_faction-about = How two players find the faction that is left out of the game.
battalia-option-day_limit-about = The game ends after this day if nothing has ended it before.
battalia-board-no-faction = no faction yet
