import { expect } from 'chai';
import { isDue } from './poll-component.ts';

const at = (text: string): number => Date.parse(text);

describe('when price sources are read', () => {
  // 2024-05-31 is a Friday; its session closes at 20:00 UTC.
  const read = (text: string, newest: string, isWhole = true) => ({ at: at(text), newest, isWhole });

  it('is at the start, and two hours after the close of a session', () => {
    expect(isDue(at('2024-05-31T15:00Z'), null, 120)).to.equal(true);
    const last = read('2024-05-31T15:00Z', '2024-05-30');
    expect(isDue(at('2024-05-31T21:59Z'), last, 120)).to.equal(false);
    expect(isDue(at('2024-05-31T22:00Z'), last, 120)).to.equal(true);
  });

  it('is again every half hour until the session is there, and once more for corrections', () => {
    const late = read('2024-05-31T22:00Z', '2024-05-30');
    expect(isDue(at('2024-05-31T22:29Z'), late, 120)).to.equal(false);
    expect(isDue(at('2024-05-31T22:30Z'), late, 120)).to.equal(true);
    const failed = read('2024-05-31T22:00Z', '2024-05-31', false);
    expect(isDue(at('2024-05-31T22:30Z'), failed, 120)).to.equal(true);
    const done = read('2024-05-31T22:00Z', '2024-05-31');
    expect(isDue(at('2024-05-31T23:00Z'), done, 120)).to.equal(false);
    expect(isDue(at('2024-06-01T02:00Z'), done, 120)).to.equal(true);
    expect(isDue(at('2024-06-02T02:00Z'), read('2024-06-01T02:00Z', '2024-05-31'), 120)).to.equal(false);
  });

  it('is not on a holiday, and earlier after an early close', () => {
    // Thanksgiving, and the Friday after it with its close at 13:00 in New York.
    const done = read('2024-11-28T03:00Z', '2024-11-27');
    expect(isDue(at('2024-11-29T19:59Z'), done, 120)).to.equal(false);
    expect(isDue(at('2024-11-29T20:00Z'), done, 120)).to.equal(true);
  });
});
