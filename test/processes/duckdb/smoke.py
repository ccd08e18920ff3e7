"""Fetches a table as Parquet with the reader's password and reads it with DuckDB; prints "ok" when every answer is right."""

import datetime
import decimal
import sys
import tempfile
import urllib.error
import urllib.request
from urllib.parse import urlencode, urlsplit

import duckdb

place, database = urlsplit(sys.argv[1]), sys.argv[2]


def fetch(sql, password=place.password, form="Parquet"):
    address = f"http://{place.hostname}:{place.port}/?{urlencode({'database': database, 'default_format': form})}"
    headers = {"X-ClickHouse-User": place.username, "X-ClickHouse-Key": password}
    with urllib.request.urlopen(urllib.request.Request(address, data=sql.encode(), headers=headers)) as answer:
        return answer.read()


def expect(actual, wanted):
    assert actual == wanted, f"{actual!r} is not {wanted!r}"


with tempfile.NamedTemporaryFile(suffix=".parquet") as file:
    file.write(fetch("SELECT * FROM cells ORDER BY id"))
    file.flush()
    cells = duckdb.read_parquet(file.name)
    day = datetime.date(2024, 2, 29)
    expect(duckdb.sql("SELECT count(*), count(value), sum(value), min(period_end) FROM cells").fetchall(),
           [(1000, 500, decimal.Decimal("62500.0000000000"), day)])
    expect(duckdb.sql("SELECT field FROM cells WHERE id = 7").fetchall(), [("field 7",)])

for password, sql in (("wrong", "SELECT 1"), (place.password, "DROP TABLE cells")):
    try:
        fetch(sql, password)
        raise AssertionError("it was not refused")
    except urllib.error.HTTPError as error:
        assert error.code in (401, 403, 500), error

print("ok")
