import type { Issuer } from '@footnote/statements/statements';
import { againstGold, goldOutcomes, shownValue, type GoldOutcome } from './against-gold.ts';
import { coherenceOf, type CoherenceCounts } from './coherence/coherence.ts';
import type { FolderCompany } from './corpus/folder-companies.ts';
import type { GoldCell, HowRead } from './gold.ts';
import { isMasked, type JudgedCell } from './judged.ts';
import { judgementOf, type Judgement } from './judgement.ts';
import { againstComparatives, statedFacts, type ComparativeOutcome } from './later-comparatives.ts';
import { checkRowIdentities, rowIdentities, type RowIdentity } from './row-identities.ts';
import { measureTrees, type TreeMeasure } from './trees.ts';
import { tuningOf, type Tuning } from './tuning.ts';

export type Counts<Key extends string> = Readonly<Record<Key, number>>;

/**
 * Outcomes of one field for one kind of filer; every cell is in exactly one of served, refused and
 * contradicted.
 */
export type FieldTally = {
  readonly served: number;
  /** Served cells all of whose facts are corroborated by an independent reading. */
  readonly vouched: number;
  /** Masked by the verifier. */
  readonly contradicted: number;
  /** Refused by the statements engine, by reason. */
  readonly refused: Readonly<Record<string, number>>;
  readonly gold: Counts<GoldOutcome>;
  readonly comparatives: Counts<ComparativeOutcome>;
};

export type IdentityTally = Counts<'held' | 'missed' | 'apart'>;

/** One cell that a person has to examine. */
export type Finding = {
  readonly symbol: string;
  readonly field: string;
  readonly kind: string;
  readonly end: string;
  readonly served: string;
  readonly accession: string;
  /** The contradicting evidence: a rule of the verifier, `gold: …`, an identity, `comparative`. */
  readonly against: readonly string[];
};

export type CompanyMeasure = {
  readonly symbol: string;
  readonly cik: string;
  readonly kind: string;
  readonly tuning: Tuning;
  readonly filings: number;
  readonly facts: number;
  readonly newest: string;
  readonly fields: Readonly<Record<string, FieldTally>>;
  readonly identities: Counts2;
  /** Figures served side by side that do not speak of one thing. */
  readonly coherence: CoherenceCounts;
  /** Null for a company without calculation linkbases. */
  readonly trees: TreeMeasure | null;
  readonly goldByRead: Readonly<Record<HowRead, Counts<GoldOutcome>>>;
  readonly goldByPeriod: Readonly<Record<string, Counts<GoldOutcome>>>;
  readonly wrong: readonly Finding[];
  readonly goldRefused: readonly Finding[];
  readonly contradicted: readonly Finding[];
  readonly missed: readonly Finding[];
  readonly differing: readonly Finding[];
};

type Counts2 = Readonly<Record<RowIdentity, IdentityTally>>;

const noGold = (): Record<GoldOutcome, number> =>
  Object.fromEntries(goldOutcomes.map((outcome) => [outcome, 0])) as Record<GoldOutcome, number>;

type OpenTally = {
  served: number;
  vouched: number;
  contradicted: number;
  refused: Record<string, number>;
  gold: Record<GoldOutcome, number>;
  comparatives: Record<ComparativeOutcome, number>;
};

const newTally = (): OpenTally => ({
  served: 0,
  vouched: 0,
  contradicted: 0,
  refused: {},
  gold: noGold(),
  comparatives: { agrees: 0, differs: 0, once: 0 },
});

/** `industrial`, `bank`, `industrial, IFRS, annual only`. */
export const kindOfFiler = ({ type, reporting_cadence: cadence }: Issuer, ifrs: boolean): string =>
  [type, ...(ifrs ? ['IFRS'] : []), ...(cadence === 'annual' ? ['annual only'] : [])].join(', ');

const isIfrs = ({ input }: FolderCompany): boolean => {
  const newest = input.filings.toSorted((a, b) => a.filed.localeCompare(b.filed)).at(-1);
  return input.filings.some(
    ({ filed, facts }) =>
      filed <= (newest?.filed ?? '') && facts.some(({ taxonomy }) => taxonomy === 'ifrs-full'),
  );
};

const findingOf = (symbol: string, { cell }: JudgedCell, against: readonly string[]): Finding => ({
  symbol,
  field: cell.field,
  kind: cell.period_kind,
  end: cell.period_end,
  served: cell.value ?? `refused: ${cell.refusal ?? ''}`,
  accession: cell.accession,
  against,
});

/** All measurements of one company; `gold` contains only its cells. */
export const measureCompany = (
  company: FolderCompany,
  gold: readonly GoldCell[],
  { judged, cells, recorded }: Judgement = judgementOf(company.input),
): CompanyMeasure => {
  const { symbol, input } = company;
  const fields: Record<string, OpenTally> = {};
  const tallyOf = (field: string): OpenTally => (fields[field] ??= newTally());
  const stated = statedFacts(input);
  const byPlace = new Map<string, JudgedCell>();
  const found = { wrong: [] as Finding[], goldRefused: [] as Finding[] };
  const contradicted: Finding[] = [];
  const differing: Finding[] = [];
  for (const item of judged.cells) {
    const { cell, verdict } = item;
    byPlace.set(`${cell.field} ${cell.period_kind} ${cell.period_end}`, item);
    const tally = tallyOf(cell.field);
    if (cell.value === null) {
      const reason = cell.refusal ?? '';
      tally.refused[reason] = (tally.refused[reason] ?? 0) + 1;
      continue;
    }
    if (isMasked(item)) {
      tally.contradicted += 1;
      contradicted.push(
        findingOf(symbol, item, verdict?.evidence.map(({ rule, because }) => `${rule} (${because})`) ?? []),
      );
      continue;
    }
    tally.served += 1;
    if (verdict?.verdict === 'passed') tally.vouched += 1;
    const outcome = againstComparatives(cell, stated);
    if (outcome !== null) tally.comparatives[outcome] += 1;
    if (outcome === 'differs') differing.push(findingOf(symbol, item, ['comparative']));
  }
  const goldByRead = { page: noGold(), tagged_row: noGold() };
  const goldByPeriod: Record<string, Record<GoldOutcome, number>> = {};
  for (const cell of gold) {
    const item = byPlace.get(`${cell.field} ${cell.kind} ${cell.end}`);
    const outcome = againstGold(cell, item);
    tallyOf(cell.field).gold[outcome] += 1;
    goldByRead[cell.read][outcome] += 1;
    (goldByPeriod[cell.kind] ??= noGold())[outcome] += 1;
    const against = [`gold: ${expectedText(cell)}`];
    if (item && (outcome === 'wrong' || outcome === 'masked_wrong' || outcome === 'false_alarm'))
      found.wrong.push(findingOf(symbol, item, [outcome, ...against]));
    if (item && outcome === 'refused') found.goldRefused.push(findingOf(symbol, item, against));
  }
  const identities = Object.fromEntries(
    rowIdentities.map((name) => [name, { held: 0, missed: 0, apart: 0 }]),
  ) as Record<RowIdentity, Record<'held' | 'missed' | 'apart', number>>;
  const missed: Finding[] = [];
  const unmasked = judged.cells.filter((item) => !isMasked(item));
  for (const check of checkRowIdentities(unmasked.map(({ cell }) => cell))) {
    identities[check.identity][check.outcome] += 1;
    const item = byPlace.get(`${check.field} ${check.kind} ${check.end}`);
    if (check.outcome === 'missed' && item) missed.push(findingOf(symbol, item, [check.identity]));
  }
  return {
    symbol,
    cik: company.cik,
    kind: kindOfFiler(judged.issuer, isIfrs(company)),
    tuning: tuningOf(company.cik),
    filings: input.filings.length,
    facts: input.filings.reduce((sum, { facts }) => sum + facts.length, 0),
    newest: input.filings.reduce((newest, { filed }) => (filed > newest ? filed : newest), ''),
    fields,
    identities,
    coherence: coherenceOf(cells, recorded).counts,
    trees: measureTrees(input, judged),
    goldByRead,
    goldByPeriod,
    ...found,
    contradicted,
    missed,
    differing,
  };
};

const expectedText = ({ expected, unit }: GoldCell): string =>
  'value' in expected
    ? shownValue(expected.value, unit)
    : expected.refused === undefined
      ? 'must be refused'
      : `must be refused: ${expected.refused}`;
