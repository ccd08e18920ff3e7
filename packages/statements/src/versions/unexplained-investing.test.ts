import { expect } from 'chai';
import { cell, compute, fact, filing } from '../test-support.ts';

type Rows = Readonly<Record<string, number>>;

const IMPROVEMENTS = 'PaymentsForCapitalImprovements';
const BOUGHT = 'PaymentsToAcquireRealEstate';
const NET = 'NetCashProvidedByUsedInInvestingActivities';

/** Annual reports of consecutive years from 2022 in millions: capital expenditure of 2022, or the rule against it. */
const capexOf = (years: readonly Rows[], sic = '6798') => {
  const statements = compute(
    years.map((rows, at) => {
      const [start, end] = [`${2022 + at}-01-01`, `${2022 + at}-12-31`];
      return filing('10-K', `${2023 + at}-02-15`, [
        fact('NetIncomeLoss', start, end, 90e6),
        fact('Assets', null, end, 5000e6),
        fact('NetCashProvidedByUsedInOperatingActivities', start, end, 400e6),
        ...Object.entries(rows).map(([name, value]) => fact(name, start, end, value * 1e6)),
      ]);
    }),
    { sic },
  );
  const { value, rule } = cell(statements, 'capex', 'annual', '2022-12-31');
  return value === null ? rule : Number(value) / 1e6;
};

describe('a landlord’s row beside investing activities that it does not explain', () => {
  const developing = { [IMPROVEMENTS]: 66, [BOUGHT]: 14, [NET]: -192 };
  const explained = { [IMPROVEMENTS]: 83, [BOUGHT]: 205, [NET]: -316 };

  it('is a part in every year if two years leave more than the row', () => {
    expect(capexOf([explained, developing, developing])).to.equal('capex.investing_unexplained');
    expect(capexOf([developing, developing])).to.equal('capex.investing_unexplained');
    const asMuch = { ...developing, [NET]: -(66 + 14 + 66) };
    expect(capexOf([asMuch, asMuch])).to.equal('capex.investing_unexplained');
  });

  it('is served if a single year does, if payments explain the rest, or if there is no total', () => {
    expect(capexOf([developing, explained])).to.equal(-66);
    const lent = { ...developing, PaymentsToAcquireNotesReceivable: 60 };
    expect(capexOf([lent, lent])).to.equal(-66);
    const less = { ...developing, [NET]: -(66 + 14 + 65) };
    expect(capexOf([less, less])).to.equal(-66);
    const signed = { PaymentsToAcquireProductiveAssets: -180, [NET]: -192 };
    expect(capexOf([signed, signed])).not.to.equal('capex.investing_unexplained');
    const sold = { ...developing, [NET]: 40 };
    expect(capexOf([sold, sold])).to.equal(-66);
    const open = { [IMPROVEMENTS]: 66, [BOUGHT]: 14 };
    expect(capexOf([open, open])).to.equal(-66);
  });

  it('is only judged for landlords', () => {
    expect(capexOf([developing, developing], '3571')).to.equal(-66);
  });
});

describe('several rows of a landlord beside the buildings that it bought', () => {
  it('are refused because of each other, not because only buildings were bought', () => {
    const rows = {
      [IMPROVEMENTS]: 160,
      PaymentsToDevelopRealEstateAssets: 921,
      PaymentsToAcquireOtherRealEstate: 537,
    };
    expect(capexOf([rows])).to.equal('filing.beside_other_rows');
    expect(capexOf([{ PaymentsToAcquireOtherRealEstate: 537 }])).to.equal('capex.buildings_bought');
  });
});

describe('capital expenditure that a landlord tags in rows of its own alone', () => {
  it('is partial where investing activities are tagged, and not reported where they are not', () => {
    expect(capexOf([{ [NET]: -192 }])).to.equal('capex.rows_of_own');
    expect(capexOf([{}])).to.equal('field.not_reported');
    expect(capexOf([{ [NET]: -192 }], '3571')).to.equal('field.not_reported');
  });
});
