import { expect } from 'chai';
import { cell, compute, fact, filing } from '../test-support.ts';

type Rows = Readonly<Record<string, number>>;

/** Annual reports of consecutive years from 2022, each with these payments of its year. */
const filedYears = (years: readonly Rows[], sic = '3571') =>
  compute(
    years.map((rows, at) => {
      const [start, end] = [`${2022 + at}-01-01`, `${2022 + at}-12-31`];
      return filing('10-K', `${2023 + at}-02-15`, [
        fact('NetIncomeLoss', start, end, 90e6),
        fact('Assets', null, end, 5000e6),
        fact('NetCashProvidedByUsedInOperatingActivities', start, end, 400e6),
        fact('NetCashProvidedByUsedInInvestingActivities', start, end, -350e6),
        ...Object.entries(rows).map(([name, value]) => fact(name, start, end, value * 1e6)),
      ]);
    }),
    { sic },
  );

const capexOf = (statements: ReturnType<typeof compute>, year: number) => {
  const { value, rule } = cell(statements, 'capex', 'annual', `${year}-12-31`);
  return value === null ? rule : Number(value) / 1e6;
};

const PROPERTY = 'PaymentsToAcquirePropertyPlantAndEquipment';
const CONSTRUCTION = 'PaymentsForConstructionInProcess';

describe('a row of capital expenditure beside a larger one of one kind', () => {
  it('is a part in every year, if it is the smaller one in two years or more', () => {
    const statements = filedYears([
      { [PROPERTY]: 20, [CONSTRUCTION]: 300 },
      { [PROPERTY]: 25, [CONSTRUCTION]: 310 },
      { [PROPERTY]: 700 },
    ]);
    for (const year of [2022, 2023, 2024]) expect(capexOf(statements, year)).to.equal('capex.lesser_row');
    const wells = {
      PaymentsToExploreAndDevelopOilAndGasProperties: 8,
      PaymentsToAcquireMachineryAndEquipment: 90,
    };
    expect(capexOf(filedYears([wells, wells]), 2022)).to.equal('capex.lesser_row');
  });

  it('is served if it is the larger one, or the smaller one in a single year', () => {
    const deposits = { [PROPERTY]: 800, [CONSTRUCTION]: 30 };
    expect(capexOf(filedYears([deposits, deposits]), 2023)).to.equal(-800);
    expect(capexOf(filedYears([{ [PROPERTY]: 25, [CONSTRUCTION]: 30 }, deposits]), 2022)).to.equal(-25);
  });

  it('is not a zero, and one kind alone is partial', () => {
    const zero = { PaymentsForCapitalImprovements: 0, PaymentsToAcquireOtherPropertyPlantAndEquipment: 22 };
    expect(capexOf(filedYears([zero]), 2022)).to.equal('capex.one_kind');
    expect(capexOf(filedYears([{ [CONSTRUCTION]: 300 }]), 2022)).to.equal('capex.one_kind');
  });
});

describe('capital expenditure of a landlord', () => {
  const landlord = (rows: Rows) => capexOf(filedYears([rows], '6798'), 2022);

  it('is what it spent on its own real estate, if one such row is tagged', () => {
    expect(landlord({ PaymentsToDevelopRealEstateAssets: 120, PaymentsToAcquireRealEstate: 300 })).to.equal(
      -120,
    );
    expect(landlord({ PaymentsToDevelopRealEstateAssets: 120, PaymentsForCapitalImprovements: 30 })).to.equal(
      'filing.beside_other_rows',
    );
  });

  it('is partial if only purchases are tagged', () => {
    expect(landlord({ PaymentsToAcquireCommercialRealEstate: 300 })).to.equal('capex.buildings_bought');
  });
});
