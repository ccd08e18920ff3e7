"""Reads what `footnote export --format parquet` wrote with DuckDB and with pandas.

Prints, as one JSON document, for each table its rows by both, and for each column the count and a checksum by DuckDB.

    pip install duckdb pandas pyarrow
    python exported_tables.py DIR
"""

import json
import pathlib
import sys

import duckdb
import pandas

folder = pathlib.Path(sys.argv[1])
manifest = json.loads((folder / "manifest.json").read_text())


def checksum(column):
    """Sum of the first seven bytes of the MD5 of each value as text: the order of the rows does not matter."""
    name = f'"{column["name"]}"'
    text = f"array_to_string({name}, ';')" if column["type"].startswith("Array") else f"{name}::VARCHAR"
    return f"[count({name})::VARCHAR, coalesce(sum(('0x' || left(md5({text}), 14))::UBIGINT), 0)::VARCHAR]"


def read(table):
    """Rows by pandas and by DuckDB, which finds the year in the names of the folders, and the columns."""
    frame = pandas.read_parquet(folder / table["name"])
    rows = f"read_parquet('{folder / table['name']}/*/*.parquet', hive_partitioning = true)"
    columns = ", ".join(checksum(column) for column in table["columns"])
    count, years, *sums = duckdb.sql(f"SELECT count(*), count(DISTINCT year), {columns} FROM {rows}").fetchall()[0]
    # Every number has its footnote, in the row of it.
    if "accession" in frame and "value" in frame:
        numbers = frame[frame["value"].notna()]
        assert (numbers[["accession", "form"]] != "").all(axis=None) and numbers["filed"].notna().all()
    return {
        "rows": count,
        "pandas": len(frame),
        "years": years,
        "columns": {column["name"]: found for column, found in zip(table["columns"], sums)},
    }


print(json.dumps({table["name"]: read(table) for table in manifest["tables"] if table["files"]}))
