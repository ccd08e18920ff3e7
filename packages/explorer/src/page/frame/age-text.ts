import type { Age } from './use-age.ts';
import type { CompanyRoute } from './routes.ts';

type Page = CompanyRoute['page'];

/** Pages at whose head the age of statements, or of prices, is a warning if it is past its limit. */
const OF_STATEMENTS: ReadonlySet<Page> = new Set([
  'overview',
  'statements',
  'valuation',
  'segments',
  'events',
  'dividends',
  'coverage',
  'verification',
]);
const OF_PRICES: ReadonlySet<Page> = new Set(['overview', 'prices', 'valuation', 'technicals', 'dividends']);

/** What a page must say about figures that are not current. */
export type AgeWarning = {
  readonly title: string;
  readonly message: string;
  readonly remedy: string | null;
};

const TITLES = {
  behind: 'A newer report is known.',
  none: 'No figures.',
  stale: 'Old figures.',
} as const;

/** The warnings at the head of a page, in the words of the service; none if its figures are current. */
export function warningsOf({ statements, prices }: Age, page: Page): readonly AgeWarning[] {
  const warnings: AgeWarning[] = [];
  if (statements !== null && statements.status !== 'current' && OF_STATEMENTS.has(page))
    warnings.push({ ...statements, title: TITLES[statements.status] });
  if (prices !== null && prices.status === 'stale' && OF_PRICES.has(page))
    warnings.push({ ...prices, title: 'Old prices.' });
  return warnings;
}

/** What figures and prices reach, in a line. */
export function reachOf({ statements, prices }: Age): string {
  const report = statements?.newest_report ?? null;
  return [
    ...(statements === null || statements.figures_end === null
      ? []
      : [`Figures to ${statements.figures_end}`]),
    ...(report === null
      ? []
      : [`newest report known: ${report.form} filed ${report.filed} for the period to ${report.period_end}`]),
    ...(prices === null ? [] : [`${statements === null ? 'Prices' : 'prices'} to ${prices.newest_bar}`]),
  ].join(' · ');
}

type Statements = NonNullable<Age['statements']>;

/** The mark of the newest period or figure; empty if it is current. */
export const markOf = (status: Statements['status'] | undefined): string =>
  status === 'stale' ? 'old' : status === 'behind' ? 'newer report known' : '';
