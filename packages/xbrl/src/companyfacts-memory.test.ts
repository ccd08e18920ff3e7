import { retainedTexts } from '@footnote/testing/heap';
import { expect } from 'chai';

const MODULE = new URL('companyfacts.ts', import.meta.url).href;

describe('the name of a company', () => {
  it('does not keep its companyfacts in memory, as a substring would', async () => {
    const texts = await retainedTexts(`
      const { parseCompanyfacts } = await import(${JSON.stringify(MODULE)});
      const document = (name) =>
        Buffer.from('{"cik":1,"entityName":"' + name + '","pad":"' + 'x'.repeat(5000) + '","facts":{}}');
      globalThis.kept = parseCompanyfacts(document('A NAME OF SOME LENGTH')).entityName;`);
    expect(texts.get('A NAME OF SOME LENGTH')).to.be.at.least(1);
    expect([...texts.keys()].filter((text) => text.includes('x'.repeat(100)))).to.deep.equal([]);
  });
});
