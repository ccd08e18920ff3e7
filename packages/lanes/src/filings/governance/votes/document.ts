import type { Governance } from '@footnote/contract/types.generated';
import type { Writable } from '@footnote/wire/json';
import { Decimal } from 'decimal.js';
import { fileOf } from '../../documents/choose.ts';
import { viewerPath } from '../../documents/viewer-path.ts';
import type { ChangeRow, ListedCurrentReport, ReadCurrentReport, VoteRow } from './queries.ts';
import type { ReadCurrentReports } from './read.ts';

type Votes = Writable<Governance['votes']>;
type Meeting = Votes['meetings'][number];
type Results = NonNullable<Votes['results']>;
type Line = Results['proposals'][number]['lines'][number];
type ChangesOf = Writable<Governance['changes']>[number];
type Place = NonNullable<Meeting['represented']>['place'];
type Filing = { readonly accession: string; readonly filed: string; readonly form: string };

/** A number of 38 digits is exact. */
const Exact = Decimal.clone({ precision: 100 });

const COLUMNS = {
  abstain: 'abstentions',
  against: 'votes_against',
  broker_non_votes: 'broker_non_votes',
  for: 'votes_for',
  one_year: 'one_year',
  three_years: 'three_years',
  two_years: 'two_years',
  withheld: 'votes_withheld',
} as const;

const placeAt = (
  { accession, url }: { readonly accession: string; readonly url: string },
  from: number,
  to: number,
): Place => ({
  element_id: null,
  file: fileOf({ url }),
  from,
  to,
  viewer: viewerPath(accession, { url }, from),
});

const filingOf = ({ accession, filed, form }: Filing): Filing => ({ accession, filed, form });

/** Filings of the days asked for with an item, read or not, newest first. */
function withItem(
  item: '5.02' | '5.07',
  { current, listedItems, from, to }: ReadCurrentReports,
): readonly { readonly filing: Filing; readonly report: ReadCurrentReport | null }[] {
  const read = current.filter(({ items }) => items.includes(item));
  const known = new Set(read.map(({ accession }) => accession));
  const unread = listedItems.filter(
    ({ accession, items }: ListedCurrentReport) => items.includes(item) && !known.has(accession),
  );
  return [
    ...read.map((report) => ({ filing: filingOf(report), report })),
    ...unread.map((filing) => ({ filing: filingOf(filing), report: null })),
  ]
    .filter(({ filing: { filed } }) => (from === '' || filed >= from) && (to === '' || filed <= to))
    .sort((a, b) => (keyOf(a.filing) < keyOf(b.filing) ? 1 : -1));
}

const keyOf = ({ filed, accession }: Filing): string => `${filed} ${accession}`;

/** The meetings, at most `limit`, and the results of one of them. */
export function votesMember(read: ReadCurrentReports, limit: number): Votes {
  const [first] = read.votes;
  return {
    meetings: withItem('5.07', read)
      .slice(0, limit)
      .map(({ filing, report }) => ({ ...filing, ...meetingOf(report) })),
    results: first === undefined ? null : resultsOf(first, read.votes),
  };
}

function meetingOf(report: ReadCurrentReport | null): Omit<Meeting, keyof Filing> {
  if (report === null)
    return { held: { available: false, reason: 'not_read' }, proposals: 0, refused: 0, represented: null };
  const { meeting_day: day, meeting_day_refusal: refusal, represented } = report;
  return {
    held:
      day === null
        ? { available: false, reason: refusal === '' ? 'not_stated' : refusal }
        : { day, place: placeAt(report, report.meeting_day_start ?? 0, report.meeting_day_stop ?? 0) },
    proposals: report.proposals,
    refused: report.refused,
    represented:
      represented === null
        ? null
        : {
            place: placeAt(report, report.represented_start ?? 0, report.represented_stop ?? 0),
            votes: new Exact(represented),
          },
  };
}

function resultsOf(first: VoteRow, rows: readonly VoteRow[]): Results {
  const numbers = [...new Set(rows.map(({ proposal }) => proposal))];
  return {
    ...filingOf(first),
    proposals: numbers.flatMap((number) => {
      const lines = rows.filter(({ proposal }) => proposal === number);
      const [proposal] = lines;
      return proposal === undefined
        ? []
        : {
            description: proposal.description,
            kind: proposal.kind,
            laws: proposal.laws as Results['proposals'][number]['laws'],
            lines: proposal.refusal === '' ? lines.map(lineOf) : [],
            number: textOrNull(proposal.number),
            place: placeAt(proposal, proposal.description_start, proposal.description_stop),
            reason: proposal.refusal === '' ? null : proposal.refusal,
          };
    }),
  };
}

const textOrNull = (text: string): string | null => (text === '' ? null : text);

const lineOf = (row: VoteRow): Line => ({
  counts: row.count_kinds.flatMap((name, at) => {
    const kind = name as keyof typeof COLUMNS;
    const votes = row[COLUMNS[kind]];
    return votes === null
      ? []
      : {
          kind,
          place: placeAt(row, row.count_starts[at] ?? 0, row.count_stops[at] ?? 0),
          votes: new Exact(votes),
        };
  }),
  nominee: textOrNull(row.nominee),
});

/** Filings with item 5.02, at most `limit`. */
export const changesMember = (read: ReadCurrentReports, limit: number): Writable<Governance['changes']> =>
  withItem('5.02', read)
    .slice(0, limit)
    .map(({ filing, report }) => ({
      ...filing,
      changes: read.changes.filter(({ accession }) => accession === filing.accession).map(changeOf),
      reason: report === null ? 'not_read' : report.changes_refusal === '' ? null : report.changes_refusal,
      sub_items: [...(report?.sub_items ?? [])],
    }));

const changeOf = (row: ChangeRow): ChangesOf['changes'][number] => ({
  effective:
    row.effective ??
    ({
      available: false,
      reason: row.effective_refusal === '' ? 'not_stated' : row.effective_refusal,
    } as const),
  person: row.person,
  place: placeAt(row, row.start, row.stop),
  role: textOrNull(row.role),
  sub_item: textOrNull(row.sub_item),
  text: row.text,
  type: row.type,
});
