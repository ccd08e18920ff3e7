import { expect } from 'chai';
import type { Sides } from '@footnote/lanes/filings/filings/section-comparer';
import { createDiffer } from './differ.ts';

const OLD = 'Demand for lamps may fall when people buy fewer houses.';
const NEW = 'A shade that we sell may catch fire, and we would recall it.';

const options = { section: 'risk_factors', order: 'document' } as const;

describe('the differ', () => {
  it('compares several sections at once, and again after it was stopped', async () => {
    const differ = createDiffer();
    const questions: readonly Sides[] = [
      { before: [OLD], after: [OLD, NEW], options },
      { before: [OLD], after: [OLD], options },
    ];
    const counts = async (): Promise<readonly number[]> =>
      (await Promise.all(questions.map((each) => differ.compare(each)))).map(
        ({ totalChanges }) => totalChanges,
      );
    expect(await counts()).to.deep.equal([1, 0]);
    await differ.stop();
    expect(await counts()).to.deep.equal([1, 0]);
    await differ.stop();
    await differ.stop();
  });

  it('fails the questions that it had when it is stopped', async () => {
    const differ = createDiffer();
    const pending = differ.compare({ before: [OLD], after: [NEW], options }).catch((error: unknown) => error);
    await differ.stop();
    expect(await pending).to.be.instanceOf(Error);
  });
});
