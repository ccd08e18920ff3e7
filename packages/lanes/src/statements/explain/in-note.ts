import { Decimal } from 'decimal.js';
import type { Cell } from '@footnote/statements/cell';
import type { Candidate } from '@footnote/statements/explain/plain';
import { filingIndexUrl } from '@footnote/values/accession';
import { BLOCK_OF } from '@footnote/wire/statement-blocks';
import type { Writable } from '@footnote/wire/json';
import type { ReportedInNote } from '@footnote/contract/types.generated';

/** Rules by which a value that a filing states for exactly the period is not that of the field. */
const OFF_FACE = 'interest.not_on_face';
const ANNUAL_ONLY = 'field.annual_only';

type Named = {
  readonly cik: string;
  readonly symbol: string;
  /** The label of the period in requests. */
  readonly label: string;
};

/**
 * What the newest filing states of a refused cell's period apart from the face of the statement; null if it states
 * nothing or several values. The cell stays refused.
 */
export function reportedInNote(
  cell: Pick<Cell, 'field' | 'period_end' | 'rule' | 'statement' | 'unit' | 'value'>,
  candidates: readonly Candidate[],
  { cik, symbol, label }: Named,
): Writable<ReportedInNote> | null {
  if (cell.value !== null) return null;
  const stated = candidates.filter(
    ({ rule, parts }) => parts.length === 1 && (rule === OFF_FACE || cell.rule === ANNUAL_ONLY),
  );
  const [first] = stated;
  const newest = stated.filter(({ filing }) => filing.accession === first?.filing.accession);
  const [part] = first?.parts ?? [];
  if (first === undefined || part === undefined) return null;
  if (newest.some(({ value }) => value !== first.value)) return null;
  const { accession, filed, form } = first.filing;
  const place = new URLSearchParams({
    symbol,
    statement: BLOCK_OF[cell.statement],
    field: cell.field,
    period: label,
  });
  return {
    concept: part.concept,
    evidence: `/v2/evidence?${place.toString()}`,
    filing: { accession, filed, form, url: filingIndexUrl(cik, accession) },
    period_end: part.end,
    period_start: part.start,
    unit: cell.unit,
    value: new Decimal(first.value),
  };
}

/** Why a cell is refused although `reportedInNote` has a value. */
export const beside = ({ rule }: Pick<Cell, 'rule'>): string =>
  rule === ANNUAL_ONLY
    ? 'the field is served for whole fiscal years only; reported_in_note has what a filing states of this period'
    : 'the face of the statement does not report it; reported_in_note has what a note of the filing states';
