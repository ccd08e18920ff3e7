import type { ReadModel } from '@footnote/projection/projection';
import { storedTable } from '@footnote/projection/stored-table';
import type { Columns } from '@footnote/read-models/columns';
import { BAR_COLUMNS, CORPORATE_ACTION_COLUMNS, PRICE_SERIES_COLUMNS } from '@footnote/read-models/prices';
import { ACTION_YEARS, BAR_YEARS, BARS, priceSelects } from './views.ts';

/** Of every year that came: what describes it. A symbol's events are in one partition: a later one has a higher offset. */
const YEAR_COLUMNS = {
  symbol: 'String',
  source: 'LowCardinality(String)',
  set_key: 'String',
  chunk: 'UInt32',
  chunks: 'UInt32',
  year: 'UInt16',
  priority: 'UInt32',
  address: 'String',
  currency: 'LowCardinality(String)',
  source_time: 'UInt64',
  /** Offset of the event. */
  version: 'UInt64',
} as const satisfies Columns;

export const STORED_BAR_YEAR_COLUMNS = {
  ...YEAR_COLUMNS,
  price_adjustment: PRICE_SERIES_COLUMNS.price_adjustment,
  volume_adjustment: PRICE_SERIES_COLUMNS.volume_adjustment,
  first_date: 'Date32',
  last_date: 'Date32',
  bars: 'UInt32',
} as const satisfies Columns;

/** Actions of a year: one element for each. */
export const STORED_ACTION_YEAR_COLUMNS = {
  ...YEAR_COLUMNS,
  reports_dividends: 'Bool',
  reports_splits: 'Bool',
  dividend_adjustment: CORPORATE_ACTION_COLUMNS.dividend_adjustment,
  ex_dates: 'Array(Date32)',
  kinds: 'Array(LowCardinality(String))',
  amounts: 'Array(String)',
  amount_kinds: 'Array(String)',
  currencies: 'Array(String)',
  ratios: 'Array(String)',
  numerators: 'Array(UInt32)',
  denominators: 'Array(UInt32)',
} as const satisfies Columns;

const CODEC = 'ZSTD(3)';

export const STORED_BAR_COLUMNS = {
  symbol: BAR_COLUMNS.symbol,
  source: BAR_COLUMNS.source,
  date: { type: 'Date32', codec: `Delta, ${CODEC}` },
  open: { type: BAR_COLUMNS.open, codec: CODEC },
  high: { type: BAR_COLUMNS.high, codec: CODEC },
  low: { type: BAR_COLUMNS.low, codec: CODEC },
  close: { type: BAR_COLUMNS.close, codec: CODEC },
  volume: { type: BAR_COLUMNS.volume, codec: CODEC },
  /** Offset of the event of its year: a bar is visible while that is the year's newest. */
  version: { type: 'UInt64', codec: `Delta, ${CODEC}` },
} as const satisfies Columns;

/**
 * A bar belongs to the event that its year came in, and a newer event of the year hides the bars that it does not repeat.
 * A symbol is hidden while years that changed together are not all there: one half on either side of a split is wrong.
 */
export const readModel: ReadModel = {
  tables: [
    storedTable({
      base: BARS,
      columns: STORED_BAR_COLUMNS,
      orderBy: ['symbol', 'source', 'date'],
      version: 'version',
    }),
    storedTable({
      base: BAR_YEARS,
      columns: STORED_BAR_YEAR_COLUMNS,
      orderBy: ['symbol', 'source', 'set_key', 'chunk'],
      version: 'version',
    }),
    storedTable({
      base: ACTION_YEARS,
      columns: STORED_ACTION_YEAR_COLUMNS,
      orderBy: ['symbol', 'source', 'set_key', 'chunk'],
      version: 'version',
    }),
  ],
  views: (name) => {
    const selects = priceSelects(name);
    return [
      { name: 'price_series', columns: PRICE_SERIES_COLUMNS, select: selects.series },
      { name: 'bars', columns: BAR_COLUMNS, select: selects.bars },
      { name: 'corporate_actions', columns: CORPORATE_ACTION_COLUMNS, select: selects.actions },
    ];
  },
};
