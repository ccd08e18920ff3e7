import { expect } from 'chai';
import { person13d, person13g, schedule13d, schedule13g } from '../testing/schedules.ts';
import { lacksCiks } from './lacks-ciks.ts';

const lacks = (text: string): boolean => lacksCiks(new TextEncoder().encode(text));

describe('lacksCiks', () => {
  it('is true for a schedule of several persons, one of whom has no CIK', () => {
    const known = person13d('Quarry Partners LP', '9', '7.1', '0009990077');
    expect(lacks(schedule13d({ persons: [known, person13d('Ada Smith', '9', '7.1')] }))).to.equal(true);
    expect(lacks(schedule13d({ persons: [known, known] }))).to.equal(false);
    const two = [person13g('Quarry Partners LP', '9', '7.1'), person13g('Ada Smith', '9', '7.1')];
    expect(lacks(schedule13g({ persons: two }))).to.equal(true);
  });

  it('is false for the only person of a schedule, who is the filer, and for an unreadable schedule', () => {
    expect(lacks(schedule13g())).to.equal(false);
    expect(lacks('<edgarSubmission>')).to.equal(false);
  });
});
