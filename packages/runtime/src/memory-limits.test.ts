import { expect } from 'chai';
import { loadConfig } from './config.ts';
import { heapMiBOf, isLimited, memoryFlags } from './memory-limits.ts';

describe('memory of a service', () => {
  it("uses the service's default heap limit, which grows with the projector's cached facts", () => {
    const heap = (env: Readonly<Record<string, string>>): number => heapMiBOf('projector', loadConfig(env));
    expect(
      heap({ FOOTNOTE_COMPANY_CACHE_FACTS: '1024000' }) - heap({ FOOTNOTE_COMPANY_CACHE_FACTS: '1' }),
    ).to.be.within(499, 501);
    expect(heapMiBOf('query', loadConfig({ FOOTNOTE_COMPANY_CACHE_FACTS: '1024000' }))).to.equal(
      heapMiBOf('query', loadConfig({})),
    );
  });

  it('uses the configured heap limit for every service', () => {
    const config = loadConfig({ FOOTNOTE_HEAP_MIB: '700' });
    for (const service of [
      'filing-fetcher',
      'filing-parser',
      'price-fetcher',
      'projector',
      'query',
      'embedded',
    ] as const)
      expect(memoryFlags(service, config)).to.include('--max-old-space-size=700');
    expect(() => loadConfig({ FOOTNOTE_HEAP_MIB: '10' })).to.throw('FOOTNOTE_HEAP_MIB');
  });

  it('uses one background thread of V8 in each process that computes, of which there are several', () => {
    const config = loadConfig({});
    expect(memoryFlags('pipeline', config)).to.include('--v8-pool-size=1');
    expect(memoryFlags('projector', config)).to.include('--v8-pool-size=1');
    expect(memoryFlags('query', config).join()).not.to.include('pool');
  });

  it('leaves a heap limit from the command line or NODE_OPTIONS unchanged, however it is spelt', () => {
    for (const flag of [
      '--max-old-space-size=900',
      '--max_old_space_size=900',
      '--max-old-space-size-percentage=40',
      '--max-heap-size=900',
    ]) {
      expect(isLimited([flag], {}), flag).to.equal(true);
      expect(isLimited([], { NODE_OPTIONS: `--enable-source-maps ${flag}` }), flag).to.equal(true);
    }
    expect(isLimited(['--max-semi-space-size=8'], { NODE_OPTIONS: '--enable-source-maps' })).to.equal(false);
    expect(isLimited([], {})).to.equal(false);
  });
});
