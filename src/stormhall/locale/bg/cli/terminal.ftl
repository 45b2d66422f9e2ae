### Играта в терминала. Думите, които се пишат, остават английски.

terminal-help = Напиши действие, както е изброено, или една от тези думи:
terminal-help-actions = какво можеш сега: всичко или каквото започва с дума
terminal-help-why = кое правило забранява действие
terminal-help-board = масата отново
terminal-help-log = какво се случи
terminal-help-undo = върни последния си избор
terminal-help-hint = какво би направил добър играч и защо
terminal-help-save = запиши протокола на играта
terminal-help-quit = напусни масата
terminal-seat = Място { $number }
terminal-bot = Бот { $number } ({ $level })
terminal-prompt = място { $number }>
terminal-time = Време: изминали { $used } от { $minutes } минути
terminal-refused = отказано от { $refusal }
terminal-allowed = нищо не го забранява
terminal-saved = записано в { $file }
terminal-as-good = също толкова добро: { $action }
terminal-rather = вместо { $action }:
terminal-more = … и още { $count }; 'actions' изброява всичко
terminal-points = { $player }: точки { $points }, място в класирането { $place }
terminal-won = победа: { $players }. { $reason }
