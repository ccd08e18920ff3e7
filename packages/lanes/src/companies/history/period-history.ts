import { PERIOD_SERIES } from '@footnote/figures/series/period-series';
import type { HistoryRefusal } from '@footnote/contract/types.generated';
import { dayBefore } from '@footnote/values/day';
import { PRICES_OF_SYMBOLS } from '../profile/market.ts';
import type { SymbolEntry } from '../../subject/symbols.ts';
import { statementsTimeliness, UNSUPPORTED } from '../../subject/freshness.ts';
import type { Found, SeriesRequest, HistorySources } from './found.ts';
import { periodRows } from './period-rows.ts';
import { readCells } from '../../statements/fundamentals/read-cells.ts';
import { seriesMember } from './series-member.ts';
import { tableOf } from './table.ts';

/** The rows of a company by fiscal quarter or year; null for a symbol without a company and prices. */
export async function readPeriodHistory(
  { store, heads }: Pick<HistorySources, 'store' | 'heads'>,
  { symbol, cik }: SymbolEntry,
  requested: SeriesRequest,
): Promise<Found | null> {
  if (cik === null) {
    const [price] = await store.read(PRICES_OF_SYMBOLS, { symbols: [symbol] });
    return price === undefined ? null : refused('no_statements', null, UNSUPPORTED);
  }
  const company = await readCells(store, heads, cik);
  if (company === undefined) return refused('no_statements', null, UNSUPPORTED);
  const {
    issuer_type: type,
    reporting_cadence: cadence,
    reporting_currency: currency,
    as_of: asOf,
  } = company.issuer;
  const interval = requested.interval === 'year' ? 'year' : 'quarter';
  const newest = company.cells.reduce((end, { period_end: other }) => (other > end ? other : end), '');
  const timeliness = statementsTimeliness(newest, cadence);
  if (cadence === 'annual' && interval === 'quarter') return refused('annual_only_filer', asOf, timeliness);
  const series = requested.names.flatMap((name) => PERIOD_SERIES.get(name) ?? []);
  const issuer = { type, reporting_cadence: cadence, reporting_currency: currency };
  const all = periodRows(company.cells, issuer, series, { ...requested, interval });
  const rows = all.slice(0, requested.limit);
  const oldest = rows.at(-1);
  if (oldest === undefined) return refused('range_empty', asOf, timeliness);
  return {
    history: {
      ...tableOf(requested.names, rows),
      available: true,
      excluded: null,
      next_to: all.length > rows.length ? dayBefore(oldest.date) : null,
      price_currency: null,
      price_source: null,
      reporting_currency: currency === '' ? null : currency,
      series: requested.names.map(seriesMember),
    },
    rows,
    asOf,
    timeliness,
  };
}

const refused = (
  reason: HistoryRefusal['reason'],
  asOf: Found['asOf'],
  timeliness: Found['timeliness'],
): Found => ({
  history: { available: false, reason },
  rows: [],
  asOf,
  timeliness,
});
