import { expect } from 'chai';
import { readCsv } from './read-csv.ts';
import { parseSourceFile } from './source-file.ts';
import type { PriceTable } from '../source.ts';

const read = (text: string, symbol = 'A', file: object | null = null): PriceTable =>
  readCsv(text, {
    symbol,
    address: `${symbol}.csv`,
    file: file === null ? null : parseSourceFile(JSON.stringify(file), 'source.json'),
  });

describe('columns of price files', () => {
  it("are recognised by Alpha Vantage's headers: as traded, with the data for adjustment", () => {
    const adjusted = read(
      'timestamp,open,high,low,close,adjusted_close,volume,dividend_amount,split_coefficient\n2024-01-02,1,2,1,2,1.5,9,0.1,1.0',
    );
    expect(adjusted.adjustment).to.deep.equal({ prices: 'raw', volume: 'raw', dividends: 'raw' });
    expect(adjusted.rows[0]).to.include({
      date: '2024-01-02',
      close: '2',
      volume: '9',
      dividend: '0.1',
      split: '1.0',
    });
    expect(adjusted).to.include({ reportsDividends: true, reportsSplits: true });
    const daily = read('timestamp,open,high,low,close,volume\n2024-01-02,1,2,1,2,9');
    expect(daily).to.include({ reportsDividends: false, reportsSplits: false });
  });

  it("are recognised by Stooq's headers: adjusted for splits and dividends, without either", () => {
    const one = read('Date,Open,High,Low,Close,Volume\r\n2024-01-02,1,2,1,2,9\r\n');
    expect(one.adjustment).to.include({ prices: 'split_and_dividend', volume: 'split' });
    const archive = read(
      '<TICKER>,<PER>,<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>,<OPENINT>\nA.US,D,20240102,000000,1,2,1,2,9,0',
    );
    expect(archive.rows[0]).to.include({ date: '20240102', close: '2', volume: '9' });
  });

  it('are as source.json declares them, for some symbols differently', () => {
    const file = {
      currency: 'USD',
      adjustment: { prices: 'split', volume: 'split', dividends: 'split' },
      files: [
        { symbols: ['XLF'], adjustment: { prices: 'split_and_dividend' }, columns: { dividend: 'paid' } },
      ],
    };
    const text = 'date,open,high,low,close,volume,dividend,paid\n2024-01-02,1,2,1,2,9,0.1,0.3';
    expect(read(text, 'AAPL', file)).to.deep.include({ currency: 'USD', adjustment: file.adjustment });
    const other = read(text, 'XLF', file);
    expect(other.adjustment).to.deep.equal({
      prices: 'split_and_dividend',
      volume: 'split',
      dividends: 'split',
    });
    expect(other.rows[0]?.dividend).to.equal('0.3');
  });

  it('are not guessed', () => {
    expect(() => read('date,open,high,low,close,volume\n')).to.throw('adjustment of prices, volume');
    expect(() => read('date,close\n', 'A', { adjustment: { prices: 'raw' } })).to.throw(
      'no column of open, high, low',
    );
    expect(() => parseSourceFile('{"colums": {}}', 'x/source.json')).to.throw(
      'x/source.json: it must NOT have',
    );
    expect(() => parseSourceFile('{', 'source.json')).to.throw('not JSON');
  });
});
