import type { Calendar } from '../calendar/calendar.ts';
import type { IssuerType } from '../fields/field.ts';
import type { FactIndex } from '../facts/fact-index.ts';
import type { History } from '../versions/history.ts';
import type { Filing } from '../model/model.ts';
import type { Split } from '../splits/detect.ts';
import type { Disputed } from '../splits/second-source.ts';
import type { RuleId } from '../rules/rules.ts';
import type { Table } from './table.ts';

/** The steps that set entries, in order (semantics §2.12). */
export type Step =
  | 'filed_values'
  | 'cover_page'
  | 'share_checks'
  | 'row_checks'
  | 'identities'
  | 'scale_checks'
  | 'years_to_date';

/** The inputs that all entries of a computation depend on. */
export type ComputationContext = {
  /** Accepted filings, oldest first. */
  readonly filings: readonly Filing[];
  readonly currency: string;
  readonly type: IssuerType;
  readonly splits: readonly Split[];
  readonly disputed: readonly Disputed[];
  readonly calendar: Calendar;
  readonly index: FactIndex;
};

/**
 * Observes the computation of the statements without influencing it, so that an explanation made from it
 * cannot differ from the values.
 */
export type Watch = {
  begin(context: ComputationContext, table: Table): void;
  /** The readings of a field, and by `versionId` the rejected versions with their rules. */
  history(history: History, dropped: ReadonlyMap<string, RuleId>): void;
  /** Entries from now on are set by this step. */
  step(step: Step): void;
  /** An entry was set; the former one, if any, is still in the table until this returns. */
  set(...entry: Parameters<Table['set']>): void;
};

/** The table, wrapped so that the watch sees every entry that is set. */
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
