import * as tags from '../fields/debt.ts';
import type { Field } from '../fields/field.ts';
import { NO_ROW } from '../reading/debt.ts';
import type { FilingReadings } from '../reading/reading.ts';
import { refuseWhere } from './set-aside.ts';
import type { Slot } from '../calendar/slots.ts';

/**
 * Noncurrent debt without a tagged row of current debt is all debt for a filer that tags such rows at other
 * dates; a filer that never does may use an extension concept for the row.
 */
export const withoutUntaggedRows = (spec: Field, all: Map<Slot, readonly FilingReadings[]>): void => {
  if (spec.reader !== 'debt') return;
  const tagsCurrent = [...all.values()].some((versions) =>
    versions.some(({ facts }) =>
      tags.CURRENT_ROWS.some((concept) => (facts.get(concept)?.amount ?? 0n) !== 0n),
    ),
  );
  if (tagsCurrent) return;
  refuseWhere(all, 'debt.maturities_unknown', ({ readings: [first] }) => first?.rank === NO_ROW);
};
