"""Reads what `footnote topics export` wrote with fastavro: for each topic its records and their keys, as JSON.

    pip install fastavro
    python exported.py DIR
"""

import json
import pathlib
import sys

import fastavro

counts = {}
for path in sorted(pathlib.Path(sys.argv[1]).glob("*/*.avro")):
    topic = counts.setdefault(path.parent.name, {"records": 0, "keys": set()})
    expected = None
    with path.open("rb") as file:
        for record in fastavro.reader(file):
            # Consecutive records of one partition, the event in the schema it was written with.
            assert expected is None or record["offset"] == expected, path
            assert record["event"] is None or record["event"]["recorded_at"] == record["timestamp"], path
            expected = record["offset"] + 1
            topic["records"] += 1
            topic["keys"].add(record["key"])

print(json.dumps({name: {**topic, "keys": sorted(topic["keys"])} for name, topic in counts.items()}))
