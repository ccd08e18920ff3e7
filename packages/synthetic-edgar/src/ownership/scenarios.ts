import {
  alone,
  asEdgar,
  blocksOf,
  nameless,
  NONE,
  person,
  sum,
  surnameFirst,
  together,
  reported,
  type Step,
  type Scenario,
  type ScenarioInput,
} from './scenario-parts.ts';
import type { Block, CoverPerson, StakeScenario } from './types.ts';

const SCENARIOS: Readonly<Record<StakeScenario, Scenario>> = {
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
      {
        schedule: '13D',
        event: 0,
        lag: 5,
        persons: members(first),
        stake: reported(cast.manager, 'PN', first),
      },
      {
        schedule: '13D',
        event: 60,
        lag: 2,
        persons: [joined, ...members(second)],
        stake: reported(cast.manager, 'PN', second),
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
        stake: reported(cast.manager, 'HC', total, { groupTotal: true }),
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
        stake: reported({ name: cast.fund.name, cik: null }, 'IV', total, { groupTotal: true }),
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

  // Earlier filings were HTML, which is not collected.
  begun_on_paper: ({ cast, block, draw }) => {
    const start = draw(52, 90) * 10;
    return [
      alone(cast, block(start), { event: 0, lag: 40 }, { previous: `${cast.manager.cik}-23-000017` }),
      alone(cast, block(start + 70), { event: 90, lag: 40 }),
    ];
  },

  // Two persons without CIKs: only the name identifies the holder, and the chain does when the name changes.
  renamed: ({ cast, block, draw }) => {
    const start = draw(52, 90) * 10;
    const step = (name: string, hundredths: number, event: number): Step => {
      const own = block(hundredths);
      return {
        schedule: '13G',
        event,
        lag: 40,
        persons: [nameless({ ...cast.manager, name }, own, ['IA']), nameless(cast.owner, own, ['IN', 'HC'])],
        stake: reported({ name, cik: null }, 'IA', own),
      };
    };
    return [
      step(cast.manager.name, start, 0),
      step(cast.laterName, start + 40, 90),
      step(cast.laterName, start + 90, 180),
    ];
  },

  // The same name spelled differently; no reference to the previous filing.
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
        stake: reported({ name, cik: null }, 'FI', own),
      };
    };
    return [
      spelled(cast.fund.name, start, 0),
      spelled(cast.fund.name.toUpperCase().replace(/ LTD\.$/, ', LTD'), start + 60, 90),
    ];
  },

  // Two managers with the same name, each with a CIK.
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
        stake: { ...reported(holder, 'IA', own), line: cik },
      };
    };
    return [step(manager.cik, draw(52, 70) * 10, 0), step(partner.cik, draw(71, 90) * 10, 20)];
  },

  // The amendment for an earlier event is filed last.
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

  // The cover has no CIKs: the header names the filer, and the owner with the surname first.
  filer_by_header: ({ cast, block, draw }) => {
    const { manager, owner } = cast;
    const start = draw(52, 90) * 10;
    const step = (hundredths: number, event: number): Step => {
      const own = block(hundredths);
      return {
        schedule: '13G',
        event,
        lag: 40,
        persons: [nameless(owner, own, ['IN', 'HC']), nameless(manager, own, ['IA'])],
        filedBy: [asEdgar(manager, ' /DE/'), { ...owner, name: surnameFirst(owner.name) }],
        stake: reported(manager, 'IA', own),
      };
    };
    return [step(start, 0), step(start + 50, 90)];
  },

  // The header names the general partner of the fund on the cover, which has another legal form.
  another_in_header: ({ cast, block, draw }) => {
    const { fund, owner } = cast;
    const own = block(draw(52, 90) * 10);
    const partner = asEdgar({ ...fund, name: fund.name.replace('Ltd.', 'LLC') });
    return [
      {
        schedule: '13G',
        event: 0,
        lag: 40,
        persons: [nameless(fund, own, ['FI']), nameless(owner, own, ['IN', 'HC'])],
        filedBy: [partner],
        stake: reported({ name: fund.name, cik: null }, 'FI', own),
      },
    ];
  },

  other_issuer: ({ issuer, block, draw }) => [
    {
      schedule: '13D',
      event: 0,
      lag: 5,
      persons: [person(issuer, block(draw(60, 300) * 10), ['CO'])],
      elsewhere: true,
      filer: issuer.cik,
      stake: null,
    },
  ],

  truncated: ({ cast, block, draw }) => {
    const start = draw(60, 120) * 10;
    return [
      together(cast, block(start), { event: 0, lag: 5 }),
      together(cast, block(start + 50), { event: 40, lag: 2 }, { damage: 'after_persons' }),
    ];
  },

  // An unreadable filing supersedes nothing.
  broken: ({ cast, block, draw }) => {
    const start = draw(60, 120) * 10;
    return [
      alone(cast, block(start), { event: 0, lag: 30 }),
      alone(cast, block(start + 50), { event: 90, lag: 30 }, { damage: 'before_persons', stake: null }),
    ];
  },

  // A successor under a CIK and name of its own amends the schedule of the manager, which it names.
  new_filer: ({ cast, block, draw }) => {
    const start = draw(60, 120) * 10;
    const successor = { name: cast.laterName, cik: cast.fund.cik };
    const own = block(start + 80);
    return [
      alone(cast, block(start), { event: 0, lag: 40 }),
      alone(
        cast,
        own,
        { event: 90, lag: 40 },
        {
          filer: successor.cik,
          persons: [nameless(successor, own, ['IA'])],
          stake: reported(successor, 'IA', own),
        },
      ),
    ];
  },
};

/** The filings of a scenario in filing order. */
export const stepsOf = (scenario: StakeScenario, input: ScenarioInput): readonly Step[] =>
  SCENARIOS[scenario]({
    ...input,
    block: blocksOf(input.outstanding),
    draw: (low, high) => input.random.integer(low, high),
  });
