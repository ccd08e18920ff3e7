"""Runs clickhouse-connect against the server at the URL given; prints "ok" when every answer is right."""

import datetime
import decimal
import sys
from urllib.parse import urlsplit

import clickhouse_connect
from clickhouse_connect.driver.exceptions import DatabaseError

place, database = urlsplit(sys.argv[1]), sys.argv[2]


def client(**options):
    return clickhouse_connect.get_client(
        host=place.hostname, port=place.port, username=place.username, password=place.password, database=database, **options
    )


def expect(actual, wanted):
    assert actual == wanted, f"{actual!r} is not {wanted!r}"


first = client()
hostile = "it's\n\t\\ {x:String} \u00e9"
expect(first.query("SELECT {x:String}, {n:Array(UInt8)}", parameters={"x": hostile, "n": [1, 2]}).result_rows, [(hostile, [1, 2])])
expect(first.query("SELECT %(x)s", parameters={"x": hostile}).result_rows, [(hostile,)])

first.command(
    "CREATE TABLE cells (id UInt32, field String, value Nullable(Decimal(38, 10)), period_end Date, flags Array(String))"
    " ENGINE = MergeTree ORDER BY id"
)
day = datetime.date(2024, 2, 29)
columns = ["id", "field", "value", "period_end", "flags"]
rows = [(i, f"field {i}", decimal.Decimal(i) / 4 if i % 2 else None, day, ["restated"]) for i in range(20_000)]
first.insert("cells", rows, column_names=columns)
expect(first.query("SELECT * FROM cells ORDER BY id").result_rows, rows)

for number, codec in enumerate(("lz4", "zstd", "gzip", False)):
    other = client(compress=codec)
    other.insert("cells", [(100_000 + number, "more", None, day, [])], column_names=columns)
    expect(other.query("SELECT field FROM cells WHERE id = 100000 + %(n)s", parameters={"n": number}).result_rows, [("more",)])
    other.close()

first.command("CREATE TEMPORARY TABLE kept (a UInt8)")
first.command("INSERT INTO kept VALUES (3)")
expect(first.query("SELECT a FROM kept").result_rows, [(3,)])

with first.query_row_block_stream("SELECT number FROM numbers(500000)") as stream:
    expect(sum(len(block) for block in stream), 500_000)

try:
    first.query("SELECT nothing")
    raise AssertionError("an unknown column was found")
except DatabaseError as error:
    assert "UNKNOWN_IDENTIFIER" in str(error), error

print("ok")
