import { number, table } from '../page-table.ts';
import type { FigureTally, MultiplesReport } from './report.ts';

const reasons = (refused: FigureTally['refused']): string =>
  Object.entries(refused)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([reason, count]) => `${reason} ${number(count)}`)
    .join(', ');

/** Valuation figures, before formatting. */
export const multiplesSection = (report: MultiplesReport | null): string => {
  if (report === null)
    return `## Valuation figures

Not measured: no folder of prices was given.`;
  const { day, issuers, figures, contradicted } = report;
  return `## Valuation figures

Market value, enterprise value and multiples of ${number(issuers.length)} issuers with prices (${issuers.join(', ')}), on
${day}, computed by the code of \`/v2/valuation\`. Recomputed: by separate code, from served cells, the facts of
the balance sheet's filing and the close; twelve months are the fiscal year plus the year to date less the year to date of
the year before, and the filer's extension elements are not read. Contradicted: the recomputed result differs by more than
rounding. Splits come from a public list; \`stale_statements\`, \`stale_prices\`: the folder has nothing newer.

${table(
  ['figure', 'served', 'recomputed', 'contradicted', 'not recomputed', 'refused'],
  Object.entries(figures).map(([name, { agrees, alone, contradicted: wrong, refused }]) => [
    name,
    number(agrees + alone + wrong),
    number(agrees),
    number(wrong),
    number(alone),
    reasons(refused),
  ]),
)}

${
  contradicted.length === 0
    ? 'None is contradicted.'
    : table(
        ['issuer', 'figure', 'served', 'recomputed'],
        contradicted.map((each) => [each.symbol, each.figure, each.served, each.recomputed]),
      )
}`;
};
