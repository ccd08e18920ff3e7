import { expect } from 'chai';
import type { Bars } from '@footnote/event-types/types.generated';
import { readCsv } from './csv/read-csv.ts';
import type { PriceSource } from './source.ts';
import { openPriceFixture, type PriceFixture } from './testing/fixture.ts';

const HEADER = 'date,open,high,low,close,volume,dividend,split';
const line = (date: string, close: string, more = '100,0,1'): string =>
  `${date},${close},${close},${close},${close},${more}`;
const csv = (...lines: readonly string[]): string => `${[HEADER, ...lines].join('\n')}\n`;
const SPLIT = JSON.stringify({
  name: 'sample',
  currency: 'USD',
  adjustment: { prices: 'split', volume: 'split', dividends: 'split' },
});

describe('the price fetcher', () => {
  let fixture: PriceFixture;
  beforeEach(async () => {
    fixture = await openPriceFixture();
    await fixture.write('source.json', SPLIT);
  });
  afterEach(() => fixture.close());
  const ingest = async (now?: number) => (await fixture.fetcher(undefined, now)).ingest();
  const shown = (bars: readonly Bars[]): readonly unknown[] =>
    bars.map(({ year, chunk, chunks, rows }) => [
      year,
      `${chunk}/${chunks}`,
      ...rows.map(({ close }) => close),
    ]);

  it('publishes a year of bars and of actions for each year of each symbol', async () => {
    await fixture.write('BRK.B.csv', csv(line('2023-12-29', '4'), line('2024-01-02', '5', '100,0.25,2')));
    const report = await ingest();
    expect(report.symbols).to.have.length(1);
    expect(report.symbols[0]).to.include({
      symbol: 'BRK-B',
      source: 'sample',
      bars: 2,
      events: 4,
      newest: '2024-01-02',
    });
    const bars = await fixture.events('bars');
    expect(shown(bars)).to.deep.equal([
      [2023, '0/2', '4'],
      [2024, '1/2', '5'],
    ]);
    expect(bars[0]).to.include({
      symbol: 'BRK-B',
      currency: 'USD',
      price_adjustment: 'split',
      volume_adjustment: 'split',
      address: 'BRK.B.csv',
      source_time: Date.UTC(2024, 0, 2, 21),
    });
    const actions = await fixture.events('corporate-actions');
    expect(
      actions.map(({ year, dividends, splits }) => [year, dividends.length, splits.length]),
    ).to.deep.equal([
      [2023, 0, 0],
      [2024, 1, 1],
    ]);
  });

  it('publishes nothing unchanged again, even after a restart, and only the year that changed', async () => {
    const before = [line('2023-12-29', '4'), line('2024-01-02', '5')];
    await fixture.write('A.csv', csv(...before));
    await ingest();
    expect((await ingest()).symbols[0]?.events).to.equal(0);
    await fixture.write('A.csv', csv(...before, line('2024-01-03', '6')));
    await ingest();
    expect(shown((await fixture.events('bars')).slice(2))).to.deep.equal([[2024, '0/1', '5', '6']]);
  });

  it('publishes all years of a split-adjusted series after a split as one set', async () => {
    await fixture.write('A.csv', csv(line('2023-12-29', '40'), line('2024-01-02', '50')));
    await ingest();
    await fixture.write(
      'A.csv',
      csv(line('2023-12-29', '4'), line('2024-01-02', '5'), line('2024-01-03', '5', '9,0,10')),
    );
    await ingest();
    const after = (await fixture.events('bars')).slice(2);
    expect(shown(after)).to.deep.equal([
      [2023, '0/2', '4'],
      [2024, '1/2', '5', '5'],
    ]);
    expect(new Set(after.map(({ set_id }) => set_id)).size).to.equal(1);
  });

  it('withdraws a year, and an action, that the source no longer has', async () => {
    await fixture.write('A.csv', csv(line('2023-12-29', '4', '1,0.5,1'), line('2024-01-02', '5')));
    await ingest();
    await fixture.write('A.csv', csv(line('2024-01-02', '5')));
    await ingest();
    expect(shown((await fixture.events('bars')).slice(2))).to.deep.equal([[2023, '0/1']]);
    expect((await fixture.events('corporate-actions')).at(-1)).to.deep.include({ year: 2023, dividends: [] });
  });

  it('reads only the newest years again, unless an older row was corrected', async () => {
    const rows = ['2021-12-30', '2022-12-29', '2023-12-28', '2024-01-02'].map((date) => line(date, '5'));
    const read = async (...now: readonly string[]) => {
      await fixture.write('A.csv', csv(...now));
      const { bars = 0, events = 0 } = (await ingest()).symbols[0] ?? {};
      return { bars, events };
    };
    expect(await read(...rows)).to.deep.equal({ bars: 4, events: 8 });
    rows.push(line('2024-01-03', '5'));
    expect(await read(...rows)).to.deep.equal({ bars: 2, events: 1 });
    const before = (await fixture.events('bars')).length;
    rows[2] = line('2023-12-28', '6');
    expect(await read(...rows)).to.deep.equal({ bars: 5, events: 1 });
    rows[0] = line('2021-12-30', '7');
    rows.push(line('2025-01-02', '8'));
    expect(await read(...rows)).to.deep.equal({ bars: 6, events: 3 });
    expect(shown((await fixture.events('bars')).slice(before))).to.deep.equal([
      [2023, '0/1', '6'],
      [2021, '0/2', '7'],
      [2025, '1/2', '8'],
    ]);
    expect(await read(...rows.slice(0, 5), line('2025-01-02', '9'))).to.deep.equal({ bars: 1, events: 1 });
  });

  it('publishes the contents of a damaged line of its state again, and nothing else', async () => {
    for (const symbol of ['A', 'B']) await fixture.write(`${symbol}.csv`, csv(line('2024-01-02', '5')));
    await ingest();
    const path = `${fixture.root}/state/sample/symbols.jsonl`;
    const { readFile, writeFile } = await import('node:fs/promises');
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.slice(0, -5));
    const events = async () => (await ingest()).symbols.map(({ symbol, events: count }) => [symbol, count]);
    expect(await events()).to.deep.equal([
      ['A', 0],
      ['B', 2],
    ]);
    expect(await events()).to.deep.equal([
      ['A', 0],
      ['B', 0],
    ]);
  });

  it('assigns a new id to a year that returns to its earlier contents', async () => {
    const first = csv(line('2024-01-02', '5'));
    await fixture.write('A.csv', first);
    await ingest();
    await fixture.write('A.csv', csv(line('2024-01-02', '6'), line('2024-01-03', '6')));
    await ingest();
    await fixture.write('A.csv', csv(line('2024-01-02', '5'), line('2024-01-03', '6')));
    await ingest();
    const ids = (await fixture.events('bars')).map(({ event_id }) => event_id);
    expect(new Set(ids).size).to.equal(3);
  });

  it('puts a refused row into dead-letters once, with its text, and publishes the others', async () => {
    await fixture.write(
      'A.csv',
      csv(line('2024-01-02', '5'), '2024-01-03,5,4,3,3,1,0,1', line('2024-01-04', '5')),
    );
    const report = await ingest();
    await ingest();
    expect(report.symbols[0]?.left).to.deep.equal({ ohlc_inconsistent: 1 });
    const letters = await fixture.events('dead-letters');
    expect(letters.map(({ reason, key, step, offset }) => [reason, key, step, offset])).to.deep.equal([
      ['ohlc_inconsistent', 'A', 'price-fetcher', -1],
    ]);
    expect(Buffer.from(letters[0]?.value ?? []).toString()).to.equal('2024-01-03,5,4,3,3,1,0,1');
    expect(shown(await fixture.events('bars'))).to.deep.equal([[2024, '0/1', '5', '5']]);
    expect(await fixture.metricsText()).to.include('reason="ohlc_inconsistent"');
  });

  it('judges the first bars of a year by the year before, of a source that reads a part', async () => {
    const rows = [line('2023-12-28', '5'), line('2023-12-29', '5'), line('2024-01-02', '50')];
    const requested: (number | null)[] = [];
    const source: PriceSource = {
      name: 'part',
      priority: 0,
      symbolsAtOnce: 1,
      symbols: () => Promise.resolve(null),
      read: (symbol, fromYear) => {
        requested.push(fromYear);
        const from = rows.filter((row) => row >= String(fromYear ?? ''));
        const file = { adjustment: { prices: 'split', volume: 'split', dividends: 'split' } } as const;
        const table = readCsv(csv(...from), { symbol, address: 'A', file });
        return Promise.resolve({ table, fromYear, older: null });
      },
      close: () => undefined,
    };
    const read = async () => (await fixture.fetcher([source])).ingest({ symbols: ['A'] });
    await read();
    for (const date of ['2024-01-03', '2024-01-04', '2024-01-05']) {
      rows.push(line(date, '5'));
      await read();
    }
    expect(requested).to.deep.equal([null, 2022, 2023, 2023]);
    expect(shown((await fixture.events('bars')).slice(1))).to.deep.equal([
      [2024, '0/1', '5'],
      [2024, '0/1', '5', '5'],
      [2024, '0/1', '5', '5', '5'],
    ]);
    const letters = await fixture.events('dead-letters');
    expect(letters.map(({ reason }) => reason)).to.deep.equal(['unconfirmed_jump', 'bad_tick']);
  });

  it('continues after a file with an unknown format', async () => {
    await fixture.write('A.csv', 'day,price\n2024-01-02,5\n');
    await fixture.write('B.csv', csv(line('2024-01-02', '5')));
    const report = await ingest();
    expect(report.refused.map(({ symbol, reason }) => [symbol, reason])).to.deep.equal([
      ['A', 'columns_unknown'],
    ]);
    expect(report.symbols.map(({ symbol }) => symbol)).to.deep.equal(['B']);
  });

  it('publishes everything again to another log', async () => {
    await fixture.write('A.csv', csv(line('2024-01-02', '5')));
    await ingest();
    const other = await openPriceFixture();
    try {
      const { mkdir, cp } = await import('node:fs/promises');
      await mkdir(`${other.root}/state`, { recursive: true });
      await cp(`${fixture.root}/state`, `${other.root}/state`, { recursive: true });
      await other.write('source.json', SPLIT);
      await other.write('A.csv', csv(line('2024-01-02', '5')));
      await (await other.fetcher()).ingest();
      expect(await other.events('bars')).to.have.length(1);
    } finally {
      await other.close();
    }
  });
});
