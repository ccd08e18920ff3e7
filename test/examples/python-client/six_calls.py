"""
Six calls by the client that openapi-python-client writes from the contract, each answer as JSON on a line of its own.
    PYTHONPATH=CLIENT python six_calls.py ADDRESS KEY
"""

import json
import sys

from footnote_client import AuthenticatedClient
from footnote_client.api.across_companies import get_compare, get_search
from footnote_client.api.company import get_snapshot
from footnote_client.api.filings import get_filings
from footnote_client.api.provenance import get_explain
from footnote_client.api.statements import get_fundamentals
from footnote_client.models import GetExplainStatement, GetFundamentalsPeriod

address, key = sys.argv[1:]
client = AuthenticatedClient(address, token=key, prefix="", auth_header_name="X-API-Key")

answers = [
    get_search.sync(client=client, query="FNDEC"),
    get_fundamentals.sync(client=client, symbol="FNDEC", period=GetFundamentalsPeriod("annual")),
    get_snapshot.sync(client=client, symbol="FNDEC"),
    get_filings.sync(client=client, symbol="FNDEC"),
    get_compare.sync(client=client, symbols=["FNDEC", "FNJAN"], fields=["revenue", "roic_pct"]),
    get_explain.sync(
        client=client,
        symbol="NOBODY",
        statement=GetExplainStatement("income_statement"),
        field="revenue",
        period="2024-Q1",
    ),
]
for answer in answers:
    print(json.dumps(answer.to_dict()))
