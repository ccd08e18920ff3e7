import { typesOf } from '@footnote/read-models/columns';
import { expect } from 'chai';
import { companyEvent } from '@footnote/events/testing/samples';
import { COMPANY_NAME_COLUMNS, type CompanyNameRow } from '@footnote/read-models/company-names';
import { tableMatches } from '@footnote/read-store/table-matches';
import { useBench } from '../../testing/bench.ts';
import { names } from './project.ts';

const A = '0000000001';

describe('the names projection', () => {
  const bench = useBench();
  const rows = (): Promise<CompanyNameRow[]> =>
    bench().store.query<CompanyNameRow>('SELECT * FROM company_names ORDER BY cik');

  it('given a company, then its former names stand newest first, each once and never the present one', async () => {
    const event = companyEvent(A, {
      name: 'ALPHA INC',
      former_names: [
        { name: 'ALEPH INC', from: '2001-01-01T00:00:00.000Z', to: '2004-01-01T00:00:00.000Z' },
        { name: 'ALPHA INC', from: '2004-01-01T00:00:00.000Z', to: '2009-01-01T00:00:00.000Z' },
        { name: 'ALPHABET CO', from: '2009-01-01T00:00:00.000Z', to: '2019-01-01T00:00:00.000Z' },
        { name: 'ALEPH INC', from: '1999-01-01T00:00:00.000Z', to: '2000-01-01T00:00:00.000Z' },
      ],
    });
    await bench().append('companies', event, event);
    await bench().project([names]);
    expect(await rows()).to.deep.equal([
      { cik: A, name: 'ALPHA INC', former_names: ['ALPHABET CO', 'ALEPH INC'] },
    ]);
    expect(await tableMatches(bench().store, 'company_names', typesOf(COMPANY_NAME_COLUMNS))).to.deep.equal(
      [],
    );
  });

  it('given a company that was renamed, then the new name stands', async () => {
    await bench().append('companies', companyEvent(A, { name: 'OLD CO' }));
    await bench().append('companies', companyEvent(A, { name: 'NEW CO' }));
    await bench().project([names]);
    expect((await rows()).map(({ name }) => name)).to.deep.equal(['NEW CO']);
  });

  it('given an event without a ten-digit CIK, then it is a dead letter', async () => {
    await bench().append('companies', companyEvent('12'));
    await bench().project([names]);
    const letters = await bench().read('dead-letters');
    expect(letters.map(({ step, reason }) => [step, reason])).to.deep.equal([['names', 'cik_malformed']]);
  });
});
