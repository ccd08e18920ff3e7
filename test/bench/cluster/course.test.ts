import { expect } from 'chai';
import { courseOf } from './course.ts';

const looks = (...quarters: readonly number[]): readonly number[] =>
  quarters.flatMap((value) => [value - 1, value, value + 1]);

describe("the course of a process's memory", () => {
  it('is flat if only the first half grew', () => {
    expect(courseOf(looks(100, 400, 500, 500))).to.deep.equal({
      growthMiB: 0,
      growthPercent: 0,
      flat: true,
    });
  });

  it('is flat if it falls, or grows within a tolerance', () => {
    expect(courseOf(looks(100, 400, 500, 300)).flat).to.equal(true);
    expect(courseOf(looks(50, 50, 50, 60)).flat).to.equal(true);
    expect(courseOf(looks(900, 950, 1000, 1050)).flat).to.equal(true);
  });

  it('is not flat if it grows beyond both tolerances', () => {
    const { growthMiB, growthPercent, flat } = courseOf(looks(100, 300, 500, 600));
    expect({ growthMiB, growthPercent, flat }).to.deep.equal({
      growthMiB: 100,
      growthPercent: 20,
      flat: false,
    });
  });

  it('does not depend on a single outlier', () => {
    expect(courseOf([500, 500, 500, 500, 500, 500, 500, 500, 500, 900, 500, 500]).flat).to.equal(true);
  });

  it('is not flat if the process was missing in one of the quarters', () => {
    expect(courseOf([500, 500, undefined, undefined]).flat).to.equal(false);
    expect(courseOf([undefined, undefined, undefined, 500]).flat).to.equal(false);
  });
});
