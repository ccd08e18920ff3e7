import type { Random } from '../random.ts';
import type { Cast, Party } from './cast.ts';
import type { Block, CoverPerson, FiledSchedule } from './types.ts';

/** The true holder of a filing. `block`: null if the filing omits the amounts. */
export type ListedStake = {
  readonly name: string;
  readonly cik: string | null;
  readonly type: string;
  readonly block: Block | null;
  readonly exit: boolean;
  readonly groupTotal: boolean;
  /** Identifies the holder in a scenario with several. */
  readonly line?: string;
};

/** A filing of a scenario. */
export type Step = {
  readonly schedule: '13D' | '13G';
  /** Days from the beginning of the scenario to the event, and from the event to the filing. */
  readonly event: number;
  readonly lag: number;
  readonly persons: readonly CoverPerson[];
  /** Whether it is an original although the scenario has an earlier filing of its schedule. */
  readonly original?: true;
  readonly previouslyFiled?: true;
  readonly total?: Block;
  readonly belowFive?: true;
  readonly classTitle?: string;
  readonly damage?: FiledSchedule['damage'];
  /** The filing that it amends, if that is not part of the scenario. */
  readonly previous?: string;
  /** Whether it is about a company other than the one that lists it. */
  readonly elsewhere?: true;
  readonly rows?: 2;
  /** The filer, if it is not the manager. */
  readonly filer?: string;
  /** The party that the header of the submission names; absent: there is no header. */
  readonly filedBy?: readonly Party[];
  /** Null for a filing that is unreadable or about another company. */
  readonly stake: ListedStake | null;
};

export type ScenarioInput = {
  readonly cast: Cast;
  /** The parties of the scenario. */
  readonly issuer: Party;
  readonly random: Random;
  /** Shares of the class. */
  readonly outstanding: bigint;
};

export const CLASS_TITLE = 'Common Stock, par value $0.01 per share';

/** Percent from hundredths; one decimal if the second is zero. */
const percentOf = (hundredths: number): string => (hundredths / 100).toFixed(hundredths % 10 === 0 ? 1 : 2);

export const person = (
  { name, cik }: Party,
  block: Block | null,
  types: readonly string[],
  group: CoverPerson['group'] = null,
): CoverPerson => ({ name, cik, block, types, group });

export const nameless = (party: Party, block: Block | null, types: readonly string[]): CoverPerson => ({
  ...person(party, block, types),
  cik: null,
});

/** A party by its EDGAR name. */
export const asEdgar = ({ name, cik }: Party, added = ''): Party => ({
  name: name.toUpperCase().replace(/[.,]/g, '') + added,
  cik,
});

export const surnameFirst = (name: string): string => name.toUpperCase().split(' ').toReversed().join(' ');

export const reported = (
  { name, cik }: { readonly name: string; readonly cik: string | null },
  type: string,
  block: Block | null,
  more: Partial<Pick<ListedStake, 'exit' | 'groupTotal'>> = {},
): ListedStake => ({ name, cik, type, block, exit: false, groupTotal: false, ...more });

export const NONE: Block = { shares: '0', percent: '0.0' };

export type Blocks = (hundredths: number, fraction?: string) => Block;

/** Amounts are truncated to whole shares; `fraction` follows them. */
export const blocksOf =
  (outstanding: bigint): Blocks =>
  (hundredths, fraction = '') => ({
    shares: `${(outstanding * BigInt(hundredths)) / 10_000n}${fraction}`,
    percent: percentOf(hundredths),
  });

export const sum = (...blocks: readonly Block[]): Block => ({
  shares: String(blocks.reduce((total, { shares }) => total + BigInt(shares), 0n)),
  percent: percentOf(blocks.reduce((total, { percent }) => total + Math.round(Number(percent) * 100), 0)),
});

export type Scenario = (
  input: ScenarioInput & { readonly block: Blocks; readonly draw: (low: number, high: number) => number },
) => readonly Step[];

/** A manager's Schedule 13G, filed alone and, like most, without a CIK on the cover: the holder is the filer. */
export const alone = (
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
    stake: reported(manager, 'IA', block, { exit }),
    ...rest,
  };
};

/** A fund's Schedule 13D with its manager, both with the same shares. */
export const together = (
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
    stake: reported(manager, 'PN', block, { exit }),
    ...rest,
  };
};
