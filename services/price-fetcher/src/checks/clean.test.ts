import { expect } from 'chai';
import { clean, type CleanTable } from './clean.ts';
import { readCsv } from '../csv/read-csv.ts';

const NOW = Date.UTC(2024, 5, 1);
const FILE = { adjustment: { prices: 'raw', volume: 'raw', dividends: 'raw' } } as const;
const HEADER = 'date,open,high,low,close,volume,dividend,split';
const cleaned = (lines: readonly string[], now = NOW): CleanTable =>
  clean(readCsv([HEADER, ...lines].join('\n'), { symbol: 'A', address: 'A.csv', file: FILE }), now);
const row = (date: string, close: number, more = '100,0,1'): string =>
  `${date},${close},${close},${close},${close},${more}`;
const dates = ({ bars }: CleanTable): readonly string[] => bars.map(({ date }) => date);
const reasons = ({ refused }: CleanTable): readonly string[] =>
  refused.map(({ reason, date }) => `${date} ${reason}`);

describe('rows of a price source', () => {
  it('are sorted, and have all their digits', () => {
    const found = cleaned(['2024-01-03,2,2,2,2,0,0,1', '20240102,1.10,1.2,1,1.1999999999999999,1e3,,']);
    expect(found.bars).to.deep.equal([
      {
        date: '2024-01-02',
        open: '1.10',
        high: '1.2',
        low: '1',
        close: '1.1999999999999999',
        volume: '1000',
      },
      { date: '2024-01-03', open: '2', high: '2', low: '2', close: '2', volume: '0' },
    ]);
    expect([found.refused, found.missing, found.dividends, found.splits]).to.deep.equal([[], [], [], []]);
  });

  it('on days without a session are dropped by the calendar; those without volume are kept', () => {
    const found = cleaned([
      row('2024-01-12', 5),
      row('2024-01-13', 5),
      row('2024-01-15', 5),
      row('2024-01-16', 5, '0,0,1'),
    ]);
    expect(dates(found)).to.deep.equal(['2024-01-12', '2024-01-16']);
    expect(found.dropped).to.deep.equal({ duplicate: 0, no_session: 2, session_not_closed: 0 });
  });

  it('of a session that has not closed wait for its close', () => {
    const lines = [row('2024-05-30', 5), row('2024-05-31', 5)];
    const close = Date.UTC(2024, 4, 31, 20);
    expect(dates(cleaned(lines, close - 1))).to.deep.equal(['2024-05-30']);
    expect(dates(cleaned(lines, close))).to.have.length(2);
  });

  it('are merged if equal, and refused if they differ', () => {
    const found = cleaned([
      row('2024-01-02', 5),
      row('2024-01-02', 5),
      row('2024-01-03', 5),
      row('2024-01-03', 6),
    ]);
    expect(dates(found)).to.deep.equal(['2024-01-02']);
    expect(found.dropped.duplicate).to.equal(1);
    expect(reasons(found)).to.deep.equal(Array(2).fill('2024-01-03 contradictory_duplicate'));
  });

  it('are refused with their text if they are not numbers or contradict themselves; the rest is kept', () => {
    const found = cleaned([
      row('2024-01-02', 5),
      '2024-01-03,5,4,3,3.5,100,0,1',
      '2024-01-04,5,5,5,nan,100,0,1',
      '2024-01-05,0,5,0,5,100,0,1',
      'yesterday,5,5,5,5,100,0,1',
      '2024-01-08,5,5,5,5,-1,0,1',
      '2024-01-09,5,5.0000000000001,5,5.0000000000002,100,0,1',
    ]);
    expect(dates(found)).to.deep.equal(['2024-01-02', '2024-01-09']);
    expect(reasons(found)).to.deep.equal([
      '2024-01-03 ohlc_inconsistent',
      '2024-01-04 row_malformed',
      '2024-01-05 price_not_positive',
      'yesterday row_malformed',
      '2024-01-08 row_malformed',
    ]);
    expect(found.refused[0]?.line).to.equal('2024-01-03,5,4,3,3.5,100,0,1');
    expect(found.missing).to.deep.equal(['2024-01-03', '2024-01-04', '2024-01-05', '2024-01-08']);
  });

  it('have dividends and splits, on days without a session too', () => {
    const found = cleaned([
      row('2024-01-02', 5, '1,0.24,1.0'),
      row('2024-01-15', 5, '1,.5,2'),
      row('2024-01-16', 5, '1,x,1'),
    ]);
    expect(found.dividends).to.deep.equal([
      { ex_date: '2024-01-02', amount: '0.24', kind: null, currency: null },
      { ex_date: '2024-01-15', amount: '0.5', kind: null, currency: null },
    ]);
    expect(found.splits).to.deep.equal([{ ex_date: '2024-01-15', ratio: '2' }]);
    expect(reasons(found)).to.deep.equal(['2024-01-16 dividend_malformed']);
    expect(dates(found)).to.deep.equal(['2024-01-02', '2024-01-16']);
  });

  it('before 1998 are checked only by weekday', () => {
    const found = cleaned([
      row('1997-01-20', 5),
      row('1997-01-25', 5),
      row('1998-01-02', 5),
      row('1998-01-05', 5),
    ]);
    expect(dates(found)).to.deep.equal(['1997-01-20', '1998-01-02', '1998-01-05']);
    expect(found.missing).to.deep.equal([]);
  });
});
