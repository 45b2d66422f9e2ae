### What run.py says. Python alone reads it, so these messages choose nothing and each is one line.

run-about = 準備並啟動一切：唯一只需要 Python 的腳本。
run-command = 指令 ...
run-play = 在瀏覽器中開啟大廳；選項會交給 `stormhall serve`
run-play-game = 在終端機中遊玩；選項會交給 `stormhall play`
run-test = 格式、lint、型別、匯入、規則覆蓋、所有測試
run-test-quick = 同上但略過較慢的測試；其他引數會交給 pytest
run-test-all = 同上並加上較長的部分；加 --strict 時，略過測試即算失敗
run-rules = 哪些規則有測試，哪些還沒有
run-rules-id = 一條規則，以及提到它的模組和測試
run-mutate = 測試能發現多少規則中的小錯誤
run-lock = 更新鎖定的需求套件；--upgrade 會全部取最新版本
run-other = `stormhall` 的其他指令，例如 bench 或 simulate
run-first-time = 第一次執行會在腳本旁建立 .venv，並安裝鎖定的需求套件。
run-next-time = 之後會立即啟動，直到鎖定清單或 pyproject.toml 改變。

## Setting up.

run-other-python = Stormhall 可在 Python { $oldest } 至 { $newest } 上執行；目前是 { $version }。請用其中之一啟動，例如：python{ $newest } run.py play
run-creating = 正在建立 .venv ...
run-not-created = 無法建立 .venv；原因見上方訊息。在 Debian 或 Ubuntu 上，通常可用：apt-get install python3-venv
run-installing = 正在安裝程式庫：
run-unpacking = 解壓縮
run-count = { $done } / { $all }
run-seconds = （{ $seconds } 秒）
run-not-installed = pip 無法安裝程式庫。網路與套件索引是否可用？磁碟空間是否足夠？下次啟動會再試一次。
run-not-itself = pip 無法安裝 Stormhall 本身；原因見上方訊息。
run-not-sound = 已安裝的程式庫彼此不相容；pip 在上方說明是哪些。請刪除 .venv 後重新啟動。
run-read-only = 無法寫入 { $folder }：{ $problem }。請把 Stormhall 放到你自己的資料夾，例如重新複製（clone）到那裡。
run-interrupted = 已停止。下次啟動會修復未完成的部分。

## What the machine has.

run-bringing = 正在安裝測試所需的項目：{ $parts } ...
run-not-brought = apt-get 無法安裝 { $parts }；需要它的測試會略過。
run-part-missing = 這裡沒有{ $part }；在 Debian 或 Ubuntu 上：{ $command }
run-part-venv = Python 的 venv 模組
run-part-browser = Chromium
run-part-letters = 中文字型
run-part-compiler = C 編譯器
run-part-headers = Python 的標頭檔

## The browser client.

run-bringing-node = 正在安裝 Node：
run-bringing-uv = 正在安裝 uv：
run-client-libraries = 正在安裝頁面的程式庫 ...
run-building = 正在建置頁面 ...
run-client = 正在檢查頁面：
run-npm-failed = { $command } 失敗；原因見上方訊息。若與網路有關，請待網路恢復後再試。

## The checks.

run-summary = 總結
run-passed = 通過
run-failed = 失敗
