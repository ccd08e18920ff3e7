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

  it('stores former names newest first, each once and without the current name', async () => {
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

  it('stores the new name of a renamed company', async () => {
    await bench().append('companies', companyEvent(A, { name: 'OLD CO' }));
    await bench().append('companies', companyEvent(A, { name: 'NEW CO' }));
    await bench().project([names]);
    expect((await rows()).map(({ name }) => name)).to.deep.equal(['NEW CO']);
  });

  it('sends an event without a ten-digit CIK to the dead letters', async () => {
    await bench().append('companies', companyEvent('12'));
    await bench().project([names]);
    const letters = await bench().read('dead-letters');
    expect(letters.map(({ step, reason }) => [step, reason])).to.deep.equal([['names', 'cik_malformed']]);
  });
});
