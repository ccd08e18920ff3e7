"""Whether the lanes agree on how old a company's statements are, on the day of the answers."""

from datetime import timedelta

from filings import day
from valuation import newest_rows

LIMITS = {"quarterly": 185, "annual": 500}
LANES = ("fundamentals", "profile", "snapshot", "earnings", "valuation", "priced-in")
# Of these, old prices alone make stale.
WITH_PRICES = {"snapshot", "valuation", "priced-in"}


def check_staleness(answers, ledger):
    """The newest row of the statements decides for every lane, and for comparisons and screens."""
    data, symbol = answers["fundamentals"], answers.symbol
    cadence = data.get("reporting_cadence")
    if cadence is None:
        return
    end = max(row["period_end"] for row in newest_rows(answers)["income_statement"][:1])
    stale = day(answers["day"]["day"]) >= day(end) + timedelta(days=LIMITS[cadence])
    for lane in LANES:
        freshness = answers[lane].get("freshness")
        if freshness == "unsupported" or (lane in WITH_PRICES and not stale):
            continue
        ledger.same(symbol, lane, "stale", freshness == "stale", stale)
    for company in answers["compare"].get("companies", []):
        if "stale" in company:
            ledger.same(symbol, "compare", "stale", company["stale"], stale)
    for row in answers["screen"].get("rows", []):
        ledger.same(symbol, "screen", "stale", row["stale"], stale)
    for name, multiple in answers["valuation"].get("multiples", {}).items():
        ledger.same(symbol, "valuation", f"{name} by stale statements", stale and "value" in multiple, False)
