import type { Fact } from '../accounts.ts';
import type { Report } from '../reports.ts';
import type { IssuerSpec } from '../spec.ts';
import { type DimensionedFact, decimalsOf } from './dimensioned.ts';
import { plainLine } from './lines.ts';
import { ownPrefix } from './names.ts';
import type { Network } from './networks.ts';
import { tree } from './networks.ts';

const LEVELS = 'us-gaap:FairValueByFairValueHierarchyLevelAxis';
const LEASES = 'us-gaap:LesseeOperatingLeaseLiability';
const DEBT = 'us-gaap:LongTermDebtMaturitiesRepaymentsOfPrincipal';
const PRETAX =
  'us-gaap:IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest';
const YEARS = ['NextTwelveMonths', 'YearTwo', 'YearThree', 'YearFour', 'YearFive', 'AfterYearFive'];
const PERMILLE = [213, 181, 149, 118, 97, 242];
/** By how much a contradicted table misses its total, in units: more than rounding. */
const WRONG_UNITS = 7n;

/** A note of a report as a table, as a reader of the report must find it. */
export type SyntheticNote = {
  readonly note:
    | 'operating_lease_maturities'
    | 'debt_maturities'
    | 'tax_reconciliation'
    | 'eps_reconciliation'
    | 'fair_value_levels';
  readonly facts: readonly DimensionedFact[];
  /** Key → what the row contributes to the total, for the rows that this note adds to the report. */
  readonly rows: readonly (readonly [key: string, value: string])[];
  readonly addsUp: boolean;
};

type Row = {
  readonly key: string;
  readonly concept: string;
  readonly value: bigint;
  readonly reduces?: true;
};
type Draft = Omit<SyntheticNote, 'facts' | 'rows'> & {
  readonly rows: readonly Row[];
  readonly flow?: boolean;
};

/**
 * The notes of an annual report of an issuer that has some; their totals are figures of its statements. With `own_rows`
 * the last years are one row of the issuer's own taxonomy, and the tax reconciliation has a row of its own. With
 * `contradicted` no table adds up.
 */
export function noteTablesOf(
  spec: IssuerSpec,
  report: Report,
  facts: readonly Fact[],
): readonly SyntheticNote[] {
  if (spec.notes === undefined || !report.annual) return [];
  const { year, quarter } = report;
  const amount = (concept: string, start: string | null = null): bigint | null => {
    const fact = facts.find(
      (each) => each.concept === `us-gaap:${concept}` && each.end === quarter.end && each.start === start,
    );
    return fact === undefined ? null : BigInt(fact.value);
  };
  const drafts = [
    leases(spec, amount),
    debt(spec, amount),
    tax(
      spec,
      amount(PRETAX.slice('us-gaap:'.length), year.start),
      amount('IncomeTaxExpenseBenefit', year.start),
    ),
    dilution(spec, (concept) => amount(concept, year.start)),
  ];
  return [
    ...drafts.flatMap((draft) => (draft === null ? [] : [noteOf(spec, report, draft)])),
    ...levels(spec, report, amount('CashAndCashEquivalentsAtCarryingValue')),
  ];
}

type AmountOf = (concept: string) => bigint | null;

const isWrong = ({ notes }: IssuerSpec): boolean => notes === 'contradicted';

function leases(spec: IssuerSpec, amount: AmountOf): Draft | null {
  const parts = [amount('OperatingLeaseLiabilityCurrent'), amount('OperatingLeaseLiabilityNoncurrent')];
  const liability =
    amount('OperatingLeaseLiability') ??
    parts.reduce((sum, part) => (sum === null || part === null ? null : sum + part), 0n);
  if (liability === null || liability === 0n) return null;
  const interest = inUnits(spec, liability * 17n, 100n);
  const rows = schedule(spec, `${LEASES}PaymentsDue`, liability + interest);
  return {
    note: 'operating_lease_maturities',
    rows: [
      ...rows.filter((_, at) => !(isWrong(spec) && at === 2)),
      { key: 'total', concept: `${LEASES}PaymentsDue`, value: liability + interest },
      {
        key: 'imputed_interest',
        concept: `${LEASES}UndiscountedExcessAmount`,
        value: interest,
        reduces: true,
      },
    ],
    addsUp: !isWrong(spec),
  };
}

function debt(spec: IssuerSpec, amount: AmountOf): Draft | null {
  const parts = [amount('LongTermDebtCurrent'), amount('LongTermDebtNoncurrent')];
  const [current, noncurrent] = parts;
  if (current === null || noncurrent === null || current === undefined || noncurrent === undefined)
    return null;
  const total = current + noncurrent + (isWrong(spec) ? WRONG_UNITS * BigInt(spec.unit) : 0n);
  return { note: 'debt_maturities', rows: schedule(spec, `${DEBT}In`, total), addsUp: !isWrong(spec) };
}

/** The rows of a schedule; issuers with rows of their own combine the last two years. */
function schedule(spec: IssuerSpec, base: string, total: bigint): readonly Row[] {
  const cut = PERMILLE.map((permille) => inUnits(spec, total * BigInt(permille), 1000n));
  const rest = total - cut.reduce((sum, part) => sum + part, 0n);
  const amounts = cut.map((part, at) => (at === 0 ? part + rest : part));
  const rows = YEARS.map((suffix, at): Row => {
    const last = at === YEARS.length - 1;
    const name = last ? base.replace(/In$/, '') : base;
    return {
      key: last ? 'after_year_5' : `year_${at + 1}`,
      concept: `${name}${suffix}`,
      value: amounts[at] ?? 0n,
    };
  });
  if (spec.notes !== 'own_rows') return rows;
  const combined = (amounts[4] ?? 0n) + (amounts[5] ?? 0n);
  const own = base.replace(/^us-gaap:/, `${ownPrefix(spec)}:`).replace(/In$/, '');
  return [...rows.slice(0, 4), { key: 'after_year_4', concept: `${own}AfterYearFour`, value: combined }];
}

function tax(spec: IssuerSpec, pretax: bigint | null, income: bigint | null): Draft | null {
  if (pretax === null || income === null || pretax <= 0n) return null;
  const prefix = 'us-gaap:IncomeTaxReconciliation';
  const statutory = inUnits(spec, pretax * 21n, 100n);
  const state = inUnits(spec, pretax * 19n, 1000n);
  const credits = inUnits(spec, pretax * 11n, 1000n);
  const other = income - statutory - state + credits + (isWrong(spec) ? WRONG_UNITS * BigInt(spec.unit) : 0n);
  const isOwn = spec.notes === 'own_rows';
  return {
    note: 'tax_reconciliation',
    flow: true,
    rows: [
      {
        key: 'statutory',
        concept: `${prefix}IncomeTaxExpenseBenefitAtFederalStatutoryIncomeTaxRate`,
        value: statutory,
      },
      { key: 'state_and_local_income_taxes', concept: `${prefix}StateAndLocalIncomeTaxes`, value: state },
      { key: 'tax_credits_research', concept: `${prefix}TaxCreditsResearch`, value: credits, reduces: true },
      isOwn
        ? { key: 'own_row', concept: `${ownPrefix(spec)}:EffectOfBranchesAbroad`, value: other }
        : { key: 'other_adjustments', concept: `${prefix}OtherAdjustments`, value: other },
    ],
    addsUp: !isWrong(spec),
  };
}

function dilution(spec: IssuerSpec, amount: AmountOf): Draft | null {
  const basic = amount('WeightedAverageNumberOfSharesOutstandingBasic');
  const diluted = amount('WeightedAverageNumberOfDilutedSharesOutstanding');
  if (basic === null || diluted === null) return null;
  const wrong = isWrong(spec) ? WRONG_UNITS * BigInt(spec.share_unit) : 0n;
  const concept = 'us-gaap:IncrementalCommonSharesAttributableToShareBasedPaymentArrangements';
  return {
    note: 'eps_reconciliation',
    flow: true,
    rows: [{ key: 'dilution', concept, value: diluted - basic + wrong }],
    addsUp: !isWrong(spec),
  };
}

function noteOf(
  spec: IssuerSpec,
  { year, quarter }: Report,
  { note, rows, addsUp, flow = false }: Draft,
): SyntheticNote {
  const unit = note === 'eps_reconciliation' ? 'shares' : spec.currency;
  return {
    note,
    facts: rows.map((row) =>
      factOf(spec, { ...row, unit, start: flow ? year.start : null, end: quarter.end }, []),
    ),
    rows: rows.map(({ key, value, reduces }) => [key, String(reduces === true ? -value : value)]),
    addsUp,
  };
}

/** Cash by level, the last level being what the others leave. */
function levels(spec: IssuerSpec, { quarter }: Report, cash: bigint | null): readonly SyntheticNote[] {
  if (cash === null) return [];
  const concept = 'us-gaap:AssetsFairValueDisclosure';
  const [first, second] = [inUnits(spec, cash * 61n, 100n), inUnits(spec, cash * 27n, 100n)];
  const wrong = isWrong(spec) ? WRONG_UNITS * BigInt(spec.unit) : 0n;
  const of = { concept, unit: spec.currency, start: null, end: quarter.end };
  const amounts = [first, second + wrong, cash - first - second];
  return [
    {
      note: 'fair_value_levels',
      facts: [
        ...amounts.map((value, at) =>
          factOf(spec, { ...of, value }, [
            { axis: LEVELS, member: `us-gaap:FairValueInputsLevel${at + 1}Member` },
          ]),
        ),
        factOf(spec, { ...of, value: cash }, []),
      ],
      rows: [
        ...amounts.map((value, at) => [`level_${at + 1}`, String(value)] as const),
        ['total', String(cash)],
      ],
      addsUp: !isWrong(spec),
    },
  ];
}

const inUnits = ({ unit }: IssuerSpec, numerator: bigint, denominator: bigint): bigint =>
  (numerator / (denominator * BigInt(unit))) * BigInt(unit);

function factOf(
  spec: IssuerSpec,
  { concept: name, value: amount, unit, start, end }: Omit<Fact, 'value'> & { readonly value: bigint },
  dimensions: DimensionedFact['dimensions'],
): DimensionedFact {
  const [taxonomy = '', concept = ''] = name.split(':');
  const value = String(amount);
  const decimals = decimalsOf(spec, { concept: name, unit, value });
  return { taxonomy, concept, unit, start, end, value, decimals, dimensions };
}

/** One network with the rows of all notes; none without any. */
export function noteNetworks(notes: readonly SyntheticNote[]): readonly Network[] {
  const facts = notes.flatMap((note) => note.facts);
  if (facts.length === 0) return [];
  const members = [...new Set(facts.flatMap(({ dimensions }) => dimensions.map(({ member }) => member)))];
  const concepts = [...new Set(facts.map(({ taxonomy, concept }) => `${taxonomy}:${concept}`))];
  const axes =
    members.length === 0 ? [] : [{ axis: LEVELS, domain: 'us-gaap:FairValueInputsDomain', members }];
  return [
    {
      name: 'NoteTables',
      kind: 'Disclosure',
      title: 'SCHEDULES AND RECONCILIATIONS (Details)',
      statement: null,
      rows: tree('us-gaap:DisclosureTextBlockAbstract', axes, concepts.map(plainLine)),
    },
  ];
}
