### What is wrong from outside; English: `error_words.py` of each room. What is typed, files and what the system says stay as they are.

## The game that was asked for.

error-no-game = няма игра '{ $game }'; има: { $known }
error-no-preset = { $game } няма готов набор '{ $preset }'; има: { $known }
error-no-option = { $game } няма опция '{ $option }'; има: { $known }
error-option-value-list = опцията { $option } на { $game } не може да бъде { $value }; позволено: { $listed }
error-option-value-number = опцията { $option } на { $game } не може да бъде { $value }; позволено: цяло число от { $least } до { $most }
error-option-value-number-or-none = опцията { $option } на { $game } не може да бъде { $value }; позволено: цяло число от { $least } до { $most } или none
error-option-written = опция се пише name=value, а не '{ $text }'
error-seats = { $game } не може да се играе на { $seats } места; позволено: { $allowed }
error-preset-seats = { $game } не може да се играе с готовия набор '{ $preset }'
error-people = { $people } души не могат да седнат на { $seats } места
error-no-seat = няма място { $seat }; местата са { $seats }
error-no-rule = няма правило '{ $rule }'
error-no-language = няма език '{ $language }'; има: { $known }
error-list = списък се пише със запетаи между думите, а не '{ $text }'
error-no-number = '{ $word }' не е число

## Actions that cannot be read.

error-notation-empty = липсва действие
error-notation-verb = '{ $text }' не се разбира: действие започва с една от думите { $known }
error-notation-word = '{ $text }' не се разбира: '{ $word }' не е { $slot } ({ $known })
error-notation-short = '{ $text }' не се разбира: след него се очаква { $part } (образец: { $pattern })
error-notation-long = '{ $text }' не се разбира: след него не се очаква нищо (образец: { $pattern })
error-notation-other = '{ $text }' не се разбира: очаква се '{ $part }' вместо '{ $word }'

## Records and positions.

error-no-record = това не е запис: първият ред трябва да бъде '{ $line }'
error-record-header = ред от началото се пише 'key: value', а не '{ $line }'
error-record-choices = липсва редът 'choices:'
error-record-line = избор { $choice }: редът се пише 'number seat action  #digest', а не '{ $line }'
error-record-number = избор { $choice }: редът е с номер { $found }
error-record-whole = '{ $key }' трябва да е цяло число, а не '{ $value }'
error-record-object = '{ $key }' трябва да е обект JSON, а не '{ $value }'
error-seat-number = няма място { $seat }; в документите местата са от 0 до { $last }
error-record-count = обявени са { $announced } избора, а има { $found }
error-rules-version = по версия { $version } на правилата на { $game } не може да се играе; поддържат се: { $ours }
error-record-position = позицията му е невъзможна: { $cause }
error-record-choice = избор { $choice }: { $cause }
error-record-digest = избор { $choice }: след '{ $text }' масата не е като в записа ({ $found } ≠ { $expected })
error-record-result = повторната игра завършва различно от записа
error-fewer-choices = има само { $choices } избора
error-defect = { $path }: { $problem }
error-more-defects = и още { $count }

## Agents and weights.

error-no-agent = няма агент '{ $agent }'; има: { $known } и module:Class за твой собствен
error-foreign-agent = няма агент '{ $agent }': { $problem }
error-agent-made = агентът '{ $agent }' не може да се създаде: { $problem }
error-agents-seats = { $agents } агента не могат да седнат на { $seats } места
error-arena-agents = за арена трябват поне два агента, всеки посочен веднъж
error-think = времето за мислене е повече от 0 секунди, а не { $seconds }
error-judges-nothing = { $level } не преценява нищо: тегла се дават на { $known }
error-no-term = няма показател '{ $term }'; има: { $known }
error-no-terms = играта няма показатели с тегла за настройване
error-zero-weight = теглото на { $term } е 0: дай му малко тегло за начало
error-no-weights = { $file } не съдържа тегла: трябва обект JSON от показатели и числа
error-ladder-levels = стълбата има поне две нива
error-no-part = няма част '{ $word }'; има: { $known }
error-no-level = няма агент '{ $word }'; има: { $known }
error-nothing-to-compare = двата набора опции са еднакви: няма какво да се сравнява

## Files and folders.

error-in-file = { $file }: { $cause }
error-read = { $file } не може да се прочете: { $problem }
error-no-text = { $file } не може да се прочете: не е текст в UTF-8
error-no-json = { $file } не съдържа JSON: { $problem }
error-no-object = { $file } не може да се прочете: не съдържа обект
error-write = { $file } не може да се запише: { $problem }
error-write-folder = { $file } не може да се запише: това е папка
error-draw = { $file } не може да се начертае: { $problem }
error-use-file = { $file } не може да се използва: { $problem }
error-use-folder = папката { $folder } не може да се използва: { $problem }
error-library = нужна е библиотеката { $library }; инсталира се с: { $command }
error-needs-folder = отчетът иска папка, а { $file } е файл
error-no-marks = страницата няма { $begin } с { $end } след него

## Runs that go on.

error-resume = --resume продължава с игрите от папка: посочи я с --out
error-holds-games = в { $folder } вече има игри; продължи с --resume или посочи друга папка
error-file-holds-games = в { $file } вече има игри; продължи с --resume
error-holds-generations = в { $file } вече има поколения; продължи с --resume
error-other-run = { $folder } пази други игри: { $differences }
error-other-players = { $where } пази игри на други играчи: { $agents } тогава са имали други тегла или друго количество работа; посочи друга папка
error-other-log = { $file } не е дневник с тези настройки
error-no-game-of-run = { $file }, ред { $line }: това не е игра от симулация
error-no-game-of-ladder = { $file }, ред { $line }: това не е игра от стълба
error-run-missing = { $file } липсва, затова не се знае какви са игрите до него

## The hall.

error-make-folder = папката с данни { $folder } не може да се създаде: { $problem }
error-data-folder = в папката с данни { $folder } не може да се пише: { $problem }
error-folder-held = друга зала е отворена в папката с данни { $folder }
error-origin = източник се пише като https://hall.example.org, а не '{ $origin }'
error-prefix = пътят се пише като /games, а не '{ $prefix }'
error-uds = не може да се слуша на { $path }: { $problem }
error-uds-taken = { $path } е зает; използвай друго име с --uds
error-uds-unknown = тази система няма unix сокети; използвай --host и --port
error-no-address = няма адрес '{ $host }': { $problem }
error-port-taken = порт { $port } е зает; може би залата вече е отворена, или използвай --port { $next }
error-port-rights = за порт { $port } нямаш права; използвай порт над 1023: --port 8765
error-other-address = { $host } не е адрес на тази машина; използвай --host 127.0.0.1 или 0.0.0.0
error-listen = не може да се слуша на { $host } порт { $port }: { $problem }
error-no-hall = в { $folder } няма зала: липсва { $file }
error-no-table = няма маса { $table }
error-no-status = няма състояние '{ $status }'; има: { $known }
error-record-keys = записът няма ключове: избери --record или --keys

## What is stored.

error-no-data-folder = папката с данни { $folder } не съществува или не е папка
error-store-open = { $file } не може да се отвори: { $cause }
error-store-newer = базата данни е записана от по-нова версия на Stormhall (схемата ѝ е { $schema }, тази версия познава до { $ours }); инсталирай онази версия или върни резервното копие отпреди първото ѝ пускане
error-store-foreign = базата данни е на друга програма: в нея има таблици, които не са наши
error-store-orphans = обновяването би оставило редове без тяхната маса: { $rows }
error-store-full = нищо не е записано: няма място на диска с папката за данни
error-store-busy = базата данни е заключена от друга програма; опитай пак, когато тя свърши
error-database-read-only = в базата данни не може да се пише ({ $problem })
error-database-not-opened = базата данни не може да се отвори ({ $problem })
error-database-no-database = файлът не е база данни ({ $problem })
error-database-damaged = базата данни е повредена; върни резервно копие ({ $problem })
error-database-disk = дискът отказа четене или запис ({ $problem })
error-database = базата данни се провали ({ $problem })
error-stored-already = това, което трябваше да се запише, вече е там
error-table-there = вече има маса { $table }
error-entry-there = вписване { $entry } на маса { $table } вече е направено
error-table-damaged = маса { $table } е повредена: { $problem }
error-no-record-yet = маса { $table } още няма запис: играта ѝ не е започнала
error-backup = не може да се направи копие в { $file }: { $problem }
error-backup-itself = не може да се направи копие в { $file }: това е самата база данни
error-backup-damaged = копието на { $file } е повредено: { $problem }
