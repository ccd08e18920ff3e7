import { expect } from 'chai';
import { byInterval } from './intervals.ts';
import type { DailyBar } from './series.ts';

const bar = (date: string, low: number, volume: number | null = 10): DailyBar => ({
  date,
  open: low + 1,
  high: low + 3,
  low,
  close: low + 2,
  volume,
});

describe('bars of weeks and months', () => {
  it('have the first open, the extremes, the last close and all volume of an ISO week', () => {
    const weeks = byInterval([bar('2024-12-30', 5), bar('2025-01-02', 3), bar('2025-01-06', 9)], 'week');
    expect(weeks).to.deep.equal([
      {
        date: '2025-01-02',
        from: '2024-12-30',
        open: 6,
        high: 8,
        low: 3,
        close: 5,
        volume: 20,
        sessions: 2,
        isComplete: true,
      },
      {
        date: '2025-01-06',
        from: '2025-01-06',
        open: 10,
        high: 12,
        low: 9,
        close: 11,
        volume: 10,
        sessions: 1,
        isComplete: false,
      },
    ]);
  });

  it('are complete with their last session: Thursday in the week of Good Friday', () => {
    const complete = (...dates: readonly string[]): boolean | undefined =>
      byInterval(
        dates.map((date) => bar(date, 1)),
        'week',
      ).at(-1)?.isComplete;
    expect([complete('2025-04-16'), complete('2025-04-16', '2025-04-17')]).to.deep.equal([false, true]);
    expect(byInterval([bar('2025-05-30', 1)], 'month').at(-1)?.isComplete).to.equal(true);
    expect(byInterval([bar('2025-05-29', 1)], 'month').at(-1)?.isComplete).to.equal(false);
    expect(byInterval([bar('2025-05-29', 1)], 'day').at(-1)?.isComplete).to.equal(true);
  });

  it('have no volume if no session has any', () => {
    expect(byInterval([bar('2025-01-02', 3, null)], 'month')[0]?.volume).to.equal(null);
  });
});
