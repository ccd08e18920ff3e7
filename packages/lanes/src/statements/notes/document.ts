import { Decimal } from 'decimal.js';
import { formatAmount } from '@footnote/statements/decimal';
import { noteFiling } from '@footnote/statements/notes/filing';
import {
  isRefused,
  nameOf,
  type Note,
  NOTES,
  type NoteRow,
  type NoteVerdict,
  type Reconciled,
  refused,
} from '@footnote/statements/notes/note';
import { readNote } from '@footnote/statements/notes/notes';
import { NOTE_REFUSALS } from '@footnote/statements/notes/refusals';
import type { Writable } from '@footnote/wire/json';
import type {
  Notes,
  NoteReconciliation,
  NoteRow as RowMember,
  NoteTable as TableMember,
} from '@footnote/contract/types.generated';
import { filingLink } from '../explain/document.ts';
import { labelKey } from '../facts/read.ts';
import type { FoundFiling } from './read.ts';

type OwnMembers = Pick<Writable<Notes>, 'filing' | 'notes' | 'period_end' | 'period_start'>;

/** Names of axes and members in the tables that are served, whose labels the document needs. */
export type Labels = ReadonlyMap<string, string>;

/** The notes of a filing: the requested one, or all. */
export type ReadNotes = ReadonlyMap<Note, NoteVerdict>;

export function notesOf({ filing, facts }: FoundFiling, note: Note | undefined): ReadNotes {
  const read = noteFiling(filing.form, facts);
  return new Map(
    (note === undefined ? NOTES : [note]).map((each) => [
      each,
      read === undefined ? refused('no_report') : readNote(each, read),
    ]),
  );
}

/** The members of a company that has no report of its own. */
export const withoutReport = (note: Note | undefined): OwnMembers => ({
  filing: null,
  notes: (note === undefined ? NOTES : [note]).map((each) =>
    tableMember(each, refused('no_report'), '', NO_LABELS),
  ),
  period_end: null,
  period_start: null,
});

const NO_LABELS: Labels = new Map();

export function notesMembers(
  cik: string,
  { filing, facts }: FoundFiling,
  notes: ReadNotes,
  labels: Labels,
): OwnMembers {
  const read = noteFiling(filing.form, facts);
  return {
    filing: filingLink(cik, filing),
    notes: [...notes].map(([note, verdict]) => tableMember(note, verdict, filing.accession, labels)),
    period_end: filing.period_end,
    period_start: read?.start ?? null,
  };
}

function tableMember(
  note: Note,
  verdict: NoteVerdict,
  accession: string,
  labels: Labels,
): Writable<TableMember> {
  if (isRefused(verdict)) {
    const { refusal: code, stood } = verdict;
    return {
      ...{ lines_left_out: 0, note, reconciled_to: [] },
      refusal: {
        code,
        stood: stood.map(({ what, concepts, value }) => ({ concepts, value: decimal(value), what })),
        text: NOTE_REFUSALS[code],
      },
      ...{ rows: [], total: null, unit: null },
    };
  }
  return {
    lines_left_out: verdict.leftOut,
    note,
    reconciled_to: verdict.reconciled.map(reconciledMember),
    refusal: null,
    rows: verdict.rows.map((row) => rowMember(row, accession, labels)),
    total: verdict.total === null ? null : decimal(verdict.total.value),
    unit: verdict.unit,
  };
}

const reconciledMember = ({ what, concepts, value, sum }: Reconciled): Writable<NoteReconciliation> => ({
  concepts,
  difference: decimal(value - sum),
  sum: decimal(sum),
  value: decimal(value),
  what,
});

function rowMember(
  { key, role, label, fact, value }: NoteRow,
  accession: string,
  labels: Labels,
): Writable<RowMember> {
  const labelOf = (name: string): string | null => labels.get(labelKey(accession, name)) ?? null;
  return {
    concept: nameOf(fact),
    dimensions: fact.axes.map((axis, at) => {
      const member = fact.members[at] ?? '';
      const typed = fact.typed[at] ?? false;
      return {
        axis,
        axis_label: labelOf(axis),
        member,
        member_label: typed ? null : labelOf(member),
        typed,
      };
    }),
    filed_value: fact.value,
    key,
    label,
    period_end: fact.period_end,
    period_start: fact.period_start === '' ? null : fact.period_start,
    role,
    unit: fact.unit,
    value: decimal(value),
  };
}

const decimal = (amount: bigint): Decimal => new Decimal(formatAmount(amount));
