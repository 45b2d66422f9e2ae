### What run.py says. Python alone reads it, so these messages choose nothing and each is one line.

run-about = 準備並啟動一切：唯一只需要 Python 的腳本。
run-command = 指令 ...
run-play = 在瀏覽器中開啟廳堂
run-play-game = 在終端機中遊玩；選項會交給 `stormhall play`
run-test = 格式、lint、型別、匯入、規則覆蓋、所有測試
run-test-quick = 同上但略過較慢的測試；其他引數會交給 pytest
run-rules = 哪些規則有測試，哪些還沒有
run-other = `stormhall` 的其他指令，例如 bench 或 simulate
run-first-time = 第一次執行會在腳本旁建立 .venv，並安裝鎖定的需求套件。
run-next-time = 之後會立即啟動，直到鎖定清單或 pyproject.toml 改變。

## Setting up.

run-old-python = Stormhall 需要 Python { $needed } 或更新版本；目前是 { $found }。
run-no-venv = 缺少 Python 的 venv 模組。在 Debian 或 Ubuntu 上：apt-get install python3-venv
run-creating = 正在建立 .venv ...
run-not-created = 無法建立 .venv。在 Debian 或 Ubuntu 上：apt-get install python3-venv
run-installing = 正在安裝 { $what } ...
run-not-installed = pip 無法安裝 { $what }。網路與套件索引是否可用？
run-half-made = 如果 .venv 只建立了一半，請刪除後再試。
run-not-itself = pip 無法安裝 Stormhall 本身；原因見上方訊息。

## The browser client.

run-building = 正在建置瀏覽器用戶端 ...
run-not-built = 無法建置瀏覽器用戶端。
run-no-npm = 無法建置瀏覽器用戶端：沒有搭配 Node { $needed } 或更新版本的 npm。
run-get-node = 請安裝 Node，或：{ $command }
run-npm-failed = { $command } 失敗；原因見上方訊息。

## The checks.

run-summary = 總結
run-passed = 通過
run-failed = 失敗
