import { expect } from 'chai';
import type { Gap, Item } from '../calendar/items.ts';
import { nextDatesOf } from './next-dates.ts';

const expected = (kind: Item['kind'], period: string, basis: Item['basis'] = 'estimated') =>
  ({ kind, basis, form: kind === 'filing' ? '10-Q' : '8-K', period_end: period, date: '2026-06-26' }) as Item;
const missing = (
  kind: Gap['kind'],
  period: string,
  reason: Gap['reason'],
  basis: Gap['basis'] = 'estimated',
) => ({ kind, basis, form: kind === 'filing' ? '10-Q' : '8-K', period_end: period, reason }) as Gap;

const UPCOMING = [
  expected('earnings', '2026-05-23'),
  expected('filing', '2026-05-23'),
  expected('filing', '2026-05-23', 'deadline'),
];

describe('the next dates of a snapshot', () => {
  it('are the first that the calendar expects, with the deadline of the same report', () => {
    expect(nextDatesOf(UPCOMING, [])).to.deep.equal({
      dividend_ex: null,
      earnings: UPCOMING[0],
      filing: UPCOMING[1],
      filing_deadline: UPCOMING[2],
    });
  });

  it('exclude a later period while the report of an earlier one is overdue', () => {
    const overdue = [
      missing('filing', '2025-08-16', 'overdue'),
      missing('filing', '2025-08-16', 'filer_category_unknown', 'deadline'),
      missing('filing', '2025-11-08', 'overdue'),
    ];
    const { earnings, filing, filing_deadline: deadline } = nextDatesOf(UPCOMING, overdue);
    expect([earnings, filing, deadline]).to.deep.equal([UPCOMING[0], overdue[0], overdue[1]]);
  });

  it('are a reason if nothing is expected', () => {
    const gap = missing('dividend_ex', '', 'prices_not_collected');
    expect(nextDatesOf(UPCOMING, [gap]).dividend_ex).to.equal(gap);
  });
});
