import { expect } from 'chai';
import { STATEMENT_CELL_COLUMNS, STATEMENT_ISSUER_COLUMNS } from '@footnote/read-models/statement-cells';
import { VERDICT_COLUMNS, VERIFIED_COMPANY_COLUMNS } from '@footnote/read-models/verdicts';
import { createTables, openGenerations, showGeneration } from '@footnote/projection/generations';
import { tablesOf } from '@footnote/projection/projection';
import { tableMatches } from '@footnote/read-store/table-matches';
import { PROJECTIONS } from './projections.ts';
import { CELLS } from './projections/statements/ddl.ts';
import { useBench } from './testing/bench.ts';

describe('the tables that SQL users read', () => {
  const bench = useBench();

  it('have the columns that are promised', async () => {
    await bench().start(PROJECTIONS);
    const { store } = bench();
    expect(await tableMatches(store, 'statement_cells', STATEMENT_CELL_COLUMNS)).to.deep.equal([]);
    expect(await tableMatches(store, 'statement_issuers', STATEMENT_ISSUER_COLUMNS)).to.deep.equal([]);
    expect(await tableMatches(store, 'cell_verdicts', VERDICT_COLUMNS)).to.deep.equal([]);
    expect(await tableMatches(store, 'verified_companies', VERIFIED_COMPANY_COLUMNS)).to.deep.equal([]);
  });

  it('have them in a data folder of an older version, too', async () => {
    await bench().start(PROJECTIONS);
    const { store } = bench();
    const statements = PROJECTIONS.find(({ name }) => name === 'statements')!;
    const { generation } = (await (await openGenerations(store)).active('statements'))!;
    await store.command(`ALTER TABLE ${tablesOf(generation)(CELLS)} DROP COLUMN rule`);
    await createTables(store, statements, generation);
    await showGeneration(store, statements, generation);
    expect(await tableMatches(store, 'statement_cells', STATEMENT_CELL_COLUMNS)).to.deep.equal([]);
    expect(await store.query('SELECT rule FROM statement_cells')).to.deep.equal([]);
  });
});
