"""A worked consumer: reads `facts` and the compacted `published` from Kafka, decoded through the schema registry.

Prints, as one JSON document, each company's newest total assets with the filing that said so, and its newest revision.

    pip install confluent-kafka fastavro
    python facts.py 127.0.0.1:9092 http://127.0.0.1:8081/apis/ccompat/v7
"""

import io
import json
import struct
import sys
import urllib.request
import uuid

import fastavro
from confluent_kafka import Consumer, KafkaError, KafkaException, TopicPartition

BROKERS, REGISTRY = sys.argv[1:3]


class Registry:
    """Schemas by id; each is fetched once."""

    def __init__(self, url):
        self.url = url.rstrip("/")
        self.schemas = {}

    def schema(self, number):
        if number not in self.schemas:
            with urllib.request.urlopen(f"{self.url}/schemas/ids/{number}", timeout=10) as answer:
                self.schemas[number] = fastavro.parse_schema(json.loads(json.load(answer)["schema"]))
        return self.schemas[number]

    def decode(self, value):
        """Confluent's wire format: a zero byte, the id of the writer's schema (4 bytes), Avro."""
        magic, number = struct.unpack(">bI", value[:5])
        if magic != 0:
            raise ValueError("not in Confluent's wire format")
        return fastavro.schemaless_reader(io.BytesIO(value[5:]), self.schema(number))


def read_through(topic):
    """Yields (key, value) of a topic from its beginning to its current end, with the records of each partition in order."""
    consumer = Consumer(
        {
            "bootstrap.servers": BROKERS,
            "group.id": f"facts-example-{uuid.uuid4()}",
            "enable.auto.commit": False,
            "enable.partition.eof": True,
            "auto.offset.reset": "earliest",
        }
    )
    try:
        partitions = consumer.list_topics(topic, timeout=30).topics[topic].partitions
        # Manual assignment: no group to join, and no offsets that outlive this run.
        consumer.assign([TopicPartition(topic, number, 0) for number in partitions])
        left = set(partitions)
        while left:
            message = consumer.poll(30)
            if message is None:
                raise TimeoutError(f"nothing of {topic} came for 30 s")
            if message.error() is None:
                yield message.key().decode(), message.value()
            elif message.error().code() == KafkaError._PARTITION_EOF:
                left.discard(message.partition())
            else:
                raise KafkaException(message.error())
    finally:
        consumer.close()


registry = Registry(REGISTRY)
companies = {}
for _, value in read_through("facts"):
    event = registry.decode(value)
    company = companies.setdefault(
        event["cik"], {"name": event["entity_name"], "events": 0, "facts": 0, "assets": None}
    )
    # Only events of companyfacts contain the filer's name. Those of a filing's own XBRL add `faces` and `dimensioned`:
    # facts of a class of stock or a segment, never totals, which is why they are not among `facts`.
    company["name"] = company["name"] or event["entity_name"]
    company["events"] += 1
    company["facts"] += len(event["facts"])
    for fact in event["facts"]:
        if fact["concept"] != "Assets":
            continue
        total = {
            "value": fact["value"],
            "unit": fact["unit"],
            "end": fact["end"],
            "filed": event["filed"],
            "accession": event["accession"],
        }
        order = ("end", "filed", "accession")
        known = company["assets"]
        if known is None or [total[name] for name in order] > [known[name] for name in order]:
            company["assets"] = total

# A compacted topic may still contain earlier records of a key: the last one counts.
revisions = {}
for key, value in read_through("published"):
    # A record without a value deletes its key.
    if value is not None:
        revisions[key] = registry.decode(value)

print(
    json.dumps(
        {
            "companies": dict(sorted(companies.items())),
            "published": [
                {name: event[name] for name in ("cik", "projection", "revision")}
                for event in sorted(revisions.values(), key=lambda event: (event["cik"], event["projection"]))
            ],
        }
    )
)
