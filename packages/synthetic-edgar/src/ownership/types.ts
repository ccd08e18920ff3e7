import type { Party } from './cast.ts';

/** What happens to a stake; each is one holder's, told from the first filing to the last. */
export const STAKE_STORIES = [
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
] as const;

export type StakeStory = (typeof STAKE_STORIES)[number];

/** Shares and percent of the class as decimal strings. */
export type Block = { readonly shares: string; readonly percent: string };

/** A person on a cover page; amounts that are left out are empty elements. */
export type CoverPerson = {
  readonly name: string;
  readonly cik: string | null;
  readonly block: Block | null;
  readonly types: readonly string[];
  readonly group: 'a' | 'b' | null;
};

/** A Schedule 13D or 13G before it is written down. */
export type FiledSchedule = {
  readonly schedule: '13D' | '13G';
  readonly accession: string;
  /** 0 for an original. */
  readonly amendment: number;
  readonly filed: string;
  readonly eventDate: string;
  readonly filer: string;
  /** Whom the header of the submission names, by EDGAR's names; null where the mirror has no header. */
  readonly filedBy: readonly Party[] | null;
  readonly previousAccession: string | null;
  /** 13D: a Schedule 13G preceded it. */
  readonly previouslyFiled: boolean;
  readonly issuer: { readonly cik: string; readonly name: string; readonly cusip: string };
  readonly classTitle: string;
  readonly persons: readonly CoverPerson[];
  /** All persons together, stated in item 5 of a 13D or item 4 of a 13G; null where these refer to the cover. */
  readonly total: Block | null;
  /** 13G: item 5 says that five percent or less are left. */
  readonly belowFive: boolean;
  /** Where the document breaks. */
  readonly damage: 'none' | 'after_persons' | 'before_persons';
};

/** Spellings that mean the same. */
export type ScheduleStyle = {
  /** Prefix of every name, such as `p:`, or none. */
  readonly prefix: string;
  /** X02 has a version and nests CUSIPs. */
  readonly generation: 'X01' | 'X02';
  readonly cikPadding: 'zeros' | 'space' | 'none';
  /** Decimals of whole numbers of shares. */
  readonly decimals: '' | '.00';
  /** Which of its flags item 5 of a 13G has: both, or only the one that applies. */
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
  /** Of the block; null where the filing leaves the amounts out. */
  readonly block: Block | null;
  readonly is_exit: boolean;
  readonly superseded: boolean;
  /** The amounts are those of several blocks together. */
  readonly group_total: boolean;
  readonly truncated: boolean;
};

/** A stake that is still held. */
export type TrueHolder = {
  /** The newest filing. */
  readonly stake: TrueStake;
  /** The last amounts stated, and by which filing. */
  readonly block: Block;
  readonly stated_by: string;
};

/** The true ownership of an issuer, newest filing first; holders by percent, the largest first. */
export type TrueOwnership = {
  readonly history: readonly TrueStake[];
  readonly holders: readonly TrueHolder[];
  readonly unparsed: readonly { readonly accession: string; readonly form: string; readonly filed: string }[];
};

/** A schedule in the folder of its filing, and its row in the issuer's submissions. */
export type ListedSchedule = {
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
  /** `xslSCHEDULE_13G_X01/primary_doc.xml`: the file lies without the folder. */
  readonly primaryDocument: string;
  readonly text: string;
  /** The file with the header of the submission. */
  readonly header: { readonly name: string; readonly text: string } | null;
  /** About the shares of another company: then the list has no file number of it. */
  readonly isElsewhere: boolean;
  /** Rows in the list. */
  readonly rows: 1 | 2;
};

export type InventedOwnership = {
  readonly filings: readonly ListedSchedule[];
  readonly truth: TrueOwnership;
};
