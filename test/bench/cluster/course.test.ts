import { expect } from 'chai';
import { courseOf } from './course.ts';

const looks = (...quarters: readonly number[]): readonly number[] =>
  quarters.flatMap((value) => [value - 1, value, value + 1]);

describe('the course of a memory', () => {
  it('is flat where only the first half grew', () => {
    expect(courseOf(looks(100, 400, 500, 500))).to.deep.equal({
      growthMiB: 0,
      growthPercent: 0,
      flat: true,
    });
  });

  it('is flat where it falls, or grows within a tolerance', () => {
    expect(courseOf(looks(100, 400, 500, 300)).flat).to.equal(true);
    expect(courseOf(looks(50, 50, 50, 60)).flat).to.equal(true);
    expect(courseOf(looks(900, 950, 1000, 1050)).flat).to.equal(true);
  });

  it('is not flat where it grows beyond both', () => {
    const { growthMiB, growthPercent, flat } = courseOf(looks(100, 300, 500, 600));
    expect({ growthMiB, growthPercent, flat }).to.deep.equal({
      growthMiB: 100,
      growthPercent: 20,
      flat: false,
    });
  });

  it('is not told by a single look that stands out', () => {
    expect(courseOf([500, 500, 500, 500, 500, 500, 500, 500, 500, 900, 500, 500]).flat).to.equal(true);
  });

  it('is not flat where the process was not there for both quarters', () => {
    expect(courseOf([500, 500, undefined, undefined]).flat).to.equal(false);
    expect(courseOf([undefined, undefined, undefined, 500]).flat).to.equal(false);
  });
});
