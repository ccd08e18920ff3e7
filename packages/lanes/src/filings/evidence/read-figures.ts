import type { Operand, StatementName } from '@footnote/statements/cell';
import { labelFor } from '@footnote/values/period';
import { pick, type RowOf, selectList } from '@footnote/read-models/columns';
import { STATEMENT_CELL_COLUMNS } from '@footnote/read-models/statement-cells';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import type { OfFiling } from '../filings/read-filing.ts';

const COLUMNS = pick(
  STATEMENT_CELL_COLUMNS,
  'statement',
  'field',
  'period_kind',
  'fiscal_year',
  'fiscal_period',
  'operands',
);

/** Served cells with a fact of the filing among their operands; those of twelve months repeat their quarters. */
export const CELLS_OF_FILING = storeQuery<OfFiling, RowOf<typeof COLUMNS>>(
  `SELECT ${selectList(COLUMNS)} FROM statement_cells
  WHERE cik = {cik:String} AND value IS NOT NULL AND period_kind != 'ttm' AND fiscal_period != 'TP'
    AND position(operands, {accession:String}) > 0
  ORDER BY period_end DESC, statement, field
  SETTINGS max_threads = 1`,
);

/** A fact of a filing, and the served cells that it enters. */
export type ServedFact = {
  readonly fact: Operand;
  readonly cells: readonly {
    readonly statement: StatementName;
    readonly field: string;
    readonly period: string;
  }[];
};

/** The facts of a filing that served cells are read or computed from, each once. */
export async function readServedFacts(store: StoreReader, filing: OfFiling): Promise<readonly ServedFact[]> {
  const rows = await store.read(CELLS_OF_FILING, filing);
  const stated = rows.flatMap(({ statement, field, period_kind, fiscal_year, fiscal_period, operands }) =>
    (JSON.parse(operands) as readonly Operand[])
      .filter(({ accession }) => accession === filing.accession)
      .map((fact) => ({
        fact,
        cell: { statement, field, period: labelFor(period_kind, fiscal_year, fiscal_period) },
      })),
  );
  const byFact = Map.groupBy(stated, ({ fact: { concept, start, end, value, exhibit } }) =>
    JSON.stringify([concept, start, end, value, exhibit]),
  );
  return [...byFact.values()].flatMap((same) => {
    const [first] = same;
    return first === undefined ? [] : [{ fact: first.fact, cells: same.map(({ cell }) => cell) }];
  });
}
