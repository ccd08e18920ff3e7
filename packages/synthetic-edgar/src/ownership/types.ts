import type { Party } from './cast.ts';

/** The scenarios of stakes: each covers one holder's filings, from the first to the last. */
export const STAKE_SCENARIOS = [
  'new_stake',
  'increase',
  'switch_to_13d',
  'group',
  'separate_blocks',
  'total_in_item_4',
  'amounts_left_out',
  'exit_below_five',
  'exit_at_five',
  'exit_to_zero',
  'came_back',
  'small_from_the_start',
  'five_exactly',
  'begun_on_paper',
  'renamed',
  'respelled',
  'namesakes',
  'late',
  'listed_twice',
  'filed_again',
  'two_classes',
  'filer_by_header',
  'another_in_header',
  'other_issuer',
  'truncated',
  'broken',
  'new_filer',
] as const;

export type StakeScenario = (typeof STAKE_SCENARIOS)[number];

/** Shares and percent of the class as decimal strings. */
export type Block = { readonly shares: string; readonly percent: string };

/** A person on a cover page; omitted amounts are empty elements. */
export type CoverPerson = {
  readonly name: string;
  readonly cik: string | null;
  readonly block: Block | null;
  readonly types: readonly string[];
  readonly group: 'a' | 'b' | null;
};

/** A Schedule 13D or 13G before it is written as a document. */
export type FiledSchedule = {
  readonly schedule: '13D' | '13G';
  readonly accession: string;
  /** 0 for an original. */
  readonly amendment: number;
  readonly filed: string;
  readonly eventDate: string;
  readonly filer: string;
  /** The party that the header of the submission names, by its EDGAR name; null if the mirror has no header. */
  readonly filedBy: readonly Party[] | null;
  readonly previousAccession: string | null;
  /** 13D: whether a Schedule 13G preceded it. */
  readonly previouslyFiled: boolean;
  readonly issuer: { readonly cik: string; readonly name: string; readonly cusip: string };
  readonly classTitle: string;
  readonly persons: readonly CoverPerson[];
  /** Total of all persons in item 5 of a 13D or item 4 of a 13G; null if the item refers to the cover. */
  readonly total: Block | null;
  /** 13G: whether item 5 states that five percent or less remain. */
  readonly belowFive: boolean;
  /** The place where the document is damaged. */
  readonly damage: 'none' | 'after_persons' | 'before_persons';
};

/** Variants of spelling with the same meaning. */
export type ScheduleStyle = {
  /** Prefix of every element name, such as `p:`; empty for none. */
  readonly prefix: string;
  /** Version of the schema: X02 states its version and nests CUSIPs. */
  readonly generation: 'X01' | 'X02';
  readonly cikPadding: 'zeros' | 'space' | 'none';
  /** Decimals of whole numbers of shares. */
  readonly decimals: '' | '.00';
  /** Whether item 5 of a 13G has both flags, or only the one that applies. */
  readonly flags: 'both' | 'one';
  /** Item 4 of a 13G without a total: the cover's amounts, or a reference to the cover. */
  readonly item4: 'amounts' | 'prose';
};

/** A row of the true history. */
export type TrueStake = {
  readonly accession: string;
  readonly event_date: string;
  readonly filed: string;
  readonly form: string;
  readonly schedule: '13D' | '13G';
  readonly holder_name: string;
  readonly holder_cik: string | null;
  readonly holder_cik_source: 'filer' | 'header' | 'schedule' | null;
  readonly person_type: string;
  readonly class_title: string;
  /** Amounts of the block; null if the filing omits them. */
  readonly block: Block | null;
  readonly is_exit: boolean;
  readonly superseded: boolean;
  /** Whether the amounts are the total of several blocks. */
  readonly group_total: boolean;
  readonly truncated: boolean;
};

/** A stake that is still held. */
export type TrueHolder = {
  /** The newest filing. */
  readonly stake: TrueStake;
  /** The last stated amounts, and the filing that states them. */
  readonly block: Block;
  readonly stated_by: string;
};

/** The true ownership of an issuer, newest filing first; holders by percent, the largest first. */
export type TrueOwnership = {
  readonly history: readonly TrueStake[];
  readonly holders: readonly TrueHolder[];
  readonly unparsed: readonly { readonly accession: string; readonly form: string; readonly filed: string }[];
};

/** A schedule as stored in the folder of its filing, with its row in the issuer's submissions. */
export type ListedSchedule = {
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
  /** `xslSCHEDULE_13G_X01/primary_doc.xml`; the file itself is stored without that folder. */
  readonly primaryDocument: string;
  readonly text: string;
  /** The file with the header of the submission. */
  readonly header: { readonly name: string; readonly text: string } | null;
  /** Whether it is about the shares of another company; the list then has no file number for it. */
  readonly isElsewhere: boolean;
  /** Number of rows in the list. */
  readonly rows: 1 | 2;
};

export type InventedOwnership = {
  readonly filings: readonly ListedSchedule[];
  readonly truth: TrueOwnership;
};
