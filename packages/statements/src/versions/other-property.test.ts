import { expect } from 'chai';
import { computeStatements } from '../compute.ts';
import type { InputFiling } from '../inputs.ts';
import { company, fact, filing, shown } from '../test-support.ts';

const PROPERTY = 'PaymentsToAcquirePropertyPlantAndEquipment';
const OTHER = 'PaymentsToAcquireOtherPropertyPlantAndEquipment';

const report = (year: number, rows: Readonly<Record<string, number>>): InputFiling => {
  const [start, end] = [`${year}-01-01`, `${year}-12-31`];
  return filing('10-K', `${year + 1}-02-15`, [
    fact('Assets', null, end, 900e6),
    ...Object.entries({ Revenues: 500, NetCashProvidedByUsedInOperatingActivities: 90, ...rows }).map(
      ([name, value]) => fact(name, start, end, value * 1e6),
    ),
  ]);
};

const capex = (rows: Readonly<Record<string, number>>, later: Readonly<Record<string, number>>): string =>
  shown(
    computeStatements(company([report(2022, rows), report(2023, later)])),
    'capex',
    'annual',
    '2022-12-31',
  ).replace(/000000$/, '');

describe('capital expenditure tagged together with other property', () => {
  it('is refused if the filer shows only the other property in another year', () => {
    expect(capex({ [PROPERTY]: 70, [OTHER]: 60 }, { [OTHER]: 64 })).to.equal('ambiguous_candidate');
  });

  it('is served if the filer never does, or the other property is the smaller part', () => {
    expect(capex({ [PROPERTY]: 70, [OTHER]: 60 }, { [PROPERTY]: 75, [OTHER]: 64 })).to.equal('-70');
    expect(capex({ [PROPERTY]: 70, [OTHER]: 20 }, { [OTHER]: 64 })).to.equal('-70');
  });

  it('is served if a second part completes it', () => {
    const parts = { [OTHER]: 60, PaymentsToAcquireOtherProductiveAssets: 10 };
    expect(capex({ [PROPERTY]: 70, ...parts }, { [OTHER]: 64 })).to.equal('-70');
  });
});
