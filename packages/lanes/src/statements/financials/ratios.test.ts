import { expect } from 'chai';
import { exact } from '@footnote/figures/ratios/exact';
import { RATIOS, undefinedNote } from './ratios.ts';

const noteOf = (field: string, ...figures: readonly string[]): string => {
  const ratio = RATIOS.income.find((one) => one.field === field);
  if (ratio === undefined) throw new Error(`no ratio ${field}`);
  return undefinedNote(ratio, figures.map(exact));
};

describe('a ratio that is not defined', () => {
  it('says of growth which signs both figures have', () => {
    expect(noteOf('net_income_yoy_pct', '45', '-12')).to.equal(
      'not defined: the prior figure is zero or less: a change of sign is not growth; positive in this period, negative a year before',
    );
    expect(noteOf('revenue_yoy_pct', '-3', '0')).to.match(/negative in this period, zero a year before$/);
  });

  it('says no signs of other ratios', () => {
    expect(noteOf('net_margin_pct', '5', '0')).to.not.match(/year before/);
  });
});
