import { expect } from 'chai';
import { computeStatements } from '@footnote/statements/compute';
import type { InputFact, InputFiling } from '@footnote/statements/inputs';
import {
  changed,
  company,
  fact,
  plainFilings,
  plainYears,
  quarter,
  type Year,
} from '@footnote/statements/test-support';
import { verify } from './verify.ts';

// Figures with enough digits to be distinguishable.
const years = plainYears(3).map(
  (year) => year.map(({ revenue }) => quarter((revenue * 1.0137) / 1e6)) as unknown as Year,
);

/** A row of the balance sheet that no sum contains. */
const inventory = (end: string): InputFact =>
  fact('InventoryNet', null, end, Number(end.slice(2, 4)) * 107_000 + Number(end.slice(5, 7)) * 1_231_000);

const filings = plainFilings(2021, years).map((one) => ({
  ...one,
  facts: [
    ...one.facts,
    ...one.facts.filter(({ concept }) => concept === 'Assets').map(({ end }) => inventory(end)),
  ],
}));

const NINE_MONTHS = '0000000001-23-000003';
const YEAR = '0000000001-24-000009';

const corrupt = (
  accession: string,
  change: (item: InputFact) => InputFact | undefined,
): readonly InputFiling[] => filings.map((one) => (one.accession === accession ? changed(one, change) : one));

/** Contradicted cells that are no twelve months, each with the rules against it. */
const contradicted = (list: readonly InputFiling[]): readonly string[] => {
  const input = company(list);
  return verify(input, computeStatements(input))
    .filings.flatMap(({ verdicts }) => verdicts)
    .filter(({ verdict, period_kind: kind }) => verdict === 'contradicted' && kind !== 'ttm')
    .map(({ field, period_end: end, evidence }) =>
      [field, end, ...new Set(evidence.map(({ because }) => because))].join(' '),
    )
    .sort();
};

describe('columns', () => {
  it('contradicts nothing in unchanged filings', () => {
    expect(contradicted(filings)).to.deep.equal([]);
  });

  it('blames both figures if the two dates of a balance sheet are exchanged, including the one that no other filing reports', () => {
    const [now, then] = [inventory('2023-09-30').value, inventory('2022-12-31').value];
    const wrong = corrupt(NINE_MONTHS, (item) =>
      item.concept === 'InventoryNet' ? { ...item, value: item.value === now ? then : now } : item,
    );
    expect(contradicted(wrong)).to.include('inventory 2023-09-30 wrong_period');
    // Later filings repeat the year end, so the older figure is the one in force.
    expect(contradicted(wrong).every((text) => text.startsWith('inventory'))).to.equal(true);
  });

  it('blames two exchanged figures less than 2 % apart, unless the filing restates the row', () => {
    const near = (value: string): string => String(20_000_000 + Number(value) / 10);
    const [now, then] = [near(inventory('2023-09-30').value), near(inventory('2022-12-31').value)];
    const list = (more: readonly InputFact[]): readonly InputFiling[] =>
      filings.map((one) => {
        const facts = one.facts.map((item) =>
          item.concept === 'InventoryNet' ? { ...item, value: near(item.value) } : item,
        );
        if (one.accession !== NINE_MONTHS) return { ...one, facts };
        const swapped = (item: InputFact): InputFact =>
          item.concept === 'InventoryNet' ? { ...item, value: item.value === now ? then : now } : item;
        return { ...one, facts: [...facts.map(swapped), ...more] };
      });
    expect(contradicted(list([]))).to.include('inventory 2023-09-30 wrong_period');
    expect(contradicted(list([fact('InventoryNet', null, '2021-12-31', 19_004_321)]))).to.deep.equal([]);
  });

  it('blames a figure under the dates of the previous year if there is none under its own', () => {
    const wrong = corrupt(YEAR, (item) => {
      if (item.concept !== 'PaymentsToAcquirePropertyPlantAndEquipment') return item;
      return item.start === '2022-01-01' ? undefined : { ...item, start: '2022-01-01', end: '2022-12-31' };
    });
    expect(contradicted(wrong)).to.include('capex 2022-12-31 wrong_period');
  });

  it('blames nothing if a restated comparative is next to the figure of the year', () => {
    const restated = corrupt(YEAR, (item) =>
      item.concept === 'PaymentsToAcquirePropertyPlantAndEquipment' && item.start === '2022-01-01'
        ? { ...item, value: String(Number(item.value) * 1.1) }
        : item,
    );
    expect(contradicted(restated)).to.deep.equal([]);
  });

  /**
   * Only the comparative of the newest year, under the dates of the year before it, multiplied by a factor.
   */
  const alone = (
    factor: number,
    concept = 'PaymentsToAcquirePropertyPlantAndEquipment',
  ): readonly InputFiling[] =>
    corrupt(YEAR, (item) =>
      item.concept === concept && item.start === '2022-01-01'
        ? { ...item, start: '2021-01-01', end: '2021-12-31', value: String(Number(item.value) * factor) }
        : item,
    );

  it('blames a restated comparative that is alone under the dates of the year before', () => {
    expect(contradicted(alone(1.1, 'Revenues'))).to.include('revenue 2021-12-31 wrong_period');
  });

  it('does not use such a comparative of a cash flow whose statement the filing lacks', () => {
    expect(contradicted(alone(1.1))).to.deep.equal([]);
  });

  it('contradicts nothing if the comparative is as filed before, and the statements do not use it', () => {
    expect(contradicted(alone(1))).to.deep.equal([]);
  });

  it('accepts the comparative next to other figures of that year, as in a table of several years', () => {
    const table = filings.map((one) =>
      one.accession === YEAR
        ? {
            ...one,
            facts: [
              ...one.facts,
              fact('PaymentsToAcquirePropertyPlantAndEquipment', '2021-01-01', '2021-12-31', 7_777_777),
              ...filings
                .find(({ accession }) => accession === '0000000001-22-000009')!
                .facts.filter(
                  ({ concept, start, end }) =>
                    concept === 'Revenues' && start === '2021-01-01' && end === '2021-12-31',
                ),
            ],
          }
        : one,
    );
    expect(contradicted(table)).to.deep.equal([]);
  });
});
