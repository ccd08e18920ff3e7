import type { Bars, CorporateActions } from '@footnote/event-types/types.generated';
import { splitRatio } from '@footnote/market/adjustment/split-ratio';
import type { Publication, RowProjection } from '@footnote/projection/projection';
import { deadLetter, ok, type Step } from '@footnote/projection/step';
import type { RowOf } from '@footnote/read-models/columns';
import { fitted } from './decimal.ts';
import type { ActionYearRow, BarYearRow } from '@footnote/read-models/prices';
import { readModel, type STORED_BAR_COLUMNS } from './ddl.ts';
import { ACTION_YEARS, BAR_YEARS, BARS } from './views.ts';

const SYMBOL = /^[A-Z0-9-]{1,8}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * `bars` and `corporate-actions` → the bars of each symbol as its source reports them, and the actions that
 * adjust them.
 */
export const prices: RowProjection<'bars' | 'corporate-actions'> = {
  kind: 'rows',
  name: 'prices',
  keyedBy: 'symbol',
  version: 1,
  topics: ['corporate-actions', 'bars'],
  readModel,
  project: (input) => {
    const { event, offset } = input;
    const { symbol, chunk, chunks, year } = event;
    if (!SYMBOL.test(symbol)) return deadLetter('symbol_malformed', `'${symbol}' is not a symbol`);
    if (chunk < 0 || chunk >= chunks) return deadLetter('chunk_out_of_range', `chunk ${chunk} of ${chunks}`);
    const publication: Publication = {
      entity: symbol,
      revision: offset + 1,
      symbols: [symbol],
      sourceTime: event.source_time,
    };
    const isOfYear = (date: string): boolean => DAY.test(date) && Number(date.slice(0, 4)) === year;
    if (input.topic === 'bars') {
      const wrong = input.event.rows.find(({ date }) => !isOfYear(date));
      if (wrong !== undefined) return deadLetter('date_out_of_year', `${wrong.date} is not a day of ${year}`);
      return projectBars(input.event, offset, publication);
    }
    const { dividends, splits } = input.event;
    const wrong = [...dividends, ...splits].find(({ ex_date }) => !isOfYear(ex_date));
    if (wrong !== undefined)
      return deadLetter('date_out_of_year', `${wrong.ex_date} is not a day of ${year}`);
    return ok({
      rows: [{ table: ACTION_YEARS, row: actionYear(input.event, offset) }],
      publication,
    });
  },
};

type Projected = {
  readonly rows: readonly { table: string; row: object }[];
  readonly publication: Publication;
};

const PRICE_DECIMALS = 16;
const VOLUME_DECIMALS = 2;

function projectBars(event: Bars, version: number, publication: Publication): Step<Projected> {
  const { symbol, source, rows, price_adjustment, volume_adjustment } = event;
  const bars: RowOf<typeof STORED_BAR_COLUMNS>[] = [];
  for (const { date, open, high, low, close, volume } of rows) {
    const [o, h, l, c] = [open, high, low, close].map((price) => fitted(price, PRICE_DECIMALS));
    const shares = volume === null ? null : fitted(volume, VOLUME_DECIMALS);
    if (o == null || h == null || l == null || c == null || shares === undefined)
      return deadLetter('number_malformed', `a number of ${date} is malformed or too large`);
    bars.push({ symbol, source, date, open: o, high: h, low: l, close: c, volume: shares, version });
  }
  const year: BarYearRow = {
    ...yearRow(event, version),
    price_adjustment,
    volume_adjustment,
    first_date: rows[0]?.date ?? '1970-01-01',
    last_date: rows.at(-1)?.date ?? '1970-01-01',
    // Of rows that repeat a day, one per session is kept.
    bars: new Set(rows.map(({ date }) => date)).size,
  };
  return ok({
    rows: [...bars.map((row) => ({ table: BARS, row })), { table: BAR_YEARS, row: year }],
    publication,
  });
}

function yearRow(event: Bars | CorporateActions, version: number) {
  const { symbol, source, set_id, chunk, chunks, year, priority, address, currency, source_time } = event;
  return {
    symbol,
    source,
    set_key: `${set_id}.${chunks}`,
    chunk,
    chunks,
    year,
    priority: Math.max(0, priority),
    address,
    currency: currency ?? '',
    source_time: Math.max(0, source_time),
    version,
  };
}

function actionYear(event: CorporateActions, version: number): ActionYearRow {
  const { reports_dividends, reports_splits, dividend_adjustment } = event;
  const dividends = event.dividends.map(({ ex_date, amount, kind, currency }) => ({
    ex_date,
    kind: 'dividend',
    amount,
    amountKind: kind ?? '',
    currency: currency ?? '',
    ratio: '',
    numerator: 0,
    denominator: 0,
  }));
  const splits = event.splits.flatMap(({ ex_date, ratio }) => {
    const found = splitRatio(ratio);
    if (found === null) return [];
    const isSplit = found.kind === 'split';
    return [
      {
        ex_date,
        kind: found.kind,
        amount: '',
        amountKind: '',
        currency: '',
        ratio,
        numerator: isSplit ? found.numerator : 0,
        denominator: isSplit ? found.denominator : 0,
      },
    ];
  });
  const all = [...dividends, ...splits];
  return {
    ...yearRow(event, version),
    reports_dividends,
    reports_splits,
    dividend_adjustment,
    ex_dates: all.map(({ ex_date }) => ex_date),
    kinds: all.map(({ kind }) => kind),
    amounts: all.map(({ amount }) => (amount === '' ? '' : (fitted(amount, PRICE_DECIMALS) ?? ''))),
    amount_kinds: all.map(({ amountKind }) => amountKind),
    currencies: all.map(({ currency }) => currency),
    ratios: all.map(({ ratio }) => ratio),
    numerators: all.map(({ numerator }) => numerator),
    denominators: all.map(({ denominator }) => denominator),
  };
}
