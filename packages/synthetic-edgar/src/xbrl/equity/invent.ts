import type { Random } from '../../random.ts';
import { happens, oneOf } from '../awkward/dice.ts';

/** A component of equity: a column of the statement. `member` is null for the whole. */
export type Component = {
  readonly member: string | null;
  readonly heads: readonly [string, string];
  /** Whether its number of shares stands beside its amounts. */
  readonly shares: boolean;
};

/** A number of the statement, in millions and with the sign of its concept; `shown`: with that of the statement. */
export type EquityCell = {
  readonly concept: string;
  readonly unit: 'USD' | 'shares' | 'USD/shares';
  readonly start: string | null;
  readonly end: string;
  readonly members: readonly (readonly [axis: string, member: string])[];
  readonly value: number;
  readonly shown: number;
};

/** A printed row: its cells by component, those of shares apart; `aside` stands in the label. */
export type EquityRow = {
  readonly label: string;
  readonly isBalance: boolean;
  readonly amounts: ReadonlyMap<Component, EquityCell>;
  readonly shares: ReadonlyMap<Component, EquityCell>;
  readonly aside: EquityCell | null;
};

export type EquityPeriod = {
  readonly start: string;
  readonly end: string;
  readonly opening: EquityRow;
  readonly movements: readonly EquityRow[];
  readonly closing: EquityRow;
};

/** An invented statement of equity; in each period every component adds up, and so do the components of every row. */
export type InventedEquity = {
  readonly components: readonly Component[];
  readonly periods: readonly EquityPeriod[];
};

export const COMPONENTS_AXIS = 'us-gaap:StatementEquityComponentsAxis';
const ADOPTION_AXIS = 'srt:CumulativeEffectPeriodOfAdoptionAxis';
const ADOPTED = 'srt:CumulativeEffectPeriodOfAdoptionAdjustmentMember';

const component = (member: string | null, first: string, second: string, shares = false): Component => ({
  member,
  heads: [first, second],
  shares,
});

/** What a movement is made of: component → the range of its amount. */
type Kind = {
  readonly label: string;
  readonly concept: string;
  readonly amounts: Readonly<Record<string, readonly [number, number]>>;
  /** Tagged with the other sign than shown: dividends and purchases. */
  readonly negated?: true;
  readonly shares?: { readonly concept: string; readonly range: readonly [number, number] };
  readonly aside?: string;
  readonly adopted?: true;
};

const KINDS: readonly Kind[] = [
  {
    label: 'Cumulative effect of accounting change',
    concept: 'equity',
    amounts: { Retained: [-90, 90] },
    adopted: true,
  },
  {
    label: 'Net income',
    concept: 'us-gaap:NetIncomeLoss',
    amounts: { Retained: [-400, 900], Noncontrolling: [-9, 20] },
  },
  {
    label: 'Other comprehensive income (loss)',
    concept: 'us-gaap:OtherComprehensiveIncomeLossNetOfTax',
    amounts: { Accumulated: [-200, 200] },
  },
  {
    label: 'Dividends declared',
    concept: 'us-gaap:DividendsCommonStock',
    amounts: { Retained: [-300, -1] },
    negated: true,
    aside: 'us-gaap:CommonStockDividendsPerShareDeclared',
  },
  {
    label: 'Common stock issued under employee plans',
    concept: 'us-gaap:StockIssuedDuringPeriodValueShareBasedCompensation',
    amounts: { Common: [1, 9], Additional: [1, 300] },
    shares: { concept: 'us-gaap:StockIssuedDuringPeriodSharesShareBasedCompensation', range: [1, 30] },
  },
  {
    label: 'Stock-based compensation',
    concept:
      'us-gaap:AdjustmentsToAdditionalPaidInCapitalSharebasedCompensationRequisiteServicePeriodRecognitionValue',
    amounts: { Additional: [1, 200] },
  },
  {
    label: 'Treasury stock purchases',
    concept: 'us-gaap:TreasuryStockValueAcquiredCostMethod',
    amounts: { Treasury: [-500, -1] },
    negated: true,
    shares: { concept: 'us-gaap:TreasuryStockSharesAcquired', range: [-20, -1] },
  },
  {
    label: 'Distributions to noncontrolling interests',
    concept: 'us-gaap:MinorityInterestDecreaseFromDistributionsToNoncontrollingInterestHolders',
    amounts: { Noncontrolling: [-20, -1] },
    negated: true,
  },
];

const nameOf = ({ member }: Component): string => member?.replace(/^us-gaap:/, '') ?? '';

/** Draws the statement of equity of some periods, the last one ending on a day of `years`. */
export function inventEquity(random: Random, years: readonly number[]): InventedEquity {
  const hasOthers = happens(random, 0.5);
  const components: readonly Component[] = [
    component('us-gaap:CommonStockMember', 'Common', 'Stock', happens(random, 0.6)),
    component('us-gaap:AdditionalPaidInCapitalMember', 'Additional', 'Paid-In Capital'),
    component('us-gaap:RetainedEarningsMember', 'Retained', 'Earnings'),
    component(
      'us-gaap:AccumulatedOtherComprehensiveIncomeMember',
      'Accumulated Other',
      'Comprehensive Income',
    ),
    ...(happens(random, 0.7) ? [component('us-gaap:TreasuryStockCommonMember', 'Treasury', 'Stock')] : []),
    ...(hasOthers ? [component('us-gaap:NoncontrollingInterestMember', 'Noncontrolling', 'Interests')] : []),
    component(null, 'Total', 'Equity'),
  ];
  const equity = hasOthers
    ? 'us-gaap:StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest'
    : 'us-gaap:StockholdersEquity';
  const balances = new Map(
    components.map((one) => [
      one,
      /Treasury/.test(nameOf(one)) ? -random.integer(500, 900) : random.integer(1_000, 9_000),
    ]),
  );
  let count = random.integer(400, 900);
  const ending = oneOf(random, ['12-31', '01-01'] as const, ['06-30', '07-01'] as const);
  const words = oneOf(random, 'Balance at', 'Balances as of', 'BALANCE,', '');
  const periods = years.map((year): EquityPeriod => {
    const end = `${year}-${ending[0]}`;
    const start = `${ending[0] === '12-31' ? year : year - 1}-${ending[1]}`;
    const before = `${year - 1}-${ending[0]}`;
    const total = (amounts: ReadonlyMap<Component, number>): number =>
      [...amounts.values()].reduce((sum, one) => sum + one, 0);
    const cell = (
      of: Omit<EquityCell, 'members' | 'shown'>,
      one: Component,
      shown: number,
      adopted = false,
    ): EquityCell => ({
      ...of,
      members: [
        ...(adopted ? [[ADOPTION_AXIS, ADOPTED] as const] : []),
        ...(one.member === null ? [] : [[COMPONENTS_AXIS, one.member] as const]),
      ],
      shown,
    });
    const rowOf = (
      label: string,
      concept: string,
      of: ReadonlyMap<Component, number>,
      { negated = false, adopted = false, day = null as string | null } = {},
    ): Omit<EquityRow, 'aside' | 'isBalance' | 'shares'> => {
      const whole = components.find(({ member }) => member === null) as Component;
      const amounts = new Map([...of, [whole, total(of)]]);
      const dates = day === null ? { start, end } : { start: null, end: day };
      return {
        label,
        amounts: new Map(
          [...amounts].map(([one, shown]) => [
            one,
            cell({ concept, unit: 'USD', ...dates, value: negated ? -shown : shown }, one, shown, adopted),
          ]),
        ),
      };
    };
    const sharesOf = (
      concept: string,
      shown: number,
      day: string | null,
    ): ReadonlyMap<Component, EquityCell> => {
      const [common] = components;
      if (common?.shares !== true) return new Map();
      const dates = day === null ? { start, end } : { start: null, end: day };
      return new Map([
        [common, cell({ concept, unit: 'shares', ...dates, value: Math.abs(shown) }, common, shown)],
      ]);
    };
    const balance = (day: string): EquityRow => ({
      ...rowOf(
        words === '' ? dayOf(day) : `${words} ${dayOf(day)}`,
        equity,
        new Map([...balances].filter(([{ member }]) => member !== null)),
        { day },
      ),
      isBalance: true,
      shares: sharesOf('us-gaap:CommonStockSharesOutstanding', count, day),
      aside: null,
    });
    const opening = balance(before);
    const movements = KINDS.flatMap((kind): EquityRow[] => {
      const own = components.filter(
        (one) =>
          one.member !== null && Object.keys(kind.amounts).some((name) => nameOf(one).startsWith(name)),
      );
      if (own.length === 0 || !happens(random, kind.adopted === true ? 0.3 : 0.85)) return [];
      const amounts = new Map(
        own.map((one) => {
          const [low = 0, high = 0] =
            Object.entries(kind.amounts).find(([name]) => nameOf(one).startsWith(name))?.[1] ?? [];
          return [one, random.integer(low, high) || 1];
        }),
      );
      for (const [one, amount] of amounts) balances.set(one, (balances.get(one) ?? 0) + amount);
      const moved = kind.shares === undefined ? 0 : random.integer(...kind.shares.range);
      if (components[0]?.shares === true) count += moved;
      const perShare = random.integer(1, 99) / 100;
      const label =
        kind.aside === undefined ? kind.label : `${kind.label} ($${perShare.toFixed(2)} per share)`;
      const { concept, adopted = false, negated = false } = kind;
      return [
        {
          ...rowOf(label, concept === 'equity' ? equity : concept, amounts, {
            negated,
            adopted,
            day: adopted ? before : null,
          }),
          isBalance: false,
          shares: kind.shares === undefined ? new Map() : sharesOf(kind.shares.concept, moved, null),
          aside:
            kind.aside === undefined
              ? null
              : {
                  concept: kind.aside,
                  unit: 'USD/shares',
                  start,
                  end,
                  members: [],
                  value: perShare,
                  shown: perShare,
                },
        },
      ];
    });
    return { start, end, opening, movements, closing: balance(end) };
  });
  return { components, periods };
}

const MONTHS: Readonly<Record<string, string>> = { '12': 'December', '06': 'June' };
const dayOf = (day: string): string =>
  `${MONTHS[day.slice(5, 7)] ?? ''} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;
