import type { Cell } from '../cell.ts';
import { computeStatements } from '../compute.ts';
import type { History } from '../versions/history.ts';
import type { CompanyInput } from '../inputs.ts';
import type { Entry } from '../model/model.ts';
import type { RuleId } from '../rules/rules.ts';
import type { Slot } from '../calendar/slots.ts';
import type { Issuer } from '../statements.ts';
import type { Table } from '../derive/table.ts';
import type { ComputationContext, Step } from '../derive/trace-hooks.ts';

export type FieldTrace = { readonly history: History; readonly dropped: ReadonlyMap<string, RuleId> };

/** Everything that the engine decided for a company's cells, recorded during the computation. */
export type Trace = {
  readonly issuer: Issuer;
  readonly cells: readonly Cell[];
  /** Null when the company has no currency, and therefore no cells. */
  readonly context: ComputationContext | null;
  /** The entries from which the cells were made. */
  readonly table: Pick<Table, 'get'> | null;
  fieldTrace(field: string): FieldTrace | undefined;
  /** The entries set for the traced field, oldest first. */
  settings(slot: Slot): readonly { readonly step: Step; readonly entry: Entry }[];
};

/** Computes a company and records how each cell of one field came about. */
export const traceField = (company: CompanyInput, field: string): Trace => {
  let context: ComputationContext | null = null;
  let table: Table | null = null;
  let step: Step = 'filed_values';
  const fieldTrace = new Map<string, FieldTrace>();
  const settings = new Map<Slot, { step: Step; entry: Entry }[]>();
  const { issuer, cells } = computeStatements(company, {
    begin: (found, entries) => {
      context = found;
      table = entries;
    },
    history: (history, dropped) => {
      fieldTrace.set(history.spec.field, { history, dropped });
    },
    step: (next) => {
      step = next;
    },
    set: (name, slot, entry) => {
      if (name !== field) return;
      const list = settings.get(slot);
      if (list) list.push({ step, entry });
      else settings.set(slot, [{ step, entry }]);
    },
  });
  return {
    issuer,
    cells,
    context,
    table,
    fieldTrace: (name) => fieldTrace.get(name),
    settings: (slot) => settings.get(slot) ?? [],
  };
};
