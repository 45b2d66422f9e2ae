### Залата: интерфейс, нива на ботовете, какво казва ядрото.

## Нива на ботовете

level-random = случаен
level-random-note = чист късмет
level-random-about = Избира кое да е позволено действие. За проби.
level-weighted = по навик
level-weighted-note = първа игра
level-weighted-about = Играе по навик и не гледа нищо. Добър за първа игра.
level-greedy = алчен
level-greedy-note = лесен
level-greedy-about = Взема това, което в момента изглежда най-добро.
level-planner = планиращ
level-planner-note = среден
level-planner-about = Обмисля хода си докрай.
level-search = търсещ
level-search-note = силен
level-search-about = Представя си как може да продължи играта и избира това, което най-често излиза добре.

## Какво съобщава и отказва ядрото

hall-event-has-chosen = { $seat } вече избра.
refusal-SH-TURN = { $owed-id ->
    [0] Сега никой няма избор за правене.
   *[other] Сега не избираш ти. На ред: { $owed }.
}
refusal-SH-STEP = Това не отговаря на въпроса, който се решава сега.
refusal-SH-OVER = Играта свърши и няма какво повече да се избира.
refusal-SH-STALE = Това отговаря на предишен въпрос, а масата вече е продължила.
refusal-SH-LINE = След тази стъпка може да дойде случайност или нещо скрито. Направи я, виж и продължи: { $step }.
refusal-SH-UNDO-1 = Нямаш избор, който да се върне назад.
refusal-SH-UNDO-2 = След това избра { $seat }.
refusal-SH-UNDO-3 = След това се намеси случайността: зарове или разбъркване.
refusal-SH-UNDO-4 = След това се показа нещо скрито.
