"""Figures of fundamentals from the rows beside them; comparisons, screens and history from fundamentals."""

from decimal import Decimal

from ledger import exact, is_number
from valuation import newest_rows, twelve_months


def over(a, b, times=100):
    """a / b in percent; None where one is unknown, or b is not above zero."""
    if not is_number(a) or not is_number(b) or exact(b) <= 0:
        return None
    return exact(a) / exact(b) * times


def growth(new, old, positive=True):
    if not is_number(new) or not is_number(old) or old == 0 or (positive and old <= 0):
        return None
    return (exact(new) / exact(old) - 1) * 100 if old > 0 else (exact(new) - exact(old)) / abs(exact(old)) * 100


def check_rows(answers, ledger):
    for view, year in (("quarter", 4), ("annual", 1)):
        data = answers[f"fundamentals-{view}"]
        if "income_statement" not in data or not data.get("income_statement"):
            continue
        income, balance, cash = (data[name] for name in ("income_statement", "balance_sheet", "cash_flow"))
        for at, row in enumerate(income):
            before = next((one for one in income if same_quarter(one, row)), None)
            check_income(answers.symbol, row, before, cash[at], ledger, f"{view} {row['period_end']}")
        for at, row in enumerate(balance):
            check_balance(answers.symbol, row, ledger, f"{view} {row['period_end']}")
        for at, row in enumerate(cash):
            before = next((one for one in cash if same_quarter(one, row)), None)
            check_cash(answers.symbol, row, before, income[at], ledger, f"{view} {row['period_end']}")


def same_quarter(one, row):
    return one["fiscal_period"] == row["fiscal_period"] and one["fiscal_year"] == row["fiscal_year"] - 1


def check_income(symbol, row, before, cash, ledger, when):
    lane = "fundamentals"
    for name, field in (
        ("gross_margin_pct", "gross_profit"),
        ("operating_margin_pct", "operating_income"),
        ("net_margin_pct", "net_income"),
        ("ebitda_margin_pct", "ebitda"),
    ):
        ledger.check(symbol, lane, f"{name} {when}", row["margins"][name], over(row[field], row["revenue"]))
    ledger.check(symbol, lane, f"rnd_intensity_pct {when}", row["investment"]["rnd_intensity_pct"], over(row["rnd_expense"], row["revenue"]))
    capex = -exact(cash["capex"]) if is_number(cash["capex"]) else None
    ledger.check(symbol, lane, f"capex_intensity_pct {when}", row["investment"]["capex_intensity_pct"], over(capex, row["revenue"]))
    if before is not None:
        for name, field in (
            ("revenue_yoy_pct", "revenue"),
            ("net_income_yoy_pct", "net_income"),
            ("eps_yoy_pct", "eps_diluted"),
            ("rnd_yoy_pct", "rnd_expense"),
        ):
            ledger.near(symbol, lane, f"{name} {when}", row["growth"][name], growth(row[field], before[field]))
    if is_number(row["ebitda"]) and is_number(row["operating_income"]) and is_number(row["depreciation_amortization"]):
        ledger.same(symbol, lane, f"ebitda {when}", row["ebitda"], exact(row["operating_income"]) + exact(row["depreciation_amortization"]))
    if is_number(row["interest_coverage"]):
        ledger.check(symbol, lane, f"interest_coverage {when}", row["interest_coverage"], over(row["operating_income"], row["interest_expense"], 1))


def check_balance(symbol, row, ledger, when):
    lane = "fundamentals"
    ratios = row["ratios"]
    ledger.check(symbol, lane, f"current_ratio {when}", ratios["current_ratio"], over(row["current_assets"], row["current_liabilities"], 1))
    ledger.check(symbol, lane, f"debt_to_assets {when}", ratios["debt_to_assets"], over(row["total_debt"], row["total_assets"], 1))
    ledger.check(symbol, lane, f"debt_to_equity {when}", ratios["debt_to_equity"], over(row["total_debt"], row["total_equity"], 1))
    if is_number(row["net_debt"]):
        short = row["short_term_investments"] or 0
        ledger.same(symbol, lane, f"net_debt {when}", row["net_debt"], exact(row["total_debt"]) - exact(row["cash_and_equivalents"]) - exact(short))
    if is_number(row["tangible_book_value"]):
        ledger.same(symbol, lane, f"tangible_book_value {when}", row["tangible_book_value"], exact(row["total_equity"]) - exact(row["intangibles"] or 0))


def check_cash(symbol, row, before, income, ledger, when):
    lane = "fundamentals"
    if is_number(row["free_cash_flow"]):
        ledger.same(symbol, lane, f"free_cash_flow {when}", row["free_cash_flow"], exact(row["operating_cash_flow"]) + exact(row["capex"]))
    ledger.check(symbol, lane, f"fcf_margin_pct {when}", row["fcf_margin_pct"], over(row["free_cash_flow"], income["revenue"]))
    if before is not None:
        for name, field in (("fcf_yoy_pct", "free_cash_flow"), ("ocf_yoy_pct", "operating_cash_flow")):
            ledger.check(symbol, lane, f"{name} {when}", row[name], growth(row[field], before[field], positive=False))


def mean_now_and_then(rows, field, back):
    pair = [rows[at][field] if at < len(rows) else None for at in (0, back)]
    return sum(map(exact, pair)) / 2 if all(map(is_number, pair)) else None


def check_twelve_months(answers, ledger):
    lane, symbol = "fundamentals", answers.symbol
    data = answers["fundamentals"]
    ttm = data.get("ttm")
    if not ttm or not data.get("income_statement"):
        return
    rows = newest_rows(answers)
    back = 1 if data["reporting_cadence"] == "annual" else 4
    revenue, income = twelve_months(answers, "revenue"), twelve_months(answers, "net_income")
    ledger.check(symbol, lane, "ttm.revenue_ttm_usd", ttm["revenue_ttm_usd"], revenue, 0)
    ledger.check(symbol, lane, "ttm.net_income_ttm_usd", ttm["net_income_ttm_usd"], income, 0)
    ledger.near(symbol, lane, "ttm.eps_diluted_ttm", ttm["eps_diluted_ttm"], twelve_months(answers, "eps_diluted"), 5)
    ledger.check(symbol, lane, "ttm.net_profit_margin_pct", ttm["net_profit_margin_pct"], over(income, revenue))
    ledger.check(symbol, lane, "ttm.roa_pct", ttm["roa_pct"], over(income, mean_now_and_then(rows["balance_sheet"], "total_assets", back)))
    ledger.check(symbol, lane, "ttm.roe_pct", ttm["roe_pct"], over(income, mean_now_and_then(rows["balance_sheet"], "total_equity", back)))
    forensics = data.get("forensics")
    if not forensics:
        return
    operating = twelve_months(answers, "operating_cash_flow")
    if income is not None and operating is not None:
        assets = mean_now_and_then(rows["balance_sheet"], "total_assets", back)
        ledger.check(symbol, lane, "forensics.accruals_ratio_pct", forensics["accruals_ratio_pct"], over(income - operating, assets))
        ledger.check(symbol, lane, "forensics.cash_conversion", forensics["cash_conversion"], over(operating, income, 1))


def check_compared(answers, ledger):
    """Each figure stands in fundamentals at the place that `member` names."""
    symbol, data = answers.symbol, answers["fundamentals"]
    newest = newest_rows(answers) if data.get("income_statement") else None
    if newest is None:
        return
    first = newest["income_statement"][0]
    for name, lane in (("compare", "compare"), ("compare-ttm", "compare")):
        for field in answers[name].get("fields", []):
            check_period(symbol, lane, field["values"][0], first, ledger)
            served = field["values"][0]["value"] if "value" in field["values"][0] else None
            expected = place(data, newest, field["member"]) if name == "compare" else trailing(answers, data, field)
            if field["figure"] == "eps_diluted":
                ledger.near(symbol, lane, f"{name} eps_diluted", served, expected, 5)
            else:
                ledger.same(symbol, lane, f"{name} {field['figure']}", served, expected if is_number(expected) else None)
    for row in answers["screen"].get("rows", []):
        members = {field["figure"]: field["member"] for field in answers["compare"]["fields"]}
        for figure in row["figures"]:
            check_period(symbol, "screen", figure, first, ledger)
            expected = place(data, newest, members[figure["figure"]])
            ledger.same(symbol, "screen", figure["figure"], figure.get("value"), expected if is_number(expected) else None)


def check_period(symbol, lane, served, first, ledger):
    for name in ("fiscal_period", "fiscal_year", "period_end"):
        if is_number(served.get("value")):
            ledger.same(symbol, lane, f"{served['figure']} {name}", served[name], first[name])


def place(data, newest, member):
    block, *path = member.split(".")
    found = newest[block][0] if block in ("income_statement", "balance_sheet", "cash_flow") else data.get(block)
    for name in path:
        found = found.get(name) if isinstance(found, dict) else None
    return found


def trailing(answers, data, field):
    """Twelve months of a flow, and the newest balance of what has none."""
    block, *path = field["member"].split(".")
    newest = newest_rows(answers)
    if block in ("balance_sheet", "ttm"):
        return place(data, newest, field["member"])
    if len(path) == 1:
        return twelve_months(answers, path[0])
    if path[-1] == "gross_margin_pct":
        rows = newest["income_statement"]
        count = 1 if data["reporting_cadence"] == "annual" else 4
        profits = [row["gross_profit"] for row in rows[:count]]
        if not all(map(is_number, profits)):
            return None
        margin = over(sum(map(exact, profits)), twelve_months(answers, "revenue"))
        return None if margin is None else margin.quantize(Decimal("0.01"))
    if path[-1] == "revenue_yoy_pct" and data["reporting_cadence"] != "annual":
        values = [row["revenue"] for row in newest["income_statement"][:8]]
        if len(values) < 8 or not all(map(is_number, values)):
            return None
        found = growth(sum(map(exact, values[:4])), sum(map(exact, values[4:])))
        return None if found is None else found.quantize(Decimal("0.01"))
    return place(data, newest, field["member"])


def check_history(answers, ledger):
    symbol = answers.symbol
    for view in ("quarter", "annual"):
        name = "history-quarter" if view == "quarter" else "history-year"
        rows = {row["date"]: row for row in answers.rows(name, "history")}
        data = answers[f"fundamentals-{view}"]
        for block in ("income_statement", "cash_flow", "balance_sheet"):
            for row in data.get(block) or []:
                past = rows.get(row["period_end"])
                for column, value in (past or {}).items():
                    field = column.removesuffix(f"_{view}")
                    if field != column and field in row:
                        ledger.same(symbol, "history", f"{column} {row['period_end']}", value, row[field])
    closes = {row["date"]: row["close"] for row in answers.rows("prices-month", "prices")}
    traded = {row["date"]: exact(row["close"]) for row in answers.rows("prices-none", "prices")}
    splits = [action for action in answers["prices-splits"].get("prices", {}).get("actions", []) if action["kind"] == "split"]
    for row in answers.rows("history-month", "history"):
        when = row["date"]
        if when in closes:
            ledger.near(symbol, "history", f"close {when}", row["close"], closes[when], 6)
        cap = row["market_value"]
        for series, flow in (("ps_ttm", "revenue_ttm"), ("pfcf_ttm", "free_cash_flow_ttm")):
            if is_number(row.get(series)) and is_number(cap) and is_number(row.get(flow)):
                ledger.check(symbol, "history", f"{series} {when}", row[series], exact(cap) / exact(row[flow]))
        if is_number(row.get("pe_ttm")) and is_number(row.get("eps_diluted_ttm")):
            # Earnings are per share of today, the close is as it was traded: a spin-off changes one and not the other.
            close = traded[when]
            for split in splits:
                close = close / exact(split["ratio"]) if split["ex_date"] > when else close
            ledger.near(symbol, "history", f"pe_ttm {when}", row["pe_ttm"], close / exact(row["eps_diluted_ttm"]))
