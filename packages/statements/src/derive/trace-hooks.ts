import type { Calendar } from '../calendar/calendar.ts';
import type { IssuerType } from '../fields/field.ts';
import type { FactIndex } from '../facts/fact-index.ts';
import type { History } from '../versions/history.ts';
import type { Filing } from '../model/model.ts';
import type { Split } from '../splits/detect.ts';
import type { RuleId } from '../rules/rules.ts';
import type { Table } from './table.ts';

/** The steps that set entries, in their order (semantics §2.12). */
export type Step =
  'filed_values' | 'cover_page' | 'share_checks' | 'row_checks' | 'identities' | 'scale_checks';

/** What all entries of a computation rest on. */
export type Grounds = {
  /** Accepted filings, oldest first. */
  readonly filings: readonly Filing[];
  readonly currency: string;
  readonly type: IssuerType;
  readonly splits: readonly Split[];
  readonly calendar: Calendar;
  readonly index: FactIndex;
};

/**
 * Looks on while the statements are computed. It is told what was decided and decides nothing, so an explanation
 * made from it cannot differ from the values.
 */
export type Watch = {
  begin(grounds: Grounds, table: Table): void;
  /** What the filings say of a field, and by `versionId` which of their figures do not count, by which rule. */
  history(history: History, dropped: ReadonlyMap<string, RuleId>): void;
  /** What is set from now on is set by this step. */
  step(step: Step): void;
  /** An entry was set; the former one, if any, can be read from the table until this returns. */
  set(...entry: Parameters<Table['set']>): void;
};

/** The table, telling the watch of whatever is set in it. */
export const watched = (table: Table, watch: Watch | undefined): Table =>
  watch === undefined
    ? table
    : {
        ...table,
        set: (field, slot, entry) => {
          watch.set(field, slot, entry);
          table.set(field, slot, entry);
        },
      };
