### Игра в терминале. Слова, которые печатают, остаются английскими.

terminal-help = Напечатайте действие, как оно указано, или одно из этих слов:
terminal-help-actions = что можно сделать: всё или то, что начинается со слова
terminal-help-why = какое правило запрещает действие
terminal-help-board = стол ещё раз
terminal-help-log = что произошло
terminal-help-undo = взять назад последний выбор
terminal-help-hint = что сделал бы хороший игрок и почему
terminal-help-save = записать протокол игры
terminal-help-quit = покинуть стол
terminal-seat = Место { $number }
terminal-bot = Бот { $number } ({ $level })
terminal-prompt = место { $number }>
terminal-time = Время: прошло { $used } из { $minutes } мин
terminal-refused = отказ по правилу { $refusal }
terminal-allowed = ничто этого не запрещает
terminal-saved = записано в { $file }
terminal-as-good = не хуже: { $action }
terminal-rather = а не { $action }:
terminal-more = … и ещё { $count }; 'actions' покажет всё
terminal-points = { $player }: очков { $points }, место в итоге { $place }
terminal-won = победа: { $players }. { $reason }
