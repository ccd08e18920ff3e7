import { expect } from 'chai';
import { companyEvent, factsEvent } from '@footnote/events/testing/samples';
import type { Flag, Verification } from '@footnote/event-types/types.generated';
import type { StatementCellRow } from '@footnote/read-models/statement-cells';
import type { VerdictRow, VerifiedCompanyRow } from '@footnote/read-models/verdicts';
import { computeStatements } from '@footnote/statements/compute';
import type { InputFiling } from '@footnote/statements/inputs';
import { changed, plainFilings, plainYears } from '@footnote/statements/test-support';
import { rebuild } from '../../rebuild.ts';
import { useBench } from '../../testing/bench.ts';
import { statementsProjection } from './project.ts';

const A = '0000000001';
const B = '0000000002';

const statements = statementsProjection({ compute: computeStatements, verifies: true });

const FILINGS = plainFilings(2021, plainYears(3));
const [LAST] = FILINGS.slice(-1);
const EARLIER = FILINGS.slice(0, -1);

/** Total assets of the newest balance sheet with one digit omitted. */
const slipped = (filing: InputFiling): InputFiling =>
  changed(filing, (item) =>
    item.concept === 'Assets' && item.end === '2023-12-31' ? { ...item, value: item.value.slice(1) } : item,
  );

describe('verified statements', () => {
  const bench = useBench();

  const report = (cik: string, filings: readonly InputFiling[]): Promise<void> =>
    bench().append(
      'facts',
      ...filings.map(({ accession, form, filed, facts, fy, fp }) =>
        factsEvent(
          cik,
          accession,
          facts.map((fact) => ({ ...fact, fy, fp, frame: null })),
          { form, filed },
        ),
      ),
    );
  const serve = (): Promise<void> => bench().project([statements]);
  const verifications = (): Promise<readonly Verification[]> => bench().read('verifications');
  const cell = async (field: string, end: string, kind: string): Promise<StatementCellRow | undefined> => {
    const rows = await bench().store.query<StatementCellRow>(
      'SELECT * FROM statement_cells WHERE field = {field:String} AND period_end = {end:String} AND period_kind = {kind:String}',
      { field, end, kind },
    );
    return rows[0];
  };
  const refusals = async (): Promise<ReadonlySet<string>> =>
    new Set(
      (await bench().store.query<{ refusal: string }>('SELECT DISTINCT refusal FROM statement_cells')).map(
        ({ refusal }) => refusal,
      ),
    );

  it('emit the verdicts of each filing once, and for a new filing only those that it changes', async () => {
    await report(A, EARLIER);
    await report(B, EARLIER);
    await serve();
    const first = await verifications();
    expect(first.filter(({ cik }) => cik === A).map(({ accession }) => accession)).to.have.members(
      EARLIER.map(({ accession }) => accession),
    );
    await report(A, EARLIER);
    await serve();
    expect(await verifications()).to.have.lengthOf(first.length);
    await report(A, LAST === undefined ? [] : [LAST]);
    await serve();
    const later = (await verifications()).filter(
      ({ event_id: id }) => !first.some((event) => event.event_id === id),
    );
    expect(later.every(({ cik }) => cik === A)).to.equal(true);
    expect(later.map(({ accession }) => accession)).to.include(LAST?.accession);
    // Comparatives of the annual report belong to the newest filings; the first year is unchanged.
    expect(later.some(({ accession }) => accession === EARLIER[0]?.accession)).to.equal(false);
    expect(later.length).to.be.lessThan(EARLIER.length);
  });

  it('have a verdict on every cell with a value, and counts of the verdicts', async () => {
    await bench().append('companies', companyEvent(A, { symbols: ['ALP'] }));
    await report(A, FILINGS);
    await serve();
    const rows = await bench().store.query<VerdictRow>('SELECT * FROM cell_verdicts');
    const input = { cik: A, sic: '3571', fiscal_year_end: '1231', filings: FILINGS };
    const served = computeStatements(input).cells.filter(({ value }) => value !== null);
    expect(rows).to.have.lengthOf(served.length);
    const [head] = await bench().store.query<VerifiedCompanyRow>('SELECT * FROM verified_companies');
    expect(head).to.include({ cik: A, symbol: 'ALP', filings: FILINGS.length, contradicted: 0 });
    expect(head?.last_verified_at).to.equal(`${LAST?.filed ?? ''} 00:00:00`);
    expect(Number(head?.passed) + Number(head?.unchecked)).to.equal(served.length);
  });

  it('withhold contradicted values, and serve them when a later filing resolves the contradiction', async () => {
    await report(A, EARLIER);
    await serve();
    expect(await refusals()).not.to.include('verification_pending');
    await report(A, LAST === undefined ? [] : [slipped(LAST)]);
    await serve();
    expect(await cell('total_assets', '2023-12-31', 'instant')).to.include({
      value: null,
      refusal: 'oracle_contradicted',
      accession: '',
      operands: '[]',
    });
    expect(await cell('total_assets', '2021-12-31', 'instant')).to.include({ refusal: '' });
    expect(await refusals(), 'each value has its verdict').not.to.include('verification_pending');
    await report(A, LAST === undefined ? [] : [LAST]);
    await serve();
    expect(await cell('total_assets', '2023-12-31', 'instant')).to.include({
      value: '920000000',
      refusal: '',
    });
    expect(await refusals()).not.to.include('oracle_contradicted');
  });

  it('mask the figures that are computed from a contradicted value, also after a rebuild', async () => {
    const figures = (): Promise<readonly { figure: string; value: string | null; refusal: string }[]> =>
      bench().store.query("SELECT * EXCEPT revision FROM company_figures WHERE view = 'annual' ORDER BY ALL");
    const of = async (name: string): Promise<string | undefined> =>
      (await figures()).find(({ figure }) => figure === name)?.refusal;
    await report(A, EARLIER);
    await serve();
    expect(await of('total_assets')).to.equal('');
    await report(A, LAST === undefined ? [] : [slipped(LAST)]);
    await serve();
    expect(await of('total_assets')).to.equal('oracle_contradicted');
    expect(await of('debt_to_assets')).to.equal('missing_operand');
    const before = await figures();
    await rebuild({ ...bench().options, projection: statements });
    expect(await figures()).to.deep.equal(before);
  });

  it('show cells and verdicts of one revision', async () => {
    await report(A, FILINGS);
    await serve();
    const revisions = await bench().store.query<{ n: number }>(
      `SELECT DISTINCT revision AS n FROM (SELECT revision FROM statement_cells UNION ALL SELECT revision FROM cell_verdicts
       UNION ALL SELECT revision FROM verified_companies UNION ALL SELECT revision FROM company_figures UNION ALL SELECT revision FROM statement_issuers)`,
    );
    expect(revisions).to.have.lengthOf(1);
  });

  it('lead to the same rows for any verdicts in the log, and after a rebuild, which then emits nothing', async () => {
    const rows = (): Promise<unknown> =>
      bench().store.query('SELECT * EXCEPT revision FROM statement_cells ORDER BY ALL');
    await report(A, EARLIER);
    await report(A, LAST === undefined ? [] : [slipped(LAST)]);
    await serve();
    const together = await rows();
    // The verdicts of an earlier state are redelivered after those of a later one.
    const [stale] = (await verifications()).filter(({ accession }) => accession === LAST?.accession);
    await bench().append('verifications', { ...stale!, revision: 0, verdicts: [], event_id: 'stale' });
    await serve();
    expect(await rows()).to.deep.equal(together);
    const before = (await verifications()).length;
    await rebuild({ ...bench().options, projection: statements });
    expect((await verifications()).length, 'a rebuild with the same result emits nothing').to.equal(before);
    await serve();
    expect(await rows()).to.deep.equal(together);
  });

  it('emit changed verdicts after a rebuild with other rules, and change the masks', async () => {
    await report(A, FILINGS);
    await serve();
    const stricter = {
      ...statements,
      version: statements.version + 1,
      compute: (...input: Parameters<typeof statements.compute>) => {
        const [cik, inputs, revision] = input;
        const facts = inputs.facts.map((held) =>
          held.slot === LAST?.accession
            ? {
                ...held,
                events: held.events.map((event) => ({
                  ...event,
                  facts: event.facts.filter(({ concept }) => concept !== 'LiabilitiesAndStockholdersEquity'),
                })),
              }
            : held,
        );
        return statements.compute(cik, { ...inputs, facts }, revision);
      },
    };
    const before = await verifications();
    await rebuild({ ...bench().options, projection: stricter });
    const emitted = (await verifications()).slice(before.length);
    const filings = new Set(emitted.map(({ accession }) => accession));
    expect(filings).to.include(LAST?.accession);
    expect(filings.size, 'nothing is emitted for the others').to.be.lessThan(FILINGS.length / 2);
  });

  it('answer flags by the verdicts on their cells', async () => {
    const flag = (flag_id: string, field: string, period: string): Flag => ({
      event_id: flag_id,
      source_time: Date.parse('2024-03-01'),
      recorded_at: 0,
      flag_id,
      cik: A,
      symbol: 'ALP',
      statement: 'balance',
      field,
      period,
      reason: 'wrong_value',
      accession: null,
      note: null,
      reporter: 'r',
    });
    await report(A, EARLIER);
    await report(A, LAST === undefined ? [] : [slipped(LAST)]);
    await serve();
    await bench().append(
      'flags',
      flag('f1', 'total_assets', '2023-Q4'),
      flag('f2', 'total_assets', '2022-Q4'),
      flag('f3', 'inventory', '2022-Q4'),
      flag('f4', 'total_assets', '1999-Q4'),
    );
    const before = (await verifications()).length;
    await serve();
    const answers = (await verifications())
      .slice(before)
      .map(({ flag: answer, verdicts }) => [
        answer?.flag_id,
        answer?.outcome,
        answer?.refusal,
        verdicts.length,
      ]);
    expect(answers).to.have.deep.members([
      ['f1', 'contradicted', null, 1],
      ['f2', 'passed', null, 1],
      ['f3', 'refused', 'not_reported', 0],
      ['f4', 'no_such_cell', null, 0],
    ]);
    const rows = await bench().store.query<{ flag_id: string; outcome: string; value: string | null }>(
      'SELECT flag_id, outcome, value FROM flag_verdicts ORDER BY flag_id',
    );
    expect(rows.map(({ outcome, value }) => [outcome, value])).to.deep.equal([
      ['contradicted', '20000000'],
      ['passed', '720000000'],
      ['refused', null],
      ['no_such_cell', null],
    ]);
    expect(await refusals(), 'responses to flags mask nothing').not.to.include('verification_pending');
  });
});
