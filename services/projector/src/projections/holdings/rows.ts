import type { Filing, FilingHoldings, HoldingsRow } from '@footnote/event-types/types.generated';
import { foldedIssuerName } from '@footnote/forms/form-13f/issuer-name';
import { sharesRepeatValues } from '@footnote/forms/form-13f/repeated-values';
import { sumOf } from '@footnote/forms/form-13f/decimals';
import type { RowOf } from '@footnote/read-models/columns';
import type { HoldingCusipRow, HoldingFilingRow, HoldingRow } from '@footnote/read-models/holdings';
import { listingVersion } from '../filings/version.ts';
import type { LISTED_COLUMNS, STORED_SET_COLUMNS } from './ddl.ts';

const RANKS: Readonly<Record<FilingHoldings['source'], number>> = { data_set: 0, documents: 1 };

/** Maximum of a decimal column; no real holding is larger. */
const STORABLE = /^-?\d{1,30}(?:\.\d{1,6})?$/;
/** Maximum number of cached folded names. */
const MAX_KEPT_NAMES = 50_000;

const setKeyOf = ({ set_id, chunks }: FilingHoldings): string => `${set_id}.${chunks}`;

function kindOf({ form, cover }: FilingHoldings): HoldingFilingRow['kind'] {
  if (form.startsWith('13F-NT')) return 'notice';
  if (cover?.is_amendment !== true) return 'original';
  return cover.amendment_type ?? 'unknown';
}

export function setRow(event: FilingHoldings, offset: number): RowOf<typeof STORED_SET_COLUMNS> {
  const { cover, totals, value_unit: unit } = event;
  const named = (role: 'included' | 'reporting'): readonly string[] =>
    (cover?.other_managers ?? []).flatMap((other) => (other.role === role ? (other.name ?? []) : []));
  return {
    cik: event.cik,
    period: event.period,
    accession: event.accession,
    set_key: setKeyOf(event),
    form: event.form,
    filed: event.filed,
    manager: cover?.manager_name ?? '',
    report_type: cover?.report_type ?? '',
    kind: kindOf(event),
    amendment_number: cover?.amendment_number ?? 0,
    entries: totals?.entries ?? 0,
    entries_difference: totals?.entries_difference == null ? null : String(totals.entries_difference),
    value: totals?.value ?? '',
    value_difference: totals?.value_difference ?? '',
    cover_unit: totals?.cover_unit ?? '',
    value_unit: unit?.unit ?? '',
    unit_by: unit?.by ?? 'filing_date',
    confidential_omitted: cover?.confidential_omitted === true,
    shares_withheld: areSharesWithheld(event),
    included_managers: named('included'),
    reported_by: named('reporting'),
    source: event.source,
    chunk: event.chunk,
    chunks: event.chunks,
    source_time: Math.max(0, event.source_time),
    rank: RANKS[event.source],
    version: offset,
  };
}

export const listedRow = (
  { cik, accession, form, filed, report_date: period, origin }: Filing,
  offset: number,
): RowOf<typeof LISTED_COLUMNS> => ({
  cik,
  accession,
  period: period ?? '',
  form,
  filed,
  version: listingVersion(origin, offset),
});

/** Principal is not shares, and a put or a call is not a shareholding: each is a separate position. */
const keyOf = ({ cusip, issuer, class_title, amount_type, option }: HoldingsRow): string =>
  `${cusip ?? `${issuer ?? ''}\n${class_title ?? ''}\n`}|${amount_type ?? ''}|${option ?? ''}`;

const storable = (decimal: string | null): string | null =>
  decimal !== null && STORABLE.test(decimal) ? decimal : null;

/** Names repeat across managers, and folding one takes longer than the rest of its row. */
const kept = new Map<string, string>();

function issuerKey(issuer: string): string {
  const known = kept.get(issuer);
  if (known !== undefined) return known;
  if (kept.size >= MAX_KEPT_NAMES) kept.clear();
  const key = foldedIssuerName(issuer) ?? '';
  kept.set(issuer, key);
  return key;
}

const areSharesWithheld = ({ rows }: FilingHoldings): boolean =>
  sharesRepeatValues(
    rows.map(({ amount, amount_type: amountType, value }) => ({ amount, amountType, value })),
  );

/**
 * The positions of an event, in the order of their first rows. A sum is null if one of its terms is, and so is an
 * amount of shares of a table whose shares repeat its values.
 */
export function positionRows(event: FilingHoldings): readonly HoldingRow[] {
  const { cik, period, accession, chunk, rows } = event;
  const key = setKeyOf(event);
  const isWithheld = areSharesWithheld(event);
  return [...Map.groupBy(rows, keyOf).values()].flatMap((same, place) => {
    const [first] = same;
    if (first === undefined) return [];
    const issuer = first.issuer ?? '';
    const total = (member: 'value' | 'amount'): string | null =>
      storable(same.length === 1 ? first[member] : sumOf(same.map((row) => row[member])));
    return [
      {
        cik,
        period,
        accession,
        set_key: key,
        cusip: first.cusip ?? '',
        option: first.option ?? '',
        amount_type: first.amount_type ?? '',
        chunk,
        place,
        issuer,
        class_title: first.class_title ?? '',
        issuer_key: issuerKey(issuer),
        value: total('value'),
        amount: isWithheld && first.amount_type !== 'principal' ? null : total('amount'),
        rows: same.length,
      },
    ];
  });
}

/** A position in the table ordered by CUSIP. */
export const cusipRow = ({ issuer: _, rows: __, ...row }: HoldingRow): HoldingCusipRow => row;
