"""Plays a seat in a hall at random to the end of its game; asks for address, table and key."""

import json
from random import choice
from time import sleep
from urllib.request import Request, urlopen

from websockets.sync.client import connect

address, table, key = input("http://host:port, table and key: ").split()
with connect(address.replace("http", "ws", 1) + "/live") as hall:
    hall.send(json.dumps({"type": "hello", "protocol": 1, "table": table, "key": key}))
    for said in map(json.loads, hall):
        if said["type"] == "error":
            raise SystemExit(said["message"])
        if said["type"] == "update" and said["view"]["result"]:
            break
        if said["type"] == "update" and (turn := said["turn"]):
            sleep(0.05)  # the hall takes 20 messages a second
            answer = {"decision": turn["decision"], "action": choice(turn["offers"])["text"]}
            hall.send(json.dumps({"type": "choose", "id": 1, **answer}))
record = Request(f"{address}/api/tables/{table}/record", headers={"Authorization": f"Bearer {key}"})
print(urlopen(record).read().decode())
