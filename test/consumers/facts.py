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
    """Schemas by id: each is asked for once."""

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
    """Yields (key, value) of a topic from its beginning to where it ends now, a partition's records in their order."""
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
        # Assigned by hand there is no group to join, and nothing that outlives this run.
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
    # Only companyfacts names the filer. What a filing's own XBRL adds is in `faces` and `dimensioned`: facts with
    # dimensions are of a class of stock or a segment and never totals, which is why they are not among `facts`.
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

# Of a compacted topic any number of earlier records of a key may still be there: the last one counts.
revisions = {}
for key, value in read_through("published"):
    # Without a value a record says that its key is gone.
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
