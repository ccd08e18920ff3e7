import type { ReadModel } from '@footnote/projection/projection';
import { storedTable } from '@footnote/projection/stored-table';
import type { Columns } from '@footnote/read-models/columns';
import {
  ACTION_YEAR_COLUMNS,
  BAR_COLUMNS,
  BAR_YEAR_COLUMNS,
  CORPORATE_ACTION_COLUMNS,
  PRICE_SERIES_COLUMNS,
  YEAR_BAR_COLUMNS,
} from '@footnote/read-models/prices';
import { ACTION_YEARS, BAR_YEARS, BARS, priceSelects } from './views.ts';

const CODEC = 'ZSTD(3)';

export const STORED_BAR_COLUMNS = {
  symbol: YEAR_BAR_COLUMNS.symbol,
  source: YEAR_BAR_COLUMNS.source,
  date: { type: YEAR_BAR_COLUMNS.date, codec: `Delta, ${CODEC}` },
  open: { type: YEAR_BAR_COLUMNS.open, codec: CODEC },
  high: { type: YEAR_BAR_COLUMNS.high, codec: CODEC },
  low: { type: YEAR_BAR_COLUMNS.low, codec: CODEC },
  close: { type: YEAR_BAR_COLUMNS.close, codec: CODEC },
  volume: { type: YEAR_BAR_COLUMNS.volume, codec: CODEC },
  version: { type: YEAR_BAR_COLUMNS.version, codec: `Delta, ${CODEC}` },
} as const satisfies Columns;

const every = (table: string, columns: Columns): string =>
  `SELECT ${Object.keys(columns).join(', ')} FROM ${table}`;

/**
 * A bar belongs to the event of its year, and a newer event of the year hides the bars that it does not
 * repeat. A symbol is hidden while years that changed together are incomplete, because mixing two split bases
 * would be wrong.
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
      columns: BAR_YEAR_COLUMNS,
      orderBy: ['symbol', 'source', 'set_key', 'chunk'],
      version: 'version',
    }),
    storedTable({
      base: ACTION_YEARS,
      columns: ACTION_YEAR_COLUMNS,
      orderBy: ['symbol', 'source', 'set_key', 'chunk'],
      version: 'version',
    }),
  ],
  views: (name) => {
    const selects = priceSelects(name);
    return [
      { name: 'price_series', columns: PRICE_SERIES_COLUMNS, select: selects.series },
      { name: 'bars', columns: BAR_COLUMNS, select: selects.bars },
      // The base of the other views, for internal use: selecting one symbol from it takes a third of the
      // work.
      { name: 'bar_years', columns: BAR_YEAR_COLUMNS, select: every(name(BAR_YEARS), BAR_YEAR_COLUMNS) },
      {
        name: 'corporate_action_years',
        columns: ACTION_YEAR_COLUMNS,
        select: every(name(ACTION_YEARS), ACTION_YEAR_COLUMNS),
      },
      { name: 'year_bars', columns: YEAR_BAR_COLUMNS, select: every(name(BARS), YEAR_BAR_COLUMNS) },
      { name: 'corporate_actions', columns: CORPORATE_ACTION_COLUMNS, select: selects.actions },
    ];
  },
};
