import type { FiledForm, FormLine, FormOwner, InsiderScenario } from './types.ts';

/** A form of a scenario. */
export type Step = {
  readonly form: FiledForm['form'];
  /** Days from the beginning of the scenario to the trades, and from the trades to the filing. */
  readonly day: number;
  readonly lag: number;
  readonly owners: readonly FormOwner[];
  readonly lines: readonly FormLine[];
  readonly units?: string;
  readonly plan?: boolean | null;
  /** Position of the step that it amends. */
  readonly amends?: number;
  readonly elsewhere?: true;
  readonly rows?: 2;
  readonly note?: string;
  readonly damage?: FiledForm['damage'];
  /** Per line: position of the step that supersedes it, its counterparts in the other table, the first line of its group. */
  readonly supersededBy?: readonly (number | null)[];
  readonly counterparts?: readonly (number | null)[];
  readonly sameAs?: number;
  /** Why its lines are in no sum. */
  readonly doubts?: readonly string[];
  /** For a Form 144: the shares sold. */
  readonly sold?: string;
};

/** An open-market trade that counts: code `P` or `S`, shares and price. */
export type Counted = readonly [code: 'P' | 'S', shares: string, price: string];

export type Scenario = {
  readonly steps: readonly Step[];
  readonly counted: readonly Counted[];
  readonly contrary?: number;
  readonly swaps?: number;
  readonly doubtful?: number;
  readonly undated?: number;
};

export type ScenarioInput = {
  readonly owner: FormOwner;
  readonly trust: FormOwner;
  /** A group of twelve. */
  readonly group: readonly FormOwner[];
  /** Shares of a trade, and shares owned before it. */
  readonly shares: number;
  readonly owned: number;
  readonly price: string;
  /** Another price, a little higher. */
  readonly higher: string;
};

type Amounts = {
  readonly shares: number | string;
  readonly price: string | null;
  readonly after: number | string;
};

const traded = (code: string, { shares, price, after }: Amounts, more: Partial<FormLine> = {}): FormLine => ({
  derivative: false,
  security: 'Common Stock',
  // The owners and day of the step, unless the line has its own.
  date: '',
  code,
  shares: String(shares),
  price,
  direction: 'PMA'.includes(code) ? 'A' : 'D',
  after: String(after),
  indirect: null,
  swap: false,
  timeliness: null,
  ...more,
});

const step = (
  form: Step['form'],
  owners: readonly FormOwner[],
  lines: readonly FormLine[],
  more: Partial<Step> = {},
): Step => ({ form, day: 0, lag: 2, owners, lines, ...more });

export const SCENARIOS: Readonly<Record<InsiderScenario, (input: ScenarioInput) => Scenario>> = {
  purchase: ({ owner, shares, owned, price }) => ({
    steps: [step('4', [owner], [traded('P', { shares, price, after: owned + shares })])],
    counted: [['P', String(shares), price]],
  }),

  exercise_and_sale: ({ owner, shares, owned, price }) => ({
    steps: [
      step(
        '4',
        [owner],
        [
          traded('M', { shares, price: '4.25', after: owned + shares }),
          traded('S', { shares, price, after: owned }),
          traded(
            'M',
            { shares, price: null, after: 0 },
            { derivative: true, security: 'Stock Option', direction: 'D' },
          ),
        ],
        { counterparts: [2, null, 0] },
      ),
    ],
    counted: [['S', String(shares), price]],
  }),

  price_amended: ({ owner, shares, owned, price, higher }) => ({
    steps: [
      step('4', [owner], [traded('S', { shares, price, after: owned - shares })], { supersededBy: [1] }),
      step('4/A', [owner], [traded('S', { shares, price: higher, after: owned - shares })], {
        lag: 20,
        amends: 0,
      }),
    ],
    counted: [['S', String(shares), higher]],
  }),

  one_of_two_amended: ({ owner, shares, owned, price, higher }) => ({
    steps: [
      step(
        '4',
        [owner],
        [
          traded('S', { shares, price, after: owned - shares }),
          traded('S', { shares: shares + 7, price: higher, after: owned - 2 * shares - 7 }),
        ],
        { supersededBy: [null, 1] },
      ),
      step(
        '4/A',
        [owner],
        [traded('S', { shares: shares + 5, price: higher, after: owned - 2 * shares - 5 })],
        { lag: 20, amends: 0 },
      ),
    ],
    counted: [
      ['S', String(shares), price],
      ['S', String(shares + 5), higher],
    ],
  }),

  sale_forgotten: ({ owner, shares, owned, price, higher }) => ({
    steps: [
      step('4', [owner], [traded('S', { shares, price, after: owned - shares })]),
      step(
        '4/A',
        [owner],
        [traded('S', { shares: shares + 9, price: higher, after: owned - 2 * shares - 9 })],
        {
          lag: 20,
          amends: 0,
        },
      ),
    ],
    counted: [
      ['S', String(shares), price],
      ['S', String(shares + 9), higher],
    ],
  }),

  date_corrected: ({ owner, shares, owned, price }) => ({
    steps: [
      step('4', [owner], [traded('P', { shares, price, after: owned + shares })], { supersededBy: [1] }),
      step('4/A', [owner], [traded('P', { shares, price, after: owned + shares })], {
        day: -1,
        lag: 12,
        amends: 0,
      }),
    ],
    counted: [['P', String(shares), price]],
  }),

  planned_sale: ({ owner, shares, owned, price }) => ({
    steps: [step('4', [owner], [traded('S', { shares, price, after: owned - shares })], { plan: true })],
    counted: [['S', String(shares), price]],
  }),

  no_plan_box: ({ owner, shares, owned, price }) => ({
    steps: [step('4', [owner], [traded('S', { shares, price, after: owned - shares })], { plan: null })],
    counted: [['S', String(shares), price]],
  }),

  several_owners: ({ owner, trust, shares, owned, price }) => ({
    steps: [
      step(
        '4',
        [owner, trust],
        [traded('P', { shares, price, after: owned + shares }, { indirect: 'By trust' })],
      ),
    ],
    counted: [['P', String(shares), price]],
  }),

  large_group: ({ group, shares, owned, price }) => {
    const lines = [traded('P', { shares, price, after: owned + shares }, { indirect: 'See footnote' })];
    return {
      steps: [step('4', group.slice(0, 10), lines), step('4', group.slice(10), lines, { sameAs: 0 })],
      counted: [['P', String(shares), price]],
    };
  },

  first_report: ({ owner, shares, owned, price }) => ({
    steps: [
      step(
        '3',
        [owner],
        [
          traded('', { shares: '', price: null, after: owned }, { code: null }),
          traded(
            '',
            { shares, price: null, after: shares },
            { code: null, derivative: true, security: 'Stock Option' },
          ),
        ],
      ),
      step('4', [owner], [traded('P', { shares, price, after: owned + shares })], { day: 30 }),
    ],
    counted: [['P', String(shares), price]],
  }),

  gift: ({ owner, shares, owned }) => ({
    steps: [step('4', [owner], [traded('G', { shares, price: '0', after: owned - shares })])],
    counted: [],
  }),

  late_on_form_5: ({ owner, shares, owned, price }) => ({
    steps: [
      step('5', [owner], [traded('P', { shares, price, after: owned + shares }, { timeliness: 'L' })], {
        lag: 60,
      }),
    ],
    counted: [['P', String(shares), price]],
  }),

  announced_sale: ({ owner, shares, owned, price }) => ({
    steps: [
      step('144', [owner], [], { lag: 0, units: String(2 * shares), sold: String(shares) }),
      step('4', [owner], [traded('S', { shares, price, after: owned - shares })], { day: 3, plan: true }),
      step('4', [owner], [traded('S', { shares: 11, price, after: owned - shares - 11 })], { day: 120 }),
    ],
    counted: [
      ['S', String(shares), price],
      ['S', '11', price],
    ],
  }),

  announced_twice: ({ owner, shares, owned, price }) => ({
    steps: [
      step('144', [owner], [], { lag: 0, units: String(shares), sold: String(shares) }),
      step('144', [owner], [], { day: 20, lag: 0, units: String(shares), sold: '3' }),
      step('4', [owner], [traded('S', { shares: shares + 3, price, after: owned - shares - 3 })], {
        day: 27,
      }),
    ],
    counted: [['S', String(shares + 3), price]],
  }),

  other_issuer: ({ owner, shares, owned, price }) => ({
    steps: [step('4', [owner], [traded('P', { shares, price, after: owned })], { elsewhere: true })],
    counted: [],
  }),

  listed_twice: ({ owner, shares, owned, price }) => ({
    steps: [step('4', [owner], [traded('P', { shares, price, after: owned + shares })], { rows: 2 })],
    counted: [['P', String(shares), price]],
  }),

  filed_late: ({ owner, shares, owned, price, higher }) => ({
    steps: [
      step('4', [owner], [traded('S', { shares, price: higher, after: owned - 2 * shares })], { day: 10 }),
      step('4', [owner], [traded('S', { shares, price, after: owned - shares })], { lag: 45 }),
    ],
    counted: [
      ['S', String(shares), price],
      ['S', String(shares), higher],
    ],
  }),

  filed_again: ({ owner, shares, owned, price }) => {
    const lines = [traded('S', { shares, price, after: owned - shares })];
    return {
      steps: [step('4', [owner], lines, { supersededBy: [1] }), step('4', [owner], lines, { lag: 6 })],
      counted: [['S', String(shares), price]],
    };
  },

  contrary_direction: ({ owner, shares, owned, price }) => ({
    steps: [step('4', [owner], [traded('P', { shares, price, after: owned - shares }, { direction: 'D' })])],
    counted: [],
    contrary: 1,
  }),

  equity_swap: ({ owner, shares, owned, price }) => ({
    steps: [step('4', [owner], [traded('S', { shares, price, after: owned - shares }, { swap: true })])],
    counted: [],
    swaps: 1,
  }),

  fractional_shares: ({ owner, shares, owned }) => ({
    steps: [
      step(
        '4',
        [owner],
        [traded('P', { shares: `${shares}.0425`, price: '31.2575', after: `${owned + shares}.0425` })],
      ),
    ],
    counted: [['P', `${shares}.0425`, '31.2575']],
  }),

  truncated: ({ owner, shares, owned, price }) => ({
    steps: [
      step('4', [owner], [traded('S', { shares, price, after: owned - shares })], { damage: 'after_tables' }),
    ],
    counted: [['S', String(shares), price]],
  }),

  broken: ({ owner, shares, owned, price }) => ({
    steps: [step('4', [owner], [traded('S', { shares, price, after: owned })], { damage: 'before_owners' })],
    counted: [],
  }),

  wrong_year: ({ owner, shares, owned, price }) => ({
    steps: [
      step('4', [owner], [traded('P', { shares, price, after: owned + shares }, { date: '2035-02-10' })], {
        doubts: ['date_contradicted'],
      }),
    ],
    counted: [],
    undated: 1,
  }),

  negative_shares: ({ owner, shares, owned, price }) => ({
    steps: [
      step('4', [owner], [traded('P', { shares: -shares, price, after: owned })], {
        doubts: ['negative_amount'],
      }),
    ],
    counted: [],
    doubtful: 1,
  }),

  bought_more_than_held: ({ owner, shares, owned, price }) => ({
    steps: [
      step('4', [owner], [traded('P', { shares: 30 * shares, price, after: owned + shares })], {
        doubts: ['holdings_contradicted'],
      }),
    ],
    counted: [],
    doubtful: 1,
  }),

  price_of_deposit: ({ owner, shares, owned, price }) => ({
    steps: [
      step(
        '4',
        [owner],
        [traded('P', { shares: 40 * shares, price, after: owned + 40 * shares }, { isPriceNoted: true })],
        {
          note: 'The price is per American Depositary Share, of 40 ordinary shares each.',
          doubts: ['price_of_another_unit'],
        },
      ),
    ],
    counted: [],
    doubtful: 1,
  }),

  chain_of_funds: ({ group, shares, owned, price }) => {
    const lines = [traded('S', { shares, price, after: owned - shares }, { indirect: 'See footnote' })];
    const chain = group.slice(0, 3);
    const note = `Held of record by ${chain[0]?.name ?? ''}, which the others control one through the other.`;
    return {
      steps: chain.map((fund, place) =>
        step('4', [fund], lines, { note, ...(place > 0 ? { sameAs: 0 } : {}) }),
      ),
      counted: [['S', String(shares), price]],
    };
  },
};
