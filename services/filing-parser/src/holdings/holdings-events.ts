import { eventId } from '@footnote/events/event-id';
import type {
  Document,
  FilingHoldings,
  HoldingsCover,
  HoldingsManager,
  HoldingsRow,
  HoldingsSource,
} from '@footnote/event-types/types.generated';
import { checkTotals } from '@footnote/forms/form-13f/totals';
import type { Form13fCover, InformationRow } from '@footnote/forms/form-13f/types';
import { valueUnitOf } from '@footnote/forms/form-13f/value-unit';
import { isAmendment } from '@footnote/values/form';
import { chunkedBy, ROOM } from '../fact-sets.ts';
import type { ReadForm13f } from './read-filing.ts';

/** An event without `recorded_at`, which the writer sets. */
export type UnrecordedHoldings = Omit<FilingHoldings, 'recorded_at'>;

/** The filing that the documents belong to, as EDGAR lists it. */
export type HoldingsFiling = Pick<Document, 'cik' | 'sha256' | 'source_time'> & {
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
  readonly source: HoldingsSource;
};

/** Avro: a length of at most 5 bytes for each of 10 texts, branches, enums, and the array of managers. */
const ROW_OVERHEAD = 90;
const BYTES_PER_MANAGER = 3;
/** Maximum number of unreadable elements that are listed: a table of another kind has one in every row. */
const MAX_UNREAD = 100;
const MAX_UNREAD_LENGTH = 200;

const otherManagersOf = ({ reportedBy, includedManagers }: Form13fCover): readonly HoldingsManager[] => [
  ...reportedBy.map(({ cik, name, fileNumber }) => ({
    role: 'reporting' as const,
    number: null,
    cik,
    name,
    file_number: fileNumber,
  })),
  ...includedManagers.map(({ number, cik, name, fileNumber }) => ({
    role: 'included' as const,
    number,
    cik,
    name,
    file_number: fileNumber,
  })),
];

const coverOf = (cover: Form13fCover, form: string): HoldingsCover => ({
  schema_version: cover.schemaVersion,
  manager_name: cover.manager.name,
  file_number: cover.manager.fileNumber,
  report_type: cover.reportType,
  is_amendment: cover.amendment !== null || isAmendment(form),
  amendment_number: cover.amendment?.number ?? null,
  amendment_type: cover.amendment?.type ?? null,
  other_managers: otherManagersOf(cover),
  stated_managers: cover.summary?.includedManagers ?? null,
  stated_entries: cover.summary?.entries ?? null,
  stated_value: cover.summary?.value ?? null,
  confidential_omitted: cover.summary?.confidentialOmitted ?? null,
  additional_information: cover.additionalInformation,
  is_truncated: cover.truncated,
});

const rowOf = (row: InformationRow): HoldingsRow => ({
  issuer: row.issuer,
  class_title: row.classTitle,
  cusip: row.cusip,
  figi: row.figi,
  value: row.value,
  amount: row.amount,
  amount_type: row.amountType,
  option: row.option,
  discretion: row.discretion,
  managers: row.managers,
  voting_sole: row.voting.sole,
  voting_shared: row.voting.shared,
  voting_none: row.voting.none,
});

const textBytes = (text: string | null): number => (text === null ? 0 : Buffer.byteLength(text));

function rowBytes(row: HoldingsRow): number {
  const texts = [
    row.issuer,
    row.class_title,
    row.cusip,
    row.figi,
    row.value,
    row.amount,
    row.discretion,
    row.voting_sole,
    row.voting_shared,
    row.voting_none,
  ];
  const sum = texts.reduce((total, text) => total + textBytes(text), 0);
  return ROW_OVERHEAD + sum + BYTES_PER_MANAGER * row.managers.length;
}

/**
 * The events of a filing: the first has cover, totals and unit, further ones the rows. `set_id` depends only
 * on the contents. Null if a row, or the cover, is too large for an event.
 */
export function eventsOfHoldings(
  { cik, sha256, source_time, accession, form, filed, source }: HoldingsFiling,
  read: ReadForm13f,
): readonly UnrecordedHoldings[] | null {
  const { period, summary, additionalInformation } = read.cover;
  const rows = read.rows.map(rowOf);
  const cover = coverOf(read.cover, form);
  const { entries, entriesDifference, value, valueDifference, coverUnit } = checkTotals(read.rows, summary);
  const unit = valueUnitOf({ filed, rows: read.rows, words: additionalInformation, closeOf: () => null });
  const unread = read.unread
    .slice(0, MAX_UNREAD)
    .map(({ element, text }) => `${element}: ${text}`.slice(0, MAX_UNREAD_LENGTH));
  const first = {
    cover,
    totals: {
      entries,
      entries_difference: entriesDifference,
      value,
      value_difference: valueDifference,
      cover_unit: coverUnit,
    },
    value_unit: {
      unit: unit.unit,
      by: unit.by === 'words' ? ('words' as const) : ('filing_date' as const),
      contradicted_by: unit.contradictedBy,
    },
    unread,
  };
  const head = Buffer.byteLength(JSON.stringify(first));
  if (head > ROOM || rows.some((row) => rowBytes(row) > ROOM)) return null;
  // As JSON: a table of 200,000 rows is hashed at once.
  const setId = eventId(['holdings', cik, accession, form, filed, period, JSON.stringify([cover, rows])]);
  const chunks = chunkedBy(rows, rowBytes, ROOM, ROOM - head);
  return chunks.map((own, chunk) => ({
    event_id: eventId(['holdings', sha256, source_time, setId, chunk, chunks.length]),
    source_time,
    cik,
    accession,
    form,
    filed,
    period,
    chunk,
    chunks: chunks.length,
    set_id: setId,
    source_document: sha256,
    source,
    ...(chunk === 0 ? first : { cover: null, totals: null, value_unit: null, unread: [] }),
    rows: own,
  }));
}
