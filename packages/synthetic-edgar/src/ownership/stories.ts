import type { Random } from '../random.ts';
import type { Cast, Party } from './cast.ts';
import type { Block, CoverPerson, FiledSchedule, StakeStory } from './types.ts';

/** What the truth has of a filing's holder. `block`: null where the filing leaves the amounts out. */
export type ToldStake = {
  readonly name: string;
  readonly cik: string | null;
  readonly type: string;
  readonly block: Block | null;
  readonly exit: boolean;
  readonly groupTotal: boolean;
  /** In a story of several holders: which of them. */
  readonly line?: string;
};

/** A filing of a story. */
export type Step = {
  readonly schedule: '13D' | '13G';
  /** Days from the story's beginning to the event, and from there to the filing. */
  readonly event: number;
  readonly lag: number;
  readonly persons: readonly CoverPerson[];
  /** Original although the story has an earlier filing of its schedule. */
  readonly original?: true;
  readonly previouslyFiled?: true;
  readonly total?: Block;
  readonly belowFive?: true;
  readonly classTitle?: string;
  readonly damage?: FiledSchedule['damage'];
  /** The filing that it amends, where that is none of the story. */
  readonly previous?: string;
  /** About another company than the one in whose list it is. */
  readonly elsewhere?: true;
  readonly rows?: 2;
  /** Who files it, where that is not the manager. */
  readonly filer?: string;
  /** Null of a filing that cannot be read, or that is another company's. */
  readonly told: ToldStake | null;
};

export type StoryInput = {
  readonly cast: Cast;
  /** A party of the issuer's own. */
  readonly issuer: Party;
  readonly random: Random;
  /** Shares of the class. */
  readonly outstanding: bigint;
};

export const CLASS_TITLE = 'Common Stock, par value $0.01 per share';

/** Percent in hundredths; one decimal where the second is zero. */
const percentOf = (hundredths: number): string => (hundredths / 100).toFixed(hundredths % 10 === 0 ? 1 : 2);

const person = (
  { name, cik }: Party,
  block: Block | null,
  types: readonly string[],
  group: CoverPerson['group'] = null,
): CoverPerson => ({ name, cik, block, types, group });

const nameless = (party: Party, block: Block | null, types: readonly string[]): CoverPerson => ({
  ...person(party, block, types),
  cik: null,
});

const told = (
  { name, cik }: { readonly name: string; readonly cik: string | null },
  type: string,
  block: Block | null,
  more: Partial<Pick<ToldStake, 'exit' | 'groupTotal'>> = {},
): ToldStake => ({ name, cik, type, block, exit: false, groupTotal: false, ...more });

const NONE: Block = { shares: '0', percent: '0.0' };

type Blocks = (hundredths: number, fraction?: string) => Block;

/** Amounts are truncated to whole shares; `fraction` follows them. */
const blocksOf =
  (outstanding: bigint): Blocks =>
  (hundredths, fraction = '') => ({
    shares: `${(outstanding * BigInt(hundredths)) / 10_000n}${fraction}`,
    percent: percentOf(hundredths),
  });

const sum = (...blocks: readonly Block[]): Block => ({
  shares: String(blocks.reduce((total, { shares }) => total + BigInt(shares), 0n)),
  percent: percentOf(blocks.reduce((total, { percent }) => total + Math.round(Number(percent) * 100), 0)),
});

type Story = (
  input: StoryInput & { readonly block: Blocks; readonly draw: (low: number, high: number) => number },
) => readonly Step[];

/** A manager's Schedule 13G, by itself and without a CIK on the cover as most are: it is the filer's. */
const alone = (
  { manager }: Cast,
  block: Block | null,
  at: Pick<Step, 'event' | 'lag'>,
  more: Partial<Step> & { readonly exit?: boolean } = {},
): Step => {
  const { exit = false, ...rest } = more;
  return {
    schedule: '13G',
    ...at,
    persons: [nameless(manager, block, ['IA', 'HC'])],
    told: told(manager, 'IA', block, { exit }),
    ...rest,
  };
};

/** A fund's Schedule 13D with its manager, both with the same shares. */
const together = (
  { manager, fund }: Cast,
  block: Block | null,
  at: Pick<Step, 'event' | 'lag'>,
  more: Partial<Step> & { readonly exit?: boolean } = {},
): Step => {
  const { exit = false, ...rest } = more;
  return {
    schedule: '13D',
    ...at,
    persons: [person(fund, block, ['CO']), person(manager, block, ['PN', 'HC'])],
    told: told(manager, 'PN', block, { exit }),
    ...rest,
  };
};

const STORIES: Readonly<Record<StakeStory, Story>> = {
  new_stake: ({ cast, block, draw }) => [alone(cast, block(draw(52, 99) * 10), { event: 0, lag: 35 })],

  increase: ({ cast, block, draw }) => {
    const start = draw(52, 70) * 10;
    return [
      alone(cast, block(start), { event: 0, lag: 35 }),
      alone(cast, block(start + 130, '.04'), { event: 90, lag: 40 }, { classTitle: 'COMMON STOCK' }),
      alone(cast, block(start + 271), { event: 180, lag: 42 }),
    ];
  },

  switch_to_13d: ({ cast, block, draw }) => {
    const start = draw(52, 80) * 10;
    return [
      alone(cast, block(start), { event: 0, lag: 20 }),
      together(cast, block(start + 310), { event: 70, lag: 6 }, { previouslyFiled: true }),
      together(cast, block(start + 420), { event: 120, lag: 2 }),
    ];
  },

  group: ({ cast, block, draw }) => {
    const [first, second] = [block(draw(60, 120) * 10), block(draw(130, 180) * 10)];
    const members = (shared: Block): readonly CoverPerson[] => [
      person(cast.fund, shared, ['CO'], 'a'),
      person(cast.manager, shared, ['PN', 'HC'], 'a'),
      person(cast.owner, shared, ['IN'], 'a'),
    ];
    const joined = person(cast.partner, second, ['OO'], 'a');
    return [
      { schedule: '13D', event: 0, lag: 5, persons: members(first), told: told(cast.manager, 'PN', first) },
      {
        schedule: '13D',
        event: 60,
        lag: 2,
        persons: [joined, ...members(second)],
        told: told(cast.manager, 'PN', second),
      },
    ];
  },

  separate_blocks: ({ cast, block, draw }) => {
    const parts = (more: number): readonly [Block, Block, Block] => [
      block(330 + more),
      block(draw(40, 90) * 10),
      block(510 + more),
    ];
    const step = (event: number, lag: number, blocks: readonly [Block, Block, Block]): Step => {
      const total = sum(...blocks);
      return {
        schedule: '13D',
        event,
        lag,
        persons: [
          person(cast.manager, NONE, ['HC', 'CO']),
          person(cast.fund, blocks[0], ['IV']),
          person(cast.partner, blocks[1], ['IA']),
          person(cast.owner, blocks[2], ['IN']),
        ],
        total,
        told: told(cast.manager, 'HC', total, { groupTotal: true }),
      };
    };
    return [step(0, 5, parts(0)), step(45, 2, parts(21))];
  },

  total_in_item_4: ({ cast, block, draw }) => {
    const [larger, smaller] = [block(draw(36, 46) * 10), block(draw(20, 34) * 10)];
    const total = sum(larger, smaller);
    return [
      {
        schedule: '13G',
        event: 0,
        lag: 30,
        persons: [nameless(cast.fund, larger, ['IV']), nameless(cast.partner, smaller, ['BK'])],
        total,
        told: told({ name: cast.fund.name, cik: null }, 'IV', total, { groupTotal: true }),
      },
    ];
  },

  amounts_left_out: ({ cast, block, draw }) => [
    together(cast, block(draw(70, 150) * 10), { event: 0, lag: 5 }),
    together(cast, null, { event: 50, lag: 2 }),
  ],

  exit_below_five: ({ cast, block, draw }) => [
    alone(cast, block(draw(52, 70) * 10), { event: 0, lag: 30 }),
    alone(cast, block(draw(31, 49) * 10), { event: 90, lag: 40 }, { belowFive: true, exit: true }),
  ],

  // The cover's percent is rounded up to 5.0.
  exit_at_five: ({ cast, block, draw }) => [
    alone(cast, block(draw(52, 70) * 10), { event: 0, lag: 30 }),
    alone(cast, { ...block(497), percent: '5.0' }, { event: 90, lag: 40 }, { belowFive: true, exit: true }),
  ],

  exit_to_zero: ({ cast, block, draw }) => [
    together(cast, block(draw(60, 120) * 10), { event: 0, lag: 5 }),
    together(cast, NONE, { event: 100, lag: 2 }, { exit: true }),
  ],

  came_back: ({ cast, block, draw }) => [
    alone(cast, block(draw(52, 60) * 10), { event: 0, lag: 30 }),
    alone(cast, NONE, { event: 60, lag: 20 }, { belowFive: true, exit: true }),
    alone(cast, block(draw(61, 90) * 10), { event: 150, lag: 20 }, { original: true }),
  ],

  small_from_the_start: ({ cast, block, draw }) => [
    alone(cast, block(draw(12, 45) * 10), { event: 0, lag: 30 }, { exit: true }),
  ],

  five_exactly: ({ cast, block }) => [alone(cast, block(500), { event: 0, lag: 30 })],

  // The filings before were HTML: nobody collects them.
  begun_on_paper: ({ cast, block, draw }) => {
    const start = draw(52, 90) * 10;
    return [
      alone(cast, block(start), { event: 0, lag: 40 }, { previous: `${cast.manager.cik}-23-000017` }),
      alone(cast, block(start + 70), { event: 90, lag: 40 }),
    ];
  },

  // Two persons without CIKs: the name is all that tells the holder, and the chain where the name changes.
  renamed: ({ cast, block, draw }) => {
    const start = draw(52, 90) * 10;
    const step = (name: string, hundredths: number, event: number): Step => {
      const own = block(hundredths);
      return {
        schedule: '13G',
        event,
        lag: 40,
        persons: [nameless({ ...cast.manager, name }, own, ['IA']), nameless(cast.owner, own, ['IN', 'HC'])],
        told: told({ name, cik: null }, 'IA', own),
      };
    };
    return [
      step(cast.manager.name, start, 0),
      step(cast.laterName, start + 40, 90),
      step(cast.laterName, start + 90, 180),
    ];
  },

  // The same name in another spelling; nothing refers to the filing before.
  respelled: ({ cast, block, draw }) => {
    const start = draw(52, 90) * 10;
    const spelled = (name: string, hundredths: number, event: number): Step => {
      const own = block(hundredths);
      return {
        schedule: '13G',
        event,
        lag: 40,
        original: true,
        persons: [nameless({ ...cast.fund, name }, own, ['FI']), nameless(cast.owner, own, ['IN', 'HC'])],
        told: told({ name, cik: null }, 'FI', own),
      };
    };
    return [
      spelled(cast.fund.name, start, 0),
      spelled(cast.fund.name.toUpperCase().replace(/ LTD\.$/, ', LTD'), start + 60, 90),
    ];
  },

  // Two managers of one name, each with a CIK.
  namesakes: ({ cast, block, draw }) => {
    const { manager, partner } = cast;
    const step = (cik: string, hundredths: number, event: number): Step => {
      const own = block(hundredths);
      const holder = { name: manager.name, cik };
      return {
        schedule: '13G',
        event,
        lag: 30,
        original: true,
        filer: cik,
        persons: [nameless(holder, own, ['IA'])],
        told: { ...told(holder, 'IA', own), line: cik },
      };
    };
    return [step(manager.cik, draw(52, 70) * 10, 0), step(partner.cik, draw(71, 90) * 10, 20)];
  },

  // An amendment for an earlier event comes last.
  late: ({ cast, block, draw }) => {
    const start = draw(52, 70) * 10;
    return [
      alone(cast, block(start), { event: 0, lag: 30 }),
      alone(cast, block(start + 160), { event: 180, lag: 20 }),
      alone(cast, block(start + 80), { event: 90, lag: 150 }),
    ];
  },

  listed_twice: ({ cast, block, draw }) => [
    alone(cast, block(draw(52, 99) * 10), { event: 0, lag: 30 }, { rows: 2 }),
  ],

  filed_again: ({ cast, block, draw }) => {
    const own = block(draw(52, 99) * 10);
    return [
      alone(cast, own, { event: 0, lag: 30 }),
      alone(cast, own, { event: 0, lag: 30 }, { original: true }),
    ];
  },

  two_classes: ({ cast, block, draw }) => [
    alone(cast, block(draw(52, 70) * 10), { event: 0, lag: 30 }, { classTitle: 'Class A Common Stock' }),
    alone(
      cast,
      block(draw(71, 99) * 10),
      { event: 0, lag: 31 },
      { classTitle: 'Class B Common Stock', original: true },
    ),
  ],

  other_issuer: ({ issuer, block, draw }) => [
    {
      schedule: '13D',
      event: 0,
      lag: 5,
      persons: [person(issuer, block(draw(60, 300) * 10), ['CO'])],
      elsewhere: true,
      filer: issuer.cik,
      told: null,
    },
  ],

  truncated: ({ cast, block, draw }) => {
    const start = draw(60, 120) * 10;
    return [
      together(cast, block(start), { event: 0, lag: 5 }),
      together(cast, block(start + 50), { event: 40, lag: 2 }, { damage: 'after_persons' }),
    ];
  },

  // What cannot be read supersedes nothing.
  broken: ({ cast, block, draw }) => {
    const start = draw(60, 120) * 10;
    return [
      alone(cast, block(start), { event: 0, lag: 30 }),
      alone(cast, block(start + 50), { event: 90, lag: 30 }, { damage: 'before_persons', told: null }),
    ];
  },
};

/** The filings of a story in the order in which they are filed. */
export const stepsOf = (story: StakeStory, input: StoryInput): readonly Step[] =>
  STORIES[story]({
    ...input,
    block: blocksOf(input.outstanding),
    draw: (low, high) => input.random.integer(low, high),
  });
