import { expect } from 'chai';
import { keyOf } from '@footnote/events/topics';
import { companyEvent } from '@footnote/events/testing/samples';
import type { EntityProjection } from '@footnote/projection/projection';
import { ok } from '@footnote/projection/step';
import { storedTable, visible } from '@footnote/projection/stored-table';
import { rebuild } from './rebuild.ts';
import { useBench } from './testing/bench.ts';

const ROW = { symbol: 'String', name: 'String', revision: 'UInt64' } as const;

/** The names of the companies by their first symbol, in two tables. */
const toySecurities: EntityProjection<'companies'> = {
  kind: 'entities',
  name: 'toy_securities',
  keyedBy: 'symbol',
  version: 1,
  topics: ['companies'],
  required: ['companies'],
  inputsTable: 'toy_inputs',
  rowTables: ['toy_names', 'toy_lengths'],
  headsTable: 'toy_heads',
  readModel: {
    tables: [
      storedTable({ base: 'toy_names', columns: ROW, orderBy: ['symbol', 'revision'] }),
      storedTable({ base: 'toy_lengths', columns: ROW, orderBy: ['symbol', 'revision'] }),
      storedTable({ base: 'toy_heads', columns: ROW, orderBy: ['symbol'], version: 'revision' }),
    ],
    views: (name) => [{ name: 'securities', columns: ROW, select: visible(name('toy_heads'), ROW) }],
  },
  claim: ({ event }) =>
    ok({
      entity: event.tickers[0]?.symbol ?? '',
      slot: '',
      set: event.name,
      part: 0,
      parts: 1,
      rank: 0,
    }),
  compute: (symbol, { companies }, revision) => {
    const name = companies[0]?.events[0]?.name ?? '';
    return ok({
      rows: [
        { table: 'toy_names', rows: [{ symbol, name, revision }] },
        { table: 'toy_lengths', rows: [{ symbol, name: String(name.length), revision }] },
      ],
      head: { symbol, name, revision },
      symbols: [],
      sourceTime: 1,
    });
  },
  weight: () => 1,
};

describe('a projection keyed by symbol', () => {
  const bench = useBench();

  it('stores, computes, publishes and rebuilds by symbol', async () => {
    const writeListing = (symbol: string, name: string): Promise<void> =>
      bench().append('companies', companyEvent('0000000001', { name, symbols: [symbol] }));
    await writeListing('AAA', 'first');
    await writeListing('BRK-B', 'other');
    await bench().project([toySecurities]);
    await writeListing('AAA', 'second');
    await bench().project([toySecurities]);
    const rows = (table: string): Promise<object[]> =>
      bench().store.query(`SELECT symbol, name FROM ${table} FINAL ORDER BY ALL`);
    const visibleNow = [
      { symbol: 'AAA', name: 'second' },
      { symbol: 'BRK-B', name: 'other' },
    ];
    expect(await rows('securities')).to.deep.equal(visibleNow);
    expect(await rows('toy_lengths__g1')).to.deep.include({ symbol: 'AAA', name: '6' });

    const published = await bench().read('published');
    expect(published.map((event) => keyOf('published', event)).sort()).to.deep.equal([
      'AAA/toy_securities',
      'AAA/toy_securities',
      'BRK-B/toy_securities',
    ]);
    expect(published.map(({ cik, symbols }) => [cik, ...symbols])).to.deep.include(['', 'BRK-B']);

    const report = await rebuild({ ...bench().options, projection: toySecurities });
    expect(report.changed).to.equal(0);
    expect(await rows('securities')).to.deep.equal(visibleNow);
  });
});
