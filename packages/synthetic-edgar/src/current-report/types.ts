/**
 * How an 8-K prints the results of votes. `nominees`: a table of nominees and one for each other proposal. `withheld`: the same,
 * where holders withhold votes from nominees instead of voting against them. `two_rows`: headings in two rows. `stacked`: each figure in a
 * row of its own, behind its word. `one_table`: all proposals in one table, with headings of their own. `sentences`: votes on
 * proposals in sentences. `no_non_votes`: no brokers hold shares, and no column says so. `unnumbered`: proposals without numbers.
 * `listed`: numbers alone, after an introduction. `stated_apart`: broker non-votes in a sentence under the table.
 */
export type VoteLayout =
  | 'listed'
  | 'no_non_votes'
  | 'nominees'
  | 'one_table'
  | 'sentences'
  | 'stacked'
  | 'stated_apart'
  | 'two_rows'
  | 'unnumbered'
  | 'withheld';

export type TrueCounts = Readonly<Record<string, number>>;

/** What a correct reader reads of a proposal: counts by kind, of one line or of each nominee. */
export type TrueProposal = {
  readonly number: string | null;
  readonly kind: 'auditors' | 'election' | 'frequency' | 'say_on_pay' | 'shareholder_proposal';
  readonly lines: readonly { readonly nominee: string | null; readonly counts: TrueCounts }[];
};

/** The votes of a meeting before they are printed. */
export type InventedMeeting = {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Votes represented. */
  readonly represented: number;
  /** Of these, those that brokers may not cast on most proposals. */
  readonly nonVotes: number;
  /** Shares of the others that are not for, one after another: nominees, pay, and so on; between 0 and 1. */
  readonly dissent: readonly number[];
};

/**
 * How an item 5.02 says of a change; `together`: of two persons in one sentence, each of its own; `list`: of several persons the
 * same; `titled`: of some by "Mr." and a surname, beside what they did elsewhere; `keeps`: with an office that is kept; `plan`: of no person; `announced`: in words of an
 * announcement; `units`: with titles that go on
 * in the name of a unit; `waits`: at once when something
 * else happens.
 */
export type ChangeScenario =
  | 'announced'
  | 'appointed'
  | 'elected'
  | 'keeps'
  | 'list'
  | 'pay'
  | 'plan'
  | 'resigned'
  | 'retires'
  | 'titled'
  | 'together'
  | 'units'
  | 'waits';

export type TrueChange = {
  readonly type: 'appointment' | 'compensation' | 'departure' | 'election';
  readonly person: string;
  readonly role: string | null;
  /** YYYY-MM-DD; null if no day is called effective. */
  readonly effective: string | null;
};
