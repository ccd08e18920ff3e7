import type { CheckName } from './finding.ts';
import type { FindingGroup } from './report.ts';

/** A Markdown table before formatting; `None.` without rows. */
export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  rows.length === 0
    ? 'None.'
    : [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** `1,234`. */
export const number = (count: number): string => count.toLocaleString('en-US');

const listed = (items: readonly string[], most: number): string => {
  const distinct = [...new Set(items)];
  return distinct.length > most
    ? `${distinct.slice(0, most - 1).join(', ')} and ${distinct.length - most + 1} more`
    : distinct.join(', ');
};

const groupRow = ({ symbol, by, findings }: FindingGroup): string[] => [
  symbol,
  by,
  listed(
    findings.map(({ field }) => field),
    4,
  ),
  listed(
    findings.toSorted((a, b) => (a.end < b.end ? -1 : 1)).map(({ kind, end }) => `${kind} ${end}`),
    6,
  ),
  String(findings.length),
  findings[0]?.seen ?? '',
];

/** The findings of one check, one row for each issuer and ratio or class. */
export const checkSection = (
  check: CheckName,
  [title, text]: readonly [string, string],
  groups: readonly FindingGroup[],
): string => {
  const own = groups.filter((group) => group.check === check);
  const cells = own.reduce((sum, { findings }) => sum + findings.length, 0);
  const issuers = new Set(own.map(({ symbol }) => symbol)).size;
  return `### ${title}

${text} ${number(cells)} at ${issuers} issuers.

${table(['issuer', 'by', 'fields', 'periods', 'count', 'the first of them'], own.map(groupRow))}`;
};
