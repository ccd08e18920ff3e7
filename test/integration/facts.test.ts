import { expect } from 'chai';
import { companyEvent, factOf, factsEvent } from '@footnote/events/testing/samples';
import type { DimensionedFact, FilingFacts } from '@footnote/event-types/types.generated';
import { companies } from '@footnote/projector/projections/companies/project';
import { facts } from '@footnote/projector/projections/facts/project';
import type { FiledFacts } from '@footnote/contract/types.generated';
import { type WireAnswer } from '@footnote/query/testing/harness';
import { useTestReadStore } from '@footnote/read-store/testing';
import { startPipeline, type Pipeline } from './pipeline.ts';

const CIK = '0009999999';
const OLDER = '0009999999-25-000009';
const NEWER = '0009999999-26-000011';
const PRODUCT = 'srt:ProductOrServiceAxis';
const LOAN = 'fn:LoanAxis';

const partOf = (value: string, members: Readonly<Record<string, string>>): DimensionedFact => ({
  taxonomy: 'us-gaap',
  concept: 'Revenues',
  unit: 'USD',
  start: '2025-01-01',
  end: '2025-12-31',
  value,
  decimals: '-6',
  dimensions: Object.entries(members).map(([axis, member]) => ({ axis, member, typed: axis === LOAN })),
});

const own = (fields: Partial<FilingFacts>): FilingFacts =>
  factsEvent(CIK, NEWER, [], { source: 'instance', set_id: JSON.stringify(fields), ...fields });

/** The older filing is known only from companyfacts, the newer one also from its own XBRL. */
const EVENTS: readonly FilingFacts[] = [
  factsEvent(
    CIK,
    OLDER,
    [factOf('Revenues', '900', { start: '2024-01-01', end: '2024-12-31' }), factOf('Assets', '70')],
    {
      filed: '2025-02-03',
      form: '10-K',
    },
  ),
  factsEvent(CIK, NEWER, [factOf('Revenues', '1000')]),
  own({ facts: [factOf('Revenues', '1000'), factOf('OddCosts', '12', { taxonomy: 'fn' })] }),
  own({ dimensioned: [partOf('610', { [PRODUCT]: 'fn:LampsMember' })] }),
  own({
    scope: 'notes',
    dimensioned: [
      partOf('390', { [PRODUCT]: 'fn:DesksMember' }),
      partOf('5', { [LOAN]: 'L-1', [PRODUCT]: 'fn:DesksMember' }),
    ],
    labels: [
      { name: PRODUCT, label: 'Products [Axis]' },
      { name: 'fn:LampsMember', label: 'Lamps' },
    ],
  }),
];

describe('GET /v2/facts', () => {
  const opened = useTestReadStore();
  let harness: Pipeline;
  before(async () => {
    harness = await startPipeline(opened().store, {
      now: '2026-02-10T15:00:00Z',
      projections: [companies, facts],
    });
    await harness.append(
      'companies',
      companyEvent(CIK, { symbols: ['ACME'] }),
      companyEvent('0009999998', { symbols: ['ACMX'] }),
    );
    await harness.append('facts', ...EVENTS);
    await harness.projected();
  });
  after(() => harness.stop());

  const ask = (query: string, symbol = 'ACME'): Promise<WireAnswer> =>
    harness.get(`/v2/facts?symbol=${symbol}${query}`);
  const data = async (query: string, symbol = 'ACME'): Promise<FiledFacts> => {
    const { status, body, text } = await ask(query, symbol);
    expect(status, text).to.equal(200);
    return body!['data'] as FiledFacts;
  };
  const values = async (query: string): Promise<readonly string[]> =>
    (await data(query)).facts.map(({ value }) => value);
  const refusal = async (query: string, symbol = 'ACME'): Promise<readonly unknown[]> => {
    const { status, body } = await ask(query, symbol);
    const { code, message } = body!['error'] as { code: string; message: string };
    return [status, code, message];
  };

  it('lists tagged facts with their filings, newest filing first', async () => {
    const { facts: listed, available_axes: axes, next_cursor: next, as_of: asOf } = await data('');
    expect(listed.map(({ value, source }) => [value, source])).to.deep.equal([
      ['1000', 'instance'],
      ['12', 'instance'],
      ['610', 'instance'],
      ['390', 'instance'],
      ['5', 'instance'],
      ['900', 'companyfacts'],
      ['70', 'companyfacts'],
    ]);
    expect({ axes, next, asOf }).to.deep.equal({
      axes: [
        { axis: LOAN, facts: 1 },
        { axis: PRODUCT, facts: 3 },
      ],
      next: null,
      asOf: '2026-02-01T00:00:00Z',
    });
    expect(listed[2]).to.deep.equal({
      concept: 'us-gaap:Revenues',
      decimals: '-6',
      dimensions: [
        {
          axis: PRODUCT,
          axis_label: 'Products [Axis]',
          member: 'fn:LampsMember',
          member_label: 'Lamps',
          member_name: 'Lamps',
          typed: false,
        },
      ],
      filing: {
        accession: NEWER,
        filed: '2026-02-01',
        form: '10-K',
        url: `https://www.sec.gov/Archives/edgar/data/9999999/000999999926000011/${NEWER}-index.htm`,
      },
      period_end: '2025-12-31',
      period_start: '2025-01-01',
      source: 'instance',
      unit: 'USD',
      value: '610',
    });
    expect(listed[4]?.dimensions[0]).to.include({ member: 'L-1', member_label: null, typed: true });
  });

  it('selects by concept, axis, member, period and filing, with or without prefixes', async () => {
    expect(await values('&concept=OddCosts')).to.deep.equal(['12']);
    expect(await values('&concept=fn:OddCosts')).to.deep.equal(['12']);
    expect(await values('&concept=us-gaap:OddCosts')).to.deep.equal([]);
    expect(await values(`&axis=${PRODUCT}`)).to.deep.equal(['610', '390', '5']);
    expect(await values('&axis=LoanAxis')).to.deep.equal(['5']);
    expect(await values('&axis=OrServiceAxis')).to.deep.equal([]);
    expect(await values('&member=DesksMember')).to.deep.equal(['390', '5']);
    expect(await values('&member=L-1')).to.deep.equal(['5']);
    expect(await values('&axis=LoanAxis&member=DesksMember')).to.deep.equal([]);
    expect(await values('&to=2025-01-01')).to.deep.equal(['900']);
    expect(await values('&from=2025-12-31&concept=Assets')).to.deep.equal(['70']);
    expect(await values(`&accession=${OLDER}`)).to.deep.equal(['900', '70']);
    expect(await values('&form=10-Q')).to.deep.equal([]);
    const { available_axes: axes } = await data('&concept=Revenues&member=LampsMember');
    expect(axes.map(({ axis }) => axis)).to.deep.equal([LOAN, PRODUCT]);
  });

  it('continues after the last fact of a page', async () => {
    for (const limit of [1, 3, 7]) {
      const paged: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: FiledFacts = await data(`&limit=${limit}${cursor === '' ? '' : `&cursor=${cursor}`}`);
        paged.push(...page.facts.map(({ value }) => value));
        cursor = page.next_cursor;
      }
      expect(paged, `${limit}`).to.deep.equal(await values(''));
    }
  });

  it('refuses invalid parameters and lists the allowed values', async () => {
    expect(await refusal('', 'NOPE')).to.include.members([404, 'SYMBOL_UNKNOWN']);
    expect(await refusal('&concept=a:b:c')).to.deep.equal([
      400,
      'PARAM_INVALID',
      "concept must be like us-gaap:Assets, Assets, not 'a:b:c'",
    ]);
    expect(await refusal('&cursor=0000000000-01-000001.0.0')).to.deep.equal([
      400,
      'PARAM_INVALID',
      "cursor must be the next_cursor of an answer about ACME, not '0000000000-01-000001.0.0'",
    ]);
    expect(await refusal('&from=2025')).to.include('PARAM_INVALID');
    expect(await refusal('&source=instance')).to.include('PARAM_INVALID');
    expect(await data('', 'ACMX')).to.deep.include({
      as_of: null,
      available_axes: [],
      facts: [],
      freshness: 'unsupported',
      next_cursor: null,
    });
  });
});
