import { createCodec } from '@footnote/events/codec';
import { createMemoryRegistry } from '@footnote/events/memory-registry';
import type { FilingFacts } from '@footnote/event-types/types.generated';
import { retainedTexts } from '@footnote/testing/heap';
import { expect } from 'chai';
import { createSlimming } from './slimming.ts';

const COUNT = 1_000;

const filing: FilingFacts = {
  event_id: 'e',
  source_time: 1,
  recorded_at: 2,
  cik: '0000000001',
  entity_name: 'Example',
  accession: '0000000001-24-000001',
  form: '10-K',
  filed: '2024-02-01',
  chunk: 0,
  chunks: 1,
  set_id: 's',
  source_document: 'd',
  source: 'companyfacts',
  facts: Array.from({ length: COUNT }, (_, number) => ({
    taxonomy: 'us-gaap',
    concept: `RevenueFromContractWithCustomerExcludingAssessedTax${number % 300}`,
    unit: 'USD',
    start: number % 3 === 0 ? null : `20${10 + (number % 15)}-01-01`,
    end: `20${10 + (number % 15)}-12-31`,
    value: String(1_000_000 + number),
    fy: 2023,
    fp: 'FY',
    frame: number % 2 === 0 ? null : `CY20${10 + (number % 15)}`,
  })),
  faces: [],
  dimensioned: [],
  calculations: [
    {
      role: 'http://example.com/role/Income',
      statement: 'income',
      specification: '1.0',
      total: 'us-gaap:GrossProfit',
      items: [
        { concept: 'us-gaap:Revenues', weight: '1' },
        { concept: 'us-gaap:CostOfRevenue', weight: '-1' },
      ],
      sums: [
        {
          start: '2023-01-01',
          end: '2023-12-31',
          unit: 'USD',
          consistent: false,
          difference: '-5000',
          missing: 0,
        },
      ],
    },
  ],
  scope: '',
  labels: [],
  cover: [],
};

describe('slimming of facts', () => {
  const codec = createCodec(createMemoryRegistry());
  const decoded = async (): Promise<FilingFacts> =>
    codec.decode('facts', await codec.encode('facts', filing));

  it('leaves an event equal, with any number of remembered texts', async () => {
    for (const maxTexts of [1, 5, 50_000]) {
      const event = await decoded();
      createSlimming(maxTexts)(event);
      expect(event).to.deep.equal(await decoded());
    }
  });

  it('keeps an empty list of labels apart from one empty label', async () => {
    const faces = [[], ['']].map((labels) => ({ role: 'r', statement: 'income', concepts: ['c'], labels }));
    const event = await codec.decode('facts', await codec.encode('facts', { ...filing, faces }));
    createSlimming()(event);
    expect(event.faces).to.deep.equal(faces);
  });

  it('ignores events without facts', () => {
    const event = { cik: '1' };
    createSlimming()(event as never);
    expect(event).to.deep.equal({ cik: '1' });
  });

  it('stores each common text of decoded facts once', async () => {
    const href = (module: string): string => JSON.stringify(import.meta.resolve(module));
    const texts = await retainedTexts(`
      const { createCodec } = await import(${href('@footnote/events/codec')});
      const { createMemoryRegistry } = await import(${href('@footnote/events/memory-registry')});
      const { createSlimming } = await import(${href('./slimming.ts')});
      const codec = createCodec(createMemoryRegistry());
      const slim = createSlimming();
      globalThis.kept = [];
      const bytes = await codec.encode('facts', JSON.parse(${JSON.stringify(JSON.stringify(filing))}));
      for (let time = 0; time < 3; time += 1) {
        const event = await codec.decode('facts', bytes);
        slim(event);
        kept.push(event);
      }`);
    expect(texts.get('RevenueFromContractWithCustomerExcludingAssessedTax7')).to.equal(1);
    expect(texts.get('2017-12-31')).to.equal(1);
    expect(texts.get('us-gaap:CostOfRevenue')).to.equal(1);
    expect(texts.get('http://example.com/role/Income')).to.equal(1);
  });
});
