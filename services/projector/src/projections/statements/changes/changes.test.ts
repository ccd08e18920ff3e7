import { expect } from 'chai';
import { companyEvent, factsEvent } from '@footnote/events/testing/samples';
import type { CellRevisions } from '@footnote/event-types/types.generated';
import { computeStatements } from '@footnote/statements/compute';
import type { InputFiling } from '@footnote/statements/inputs';
import { changed, plainFilings, plainYears } from '@footnote/statements/test-support';
import { rebuild } from '../../../rebuild.ts';
import { useBench } from '../../../testing/bench.ts';
import { statementsProjection } from '../project.ts';

const CIK = '0000000001';
const statements = statementsProjection({ compute: computeStatements, verifies: true });

const FILINGS = plainFilings(2021, plainYears(3));
const [LAST] = FILINGS.slice(-1);
const EARLIER = FILINGS.slice(0, -1);
const ADDED = 250_000_000;

/** The newest report with revenue of the year before restated. */
const restating = (filing: InputFiling): InputFiling =>
  changed(filing, (item) =>
    item.concept === 'Revenues' && item.end === '2022-12-31'
      ? { ...item, value: String(Number(item.value) + ADDED) }
      : item,
  );

/** Total assets of the newest balance sheet with one digit omitted. */
const slipped = (filing: InputFiling): InputFiling =>
  changed(filing, (item) =>
    item.concept === 'Assets' && item.end === '2023-12-31' ? { ...item, value: item.value.slice(1) } : item,
  );

describe('changes of served cells', () => {
  const bench = useBench();

  const report = (filings: readonly InputFiling[]): Promise<void> =>
    bench().append(
      'facts',
      ...filings.map(({ accession, form, filed, facts, fy, fp }) =>
        factsEvent(
          CIK,
          accession,
          facts.map((fact) => ({ ...fact, fy, fp, frame: null })),
          { form, filed },
        ),
      ),
    );
  const serve = (): Promise<void> => bench().project([statements]);
  const announced = (): Promise<readonly CellRevisions[]> => bench().read('revisions');

  it('are announced with old value, new value and the filing, and not for new periods', async () => {
    await bench().append('companies', companyEvent(CIK, { symbols: ['ALP'] }));
    await report(EARLIER);
    await serve();
    expect(await announced(), 'the first revision').to.deep.equal([]);
    await report([restating(LAST!)]);
    await serve();
    const events = await announced();
    // Figures that are partly of the old basis and partly of the new one are refused.
    expect(events.map(({ kind, chunk, chunks }) => [kind, chunk, chunks])).to.deep.equal([
      ['revision', 0, 1],
      ['refusal', 0, 1],
    ]);
    const [event] = events;
    expect(event).to.deep.include({
      cik: CIK,
      symbols: ['ALP'],
      filings: [{ accession: LAST!.accession, form: LAST!.form, filed: LAST!.filed }],
    });
    expect(event!.changes.every(({ period_end: end }) => end <= '2022-12-31')).to.equal(true);
    const revenue = event!.changes.find(
      ({ field, period_kind: kind }) => field === 'revenue' && kind === 'annual',
    );
    expect(revenue).to.include({ cause: 'restatement', caused_by: LAST!.accession, fiscal_year: 2022 });
    expect(Number(revenue?.new?.value) - Number(revenue?.old.value)).to.equal(ADDED);
    expect(revenue?.old.accession).not.to.equal(LAST!.accession);
    const [head] = await bench().store.query<{ unannounced: string }>(
      'SELECT unannounced FROM statement_companies__g1 FINAL',
    );
    expect(head?.unannounced).to.equal('');
  });

  it('are announced as refusals, and as lifted ones when the value is served again', async () => {
    await report(FILINGS);
    await serve();
    await report([slipped(LAST!)]);
    await serve();
    await report([LAST!]);
    await serve();
    const events = await announced();
    expect(events.map(({ kind }) => kind)).to.include.members(['refusal', 'refusal_lifted']);
    const assets = (kind: CellRevisions['kind']) =>
      events
        .filter((event) => event.kind === kind)
        .flatMap(({ changes }) => changes)
        .find(({ field, period_end: end }) => field === 'total_assets' && end === '2023-12-31');
    expect(assets('refusal')?.old.value).to.equal('920000000');
    expect(assets('refusal')?.new).to.include({ value: null, refusal: 'oracle_contradicted' });
    expect(assets('refusal')?.cause).to.equal('verdict');
    expect(assets('refusal_lifted')?.old.rule).to.match(/^verification\./);
    expect(assets('refusal_lifted')?.new?.value).to.equal('920000000');
    const [first, second] = [...new Map(events.map((event) => [event.revision, event])).values()];
    expect(second?.previous_revision).to.equal(first?.revision);
  });

  it('are not announced by a rebuild', async () => {
    await report(EARLIER);
    await serve();
    await report([restating(LAST!)]);
    await serve();
    const before = await announced();
    await rebuild({ ...bench().options, projection: statements });
    const later = { ...statements, version: statements.version + 1 };
    await rebuild({ ...bench().options, projection: later });
    expect(await announced()).to.deep.equal(before);
  });

  it('are announced for what only a rebuild took in', async () => {
    await report(EARLIER);
    await serve();
    await report([restating(LAST!)]);
    await rebuild({ ...bench().options, projection: statements });
    const events = await announced();
    expect(events[0]?.changes.map(({ field }) => field)).to.include('revenue');
    await serve();
    expect(await announced()).to.deep.equal(events);
  });
});
