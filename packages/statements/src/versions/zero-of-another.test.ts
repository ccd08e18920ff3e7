import { expect } from 'chai';
import type { InputFact, InputFiling } from '../inputs.ts';
import { compute, fact, filing, shown } from '../test-support.ts';

const OLD = 'PaymentsToAcquireProductiveAssets';
const NEW = 'PaymentsToAcquirePropertyPlantAndEquipment';

type Rows = Readonly<Record<string, number>>;

/**
 * Annual reports from 2018 on in thousands, each with the rows of its year and, as comparatives, of the years
 * before. The totals of the cash flow statement are the same in all of them unless a row replaces them.
 */
const reports = (years: readonly (readonly Rows[])[]): InputFiling[] =>
  years.map((shownYears, at) => {
    const facts = shownYears.flatMap((rows, back): InputFact[] => {
      const year = 2018 + at - back;
      const flow = (name: string, value: number): InputFact =>
        fact(name, `${year}-01-01`, `${year}-12-31`, value * 1000);
      const all = {
        NetIncomeLoss: 200_000 + year,
        NetCashProvidedByUsedInOperatingActivities: 400_000 + year,
        NetCashProvidedByUsedInInvestingActivities: -300_000 - year,
        ...rows,
      };
      return [
        ...Object.entries(all).map(([name, value]) => flow(name, value)),
        fact('Assets', null, `${year}-12-31`, 9e9),
      ];
    });
    return filing('10-K', `${2019 + at}-02-24`, facts);
  });

const cells = (field: string, years: readonly (readonly Rows[])[]): string[] => {
  const statements = compute(reports(years));
  return years.map((_, at) => shown(statements, field, 'annual', `${2018 + at}-12-31`));
};

describe('a zero under another concept than the usual one', () => {
  const before = [
    [{ [OLD]: 29_632 }],
    [{ [OLD]: 46_197 }, { [OLD]: 29_632 }],
    [{ [OLD]: 48_347 }, { [OLD]: 46_197 }, { [OLD]: 29_632 }],
  ];

  it('does not replace the amounts of older filings, and the concept then names a part', () => {
    const years = [
      ...before,
      [{ [NEW]: 123_764 }, { [NEW]: 0 }, { [NEW]: 0 }],
      [{ [NEW]: 35_169 }, { [NEW]: 123_764 }, { [NEW]: 0 }],
    ];
    const expected = ['-29632000', '-46197000', '-48347000', 'partial', 'partial'];
    expect(cells('capex', years)).to.deep.equal(expected);
  });

  it('is refused alone if the filer has one amount under both concepts', () => {
    const years = [
      ...before,
      [{ [NEW]: 51_000 }, { [NEW]: 48_347 }, { [NEW]: 0 }],
      [{ [NEW]: 52_000 }, { [NEW]: 51_000 }, { [NEW]: 48_347 }],
    ];
    const expected = ['-29632000', '-46197000', '-48347000', '-51000000', '-52000000'];
    expect(cells('capex', years)).to.deep.equal(expected);
  });

  it('restates an amount if the totals of the statement change with it', () => {
    const total = { NetCashProvidedByUsedInInvestingActivities: -251_000 };
    const years = [...before, [{ [NEW]: 10_000 }, { [NEW]: 0, ...total }]];
    expect(cells('capex', years)).to.deep.equal(['-29632000', '-46197000', '0', '-10000000']);
  });

  it('is the figure if only one year had an amount, as of a note', () => {
    const years = [[{}], [{ PaymentsToAcquireBusinessesGross: 1_100_000 }], [{}, {}]];
    const zero = { PaymentsToAcquireBusinessesNetOfCashAcquired: 0 };
    expect(cells('acquisitions', [...years, [zero, zero, zero]])[1]).to.equal('0');
  });

  it('is the figure if it was filed for the period at first, or under the same concept', () => {
    const paid = { PaymentsOfDividendsCommonStock: 80_000 };
    const none = { PaymentsOfDividendsCommonStock: 0 };
    expect(
      cells('dividends_paid', [[paid], [paid, paid], [none, paid, paid], [none, none, paid]]),
    ).to.deep.equal(['-80000000', '-80000000', '0', '0']);
    expect(cells('capex', [[{ [OLD]: 5 }], [{ [OLD]: 0 }, { [OLD]: 5 }]])[1]).to.equal('0');
  });
});
