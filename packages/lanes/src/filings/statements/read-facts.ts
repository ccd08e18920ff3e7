import type { FaceFact } from '@footnote/evidence/faces/types';
import { FACT_COLUMNS } from '@footnote/read-models/filed-facts';
import { pick, type RowOf, selectList } from '@footnote/read-models/columns';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import type { OfFiling } from '../filings/read-filing.ts';

const COLUMNS = pick(FACT_COLUMNS, 'taxonomy', 'concept', 'unit', 'period_start', 'period_end', 'value');

/** The facts of the whole company that a filing states: its own, or those that companyfacts has of it. */
export const WHOLE_FACTS_OF_FILING = storeQuery<OfFiling, RowOf<typeof COLUMNS>>(
  `SELECT DISTINCT ${selectList(COLUMNS)} FROM facts
  WHERE cik = {cik:String} AND accession = {accession:String} AND empty(axes)
  SETTINGS max_threads = 1`,
);

/** The facts with which the statements in the tables of a filing are compared; empty if none are known. */
export async function readWholeFacts(store: StoreReader, filing: OfFiling): Promise<readonly FaceFact[]> {
  const { cik, accession } = filing;
  const rows = await store.read(WHOLE_FACTS_OF_FILING, { cik, accession });
  return rows.map(({ taxonomy, concept, unit, period_start: start, period_end: end, value }) => ({
    concept: `${taxonomy}:${concept}`,
    start: start === '' ? null : start,
    end,
    value,
    unit,
  }));
}
