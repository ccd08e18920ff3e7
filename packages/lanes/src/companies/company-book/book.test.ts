import { expect } from 'chai';
import type { QueryParams, StoreQuery, StoreReader } from '@footnote/read-store/port';
import { createCompanyBook } from './book.ts';

const CIKS = ['0000000001', '0000000002'];
const store: StoreReader = {
  read: <Params extends QueryParams, Row>(_: StoreQuery<Params, Row>) =>
    Promise.resolve(CIKS.map((cik) => ({ cik })) as readonly unknown[] as readonly Row[]),
};

describe('a book of companies', () => {
  let time = 0;
  const bookOf = () => {
    const asked: (readonly string[])[] = [];
    const book = createCompanyBook({
      store,
      now: () => time,
      sources: ['projection:insiders'],
      common: ['projection:holdings'],
      dayOf: (now) => new Date(now).toISOString().slice(0, 10),
      atOnce: 10,
      readEntries: (ciks) => {
        asked.push(ciks);
        return Promise.resolve(ciks.map((cik) => ({ cik, symbols: [], entry: cik })));
      },
    });
    return { asked, book };
  };

  it('reads every company again on another day, though an hour has not passed', async () => {
    const { asked, book } = bookOf();
    time = Date.parse('2026-11-28T23:50:00Z');
    await book.read();
    time += 300_000;
    await book.read();
    expect(asked).to.have.lengthOf(1);
    time += 600_000;
    await book.read();
    expect(asked).to.deep.equal([CIKS, CIKS]);
  });

  it('reads every company again after a publication that may concern any', async () => {
    const { asked, book } = bookOf();
    await book.read();
    book.cache.invalidate(['cik:0000000009', 'projection:holdings']);
    await book.read();
    book.cache.invalidate(['cik:0000000002', 'projection:insiders']);
    await book.read();
    expect(asked).to.deep.equal([CIKS, CIKS, ['0000000002']]);
  });
});
