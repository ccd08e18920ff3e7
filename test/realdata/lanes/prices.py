"""Price action and indicators, from the daily rows of /v2/prices."""

import calendar
import math
from datetime import date, timedelta
from decimal import Decimal


def months_before(day, months):
    """The same day of an earlier month, or the last one of a shorter month."""
    year, month = divmod(day.year * 12 + day.month - 1 - months, 12)
    return date(year, month + 1, min(day.day, calendar.monthrange(year, month + 1)[1]))


def percent(new, old):
    return (Decimal(new) / Decimal(old) - 1) * 100


class Series:
    """Rows of a symbol, oldest first."""

    def __init__(self, answers, adjust):
        rows = list(reversed(answers.rows(f"prices-{adjust}", "prices")))
        self.rows = rows
        self.actions = answers[f"prices-{adjust}"].get("prices", {}).get("actions", [])
        self.days = [date.fromisoformat(row["date"]) for row in rows]
        self.close = [Decimal(row["close"]) for row in rows]

    def at(self, day):
        """Index of the last row on or before a day; None before the first."""
        found = [at for at, one in enumerate(self.days) if one <= day]
        return found[-1] if found else None

    def index(self, text):
        return self.days.index(date.fromisoformat(text))


def check_price_action(answers, ledger):
    data = answers["price-action"]
    lane, symbol = "price_action", answers.symbol
    splits, total = Series(answers, "splits"), Series(answers, "total")
    if not splits.rows or "returns" not in data:
        return
    last = len(splits.days) - 1
    newest = splits.days[last]
    starts = {
        "1d": last - 1,
        "5d": last - 5,
        **{f"{n}m": splits.at(months_before(newest, n)) for n in (1, 3, 6)},
        **{f"{n}y": splits.at(months_before(newest, 12 * n)) for n in (1, 3, 5, 10)},
        "ytd": splits.at(date(newest.year - 1, 12, 31)),
    }
    for span, start in starts.items():
        of = data["returns"][span]
        if "from_date" not in of:
            ledger.check(symbol, lane, f"returns.{span}", of, None)
            continue
        ledger.same(symbol, lane, f"returns.{span}.from_date", of["from_date"], splits.rows[start]["date"])
        ledger.same(symbol, lane, f"returns.{span}.from_close", of["from_close"], splits.close[start])
        ledger.same(symbol, lane, f"returns.{span}.to_close", of["to_close"], splits.close[last])
        change = percent(splits.close[last], splits.close[start])
        ledger.check(symbol, lane, f"returns.{span}.price_return_pct", of["price_return_pct"], change)
        if total.rows:
            start = total.index(of["from_date"])
            change = percent(total.close[-1], total.close[start])
            ledger.near(symbol, lane, f"returns.{span}.total_return_pct", of["total_return_pct"], change)
    for name, span in (("deepest_1y", 12), ("deepest_5y", 60), ("deepest_all", None)):
        since = 0 if span is None else splits.at(months_before(newest, span))
        of = data["drawdowns"][name]
        if "depth_pct" not in of:
            ledger.check(symbol, lane, name, of, None)
            continue
        depth, peak_at, trough_at = deepest(splits.close[since:])
        ledger.check(symbol, lane, f"{name}.depth_pct", of["depth_pct"], depth)
        ledger.same(symbol, lane, f"{name}.peak_date", of["peak_date"], splits.rows[since + peak_at]["date"])
        ledger.same(symbol, lane, f"{name}.trough_date", of["trough_date"], splits.rows[since + trough_at]["date"])
        after = [
            splits.rows[at]["date"]
            for at in range(since + trough_at, last + 1)
            if splits.close[at] >= splits.close[since + peak_at]
        ]
        ledger.same(symbol, lane, f"{name}.recovered_date", of["recovered_date"], after[0] if after else None)
    current = data["drawdowns"]["current"]
    peak = max(splits.close)
    fall = percent(splits.close[last], peak)
    ledger.check(symbol, lane, "current.under_peak_pct", current.get("under_peak_pct"), fall)
    ledger.same(symbol, lane, "current at its high", current.get("reason") == "at_high", fall == 0)
    check_range(symbol, lane, data["range_52w"], splits.rows, ledger)
    volumes = [row["volume"] for row in splits.rows]
    for days in (20, 30, 50):
        of = data["volume"][f"average_{days}d"]
        if "average" in of and None not in volumes[-days - 1 :]:
            mean = Decimal(sum(map(Decimal, volumes[-days - 1 : -1]))) / days
            ledger.near(symbol, lane, f"average_{days}d", of["average"], mean, 0)
            ledger.near(symbol, lane, f"to_average_{days}d", of["newest_to_average"], Decimal(volumes[-1]) / mean)
    gaps = sorted(
        range(last - 251, last + 1),
        key=lambda at: -abs(Decimal(splits.rows[at]["open"]) / splits.close[at - 1] - 1),
    )
    for place, of in enumerate(data["gaps"].get("largest", [])):
        row = splits.rows[gaps[place]]
        ledger.same(symbol, lane, f"gaps[{place}].date", of["date"], row["date"])
        ledger.same(symbol, lane, f"gaps[{place}].open", of["open"], row["open"])
        ledger.same(symbol, lane, f"gaps[{place}].previous_close", of["previous_close"], splits.close[gaps[place] - 1])
        ledger.check(symbol, lane, f"gaps[{place}].gap_pct", of["gap_pct"], percent(row["open"], splits.close[gaps[place] - 1]))
        paid = sum(action["amount"] for action in total.actions if action["kind"] == "dividend" and action["ex_date"] == row["date"])
        for action in splits.actions:
            # On the scale of the prices, which a later spin-off lowers.
            if action["kind"] == "price_adjustment" and action["ex_date"] > row["date"]:
                paid = Decimal(paid) / Decimal(action["ratio"])
        ledger.near(symbol, lane, f"gaps[{place}].dividend", of["dividend"], paid if total.rows else None, 6)


def deepest(closes):
    """Depth in percent, and where the peak and the trough are; of equal peaks the last."""
    peak, worst = 0, (Decimal(0), 0, 0)
    for at, close in enumerate(closes):
        if close >= closes[peak]:
            peak = at
        depth = percent(close, closes[peak])
        if depth < worst[0]:
            worst = (depth, peak, at)
    return worst


def check_range(symbol, lane, served, rows, ledger):
    if "high" not in served:
        return
    year = rows[-252:]
    high, low = max(Decimal(row["high"]) for row in year), min(Decimal(row["low"]) for row in year)
    close = Decimal(rows[-1]["close"])
    ledger.same(symbol, lane, "range_52w.high", served["high"], high)
    ledger.same(symbol, lane, "range_52w.low", served["low"], low)
    ledger.check(symbol, lane, "range_52w.under_high_pct", served["under_high_pct"], percent(close, high))
    ledger.check(symbol, lane, "range_52w.above_low_pct", served["above_low_pct"], percent(close, low))
    ledger.check(symbol, lane, "range_52w.position_pct", served["position_pct"], (close - low) / (high - low) * 100)


def mean(values):
    return sum(values) / len(values)


def smoothed(values, length, seed_at=None):
    """Exponential average, seeded with a mean."""
    seed_at = length - 1 if seed_at is None else seed_at
    averages = [mean(values[seed_at - length + 1 : seed_at + 1])]
    for value in values[seed_at + 1 :]:
        averages.append(averages[-1] + 2 / (length + 1) * (value - averages[-1]))
    return averages


def wilder(values, length=14):
    average = mean(values[:length])
    for value in values[length:]:
        average = (average * (length - 1) + value) / length
    return average


def rsi(closes):
    moves = [b - a for a, b in zip(closes, closes[1:])]
    gain, loss = wilder([max(move, 0) for move in moves]), wilder([max(-move, 0) for move in moves])
    return 100 * gain / (gain + loss)


def true_range(high, low, before):
    return max(high - low, abs(high - before), abs(low - before))


# Four prices of single precision, each rounded by half of 2^-23, which are served to six decimals.
NOISE = 4 * 2**-24


def adx(highs, lows, closes):
    up_sum = down_sum = range_sum = 0.0
    indices = []
    for at in range(1, len(closes)):
        up, down = highs[at] - highs[at - 1], lows[at - 1] - lows[at]
        # Equal movements cancel out. As binary fractions 0.17 and 0.17 differ, by which F's ADX was 24.68 for 24.59, and to
        # six decimals 6.929993 and 6.929992, by which QQQ's of weeks was 24.38 for 24.3.
        noise = NOISE * max(highs[at], highs[at - 1]) + 2e-6
        plus = up if up > 0 and up - down > noise else 0
        minus = down if down > 0 and down - up > noise else 0
        spread = true_range(highs[at], lows[at], closes[at - 1])
        keep = 1 if at <= 13 else 13 / 14
        up_sum, down_sum, range_sum = up_sum * keep + plus, down_sum * keep + minus, range_sum * keep + spread
        if at >= 14:
            indices.append(100 * abs(up_sum - down_sum) / (up_sum + down_sum))
    return wilder(indices)


def by_week(rows):
    """Whole weeks. The newest is whole with its Friday; with less than that it counts where Friday is a holiday."""
    weeks = {}
    for row in rows:
        weeks.setdefault(date.fromisoformat(row["date"]).isocalendar()[:2], []).append(row)
    newest = date.fromisoformat(rows[-1]["date"])
    if newest.weekday() < 4:
        weeks.pop(newest.isocalendar()[:2])
    return list(weeks.values())


def check_technicals(answers, funds, ledger):
    """`funds`: answers of the funds that returns are compared with, by symbol."""
    data = answers["technicals"]
    lane, symbol = "technicals", answers.symbol
    splits, total = Series(answers, "splits"), Series(answers, "total")
    if "momentum" not in data or not splits.rows:
        return
    origin = f"{splits.days[-1].year - 10}-01-01"
    rows = [row for row in splits.rows if row["date"] >= origin]
    closes, highs, lows = ([float(row[name]) for row in rows] for name in ("close", "high", "low"))

    def near(path, expected, places=None):
        """Amounts have cents, and hundredths of a cent for a stock under 1.00."""
        places = places if places is not None else 4 if closes[-1] < 1 else 2
        served = data
        for name in path.split("."):
            served = served.get(name) if isinstance(served, dict) else None
        ledger.near(symbol, lane, path, served, expected, places)

    close = closes[-1]
    near("moving_averages.sma_50", mean(closes[-50:]))
    near("moving_averages.sma_200", mean(closes[-200:]))
    near("moving_averages.ema_20", smoothed(closes, 20)[-1])
    near("moving_averages.vs_sma_50_pct", (close / mean(closes[-50:]) - 1) * 100, 2)
    near("moving_averages.vs_sma_200_pct", (close / mean(closes[-200:]) - 1) * 100, 2)
    near("moving_averages.distance_from_52w_high_pct", (close / max(highs[-252:]) - 1) * 100, 2)
    line = [fast - slow for fast, slow in zip(smoothed(closes, 12, 25), smoothed(closes, 26))]
    signal = smoothed(line, 9)[-1]
    near("momentum.macd.value", line[-1])
    near("momentum.macd.signal_line", signal)
    near("momentum.macd.histogram", line[-1] - signal)
    near("momentum.rsi_14", rsi(closes), 2)
    fast_k = [
        100 * (closes[at] - min(lows[at - 13 : at + 1])) / (max(highs[at - 13 : at + 1]) - min(lows[at - 13 : at + 1]))
        for at in range(len(closes) - 5, len(closes))
    ]
    slow_k = [mean(fast_k[at : at + 3]) for at in range(3)]
    near("momentum.stochastic_14_3_3.k", slow_k[-1], 2)
    near("momentum.stochastic_14_3_3.d", mean(slow_k), 2)
    near("volatility.atr_14", wilder([true_range(highs[at], lows[at], closes[at - 1]) for at in range(1, len(closes))]))
    middle = mean(closes[-20:])
    width = 2 * math.sqrt(mean([(value - middle) ** 2 for value in closes[-20:]]))
    near("volatility.bollinger_20.upper", middle + width)
    near("volatility.bollinger_20.middle", middle)
    near("volatility.bollinger_20.lower", middle - width)
    near("volatility.bollinger_20.percent_b", (close - middle + width) / (2 * width), 2)
    near("trend_strength.adx_14", adx(highs, lows, closes), 2)
    volumes = [row["volume"] for row in rows]
    if None not in volumes:
        volumes = [float(volume) for volume in volumes]
        obv = [volumes[0]]
        for at in range(1, len(rows)):
            obv.append(obv[-1] + math.copysign(volumes[at], closes[at] - closes[at - 1]) * (closes[at] != closes[at - 1]))
        near("trend_strength.obv", obv[-1], 0)
    weeks = by_week(rows)
    if len(weeks) >= 60:
        week_closes = [float(week[-1]["close"]) for week in weeks]
        week_highs = [max(float(row["high"]) for row in week) for week in weeks]
        week_lows = [min(float(row["low"]) for row in week) for week in weeks]
        near("momentum.rsi_14_weekly", rsi(week_closes), 2)
        near("trend_strength.adx_14_weekly", adx(week_highs, week_lows, week_closes), 2)
    if total.rows:
        returns = [math.log(float(b) / float(a)) for a, b in zip(total.close[-31:], total.close[-30:])]
        spread = math.sqrt(sum((value - mean(returns)) ** 2 for value in returns) / 29)
        near("volatility.realized_vol_30d_annualized_pct", spread * math.sqrt(252) * 100, 2)
        check_against_funds(data, total, funds, near)


def check_against_funds(data, total, funds, near):
    market, sector = (funds.get(data["benchmarks"][name]) for name in ("market", "sector"))

    def change(series, until, months):
        series = [at for at in range(len(series.days)) if series.days[at] <= until], series
        end = series[0][-1]
        start = series[1].at(months_before(until, months))
        return float(percent(series[1].close[end], series[1].close[start]))

    until = total.days[-1]
    for fund, names in (
        (market, (("vs_spy_pct_1m", 1), ("vs_spy_pct_3m", 3), ("vs_spy_pct_1y", 12))),
        (sector, (("vs_sector_pct_1y", 12),)),
    ):
        if fund is None or until not in fund.days:
            continue
        for name, months in names:
            near(f"relative_strength.{name}", change(total, until, months) - change(fund, until, months), 2)
    if market is None or until not in market.days:
        return
    weekly = []
    for series in (total, market):
        rows = [{"date": day.isoformat(), "close": close} for day, close in zip(series.days, series.close) if day <= until]
        weekly.append({week[-1]["date"]: float(week[-1]["close"]) for week in by_week(rows)})
    monday = lambda text: date.fromisoformat(text) - timedelta(days=date.fromisoformat(text).weekday())
    own, other = ({monday(day): close for day, close in series.items()} for series in weekly)
    common = sorted(set(own) & set(other))[-53:]
    pairs = [
        (own[b] / own[a] - 1, other[b] / other[a] - 1) for a, b in zip(common, common[1:]) if (b - a).days == 7
    ]
    own_mean, other_mean = mean([a for a, _ in pairs]), mean([b for _, b in pairs])
    covariance = sum((a - own_mean) * (b - other_mean) for a, b in pairs)
    near("volatility.beta_1y_weekly", covariance / sum((b - other_mean) ** 2 for _, b in pairs), 2)
