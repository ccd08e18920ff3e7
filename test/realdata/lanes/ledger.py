"""Answers in a folder, as exact decimals, and a count of what was recomputed of them."""

import json
import pathlib
from collections import Counter
from decimal import ROUND_HALF_EVEN, Decimal, getcontext

getcontext().prec = 50


class Answers:
    """What the service answered about one symbol: `data` of each file, None where it was an error."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.symbol = self.folder.name

    def __getitem__(self, name):
        text = (self.folder / f"{name}.json").read_text()
        answer = json.loads(text, parse_float=Decimal)
        return answer.get("data", answer)

    def rows(self, name, member):
        """Rows of a table as objects, newest first; none where it was refused."""
        table = self[name].get(member) or {}
        if table.get("available") is not True:
            return []
        return [dict(zip(table["columns"], row)) for row in table["rows"]]


def is_number(value):
    return isinstance(value, (int, float, Decimal)) and not isinstance(value, bool)


def exact(value):
    return Decimal(str(value))


def rounded(value, places):
    return exact(value).quantize(Decimal(1).scaleb(-places), ROUND_HALF_EVEN)


class Ledger:
    """Counts, by lane, of figures that agree, differ, were refused, or could not be recomputed."""

    def __init__(self):
        self.counts = Counter()
        self.differences = []
        self.open = Counter()

    def check(self, symbol, lane, figure, served, expected, places=2):
        """A number that is served with so many decimals; `expected` is exact, None where it cannot be known."""
        if not is_number(served):
            self.counts[lane, "refused"] += 1
            return
        if expected is None:
            self.counts[lane, "alone"] += 1
            self.open[lane, figure] += 1
            return
        self._enter(symbol, lane, figure, served, expected, rounded(expected, places) == exact(served))

    def near(self, symbol, lane, figure, served, expected, places=2):
        """As `check`, of an `expected` that is a binary number: it may lie at the edge of two roundings."""
        if not is_number(served) or expected is None:
            return self.check(symbol, lane, figure, served, expected, places)
        slack = 0.5 * 10**-places * (1 + 1e-6) + 1e-9 * abs(float(expected))
        return self._enter(symbol, lane, figure, served, expected, abs(float(served) - float(expected)) <= slack)

    def same(self, symbol, lane, figure, served, expected):
        """A text, a date or an amount that another answer has too."""
        if isinstance(served, dict) and "reason" in served:
            self.counts[lane, "refused"] += 1
        elif served is None and expected is None:
            self.counts[lane, "refused"] += 1
        else:
            both = is_number(served) and is_number(expected)
            equal = exact(served) == exact(expected) if both else served == expected
            self._enter(symbol, lane, figure, served, expected, equal)

    def _enter(self, symbol, lane, figure, served, expected, equal):
        self.counts[lane, "equal" if equal else "different"] += 1
        if not equal:
            self.differences.append(f"{symbol} {lane} {figure}: served {served}, recomputed {expected}")

    def print(self):
        lanes = sorted({lane for lane, _ in self.counts})
        print(f"{'lane':14} {'equal':>7} {'different':>9} {'refused':>8} {'alone':>6}")
        for lane in lanes:
            of = [self.counts[lane, kind] for kind in ("equal", "different", "refused", "alone")]
            print(f"{lane:14} {of[0]:7} {of[1]:9} {of[2]:8} {of[3]:6}")
        for (lane, figure), count in sorted(self.open.items()):
            print(f"alone: {lane} {figure} ({count})")
        for difference in self.differences:
            print(difference)
