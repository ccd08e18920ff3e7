import { POLICY_VERSION } from '@footnote/verification/verification';
import { addCoherence, noCoherence, type CoherenceCounts } from './coherence/coherence.ts';
import { goldOutcomes, type GoldOutcome } from './against-gold.ts';
import type { HowRead } from './gold.ts';
import type { CompanyMeasure, Counts, FieldTally, Finding, IdentityTally } from './measure.ts';
import type { MultiplesReport } from './multiples/report.ts';
import { rowIdentities, type RowIdentity } from './row-identities.ts';
import { addTrees, type TreeMeasure } from './trees.ts';
import { tunings, type Tuning } from './tuning.ts';

/** One kind of filer. */
export type KindReport = {
  readonly issuers: readonly string[];
  readonly fields: Readonly<Record<string, FieldTally>>;
};

/** Issuers with the same role in the development of the rules, all fields together. */
export type TuningReport = {
  readonly issuers: readonly string[];
  /** Issuers with figures read by hand. */
  readonly read: readonly string[];
  readonly total: FieldTally;
};

/** Issuers with filings that come with a calculation linkbase. */
export type TreesReport = TreeMeasure & { readonly issuers: readonly string[] };

/** Contents of `docs/accuracy.json`: everything on the page, and the underlying cells. */
export type AccuracyReport = {
  readonly policy_version: number;
  readonly folder: {
    readonly issuers: number;
    readonly filings: number;
    readonly facts: number;
    /** Newest filing date. */
    readonly newest: string;
  };
  readonly kinds: Readonly<Record<string, KindReport>>;
  readonly tunings: Readonly<Record<Tuning, TuningReport>>;
  readonly gold: {
    /** Cells of issuers in the folder, and of others. */
    readonly cells: number;
    readonly elsewhere: Readonly<Record<string, number>>;
    readonly read: Readonly<Record<HowRead, Counts<GoldOutcome>>>;
    readonly periods: Readonly<Record<string, Counts<GoldOutcome>>>;
  };
  readonly identities: Readonly<Record<RowIdentity, IdentityTally>>;
  readonly coherence: CoherenceCounts;
  readonly trees: TreesReport;
  /** Null if there are no prices. */
  readonly multiples: MultiplesReport | null;
  readonly findings: Readonly<Record<FindingKind, readonly Finding[]>>;
};

/**
 * `wrong`: against gold. `gold_refused`: gold has a value and none is served. `contradicted`: the verifier
 * masks it. `missed`: fails an identity among served cells. `differing`: the newest filing that reports it
 * has another value.
 */
export type FindingKind = 'wrong' | 'gold_refused' | 'contradicted' | 'missed' | 'differing';

const addRecords = (
  a: Readonly<Record<string, number>>,
  b: Readonly<Record<string, number>>,
): Record<string, number> => {
  const sum: Record<string, number> = { ...a };
  for (const [key, count] of Object.entries(b)) sum[key] = (sum[key] ?? 0) + count;
  return Object.fromEntries(Object.entries(sum).sort(([x], [y]) => (x < y ? -1 : 1)));
};

const addCounts = <Key extends string>(a: Counts<Key>, b: Counts<Key>): Counts<Key> =>
  Object.fromEntries(
    Object.keys(a).map((key) => [key, a[key as Key] + b[key as Key]]),
  ) as unknown as Counts<Key>;

export const addTallies = (a: FieldTally, b: FieldTally): FieldTally => ({
  served: a.served + b.served,
  vouched: a.vouched + b.vouched,
  contradicted: a.contradicted + b.contradicted,
  refused: addRecords(a.refused, b.refused),
  gold: addCounts(a.gold, b.gold),
  comparatives: addCounts(a.comparatives, b.comparatives),
});

export const noGold = Object.fromEntries(goldOutcomes.map((outcome) => [outcome, 0])) as Counts<GoldOutcome>;

const emptyTally: FieldTally = {
  served: 0,
  vouched: 0,
  contradicted: 0,
  refused: {},
  gold: noGold,
  comparatives: { agrees: 0, differs: 0, once: 0 },
};

export const totalOf = (fields: Readonly<Record<string, FieldTally>>): FieldTally =>
  Object.values(fields).reduce(addTallies, emptyTally);

const byName = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

const kindsOf = (companies: readonly CompanyMeasure[]): Record<string, KindReport> => {
  const kinds: Record<string, { issuers: string[]; fields: Record<string, FieldTally> }> = {};
  for (const { symbol, kind, fields } of companies) {
    const report = (kinds[kind] ??= { issuers: [], fields: {} });
    report.issuers.push(symbol);
    for (const [field, tally] of Object.entries(fields))
      report.fields[field] = addTallies(report.fields[field] ?? emptyTally, tally);
  }
  return byName(
    Object.fromEntries(
      Object.entries(kinds).map(([kind, { issuers, fields }]) => [
        kind,
        { issuers: issuers.sort(), fields: byName(fields) },
      ]),
    ),
  );
};

/** Cells read by hand. */
const goldOf = ({ goldByRead }: CompanyMeasure): number =>
  Object.values(goldByRead).reduce(
    (total, counts) => total + goldOutcomes.reduce((all, outcome) => all + counts[outcome], 0),
    0,
  );

const tuningReport = (companies: readonly CompanyMeasure[], role: Tuning): TuningReport => {
  const own = companies.filter(({ tuning }) => tuning === role);
  return {
    issuers: own.map(({ symbol }) => symbol),
    read: own.filter((company) => goldOf(company) > 0).map(({ symbol }) => symbol),
    total: own.map(({ fields }) => totalOf(fields)).reduce(addTallies, emptyTally),
  };
};

/**
 * Merges companies into one report; their order does not matter. `elsewhere`: gold cells of issuers not in
 * the folder.
 */
export const reportOf = (
  measured: readonly CompanyMeasure[],
  elsewhere: Readonly<Record<string, number>>,
  multiples: MultiplesReport | null,
): AccuracyReport => {
  const companies = measured.toSorted((a, b) => (a.symbol < b.symbol ? -1 : 1));
  const sum = (count: (company: CompanyMeasure) => number): number =>
    companies.reduce((total, company) => total + count(company), 0);
  const periods: Record<string, Counts<GoldOutcome>> = {};
  for (const { goldByPeriod } of companies)
    for (const [kind, counts] of Object.entries(goldByPeriod))
      periods[kind] = addCounts(periods[kind] ?? noGold, counts);
  const read = (how: HowRead): Counts<GoldOutcome> =>
    companies.reduce((total, { goldByRead }) => addCounts(total, goldByRead[how]), noGold);
  const identity = (name: RowIdentity): IdentityTally =>
    companies.reduce<IdentityTally>((total, { identities }) => addCounts(total, identities[name]), {
      held: 0,
      missed: 0,
      apart: 0,
    });
  return {
    policy_version: POLICY_VERSION,
    folder: {
      issuers: companies.length,
      filings: sum(({ filings }) => filings),
      facts: sum(({ facts }) => facts),
      newest: companies.reduce((date, { newest }) => (newest > date ? newest : date), ''),
    },
    kinds: kindsOf(companies),
    tunings: Object.fromEntries(
      tunings.map((tuning) => [tuning, tuningReport(companies, tuning)]),
    ) as unknown as AccuracyReport['tunings'],
    gold: {
      cells: sum(goldOf),
      elsewhere: byName(elsewhere),
      read: { page: read('page'), tagged_row: read('tagged_row') },
      periods: byName(periods),
    },
    identities: Object.fromEntries(rowIdentities.map((name) => [name, identity(name)])) as Record<
      RowIdentity,
      IdentityTally
    >,
    coherence: companies.map(({ coherence }) => coherence).reduce(addCoherence, noCoherence),
    trees: {
      issuers: companies.filter(({ trees }) => trees !== null).map(({ symbol }) => symbol),
      ...addTrees(companies.flatMap(({ trees }) => trees ?? [])),
    },
    multiples,
    findings: {
      wrong: companies.flatMap(({ wrong }) => wrong),
      gold_refused: companies.flatMap(({ goldRefused }) => goldRefused),
      contradicted: companies.flatMap(({ contradicted }) => contradicted),
      missed: companies.flatMap(({ missed }) => missed),
      differing: companies.flatMap(({ differing }) => differing),
    },
  };
};
