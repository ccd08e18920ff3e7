import type { StoreReader } from '@footnote/read-store/port';
import {
  type ChangeRow,
  CURRENT_REPORTS,
  LISTED_CURRENT_REPORTS,
  type ListedCurrentReport,
  MEETING_VOTES,
  OFFICER_CHANGES,
  type ReadCurrentReport,
  type VoteRow,
} from './queries.ts';

/** What 8-Ks say of votes and officers, filings newest first. Votes and changes are of filings from `from` to `to`. */
export type ReadCurrentReports = {
  readonly from: string;
  readonly to: string;
  readonly current: readonly ReadCurrentReport[];
  readonly listedItems: readonly ListedCurrentReport[];
  /** Of one meeting. */
  readonly votes: readonly VoteRow[];
  readonly changes: readonly ChangeRow[];
};

type Asked = {
  readonly from?: string | undefined;
  readonly meeting?: string | undefined;
  readonly to?: string | undefined;
};

export async function readCurrentReports(
  store: StoreReader,
  cik: string,
  { from = '', meeting = '', to = '' }: Asked,
): Promise<ReadCurrentReports> {
  const filed = { cik, from, to };
  const [current, listedItems, votes, changes] = await Promise.all([
    store.read(CURRENT_REPORTS, { cik }),
    store.read(LISTED_CURRENT_REPORTS, { cik }),
    store.read(MEETING_VOTES, { ...filed, meeting }),
    store.read(OFFICER_CHANGES, filed),
  ]);
  return { current, listedItems, votes, changes, from, to };
}

export const revisionsOf = ({ current, votes, changes }: ReadCurrentReports): readonly number[] =>
  [...current, ...votes, ...changes].map(({ revision }) => revision);
