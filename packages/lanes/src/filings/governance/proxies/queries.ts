import { type RowOf, selectList } from '@footnote/read-models/columns';
import { PROXY_ROW_COLUMNS, PROXY_STATEMENT_COLUMNS } from '@footnote/read-models/proxies';
import { storeQuery } from '@footnote/read-store/store-query';

/** `to`: YYYY-MM-DD, or empty for any day. */
type UpTo = { readonly cik: string; readonly to: string };

const { source_document: _, cik: __, ...STATEMENT_COLUMNS } = PROXY_STATEMENT_COLUMNS;

export type ReadProxy = RowOf<typeof STATEMENT_COLUMNS>;

const UP_TO = `cik = {cik:String} AND ({to:String} = '' OR filed <= {to:String})`;
const NEWEST_FIRST = 'ORDER BY filed DESC, accession DESC';

/** The definitive proxy statements that were read, newest first. */
export const PROXIES = storeQuery<UpTo, ReadProxy>(
  `SELECT ${selectList(STATEMENT_COLUMNS)} FROM proxy_statements WHERE ${UP_TO} ${NEWEST_FIRST}`,
);

const { cik: ___, ...ROW_COLUMNS } = PROXY_ROW_COLUMNS;

export type ProxyLine = RowOf<typeof ROW_COLUMNS>;

/** A revised or special one soon after the annual one need not repeat it; a year later all sections are new. */
const SAME_SEASON_DAYS = 300;

/** The rows of each section of the newest of them that has it, and that is of the season of the newest one. */
export const PROXY_LINES = storeQuery<UpTo, ProxyLine>(
  `SELECT ${selectList(ROW_COLUMNS)} FROM proxy_rows WHERE cik = {cik:String}
    AND (section, accession) IN (
      SELECT section, argMax(accession, (filed, accession)) FROM proxy_rows
      WHERE ${UP_TO} AND filed > (SELECT max(filed) FROM proxy_statements WHERE ${UP_TO}) - ${SAME_SEASON_DAYS}
      GROUP BY section)
  ORDER BY line`,
);
