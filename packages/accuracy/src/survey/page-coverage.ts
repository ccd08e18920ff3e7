import { addCoverage, noCoverage, type Coverage } from './coverage.ts';
import { number, table } from './page-parts.ts';
import type { RecentCoverage } from './recent.ts';
import type { SurveyReport } from './report.ts';

const percent = ({ served, refused }: Coverage): string => {
  const all = served + Object.values(refused).reduce((sum, count) => sum + count, 0);
  return all === 0 ? '' : `${((100 * served) / all).toFixed(1)} %`;
};

/** Reasons with their counts, most frequent first. */
export const reasons = (refused: Readonly<Record<string, number>>): string =>
  Object.entries(refused)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([reason, count]) => `${reason} ${number(count)}`)
    .join(', ');

/** Share of the served cells by field and kind of issuer. */
export const coverageTable = (coverage: SurveyReport['coverage']): string => {
  const types = Object.keys(coverage).sort();
  const fields = [...new Set(types.flatMap((type) => Object.keys(coverage[type] ?? {})))];
  return table(
    ['field', ...types, 'all', 'refused by reason'],
    fields.map((field) => {
      const all = types.reduce(
        (sum, type) => addCoverage(sum, coverage[type]?.[field] ?? noCoverage),
        noCoverage,
      );
      return [
        field,
        ...types.map((type) => percent(coverage[type]?.[field] ?? noCoverage)),
        percent(all),
        reasons(all.refused),
      ];
    }),
  );
};

/** The same of the newest eight quarters and five years, with counts that two revisions of the code compare by. */
export const recentTable = ({ quarters, years }: RecentCoverage): string => {
  const columns = (coverage: Coverage): string[] => [
    number(coverage.served),
    percent(coverage),
    reasons(coverage.refused),
  ];
  const all = (fields: RecentCoverage['years']): Coverage =>
    Object.values(fields).reduce(addCoverage, noCoverage);
  const fields = [...new Set([...Object.keys(quarters), ...Object.keys(years)])];
  return table(
    [
      'field',
      'quarters served',
      'of all',
      'refused by reason',
      'years served',
      'of all',
      'refused by reason',
    ],
    [
      ['all', ...columns(all(quarters)), ...columns(all(years))],
      ...fields.map((field) => [
        field,
        ...columns(quarters[field] ?? noCoverage),
        ...columns(years[field] ?? noCoverage),
      ]),
    ],
  );
};
