import type { Cell } from '@footnote/statements/cell';
import { slotOf, yearOf } from '@footnote/statements/calendar/slots';
import { candidatesOf } from '@footnote/statements/fields/field';
import { short, type Finding } from '../survey/finding.ts';
import { findingOf } from './finding.ts';
import { amountOf, type FiledFact, type Recorded, type RecordedCell } from './recorded.ts';

const FIELDS = ['eps_basic', 'eps_diluted'] as const;
const QUARTERS = ['Q1', 'Q2', 'Q3'] as const;
const THREE_CENTS = 0.03;
const HALF_CENT = 0.005;
const MARGIN = 1e-6;

export type FourthEpsCount = {
  readonly filed: number;
  readonly derived: number;
  /** Another figure is served than the filed one, which equals the year less three quarters within three cents. */
  readonly overruled: number;
  /** The same, but nothing is served. */
  readonly withheld: number;
  /** By reason; without years whose earnings per share are not reported. */
  readonly refused: Readonly<Record<string, number>>;
};

/** How a figure as filed becomes the one on today's split basis. */
const factorOf = ({ entry }: RecordedCell): number => {
  const split = entry.parts[0]?.fact.split;
  return split ? Number(split.denominator) / Number(split.numerator) : 1;
};

/** The figure that the newest filing tags for the quarter itself, by the best concept of the field that it tags. */
const filedIn = (recorded: Recorded, field: string, slot: number): FiledFact | undefined => {
  const history = recorded.history(field);
  if (history === undefined) return undefined;
  const concepts = candidatesOf(history.spec, recorded.type).flatMap(({ terms }) =>
    terms.length === 1 ? (terms[0]?.concepts ?? []) : [],
  );
  return recorded
    .facts(slot)
    .flatMap(({ facts }) => concepts.map((concept) => facts.get(concept)).find((fact) => fact) ?? [])
    .at(-1);
};

/** Null unless the filed figure is proven and is not what is served. */
const unserved = (recorded: Recorded, cell: Cell): Finding | null => {
  const slot = recorded.slotOf(cell);
  if (slot === undefined) return null;
  const year = yearOf(slot);
  const filed = filedIn(recorded, cell.field, slot);
  const whole = recorded.cell(cell.field, slotOf(year, 'FY'));
  const parts = QUARTERS.flatMap((place) => recorded.cell(cell.field, slotOf(year, place)) ?? []);
  if (filed === undefined || filed.conflict || whole === undefined || parts.length < QUARTERS.length)
    return null;
  const rest = parts.reduce((left, part) => left - part.cell.amount, whole.cell.amount);
  const own = amountOf({ value: filed.amount });
  if (Math.abs(own - rest) > THREE_CENTS * factorOf(whole) + MARGIN) return null;
  if (cell.value !== null && Math.abs(own - Number(cell.value)) < HALF_CENT * factorOf(whole)) return null;
  const { form, filed: date } = filed.filing;
  const shown = cell.value === null ? 'nothing' : short(Number(cell.value));
  return findingOf(
    'overruled_eps',
    { cell },
    cell.value === null ? (cell.refusal ?? '') : (cell.method ?? ''),
    `${shown} for ${short(own)} of ${form} ${date}; the year less three quarters is ${short(rest)}`,
  );
};

/** How earnings per share of fourth quarters come about. `cells`: all, served or refused, after masking. */
export const fourthEps = (
  cells: readonly Cell[],
  recorded: Recorded,
): { readonly counts: Readonly<Record<string, FourthEpsCount>>; readonly findings: readonly Finding[] } => {
  const counts: Record<string, FourthEpsCount> = {};
  const findings: Finding[] = [];
  for (const field of FIELDS) {
    const refused: Record<string, number> = {};
    const count = { filed: 0, derived: 0, overruled: 0, withheld: 0 };
    for (const cell of cells) {
      if (cell.field !== field || cell.period_kind !== 'quarter' || cell.fiscal_period !== 'Q4') continue;
      if (cell.refusal === 'not_reported' || cell.refusal === 'not_applicable') continue;
      if (cell.refusal !== null) refused[cell.refusal] = (refused[cell.refusal] ?? 0) + 1;
      else count[cell.method === 'reported' ? 'filed' : 'derived'] += 1;
      const finding = unserved(recorded, cell);
      if (finding === null) continue;
      count[cell.value === null ? 'withheld' : 'overruled'] += 1;
      findings.push(finding);
    }
    counts[field] = { ...count, refused };
  }
  return { counts, findings };
};
