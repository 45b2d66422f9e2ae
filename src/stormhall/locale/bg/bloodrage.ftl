### Кръв и ярост. Думи, настройки, стъпки, събития, откази, карти и помощ за играта.

bloodrage-title = Кръв и ярост (Blood Rage)
bloodrage-about = Викингски кланове се бият за слава в земя, която Рагнарок поглъща провинция по провинция.
bloodrage-compound = { $first } (епоха { $second })

## Настройки

bloodrage-option-first_game = Първа игра
bloodrage-option-first_game-about = Без драфт в първа епоха: всеки клан играе с осемте раздадени карти.
bloodrage-option-first_player = Стартов играч
bloodrage-option-first_player-about = Кой започва първа епоха: място по жребий или посоченото място.
bloodrage-value-first_player-random = По жребий
bloodrage-option-clan_1 = Клан на място 1
bloodrage-option-clan_1-about = Клан по име, първият свободен или избран на масата. Правилата са еднакви за всички кланове.
bloodrage-value-clan_1-any = Първият свободен
bloodrage-value-clan_1-choose = Избран на масата
bloodrage-value-clan_1-wolf = Вълчи клан
bloodrage-value-clan_1-bear = Мечи клан
bloodrage-value-clan_1-serpent = Змийски клан
bloodrage-value-clan_1-raven = Гарванов клан
bloodrage-option-clan_2 = Клан на място 2
bloodrage-option-clan_2-about = Клан по име, първият свободен или избран на масата. Правилата са еднакви за всички кланове.
bloodrage-value-clan_2-any = Първият свободен
bloodrage-value-clan_2-choose = Избран на масата
bloodrage-value-clan_2-wolf = Вълчи клан
bloodrage-value-clan_2-bear = Мечи клан
bloodrage-value-clan_2-serpent = Змийски клан
bloodrage-value-clan_2-raven = Гарванов клан
bloodrage-option-clan_3 = Клан на място 3
bloodrage-option-clan_3-about = Клан по име, първият свободен или избран на масата. Правилата са еднакви за всички кланове.
bloodrage-value-clan_3-any = Първият свободен
bloodrage-value-clan_3-choose = Избран на масата
bloodrage-value-clan_3-wolf = Вълчи клан
bloodrage-value-clan_3-bear = Мечи клан
bloodrage-value-clan_3-serpent = Змийски клан
bloodrage-value-clan_3-raven = Гарванов клан
bloodrage-option-clan_4 = Клан на място 4
bloodrage-option-clan_4-about = Клан по име, първият свободен или избран на масата. Правилата са еднакви за всички кланове.
bloodrage-value-clan_4-any = Първият свободен
bloodrage-value-clan_4-choose = Избран на масата
bloodrage-value-clan_4-wolf = Вълчи клан
bloodrage-value-clan_4-bear = Мечи клан
bloodrage-value-clan_4-serpent = Змийски клан
bloodrage-value-clan_4-raven = Гарванов клан
bloodrage-option-draft_direction = Посока на драфта
bloodrage-option-draft_direction-about = Картите се предават наляво във всяка епоха или надясно във втора епоха.
bloodrage-value-draft_direction-left = Винаги наляво
bloodrage-value-draft_direction-alternating = Надясно във втора
bloodrage-option-passing = След пасуване
bloodrage-option-passing-about = Дали клан, който е пасувал, действа отново, щом получи ярост, или чак в следващата епоха.
bloodrage-value-passing-until-rage = Действа отново, ако получи ярост
bloodrage-value-passing-final = Вън до края на епохата
bloodrage-option-replacing = Замяна на подобрения
bloodrage-option-replacing-about = Подобрение се заменя само когато всички места за него са заети или когато пожелаеш.
bloodrage-value-replacing-full = Само на заети места
bloodrage-value-replacing-any = По желание
bloodrage-option-free_warriors = Безплатни воини
bloodrage-option-free_warriors-about = Подкрепата на Фриг и Благословията на Локи водят воини само във външните провинции или и в Игдрасил.
bloodrage-value-free_warriors-outer = Само външни провинции
bloodrage-value-free_warriors-anywhere = И в Игдрасил
bloodrage-option-fjords = Фиорди
bloodrage-option-fjords-about = Кораб не нахлува във фиорд с две разрушени провинции или нахлува във всеки.
bloodrage-value-fjords-in-play = Само край оцеляла провинция
bloodrage-value-fjords-any = Всеки
bloodrage-option-dark_elf_price = Тъмният елф в Игдрасил
bloodrage-option-dark_elf_price-about = Тъмният елф нахлува в Игдрасил за 1 ярост или за силата 3, която има там.
bloodrage-value-dark_elf_price-figure = 1 ярост
bloodrage-value-dark_elf_price-yggdrasil = 3 ярост
bloodrage-option-discards = Изчистени карти
bloodrage-option-discards-about = Картите, изчистени в края на епохата, остават скрити или се показват на всички.
bloodrage-value-discards-secret = Скрити
bloodrage-value-discards-open = Показани
bloodrage-option-tie_break = Равна слава
bloodrage-option-tie_break-about = При равна слава победата се споделя или решават стъпките на показателите, или фигурите на полето.
bloodrage-value-tie_break-shared = Споделена победа
bloodrage-value-tie_break-stats = Стъпки на показателите
bloodrage-value-tie_break-figures = Фигури на полето

## Готови настройки

bloodrage-preset-standard = Стандартна игра
bloodrage-preset-standard-about = Правилата, както са отпечатани: три епохи, всяка с драфт.
bloodrage-preset-first-game = Първа игра
bloodrage-preset-first-game-about = Без драфт в първа епоха: първо виждаш как работят картите, после избираш измежду тях.

## Думи: кланове, места, фигури, показатели

bloodrage-word-wolf = Вълчи клан
bloodrage-word-bear = Мечи клан
bloodrage-word-serpent = Змийски клан
bloodrage-word-raven = Гарванов клан
bloodrage-word-elvagar = Елвагар
bloodrage-word-angerboda = Ангербода
bloodrage-word-muspelheim = Муспелхейм
bloodrage-word-horgr = Хьоргир
bloodrage-word-utgard = Утгард
bloodrage-word-andlang = Андланг
bloodrage-word-gimle = Гимле
bloodrage-word-myrkvlor = Мирквлор
bloodrage-word-yggdrasil = Игдрасил
bloodrage-word-manheim = Манхейм
bloodrage-word-alfheim = Алфхейм
bloodrage-word-jotunheim = Йотунхейм
bloodrage-word-fjord-ne = североизточен фиорд
bloodrage-word-fjord-se = югоизточен фиорд
bloodrage-word-fjord-sw = югозападен фиорд
bloodrage-word-fjord-nw = северозападен фиорд
bloodrage-word-leader = водач
bloodrage-word-warrior = воин
bloodrage-word-ship = кораб
bloodrage-word-rage = ярост
bloodrage-word-axes = брадви
bloodrage-word-horns = рогове

## Думи: карти

bloodrage-word-dwarf-chieftain = Вожд на джуджетата
bloodrage-word-sea-serpent = Морска змия
bloodrage-word-troll = Трол
bloodrage-word-dark-elf = Тъмен елф
bloodrage-word-fire-giant = Огнен великан
bloodrage-word-valkyrie = Валкирия
bloodrage-word-frost-giant = Леден великан
bloodrage-word-soldier-of-hel = Войник на Хел
bloodrage-word-volur-witch = Вещица вьолва
bloodrage-word-lord-of-hammers = Повелител на чуковете
bloodrage-word-lord-of-axes = Повелител на брадвите
bloodrage-word-lord-of-spears = Повелител на копията
bloodrage-word-brothers-in-arms = Братя по оръжие
bloodrage-word-experts-in-arms = Познавачи на оръжието
bloodrage-word-masters-in-arms = Майстори на оръжието
bloodrage-word-loki-dragons = Драконите на Локи
bloodrage-word-fire-dragons = Огнени дракони
bloodrage-word-eternal-dragons = Вечни дракони
bloodrage-word-frigga-charm = Чарът на Фриг
bloodrage-word-frigga-succor = Подкрепата на Фриг
bloodrage-word-frigga-protection = Закрилата на Фриг
bloodrage-word-frigga-domain = Владението на Фриг
bloodrage-word-frigga-sacrifice = Жертвата на Фриг
bloodrage-word-frigga-grace = Милостта на Фриг
bloodrage-word-loki-blessing = Благословията на Локи
bloodrage-word-loki-domain = Владението на Локи
bloodrage-word-loki-eminence = Величието на Локи
bloodrage-word-loki-wrath = Гневът на Локи
bloodrage-word-loki-trickery = Хитростта на Локи
bloodrage-word-loki-backstab = Коварството на Локи
bloodrage-word-loki-poison = Отровата на Локи
bloodrage-word-thor-glory = Славата на Тор
bloodrage-word-thor-domain = Владението на Тор
bloodrage-word-thor-conquest = Завоеванието на Тор
bloodrage-word-thor-hammer = Чукът на Тор
bloodrage-word-thor-oath = Клетвата на Тор
bloodrage-word-thor-ascension = Възходът на Тор
bloodrage-word-thor-primacy = Върховенството на Тор
bloodrage-word-tyr-domain = Владението на Тир
bloodrage-word-tyr-challenge = Предизвикателството на Тир
bloodrage-word-tyr-prowess = Доблестта на Тир
bloodrage-word-tyr-wrath = Гневът на Тир
bloodrage-word-tyr-bash = Ударът на Тир
bloodrage-word-tyr-smash = Разгромът на Тир
bloodrage-word-tyr-crush = Устремът на Тир
bloodrage-word-tyr-smite = Възмездието на Тир
bloodrage-word-tyr-rage = Яростта на Тир
bloodrage-word-odin-inspiration = Вдъхновението на Один
bloodrage-word-odin-throne = Тронът на Один
bloodrage-word-odin-smite = Възмездието на Один
bloodrage-word-odin-tide = Приливът на Один
bloodrage-word-odin-judgement = Присъдата на Один
bloodrage-word-heimdall-sight = Прозрението на Хеймдал
bloodrage-word-heimdall-eye = Окото на Хеймдал
bloodrage-word-heimdall-watch = Стражата на Хеймдал
bloodrage-word-heimdall-gaze = Взорът на Хеймдал
bloodrage-word-glorious-death = Славна смърт

## Глаголи

bloodrage-verb-add = Добави карта
bloodrage-verb-blessing = Прати воин
bloodrage-verb-card = Изиграй карта
bloodrage-verb-clan = Избери клан
bloodrage-verb-count = Бий се като
bloodrage-verb-decline = Отказ
bloodrage-verb-draft = Вземи
bloodrage-verb-invade = Нахлуване
bloodrage-verb-invade-from-valhalla = От Валхала
bloodrage-verb-join = Включи се
bloodrage-verb-keep = Запази карта
bloodrage-verb-keep-nothing = Без карта
bloodrage-verb-lead = Мести водача
bloodrage-verb-march = Настъпление
bloodrage-verb-move = Премести
bloodrage-verb-pass = Пасуване
bloodrage-verb-pillage = Плячкосване
bloodrage-verb-protect = Закриляй
bloodrage-verb-quest = Поръчение
bloodrage-verb-raise = Повиши
bloodrage-verb-recover = Върни си
bloodrage-verb-repillage = Плячкосай пак
bloodrage-verb-retreat = Оттегли се
bloodrage-verb-sacrifice = Жертва
bloodrage-verb-spare = Пощади
bloodrage-verb-succor = Прати воин
bloodrage-verb-upgrade = Подобрение
bloodrage-verb-upgrade-replace = Замени

## Действия с думи

bloodrage-action-add = Добави: { $card }
bloodrage-action-card = Изиграй: { $card }
bloodrage-action-clan = Поведи клан: { $clan }
bloodrage-action-count = Нека поръчението се бие като +{ $bonus }
bloodrage-action-draft = Вземи от картите: { $card }
bloodrage-action-invade = Нахлуване ({ $figure }): { $place }
bloodrage-action-invade-from-valhalla = Нахлуване от Валхала ({ $figure }): { $place }
bloodrage-action-join = Включи се в битката: { $figure } от { $province }
bloodrage-action-keep = Запази: { $card }
bloodrage-action-lead = Премести водача в { $province }
bloodrage-action-march = Настъпление: от { $province1 } към { $province2 }
bloodrage-action-move = Премести: { $figure }
bloodrage-action-pillage = Плячкосай { $province }
bloodrage-action-protect = Спаси: { $figure }
bloodrage-action-quest = Приеми поръчение: { $card }
bloodrage-action-raise = Повиши показател: { $stat }
bloodrage-action-recover = Върни си: { $card }
bloodrage-action-repillage = Плячкосай отново { $province }
bloodrage-action-retreat = Оттегли се в Игдрасил
bloodrage-action-sacrifice = Пожертвай: { $figure }, { $place }
bloodrage-action-spare = Пощади: { $figure }
bloodrage-action-upgrade = Подобрение: { $card }
bloodrage-action-upgrade-replace = Подобрение: { $card1 }, заменя се { $card2 }

## Стъпки

bloodrage-step-clans = Избери своя клан.
bloodrage-step-age = Епохата следва своя ход.
bloodrage-step-draft = Вземи от картите това, което ще ти послужи най-добре.
bloodrage-step-turn = Твой ред е: избери едно действие или пасувай.
bloodrage-step-march = Кои фигури настъпват?
bloodrage-step-free-invade = Безплатно нахлуване с новата фигура: къде?
bloodrage-step-invaded = Подкрепата на Фриг: да последва ли воин безплатно?
bloodrage-step-thor = Владението на Тор: плащаш ли 2 ярост за плячкосване веднага?
bloodrage-step-sacrifice = Коя е втората фигура за жертва?
bloodrage-step-raise = Кой твой показател се вдига с 1 стъпка?
bloodrage-step-pillage = Провинция се плячкосва.
bloodrage-step-call = Зов за битка: пращаш ли фигура от съседна провинция?
bloodrage-step-reward = Плячкосването носи награда.
bloodrage-step-lead = Повелител на чуковете: продължава ли водачът ти нататък?
bloodrage-step-battle = Води се битка.
bloodrage-step-battle-cards = Избери карта за битката.
bloodrage-step-count = Бие ли се поръчението ти като карта за битка?
bloodrage-step-tide = Приливът на Один: коя твоя фигура оцелява?
bloodrage-step-after = Картите са разкрити: добавяш ли още една?
bloodrage-step-prowess = Доблестта на Тир: кои карти си връщаш, по 1 ярост за всяка?
bloodrage-step-blessing = Благословията на Локи: нахлува ли воин безплатно?
bloodrage-step-destruction = Твои фигури загиват: спасяваш ли някои?
bloodrage-step-discard = Коя карта запазваш за следващата епоха?
bloodrage-step-quests = Поръченията се разкриват и носят награди.

## Части на оценката

bloodrage-term-victory = шанс за победа
bloodrage-term-glory = слава
bloodrage-term-best-rival = слава на най-силния съперник
bloodrage-term-rivals = слава на всички съперници
bloodrage-term-stats = показатели на клана
bloodrage-term-rage = налична ярост
bloodrage-term-quests = приети поръчения
bloodrage-term-quests-in-hand = поръчения в ръката
bloodrage-term-pillages = шансове за плячкосване
bloodrage-term-ragnarok = фигури в обречената провинция
bloodrage-term-valhalla = фигури във Валхала
bloodrage-term-figures = фигури на полето
bloodrage-term-upgrades = подобрения в игра
bloodrage-term-battle-cards = карти за битка в ръката
bloodrage-term-upgrades-in-hand = подобрения в ръката
bloodrage-term-gifts = стойност на взетите карти

## Събития

bloodrage-event-clan-chosen = { $seat } избира: { $clan }.
bloodrage-event-age-begins = Започва епоха { $age }. Стартов играч: { $first }. Обречена провинция: { $doomed }.
bloodrage-event-phase = { $phase-id ->
    [gifts] Епоха { $age }: фаза Дарове от боговете.
    [action] Епоха { $age }: фаза Действия.
    [discard] Епоха { $age }: фаза Изчистване.
    [quests] Епоха { $age }: фаза Поръчения.
    [ragnarok] Епоха { $age }: фаза Рагнарок.
    [valhalla] Епоха { $age }: фаза Валхала.
   *[other] Епоха { $age } свършва.
}
bloodrage-event-dealt = { $known ->
    [yes] { $seat } получава: { $cards }.
   *[no] { $count ->
        [one] { $seat } получава { $count } карта.
       *[other] { $seat } получава { $count } карти.
    }
}
bloodrage-event-pack-seen = { $known ->
    [yes] Карти за избор на { $seat }: { $cards }.
   *[no] { $count ->
        [one] { $seat } гледа { $count } карта за драфт.
       *[other] { $seat } гледа { $count } карти за драфт.
    }
}
bloodrage-event-invaded = { $seat } нахлува ({ $figure }): { $place }. Остава ярост: { $rage }.
bloodrage-event-marched = { $seat } се придвижва от { $source } към { $target }: { $figures }. Остава ярост: { $rage }.
bloodrage-event-upgraded = { $replaced-id ->
    [none] { $seat } изиграва подобрение: { $card }. Остава ярост: { $rage }.
   *[other] { $seat } изиграва подобрение: { $card }, заменя се { $replaced }. Остава ярост: { $rage }.
}
bloodrage-event-quest-committed = { $known ->
    [yes] { $seat } приема поръчение: { $card }.
   *[no] { $seat } приема поръчение.
}
bloodrage-event-sacrificed = { $seat } жертва фигура: { $figure }, { $place }.
bloodrage-event-passed = { $seat } пасува и губи останалата ярост.
bloodrage-event-actions-over = Действията на епоха { $age } свършват.
bloodrage-event-pillaging = { $seat } тръгва да плячкоса { $place } и отправя зов за битка.
bloodrage-event-joined = { $seat } се включва в битката за { $place }: { $figure } от { $source }.
bloodrage-event-stayed-away = { $seat } не праща никого.
bloodrage-event-battle = Битка за { $place }, започната от { $pillager }. Участват: { $seats }.
bloodrage-event-revealed = { $cards-id ->
    [0] Никой няма карта за разкриване.
   *[other] Картите се разкриват. { $cards }.
}
bloodrage-event-declared = Поръчението на { $seat } се бие като +{ $strength }.
bloodrage-event-texts-cancelled = { $seat } отменя текста на всички други разкрити карти.
bloodrage-event-cards-swept = { $seat } помита всички разкрити карти; избират се нови.
bloodrage-event-spared = { $seat } пощадява една фигура: { $figure }.
bloodrage-event-card-added = { $seat } добавя карта: { $card }.
bloodrage-event-added-nothing = { $seat } не добавя карта.
bloodrage-event-card-used = { $seat } използва карта: { $card }.
bloodrage-event-battle-decided = { $winner-id ->
    [none] Никой не печели битката за { $place }: равенство. { $totals }.
   *[other] { $winner } печели битката за { $place }. { $totals }.
}
bloodrage-event-rage-changed = { $by ->
    [-1] { $seat } губи 1 ярост, остава { $rage }.
   *[other] { $seat } получава { $by } ярост, вече има { $rage }.
}
bloodrage-event-cards-taken = { $seat } взема в ръка: { $cards }.
bloodrage-event-recovered = { $seat } откупува: { $cards }. Остава ярост: { $rage }.
bloodrage-event-retreated = { $seat } оттегля фигура в Игдрасил: { $figure }.
bloodrage-event-protected = { $seat } спасява: { $figures }. Остава ярост: { $rage }.
bloodrage-event-destroyed = { $cause-id ->
    [ragnarok] Рагнарок праща във Валхала фигури на { $seat } от { $place }: { $figures }.
   *[other] Във Валхала отиват фигури на { $seat } от { $place }: { $figures }.
}
bloodrage-event-pillaged = { $token-id ->
    [rage] { $seat } плячкосва { $place }. Награда: показателят ярост се вдига.
    [axes] { $seat } плячкосва { $place }. Награда: брадвите се вдигат.
    [horns] { $seat } плячкосва { $place }. Награда: роговете се вдигат.
    [glory] { $seat } плячкосва { $place }. Награда: слава.
   *[all] { $seat } плячкосва { $place }. Награда: и трите показателя се вдигат.
}
bloodrage-event-stat-raised = { $stat-id ->
    [rage] Показателят ярост на { $seat } се вдига на стъпка { $step }: { $value }.
    [axes] Брадвите на { $seat } се вдигат на стъпка { $step }: { $value }.
   *[horns] Роговете на { $seat } се вдигат на стъпка { $step }: { $value }.
}
bloodrage-event-glory-gained = { $source-id ->
    [battle] { $seat } получава { $glory } слава за спечелена битка.
    [pillage] { $seat } получава { $glory } слава като награда за плячкосване.
    [quests] { $seat } получава { $glory } слава за поръчение.
    [ragnarok] { $seat } получава { $glory } слава за загиналите в Рагнарок.
    [valhalla] { $seat } получава { $glory } слава за освободените от Валхала.
    [dragons] { $seat } получава { $glory } слава за унищожен кораб.
    [watch] { $seat } получава { $glory } слава за разкритите бонуси.
    [stolen] { $glory ->
        [-2] Открадват 2 слава от { $seat }.
        [-1] Открадват 1 слава от { $seat }.
       *[other] { $seat } открадва { $glory } слава.
    }
    [slaughter] { $seat } получава { $glory } слава за загиналите в битката.
    [legends] { $seat } получава { $glory } слава за легендарни нива.
    [conquest] { $seat } получава { $glory } слава за фигури на полето.
   *[other] { $seat } получава { $glory } слава от карта.
}
bloodrage-event-discarded = { $known ->
    [yes] { $cards-id ->
        [0] { $seat } не изчиства карти.
       *[other] { $seat } изчиства: { $cards }.
    }
   *[no] { $discarded ->
        [0] { $seat } не изчиства карти.
        [one] { $seat } изчиства { $discarded } карта.
       *[other] { $seat } изчиства { $discarded } карти.
    }
}
bloodrage-event-quest-revealed = { $completed-id ->
    [yes] { $seat } изпълнява поръчение: { $card }.
   *[no] { $seat } не изпълнява поръчение: { $card }.
}
bloodrage-event-province-destroyed = Рагнарок поглъща { $place } в края на епоха { $age }.
bloodrage-event-released = { $figures ->
    [one] { $figures } фигура на { $seat } се връща от Валхала.
   *[other] { $figures } фигури на { $seat } се връщат от Валхала.
}

## Как свърши играта

bloodrage-ages-over = И трите епохи свършиха.

## Откъде идва славата

bloodrage-source-battle = спечелени битки
bloodrage-source-pillage = награди от плячкосване
bloodrage-source-quests = поръчения
bloodrage-source-ragnarok = Рагнарок
bloodrage-source-valhalla = освободени от Валхала
bloodrage-source-dragons = унищожени кораби
bloodrage-source-cards = карти за битка
bloodrage-source-watch = Стражата на Хеймдал
bloodrage-source-stolen = открадната слава
bloodrage-source-slaughter = загинали в битка
bloodrage-source-legends = легендарни нива
bloodrage-source-conquest = Завоеванието на Тор
bloodrage-source-given = отпреди

## Откази: подготовка, драфт и изчистване

refusal-BR-SET-1 = { $clan-id ->
    [none] { $seat-id ->
        [none] Всеки клан се посочва веднъж и само за място на тази маса.
       *[other] За място { $seat-id } е посочен клан, но на масата има само { $seats-id } места.
    }
   *[other] Този клан вече е зает: { $clan }.
}
refusal-BR-SET-7 = Рагнарок е погълнал земята там и тя е извън играта: { $place }.
refusal-BR-SET-10 = { $seat-id ->
    [none] Стартовият играч трябва да е на тази маса.
   *[other] Място { $seat-id } не може да започне: на масата има само { $seats-id } места.
}
refusal-BR-GFT-3 = { $picked-id ->
    [none] Взема се точно 1 карта.
   *[other] Това не е сред картите за избор: { $picked }.
}
refusal-BR-GFT-4 = { $picked-id ->
    [none] Когато играят двама, се вземат точно 2 карти.
   *[other] Поне една от тези карти не е сред картите за избор: { $picked }.
}
refusal-BR-GFT-6 = Първата игра без драфт в първа епоха може само да се включи или изключи.
refusal-BR-DIS-1 = { $card-id ->
    [none] Можеш да запазиш една карта от ръката си, не повече.
   *[other] Не можеш да запазиш карта, която не е в ръката ти: { $card }.
}
refusal-BR-END-3 = При равна слава победата се споделя или решават стъпките на показателите, или фигурите на полето.

## Откази: действия и цени

refusal-BR-ACT-4 = { $figure-id ->
    [none] Подобрението струва { $cost } ярост, а имаш { $rage }: { $card }.
   *[other] Нахлуването струва { $cost } ярост, а имаш { $rage }: { $figure }.
}
refusal-BR-ACT-5 = Имаш 0 ярост и нямаш ход, докато не получиш ярост.
refusal-BR-ACT-6 = { $figure-id ->
    [none] { $figures-id ->
        [none] Става само с това подобрение на таблото на клана: { $card }.
       *[other] { $card } иска две фигури на полето, а имаш { $figures }.
    }
   *[other] Нямаш там такава фигура за жертва: { $figure }, { $place }.
}
refusal-BR-ACT-8 = Който е пасувал, действа отново при нова ярост или е вън за епохата; друг избор няма.
refusal-BR-ACT-11 = { $stat-id ->
    [rage] Показателят ти ярост е на стъпка { $step }, последната.
    [axes] Брадвите ти са на стъпка { $step }, последната.
   *[horns] Роговете ти са на стъпка { $step }, последната.
}
refusal-BR-UPG-1 = { $card-id ->
    [none] Нямаш подобрение в ръката си.
   *[other] { $hand-id ->
        [none] Това не е подобрение: { $card }.
       *[other] Тази карта не е в ръката ти: { $card }.
    }
}
refusal-BR-UPG-2 = { $free-id ->
    [0] Всички места от този вид са заети. Замени някое от тези: { $slots }.
    [none] Подобрение се заменя, когато всички места от неговия вид са заети.
   *[other] Има още свободно място от този вид и нищо не се заменя: { $card }.
}
refusal-BR-UPG-6 = Безплатното нахлуване е само за новата фигура: { $free }.
refusal-BR-QST-1 = { $card-id ->
    [none] Нямаш поръчение в ръката си.
   *[other] Нямаш такова поръчение в ръката си: { $card }.
}

## Откази: нахлуване и настъпление

refusal-BR-INV-1 = { $source-id ->
    [valhalla] Нямаш такава фигура във Валхала: { $figure }.
   *[other] Нямаш такава фигура в резерва си: { $figure }.
}
refusal-BR-INV-2 = Във фиордите стоят само кораби; тази фигура иска свободно селище: { $figure }.
refusal-BR-INV-3 = Корабите нахлуват само във фиорди: { $figure }.
refusal-BR-INV-4 = Само Тъмният елф нахлува в Игдрасил, другите настъпват дотам. Не може: { $figure }.
refusal-BR-INV-6 = Тъмният елф нахлува в Игдрасил за 1 или за 3 ярост; друг избор няма.
refusal-BR-INV-7 = { $horns ->
    [one] Роговете ти позволяват { $horns } фигура на полето, а там имаш { $figures }.
   *[other] Роговете ти позволяват { $horns } фигури на полето, а там имаш { $figures }.
}
refusal-BR-INV-8 = { $place }: всичките { $villages } селища са заети.
refusal-BR-INV-9 = Владението на Тор плячкосва само провинцията на току-що извършеното нахлуване: { $invaded }.
refusal-BR-MAR-1 = { $source-id ->
    [none] Първо кажи откъде и накъде, после кои фигури настъпват.
   *[other] { $figure-id ->
        [none] Нямаш фигури в { $source }, които да настъпят другаде.
       *[other] В { $source } имаш { $figures } от тези фигури, не стигат: { $figure }.
    }
}
refusal-BR-MAR-3 = { $figures ->
    [one] { $place }: няма свободно селище измежду { $villages }.
   *[other] { $figures } фигури искат толкова свободни селища, а { $place } има { $empty } от { $villages }.
}
refusal-BR-MAR-4 = { $figure-id ->
    [none] Настъплението има едно начало и един край; те вече са посочени: { $march }.
   *[other] Корабите никога не настъпват: { $figure }.
}

## Откази: плячкосване и битка

refusal-BR-PIL-1 = { $figures-id ->
    [none] { $place } вече е разграбена в тази епоха.
   *[other] Нямаш фигура в { $place } или във фиорда на провинцията.
}
refusal-BR-PIL-3 = { $figure-id ->
    [none] { $source } не е съседна на { $place }.
   *[other] { $source-id ->
        [none] Корабите не се движат, дори за битка: { $figure }.
       *[other] Нямаш такава фигура в { $source } или няма свободно селище: { $figure }.
    }
}
refusal-BR-PIL-8 = { $source-id ->
    [none] Плячкосването вече вдигна този показател, избери друг вместо: { $stat }.
   *[other] { $place } не е съседна на { $source } и водачът ти не може да отиде там.
}
refusal-BR-PIL-10 = { $place-id ->
    [none] Повторното плячкосване струва { $cost } ярост, а имаш { $rage }.
   *[other] { $place } още не е разграбена в тази епоха; плячкосай я както обикновено.
}
refusal-BR-BAT-2 = { $card-id ->
    [none] Имаш карти в ръката си, затова трябва да изиграеш една.
   *[other] Тази карта не е в ръката ти: { $card }.
}
refusal-BR-BAT-9 = { $figure-id ->
    [none] Поръчението не може да се бие като +{ $strength }; подобренията ти позволяват: { $allowed }.
   *[other] Нямаш такава фигура в битката за { $place }: { $figure }.
}
refusal-BR-BAT-11 = { $allowed-id ->
    [0] Нямаш карта, която се добавя след разкриването. Не може: { $card }.
   *[other] Сега не може да се добави { $card }. Може: { $allowed }.
}
refusal-BR-BAT-14 = { $figure-id ->
    [none] { $figures ->
        [one] Не можеш да спасиш { $figures } фигура с { $rage } ярост. Загиват: { $victims }.
       *[other] Не можеш да спасиш { $figures } фигури с { $rage } ярост. Загиват: { $victims }.
    }
   *[other] Сега няма оттегляне в Игдрасил: { $figure }.
}
refusal-BR-BAT-15 = Можеш да откупиш само изиграни от теб карти ({ $played }); това струва { $cost } ярост, а имаш { $rage }.

## Карти: какво прави всяка

bloodrage-card-age1-dwarf-chieftain-text = Изиграването му и нахлуването с него не струват ярост.
bloodrage-card-age1-sea-serpent-text = Създание, което е и кораб: стои във фиорд, поддържа двете провинции, не се движи.
bloodrage-card-age1-troll-text = При нахлуване убива всички вражески воини в провинцията.
bloodrage-card-age1-lord-of-hammers-text = Плячкосване с водача ти: той може да отиде в съседна провинция.
bloodrage-card-age1-brothers-in-arms-text = Всеки двама твои воини в провинция имат общо 3 сила.
bloodrage-card-age1-lokis-dragons-text = 4 слава всеки път, когато твой кораб бъде унищожен.
bloodrage-card-age1-friggas-charm-text = Подобренията ти струват с 1 ярост по-малко.
bloodrage-card-age1-friggas-succor-text = Щом нахлуеш във външна провинция, един воин може да те последва безплатно.
bloodrage-card-age1-lokis-blessing-text = Загуба във външна провинция: после твой воин може да нахлуе в нея безплатно.
bloodrage-card-age1-lokis-domain-text = 1 слава за всяка твоя фигура, освободена от Валхала.
bloodrage-card-age1-thors-glory-text = 2 слава след твоя битка, в която са загинали поне 2 вражески фигури.
bloodrage-card-age1-tyrs-domain-text = Поръченията ти могат да се бият като +3.
bloodrage-card-age1-quest-alfheim-name = Алфхейм!
bloodrage-card-age1-quest-alfheim-text = Най-много сила в провинция на Алфхейм: Андланг или Гимле.
bloodrage-card-age1-quest-glorious-death-name = Славна смърт!
bloodrage-card-age1-quest-glorious-death-text = Поне четири твои фигури във Валхала преди Рагнарок.
bloodrage-card-age1-quest-jotunheim-name = Йотунхейм!
bloodrage-card-age1-quest-jotunheim-text = Най-много сила в провинция на Йотунхейм: Утгард, Хьоргир или Муспелхейм.
bloodrage-card-age1-quest-manheim-name = Манхейм!
bloodrage-card-age1-quest-manheim-text = Най-много сила в провинция на Манхейм: Мирквлор, Елвагар или Ангербода.
bloodrage-card-age1-quest-yggdrasil-name = Игдрасил!
bloodrage-card-age1-quest-yggdrasil-text = Най-много сила в Игдрасил.
bloodrage-card-age1-friggas-grace-text = Плячкосване чрез тази битка: още един твой показател се вдига със стъпка.
bloodrage-card-age1-heimdalls-sight-text = Дава колкото най-високия бонус, разкрит от другите.
bloodrage-card-age1-lokis-trickery-text = Загуба: открадваш 1 ярост от победителя.
bloodrage-card-age1-odins-smite-text = Всеки опонент в битката губи по един воин преди сравняването на силите.
bloodrage-card-age1-thors-hammer-text = Победа: 3 слава.
bloodrage-card-age1-tyrs-bash-text = Без друг ефект.
bloodrage-card-age1-tyrs-crush-text = Без друг ефект.
bloodrage-card-age1-tyrs-smash-text = Без друг ефект.
bloodrage-card-age1-tyrs-smite-text = Без друг ефект.
bloodrage-card-age2-dark-elf-text = Може да нахлуе в Игдрасил и там има сила 3.
bloodrage-card-age2-fire-giant-text = При нахлуване убива всички врагове в провинцията и фиорда ѝ, освен създанията.
bloodrage-card-age2-valkyrie-text = 2 слава за всяка вражеска фигура, загинала в битка с нейно участие.
bloodrage-card-age2-lord-of-axes-text = Плячкосване с водача ти: още един показател по избор се вдига със стъпка.
bloodrage-card-age2-experts-in-arms-text = Воините ти имат сила 2 и нахлуват за 2 ярост.
bloodrage-card-age2-fire-dragons-text = 8 слава всеки път, когато твой кораб бъде унищожен.
bloodrage-card-age2-friggas-protection-text = Във фаза Действия 1 ярост спасява твоя фигура от унищожение.
bloodrage-card-age2-lokis-eminence-text = 2 слава за всяка твоя фигура, освободена от Валхала.
bloodrage-card-age2-odins-inspiration-text = Двойна слава за фигурите ти, загинали в Рагнарок.
bloodrage-card-age2-thors-domain-text = След нахлуване в провинция можеш да платиш 2 ярост и веднага да я плячкосаш.
bloodrage-card-age2-tyrs-challenge-text = За 2 ярост можеш да плячкосаш вече разграбена провинция.
bloodrage-card-age2-tyrs-prowess-text = Победа: връщаш си изиграни карти, по 1 ярост за всяка.
bloodrage-card-age2-quest-alfheim-name = Алфхейм!
bloodrage-card-age2-quest-alfheim-text = Най-много сила в провинция на Алфхейм: Андланг или Гимле.
bloodrage-card-age2-quest-glorious-death-name = Славна смърт!
bloodrage-card-age2-quest-glorious-death-text = Поне четири твои фигури във Валхала преди Рагнарок.
bloodrage-card-age2-quest-jotunheim-name = Йотунхейм!
bloodrage-card-age2-quest-jotunheim-text = Най-много сила в провинция на Йотунхейм: Утгард, Хьоргир или Муспелхейм.
bloodrage-card-age2-quest-manheim-name = Манхейм!
bloodrage-card-age2-quest-manheim-text = Най-много сила в провинция на Манхейм: Мирквлор, Елвагар или Ангербода.
bloodrage-card-age2-quest-yggdrasil-name = Игдрасил!
bloodrage-card-age2-quest-yggdrasil-text = Най-много сила в Игдрасил.
bloodrage-card-age2-heimdalls-eye-text = Може да се добави след разкриването.
bloodrage-card-age2-heimdalls-watch-text = Слава за всички разкрити бонуси; картите се изчистват и се избират нови.
bloodrage-card-age2-lokis-backstab-text = Загуба: открадваш 2 слава от победителя.
bloodrage-card-age2-odins-tide-text = Всеки в битката запазва една фигура; другите загиват преди сравняването на силите.
bloodrage-card-age2-thors-oath-text = Победа: показател по твой избор се вдига със стъпка.
bloodrage-card-age2-tyrs-crush-text = Без друг ефект.
bloodrage-card-age2-tyrs-rage-text = Без друг ефект.
bloodrage-card-age2-tyrs-smash-text = Без друг ефект.
bloodrage-card-age2-tyrs-smite-text = Без друг ефект.
bloodrage-card-age3-frost-giant-text = Наградите от плячкосване там, където стои, се получават два пъти.
bloodrage-card-age3-soldier-of-hel-text = Изиграването му и нахлуването с него не струват ярост.
bloodrage-card-age3-volur-witch-text = Вместо да загине във външна провинция, може да избяга в Игдрасил.
bloodrage-card-age3-lord-of-spears-text = Плячкосване с водача ти: и трите показателя се вдигат със стъпка.
bloodrage-card-age3-masters-in-arms-text = Воин има сила 2, всеки двама в провинция общо 6; нахлуват за 2 ярост.
bloodrage-card-age3-eternal-dragons-text = 12 слава всеки път, когато твой кораб бъде унищожен.
bloodrage-card-age3-friggas-domain-text = За 1 ярост всяка твоя фигура от Валхала може да нахлуе.
bloodrage-card-age3-friggas-sacrifice-text = Действие: унищожи две свои фигури и вдигни показател по избор със стъпка.
bloodrage-card-age3-lokis-wrath-text = 3 слава за всяка твоя фигура, освободена от Валхала.
bloodrage-card-age3-odins-throne-text = Поръченията ти дават двойна слава.
bloodrage-card-age3-thors-conquest-text = В края на играта: 3 слава за всяка твоя фигура на полето.
bloodrage-card-age3-tyrs-wrath-text = Поръченията ти могат да се бият като +5.
bloodrage-card-age3-quest-alfheim-name = Алфхейм!
bloodrage-card-age3-quest-alfheim-text = Най-много сила в провинция на Алфхейм: Андланг или Гимле.
bloodrage-card-age3-quest-glorious-death-name = Славна смърт!
bloodrage-card-age3-quest-glorious-death-text = Поне четири твои фигури във Валхала преди Рагнарок.
bloodrage-card-age3-quest-jotunheim-name = Йотунхейм!
bloodrage-card-age3-quest-jotunheim-text = Най-много сила в провинция на Йотунхейм: Утгард, Хьоргир или Муспелхейм.
bloodrage-card-age3-quest-manheim-name = Манхейм!
bloodrage-card-age3-quest-manheim-text = Най-много сила в провинция на Манхейм: Мирквлор, Елвагар или Ангербода.
bloodrage-card-age3-quest-yggdrasil-name = Игдрасил!
bloodrage-card-age3-quest-yggdrasil-text = Най-много сила в Игдрасил.
bloodrage-card-age3-heimdalls-gaze-text = Може да се добави след разкриването.
bloodrage-card-age3-heimdalls-watch-text = Слава за всички разкрити бонуси; картите се изчистват и се избират нови.
bloodrage-card-age3-lokis-poison-text = Загуба: вземаш всички карти, изиграни от победителя.
bloodrage-card-age3-odins-judgement-text = 2 слава за всяка фигура, загинала в битката, включително твоите.
bloodrage-card-age3-thors-ascension-text = Победа: 3 ярост и 3 слава.
bloodrage-card-age3-thors-primacy-text = Отменя текста на всички други разкрити карти.
bloodrage-card-age3-tyrs-crush-text = Без друг ефект.
bloodrage-card-age3-tyrs-rage-text = Без друг ефект.
bloodrage-card-age3-tyrs-smite-text = Без друг ефект.

## Помощ: какво прави всяка фигура, всяко действие и всеки показател

bloodrage-help-leader = Сила 3. По един във всеки клан. Нахлува за 0 ярост, а подобренията му награждават плячкосване там, където стои.
bloodrage-help-warrior = Сила 1. По осем във всеки клан. Нахлува в свободно селище на външна провинция за 1 ярост.
bloodrage-help-ship = Сила 2. Нахлува във фиорд за 2 ярост, бие се за двете провинции до него и никога не се движи.
bloodrage-help-invade = Постави фигура от резерва на полето за ярост, равна на силата ѝ. Роговете ограничават колко можеш да имаш там.
bloodrage-help-march = За 1 ярост премести колкото искаш свои фигури от една провинция в друга, колкото и да е далеч. Корабите остават.
bloodrage-help-upgrade = Изиграй подобрение от ръката за ярост, равна на силата му. Новите единици и създания могат веднага да нахлуят безплатно.
bloodrage-help-quest = Приеми поръчение с лицето надолу, за 0 ярост. Ако бъде изпълнено до фаза Поръчения, дава слава и стъпка на показател.
bloodrage-help-pillage = Опитай да вземеш наградата на провинция, в която имаш фигура, за 0 ярост. Всички могат да се включат, после решава битка.
bloodrage-help-repillage = С Предизвикателството на Тир плячкосай за 2 ярост провинция, вече разграбена в тази епоха.
bloodrage-help-sacrifice = С Жертвата на Фриг унищожи две свои фигури на полето и вдигни показател със стъпка.
bloodrage-help-pass = Откажи се от останалата ярост. Пак се биеш, когато други плячкосват.
bloodrage-help-rage = Колко можеш да харчиш от началото на всяка фаза Действия. От стъпка 4 нагоре носи слава в края.
bloodrage-help-axes = Славата за всяка спечелена битка. От стъпка 4 нагоре носят слава в края.
bloodrage-help-horns = Колко фигури можеш да имаш на полето. От стъпка 4 нагоре носят слава в края.
bloodrage-help-yggdrasil = Световното дърво: съседно на всички провинции, с място за всички; нахлува само Тъмният елф. Плячкосването му вдига и трите показателя.
bloodrage-help-doomed = Загива в края на епохата. Фигурите в нея и във фиорда ѝ умират за слава: по 2, 3 или 4 според епохата.
bloodrage-help-valhalla = Тук чакат загиналите. В края на всяка епоха всички се връщат в резерва.
