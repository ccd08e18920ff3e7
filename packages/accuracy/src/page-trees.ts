import { number, table } from './page-table.ts';
import type { TreesReport } from './report.ts';

/** The effect of calculation linkbases on served cells, by field. */
export const treesSection = ({ issuers, filings, fields }: TreesReport): string => {
  const tallies = Object.values(fields);
  const served = (how: 'with' | 'without'): string =>
    number(tallies.reduce((sum, tally) => sum + tally[how], 0));
  const moved = Object.entries(fields).filter(
    ([, tally]) => tally.with !== tally.without || tally.differing > 0,
  );
  return `## With and without calculation linkbases

${number(filings)} filings of ${number(issuers.length)} issuers (${issuers.join(', ') || 'none'}) include their calculation linkbase; all
others are read from facts alone. The statements of these issuers were computed a second time without the linkbases: in the
periods that their sums cover, ${served('with')} cells are served with them and ${served('without')} without.

${table(
  ['field', 'served with it', 'served without it', 'served with another value'],
  moved.map(([field, tally]) => [field, number(tally.with), number(tally.without), number(tally.differing)]),
)}`;
};
