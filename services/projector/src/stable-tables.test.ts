import { expect } from 'chai';
import { STATEMENT_CELL_COLUMNS, STATEMENT_ISSUER_COLUMNS } from '@footnote/read-models/statement-cells';
import { VERDICT_COLUMNS, VERIFIED_COMPANY_COLUMNS } from '@footnote/read-models/verdicts';
import { tableMatches } from '@footnote/read-store/table-matches';
import { PROJECTIONS } from './projections.ts';
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
});
