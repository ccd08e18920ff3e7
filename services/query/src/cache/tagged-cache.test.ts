import { expect } from 'chai';
import type { Loaded, TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import { createTaggedCache } from './tagged-cache.ts';

type Value = { readonly name: string };

const loaded = (name: string, tags: readonly string[] = ['t'], size = 10): Loaded<Value> => ({
  value: { name },
  size,
  tags,
});

describe('tagged cache', () => {
  let cache: TaggedCache<Value>;
  beforeEach(() => {
    cache = createTaggedCache({ maxBytes: 100, ttlMs: 60_000 });
  });

  const load = (key: string, entry: Loaded<Value>) =>
    cache.load(key, entry.tags, () => Promise.resolve(entry));

  it('loads once for concurrent callers', async () => {
    let loads = 0;
    const { promise, resolve } = Promise.withResolvers<Loaded<Value>>();
    const ask = () =>
      cache.load('k', ['t'], () => {
        loads += 1;
        return promise;
      });
    const pending = [ask(), ask(), ask()];
    resolve(loaded('a'));
    expect(new Set(await Promise.all(pending)).size).to.equal(1);
    expect(loads).to.equal(1);
    expect(cache.get('k')).to.deep.equal({ name: 'a' });
  });

  it('drops what carries a tag, and only that', async () => {
    await load('a', loaded('a', ['x', 'y']));
    await load('b', loaded('b', ['y']));
    await load('c', loaded('c', ['z']));
    cache.invalidate(['y']);
    expect([cache.get('a'), cache.get('b'), cache.get('c')?.name]).to.deep.equal([undefined, undefined, 'c']);
  });

  it('does not cache a value that was read before an invalidation during the read', async () => {
    const { promise, resolve } = Promise.withResolvers<Loaded<Value>>();
    const pending = cache.load('k', [], () => promise);
    cache.invalidate(['late']);
    resolve(loaded('old', ['late']));
    expect(await pending).to.deep.equal({ name: 'old' });
    expect(cache.get('k')).to.equal(undefined);
  });

  it('does not return an older load to a request after the invalidation', async () => {
    const { promise, resolve } = Promise.withResolvers<Loaded<Value>>();
    const before = cache.load('k', ['t'], () => promise);
    cache.invalidate(['t']);
    const after = cache.load('k', ['t'], () => Promise.resolve(loaded('new')));
    expect(await after).to.deep.equal({ name: 'new' });
    resolve(loaded('old'));
    expect(await before).to.deep.equal({ name: 'old' });
    expect(cache.get('k')).to.deep.equal({ name: 'new' });
  });

  it('returns expired entries only while it is told to keep them', async () => {
    let isKept = true;
    const short = createTaggedCache<Value>({ maxBytes: 100, ttlMs: 1, keepsExpired: () => isKept });
    await short.load('k', ['t'], () => Promise.resolve(loaded('a')));
    // The cache looks at the clock once a second.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect([short.get('k')?.name, short.get('k')?.name]).to.deep.equal(['a', 'a']);
    short.invalidate(['t']);
    expect(short.get('k')).to.equal(undefined);
    await short.load('k', ['t'], () => Promise.resolve(loaded('b')));
    isKept = false;
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(short.get('k')).to.equal(undefined);
  });

  it('does not remember a failure', async () => {
    const failed = cache.load('k', ['t'], () => Promise.reject(new Error('down')));
    let message = '';
    await failed.catch((error: unknown) => (message = (error as Error).message));
    expect(message).to.equal('down');
    expect(await load('k', loaded('a'))).to.deep.equal({ name: 'a' });
  });

  it('limits its size in bytes and evicts the least recently used entries', async () => {
    await load('a', loaded('a', ['t'], 39));
    await load('b', loaded('b', ['t'], 39));
    cache.get('a');
    await load('c', loaded('c', ['t'], 39));
    expect([cache.get('a')?.name, cache.get('b'), cache.get('c')?.name]).to.deep.equal(['a', undefined, 'c']);
    expect(cache.size()).to.equal(80);
    await load('huge', loaded('huge', ['t'], 1000));
    expect(cache.get('huge')).to.equal(undefined);
    cache.invalidate(['t']);
    expect(cache.size()).to.equal(0);
  });

  it('caches nothing while suspended, nor a value whose load was running at resume', async () => {
    await load('a', loaded('a'));
    cache.suspend();
    expect(cache.get('a')).to.equal(undefined);
    await load('b', loaded('b'));
    expect(cache.get('b')).to.equal(undefined);
    const { promise, resolve } = Promise.withResolvers<Loaded<Value>>();
    const pending = cache.load('c', ['t'], () => promise);
    cache.resume();
    resolve(loaded('c'));
    await pending;
    expect(cache.get('c')).to.equal(undefined);
    await load('d', loaded('d'));
    expect(cache.get('d')).to.deep.equal({ name: 'd' });
  });
});
