import { expect } from 'chai';
import type { QueryParams, StoreQuery, StoreReader } from '@footnote/read-store/port';
import { createMarketBook } from './book.ts';

const A = '0000000001';
const B = '0000000002';

/** A read store with two companies and a symbol of each; `asked` has the companies of each reading of statements. */
function storeOf(): StoreReader & { readonly asked: string[][]; fails: boolean } {
  const store = {
    asked: [] as string[][],
    fails: false,
    read: <Params extends QueryParams, Row>({ sql }: StoreQuery<Params, Row>, params: Params) => {
      const { ciks = [] } = params as { ciks?: readonly string[] };
      if (store.fails) return Promise.reject(new Error('the read store is away'));
      const rows = (all: readonly object[]) => Promise.resolve(all as readonly Row[]);
      if (sql.startsWith('SELECT cik FROM statement_issuers')) return rows([{ cik: A }, { cik: B }]);
      if (sql.includes('FROM statement_issuers WHERE')) {
        store.asked.push([...ciks]);
        return rows(ciks.map((cik) => ({ cik, reporting_cadence: 'quarterly', issuer_type: 'industrial' })));
      }
      if (sql.includes('FROM companies WHERE'))
        return rows(
          ciks.map((cik) => ({ cik, symbols: [`S${cik.slice(-1)}`], sic: '7372', entity_type: '' })),
        );
      return rows([]);
    },
  };
  return store;
}

describe('the companies at their newest closes', () => {
  let time = 0;
  const bookOf = () => {
    const store = storeOf();
    return { store, book: createMarketBook(store, () => time) };
  };

  it('are read once, and then those of which statements or prices were published', async () => {
    const { store, book } = bookOf();
    expect([...(await book.read()).keys()]).to.deep.equal([A, B]);
    await book.read();
    book.cache.invalidate([`cik:${A}`, 'projection:statements']);
    await book.read();
    book.cache.invalidate(['cik:', 'projection:securities', 'symbol:S2']);
    book.cache.invalidate([`cik:${A}`, 'projection:holdings']);
    expect((await book.read()).get(A)?.sector).to.equal('Technology');
    expect(store.asked).to.deep.equal([[A, B], [A], [B]]);
  });

  it('are read again when publications may have been missed, and after an hour', async () => {
    const { store, book } = bookOf();
    await book.read();
    book.cache.suspend();
    await book.read();
    time += 3_600_001;
    await book.read();
    expect(store.asked).to.have.lengthOf(3);
  });

  it('keep what was published while they could not be read', async () => {
    const { store, book } = bookOf();
    await book.read();
    book.cache.invalidate([`cik:${B}`, 'projection:facts']);
    store.fails = true;
    await book.read().then(
      () => expect.fail('it was read'),
      (error: unknown) => expect(String(error)).to.include('is away'),
    );
    store.fails = false;
    await book.read();
    expect(store.asked).to.deep.equal([[A, B], [B]]);
  });

  it('have reasons without prices', async () => {
    const { book } = bookOf();
    const [company] = (await book.read()).values();
    expect(company?.figures.get('market_value')).to.deep.equal({ refusal: 'symbol_unknown' });
  });
});
