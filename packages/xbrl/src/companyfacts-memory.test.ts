import { expect } from 'chai';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parseCompanyfacts } from './companyfacts.ts';

const MEBIBYTE = 2 ** 20;
const COUNT = 40;

/** Bytes in use once everything that nobody holds is gone. */
function used(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

describe('the name of a company', () => {
  it('does not keep its companyfacts in memory', () => {
    const document = (index: number): Uint8Array =>
      Buffer.from(
        `{"cik":${index + 1},"entityName":"A NAME OF SOME LENGTH ${index}","pad":"${'x'.repeat(MEBIBYTE)}","facts":{}}`,
      );
    const before = used();
    const names = Array.from({ length: COUNT }, (_, index) => parseCompanyfacts(document(index)).entityName);
    expect(used() - before).to.be.lessThan((COUNT * MEBIBYTE) / 4);
    expect(names.at(-1)).to.equal(`A NAME OF SOME LENGTH ${COUNT - 1}`);
  });
});
