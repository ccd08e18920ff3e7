import { expect } from 'chai';
import { companyEvent } from '@footnote/events/testing/samples';
import type { CompanyRow, SymbolRow } from '@footnote/read-models/companies';
import { useBench } from '../../testing/bench.ts';
import { companies } from './project.ts';

const A = '0000000001';
const B = '0000000002';

describe('the companies projection', () => {
  const bench = useBench();
  const symbols = async (): Promise<readonly string[]> =>
    (await bench().store.query<SymbolRow>('SELECT * FROM symbols ORDER BY symbol')).map(
      ({ symbol, cik }) => `${symbol} ${cik}`,
    );
  /** Everything is delivered twice: the result must be the same as if it were delivered once. */
  const twice = async (...events: readonly ReturnType<typeof companyEvent>[]): Promise<void> => {
    for (const event of events) await bench().append('companies', event);
    await bench().project([companies]);
    const before = await bench().store.query('SELECT * FROM symbols ORDER BY symbol');
    for (const event of events) await bench().append('companies', event);
    await bench().project([companies]);
    expect(await bench().store.query('SELECT * FROM symbols ORDER BY symbol')).to.deep.equal(before);
  };

  it('finds a company by CIK and by every symbol, normalised', async () => {
    const address = {
      business_city: 'SPRINGFIELD',
      business_state_or_country: 'OH',
      website: 'https://alpha.example',
    };
    await twice(companyEvent(A, { name: 'Alpha', symbols: ['alp', 'ALP.B', 'ALP'], ...address }));
    expect(await bench().store.query<CompanyRow>('SELECT * FROM companies')).to.deep.equal([
      {
        cik: A,
        name: 'Alpha',
        symbols: ['ALP', 'ALP-B'],
        sic: '3571',
        sic_description: 'Computers',
        fiscal_year_end: '1231',
        entity_type: 'operating',
        ...address,
      },
    ]);
    expect(await bench().store.query<SymbolRow>('SELECT * FROM symbols ORDER BY symbol')).to.deep.equal([
      { symbol: 'ALP', cik: A, name: 'Alpha', exchange: 'Nasdaq' },
      { symbol: 'ALP-B', cik: A, name: 'Alpha', exchange: 'Nasdaq' },
    ]);
  });

  it('uses the later of two differing events of a company', async () => {
    await twice(companyEvent(A, { name: 'Alpha', sic: null }), companyEvent(A, { name: 'Alphabet' }));
    const [row] = await bench().store.query<CompanyRow>('SELECT * FROM companies');
    expect(row).to.include({ name: 'Alphabet', sic: '3571' });
  });

  const claims = [
    companyEvent(A, { symbols: ['X', 'Y'], at: '2026-03-01' }),
    companyEvent(B, { symbols: ['X'], at: '2026-04-01' }),
  ] as const;
  for (const [order, events] of [
    ['older first', claims],
    ['newer first', claims.toReversed()],
  ] as const)
    it(`gives a symbol that two companies claim to neither, and names both: ${order}`, async () => {
      await twice(...events);
      expect(await symbols()).to.deep.equal([`Y ${A}`]);
      expect(await bench().store.query('SELECT * FROM ambiguous_symbols')).to.deep.equal([
        { symbol: 'X', ciks: [A, B] },
      ]);
    });

  it('removes a symbol that its company dropped, and leaves it to the only company that still claims it', async () => {
    await bench().append(
      'companies',
      companyEvent(A, { symbols: ['X'], at: '2026-01-01' }),
      companyEvent(B, { symbols: ['X', 'Z'], at: '2026-02-01' }),
      companyEvent(B, { symbols: [], at: '2026-03-01' }),
    );
    await bench().project([companies]);
    expect(await symbols()).to.deep.equal([`X ${A}`]);
  });

  it('sends an event without a ten-digit CIK to the dead letters and continues with the others', async () => {
    await bench().append('companies', companyEvent('12'), companyEvent(A));
    await bench().project([companies]);
    const letters = await bench().read('dead-letters');
    expect(letters.map(({ step, reason, key }) => [step, reason, key])).to.deep.equal([
      ['companies', 'cik_malformed', '12'],
    ]);
    expect(await bench().store.query('SELECT cik FROM companies')).to.deep.equal([{ cik: A }]);
  });

  it('announces on `published` which company changed, with its symbols', async () => {
    await bench().append('companies', companyEvent(A, { symbols: ['X'] }));
    await bench().project([companies]);
    const [event] = await bench().read('published');
    expect(event).to.deep.include({ cik: A, projection: 'companies', revision: 1, symbols: ['X'] });
  });
});
