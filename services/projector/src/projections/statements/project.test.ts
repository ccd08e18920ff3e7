import { expect } from 'chai';
import { companyEvent, factOf, factsEvent, filingEvent } from '@footnote/events/testing/samples';
import type { StatementCellRow, StatementIssuerRow } from '@footnote/read-models/statement-cells';
import { useBench } from '../../testing/bench.ts';
import { toyStatements } from '../../testing/toy-statements.ts';
import { statementsProjection } from './project.ts';

const A = '0000000001';
const B = '0000000002';
const FIRST = '0000000001-26-000001';
const SECOND = '0000000001-26-000002';
const statements = statementsProjection({ compute: toyStatements, verifies: false });

describe('the statements projection', () => {
  const bench = useBench();
  const cells = (): Promise<StatementCellRow[]> =>
    bench().store.query<StatementCellRow>('SELECT * FROM statement_cells ORDER BY cik, field, period_end');
  const issuers = (): Promise<StatementIssuerRow[]> =>
    bench().store.query<StatementIssuerRow>('SELECT * FROM statement_issuers ORDER BY cik');
  /** `field=value` of every visible cell. */
  const values = async (): Promise<readonly string[]> =>
    (await cells()).map(({ field, value }) => `${field}=${value}`);
  const project = (): Promise<void> => bench().project([statements]);

  it('writes all documented columns of a cell for facts, a filing and a profile', async () => {
    await bench().append('companies', companyEvent(A, { symbols: ['alp.b', 'ALP'] }));
    await bench().append('filings', filingEvent(A, FIRST));
    await bench().append('facts', factsEvent(A, FIRST, [factOf('Revenues', '123456789012345678.25')]));
    await project();
    expect(await cells()).to.deep.equal([
      {
        cik: A,
        symbol: 'ALP-B',
        statement: 'income',
        field: 'Revenues',
        period_kind: 'annual',
        fiscal_year: 2025,
        fiscal_period: 'FY',
        period_start: '2025-01-01',
        period_end: '2025-12-31',
        value: '123456789012345678.25',
        refusal: '',
        rule: '',
        unit: 'USD',
        concept: 'us-gaap:Revenues',
        accession: FIRST,
        form: '10-K',
        filed: '2026-02-01',
        method: 'reported',
        operands: '[]',
        flags: [],
        revision: 3,
      },
    ]);
    expect(await issuers()).to.deep.equal([
      {
        cik: A,
        reporting_currency: 'USD',
        reporting_cadence: 'quarterly',
        issuer_type: 'industrial',
        revision: 3,
        as_of: '2026-02-01 21:30:00',
      },
    ]);
    const [published] = await bench().read('published');
    expect(published).to.deep.include({
      cik: A,
      projection: 'statements',
      revision: 3,
      symbols: ['ALP-B', 'ALP'],
      source_time: Date.parse('2026-02-01T21:30:00Z'),
    });
  });

  it('changes and publishes nothing if everything is delivered twice', async () => {
    const deliver = async (): Promise<void> => {
      await bench().append('facts', factsEvent(A, FIRST, [factOf('Revenues', '1')]));
      await bench().append('filings', filingEvent(A, FIRST));
      await bench().append('companies', companyEvent(A, { symbols: ['X'] }));
      await project();
    };
    await deliver();
    const before = [await cells(), await issuers(), await bench().read('published')];
    await deliver();
    expect([await cells(), await issuers(), await bench().read('published')]).to.deep.equal(before);
  });

  it('writes no statements for a company without facts', async () => {
    await bench().append('companies', companyEvent(A));
    await bench().append('filings', filingEvent(A, FIRST));
    await project();
    expect([await cells(), await issuers()]).to.deep.equal([[], []]);
  });

  it("replaces a filing's facts as a whole by a new set", async () => {
    await bench().append('facts', factsEvent(A, FIRST, [factOf('Revenues', '1'), factOf('Assets', '2')]));
    await project();
    expect(await values()).to.deep.equal(['Assets=2', 'Revenues=1']);
    await bench().append('facts', factsEvent(A, FIRST, [factOf('Revenues', '3')]));
    await project();
    expect(await values()).to.deep.equal(['Revenues=3']);
  });

  it('uses a filing both from companyfacts and from its own instance, in any order of arrival', async () => {
    const listed = factsEvent(A, FIRST, [factOf('Revenues', '1')]);
    const own = (value: string) =>
      factsEvent(A, FIRST, [factOf('Revenues', '1'), factOf('Fees', value, { taxonomy: 'acme' })], {
        source: 'instance',
        set_id: `instance ${value}`,
      });
    await bench().append('facts', own('2'));
    await project();
    expect(await values()).to.deep.equal(['Fees=2', 'Revenues=1']);
    await bench().append('facts', listed);
    await project();
    expect(await values()).to.deep.equal(['Fees=2', 'Revenues=1']);
    const published = (await bench().read('published')).length;
    await bench().append('facts', own('2'), listed);
    await project();
    expect((await bench().read('published')).length).to.equal(published);
    await bench().append('facts', own('3'));
    await project();
    expect(await values()).to.deep.equal(['Fees=3', 'Revenues=1']);
  });

  it('keeps the previous complete set until another one is complete', async () => {
    const part = (chunk: number, value: string) =>
      factsEvent(A, FIRST, [factOf(`Part${chunk}`, value)], { chunk, chunks: 2, set_id: `set ${value}` });
    await bench().append('facts', part(0, '1'));
    await project();
    expect(await values()).to.deep.equal([]);
    await bench().append('facts', part(1, '1'), part(1, '2'));
    await project();
    expect(await values()).to.deep.equal(['Part0=1', 'Part1=1']);
    await bench().append('facts', part(0, '2'));
    await project();
    expect(await values()).to.deep.equal(['Part0=2', 'Part1=2']);
  });

  it('prefers submissions if companyfacts has different data about a filing', async () => {
    await bench().append('facts', factsEvent(A, FIRST, [factOf('Revenues', '1')]));
    await bench().append(
      'filings',
      filingEvent(A, FIRST, { form: '10-K/A', filed: '2026-02-03' }),
      filingEvent(A, FIRST, { form: '10-Q', filed: '2026-02-05', origin: 'companyfacts', accepted_at: null }),
    );
    await project();
    const [cell] = await cells();
    expect(cell).to.include({ form: '10-K/A', filed: '2026-02-03' });
    expect((await issuers())[0]).to.include({ as_of: '2026-02-03 21:30:00' });
  });

  it('writes a new symbol to every cell', async () => {
    await bench().append('companies', companyEvent(A, { symbols: ['OLD'] }));
    await bench().append('facts', factsEvent(A, FIRST, [factOf('Revenues', '1')]));
    await project();
    await bench().append('companies', companyEvent(A, { symbols: ['NEW'] }));
    await project();
    expect((await cells()).map(({ symbol }) => symbol)).to.deep.equal(['NEW']);
  });

  it('writes the same cells for events in another order', async () => {
    const facts = [
      factsEvent(A, FIRST, [factOf('Revenues', '1')]),
      factsEvent(B, FIRST, [factOf('Revenues', '5')]),
      factsEvent(A, SECOND, [factOf('Revenues', '2')], { filed: '2026-03-01' }),
    ];
    await bench().append('facts', ...facts);
    await project();
    const before = (await cells()).map((cell) => ({ ...cell, revision: 0 }));
    const [, , later] = facts;
    await bench().append('facts', later!, ...facts.slice(0, 2));
    await project();
    expect((await cells()).map((cell) => ({ ...cell, revision: 0 }))).to.deep.equal(before);
    expect(before.map(({ cik, value }) => [cik, value])).to.deep.equal([
      [A, '2'],
      [B, '5'],
    ]);
  });

  it('drops and counts forms without statements', async () => {
    await bench().append('filings', filingEvent(A, FIRST, { form: '4' }), filingEvent(A, SECOND));
    await project();
    const text = await bench().options.metrics.text();
    expect(text).to.match(
      /records_total\{step="statements",outcome="dropped",reason="form_without_statements".*\} 1/,
    );
    expect(text).to.match(/records_total\{step="statements",outcome="ok".*\} 1/);
  });

  it('sends invalid bytes, a wrong chunk and a wrong CIK to the dead letters', async () => {
    await bench().appendBytes('facts', A, new Uint8Array([1, 2, 3]));
    await bench().append(
      'facts',
      factsEvent(A, FIRST, [], { chunk: 2, chunks: 2 }),
      factsEvent('A', FIRST, []),
      factsEvent(A, FIRST, [factOf('Revenues', '1')]),
    );
    await project();
    const letters = await bench().read('dead-letters');
    expect(letters.map(({ reason }) => reason)).to.have.members([
      'bad_magic',
      'chunk_out_of_range',
      'cik_malformed',
    ]);
    expect(await values()).to.deep.equal(['Revenues=1']);
  });

  for (const [what, fact, reason] of [
    ['a company that cannot be computed', factOf('BOOM', '1'), 'statements_not_computable'],
    ['a value beyond every column', factOf('Assets', '9'.repeat(29)), 'cell_not_storable'],
    [
      'an invalid date',
      factOf('Assets', '1', { start: '0205-01-01', end: '0205-12-31' }),
      'cell_not_storable',
    ],
  ] as const)
    it(`keeps the last revision of a company with ${what}, continues with the others, and writes a dead letter`, async () => {
      await bench().append('facts', factsEvent(A, FIRST, [factOf('Revenues', '1')]));
      await project();
      await bench().append(
        'facts',
        factsEvent(A, SECOND, [fact]),
        factsEvent(B, FIRST, [factOf('Assets', '2')]),
      );
      await project();
      expect(await values()).to.deep.equal(['Revenues=1', 'Assets=2']);
      expect((await bench().read('dead-letters')).map((letter) => letter.reason)).to.deep.equal([reason]);
    });

  it('writes equal rows, including revisions, in two projectors from an empty store', async () => {
    for (const value of ['1', '2', '3'])
      await bench().append('facts', factsEvent(A, FIRST, [factOf('Revenues', value)]));
    await bench().append('filings', filingEvent(A, FIRST));
    await project();
    const first = [await cells(), await issuers()];
    for (const name of ['schema_migrations', 'projection_generations'])
      await bench().store.command(`DROP TABLE ${name} SYNC`);
    await project();
    expect([await cells(), await issuers()]).to.deep.equal(first);
  });
});
