import type { Columns } from '@footnote/read-models/columns';
import {
  DIVIDEND_COLUMNS,
  DIVIDEND_PAYMENT_COLUMNS,
  TECHNICAL_COLUMNS,
} from '@footnote/read-models/securities';
import type { ReadModel } from '@footnote/projection/projection';
import { storedTable } from '@footnote/projection/stored-table';

export const TECHNICALS = 'security_technicals';
export const DIVIDENDS = 'security_dividends';
export const PAYMENTS = 'security_payments';
export const SECURITIES = 'security_heads';
export const INPUTS = 'security_inputs';

const HEAD_COLUMNS = {
  symbol: TECHNICAL_COLUMNS.symbol,
  source: TECHNICAL_COLUMNS.source,
  revision: 'UInt64',
  /** Close of the newest session that the source had. */
  as_of: "DateTime64(0, 'UTC')",
  /** Ids of the valid events. */
  emitted: { type: 'Array(String)', codec: 'ZSTD(1)' },
} as const satisfies Columns;

/** For each symbol the rows of the revision in its head; the heads are on the left, as in `visibleCells`. */
const visibleRows = (heads: string, rows: string, columns: Columns): string =>
  `SELECT ${Object.keys(columns)
    .map((column) => `r.${column} AS ${column}`)
    .join(', ')}
FROM ${heads} AS h FINAL INNER JOIN ${rows} AS r FINAL ON r.symbol = h.symbol AND r.revision = h.revision`;

const SYMBOL_INDEX = ['symbol_index symbol TYPE bloom_filter(0.001) GRANULARITY 1'];

export const readModel: ReadModel = {
  tables: [
    storedTable({
      base: TECHNICALS,
      columns: TECHNICAL_COLUMNS,
      orderBy: ['symbol', 'revision'],
      indexes: SYMBOL_INDEX,
      later: ['jump_on', 'contradicted_on', 'price_returns', 'total_returns', 'return_refusals'],
    }),
    storedTable({
      base: DIVIDENDS,
      columns: DIVIDEND_COLUMNS,
      orderBy: ['symbol', 'revision'],
      indexes: SYMBOL_INDEX,
    }),
    storedTable({
      base: PAYMENTS,
      columns: DIVIDEND_PAYMENT_COLUMNS,
      orderBy: ['symbol', 'revision', 'ex_date', 'regular', 'special'],
      indexes: SYMBOL_INDEX,
    }),
    storedTable({
      base: SECURITIES,
      columns: HEAD_COLUMNS,
      orderBy: ['symbol'],
      version: 'revision',
      later: ['emitted'],
    }),
  ],
  views: (name) => [
    {
      name: 'technicals',
      columns: TECHNICAL_COLUMNS,
      select: visibleRows(name(SECURITIES), name(TECHNICALS), TECHNICAL_COLUMNS),
    },
    {
      name: 'dividends',
      columns: DIVIDEND_COLUMNS,
      select: visibleRows(name(SECURITIES), name(DIVIDENDS), DIVIDEND_COLUMNS),
    },
    {
      name: 'dividend_payments',
      columns: DIVIDEND_PAYMENT_COLUMNS,
      select: visibleRows(name(SECURITIES), name(PAYMENTS), DIVIDEND_PAYMENT_COLUMNS),
    },
  ],
};
