import { expect } from 'chai';
import { acceptedFilings } from './accept.ts';
import type { InputFact } from '../inputs.ts';
import { withoutRepeatedColumns } from './repeated-columns.ts';
import { company, fact, filing } from '../test-support.ts';

const CONCEPTS = [
  'Revenues',
  'CostOfRevenue',
  'GrossProfit',
  'NetIncomeLoss',
  'IncomeTaxExpenseBenefit',
  'ShareBasedCompensation',
];

const column = (start: string, end: string, scale: number, names = CONCEPTS): InputFact[] =>
  names.map((name, at) => fact(name, start, end, scale * 1000 + at));

const spans = (facts: readonly InputFact[]): string[] =>
  [...new Set(facts.map(({ start, end }) => `${start ?? ''}..${end}`))].sort();

const thirdQuarter = (...columns: readonly (readonly InputFact[])[]) =>
  filing('10-Q', '2012-11-09', [...column('2012-01-01', '2012-09-30', 9), ...columns.flat()]);

describe('columns repeated in a filing', () => {
  const nine = column('2011-01-01', '2011-09-30', 7);

  it('are dropped: nine months repeated as six are nine months (0000945436-12-000174)', () => {
    const twice = thirdQuarter(nine, column('2011-01-01', '2011-06-30', 7));
    expect(spans(withoutRepeatedColumns(twice).facts)).to.deep.equal([
      '2011-01-01..2011-09-30',
      '2012-01-01..2012-09-30',
    ]);
    const [accepted] = acceptedFilings(company([twice]));
    expect(spans(accepted?.facts ?? [])).to.not.include('2011-01-01..2011-06-30');
  });

  it('stay if one figure differs, if few agree, or if all agree in one value', () => {
    const six = column('2011-01-01', '2011-06-30', 7);
    const differing = six.with(2, fact('GrossProfit', '2011-01-01', '2011-06-30', 1));
    const same = CONCEPTS.map((name) => fact(name, '2011-01-01', '2011-06-30', 5));
    const sameNine = CONCEPTS.map((name) => fact(name, '2011-01-01', '2011-09-30', 5));
    for (const columns of [
      [nine, differing],
      [nine, six.slice(0, 4)],
      [sameNine, same],
    ]) {
      const kept = thirdQuarter(...columns);
      expect(withoutRepeatedColumns(kept)).to.equal(kept);
    }
  });

  it('stay if neither ends with the filing’s period, or if both do', () => {
    const neither = thirdQuarter(
      column('2011-01-01', '2011-06-30', 7),
      column('2011-01-01', '2011-03-31', 7),
    );
    expect(withoutRepeatedColumns(neither)).to.equal(neither);
    const week = thirdQuarter(nine, column('2011-01-01', '2011-10-02', 7));
    expect(withoutRepeatedColumns(week)).to.equal(week);
  });

  it('are recognised without zeros, and instants stay', () => {
    const zeros = CONCEPTS.map((name) => fact(name, '2011-01-01', '2011-06-30', 0));
    const quiet = thirdQuarter(
      CONCEPTS.map((name) => fact(name, '2011-01-01', '2011-09-30', 0)),
      zeros,
    );
    expect(withoutRepeatedColumns(quiet)).to.equal(quiet);
    const balance = thirdQuarter(nine, column('2011-01-01', '2011-06-30', 7), [
      fact('Assets', null, '2011-06-30', 4),
    ]);
    expect(withoutRepeatedColumns(balance).facts.some(({ concept }) => concept === 'Assets')).to.equal(true);
  });
});
