import { expect } from 'chai';
import fc from 'fast-check';
import { actionsEvent, barsEvent } from '@footnote/events/testing/samples';
import type { Bars } from '@footnote/event-types/types.generated';
import type { BarRow, CorporateActionRow, PriceSeriesRow } from '@footnote/read-models/prices';
import { useBench } from '../../testing/bench.ts';
import { fitted } from './decimal.ts';
import { prices } from './project.ts';

describe('the prices projection', () => {
  const bench = useBench();
  const read = <T>(view: string): Promise<readonly T[]> =>
    bench().store.query<T>(`SELECT * FROM ${view} ORDER BY ALL`);
  const project = (): Promise<void> => bench().project([prices]);
  const closes = async (): Promise<readonly string[]> =>
    (
      await bench().store.query<{ date: string; close: string; symbol: string; source: string }>(
        'SELECT symbol, toString(date) AS date, toString(close) AS close, source FROM bars ORDER BY ALL',
      )
    ).map(({ symbol, date, close, source }) => `${symbol} ${date} ${close} ${source}`);

  it('stores a year of bars with all digits, once however often it is delivered', async () => {
    const event = barsEvent('AA', { '1969-12-31': '0.9012280106544495' });
    await bench().append('bars', event);
    await project();
    await bench().append('bars', event);
    await project();
    const [bar] = await bench().store.query<BarRow>(
      'SELECT symbol, date, toString(close) AS close, source, price_adjustment, volume_adjustment FROM bars',
    );
    expect(bar).to.deep.equal({
      symbol: 'AA',
      date: '1969-12-31',
      close: '0.9012280106544495',
      source: 'sample',
      price_adjustment: 'raw',
      volume_adjustment: 'raw',
    });
    expect(await closes()).to.have.length(1);
    const [series] = await read<PriceSeriesRow>('price_series');
    expect(series).to.include({
      symbol: 'AA',
      bars: 1,
      first_date: '1969-12-31',
      reports_splits: false,
      currency: 'USD',
    });
  });

  it('removes bars that a correction of a year does not repeat, and keeps other years', async () => {
    await bench().append(
      'bars',
      barsEvent('AA', { '2023-12-29': '1' }),
      barsEvent('AA', { '2024-01-02': '2', '2024-01-03': '30' }),
      barsEvent('AA', { '2024-01-02': '3' }),
    );
    await project();
    expect(await closes()).to.deep.equal(['AA 2023-12-29 1 sample', 'AA 2024-01-02 3 sample']);
    await bench().append('bars', barsEvent('AA', {}, { year: 2023 }));
    await project();
    expect(await closes()).to.deep.equal(['AA 2024-01-02 3 sample']);
  });

  it('hides a symbol until all years that changed together are stored', async () => {
    const set = { set_id: 'new', chunks: 2 };
    await bench().append(
      'bars',
      barsEvent('AA', { '2023-12-29': '10' }),
      barsEvent('AA', { '2024-01-02': '20' }),
    );
    await project();
    await bench().append('bars', barsEvent('AA', { '2023-12-29': '1' }, { ...set, chunk: 0 }));
    await project();
    expect(await closes()).to.deep.equal([]);
    await bench().append('bars', barsEvent('AA', { '2024-01-02': '2' }, { ...set, chunk: 1 }));
    await project();
    expect(await closes()).to.deep.equal(['AA 2023-12-29 1 sample', 'AA 2024-01-02 2 sample']);
  });

  it('uses only the preferred source, and another one if that has no bars', async () => {
    await bench().append(
      'bars',
      barsEvent('AA', { '2024-01-02': '2' }, { source: 'second', priority: 1 }),
      barsEvent('AA', { '2024-01-03': '3' }, { source: 'second', priority: 1, year: 2024 }),
      barsEvent('AA', { '2024-01-02': '7' }, { source: 'first' }),
      barsEvent('BB', { '2024-01-02': '9' }, { source: 'second', priority: 1 }),
    );
    await project();
    expect(await closes()).to.deep.equal(['AA 2024-01-02 7 first', 'BB 2024-01-02 9 second']);
    await bench().append('bars', barsEvent('AA', {}, { source: 'first', year: 2024 }));
    await project();
    expect(await closes()).to.deep.equal(['AA 2024-01-03 3 second', 'BB 2024-01-02 9 second']);
  });

  it('snaps split ratios, separates spin-offs from splits, and removes withdrawn actions', async () => {
    const dividend = { ex_date: '2024-02-01', amount: '0.24', kind: 'special', currency: 'CAD' };
    const splits = [
      { ex_date: '2024-03-01', ratio: '3.000003' },
      { ex_date: '2024-04-01', ratio: '1.068' },
    ];
    await bench().append('bars', barsEvent('AA', { '2024-01-02': '2' }));
    await bench().append('corporate-actions', actionsEvent('AA', 2024, { dividends: [dividend], splits }));
    await project();
    const rows = await bench().store.query<CorporateActionRow>(
      'SELECT * EXCEPT amount, toString(amount) AS amount FROM corporate_actions ORDER BY ex_date',
    );
    expect(
      rows.map(({ ex_date, kind, amount, currency, ratio, numerator }) => [
        ex_date,
        kind,
        amount,
        currency,
        ratio,
        numerator,
      ]),
    ).to.deep.equal([
      ['2024-02-01', 'dividend', '0.24', 'CAD', '', 0],
      ['2024-03-01', 'split', null, 'USD', '3.000003', 3],
      ['2024-04-01', 'price_adjustment', null, 'USD', '1.068', 0],
    ]);
    await bench().append('corporate-actions', actionsEvent('AA', 2024));
    await project();
    expect(await read('corporate_actions')).to.deep.equal([]);
    expect((await read<PriceSeriesRow>('price_series'))[0]).to.include({
      reports_dividends: true,
      reports_splits: true,
    });
  });

  it('uses actions of a lower-priority source if only that has them, and prefers those of the source of the bars', async () => {
    const paid = (amount: string) => [{ ex_date: '2024-02-01', amount, kind: null, currency: null }];
    const worse = { source: 'worse', priority: 5 };
    await bench().append('bars', barsEvent('AA', { '2024-01-02': '2' }));
    await bench().append('corporate-actions', actionsEvent('AA', 2024, { ...worse, dividends: paid('0.1') }));
    await project();
    const sources = async () =>
      (await read<CorporateActionRow>('corporate_actions')).map(({ source }) => source);
    expect(await sources()).to.deep.equal(['worse']);
    await bench().append('corporate-actions', actionsEvent('AA', 2024, { dividends: paid('0.2') }));
    await project();
    expect(await sources()).to.deep.equal(['sample']);
  });

  it('sends an event that is not a year of a symbol to the dead letters and continues with the others', async () => {
    await bench().append(
      'bars',
      barsEvent('not a symbol', { '2024-01-02': '1' }),
      barsEvent('AA', { '2024-01-02': '1' }, { year: 2023 }),
      barsEvent('AA', { '2024-01-02': '1' }, { chunk: 1 }),
      barsEvent('AA', { '2024-01-02': '12345678901234567' }),
      barsEvent('BB', { '2024-01-02': '1' }),
    );
    await project();
    expect((await bench().read('dead-letters')).map(({ reason }) => reason).sort()).to.deep.equal([
      'chunk_out_of_range',
      'date_out_of_year',
      'number_malformed',
      'symbol_malformed',
    ]);
    expect(await closes()).to.deep.equal(['BB 2024-01-02 1 sample']);
  });

  it('produces the same rows however symbols are interleaved and events repeated', async () => {
    const years = (symbol: string): readonly Bars[] => [
      barsEvent(symbol, { '2023-12-29': '10', '2023-12-28': '11' }),
      barsEvent(symbol, { '2024-01-02': '20' }),
      barsEvent(symbol, { '2023-12-29': '1' }),
    ];
    const expected = ['AA', 'BB'].flatMap((symbol) => [
      `${symbol} 2023-12-29 1 sample`,
      `${symbol} 2024-01-02 20 sample`,
    ]);
    const [first, second] = [years('AA'), years('BB')];
    await bench().append('bars', first[0]!, second[0]!, first[0]!, second[1]!);
    await project();
    await bench().append('bars', second[2]!, first[1]!, first[2]!, second[2]!);
    await project();
    expect(await closes()).to.deep.equal(expected);
  });
});

describe('a decimal of a column', () => {
  it('rounds to the decimals of the column, half to even', () => {
    expect(
      ['1.005', '1.015', '1.0051', '-0.999', '7', '1.', 'x'].map((text) => fitted(text, 2)),
    ).to.deep.equal(['1.00', '1.02', '1.01', '-1.00', '7', undefined, undefined]);
  });

  it('is as near as it can be', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), (digits) => {
        const text = `0.${String(digits).padStart(21, '0')}`;
        const rounded = fitted(text, 16) ?? '';
        expect(BigInt(rounded.replace('.', '')) * 100_000n - digits <= 50_000n).to.equal(true);
        expect(digits - BigInt(rounded.replace('.', '')) * 100_000n <= 50_000n).to.equal(true);
      }),
    );
  });
});
