"""Earnings, calendar, dividends, segments, owners, insiders, snapshot and coverage, from other answers."""

from datetime import date, timedelta
from decimal import Decimal

from ledger import exact, is_number
from valuation import newest_rows, twelve_months

YEAR_OF_WEEKS = timedelta(days=364)
# Monday holidays that filings expected a year later fall on.
HOLIDAYS = {(1, 3), (2, 3), (5, 5), (9, 1), (10, 2)}


def day(text):
    return date.fromisoformat(text[:10])


def year_later(filed):
    """52 weeks later; on the day after where that is a holiday of a Monday."""
    then = day(filed) + YEAR_OF_WEEKS
    last_of_may = then.month == 5 and then.day > 24
    place = (then.month, 5 if last_of_may else (then.day - 1) // 7 + 1)
    is_holiday = then.weekday() == 0 and place in HOLIDAYS
    return (then + timedelta(days=1) if is_holiday else then).isoformat()


def check_earnings(answers, ledger):
    data, lane, symbol = answers["earnings"], "earnings", answers.symbol
    if "periods" not in data:
        return
    rows = {row["period_end"]: row for row in newest_rows(answers)["income_statement"]}
    for period in data["periods"]:
        when, row = period["period_end"], rows.get(period["period_end"])
        if row is not None:
            for name in ("fiscal_period", "fiscal_year", "revenue", "eps_basic", "eps_diluted"):
                ledger.same(symbol, lane, f"{name} {when}", period[name], row[name])
            for name in ("revenue_yoy_pct", "eps_yoy_pct"):
                ledger.same(symbol, lane, f"{name} {when}", period[name], row["growth"][name])
        for name in ("eps_diluted", "revenue"):
            check_trend(answers, name, period, ledger)
        for name in ("announced", "report"):
            of = period[name]
            if of and "filed" in of:
                ledger.same(symbol, lane, f"{name} days {when}", of["days_after_period_end"], (day(of["filed"]) - day(when)).days)
        announced, report = period["announced"], period["report"]
        if announced and report and "filed" in announced and "filed" in report:
            between = (day(report["filed"]) - day(announced["filed"])).days
            ledger.same(symbol, lane, f"days between {when}", period["days_from_announcement_to_report"], between)
    results = {event["accession"] for event in answers["events"].get("events", []) if any(item["item"] in ("2.02", "12") for item in event["items"])}
    oldest = min((event["filed"] for event in answers["events"].get("events", [])), default="9999")
    for period in data["periods"]:
        announced = period["announced"]
        if announced and announced.get("filed", "") > oldest and announced["accession"].strip():
            is_event = announced["accession"] in results
            ledger.same(symbol, lane, f"8-K 2.02 {period['period_end']}", is_event, True)
    for period in data["reports_without_figures"]:
        for name in ("announced", "report"):
            of = period[name]
            if "filed" in of:
                served = of["days_after_period_end"]
                ledger.same(symbol, lane, f"{name} days, without figures", served, (day(of["filed"]) - day(period["period_end"])).days)
    following = data.get("next")
    if following and "date_estimated" in following:
        expected = year_later(following["year_before"]["filed"])
        ledger.same(symbol, lane, "next.date_estimated", following["date_estimated"], expected)


def check_trend(answers, name, period, ledger):
    """Of quarters of the company's history that follow one another; where one is missing it stands alone."""
    lane, symbol, served = "earnings", answers.symbol, period["against_trend"][name]
    rows = answers.rows("history-quarter", "history")
    at = next((place for place, row in enumerate(rows) if row["date"] == period["period_end"]), None)
    within = rows[at : at + 9] if at is not None else []
    figures = [row[f"{name}_quarter"] for row in within]
    expected = None
    if len(within) == 9 and all(map(is_number, figures)):
        base, own = sum(map(exact, figures[5:9])), exact(figures[4])
        spans = (day(within[0]["date"]) - day(within[8]["date"])).days
        if base > 0 and own > 0 and 720 < spans < 745:
            trend = (sum(map(exact, figures[1:5])) / base - 1) * 100
            expected = (exact(figures[0]) / own - 1) * 100 - trend
    ledger.check(symbol, lane, f"{name} against its trend {period['period_end']}", served.get("difference_pp", served), expected)


# Days from the end of a period to the deadline, by category of filer.
DEADLINES = {"10-Q": (40, 45), "10-K": (60, 75, 90)}


def deadline(form, end, category):
    """Four months after the year for Form 20-F, by its General Instruction A(b)."""
    if form == "20-F":
        month = end.month + 4
        year, month = end.year + (month - 1) // 12, (month - 1) % 12 + 1
        return (date(year, month, 28) + timedelta(days=4)).replace(day=1) - timedelta(days=1)
    allowed = DEADLINES[form]
    days = allowed[0] if category in ("large accelerated filer", "accelerated filer") else allowed[-1]
    if form == "10-K" and category == "accelerated filer":
        days = 75
    return end + timedelta(days=days)


def check_calendar(answers, ledger):
    data, lane, symbol = answers["calendar"], "calendar", answers.symbol
    category = answers["profile"].get("filer_category")
    name = category.get("value", "").lower() if isinstance(category, dict) else ""
    for item in data.get("upcoming", []):
        filings = item["evidence"]["filings"]
        if item["basis"] == "estimated" and filings:
            expected = year_later(filings[0]["filed"])
            ledger.same(symbol, lane, f"{item['kind']} {item['form']} {item['period_end']}", item["date"], expected)
        if item["basis"] == "deadline":
            last = deadline(item["form"], day(item["period_end"]), name)
            moved = (day(item["date"]) - last).days
            ledger.same(symbol, lane, f"deadline {item['form']} {item['period_end']}", 0 <= moved <= 4 and day(item["date"]).weekday() < 5, True)
            if last.weekday() < 5 and moved > 1:
                ledger.same(symbol, lane, f"deadline {item['period_end']} moved", moved, 0)
        if item["kind"] == "dividend_ex":
            current = answers["dividends"]["current"]
            ledger.same(symbol, lane, "dividend_ex", item["date"], current["next_ex_date_estimated"])
            ledger.same(symbol, lane, "dividend_ex amount", item["amount"], current["next_payment_amount_estimated"])
    paid = {action["ex_date"]: action["amount"] for action in answers["prices-total"].get("prices", {}).get("actions", []) if action["kind"] == "dividend"}
    for item in data.get("past", []):
        if item["kind"] == "dividend_ex":
            ledger.near(symbol, lane, f"past dividend {item['date']}", item["amount"], paid.get(item["date"]), 6)


PER_YEAR = {"annual": 1, "semi_annual": 2, "quarterly": 4, "monthly": 12}


def check_dividends(answers, ledger):
    data, lane, symbol = answers["dividends"], "dividends", answers.symbol
    actions = answers["prices-total"].get("prices", {}).get("actions", [])
    paid = [(action["ex_date"], exact(action["amount"])) for action in actions if action["kind"] == "dividend"]
    if "current" not in data or not paid:
        return
    current, rows = data["current"], answers.rows("prices-total", "prices")
    ledger.near(symbol, lane, "price_source.close", data["price_source"]["close"], rows[0]["close"], 4)
    ledger.same(symbol, lane, "last_ex_date", current["last_ex_date"], paid[0][0])
    ledger.near(symbol, lane, "last_payment_amount", current["last_payment_amount"], paid[0][1], 6)
    today = day(rows[0]["date"])
    # Parts of one payment, whose ex-dates are within ten days of each other, are counted once.
    payments = [at for n, (at, _) in enumerate(paid) if n + 1 == len(paid) or (day(at) - day(paid[n + 1][0])).days > 10]
    window = [at for at in payments if day(at) >= today.replace(year=today.year - 5)]
    ledger.same(symbol, lane, "total_payments", data["history_summary"]["total_payments"], len(window))
    ledger.same(symbol, lane, "ex_date_first", data["history_summary"]["ex_date_first"], window[-1] if window else None)
    count = PER_YEAR.get(current["frequency"])
    cycle = [amount for _, amount in paid[:count]] if count else []
    is_plain = count in (4, 12) and max(cycle) < Decimal("1.3") * min(cycle) and data["status"] == "payer"
    if is_plain:
        ledger.near(symbol, lane, "annual_rate", current["annual_rate"], sum(cycle), 6)
        forward = paid[0][1] * count
        ledger.near(symbol, lane, "annual_rate_forward_estimated", current["annual_rate_forward_estimated"], forward, 6)
        close = exact(rows[0]["close"])
        ledger.near(symbol, lane, "yield_pct", current["yield_pct"], forward / close * 100)
        check_record(symbol, lane, data, paid, count, today, ledger)
    health = data["dividend_health"]["payout_components"]
    if not answers["fundamentals"].get("income_statement"):
        return
    out = twelve_months(answers, "dividends_paid")
    cash = None if out is None or out == 0 else -out
    for name, field in (("payout_ratio_pct", "net_income"), ("fcf_payout_ratio_pct", "free_cash_flow")):
        earned = twelve_months(answers, field)
        expected = None if cash is None or earned is None or earned <= 0 else cash / earned * 100
        ledger.check(symbol, lane, name, health[name], expected)
    for name, field in (("ocf_coverage", "operating_cash_flow"), ("ebitda_coverage", "ebitda")):
        earned = twelve_months(answers, field)
        ledger.check(symbol, lane, name, health[name], None if cash is None or earned is None else earned / cash)


def check_record(symbol, lane, data, paid, count, today, ledger):
    """Streak and cuts of a payer without specials: years are blocks of payments from the newest back."""
    record = data["dividend_health"]["track_record"]
    if not is_number(record["consecutive_increase_years_within_5y_window"]):
        return
    since = today.replace(year=today.year - 5).isoformat()
    inside = sum(1 for at, _ in paid if at >= since)
    amounts = [amount for _, amount in paid]
    if any(b > Decimal("1.3") * a or a > Decimal("1.3") * b for a, b in zip(amounts[: inside + count], amounts[1:])):
        return
    cuts = sum(1 for at in range(inside) if at + 1 < len(amounts) and amounts[at] < amounts[at + 1] * Decimal("0.995"))
    ledger.same(symbol, lane, "cuts", record["cuts_in_5y_window"], cuts)
    years = [sum(amounts[at : at + count]) for at in range(0, inside + count, count) if at + count <= len(amounts)]
    streak = 0
    while streak + 1 < len(years) and streak < inside // count and years[streak] > years[streak + 1] * Decimal("1.005"):
        streak += 1
    ledger.same(symbol, lane, "streak", record["consecutive_increase_years_within_5y_window"], streak)


def check_segments(answers, ledger):
    lane, symbol = "segments", answers.symbol
    quarters = {row["period_end"]: row["revenue"] for row in answers["fundamentals-quarter"].get("income_statement") or []}
    years = {row["period_end"]: row["revenue"] for row in answers["fundamentals-annual"].get("income_statement") or []}
    for by in ("product", "segment", "geography"):
        for period in answers[f"segments-{by}"].get("periods", []):
            if period["total"] is None or period["refusal"] is not None:
                ledger.same(symbol, lane, by, None, None)
                continue
            when = f"{by} {period['period']}"
            values = [exact(member["value"]) for member in period["members"]]
            known = quarters if period["period_kind"] == "quarter" else years
            if period["period_kind"] in ("quarter", "annual") and period["period_end"] in known:
                ledger.same(symbol, lane, f"total {when}", period["total"], known[period["period_end"]])
            apart = sum(exact(part["value"]) for part in period["reconciling"])
            gap = abs(sum(values) + apart - exact(period["total"]))
            ledger.same(symbol, lane, f"sum {when}", gap <= exact(period["total"]) * Decimal("0.005"), True)
            for member, value in zip(period["members"], values):
                share = value / exact(period["total"]) * 100
                ledger.check(symbol, lane, f"share {when}", member["share_pct"], share, 1)
            concentration, parts = period["concentration"], [value for value in values if value > 0]
            if concentration:
                squares = sum((value / sum(parts)) ** 2 for value in parts)
                ledger.check(symbol, lane, f"hhi {when}", concentration["hhi"], squares)
                largest = max(parts) / sum(parts) * 100
                ledger.check(symbol, lane, f"largest {when}", concentration["top_segment_share_pct"], largest, 1)


def check_owners(answers, ledger):
    owned, lane, symbol = answers["ownership"].get("beneficial_ownership"), "ownership", answers.symbol
    if not owned or "history" not in owned:
        return
    standing = {row["accession"]: row for row in owned["history"] if not row["superseded"] and not row["is_exit"]}
    ledger.same(symbol, lane, "holders", sorted(row["accession"] for row in owned["holders"]), sorted(standing))
    shares = [exact(row["pct_of_class"]) for row in owned["holders"] if is_number(row["pct_of_class"])]
    ledger.same(symbol, lane, "holders by size", shares, sorted(shares, reverse=True))
    for row in owned["holders"]:
        of = standing.get(row["accession"])
        if of:
            ledger.same(symbol, lane, "pct_of_class", row["pct_of_class"], of["pct_of_class"])


def check_insiders(answers, ledger):
    data, lane, symbol = answers["insiders"], "insiders", answers.symbol
    for window in (data.get("summary") or {}).get("windows", []):
        inside = [
            trade
            for trade in data["transactions"]
            if window["from"] <= (trade["date"] or "") and not trade["superseded"] and trade["derivative"] is None and not trade["same_as"]
        ]
        for code, name in (("P", "purchases"), ("S", "sales")):
            trades = [trade for trade in inside if trade["code"] == code]
            ledger.same(symbol, lane, f"{name} of {window['months']} months", window[name]["transactions"], len(trades))
            if is_number(window[name]["shares"]):
                ledger.same(symbol, lane, f"shares of {name}", window[name]["shares"], sum(exact(trade["shares"]) for trade in trades))


def check_snapshot(answers, ledger):
    """One screen: each of its figures stands in the answer of its lane."""
    data, lane, symbol = answers["snapshot"], "snapshot", answers.symbol
    if not data.get("price"):
        return
    action, technicals, paid = answers["price-action"], answers["technicals"], answers["dividends"].get("current")
    price = data["price"]
    if "returns" in action and "close" in price:
        for name, span in (("return_1d", "1d"), ("return_1y", "1y"), ("return_ytd", "ytd")):
            ledger.same(symbol, lane, name, price[name], action["returns"][span])
        ledger.same(symbol, lane, "range_52w", price["range_52w"], action["range_52w"])
        ledger.same(symbol, lane, "close", price["close"], action["price_source"]["close"])
    trend = data.get("trend") or {}
    if "moving_averages" in technicals and "rsi_14" in trend:
        averages = technicals["moving_averages"]
        for name in ("golden_cross_active", "vs_sma_50_pct", "vs_sma_200_pct"):
            ledger.same(symbol, lane, name, trend[name], averages[name])
        ledger.same(symbol, lane, "rsi_14", trend["rsi_14"], technicals["momentum"]["rsi_14"])
    if paid and "yield_pct" in data["dividend"]:
        for name in ("annual_rate_forward_estimated", "last_ex_date", "last_payment_amount", "yield_pct"):
            ledger.same(symbol, lane, f"dividend.{name}", data["dividend"][name], paid[name])
    cap = data["market_cap"]
    of_profile = answers["profile"].get("market_cap_usd")
    value = cap.get("value_usd", cap.get("value", cap)) if isinstance(cap, dict) else cap
    ledger.same(symbol, lane, "market_cap", value, of_profile)
    ttm = data.get("ttm")
    if ttm and "revenue" in ttm:
        for name, field in (
            ("revenue", "revenue"),
            ("net_income", "net_income"),
            ("free_cash_flow", "free_cash_flow"),
            ("operating_cash_flow", "operating_cash_flow"),
            ("eps_diluted", "eps_diluted"),
        ):
            places = 5 if name == "eps_diluted" else 0
            served = ttm[name].get("value") if isinstance(ttm[name], dict) else ttm[name]
            ledger.near(symbol, lane, f"ttm.{name}", served, twelve_months(answers, field), places)
    quality, fundamentals = data.get("quality") or {}, answers["fundamentals"]
    if "roic_pct" in quality:
        for block in ("ttm", "forensics"):
            for name, value in (fundamentals.get(block) or {}).items():
                if name in quality:
                    ledger.same(symbol, lane, f"quality.{name}", quality[name], value)
        ratios = newest_rows(answers)["balance_sheet"][0]["ratios"]
        for name in ("current_ratio", "net_debt_to_ebitda"):
            ledger.same(symbol, lane, f"quality.{name}", quality[name], ratios[name])
    filings = data.get("latest_filing") or {}
    if "filed" in filings:
        events = [event["filed"] for event in answers["events"].get("events", [])]
        ledger.same(symbol, lane, "latest_filing", all(filed <= filings["filed"] for filed in events), True)


LANE_FILES = {"price_action": "price-action", "priced_in": "priced-in", "insider": "insiders", "history": "history-month"}
NOT_ASKED = {"governance", "facts", "filings", "segments"}


# Without them every figure of the lane is refused.
FIGURES = {
    "valuation": lambda data: data["market_value"]["value"],
    "priced_in": lambda data: data["implied_growth_pct"],
}


def check_coverage(answers, ledger):
    """A lane that is available has an answer, and one that does not apply says so."""
    for lane, of in answers["coverage"].get("support", {}).items():
        if lane in NOT_ASKED:
            continue
        data = answers[LANE_FILES.get(lane, lane)]
        is_refused = data.get("available") is False or data.get("freshness") == "unsupported"
        if of["available_now"]:
            ledger.same(answers.symbol, "coverage", f"{lane} is answered", is_refused, False)
            if lane in FIGURES:
                ledger.same(answers.symbol, "coverage", f"{lane} has figures", is_number(FIGURES[lane](data)), True)
        elif not of["supported"]:
            ledger.same(answers.symbol, "coverage", f"{lane} does not apply", of["available_now"], False)
