import { expect } from 'chai';
import { companyEvent, factOf, factsEvent } from '@footnote/events/testing/samples';
import { eventually } from '@footnote/testing/eventually';
import { companies } from '../projections/companies/project.ts';
import { statementsProjection } from '../projections/statements/project.ts';
import { rebuild } from '../rebuild.ts';
import { useBench } from '../testing/bench.ts';
import { toyStatements } from '../testing/toy-statements.ts';
import { settleSymbols } from './settle.ts';

const A = '0000000001';
const B = '0000000002';
const TABLES = ['statement_cells', 'profiles', 'statement_companies__g1'];

const statements = statementsProjection({ compute: toyStatements, verifies: true });
const PROJECTIONS = [companies, statements];

describe('a symbol in SQL', () => {
  const bench = useBench();

  const claim = (cik: string, ...symbols: readonly string[]): Promise<void> =>
    bench().append('companies', companyEvent(cik, { symbols: [...symbols] }));
  const reportOf = (cik: string): Promise<void> =>
    bench().append('facts', factsEvent(cik, `${cik}-26-000001`, [factOf('Revenues', '7')]));
  const project = (): Promise<void> => bench().project(PROJECTIONS);
  const withSymbol = (table: string): Promise<object[]> =>
    bench().store.query(`SELECT DISTINCT cik, symbol FROM ${table} FINAL ORDER BY ALL`);
  const holds = async (a: string, b: string): Promise<void> => {
    for (const table of TABLES)
      expect(await withSymbol(table), table).to.deep.equal([
        { cik: A, symbol: a },
        { cik: B, symbol: b },
      ]);
    const rows = await bench().store.query<{ cik: string }>(
      "SELECT DISTINCT cik FROM statement_cells WHERE symbol = 'X' ORDER BY cik",
    );
    expect(rows.map(({ cik }) => cik)).to.deep.equal([...(a === 'X' ? [A] : []), ...(b === 'X' ? [B] : [])]);
  };

  beforeEach('reports of two companies', async () => {
    await reportOf(A);
    await reportOf(B);
  });

  for (const [order, ciks] of [
    ['the one first', [A, B]],
    ['the other first', [B, A]],
  ] as const)
    it(`is of no company while two claim it, whatever the order of the claims: ${order}`, async () => {
      for (const cik of ciks) await claim(cik, 'X');
      await project();
      await holds('', '');
    });

  it('is taken from a company once another claims it, and returned when that one drops it', async () => {
    await claim(A, 'X');
    await project();
    await holds('X', '');
    await claim(B, 'X');
    await project();
    await holds('', '');
    await claim(B);
    await project();
    await holds('X', '');
  });

  it('moves to the other company with the list', async () => {
    await claim(A, 'X');
    await claim(B, 'X');
    await project();
    await claim(A);
    await project();
    await holds('', 'X');
  });

  it('is also of none if the other company reports nothing, or claims it as a second symbol', async () => {
    await claim(A, 'X');
    await claim(B, 'Y', 'X');
    await claim('0000000003', 'Y');
    await project();
    await holds('', '');
  });

  it('is settled while the projector runs, and in what is written later', async () => {
    await claim(A, 'X');
    await claim(B, 'X');
    await bench().start(PROJECTIONS);
    await bench().settled(PROJECTIONS);
    const isSettled = (): Promise<boolean> =>
      holds('', '').then(
        () => true,
        () => false,
      );
    await eventually('the symbol is of none', isSettled);
    await bench().append('facts', factsEvent(A, `${A}-26-000002`, [factOf('Assets', '9')]));
    await bench().settled(PROJECTIONS);
    await eventually('the new cells are visible', async () => {
      const [row] = await bench().store.query<{ n: number }>(
        'SELECT toUInt8(count()) AS n FROM statement_cells',
      );
      return row?.n === 3;
    });
    await eventually('the symbol is of none', isSettled);
  });

  it('is the same after a rebuild, which changes and publishes nothing', async () => {
    await claim(A, 'X');
    await claim(B, 'X');
    await project();
    const before = await bench().store.query('SELECT * FROM statement_cells ORDER BY ALL');
    const report = await rebuild({ ...bench().options, projection: statements });
    expect(report.changed).to.equal(0);
    expect(await bench().store.query('SELECT * FROM statement_cells ORDER BY ALL')).to.deep.equal(before);
    expect(await settleSymbols(bench().store, report.generation)).to.equal(0);
  });
});
