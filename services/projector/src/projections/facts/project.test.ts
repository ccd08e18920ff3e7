import type { FilingFacts } from '@footnote/event-types/types.generated';
import { factOf, factsEvent } from '@footnote/events/testing/samples';
import type { FactLabelRow, FactRow, FactSetRow } from '@footnote/read-models/filed-facts';
import { expect } from 'chai';
import { useBench } from '../../testing/bench.ts';
import { facts } from './project.ts';

const CIK = '0009990001';
const ACCESSION = '0009990001-26-000001';
const AXIS = 'srt:ProductOrServiceAxis';

const dimensioned = (value: string, members: readonly (readonly [string, string, boolean])[]) => ({
  taxonomy: 'us-gaap',
  concept: 'Revenues',
  unit: 'USD',
  start: null,
  end: '2025-12-31',
  value,
  decimals: '-6',
  dimensions: members.map(([axis, member, typed]) => ({ axis, member, typed })),
});

const notes = (fields: Partial<FilingFacts> = {}): FilingFacts =>
  factsEvent(CIK, ACCESSION, [], {
    source: 'instance',
    scope: 'notes',
    set_id: 'n',
    dimensioned: [dimensioned('7', [[AXIS, 'fn:LampsMember', false]])],
    labels: [{ name: 'fn:LampsMember', label: 'Lamps' }],
    ...fields,
  });

describe('the facts projection', () => {
  const bench = useBench();
  const project = async (...events: readonly FilingFacts[]): Promise<void> => {
    await bench().append('facts', ...events);
    await bench().project([facts]);
  };
  const rows = (): Promise<FactRow[]> =>
    bench().store.query<FactRow>('SELECT * FROM facts ORDER BY accession, part, place');
  const values = async (): Promise<readonly string[]> => (await rows()).map(({ value }) => value);

  it('stores each fact as filed for every kind of event of a filing', async () => {
    await project(
      factsEvent(CIK, ACCESSION, [factOf('Assets', '9007199254740993.10', { start: null })]),
      factsEvent(CIK, ACCESSION, [factOf('Odd', '-0.5', { taxonomy: 'fn' })], { source: 'instance' }),
      factsEvent(CIK, ACCESSION, [], {
        source: 'instance',
        set_id: 'f',
        dimensioned: [
          dimensioned('3', [
            ['fn:LoanAxis', 'L-1', true],
            [AXIS, 'fn:LampsMember', false],
          ]),
        ],
      }),
      notes(),
    );
    const filing = { cik: CIK, accession: ACCESSION, form: '10-K', filed: '2026-02-01' };
    const revenue = { taxonomy: 'us-gaap', concept: 'Revenues', unit: 'USD', decimals: '-6' };
    const whole = { decimals: '', axes: [], members: [], typed: [] };
    expect(await rows()).to.have.deep.members([
      {
        ...filing,
        ...whole,
        source: 'companyfacts',
        part: 'companyfacts',
        place: 0,
        taxonomy: 'us-gaap',
        concept: 'Assets',
        unit: 'USD',
        period_start: '',
        period_end: '2025-12-31',
        value: '9007199254740993.10',
      },
      {
        ...filing,
        ...whole,
        source: 'instance',
        part: 'consolidated',
        place: 0,
        taxonomy: 'fn',
        concept: 'Odd',
        unit: 'USD',
        period_start: '2025-01-01',
        period_end: '2025-12-31',
        value: '-0.5',
      },
      {
        ...filing,
        ...revenue,
        source: 'instance',
        part: 'faces',
        place: 0,
        period_start: '',
        period_end: '2025-12-31',
        value: '3',
        axes: ['fn:LoanAxis', AXIS],
        members: ['L-1', 'fn:LampsMember'],
        typed: [true, false],
      },
      {
        ...filing,
        ...revenue,
        source: 'instance',
        part: 'notes',
        place: 0,
        period_start: '',
        period_end: '2025-12-31',
        value: '7',
        axes: [AXIS],
        members: ['fn:LampsMember'],
        typed: [false],
      },
    ]);
    expect(await bench().store.query<FactLabelRow>('SELECT * FROM fact_labels')).to.deep.equal([
      { cik: CIK, accession: ACCESSION, name: 'fn:LampsMember', label: 'Lamps' },
    ]);
  });

  it('stores facts of repeated events once, including contradictory duplicates', async () => {
    const assets = ['1', '1', '2'].map((value) => factOf('Assets', value));
    const event = factsEvent(CIK, ACCESSION, assets);
    await project(event, event, { ...event, source_document: 'another' });
    expect(await values()).to.deep.equal(['1', '1', '2']);
  });

  it('hides the previous set as a whole once another set is complete', async () => {
    await project(notes());
    const part = (chunk: number): FilingFacts =>
      notes({ set_id: 'm', chunk, chunks: 2, dimensioned: [dimensioned(`8${chunk}`, [])], labels: [] });
    await project(part(0));
    expect(await values()).to.deep.equal(['7']);
    await project(part(1));
    expect(await values()).to.deep.equal(['80', '81']);
    expect(await bench().store.query('SELECT * FROM fact_labels')).to.deep.equal([]);
    await project(notes({ source_time: Date.parse('2026-03-01') }));
    expect(await values()).to.deep.equal(['7']);
    const [set] = await bench().store.query<FactSetRow>('SELECT * FROM fact_sets');
    expect(set).to.deep.equal({
      cik: CIK,
      accession: ACCESSION,
      part: 'notes',
      set_key: 'n.1',
      source_time: '2026-03-01 00:00:00.000',
    });
  });

  it('sends an event without a company, or outside its set, to the dead letters', async () => {
    await project(notes({ cik: '12' }), notes({ chunk: 1 }));
    const letters = await bench().read('dead-letters');
    expect(letters.map(({ reason }) => reason)).to.have.members(['cik_malformed', 'chunk_out_of_range']);
  });
});
