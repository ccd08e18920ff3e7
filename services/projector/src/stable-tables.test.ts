import { expect } from 'chai';
import { typesOf } from '@footnote/read-models/columns';
import { STATEMENT_CELL_COLUMNS } from '@footnote/read-models/statement-cells';
import { createTables, showGeneration } from '@footnote/projection/generation-tables';
import { openGenerations } from '@footnote/projection/generations';
import { tablesOf } from '@footnote/projection/projection';
import { tableMatches } from '@footnote/read-store/table-matches';
import { PROJECTIONS } from './projections.ts';
import { CELLS } from './projections/statements/ddl.ts';
import { useBench } from './testing/bench.ts';

describe('the tables that readers use', () => {
  const bench = useBench();

  it('have the columns that they are declared with', async () => {
    await bench().start(PROJECTIONS);
    const { store } = bench();
    for (const { name, columns } of PROJECTIONS.flatMap(({ readModel }) => readModel.views(tablesOf(1))))
      expect(await tableMatches(store, name, typesOf(columns)), name).to.deep.equal([]);
  });

  it('have them in a data folder of an older version, too', async () => {
    await bench().start(PROJECTIONS);
    const { store } = bench();
    const statements = PROJECTIONS.find(({ name }) => name === 'statements')!;
    const { generation } = (await (await openGenerations(store)).active('statements'))!;
    await store.command(`ALTER TABLE ${tablesOf(generation)(CELLS)} DROP COLUMN rule`);
    await createTables(store, statements, generation);
    await showGeneration(store, statements, generation);
    expect(await tableMatches(store, 'statement_cells', typesOf(STATEMENT_CELL_COLUMNS))).to.deep.equal([]);
    expect(await store.query('SELECT rule FROM statement_cells')).to.deep.equal([]);
  });
});
