import type { ReadStore } from '@footnote/read-store/port';
import { type Projection, type TableNames, tablesOf } from '@footnote/projection/projection';
import type { RebuildOptions } from '@footnote/projection/rebuild';
import { CELLS, COMPANIES, FIGURES, PROFILES, SEGMENTS, VERDICTS } from '../projections/statements/ddl.ts';

/** The tables whose rows have the symbol of their company; heads last, because a company is settled by its head. */
const TABLES = [CELLS, SEGMENTS, PROFILES, FIGURES, VERDICTS, COMPANIES] as const;

/** The projections whose changes may unsettle symbols. */
export const SETTLED_FROM: ReadonlySet<string> = new Set(['companies', 'statements']);

/** Companies of one mutation: their keys are parameters of a request. */
const AT_ONCE = 1000;

const CLAIMS = ['companies', 'symbols', 'ambiguous_symbols'] as const;

type Store = Pick<ReadStore, 'query' | 'command'>;

/** Of a projection that is rebuilt, if its rows have symbols that are settled. */
export const settlesSymbols = (
  { name }: Pick<Projection, 'name'>,
  store: Store,
): Pick<RebuildOptions, 'settle'> =>
  name === 'statements' ? { settle: (generation) => settleSymbols(store, generation) } : {};

/** A company whose rows have another symbol than is settled: a symbol that is not its own, or none. */
type Unsettled = { readonly cik: string; readonly shown: string; readonly settled: string };

/**
 * A company is computed from its own events, so its rows have the first symbol that it claims. This takes the symbol
 * from the rows of each company that it is not settled on, and returns it to the company that it is settled on.
 * It depends on nothing but the newest claims, and repeated it changes nothing. Returns how many companies changed.
 */
export async function settleSymbols(store: Store, generation: number): Promise<number> {
  const present = await store.query(
    'SELECT DISTINCT name FROM system.tables WHERE database = currentDatabase() AND name IN {names:Array(String)}',
    { names: CLAIMS },
  );
  if (present.length < CLAIMS.length) return 0;
  const name = tablesOf(generation);
  const unsettled = await store.query<Unsettled>(unsettledSql(name));
  if (unsettled.length === 0) return 0;
  const corrected = {
    ciks: unsettled.map(({ cik }) => cik),
    shown: unsettled.map(({ shown }) => shown),
    settled: unsettled.map(({ settled }) => settled),
  };
  for (const table of TABLES)
    await store.command(
      `ALTER TABLE ${name(table)}
       UPDATE symbol = transform(cik, {ciks:Array(String)}, {settled:Array(String)}, '')
       WHERE (cik, symbol) IN arrayZip({ciks:Array(String)}, {shown:Array(String)}) SETTINGS mutations_sync = 1`,
      corrected,
    );
  return unsettled.length < AT_ONCE ? unsettled.length : AT_ONCE + (await settleSymbols(store, generation));
}

const unsettledSql = (name: TableNames): string => `
SELECT * FROM (
SELECT h.cik AS cik, toString(h.symbol) AS shown, '' AS settled
FROM ${name(COMPANIES)} AS h FINAL
INNER JOIN (
  SELECT symbol, cik AS owner FROM symbols UNION ALL SELECT symbol, '' AS owner FROM ambiguous_symbols
) AS o ON o.symbol = h.symbol
WHERE o.owner != h.cik
UNION ALL
SELECT h.cik AS cik, '' AS shown, c.symbols[1] AS settled
FROM ${name(COMPANIES)} AS h FINAL
INNER JOIN companies AS c ON c.cik = h.cik
INNER JOIN symbols AS s ON s.cik = c.cik AND s.symbol = c.symbols[1]
WHERE h.symbol = ''
) ORDER BY cik LIMIT ${AT_ONCE}`;
