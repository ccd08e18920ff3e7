import { companyEvent } from '@footnote/events/testing/samples';
import { expect } from 'chai';
import fc from 'fast-check';
import { settled } from './settled-tickers.ts';
import { createTickerDirectory } from './ticker-directory.ts';

const CIKS = ['0000000001', '0000000002', '0000000003'];
const SYMBOLS = ['A', 'B', 'C', 'D'];

describe('claims of tickers', () => {
  const claims = fc.array(fc.record({ cik: fc.constantFrom(...CIKS), symbols: fc.subarray(SYMBOLS) }), {
    maxLength: 6,
  });
  const list = fc
    .uniqueArray(fc.record({ cik: fc.constantFrom(...CIKS), symbol: fc.constantFrom(...SYMBOLS) }), {
      selector: ({ symbol }) => symbol,
    })
    .map((entries) =>
      createTickerDirectory(
        entries.map((entry) => ({ ...entry, title: 'T', exchange: null })),
        [],
      ),
    );

  it('leave a listed symbol to the company that EDGAR lists, whatever others claim and in whatever order', () => {
    fc.assert(
      fc.property(claims, list, fc.infiniteStream(fc.nat()), (claimed, directory, order) => {
        const ownersOf = (all: typeof claimed): ReadonlyMap<string, ReadonlySet<string>> => {
          const owners = new Map<string, Set<string>>();
          for (const { cik, symbols } of all)
            for (const { symbol } of settled(companyEvent(cik, { symbols }), directory).company.tickers)
              owners.set(symbol, (owners.get(symbol) ?? new Set()).add(cik));
          return owners;
        };
        const owners = ownersOf(claimed);
        const shuffled = claimed
          .map((claim) => ({ claim, at: Number(order.next().value) }))
          .sort((a, b) => a.at - b.at)
          .map(({ claim }) => claim);
        expect(ownersOf(shuffled)).to.deep.equal(owners);
        for (const [symbol, ciks] of owners) {
          const listed = directory.cikOf(symbol);
          if (listed !== null) expect([...ciks], symbol).to.deep.equal([listed]);
        }
      }),
    );
  });

  it('leave the symbol of a fund to the trust that EDGAR lists, unless a company has it', () => {
    const [company, trust] = ['0000000001', '0000000002'];
    const directory = createTickerDirectory(
      [{ cik: company, symbol: 'A', title: 'T', exchange: null }],
      [],
      [
        { cik: trust, symbol: 'A' },
        { cik: trust, symbol: 'FUND' },
      ],
    );
    expect(['A', 'FUND', 'B'].map((symbol) => directory.cikOf(symbol))).to.deep.equal([company, trust, null]);
    expect([company, trust, '0000000003'].map((cik) => directory.lists(cik))).to.deep.equal([
      true,
      true,
      false,
    ]);
    // Funds are many thousands: they are ingested when they are asked for by name only.
    expect([directory.universe.length, directory.listed.size]).to.deep.equal([1, 1]);
    const claimed = settled(companyEvent(trust, { symbols: ['A', 'FUND'] }), directory);
    expect(claimed.company.tickers.map(({ symbol }) => symbol)).to.deep.equal(['FUND']);
  });

  it('are refused one by one, with the company that EDGAR lists', () => {
    const directory = createTickerDirectory(
      [{ cik: '0000000002', symbol: 'A', title: 'T', exchange: null }],
      [],
    );
    const { company, refused } = settled(companyEvent('0000000001', { symbols: ['A', 'B'] }), directory);
    expect(company.tickers.map(({ symbol }) => symbol)).to.deep.equal(['B']);
    expect(company.event_id).not.to.equal(companyEvent('0000000001').event_id);
    expect(refused.map(({ reason, message }) => [reason, message])).to.deep.equal([
      ['ticker_of_another', 'A is claimed by 0000000001 and listed by EDGAR as the symbol of 0000000002'],
    ]);
  });
});
