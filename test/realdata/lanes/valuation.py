"""Valuation and what the price implies, from closes, cover pages, quarters and years of other answers."""

from datetime import date
from decimal import Decimal

from ledger import exact, is_number, rounded

FLOWS = {
    "operating_income": "income_statement",
    "ebitda": "income_statement",
    "revenue": "income_statement",
    "net_income": "income_statement",
    "eps_diluted": "income_statement",
    "free_cash_flow": "cash_flow",
    "buybacks": "cash_flow",
    "operating_cash_flow": "cash_flow",
    "dividends_paid": "cash_flow",
}


def twelve_months(answers, field):
    """
    The fiscal year and what the new one has more than the last; without it four quarters that follow one another, as of
    earnings per share. None where one is missing.
    """
    statement = FLOWS[field]
    years = answers["fundamentals-annual"][statement]
    newest = next((exact(row[field]) for row in years[:1] if is_number(row[field])), None)
    if answers["fundamentals"]["reporting_cadence"] == "annual":
        return newest
    quarters = answers["fundamentals-quarter"][statement]
    values = [row[field] for row in quarters[:4]]
    by_quarter = sum(map(exact, values)) if len(values) == 4 and all(map(is_number, values)) else None
    if field == "eps_diluted":
        return by_quarter
    since = [row for row in quarters if years and row["fiscal_year"] == years[0]["fiscal_year"] + 1]
    before = [row for row in quarters if years and row["fiscal_year"] == years[0]["fiscal_year"]]
    before = [row for row in before if row["fiscal_period"] in {one["fiscal_period"] for one in since}]
    parts = [row[field] for row in since + before]
    if newest is None or len(since) != len(before) or not all(map(is_number, parts)):
        return by_quarter
    return newest + sum(exact(row[field]) for row in since) - sum(exact(row[field]) for row in before)


def cover_shares(answers):
    """Shares on the newest cover page, classes summed, and the day of the count."""
    facts = [fact for fact in answers["facts-cover"].get("facts", [])]
    if not facts:
        return None, None
    newest = max(fact["filing"]["filed"] for fact in facts)
    of_newest = [fact for fact in facts if fact["filing"]["filed"] == newest]
    whole = [fact for fact in of_newest if not fact["dimensions"]]
    counted = whole[:1] or of_newest
    return sum(Decimal(fact["value"]) for fact in counted), max(fact["period_end"] for fact in counted)


def check_valuation(answers, ledger):
    data = answers["valuation"]
    lane, symbol = "valuation", answers.symbol
    if "market_value" not in data:
        return
    # Of prices that cannot be brought to one basis only the newest close is served.
    bars = answers.rows("prices-splits", "prices") or [answers["dividends"]["price_source"]]
    close, market = exact(bars[0]["close"]), data["market_value"]
    ledger.near(symbol, lane, "market_value.close", market["close"], close, 4)
    ledger.same(symbol, lane, "market_value.close_date", market["close_date"], bars[0].get("date") or bars[0]["last_bar"])
    shares, counted_on = cover_shares(answers)
    splits = [action for action in answers["prices-splits"]["prices"].get("actions", []) if action["kind"] == "split"]
    for split in splits:
        if shares is not None and split["ex_date"] > counted_on:
            shares *= Decimal(split["ratio"])
    ledger.check(symbol, lane, "market_value.shares_outstanding", market["shares_outstanding"], shares, 0)
    value = None if shares is None else exact(market["close"]) * shares
    ledger.check(symbol, lane, "market_value.value", market["value"], value, 0)
    value = exact(market["value"]) if is_number(market["value"]) else None
    enterprise = check_enterprise(answers, data["enterprise_value"], value, lane, ledger)
    prices = {"close": exact(market["close"]), "market_value": value, "enterprise_value": enterprise}
    for name, multiple in data["multiples"].items():
        check_multiple(answers, name, multiple, prices, data, ledger)
    earnings, flow = twelve_months(answers, "eps_diluted"), twelve_months(answers, "free_cash_flow")
    for name, figure, price in (
        ("earnings_yield_pct", earnings, prices["close"]),
        ("free_cash_flow_yield_pct", flow, value),
    ):
        expected = None if figure is None or price is None else figure / price * 100
        ledger.check(symbol, lane, f"yields.{name}", data["yields"][name], expected)
    paid = data["dividend"]
    if "per_share" in paid:
        forward = answers["dividends"]["current"]
        ledger.same(symbol, lane, "dividend.basis", paid["basis"], forward["yield_basis"])
        ledger.same(symbol, lane, "dividend.per_share", paid["per_share"], forward["annual_rate_forward_estimated"])
        ledger.near(symbol, lane, "dividend.yield_pct", paid["yield_pct"], exact(paid["per_share"]) / close * 100)


def check_enterprise(answers, served, market_value, lane, ledger):
    """The operands against the balance sheet, and their sum."""
    symbol = answers.symbol
    balance = newest_rows(answers)["balance_sheet"][0]
    total = market_value
    for operand in served["operands"]:
        name, value = operand["name"], operand["value"]
        if name in balance:
            row = balance[name] if balance[name] is not None or operand["note"] != "no_such_row" else 0
            ledger.same(symbol, lane, f"enterprise_value.{name}", value, row)
        elif name == "noncontrolling_interest":
            ledger.check(symbol, lane, f"enterprise_value.{name}", value, minority(answers, operand["period_end"]), 0)
        if total is not None:
            sign = 1 if operand["sign"] == "added" else -1
            total = total + sign * exact(value) if is_number(value) else None
    ledger.check(symbol, lane, "enterprise_value.value", served["value"], total, 0)
    return total


def minority(answers, end):
    """Equity with noncontrolling interests less equity of the parent, by the filings' own facts of the day."""
    def newest(name):
        facts = answers[f"facts-{name}"].get("facts", [])
        found = [fact for fact in facts if fact["period_end"] == end and not fact["dimensions"]]
        return Decimal(found[0]["value"]) if found else None

    own, whole = newest("equity"), newest("equity-with-minority")
    if own is None:
        return None
    return Decimal(0) if whole is None else whole - own


def newest_rows(answers):
    cadence = answers["fundamentals"]["reporting_cadence"]
    return answers["fundamentals-annual" if cadence == "annual" else "fundamentals-quarter"]


NUMERATORS = {"price_to_earnings": "close"}
DENOMINATORS = {
    "ev_to_ebit": "operating_income",
    "ev_to_ebitda": "ebitda",
    "ev_to_free_cash_flow": "free_cash_flow",
    "ev_to_sales": "revenue",
    "price_to_earnings": "eps_diluted",
    "price_to_free_cash_flow": "free_cash_flow",
    "price_to_sales": "revenue",
}
SERIES = {"price_to_earnings": "pe_ttm", "price_to_sales": "ps_ttm", "price_to_free_cash_flow": "pfcf_ttm"}


def check_multiple(answers, name, multiple, prices, data, ledger):
    lane, symbol = "valuation", answers.symbol
    if "denominator" not in multiple:
        ledger.check(symbol, lane, f"multiples.{name}", multiple, None)
        return
    numerator = prices[NUMERATORS.get(name, "enterprise_value" if name.startswith("ev_") else "market_value")]
    ledger.same(symbol, lane, f"multiples.{name}.numerator", multiple["numerator"]["value"], numerator)
    if name == "price_to_book":
        preferred = next((one["value"] for one in data["enterprise_value"]["operands"] if one["name"] == "preferred_stock"), None)
        equity = newest_rows(answers)["balance_sheet"][0]["total_equity"]
        by = None if preferred is None else exact(equity) - exact(preferred)
    else:
        by = twelve_months(answers, DENOMINATORS[name])
    places = 5 if name == "price_to_earnings" else 0
    ledger.near(symbol, lane, f"multiples.{name}.denominator", multiple["denominator"]["value"], by, places)
    by = by if by is not None else exact(multiple["denominator"]["value"])
    ledger.check(symbol, lane, f"multiples.{name}.value", multiple["value"], None if numerator is None else numerator / by)
    check_percentile(answers, name, multiple, ledger)


def check_percentile(answers, name, multiple, ledger):
    """Among the months of /v2/history; a month that statements of today refuse is left out here and not there."""
    history, lane, symbol = multiple["history"], "valuation", answers.symbol
    if "percentile" not in history or name not in SERIES:
        return
    months = [row for row in answers.rows("history-month", "history") if row["date"] <= history["to"]][:120]
    past = [exact(row[SERIES[name]]) for row in months if is_number(row[SERIES[name]])]
    if len(past) != history["observations"]:
        ledger.check(symbol, lane, f"multiples.{name}.percentile", history["percentile"], None)
        return
    value = exact(multiple["value"])
    below, equal = sum(1 for one in past if one < value), sum(1 for one in past if one == value)
    ordered = sorted(past)
    middle = (ordered[(len(ordered) - 1) // 2] + ordered[len(ordered) // 2]) / 2
    # Those that are equal to two decimals may be above it or below.
    places = [rounded(Decimal(100 * count) / (2 * len(past)), 2) for count in range(2 * below, 2 * (below + equal) + 1)]
    ledger.same(symbol, lane, f"multiples.{name}.percentile", exact(history["percentile"]) in places, True)
    ledger.near(symbol, lane, f"multiples.{name}.median", history["median"], middle, 1)
    ledger.same(symbol, lane, f"multiples.{name}.highest", history["highest"], ordered[-1])
    ledger.same(symbol, lane, f"multiples.{name}.lowest", history["lowest"], ordered[0])
    dated = sorted((row["date"], exact(row[SERIES[name]])) for row in months if is_number(row[SERIES[name]]))
    for years in (3, 5, 10):
        check_window(answers, name, years, value, dated, history["windows"][f"years_{years}"], ledger)
    check_move(answers, name, multiple, dict(dated), ledger)


def check_move(answers, name, multiple, past, ledger):
    """The multiple and the close of the last month-end of a year before, and factors that multiply to the change."""
    lane, symbol, moved, member = "valuation", answers.symbol, multiple["moved"], f"multiples.{name}.moved"
    if "change_pct" not in moved:
        ledger.check(symbol, lane, f"{member}.change_pct", moved, None)
        return
    day = answers["day"]["day"]
    before = [row["date"] for row in answers.rows("history-month", "history") if row["date"] <= f"{int(day[:4]) - 1}{day[4:]}"]
    ledger.same(symbol, lane, f"{member}.from", moved["from"], max(before))
    ledger.same(symbol, lane, f"{member}.value", moved["value"], past[moved["from"]])
    closes = {row["date"]: row["close"] for row in answers.rows("prices-splits", "prices")}
    if moved["from"] in closes:
        # The price of a share then had in it what was spun off later.
        close = exact(closes[moved["from"]])
        for action in answers["prices-splits"]["prices"].get("actions", []):
            if action["kind"] != "split" and action["ex_date"] > moved["from"]:
                close *= Decimal(str(action["ratio"]))
        ledger.near(symbol, lane, f"{member}.close.from", moved["close"]["from"], close, 4)
    product = Decimal(1)
    for factor in ("close", "shares_outstanding", "enterprise_to_market_value", "figure"):
        of = moved[factor]
        if of is None:
            continue
        then, now = exact(of["from"]), exact(of["to"])
        ledger.near(symbol, lane, f"{member}.{factor}.change_pct", of["change_pct"], (now / then - 1) * 100, 1)
        effect = then / now if factor == "figure" else now / then
        ledger.near(symbol, lane, f"{member}.{factor}.effect_pct", of["effect_pct"], (effect - 1) * 100, 1)
        product *= effect
    ledger.near(symbol, lane, f"{member}.change_pct", moved["change_pct"], (product - 1) * 100, 1)


def check_window(answers, name, years, value, dated, window, ledger):
    """Of the months of a window, whose multiples are known to two decimals."""
    lane, symbol, member = "valuation", answers.symbol, f"multiples.{name}.windows.years_{years}"
    day = answers["valuation"]["market_value"]["close_date"]
    last = max(date for date, _ in dated)
    since = f"{int(day[:4]) - years}{day[4:]}"
    within = [(date, one) for date, one in dated if since < date <= last]
    if len(within) < 8 * years:
        ledger.same(symbol, lane, member, window.get("reason"), "insufficient_history")
        return
    past = [one for _, one in within]
    if len(set(past)) == 1:
        return
    mean = sum(past) / len(past)
    deviation = (sum((one - mean) ** 2 for one in past) / (len(past) - 1)).sqrt()
    ledger.same(symbol, lane, f"{member}.from", window["from"], within[0][0])
    ledger.same(symbol, lane, f"{member}.to", window["to"], within[-1][0])
    ledger.same(symbol, lane, f"{member}.observations", window["observations"], len(past))
    ledger.near(symbol, lane, f"{member}.mean", window["mean"], mean, 1)
    ledger.near(symbol, lane, f"{member}.deviation", window["deviation"], deviation, 1)
    expected = (value - exact(window["mean"])) / exact(window["deviation"]) if exact(window["deviation"]) != 0 else None
    if expected is not None and exact(window["deviation"]) >= 1:
        ledger.near(symbol, lane, f"{member}.z_score", window["z_score"], expected, 1)


def present_value(flow, growth, discount, terminal, years):
    """Of a flow that grows for some years, then for ever at another rate; at the ends of years."""
    factor = (1 + growth) / (1 + discount)
    value, reached = Decimal(0), flow
    for _ in range(years):
        reached *= factor
        value += reached
    return value + reached * (1 + terminal) / (discount - terminal)


def implied_growth(value, flow, discount, terminal, years):
    low, high = Decimal("-0.5"), Decimal(1)
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (middle, high) if present_value(flow, middle, discount, terminal, years) < value else (low, middle)
    return low * 100


def check_priced_in(answers, ledger):
    data = answers["priced-in"]
    lane, symbol = "priced_in", answers.symbol
    if "assumptions" not in data:
        return
    valued = answers["valuation"]
    ledger.same(symbol, lane, "market_value", data["market_value"]["value"], valued["market_value"]["value"])
    ledger.same(symbol, lane, "enterprise_value", data["enterprise_value"]["value"], valued["enterprise_value"]["value"])
    flow = twelve_months(answers, "free_cash_flow")
    if "value" in data["free_cash_flow"]:
        ledger.check(symbol, lane, "free_cash_flow", data["free_cash_flow"]["value"], flow, 0)
    value = data["enterprise_value"]["value"]
    years = data["assumptions"]["years"]
    grid = [{**data["assumptions"], "implied_growth_pct": data["implied_growth_pct"]}, *data["sensitivity"]]
    for at in grid:
        discount, terminal = exact(at["discount_pct"]) / 100, exact(at["terminal_pct"]) / 100
        known = is_number(value) and flow is not None and flow > 0
        expected = implied_growth(exact(value), flow, discount, terminal, years) if known else None
        figure = f"implied_growth at {at['discount_pct']}, {at['terminal_pct']}"
        ledger.near(symbol, lane, figure, at["implied_growth_pct"], expected)
    check_fade(answers, data, exact(value) if is_number(value) else None, flow, ledger)
    years_of = by_period(answers.rows("history-year", "history"))
    for name, of in data["growth_that_was"].items():
        check_growth(answers, f"growth_that_was.{name}", "free_cash_flow", of, years_of, ledger)
    for field, spans in data["own_growth"].items():
        for name, of in spans.items():
            check_growth(answers, f"own_growth.{field}.{name}", field, of, years_of, ledger)


def faded(flow, first, discount, terminal, years):
    """Present value of a flow whose growth falls in equal steps from `first` to the terminal rate in the year after the last."""
    value, reached, worth = Decimal(0), flow, Decimal(1)
    for year in range(years):
        reached *= 1 + first - (first - terminal) * year / years
        worth *= 1 + discount
        value += reached / worth
    return value + reached * (1 + terminal) / (discount - terminal) / worth


def check_fade(answers, data, value, flow, ledger):
    """The first rate, from which the path and its compound follow as served."""
    lane, symbol, fade, at = "priced_in", answers.symbol, data["fade"], data["assumptions"]
    discount, terminal, years = exact(at["discount_pct"]) / 100, exact(at["terminal_pct"]) / 100, at["years"]
    known = value is not None and flow is not None and value > 0 and flow > 0
    low, high = Decimal("-0.5"), Decimal(1)
    inside = known and faded(flow, low, discount, terminal, years) <= value < faded(flow, high, discount, terminal, years)
    ledger.same(symbol, lane, "fade is served", "initial_growth_pct" in fade, inside)
    if not inside or "initial_growth_pct" not in fade:
        return
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if faded(flow, middle, discount, terminal, years) < value else (low, middle)
    ledger.near(symbol, lane, "fade.initial_growth_pct", fade["initial_growth_pct"], low * 100)
    path = [low + (terminal - low) * year / years for year in range(years)]
    for served, rate in zip(fade["growth_by_year_pct"], path, strict=True):
        ledger.near(symbol, lane, "fade.growth_by_year_pct", served, rate * 100)
    product = Decimal(1)
    for rate in path:
        product *= 1 + rate
    compound = (product ** (Decimal(1) / years) - 1) * 100
    ledger.near(symbol, lane, "fade.compound_growth_pct", fade["compound_growth_pct"], compound)


def check_growth(answers, member, field, of, years_of, ledger):
    """Both ends against the fiscal years of /v2/history, the rate, and the reasons that follow from these years alone."""
    lane, symbol, years = "priced_in", answers.symbol, int(member.split("_")[-1])
    known = {row["period_end"]: row[f"{field}_annual"] for row in years_of}
    for end in ("from", "to"):
        if end in of:
            ledger.same(symbol, lane, f"{member}.{end}", of[end]["value"], known.get(of[end]["period_end"]))
    if "from" not in of:
        ledger.check(symbol, lane, member, of, None)
        return
    first, last = exact(of["from"]["value"]), exact(of["to"]["value"])
    before = [known[end] for end in sorted(known) if end < of["from"]["period_end"]][-5:]
    known_before = [exact(value) for value in before if is_number(value)]
    usual = sorted(map(abs, known_before))
    parts = 1 if sum(value < 0 for value in known_before) * 2 > len(known_before) else 2
    median = (usual[(len(usual) - 1) // 2] + usual[len(usual) // 2]) / 2 if len(usual) >= 3 else None
    base = "not_positive" if field == "free_cash_flow" else "base_zero" if first == 0 else "base_negative"
    end = "not_positive" if field == "free_cash_flow" else "end_not_positive"
    reason = base if first <= 0 else end if last <= 0 else None
    if reason is None and median is not None and first * parts < median:
        reason = "small_base"
    after = next((known[end] for end in sorted(known) if end > of["from"]["period_end"]), None)
    if reason is None and median is None and is_number(after) and first * 10 < exact(after):
        reason = "small_base"
    if of.get("reason") == "basis_change":
        ledger.same(symbol, lane, f"{member} has no other reason", reason, None)
        ledger.same(symbol, lane, f"{member} is of a restatement", is_restated_between(answers, of), True)
        return
    if of.get("reason") == "one_off":
        ledger.same(symbol, lane, f"{member} has no other reason", reason, None)
        check_one_off(answers, member, of, ledger)
        return
    ledger.same(symbol, lane, f"{member}.reason", {"served": of.get("reason")}, {"served": reason})
    if reason is None:
        growth = ((last / first) ** (Decimal(1) / years) - 1) * 100
        ledger.check(symbol, lane, f"{member}.growth_pct", of["growth_pct"], growth)


def is_restated_between(answers, of):
    """Whether filings state two amounts of revenue for a year after the first one, of which they state one."""
    stated = {}
    for name in ("revenues", "sales", "sales-net"):
        for fact in answers[f"facts-{name}"].get("facts", []):
            days = date.fromisoformat(fact["period_end"]) - date.fromisoformat(fact["period_start"])
            if not fact["dimensions"] and 330 < days.days < 385:
                stated.setdefault((name, fact["period_end"]), set()).add(fact["value"])
    first, last = of["from"]["period_end"], of["to"]["period_end"]
    moved = {end for (_, end), values in stated.items() if len(values) > 1}
    return first not in moved and any(first < end <= last for end in moved)


def check_one_off(answers, member, of, ledger):
    """Taxes that are 25 points from the median of the other years within five, by the annual rows."""
    if of["cause"] != "tax":
        return
    rows = answers["fundamentals-annual"]["income_statement"]
    rates = {
        row["period_end"]: exact(row["income_tax"]) / exact(row["pretax_income"])
        for row in rows
        if is_number(row.get("income_tax")) and is_number(row.get("pretax_income")) and exact(row["pretax_income"]) > 0
    }
    own = rates.pop(of["fiscal_year_end"], None)
    if own is None or len(rates) < 4:
        return
    others = sorted(rates.values())
    middle = (others[(len(others) - 1) // 2] + others[len(others) // 2]) / 2
    ledger.same(answers.symbol, "priced_in", f"{member} is of taxes", abs(own - middle) > Decimal("0.15"), True)


def by_period(rows):
    return [{**row, "period_end": row["date"]} for row in rows]


def check_profile(answers, ledger):
    data = answers["profile"]
    lane, symbol = "profile", answers.symbol
    if "cik" not in data:
        return
    source, shares = data.get("market_cap_source"), data.get("shares_outstanding")
    cap = exact(source["close"]) * exact(shares) if source and is_number(shares) else None
    ledger.check(symbol, lane, "market_cap_usd", data["market_cap_usd"], cap, 0)
    counted, _ = cover_shares(answers)
    ledger.check(symbol, lane, "shares_outstanding", shares, counted, 0)
    current = answers["dividends"].get("current")
    ledger.same(symbol, lane, "dividend_yield_pct", data["dividend_yield_pct"], current and current["yield_pct"])
    float_value = data["public_float"]
    if "value_usd" in float_value and cap is not None:
        ratio = exact(float_value["value_usd"]) / cap
        ledger.same(symbol, lane, "public_float of a plausible size", Decimal("0.02") < ratio < 50, True)
    for kind, by in (("business", None), ("geography", "geography")):
        of = data["concentration"].get(kind) if isinstance(data["concentration"], dict) else None
        if not of or "by" not in of:
            continue
        for member in of.get("top_segments", of.get("top_regions", [])):
            share = rounded(member["share_pct"], 1)
            ledger.same(symbol, lane, f"concentration.{kind}", 0 < share <= 100, True)
