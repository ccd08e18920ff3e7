import { readEps } from './eps.ts';
import { readFairValue } from './fair-value.ts';
import type { NoteFiling } from './filing.ts';
import type { Note, NoteVerdict } from './note.ts';
import { readObligations } from './obligations.ts';
import { readSchedule } from './schedule.ts';
import { SCHEDULES } from './schedules.ts';
import { readTax } from './tax.ts';

/** The table of a note as a filing tags it, proven to add up, or why it is not served. */
export function readNote(note: Note, filing: NoteFiling): NoteVerdict {
  switch (note) {
    case 'tax_reconciliation':
      return readTax(filing);
    case 'eps_reconciliation':
      return readEps(filing);
    case 'fair_value_levels':
      return readFairValue(filing);
    case 'remaining_performance_obligations':
      return readObligations(filing);
    default:
      return readSchedule(SCHEDULES[note], filing);
  }
}
