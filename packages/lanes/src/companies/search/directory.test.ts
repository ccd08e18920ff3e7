import { expect } from 'chai';
import { ReadStoreUnavailableError, type StoreReader } from '@footnote/read-store/port';
import { eventually } from '@footnote/testing/eventually';
import { paddedCik } from '@footnote/values/cik';
import { projectionTag } from '../../subject/tagged-cache.ts';
import { canned, cannedReader } from '../../testing/canned-rows.ts';
import { createDirectory, directoryCache, type Directory } from './directory.ts';
import { ISSUER_NAMES, LISTED_SYMBOLS } from './read.ts';

/** A read store of issuers that counts how often it is read, and can fail. */
function countingStore() {
  const state = { names: ['ACME CORP'], readings: 0, failure: undefined as Error | undefined };
  const reader = cannedReader([
    canned(ISSUER_NAMES, () => {
      state.readings += 1;
      return state.names.map((name, index) => ({
        cik: paddedCik(index + 1),
        name,
        former_names: [],
      }));
    }),
    canned(LISTED_SYMBOLS, () => []),
  ]);
  const read: StoreReader['read'] = (query, params) =>
    state.failure === undefined ? reader.read(query, params) : Promise.reject(state.failure);
  return Object.assign(state, { read });
}

describe('the directory of issuers', () => {
  let directory: Directory | undefined;
  afterEach(() => directory?.stop());
  const open = (store: ReturnType<typeof countingStore>, errors: unknown[] = [], pauseMs = 5): Directory => {
    const logger = { error: (error: unknown) => void errors.push(error) };
    directory = createDirectory({ store, logger: logger as never, pauseMs });
    return directory;
  };
  const found = async (query: string): Promise<readonly string[]> =>
    (await directory!.search(query, 5)).map(({ issuer }) => issuer.name);

  it('loads the companies on the first request, once for concurrent requests', async () => {
    const store = countingStore();
    open(store);
    expect(await Promise.all([found('acme'), found('acme'), found('zzz')])).to.deep.equal([
      ['ACME CORP'],
      ['ACME CORP'],
      [],
    ]);
    expect(store.readings).to.equal(1);
  });

  it('follows publications of companies and names only, with few reloads', async () => {
    const store = countingStore();
    const cache = directoryCache(open(store, [], 50));
    await found('acme');
    store.names = ['ZENITH CORP', 'OTHER INC'];
    cache.invalidate([projectionTag('statements'), 'cik:0000000001']);
    expect(await found('zenith')).to.deep.equal([]);
    for (let time = 0; time < 100; time += 1) cache.invalidate([projectionTag('names')]);
    await eventually('the new name is found', async () => (await found('zenith')).length === 1);
    expect(await found('acme')).to.deep.equal([]);
    expect(directory!.size()).to.equal(2);
    expect(store.readings).to.be.at.most(3);
    store.names = ['OTHER INC'];
    cache.resume();
    await eventually('one remains', () => directory!.size() === 1);
  });

  it('fails until the companies are loaded, reports why, and retries', async () => {
    const store = countingStore();
    store.failure = new Error('no such table');
    const errors: unknown[] = [];
    open(store, errors).refresh();
    const failure = await directory!.search('acme', 5).catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(ReadStoreUnavailableError);
    await eventually('it failed', () => errors.length > 1);
    store.failure = undefined;
    await eventually('it is found again', async () => (await found('acme').catch(() => [])).length === 1);
  });

  it('keeps serving its current contents while the store is unavailable', async () => {
    const store = countingStore();
    const errors: unknown[] = [];
    open(store, errors);
    await found('acme');
    store.failure = new ReadStoreUnavailableError('away');
    directory!.refresh();
    await eventually('it failed', () => errors.length > 0);
    expect(await found('acme')).to.deep.equal(['ACME CORP']);
  });
});
