import { eventId } from '@footnote/events/event-id';
import type {
  CellChange as ChangeMember,
  CellRevisions,
  OldCell,
} from '@footnote/event-types/types.generated';
import type { ChangedRow, Emission, PreviousRevision } from '@footnote/projection/projection';
import type { CompanyRecord } from '@footnote/statements/as-of/company-record';
import type { Cell, Provenance } from '@footnote/statements/cell';
import { acceptedFilings } from '@footnote/statements/filings/accept';
import { causesOf, type CausedChange } from '@footnote/statements/revisions/cause';
import { cellChange } from './comparison.ts';

/** Cells of one event: what a reader gets at once stays far below a megabyte. */
const CELLS_AT_ONCE = 200;

type Company = {
  readonly cik: string;
  readonly symbols: readonly string[];
  readonly revision: number;
  readonly record: CompanyRecord;
  /** Acceptance of the newest filing, epoch milliseconds. */
  readonly newest: number;
};

const KINDS = ['revision', 'refusal', 'refusal_lifted'] as const satisfies readonly CellRevisions['kind'][];

/** The events on the cells that a revision changed, by kind. Equal changes of one revision are equal events. */
export function changeEvents(
  company: Company,
  previous: PreviousRevision,
  rows: readonly ChangedRow[],
): readonly Emission<'revisions'>[] {
  const filings = newFilings(company.record, String(previous.head['as_of']));
  const changes = causesOf(rows.map(cellChange).sort(inOrder), filings);
  const byKind = Map.groupBy(changes, kindOf);
  return KINDS.flatMap((kind) => {
    const chunks = chunksOf(byKind.get(kind) ?? []);
    return chunks.map((some, chunk) =>
      emission(company, previous, filings, { kind, chunk, chunks: chunks.length, changes: some.map(member) }),
    );
  });
}

function emission(
  { cik, symbols, revision, newest }: Company,
  { revision: previous }: PreviousRevision,
  filings: readonly Provenance[],
  part: Pick<CellRevisions, 'kind' | 'chunk' | 'chunks' | 'changes'>,
): Emission<'revisions'> {
  const content = { cik, symbols, revision, previous_revision: previous, filings, ...part };
  return {
    topic: 'revisions',
    event: {
      event_id: eventId(['revisions', cik, JSON.stringify(content)]),
      source_time: newest,
      recorded_at: 0,
      ...content,
    },
  };
}

/** Filings accepted after the newest one that the previous revision knew (`asOf`, UTC), the newest first. */
function newFilings({ company, acceptedAt }: CompanyRecord, asOf: string): readonly Provenance[] {
  const known = Date.parse(`${asOf.replace(' ', 'T')}Z`);
  return acceptedFilings(company)
    .filter(({ accession }) => Math.floor((acceptedAt.get(accession) ?? 0) / 1000) * 1000 > known)
    .map(({ accession, form, filed }) => ({ accession, form, filed }))
    .reverse();
}

function kindOf({ before, after }: CausedChange): CellRevisions['kind'] {
  if (before.value === null) return 'refusal_lifted';
  return after === null || after.value === null ? 'refusal' : 'revision';
}

function member({ before, after, cause, filing }: CausedChange): ChangeMember {
  const { statement, field, period_kind, fiscal_year, fiscal_period, period_start, period_end, unit } =
    after ?? before;
  if (fiscal_period === 'TP') throw new TypeError('a transition period is not served');
  return {
    statement,
    field,
    period_kind,
    fiscal_year,
    fiscal_period,
    period_start,
    period_end,
    unit,
    old: valueOf(before),
    new: after === null ? null : valueOf(after),
    cause,
    caused_by: filing?.accession ?? null,
  };
}

function valueOf({ value, refusal, rule, concept, method, accession, form, filed }: Cell): OldCell {
  const orNull = (text: string): string | null => (text === '' ? null : text);
  return {
    value,
    refusal,
    rule,
    concept: orNull(concept),
    method,
    accession: orNull(accession),
    form: orNull(form),
    filed,
  };
}

type Ordered = { readonly before: Cell };

const nameOf = ({ before: { statement, field, period_kind } }: Ordered): string =>
  `${statement} ${field} ${period_kind}`;

/** Newest period first, then by statement, field and kind of period. */
function inOrder(a: Ordered, b: Ordered): number {
  if (a.before.period_end !== b.before.period_end) return a.before.period_end > b.before.period_end ? -1 : 1;
  return nameOf(a) < nameOf(b) ? -1 : 1;
}

function chunksOf<T>(items: readonly T[]): readonly (readonly T[])[] {
  const chunks: (readonly T[])[] = [];
  for (let from = 0; from < items.length; from += CELLS_AT_ONCE)
    chunks.push(items.slice(from, from + CELLS_AT_ONCE));
  return chunks;
}
