"""Quote, returns against the market, beta and multiples of /v2/snapshot, from prices and the answers of other lanes."""

from datetime import date

from ledger import exact
from prices import Series, months_before, percent

MONTHS = {"1m": 1, "3m": 3, "6m": 6, "1y": 12, "3y": 36}


def check_market(answers, funds, ledger):
    """`funds`: total-return prices of the funds, by symbol."""
    data, symbol = answers["snapshot"], answers.symbol

    def same(figure, served, expected):
        ledger.same(symbol, "snapshot", figure, served, expected)

    splits, total = Series(answers, "splits"), Series(answers, "total")
    quote, returns = data.get("quote") or {}, data.get("returns") or {}
    if "close" in quote and splits.rows:
        row = splits.rows[-1]
        for name in ("date", "open", "high", "low", "close", "volume"):
            same(f"quote.{name}", quote[name], row[name])
        change = quote["change"]
        if "amount" in change:
            before = splits.rows[-2]
            same("quote.change.previous_date", change["previous_date"], before["date"])
            same("quote.change.previous_close", change["previous_close"], before["close"])
            same("quote.change.amount", change["amount"], exact(row["close"]) - exact(before["close"]))
            ledger.check(symbol, "snapshot", "quote.change.pct", change["pct"], percent(row["close"], before["close"]))
    if "benchmark" in returns and total.rows:
        check_returns(symbol, returns, splits, total, funds.get(returns["benchmark"]), answers["price-action"], ledger)
    beta = data.get("beta") or {}
    if "value" in beta:
        same("beta.value", beta["value"], answers["technicals"]["volatility"]["beta_1y_weekly"])
    multiples, valued = data.get("multiples") or {}, answers["valuation"].get("multiples")
    if valued and "available" not in multiples:
        for name, multiple in multiples.items():
            same(f"multiples.{name}", multiple.get("value", multiple.get("reason")), valued[name].get("value", valued[name].get("reason")))


def check_returns(symbol, returns, splits, total, fund, action, ledger):
    newest = splits.days[-1]
    for span, months in {**MONTHS, "5d": None, "ytd": None}.items():
        of, place = returns[span], f"returns.{span}"
        if "reason" in of:
            ledger.same(symbol, "snapshot", f"{place} is refused", of, action["returns"][span])
            continue
        start = date.fromisoformat(of["from_date"])
        own = percent(total.close[-1], total.close[total.days.index(start)])
        ledger.check(symbol, "snapshot", f"{place}.price_return_pct", of["price_return_pct"], percent(splits.close[-1], splits.close[splits.days.index(start)]))
        ledger.near(symbol, "snapshot", f"{place}.total_return_pct", of["total_return_pct"], own)
        if fund is None or newest not in fund.days:
            ledger.same(symbol, "snapshot", f"{place} has no fund", "reason" in of["vs_benchmark_pp"], True)
            continue
        day = months_before(newest, months) if months else start if span == "5d" else date(newest.year - 1, 12, 31)
        began = fund.at(day)
        if began is None or (day - fund.days[began]).days > 10:
            ledger.same(symbol, "snapshot", f"{place} has no fund", "reason" in of["vs_benchmark_pp"], True)
            continue
        other = percent(fund.close[fund.days.index(newest)], fund.close[began])
        ledger.near(symbol, "snapshot", f"{place}.benchmark_return_pct", of["benchmark_return_pct"], other)
        ledger.near(symbol, "snapshot", f"{place}.vs_benchmark_pp", of["vs_benchmark_pp"], own - other)
