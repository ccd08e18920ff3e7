import { scaled, unscaled } from '@footnote/values/decimal';
import type { Fact } from './accounts.ts';
import { hasPackage } from './reports.ts';
import type { Report } from './reports.ts';
import { divideRounded } from './shares.ts';
import type { ClassSpec, IssuerSpec } from './spec.ts';

export const classAxis = {
  axis: 'us-gaap:StatementClassOfStockAxis',
  domain: 'us-gaap:ClassOfStockDomain',
  first: 'us-gaap:CommonClassAMember',
  second: 'us-gaap:CommonClassBMember',
} as const;

export type PerShare = 'dividends' | 'earnings';

const kinds: readonly (readonly [RegExp, PerShare])[] = [
  [/:(CommonStock)?Dividends.*PerShare/, 'dividends'],
  [/:EarningsPerShare/, 'earnings'],
];

/** The classes by which an issuer tags its dividends or earnings per share; null if it does not tag them by class. */
export const classesOf = ({ classes, flavour }: IssuerSpec, kind: PerShare): ClassSpec | null =>
  classes !== null && flavour !== 'ifrs' && (classes.figures === 'both' || classes.figures === kind)
    ? classes
    : null;

/** The kind of per-share figure that a concept tags; undefined for any other concept. */
export const perShareKind = (concept: string): PerShare | undefined =>
  kinds.find(([pattern]) => pattern.test(concept))?.[1];

/** The classes by which a concept is tagged. */
export const classesOfConcept = (spec: IssuerSpec, concept: string): ClassSpec | null => {
  const kind = perShareKind(concept);
  return kind === undefined ? null : classesOf(spec, kind);
};

/** Decimal places of an amount per share. */
export const placesOf = (kind: PerShare): number => (kind === 'earnings' ? 2 : 4);

/** Class B's amount for a given amount of class A: decimal strings with the same number of places. */
export const secondOf = ({ second }: ClassSpec, kind: PerShare, value: string): string => {
  if (second === 'equal') return value;
  const places = placesOf(kind);
  return unscaled(divideRounded(scaled(value, places) * 9n, 10n), places);
};

/** The facts that companyfacts contains: all but those that are tagged only by class. */
export const withoutClassRows = (spec: IssuerSpec, facts: readonly Fact[]): Fact[] =>
  facts.filter(({ concept }) => classesOfConcept(spec, concept)?.total !== false);

/**
 * How a report shows a per-share figure. `conflict`: its classes differ; for earnings only if there is no row for all
 * classes. `unseen`: it is tagged only by class, and the report has no package that contains these facts.
 */
export const filedPerShare = (
  spec: IssuerSpec,
  report: Report,
  kind: PerShare,
  value: string,
): 'value' | 'conflict' | 'unseen' => {
  const classes = classesOf(spec, kind);
  if (classes === null || (kind === 'earnings' && classes.total)) return 'value';
  if (hasPackage(spec, report)) return secondOf(classes, kind, value) === value ? 'value' : 'conflict';
  return classes.total ? 'value' : 'unseen';
};
