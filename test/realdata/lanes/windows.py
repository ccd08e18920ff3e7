"""Streaks, windows and swings of /v2/price-action, from the daily rows of /v2/prices."""

from decimal import Decimal

from prices import Series, deepest, percent

YEAR = 252
SIDE = 5


def check_windows(answers, ledger):
    data = answers["price-action"]
    rows = Series(answers, "splits").rows
    if "windows" not in data or not rows:
        return
    days = [row["date"] for row in rows]
    highs, lows, closes = ([Decimal(row[name]) for row in rows] for name in ("high", "low", "close"))

    def same(figure, served, expected):
        ledger.same(answers.symbol, "price_action", figure, served, expected)

    def check(figure, served, expected):
        ledger.check(answers.symbol, "price_action", figure, served, expected)

    for length in (30, 90, YEAR):
        of, place = data["windows"][f"sessions_{length}"], f"windows.sessions_{length}"
        same(f"{place} is refused", "reason" in of, len(rows) < length)
        if "reason" not in of:
            check_window(of, place, days, highs, lows, closes, length, same, check)
    check_streaks(data["streaks"], days, closes, same, check)
    same("swings are refused", "reason" in data["swings"], len(rows) < YEAR)
    if "reason" not in data["swings"]:
        check_swings(data["swings"], days[-YEAR:], highs[-YEAR:], lows[-YEAR:], same, check)


def check_window(of, place, days, highs, lows, closes, length, same, check):
    high, low = max(highs[-length:]), min(lows[-length:])
    newest = lambda prices, price: days[max(at for at in range(-length, 0) if prices[at] == price)]
    same(f"{place}.first_date", of["first_date"], days[-length])
    same(f"{place}.high", of["high"], high)
    same(f"{place}.high_date", of["high_date"], newest(highs, high))
    same(f"{place}.low", of["low"], low)
    same(f"{place}.low_date", of["low_date"], newest(lows, low))
    check(f"{place}.under_high_pct", of["under_high_pct"], percent(closes[-1], high))
    check(f"{place}.above_low_pct", of["above_low_pct"], percent(closes[-1], low))
    depth, peak, trough = deepest(closes[-length:])
    served = of["deepest_drawdown"]
    same(f"{place} declines", "reason" in served, depth == 0)
    if "reason" not in served:
        check(f"{place}.depth_pct", served["depth_pct"], depth)
        same(f"{place}.peak_date", served["peak_date"], days[peak - length])
        same(f"{place}.trough_date", served["trough_date"], days[trough - length])
        back = [days[at] for at in range(trough - length, 0) if closes[at] >= closes[peak - length]]
        same(f"{place}.recovered_date", served["recovered_date"], back[0] if back else None)
    for mean_of in (50, 200):
        share = of[f"sessions_above_sma_{mean_of}_pct"]
        is_short = len(closes) < length + mean_of - 1
        same(f"{place} above {mean_of} is refused", isinstance(share, dict), is_short)
        if not is_short:
            above = sum(
                closes[at] * mean_of > sum(closes[at - mean_of + 1 : at + 1]) for at in range(len(closes) - length, len(closes))
            )
            check(f"{place}.sessions_above_sma_{mean_of}_pct", share, Decimal(above) * 100 / length)


def check_streaks(served, days, closes, same, check):
    signs = [(b > a) - (b < a) for a, b in zip(closes, closes[1:])]
    runs = []
    for at, sign in enumerate(signs):
        if runs and runs[-1][0] == sign and sign:
            runs[-1][2] = at + 1
        else:
            runs.append([sign, at, at + 1])

    def check_one(name, run):
        of = served[name]
        if "reason" in of:
            return same(f"streaks.{name} is refused", True, run is None)
        if run is None:
            return same(f"streaks.{name} is refused", False, True)
        sign, start, end = run
        same(f"streaks.{name}.direction", of["direction"], "up" if sign > 0 else "down")
        same(f"streaks.{name}.sessions", of["sessions"], end - start)
        same(f"streaks.{name}.from_date", of["from_date"], days[start])
        same(f"streaks.{name}.to_date", of["to_date"], days[end])
        same(f"streaks.{name}.from_close", of["from_close"], closes[start])
        same(f"streaks.{name}.to_close", of["to_close"], closes[end])
        return check(f"streaks.{name}.change_pct", of["change_pct"], percent(closes[end], closes[start]))

    check_one("current", runs[-1] if runs and runs[-1][0] else None)
    first = len(closes) - YEAR - 1
    for name, sign in (("longest_up", 1), ("longest_down", -1)):
        inside = [[of, max(start, first), end] for of, start, end in runs if of == sign and end > first]
        longest = max(inside, key=lambda run: (run[2] - run[1], run[2]), default=None)
        check_one(name, longest if first >= 0 else None)


def check_swings(served, days, highs, lows, same, check):
    same("swings.first_date", served["first_date"], days[0])
    for side, prices, better in (("high", highs, 1), ("low", lows, -1)):
        turns = [
            at
            for at in range(SIDE, len(days) - SIDE)
            if min((prices[at] - one) * better for one in prices[at - SIDE : at]) > 0
            and min((prices[at] - one) * better for one in prices[at + 1 : at + SIDE + 1]) >= 0
        ]
        moves = [prices[b] - prices[a] for a, b in zip(turns, turns[1:])]
        same(f"swings.higher_{side}s", served[f"higher_{side}s"], sum(move > 0 for move in moves))
        same(f"swings.lower_{side}s", served[f"lower_{side}s"], sum(move < 0 for move in moves))
        of = served[f"newest_{side}"]
        same(f"swings.newest_{side} is refused", "reason" in of, not moves)
        if moves:
            before, newest = turns[-2:]
            same(f"swings.newest_{side}.date", of["date"], days[newest])
            same(f"swings.newest_{side}.price", of["price"], prices[newest])
            same(f"swings.newest_{side}.previous_date", of["previous_date"], days[before])
            same(f"swings.newest_{side}.previous_price", of["previous_price"], prices[before])
            check(f"swings.newest_{side}.change_pct", of["change_pct"], percent(prices[newest], prices[before]))
