"""Recomputes the answers of every lane from other answers: fundamentals, prices, cover pages and events.

    python3 recompute.py DIR

DIR has a folder for each symbol, as `answers.ts` writes it, and `funds` with the prices of funds. Nothing of the service's code is used. Ends with 1 where a
figure differs.
"""

import pathlib
import sys

import closes
import filings
import market
import prices
import staleness
import statements
import valuation
import windows
from ledger import Answers, Ledger

CHECKS = (
    statements.check_rows,
    statements.check_twelve_months,
    statements.check_compared,
    closes.check_closes,
    statements.check_history,
    prices.check_price_action,
    windows.check_windows,
    valuation.check_valuation,
    valuation.check_priced_in,
    valuation.check_profile,
    filings.check_earnings,
    filings.check_calendar,
    filings.check_dividends,
    filings.check_segments,
    filings.check_owners,
    filings.check_insiders,
    filings.check_snapshot,
    filings.check_coverage,
    staleness.check_staleness,
)

folder = pathlib.Path(sys.argv[1])
companies = [Answers(path) for path in sorted(folder.iterdir()) if (path / "day.json").exists()]
funds = {path.name: prices.Series(Answers(path), "total") for path in (folder / "funds").iterdir()}
ledger = Ledger()
for answers in companies:
    for check in CHECKS:
        check(answers, ledger)
    prices.check_technicals(answers, funds, ledger)
    market.check_market(answers, funds, ledger)
ledger.print()
sys.exit(1 if ledger.differences else 0)
