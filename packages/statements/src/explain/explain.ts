import type { Calendar } from '../calendar/calendar.ts';
import { candidatesOf } from '../fields/field.ts';
import type { Field } from '../fields/field.ts';
import type { Cell, Provenance } from '../cell.ts';
import { formatAmount } from '../decimal.ts';
import type { CompanyInput } from '../inputs.ts';
import type { Entry } from '../model/model.ts';
import { boundsOf, slotOf, yearOf } from '../calendar/slots.ts';
import type { Place, Slot } from '../calendar/slots.ts';
import type { Issuer } from '../statements.ts';
import type { ComputationContext, Step } from '../derive/trace-hooks.ts';
import { candidatesIn, coverCandidates } from './candidates.ts';
import { labelFor } from '@footnote/values/period';
import type { LabelledPeriod } from '@footnote/values/period';
import { plainCandidate, provenanceOf, ratioOf } from './plain.ts';
import type { Candidate } from './plain.ts';
import { PLACE_PERIODS, relatedCells } from '../derive/related.ts';
import { ruleOf, trailingRule } from './rule.ts';
import { traceField } from './trace.ts';
import type { Trace } from './trace.ts';
import type { Rule } from './texts.ts';

/** A value that was in force, and the filing that introduced it. */
export type Vintage = { readonly value: string; readonly filing: Provenance };

/** A cell related to the explained one, with its successive values, oldest first. */
export type Considered = {
  readonly label: string;
  readonly cell: Cell;
  readonly vintages: readonly Vintage[];
};

/** One assignment of the cell; only if it changed the cell. */
export type Decision = {
  readonly step: Step;
  readonly value: string | null;
  readonly refusal: Cell['refusal'];
  readonly rule: Cell['rule'];
};

export type ExplainedSplit = {
  readonly date: string;
  readonly ratio: string;
  /** The price source's evidence about the split; absent if no source covers these days. */
  readonly witness?: 'confirmed' | 'only_filings' | 'only_prices';
};

const explainedSplits = ({ splits, disputed }: ComputationContext): readonly ExplainedSplit[] =>
  [
    ...splits.map((split): ExplainedSplit => ({
      date: split.date,
      ratio: ratioOf(split),
      ...(split.reported === true ? { witness: 'confirmed' } : {}),
    })),
    ...disputed.map((split): ExplainedSplit => ({
      date: split.date,
      ratio: ratioOf(split),
      witness: `only_${split.only}`,
    })),
  ].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));

export type Explanation = {
  readonly issuer: Issuer;
  /** End of the company's newest period. */
  readonly newestEnd: string;
  readonly label: string;
  readonly cell: Cell;
  readonly rule: Rule;
  /**
   * The field's candidates in order of preference: a concept, or a signed sum of concepts (`a|b`: the first
   * one tagged).
   */
  readonly concepts: readonly string[];
  /** Newest filing first; within a filing the selected one first. */
  readonly candidates: readonly Candidate[];
  /** Cells that the value is or would be computed from; empty if it was read from one filing. */
  readonly considered: readonly Considered[];
  readonly decisions: readonly Decision[];
  /** Known splits, oldest first: new shares for one old share, applied to everything filed before unless disputed. */
  readonly splits: readonly ExplainedSplit[];
};

export type RequestedCell = {
  readonly statement: Cell['statement'];
  readonly field: string;
  readonly period: LabelledPeriod;
};

const YTD: Readonly<Record<string, Place>> = { Q1: 'Q1', Q2: 'Y2', Q3: 'Y3' };

const placeOfCell = (cell: Cell): Place | null => {
  if (cell.fiscal_period === 'TP' || cell.period_kind === 'ttm') return null;
  if (cell.period_kind === 'annual') return 'FY';
  if (cell.period_kind === 'ytd') return YTD[cell.fiscal_period] ?? null;
  if (cell.period_kind === 'quarter') return cell.fiscal_period;
  return `I${cell.fiscal_period.slice(1)}` as Place;
};

const slotOfCell = (calendar: Calendar, cell: Cell): { slot: Slot; place: Place } | null => {
  const place = placeOfCell(cell);
  if (place === null) return null;
  const year = calendar.findIndex(
    (item) =>
      !item.transition && item.label === cell.fiscal_year && boundsOf(item, place)?.end === cell.period_end,
  );
  return year < 0 ? null : { slot: slotOf(year, place), place };
};

/** The requested cell among those of a company. */
export const findCell = (
  cells: readonly Cell[],
  { statement, field, period }: RequestedCell,
): Cell | undefined =>
  cells.find(
    (cell) =>
      cell.statement === statement &&
      cell.field === field &&
      cell.fiscal_year === period.year &&
      (cell.period_kind === 'instant'
        ? (period.kind === 'quarter' && cell.fiscal_period === period.period) ||
          (period.kind === 'annual' && cell.fiscal_period === 'Q4')
        : cell.period_kind === period.kind && cell.fiscal_period === period.period),
  );

const decisionsOf = (trace: Trace, slot: Slot): { decisions: Decision[]; last: Step | undefined } => {
  const decisions: Decision[] = [];
  let last: Step | undefined;
  let before: Entry | undefined;
  for (const { step, entry } of trace.settings(slot)) {
    const isSame = before?.value === entry.value && before.rule === entry.rule;
    before = entry;
    if (isSame) continue;
    last = step;
    decisions.push({
      step,
      value: entry.value === null ? null : formatAmount(entry.value),
      refusal: entry.refusal,
      rule: entry.rule,
    });
  }
  return { decisions, last };
};

const vintagesOf = (trace: Trace, field: string, slot: Slot): Vintage[] => {
  const kept = trace.fieldTrace(field)?.history.vintages(slot)?.kept ?? [];
  return kept
    .filter(({ value }, at) => value !== kept[at - 1]?.value)
    .map(({ value, filing }) => ({ value: formatAmount(value), filing: provenanceOf(filing) }));
};

const consideredFor = (trace: Trace, cell: Cell, place: Place, year: number): Considered[] =>
  relatedCells(cell.field, place).flatMap(({ field, place: other }) => {
    const { kind, period } = PLACE_PERIODS[other];
    const found = trace.cells.find(
      (item) =>
        item.field === field &&
        item.period_kind === kind &&
        item.fiscal_year === cell.fiscal_year &&
        item.fiscal_period === period,
    );
    const vintages = vintagesOf(trace, field, slotOf(year, other));
    return found ? [{ label: labelFor(kind, cell.fiscal_year, period), cell: found, vintages }] : [];
  });

/** `us-gaap:ProfitLoss -us-gaap:…`, with a final `?` if the part may be missing. */
const conceptsOf = (spec: Field, type: Issuer['type']): string[] =>
  candidatesOf(spec, type).map(({ terms }) =>
    terms
      .map(
        ({ concepts, sign, optional }) => `${sign > 0 ? '' : '-'}${concepts.join('|')}${optional ? '?' : ''}`,
      )
      .join(' '),
  );

/** Twelve months: the previous year with the years to date for one derivation, the quarters for the other. */
const consideredForTrailing = (trace: Trace, cell: Cell): Considered[] =>
  trace.cells
    .filter(({ statement, field, fiscal_year: year, fiscal_period: period, ...item }) => {
      if (statement !== cell.statement || field !== cell.field || period === 'TP') return false;
      const { period_kind: kind, period_start: start, period_end: end } = item;
      if (kind === 'quarter') return (start ?? '') >= (cell.period_start ?? '') && end <= cell.period_end;
      if (cell.fiscal_period === 'Q4') return kind === 'annual' && year === cell.fiscal_year;
      if (kind === 'annual') return year === cell.fiscal_year - 1;
      const isCumulative = kind === 'ytd' && period === cell.fiscal_period;
      return isCumulative && (year === cell.fiscal_year || year === cell.fiscal_year - 1);
    })
    .map((item) => {
      const label = labelFor(item.period_kind, item.fiscal_year, item.fiscal_period);
      const found = trace.context && slotOfCell(trace.context.calendar, item);
      return { label, cell: item, vintages: found ? vintagesOf(trace, item.field, found.slot) : [] };
    });

/**
 * Explains a cell: the candidates and what happened to each, the rule, the operands, and related cells.
 * Recorded during the computation itself, so that it cannot differ from the value. Null when the company has
 * no such cell.
 */
export const explainCell = (company: CompanyInput, requested: RequestedCell): Explanation | null => {
  const trace = traceField(company, requested.field);
  const { context, issuer } = trace;
  const cell = findCell(trace.cells, requested);
  if (cell === undefined || context === null) return null;
  const base = {
    issuer,
    newestEnd: trace.cells.reduce((newest, { period_end: end }) => (end > newest ? end : newest), ''),
    label: labelFor(cell.period_kind, cell.fiscal_year, cell.fiscal_period),
    cell,
    splits: explainedSplits(context),
  };
  const found = slotOfCell(context.calendar, cell);
  if (found === null) {
    const considered = consideredForTrailing(trace, cell);
    const rule = trailingRule(
      cell,
      considered.map((item) => item.cell),
    );
    return { ...base, rule, concepts: [], candidates: [], considered, decisions: [] };
  }
  const { slot, place } = found;
  const entry = trace.table?.get(requested.field, slot);
  const fieldTrace = trace.fieldTrace(requested.field);
  const candidates = fieldTrace
    ? candidatesIn(fieldTrace, context, slot, entry)
    : requested.field === 'shares_outstanding_cover_page'
      ? coverCandidates(context, cell.period_end, entry)
      : [];
  const { decisions, last } = decisionsOf(trace, slot);
  const isRead = candidates.some(({ verdict }) => verdict === 'served');
  return {
    ...base,
    rule: entry ? ruleOf(cell, entry, last, candidates) : 'refused',
    concepts: fieldTrace ? conceptsOf(fieldTrace.history.spec, issuer.type) : [],
    candidates: candidates.map(plainCandidate),
    considered: isRead ? [] : consideredFor(trace, cell, place, yearOf(slot)),
    decisions,
  };
};
