import { short, type Finding } from '../survey/finding.ts';
import { roundingOf } from '../survey/served.ts';
import { findingOf, plainConcept } from './finding.ts';
import {
  amountOf,
  isRepeated,
  type Filing,
  type History,
  type Recorded,
  type RecordedCell,
} from './recorded.ts';

/** Fields that are filed rows of money; the others are not read from one concept. */
const isRow = ({ spec }: History): boolean =>
  (spec.nature === 'flow' || spec.nature === 'instant') && spec.measure === 'money';

/** Key of the concept under which a filing tags its own newest period of the row; undefined if it tags none. */
const ownName = (recorded: Recorded, history: History, filing: Filing): string | undefined => {
  const kind = history.spec.nature === 'instant' ? 'instant' : 'span';
  for (const slot of recorded.ownSlots(filing, kind)) {
    const key = history.versions(slot).find((version) => version.filing === filing)?.readings[0]?.key;
    if (key !== undefined) return key;
  }
  return undefined;
};

/** Whether two amounts, in whole units of money, are one figure within the rounding of the coarser. */
const sameFigure = (a: number, b: number): boolean =>
  Math.abs(a - b) <= Math.max(roundingOf(a), roundingOf(b));

const judged = (recorded: Recorded, item: RecordedCell, history: History): Finding | null => {
  const { cell, slot, entry } = item;
  const served = history.vintages(slot)?.served;
  if (served === undefined || entry.key !== served.key || served.rank === 0) return null;
  const moved = ownName(recorded, history, served.filing) === served.key;
  for (const { filing, covering, readings } of history.versions(slot)) {
    const [better] = readings;
    if (better === undefined || filing === served.filing || better.rank >= served.rank) continue;
    const isNewer = filing.order > served.filing.order;
    if (isNewer ? !covering : moved) continue;
    const amount = amountOf(better);
    if (amount === 0 || sameFigure(amount, cell.amount)) continue;
    if (ownName(recorded, history, filing) !== better.key) continue;
    return findingOf(
      'another_concept',
      item,
      `${plainConcept(served.key)} for ${plainConcept(better.key)}`,
      `${short(cell.amount)} of ${served.filing.form} ${served.filing.filed}, ${short(amount)} of ${filing.form} ${filing.filed}`,
    );
  }
  return null;
};

export type ConceptCount = { readonly judged: number; readonly found: number };

/**
 * Cells served from a concept of lower preference than the one under which another filing tags the row at the
 * same date or period, with another amount, where that filing tags its own newest period under the better concept as well.
 * Not counted: filings that have moved to the lower concept in their own newest period, and newer filings without
 * the total of the statement.
 */
export const anotherConcept = (
  recorded: Recorded,
): { readonly counts: Readonly<Record<string, ConceptCount>>; readonly findings: readonly Finding[] } => {
  const counts: Record<string, ConceptCount> = {};
  const findings: Finding[] = [];
  for (const item of recorded.cells) {
    const history = recorded.history(item.cell.field);
    if (history === undefined || !isRow(history) || isRepeated(item)) continue;
    const finding = judged(recorded, item, history);
    const { field } = item.cell;
    const count = counts[field] ?? { judged: 0, found: 0 };
    counts[field] = { judged: count.judged + 1, found: count.found + (finding === null ? 0 : 1) };
    if (finding !== null) findings.push(finding);
  }
  return { counts, findings };
};
