import { expect } from 'chai';
import { person13d, person13g, schedule13d, schedule13g } from '../testing/schedules.ts';
import { lacksCiks } from './lacks-ciks.ts';

const lacks = (text: string): boolean => lacksCiks(new TextEncoder().encode(text));

describe('lacksCiks', () => {
  it('tells a schedule of several persons of whom one has no CIK', () => {
    const known = person13d('Quarry Partners LP', '9', '7.1', '0009990077');
    expect(lacks(schedule13d({ persons: [known, person13d('Ada Smith', '9', '7.1')] }))).to.equal(true);
    expect(lacks(schedule13d({ persons: [known, known] }))).to.equal(false);
    const two = [person13g('Quarry Partners LP', '9', '7.1'), person13g('Ada Smith', '9', '7.1')];
    expect(lacks(schedule13g({ persons: two }))).to.equal(true);
  });

  it('is not asked for the only person of a schedule, who is the filer, nor of what cannot be read', () => {
    expect(lacks(schedule13g())).to.equal(false);
    expect(lacks('<edgarSubmission>')).to.equal(false);
  });
});
