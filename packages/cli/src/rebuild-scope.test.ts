import { expect } from 'chai';
import { InvalidArgumentError } from 'commander';
import { keysOfCompany, placeOf } from './rebuild-scope.ts';

describe('the scope of a rebuild', () => {
  it('is from an offset, a day or a time on', () => {
    expect(placeOf('0')).to.deep.equal({ kind: 'offset', offset: 0 });
    expect(placeOf('20260131')).to.deep.equal({ kind: 'offset', offset: 20260131 });
    expect(placeOf('2026-01-31')).to.deep.equal({ kind: 'recorded', from: Date.UTC(2026, 0, 31) });
    expect(placeOf('2026-01-31T18:00Z')).to.deep.equal({ kind: 'recorded', from: Date.UTC(2026, 0, 31, 18) });
    for (const text of ['', '-1', '1.5', 'yesterday', '2026-02-30', '2026-13-01', '2026-01-31T18:00', '9e3'])
      expect(() => placeOf(text), text).to.throw(InvalidArgumentError);
  });

  it('is a company by its CIK, or by its symbols', async () => {
    const known = [
      { cik: '0001652044', symbol: 'GOOG' },
      { cik: '0001652044', symbol: 'GOOGL' },
    ];
    const store = {
      query: <Row>(sql: string, params: Readonly<Record<string, unknown>> = {}): Promise<Row[]> => {
        const by = sql.includes('WHERE symbol =') ? 'symbol' : 'cik';
        const rows = sql.startsWith('SELECT 1') ? [{}] : known.filter((row) => row[by] === params['name']);
        return Promise.resolve(rows as Row[]);
      },
    };
    const cases: readonly (readonly ['cik' | 'symbol', string, readonly string[]])[] = [
      ['cik', '1652044', ['0001652044']],
      ['cik', 'CIK0001652044', ['0001652044']],
      ['cik', 'goog', ['0001652044']],
      ['symbol', 'brk.b', ['BRK-B']],
      ['symbol', '1652044', ['GOOG', 'GOOGL']],
    ];
    for (const [keyedBy, text, keys] of cases)
      expect(await keysOfCompany(store, { keyedBy }, text), text).to.deep.equal(keys);
    const failure = (keyedBy: 'cik' | 'symbol', text: string) =>
      keysOfCompany(store, { keyedBy }, text).then(
        () => '',
        (error: unknown) => (error as Error).message,
      );
    expect(await failure('cik', 'NOPE')).to.include('NOPE');
    expect(await failure('symbol', '77')).to.include('0000000077');
  });
});
