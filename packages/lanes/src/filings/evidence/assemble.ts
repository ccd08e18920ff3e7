import type { Place } from '@footnote/evidence/place';
import type {
  CellEvidence,
  EvidencedFact as EvidencedFactMember,
  EvidencePlace,
  PlaceTable,
} from '@footnote/contract/types.generated';
import type { Writable } from '@footnote/wire/json';
import { Decimal } from 'decimal.js';
import type { CommonMember } from '../../subject/document.ts';
import type { FilingDocument } from '../documents/source.ts';
import { filingLink } from '../../statements/explain/document.ts';
import type { Evidenced, EvidencedFact } from './evidenced.ts';
import type { Located } from './locate.ts';
import { linksTo } from './links.ts';

/** Facts that one answer shows; those beyond are counted. */
export const MOST_FACTS = 24;

/** A fact with its place, as it is answered. */
function evidenceMember(cik: string, fact: EvidencedFact, located: Located): Writable<EvidencedFactMember> {
  const { concept, start, end, value, role, exhibit } = fact;
  return {
    concept,
    end,
    ...(exhibit === undefined ? {} : { exhibit }),
    filed_value: new Decimal(value),
    filing: filingLink(cik, fact),
    place:
      'reason' in located
        ? { available: false as const, reason: located.reason }
        : placeMember(fact.accession, located.document, located.place),
    role,
    start,
  };
}

/** The members of the evidence of a cell. `located` is in the order of the facts that are shown. */
export function evidenceMembers(
  cik: string,
  place: Pick<CellEvidence, 'field' | 'period' | 'statement'>,
  { cell, facts }: Evidenced,
  located: readonly Located[],
): Omit<Writable<CellEvidence>, CommonMember> {
  const { method, period_end, period_start, refusal, unit, value } = cell;
  return {
    cell: {
      method,
      period_end,
      period_start,
      refusal,
      unit,
      value: value === null ? null : new Decimal(value),
    },
    facts: facts
      .slice(0, MOST_FACTS)
      .map((fact, at) => evidenceMember(cik, fact, located[at] ?? { reason: 'document_missing' })),
    ...place,
    total_facts: facts.length,
  };
}

function placeMember(accession: string, document: FilingDocument, place: Place): Writable<EvidencePlace> {
  const { from, to, how, element, hidden, passage, printed, text, dimensions } = place;
  const { bytes, sha256, type, url } = document;
  return {
    available: true as const,
    dimensions: dimensions.map(({ axis, member }) => ({ axis, member })),
    document: { bytes, sha256, type: type === '' ? null : type, url },
    element_id: element,
    from,
    hidden,
    how,
    links: linksTo(accession, document, place),
    passage,
    table: printed === null ? null : tableMember(printed),
    text,
    to,
  };
}

function tableMember(printed: NonNullable<Place['printed']>): Writable<PlaceTable> {
  const { captions, column, headers, heading, label, row, rows, totalRows, unitLine } = printed;
  return {
    captions: [...captions],
    column,
    headers: [...headers],
    heading,
    label,
    row,
    rows: rows.map(({ row: position, cells }) => ({
      cells: cells.map(({ column: at, columns, text }) => ({ column: at, columns, text })),
      row: position,
    })),
    total_rows: totalRows,
    unit_line: unitLine,
  };
}
