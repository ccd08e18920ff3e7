"""Figures at the newest close in /v2/compare: each equals that of its own endpoint, or follows from it."""

from ledger import exact, is_number
from valuation import twelve_months

LANES = {"/v2/valuation": "valuation", "/v2/price-action": "price-action", "/v2/technicals": "technicals"}


def check_closes(answers, ledger):
    data, lane, symbol = answers["compare-closes"], "compare", answers.symbol
    if "fields" not in data:
        return
    # Of prices that cannot be brought to one basis only the newest close is served.
    priced = answers["price-action"].get("price_source") or answers["dividends"].get("price_source")
    closes = data["closes"]
    for end in ("earliest", "latest"):
        ledger.same(symbol, lane, f"closes.{end}", closes[end], priced and priced["last_bar"])
    for field in data["fields"]:
        name, value = field["figure"], field["values"][0]
        if "close_date" in value:
            ledger.same(symbol, lane, f"{name}.close_date", value["close_date"], priced["last_bar"])
        if "value" not in value:
            if value["reason"] != "stale_prices" and field["path"] is not None:
                own = at(answers[LANES[field["path"]]], field["member"])
                ledger.same(symbol, lane, f"{name} is refused", is_number(own), False)
            continue
        served = value["value"]
        if field["path"] is None:
            ledger.check(symbol, lane, name, served, paid_yield(answers, name))
        elif field["path"] == "/v2/valuation" and "multiples" not in answers["valuation"]:
            # Without statements: the close and the yield of the dividend, as the endpoints of prices have them.
            own = priced["close"] if name == "close" else answers["dividends"]["current"]["yield_pct"]
            ledger.near(symbol, lane, name, served, exact(own), 4 if name == "close" else 2)
        else:
            ledger.same(symbol, lane, name, served, at(answers[LANES[field["path"]]], field["member"]))


def at(data, member):
    for name in member.split("."):
        data = data.get(name) if isinstance(data, dict) else None
    return data


def paid_yield(answers, name):
    """Cash paid to holders in twelve months over the market value."""
    value = at(answers["valuation"], "market_value.value")
    fields = ("buybacks",) if name == "buyback_yield_pct" else ("buybacks", "dividends_paid")
    paid = [twelve_months(answers, field) for field in fields]
    return None if not is_number(value) or None in paid else -sum(paid) / exact(value) * 100
