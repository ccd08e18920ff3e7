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

Not measured: there is no folder of prices.`;
  const { day, issuers, figures, contradicted } = report;
  return `## Valuation figures

Market value, enterprise value and multiples of ${number(issuers.length)} issuers with prices (${issuers.join(', ')}), on
${day}, by the code that \`/v2/valuation\` is answered with. Recomputed: by other code, from served cells, the facts of
the balance sheet's filing and the close; twelve months are the fiscal year and what the new one has more than the last,
and elements of the filer's own are not read. Contradicted: with a result that differs by more than roundings. Splits
are those of a public list; \`stale_statements\`, \`stale_prices\`: the folder has nothing newer.

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
