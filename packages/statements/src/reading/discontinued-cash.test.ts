import { expect } from 'chai';
import type { InputFact } from '../inputs.ts';
import { compute, fact, filing, shown } from '../test-support.ts';

const YEAR = ['2012-01-01', '2012-12-31'] as const;
const PLAIN = ['Operating', 'Investing', 'Financing'] as const;

const names = (part: '' | 'DiscontinuedOperations'): readonly string[] =>
  PLAIN.map((activity) => `${part ? '' : 'Net'}CashProvidedByUsedIn${activity}Activities${part}`);

/** Operating, investing and financing cash flow of a year in millions, as served. */
const served = (
  totals: readonly number[],
  discontinued: readonly number[],
  more: Readonly<Record<string, number>>,
): string[] => {
  const rows: InputFact[] = [];
  const add = (name: string, value: number | undefined): void => {
    if (value !== undefined) rows.push(fact(name, ...YEAR, value * 1e6));
  };
  names('').forEach((name, position) => add(name, totals[position]));
  names('DiscontinuedOperations').forEach((name, position) => add(name, discontinued[position]));
  for (const [name, value] of Object.entries(more)) add(name, value);
  const statements = compute([
    filing('10-K', '2013-02-15', [...rows, fact('Assets', null, YEAR[1], 9_000e6)]),
  ]);
  return ['operating', 'investing', 'financing'].map((name) =>
    shown(statements, `${name}_cash_flow`, 'annual', YEAR[1]).replace(/000000$/, ''),
  );
};

const CHANGE = 'CashAndCashEquivalentsPeriodIncreaseDecrease';

describe('cash flow of discontinued operations and plain totals', () => {
  it('is added if the change in cash reconciles only with it', () => {
    expect(served([5_509, -2_936, -1_409], [-15, -2], { [CHANGE]: 1_147 })).to.deep.equal([
      '5494',
      '-2938',
      '-1409',
    ]);
  });

  it('is added only to the totals that reconcile with it, with exchange effects in two rows', () => {
    const exchange = 'EffectOfExchangeRateOnCashAndCashEquivalents';
    const parts = {
      [`${exchange}ContinuingOperations`]: 5,
      [`${exchange}DiscontinuedOperations`]: 3,
      [CHANGE]: -75,
    };
    expect(served([730, -246, -905], [537, -199, -12], parts)).to.deep.equal(['1267', '-445', '-905']);
  });

  it('is not added if totals reconcile without it, or if no or several subsets reconcile', () => {
    const plain = ['5509', '-2936', '-1409'];
    const totals = [5_509, -2_936, -1_409];
    expect(served(totals, [-15, -2], { [CHANGE]: 1_164 })).to.deep.equal(plain);
    expect(served(totals, [-15, -2], { [CHANGE]: 1_100 })).to.deep.equal(plain);
    expect(served(totals, [-15, -2], {})).to.deep.equal(plain);
    expect(served(totals, [-15, -15], { [CHANGE]: 1_149 })).to.deep.equal(plain);
  });
});
