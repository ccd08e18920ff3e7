import type { Operand, StatementName } from '@footnote/statements/cell';
import { pick, type RowOf, selectList } from '@footnote/read-models/columns';
import { STATEMENT_CELL_COLUMNS } from '@footnote/read-models/statement-cells';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import type { OfFiling } from '../filings/read-filing.ts';

const COLUMNS = pick(STATEMENT_CELL_COLUMNS, 'statement', 'field', 'operands');

/** The served cells that a filing states a part of. */
export const CELLS_OF_FILING = storeQuery<OfFiling, RowOf<typeof COLUMNS>>(
  `SELECT DISTINCT ${selectList(COLUMNS)} FROM statement_cells
  WHERE cik = {cik:String} AND value IS NOT NULL AND position(operands, {accession:String}) > 0
  ORDER BY statement, field`,
);

/** A standardised field and a concept of the filing that it is made of. `role`: how its numbers are applied. */
export type Line = {
  readonly concept: string;
  readonly statement: StatementName;
  readonly field: string;
  readonly role: string;
};

/** The standardised fields that the filing's facts are served in, each with its concepts, in alphabetical order. */
export async function readLines(store: StoreReader, filing: OfFiling): Promise<readonly Line[]> {
  const rows = await store.read(CELLS_OF_FILING, filing);
  const lines = new Map<string, Line>();
  for (const { statement, field, operands } of rows) {
    for (const { accession, concept, role, exhibit } of JSON.parse(operands) as readonly Operand[]) {
      if (accession !== filing.accession || exhibit !== undefined) continue;
      const key = `${statement}\t${field}\t${concept}\t${role}`;
      lines.set(key, { concept, statement, field, role });
    }
  }
  return [...lines].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
}
