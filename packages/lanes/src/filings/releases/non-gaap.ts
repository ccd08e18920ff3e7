import type { NonGaapFigure, ReconciledAmount } from '@footnote/contract/types.generated';
import { DocumentRefusedError } from '@footnote/filing-text/refused';
import type { Part } from '@footnote/releases/document/parts';
import type { Reconciled } from '@footnote/releases/non-gaap/non-gaap';
import { readNonGaap } from '@footnote/releases/non-gaap/read-non-gaap';
import type { ReleaseReading } from '@footnote/releases/types';
import type { Writable } from '@footnote/wire/json';
import { Decimal } from 'decimal.js';

/** Cells of an exhibit, several times those of the largest releases; of a larger one nothing is read. */
const MOST_CELLS = 20_000;

/** The figures beside GAAP of an exhibit whose reconciliations add up; empty if it was not read. */
export function nonGaapMembers(
  parts: readonly Part[],
  reading: ReleaseReading | null,
  released: string,
): Writable<NonGaapFigure>[] {
  if (reading === null) return [];
  const size = reading.tables.reduce((sum, { cells }) => sum + cells.length, 0);
  if (size > MOST_CELLS) return [];
  return figuresIn(parts, reading, released).map(({ adjustments, gaap, label, period, unit, ...amount }) => ({
    adjustments: adjustments.map(amountMember),
    gaap: { field: gaap.field, ...amountMember(gaap) },
    label,
    period,
    ...amountMember(amount),
    unit,
  }));
}

function figuresIn(...input: Parameters<typeof readNonGaap>): ReturnType<typeof readNonGaap> {
  try {
    return readNonGaap(...input);
  } catch (error) {
    if (error instanceof DocumentRefusedError) return [];
    throw error;
  }
}

const amountMember = ({ place, value }: Reconciled): Writable<ReconciledAmount> => ({
  place,
  value: new Decimal(value),
});
