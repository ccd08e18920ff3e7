import { expect } from 'chai';
import type { InputFact, InputFiling } from '../inputs.ts';
import { compute, fact, filing, shown } from '../test-support.ts';

/**
 * Annual reports of a landlord from 2020 on, one for each list of rows in millions, each with this much
 * property bought.
 */
const reports = (years: readonly Readonly<Record<string, number>>[]): InputFiling[] =>
  years.map((rows, at) => {
    const [start, end] = [`${2020 + at}-01-01`, `${2020 + at}-12-31`];
    const flow = (name: string, value: number): InputFact => fact(name, start, end, value * 1e6);
    return filing('10-K', `${2021 + at}-02-15`, [
      fact('Assets', null, end, 9e9),
      flow('NetIncomeLoss', 100),
      flow('NetCashProvidedByUsedInOperatingActivities', 500),
      ...Object.entries(rows).map(([name, value]) => flow(name, value)),
    ]);
  });

const capex = (years: Parameters<typeof reports>[0]): string[] => {
  const statements = compute(reports(years), { sic: '6798' });
  return years.map((_, at) => shown(statements, 'capex', 'annual', `${2020 + at}-12-31`));
};

const both = { PaymentsToAcquirePropertyPlantAndEquipment: 451, PaymentsForCapitalImprovements: 59 };
const one = { PaymentsForCapitalImprovements: 57 };

describe('capital expenditure in two rows', () => {
  it('is also partial in years with only one of them tagged', () => {
    expect(capex([both, both, one])).to.deep.equal(['partial', 'partial', 'partial']);
    expect(capex([one, both, both])).to.deep.equal(['partial', 'partial', 'partial']);
  });

  it('is the one row if both were tagged together in only one year, or never', () => {
    expect(capex([both, one, one])).to.deep.equal(['partial', '-57000000', '-57000000']);
    expect(capex([one, one])).to.deep.equal(['-57000000', '-57000000']);
  });

  it('is a third row that was never tagged together with another', () => {
    const third = { PaymentsToAcquireProductiveAssets: 500 };
    expect(capex([both, both, third])).to.deep.equal(['partial', 'partial', '-500000000']);
  });
});
