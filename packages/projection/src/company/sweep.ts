import type { ReadStore } from '@footnote/read-store/port';
import type { CompanyTableNames } from './tables.ts';

/** Most revisions that one sweep deletes. */
const REVISIONS_AT_ONCE = 500;

type Revision = { readonly cik: string; readonly revision: number | string };

/**
 * Deletes rows of superseded revisions from every table of rows (see `sweepTable`); answers how many revisions of a
 * company in a table went.
 */
export async function sweepRevisions(
  store: ReadStore,
  names: Pick<CompanyTableNames, 'rows' | 'heads'>,
  companies: readonly string[] | 'all',
): Promise<number> {
  let gone = 0;
  for (const rows of names.rows.values())
    gone += await sweepTable(store, { rows, heads: names.heads }, companies);
  return gone;
}

/**
 * Deletes rows of superseded revisions, of the given companies or of all. The visible revision stays, and the
 * one before it for readers who looked the head up a moment ago; what is above the head is being written.
 * Answers how many revisions went.
 */
async function sweepTable(
  store: ReadStore,
  names: { readonly rows: string; readonly heads: string },
  companies: readonly string[] | 'all',
): Promise<number> {
  const some = companies === 'all' ? '' : 'WHERE cik IN {companies:Array(String)}';
  const superseded = await store.query<Revision>(
    `SELECT r.cik AS cik, r.revision AS revision
     FROM (SELECT DISTINCT cik, revision FROM ${names.rows} ${some}) AS r
     INNER JOIN (SELECT cik, max(revision) AS head FROM ${names.heads} ${some} GROUP BY cik) AS h ON h.cik = r.cik
     WHERE r.revision < h.head
     ORDER BY cik, revision DESC`,
    companies === 'all' ? {} : { companies },
  );
  const gone = superseded
    .filter((row, index) => superseded[index - 1]?.cik === row.cik)
    .slice(0, REVISIONS_AT_ONCE);
  if (gone.length === 0) return 0;
  const pairs = gone.map(({ cik, revision }) => {
    if (!/^[0-9]{10}$/.test(cik)) throw new Error(`not a CIK: ${cik}`);
    return `('${cik}', ${Number(revision)})`;
  });
  await store.command(`DELETE FROM ${names.rows} WHERE (cik, revision) IN (${pairs.join(', ')})`);
  return gone.length;
}
