import type { AnnouncedPeriod } from '@footnote/synthetic-edgar/announced/statement';

/** The periods of an invented release of a fourth quarter, the newest first. */
export type Calendar = {
  /** MMDD. */
  readonly fiscalYearEnd: string;
  readonly released: string;
  readonly quarters: readonly AnnouncedPeriod[];
  readonly years: readonly AnnouncedPeriod[];
  readonly instants: readonly AnnouncedPeriod[];
};

const year = (of: number, words: string, months: 3 | 12): AnnouncedPeriod => ({
  months,
  start: `${of}-${months === 3 ? '10' : '01'}-01`,
  end: `${of}-12-31`,
  head: [`${words} Months Ended December 31,`, String(of)],
});

const instant = (end: string, head: AnnouncedPeriod['head']): AnnouncedPeriod => ({
  months: null,
  start: null,
  end,
  head,
});

export const CALENDAR_YEAR: Calendar = {
  fiscalYearEnd: '1231',
  released: '2025-02-13',
  quarters: [year(2024, 'Three', 3), year(2023, 'Three', 3)],
  years: [year(2024, 'Twelve', 12), year(2023, 'Twelve', 12)],
  instants: [
    instant('2024-12-31', ['December 31,', '2024']),
    instant('2023-12-31', ['December 31,', '2023']),
  ],
};

/** A year of 53 weeks: its last quarter has 14. */
export const WEEKS: Calendar = {
  fiscalYearEnd: '0201',
  released: '2025-03-12',
  quarters: [
    { months: 3, start: '2024-10-27', end: '2025-02-01', head: ['14 Weeks Ended', 'February 1, 2025'] },
    { months: 3, start: '2023-10-29', end: '2024-01-27', head: ['13 Weeks Ended', 'January 27, 2024'] },
  ],
  years: [
    { months: 12, start: '2024-01-28', end: '2025-02-01', head: ['53 Weeks Ended', 'February 1, 2025'] },
    { months: 12, start: '2023-01-29', end: '2024-01-27', head: ['52 Weeks Ended', 'January 27, 2024'] },
  ],
  instants: [
    instant('2025-02-01', ['', 'February 1, 2025']),
    instant('2024-01-27', ['', 'January 27, 2024']),
  ],
};
