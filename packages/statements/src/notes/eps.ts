import { integer, quotient, roundTo, size } from '../decimal.ts';
import { dimensionsKey, firstOf, type NoteFiling, stoodOf, valueOf } from './filing.ts';
import {
  isRefused,
  nameOf,
  type NoteFact,
  type NoteRow,
  type NoteTable,
  type NoteVerdict,
  type Reconciled,
  type Refused,
  refused,
} from './note.ts';
import { plainWords } from './tax-rows.ts';
import { addsUp, finestUnit } from './tolerance.ts';

const CLASS_AXIS = /:StatementClassOfStockAxis$/;
const BASIC_SHARES = [
  'WeightedAverageNumberOfSharesOutstandingBasic',
  'WeightedAverageNumberOfShareOutstandingBasicAndDiluted',
];
const DILUTED_SHARES = ['WeightedAverageNumberOfDilutedSharesOutstanding'];
const BASIC_INCOME = ['NetIncomeLossAvailableToCommonStockholdersBasic', 'NetIncomeLoss', 'ProfitLoss'];
const DILUTED_INCOME = [
  'NetIncomeLossAvailableToCommonStockholdersDiluted',
  'NetIncomeLossAttributableToParentDiluted',
];
const BASIC = ['EarningsPerShareBasic', 'EarningsPerShareBasicAndDiluted'];
const DILUTED = ['EarningsPerShareDiluted', 'EarningsPerShareBasicAndDiluted'];
const ALL_DILUTION = 'WeightedAverageNumberDilutedSharesOutstandingAdjustment';
const DILUTION = /^IncrementalCommonSharesAttributableTo/;
/** Shares that the proceeds of options would buy back, where options are stated in full. */
const BOUGHT_BACK = /TreasuryStockMethod/;
const CENT = integer(1) / 100n;

const DILUTION_LABELS: Readonly<Record<string, string>> = {
  IncrementalCommonSharesAttributableToShareBasedPaymentArrangements: 'Dilutive effect of share-based awards',
  IncrementalCommonSharesAttributableToConversionOfDebtSecurities: 'Dilutive effect of convertible debt',
  IncrementalCommonSharesAttributableToConversionOfPreferredStock:
    'Dilutive effect of convertible preferred stock',
  IncrementalCommonSharesAttributableToConversionOfCommonStock: 'Conversion of another class of common stock',
  IncrementalCommonSharesAttributableToCallOptionsAndWarrants: 'Dilutive effect of options and warrants',
  [ALL_DILUTION]: 'Dilutive securities',
};

/** Numerators, denominators and dilution of earnings per share: of all common stock, else of each of its classes. */
export function readEps({ facts, date, start }: NoteFiling): NoteVerdict {
  const current = facts.filter(
    ({ period_start: from, period_end: to, axes }) =>
      from === start && to === date && axes.every((axis) => CLASS_AXIS.test(axis)),
  );
  const groups = [...Map.groupBy(current, dimensionsKey)].filter(([, group]) => has(group, DILUTED_SHARES));
  const whole = groups.find(([key]) => key === '')?.[1];
  const verdict = whole === undefined ? undefined : readGroup(whole);
  if (verdict !== undefined && !isRefused(verdict)) return verdict;
  const classes = groups.filter(([key]) => key !== '').map(([, group]) => readGroup(group));
  const failed = classes.find((each) => isRefused(each));
  const [first, ...others] = classes.filter((each): each is NoteTable => !isRefused(each));
  if (failed !== undefined || first === undefined) return verdict ?? failed ?? refused('not_reported');
  return others.reduce(joined, first);
}

const joined = (left: NoteTable, right: NoteTable): NoteTable => ({
  ...left,
  rows: [...left.rows, ...right.rows],
  total: null,
  reconciled: [...left.reconciled, ...right.reconciled],
});

const has = (facts: readonly NoteFact[], concepts: readonly string[]): boolean =>
  firstOf(facts, concepts) !== undefined;

function readGroup(facts: readonly NoteFact[]): NoteVerdict {
  const basicShares = firstOf(facts, BASIC_SHARES);
  const dilutedShares = firstOf(facts, DILUTED_SHARES);
  const basicEps = firstOf(facts, BASIC);
  const dilutedEps = firstOf(facts, DILUTED);
  if (basicShares === undefined || dilutedShares === undefined) return refused('not_reported');
  if (basicEps === undefined || dilutedEps === undefined)
    return refused('total_not_reported', [stoodOf(basicShares), stoodOf(dilutedShares)]);
  const dilution = dilutionOf(facts, basicShares, dilutedShares);
  if (isRefused(dilution)) return dilution;
  const basic = quotientOf(facts, BASIC_INCOME, basicShares, basicEps);
  const diluted = quotientOf(facts, [...DILUTED_INCOME, ...BASIC_INCOME], dilutedShares, dilutedEps);
  if (isRefused(basic)) return basic;
  if (isRefused(diluted)) return diluted;
  const total = rowOf('diluted_eps', 'per_share', 'Diluted earnings per share', dilutedEps);
  return {
    unit: dilutedEps.unit,
    rows: [
      rowOf('income_basic', 'item', 'Income to common stock, basic', basic.income),
      rowOf('basic_shares', 'item', 'Basic weighted average shares', basicShares),
      ...dilution.rows,
      rowOf('diluted_shares', 'total', 'Diluted weighted average shares', dilutedShares),
      ...(diluted.income === basic.income
        ? []
        : [rowOf('income_diluted', 'item', 'Income to common stock, diluted', diluted.income)]),
      rowOf('basic_eps', 'per_share', 'Basic earnings per share', basicEps),
      total,
    ],
    total,
    reconciled: [dilution.reconciled, basic.reconciled, diluted.reconciled],
    leftOut: 0,
  };
}

type Dilution = { readonly rows: readonly NoteRow[]; readonly reconciled: Reconciled };

/** The securities that lead from the basic to the diluted shares: each of them, else all as one row. */
function dilutionOf(facts: readonly NoteFact[], basic: NoteFact, diluted: NoteFact): Dilution | Refused {
  const each = facts.filter(
    ({ concept, unit }) => unit === basic.unit && (DILUTION.test(concept) || BOUGHT_BACK.test(concept)),
  );
  const all = facts.filter(({ concept }) => concept === ALL_DILUTION);
  for (const chosen of [each, all]) {
    const summands = [valueOf(basic), ...chosen.map(contribution)];
    if (chosen.length === 0 && valueOf(basic) !== valueOf(diluted)) continue;
    if (!addsUp(summands, valueOf(diluted))) continue;
    const sum = summands.reduce((left, right) => left + right, 0n);
    const found: Dilution = {
      rows: chosen.map((fact) => ({
        key: chosen === all ? 'dilutive_securities' : 'dilution',
        role: 'item',
        label: DILUTION_LABELS[fact.concept] ?? plainWords(fact.concept),
        fact,
        value: contribution(fact),
      })),
      reconciled: { what: 'shares_diluted', concepts: [nameOf(diluted)], value: valueOf(diluted), sum },
    };
    return found;
  }
  const stood = [basic, ...each, ...all, diluted].map((fact) => stoodOf(fact));
  return refused(each.length + all.length === 0 ? 'not_reported' : 'does_not_reconcile', stood);
}

const contribution = (fact: NoteFact): bigint =>
  BOUGHT_BACK.test(fact.concept) ? -valueOf(fact) : valueOf(fact);

type Quotient = { readonly income: NoteFact; readonly reconciled: Reconciled };

/** The first of the incomes that gives the earnings per share as rounded. */
function quotientOf(
  facts: readonly NoteFact[],
  incomes: readonly string[],
  shares: NoteFact,
  eps: NoteFact,
): Quotient | Refused {
  const candidates = incomes.flatMap((concept) => firstOf(facts, [concept]) ?? []);
  if (candidates.length === 0) return refused('members_missing', [stoodOf(shares), stoodOf(eps)]);
  const count = valueOf(shares);
  if (count <= 0n) return refused('does_not_reconcile', [stoodOf(shares), stoodOf(eps)]);
  for (const income of candidates) {
    const exact = quotient(valueOf(income), count);
    const off = size(exact - valueOf(eps));
    const slack =
      CENT / 2n +
      quotient(finestUnit([valueOf(income)]), count) / 2n +
      size(quotient(exact * (finestUnit([count]) / integer(1)), count)) / 2n;
    if (off > slack) continue;
    return {
      income,
      reconciled: {
        what: eps.concept.endsWith('Basic') ? 'eps_basic' : 'eps_diluted',
        concepts: [nameOf(eps)],
        value: valueOf(eps),
        sum: roundTo(exact, 4),
      },
    };
  }
  return refused(
    'does_not_reconcile',
    [...candidates, shares, eps].map((fact) => stoodOf(fact)),
  );
}

const rowOf = (key: string, role: NoteRow['role'], label: string, fact: NoteFact): NoteRow => ({
  key,
  role,
  label,
  fact,
  value: valueOf(fact),
});
