/**
 * Days on which the New York Stock Exchange was closed although its calendar had a session: days of mourning,
 * hurricanes, attacks. They are announced, not computed; add new ones here.
 */
export const UNSCHEDULED_CLOSINGS: ReadonlySet<string> = new Set([
  '2001-09-11',
  '2001-09-12',
  '2001-09-13',
  '2001-09-14',
  '2004-06-11',
  '2007-01-02',
  '2012-10-29',
  '2012-10-30',
  '2018-12-05',
  '2025-01-09',
]);
