import type { Cell } from '@footnote/statements/cell';
import { slotOf, yearOf } from '@footnote/statements/calendar/slots';
import { short, type Finding } from '../survey/finding.ts';
import { findingOf } from './finding.ts';
import { amountOf, type Recorded, type RecordedCell } from './recorded.ts';

const FIELDS = ['eps_basic', 'eps_diluted'] as const;
const QUARTERS = ['Q1', 'Q2', 'Q3'] as const;
const THREE_CENTS = 0.03;
const HALF_CENT = 0.005;
const MARGIN = 1e-6;

export type FourthEpsCount = {
  readonly filed: number;
  readonly derived: number;
  /** Filed by the company, equal to the year less three quarters within three cents, and not served. */
  readonly overruled: number;
  /** By reason; without years whose earnings per share are not reported. */
  readonly refused: Readonly<Record<string, number>>;
};

/** How a figure as filed becomes the one on today's split basis. */
const factorOf = ({ entry }: RecordedCell): number => {
  const split = entry.parts[0]?.fact.split;
  return split ? Number(split.denominator) / Number(split.numerator) : 1;
};

const overruled = (recorded: Recorded, item: RecordedCell): Finding | null => {
  const { cell, slot } = item;
  const filed = recorded.history(cell.field)?.vintages(slot)?.served;
  const year = yearOf(slot);
  const whole = recorded.cell(cell.field, slotOf(year, 'FY'));
  const parts = QUARTERS.flatMap((place) => recorded.cell(cell.field, slotOf(year, place)) ?? []);
  if (filed === undefined || whole === undefined || parts.length < QUARTERS.length) return null;
  const rest = parts.reduce((left, part) => left - part.cell.amount, whole.cell.amount);
  const cents = THREE_CENTS * factorOf(whole) + MARGIN;
  const own = amountOf(filed);
  if (Math.abs(own - rest) > cents) return null;
  if (Math.abs(own - cell.amount) < HALF_CENT * factorOf(whole)) return null;
  return findingOf(
    'overruled_eps',
    item,
    cell.method ?? '',
    `${short(cell.amount)} for ${short(own)} of ${filed.filing.form} ${filed.filing.filed}; the year less three quarters is ${short(rest)}`,
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
    const served = recorded.cells.filter(
      ({ cell }) => cell.field === field && cell.period_kind === 'quarter' && cell.fiscal_period === 'Q4',
    );
    const own = served.flatMap((item) => overruled(recorded, item) ?? []);
    findings.push(...own);
    const refused: Record<string, number> = {};
    for (const cell of cells)
      if (cell.field === field && cell.period_kind === 'quarter' && cell.fiscal_period === 'Q4')
        if (cell.refusal !== null && cell.refusal !== 'not_reported' && cell.refusal !== 'not_applicable')
          refused[cell.refusal] = (refused[cell.refusal] ?? 0) + 1;
    const filed = served.filter(({ cell }) => cell.method === 'reported').length;
    counts[field] = { filed, derived: served.length - filed, overruled: own.length, refused };
  }
  return { counts, findings };
};
