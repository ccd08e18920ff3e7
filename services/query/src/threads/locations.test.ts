import { expect } from 'chai';
import { createLocations, type Reply } from './locations.ts';
import { createLocator } from './locator.ts';

const page = (sales: string): Uint8Array =>
  Buffer.from(
    `<p>(in millions)</p><table><tr><td></td><td>2024</td></tr><tr><td>Net sales</td><td>${sales}</td></tr></table>`,
  );
const job = (sha256: string) => ({
  name: 'a.htm',
  sha256,
  onlyYears: true,
  passages: [],
  sought: [
    { concept: 'us-gaap:Revenues', start: '2024-01-01', end: '2024-12-31', value: '1234000000' },
    { concept: 'us-gaap:Revenues', start: '2023-01-01', end: '2023-12-31', value: '1234000000' },
  ],
});

describe('the locations of facts', () => {
  it('request a document that is unknown, and remember the most recently used', () => {
    const locations = createLocations(300);
    const ask = (sha256: string, content: Uint8Array | null): Reply =>
      locations({ id: 1, job: job(sha256), content });
    expect(ask('a', null).outcome).to.equal('unknown_document');
    const first = ask('a', page('1,234'));
    expect(
      first.outcome === 'result' && first.result.places.map((place) => place?.text ?? null),
    ).to.deep.equal(['1,234', null]);
    expect(ask('a', null)).to.deep.equal(first);
    ask('b', page('1,235'));
    expect(ask('a', null)).to.deep.equal(first);
    ask('c', page('1,236'));
    expect(['a', 'b', 'c'].map((name) => ask(name, null).outcome)).to.deep.equal([
      'result',
      'unknown_document',
      'result',
    ]);
  });

  it('are found in a thread, which reads a document once', async () => {
    const locator = createLocator();
    let reads = 0;
    const locate = () =>
      locator.locate(job('a'), () => {
        reads += 1;
        return Promise.resolve(page('1,234'));
      });
    const [first, second] = [await locate(), await locate()];
    expect(first?.[0]?.printed?.label).to.equal('Net sales');
    expect(second).to.deep.equal(first);
    expect(reads).to.equal(1);
    expect(await locator.locate(job('b'), () => Promise.resolve(null))).to.equal(null);
    const release = Buffer.from('<p>We expect sales to grow.</p>');
    const passages = [{ kind: 'statement' as const, text: 'We expect sales to grow.', from: 3, to: 27 }];
    const found = await locator.passages({ name: 'b.htm', sha256: 'c', passages }, () =>
      Promise.resolve(release),
    );
    expect(found?.map((place) => place?.from)).to.deep.equal([3]);
    await locator.stop();
  });
});
