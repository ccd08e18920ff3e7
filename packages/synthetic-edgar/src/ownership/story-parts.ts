import type { Random } from '../random.ts';
import type { Cast, Party } from './cast.ts';
import type { Block, CoverPerson, FiledSchedule } from './types.ts';

/** What the truth has of a filing's holder. `block`: null where the filing leaves the amounts out. */
export type ListedStake = {
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
  /** Whom the header of the submission names; there is no header without. */
  readonly filedBy?: readonly Party[];
  /** Null of a filing that cannot be read, or that is another company's. */
  readonly told: ListedStake | null;
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

/** A party under the name that EDGAR gives it. */
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

export type Story = (
  input: StoryInput & { readonly block: Blocks; readonly draw: (low: number, high: number) => number },
) => readonly Step[];

/** A manager's Schedule 13G, by itself and without a CIK on the cover as most are: it is the filer's. */
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
    told: reported(manager, 'IA', block, { exit }),
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
    told: reported(manager, 'PN', block, { exit }),
    ...rest,
  };
};
