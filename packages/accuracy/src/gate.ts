import { coherenceTotals } from './coherence/page.ts';
import { ERAS } from './coherence/finding.ts';
import type { Finding } from './measure.ts';
import { newContradictions, worseMultiples } from './multiples/report.ts';
import { totalOf, type AccuracyReport, type FindingKind } from './report.ts';

/**
 * Why `fresh` is worse than `committed`; empty when it is not. A change that makes it worse on purpose must
 * include the regenerated page, which shows the difference.
 */
export const worseThan = (committed: AccuracyReport, fresh: AccuracyReport): string[] => [
  ...otherFolder(committed, fresh),
  ...newFindings(committed, fresh),
  ...fewerGold(committed, fresh),
  ...fewerServed(committed, fresh),
  ...lessCoherent(committed, fresh),
  ...worseMultiples(committed.multiples, fresh.multiples),
];

/** The same for a report of only some of the companies, whose totals cannot be compared: each cell and multiple by itself. */
export const worseCells = (committed: AccuracyReport, fresh: AccuracyReport): string[] => [
  ...newFindings(committed, fresh),
  ...newContradictions(committed.multiples, fresh.multiples),
];

const otherFolder = (committed: AccuracyReport, fresh: AccuracyReport): string[] =>
  (['issuers', 'filings', 'facts', 'newest'] as const).flatMap((what) =>
    committed.folder[what] === fresh.folder[what]
      ? []
      : [
          `the page was made from another folder: ${what} ${committed.folder[what]}, here ${fresh.folder[what]}`,
        ],
  );

const SENTENCES: Readonly<Record<FindingKind, string>> = {
  wrong: 'served wrong or masked wrongly, against gold',
  gold_refused: 'refused although gold has a value',
  contradicted: 'contradicted by the verifier',
  missed: 'fails an identity between served cells',
  differing: 'differs from the newest filing that reports it',
};

const nameOf = ({ symbol, field, kind, end, against }: Finding): string =>
  `${symbol} ${field} ${kind} ${end} (${against.join(', ')})`;

/** Findings on the committed page may recur; new ones fail the gate. */
const keyOf = ({ symbol, field, kind, end }: Finding): string => `${symbol} ${field} ${kind} ${end}`;

const newFindings = (committed: AccuracyReport, fresh: AccuracyReport): string[] =>
  (Object.keys(SENTENCES) as FindingKind[]).flatMap((kind) => {
    const known = new Set(committed.findings[kind].map(keyOf));
    return fresh.findings[kind]
      .filter((finding) => !known.has(keyOf(finding)))
      .map((finding) => `${SENTENCES[kind]}: ${nameOf(finding)}`);
  });

const fewerGold = (committed: AccuracyReport, fresh: AccuracyReport): string[] => {
  const right = ({ gold }: AccuracyReport): number =>
    Object.values(gold.read).reduce((sum, { agreed, refused_rightly }) => sum + agreed + refused_rightly, 0);
  return right(fresh) < right(committed)
    ? [`right against gold: ${right(fresh)} cells, ${right(committed)} on the page`]
    : [];
};

/** Permitted decrease of served cells: 0.1 % per kind of filer; 1 % or two cells per field. */
const allowedOfKind = (served: number): number => Math.ceil(served / 1000);
const allowedOfField = (served: number): number => Math.max(2, Math.ceil(served / 100));

const fewerServed = (committed: AccuracyReport, fresh: AccuracyReport): string[] =>
  Object.entries(committed.kinds).flatMap(([kind, { fields }]) => {
    const now = fresh.kinds[kind]?.fields ?? {};
    const [before, after] = [totalOf(fields).served, totalOf(now).served];
    const faults =
      before - after > allowedOfKind(before) ? [`${kind}: ${after} cells served, ${before} on the page`] : [];
    for (const [field, { served }] of Object.entries(fields)) {
      const left = now[field]?.served ?? 0;
      if (served - left > allowedOfField(served))
        faults.push(`${kind}, ${field}: ${left} cells served, ${served} on the page`);
    }
    return faults;
  });

/** Figures served side by side that do not speak of one thing; see `coherenceTables`. */
const lessCoherent = (committed: AccuracyReport, fresh: AccuracyReport): string[] => {
  const [before, now] = [committed, fresh].map(({ coherence }) => {
    const { concepts, years, bases, eps } = coherenceTotals(coherence);
    return [concepts, ...years, bases, eps];
  });
  const names = [
    'cells of another concept than their row',
    ...ERAS.map((era) => `years since ${era} that are not the sum of their quarters`),
    'cells older than the restated total beside them',
    'filed fourth-quarter EPS that another figure overrules',
  ];
  return names.flatMap((name, at) => {
    const [was = 0, is = 0] = [before?.[at], now?.[at]];
    return is > was ? [`${name}: ${is}, ${was} on the page`] : [];
  });
};
