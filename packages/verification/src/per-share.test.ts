import { expect } from 'chai';
import { computeStatements } from '@footnote/statements/compute';
import type { InputFact, InputFiling } from '@footnote/statements/inputs';
import {
  changed,
  company,
  plainFilings,
  plainYears,
  quarter,
  type Year,
} from '@footnote/statements/test-support';
import { verify } from './verify.ts';

// Earnings of some dollars a share, so that a cent is a small part of them.
const years = plainYears(3).map(
  (year) => year.map(({ revenue }) => quarter((revenue * 1.0137) / 1e6, { shares: 2e6 })) as unknown as Year,
);
const filings = plainFilings(2021, years);
const LAST = '0000000001-24-000009';
const isYear = ({ start, end }: InputFact): boolean => start === '2023-01-01' && end === '2023-12-31';

const corrupt = (
  change: (item: InputFact) => InputFact | undefined,
  list: readonly InputFiling[] = filings,
): readonly InputFiling[] => list.map((one) => (one.accession === LAST ? changed(one, change) : one));

const contradicted = (list: readonly InputFiling[]): readonly string[] => {
  const input = company(list);
  return verify(input, computeStatements(input))
    .filings.flatMap(({ verdicts }) => verdicts)
    .filter(({ verdict, period_kind: kind }) => verdict === 'contradicted' && kind === 'annual')
    .map(({ field, period_end: end, evidence }) => `${field} ${end} ${evidence[0]?.because ?? ''}`);
};

describe('earnings per share', () => {
  it('contradicts the figure that no other filing reports if two years are exchanged', () => {
    const [now, then] = [2023, 2022].map(
      (year) =>
        filings
          .find(({ accession }) => accession === LAST)
          ?.facts.find(
            ({ concept, start, end }) =>
              concept === 'EarningsPerShareDiluted' && start === `${year}-01-01` && end === `${year}-12-31`,
          )?.value ?? '',
    );
    const wrong = corrupt((item) => {
      if (item.concept !== 'EarningsPerShareDiluted' || !item.end.endsWith('12-31')) return item;
      return { ...item, value: item.value === now ? (then ?? '') : (now ?? '') };
    });
    expect(contradicted(wrong).join('; ')).to.match(/eps_diluted 2023-12-31/);
  });

  it('contradicts every uncorroborated figure if average shares are a third too low', () => {
    const wrong = corrupt((item) =>
      item.concept === 'WeightedAverageNumberOfSharesOutstandingBasic' && isYear(item)
        ? { ...item, value: String(Math.round(Number(item.value) * 0.66)) }
        : item,
    );
    expect(contradicted(wrong)).to.include('shares_basic 2023-12-31 undecided');
  });

  it('allows a difference of a twentieth, which participating securities can cause', () => {
    const taken = corrupt((item) =>
      item.concept === 'EarningsPerShareDiluted' && isYear(item)
        ? { ...item, value: (Number(item.value) * 0.95).toFixed(2) }
        : item,
    );
    expect(contradicted(taken)).to.deep.equal([]);
  });

  it("contradicts nothing if the filer's EPS often has another basis", () => {
    const odd = filings.map((one) =>
      changed(one, (item) =>
        item.concept.startsWith('EarningsPerShare')
          ? { ...item, value: (Number(item.value) * 0.8).toFixed(2) }
          : item,
      ),
    );
    expect(contradicted(odd)).to.deep.equal([]);
  });
});
