import { expect } from 'chai';
import type { InputFact, InputFiling } from '../inputs.ts';
import { compute, fact, filing, shown } from '../test-support.ts';

const SPANS = {
  q1: ['01-01', '03-31'],
  q2: ['04-01', '06-30'],
  y2: ['01-01', '06-30'],
  q3: ['07-01', '09-30'],
  y3: ['01-01', '09-30'],
} as const;
type Span = keyof typeof SPANS;

type Amounts = Partial<Record<Span, number>>;

const facts = (year: number, name: string, amounts: Amounts): InputFact[] =>
  Object.entries(amounts).map(([span, value]) => {
    const [start, end] = SPANS[span as Span];
    return fact(name, `${year}-${start}`, `${year}-${end}`, value * 1e6);
  });

const report = (year: number, filed: string, income: Amounts, capex: Amounts): InputFiling =>
  filing('10-Q', filed, [
    fact('Assets', null, `${year}-06-30`, 9e9),
    ...facts(year, 'NetIncomeLoss', income),
    ...facts(year, 'NetCashProvidedByUsedInOperatingActivities', { q1: 1, q2: 1, y2: 2, q3: 1, y3: 3 }),
    ...facts(year, 'PaymentsToAcquirePropertyPlantAndEquipment', capex),
  ]);

const annual = filing('10-K', '2021-02-15', [
  fact('Assets', null, '2020-12-31', 9e9),
  fact('NetIncomeLoss', '2020-01-01', '2020-12-31', 4e9),
]);

const capexOf = (quarter: 'q2' | 'q3', ...filings: readonly InputFiling[]): string =>
  shown(compute([annual, ...filings]), 'capex', 'quarter', `2021-${SPANS[quarter][1]}`);

const first = report(2021, '2021-05-01', { q1: 1342 }, { q1: 423 });
/** After a spin-off: the quarter and the year to date leave 1,404 for the first quarter. */
const half = (capex: Amounts): InputFiling =>
  report(2021, '2021-08-01', { q2: 1333, y2: 2737 }, { y2: 868, ...capex });
const third = (capex: Amounts): InputFiling =>
  report(2021, '2021-11-01', { q3: 1013, y3: 3750 }, { y3: 1400, ...capex });

describe('differences of values restated together', () => {
  it('are refused for a quarterly cash flow if incomes of the two filings do not add up', () => {
    expect(capexOf('q2', first, half({}))).to.equal('restatement_mixed_basis');
    const before = report(2021, '2021-05-01', { q1: 1404 }, { q1: 423 });
    expect(capexOf('q2', before, half({}))).to.equal('-445000000');
  });

  it('ignore income within half a percent, in another unit, or of a quarter that repeats the year to date', () => {
    const rounded = report(2021, '2021-05-01', { q1: 1408 }, { q1: 423 });
    expect(capexOf('q2', rounded, half({}))).to.equal('-445000000');
    const inMillions = report(2021, '2021-05-01', { q1: 0.001404 }, { q1: 423 });
    expect(capexOf('q2', inMillions, half({}))).to.equal('-445000000');
    const repeated = report(2021, '2021-08-01', { q2: 2737, y2: 2737 }, { y2: 868 });
    expect(capexOf('q2', first, repeated)).to.equal('-445000000');
  });

  it('use the comparative of the following year if its income adds up', () => {
    const later = report(2021, '2022-05-01', { q1: 1404 }, { q1: 400 });
    expect(capexOf('q2', first, half({}), later)).to.equal('-468000000');
  });

  it('give way to a plausible discrete figure if those of other quarters equal differences', () => {
    expect(capexOf('q2', first, half({ q2: 440 }), third({ q3: 532 }))).to.equal('-440000000');
    expect(capexOf('q2', first, half({ q2: 440 }), third({}))).to.equal('restatement_mixed_basis');
    expect(capexOf('q2', first, half({ q2: 440 }), third({ q3: 1400 }))).to.equal('restatement_mixed_basis');
    for (const wrong of [868, 900, 0.00044])
      expect(capexOf('q2', first, half({ q2: wrong }), third({ q3: 532 }))).to.equal(
        'restatement_mixed_basis',
      );
  });

  it('are refused if the figure tagged for the quarter is the year to date and nothing was tagged before', () => {
    expect(capexOf('q2', half({ q2: 440 }))).to.equal('-440000000');
    expect(capexOf('q2', half({ q2: 868 }))).to.equal('missing_operand');
  });
});
