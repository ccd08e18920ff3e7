import type { Provenance, StatementName } from '@footnote/statements/cell';
import { labelFor } from '@footnote/values/period';
import { relatedCells } from '@footnote/statements/derive/related';
import { indexCells, type CellIndex } from '@footnote/figures/index/cell-index';
import { rowProvenance } from '@footnote/figures/index/provenance';
import { served, type Figure } from '@footnote/figures/ratios/exact';
import { unitOf } from '@footnote/statements/facts/fact-index';
import { FIELDS } from './fields.ts';
import { RATIOS, undefinedNote, type Operand, type Ratio } from './ratios.ts';
import type { CompanyFinancials, ToolCell } from './read.ts';
import { NOT_REPORTED, refusedCell, type RefusedCell } from './refused.ts';
import type { FinancialsRequest } from './request.ts';
import type { Subject } from '../../subject/resolve-subject.ts';
import { isFinancial, type IssuerType } from '@footnote/statements/fields/field';
import { BLOCK_OF } from '@footnote/wire/statement-blocks';

/** One period of a statement. */
export type Column = {
  readonly label: string;
  readonly period_end: string;
  /** The filing of most of the period's values; null without any. */
  readonly provenance: Provenance | null;
};

export type Place =
  | { readonly value: string; readonly cell: ToolCell }
  | { readonly value: string; readonly ratio: Ratio }
  | { readonly value: null; readonly refused: RefusedCell };

/** One field over the columns of its statement. */
export type Row = {
  readonly field: string;
  /** ISO currency, `USD/shares`, `shares`, `pure`, `percent` or `ratio`. */
  readonly unit: string;
  readonly places: readonly Place[];
};

export type Statement = {
  readonly name: StatementName;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
};

export type Financials = {
  readonly statements: readonly Statement[];
  /** Whether there are older periods than those shown. */
  readonly truncated: boolean;
};

type TableRequest = Pick<FinancialsRequest, 'statements' | 'periodKind' | 'periods' | 'detail'> & {
  readonly subject: Subject;
};

type View = {
  readonly requested: TableRequest;
  readonly index: CellIndex<ToolCell>;
  readonly currency: string;
  readonly isFinancial: boolean;
  readonly type: IssuerType;
};

/**
 * The requested statements: each has the same periods in the same order, newest first, and every field of the
 * detail in every period, with its value or the reason it is missing.
 */
export function tabulate({ issuer, cells }: CompanyFinancials, requested: TableRequest): Financials {
  const index = indexCells(cells, requested.periodKind);
  const anchors = index.anchors.slice(0, requested.periods);
  const view: View = {
    requested,
    index,
    currency: issuer.reporting_currency,
    type: issuer.issuer_type,
    isFinancial: isFinancial(issuer.issuer_type),
  };
  const statement = (name: StatementName): Statement => {
    const columns = anchors.map(({ fiscal_period: period, fiscal_year: year, period_end: end }) => ({
      label: labelFor(requested.periodKind, year, period),
      period_end: end,
      provenance: rowProvenance(index.cells(name, end)),
    }));
    return { name, columns, rows: [...cellRows(view, name, columns), ...ratioRows(view, name, columns)] };
  };
  return {
    statements: requested.statements.map(statement),
    truncated: index.anchors.length > anchors.length,
  };
}

function cellRows(view: View, statement: StatementName, columns: readonly Column[]): readonly Row[] {
  const byEnd = new Map(
    columns.map(({ period_end: end }) => [
      end,
      new Map(view.index.cells(statement, end).map((cell) => [cell.field, cell] as const)),
    ]),
  );
  const requestedFields = FIELDS[statement].filter(
    ({ core, onlyFor }) =>
      (core || view.requested.detail !== 'core') && (onlyFor?.includes(view.type) ?? true),
  );
  return requestedFields.map(({ field, measure }) => ({
    field,
    unit: unitOf(measure, view.currency),
    places: columns.map(({ label, period_end: end }) =>
      explained(view, { statement, field, label }, placeOf(view, field, byEnd.get(end)?.get(field))),
    ),
  }));
}

function placeOf(view: View, field: string, cell: ToolCell | undefined): Place {
  if (cell !== undefined && cell.value !== null) return { value: cell.value, cell };
  if (field === 'dividends_per_share' && view.requested.periodKind !== 'annual')
    return { value: null, refused: annualOnly(view.requested) };
  if (cell === undefined) return { value: null, refused: NOT_REPORTED };
  const { refusal } = cell;
  if (refusal !== 'missing_operand') return { value: null, refused: refusedCell(refusal) };
  const missing = missingOperand(view, cell);
  if (missing === undefined) return { value: null, refused: refusedCell(refusal) };
  return { value: null, refused: { ...reasonOf(missing), missing_operand: missing.field } };
}

/** In the audit, refused cells link to their explanation if it has any content. */
function explained(
  { requested: { detail, subject } }: View,
  {
    statement,
    field,
    label,
  }: { readonly statement: StatementName; readonly field: string; readonly label: string },
  place: Place,
): Place {
  if (detail !== 'audit' || subject.ticker === undefined || place.value !== null) return place;
  const { unavailable } = place.refused;
  if (unavailable !== 'ambiguous_candidate' && unavailable !== 'oracle_contradicted') return place;
  const recovery = {
    action: 'get',
    path: '/v2/explain',
    params: { symbol: subject.ticker, statement: BLOCK_OF[statement], field, period: label },
  } as const;
  return { value: null, refused: { ...place.refused, recovery } };
}

/** The first missing field of the same row; undefined if the missing operand is in another period. */
function missingOperand(
  { index }: View,
  { field, fiscal_period: period, period_end: end, statement }: ToolCell,
): ToolCell | undefined {
  const shown = new Set(FIELDS[statement].map((spec) => spec.field));
  // Of values not computed from their row, only per-share figures of a fourth quarter.
  const place = period === 'Q4' ? 'Q4' : 'FY';
  const operands = relatedCells(field, place).filter(
    (operand) => operand.place === place && operand.field !== field,
  );
  const cells = index.cells(statement, end);
  return operands
    .filter((operand) => shown.has(operand.field))
    .map((operand) => cells.find((other) => other.field === operand.field))
    .find((other) => other !== undefined && other.value === null);
}

/** The reason of an operand, for what cannot be computed without it. */
function reasonOf({ refusal }: Pick<ToolCell, 'refusal'>): RefusedCell {
  const { unavailable, recovery } = refusedCell(refusal);
  return { unavailable, ...(recovery === undefined ? {} : { recovery }) };
}

function annualOnly({ subject: { cik, ticker } }: TableRequest): RefusedCell {
  return {
    unavailable: 'not_reported',
    note: 'dividends per share are served for fiscal years only',
    recovery: {
      action: 'use_tool',
      tool: 'stock_financials',
      params: { period_kind: 'annual', statements: ['income'], symbol: ticker ?? cik },
    },
  };
}

function ratioRows(view: View, statement: StatementName, columns: readonly Column[]): readonly Row[] {
  if (view.requested.detail === 'core') return [];
  return RATIOS[statement].map((ratio) => ({
    field: ratio.field,
    unit: ratio.definition.unit,
    places: columns.map(({ period_end: end }) => ratioPlace(view, ratio, end)),
  }));
}

function ratioPlace({ index, isFinancial }: View, ratio: Ratio, end: string): Place {
  if (ratio.notForFinancials && isFinancial)
    return refusal('not meaningful for banks and insurers, whose raw material is interest');
  const endOf = (operand: Operand): string | undefined => (operand.yearBefore ? index.yearBefore(end) : end);
  const figureOf = (operand: Operand): Figure => {
    const when = endOf(operand);
    return when === undefined ? null : index.figure(operand.statement, operand.field, when);
  };
  const figures = ratio.operands.map(figureOf);
  const missing = ratio.operands.find((_, position) => figures[position] === null);
  if (missing !== undefined) {
    const when = endOf(missing);
    const cell =
      when === undefined
        ? undefined
        : index.cells(missing.statement, when).find(({ field }) => field === missing.field);
    const refused = {
      ...(cell === undefined ? NOT_REPORTED : reasonOf(cell)),
      missing_operand: missing.field,
      ...(missing.yearBefore ? { note: 'the operand of the period a year before' } : {}),
    };
    return { value: null, refused };
  }
  const value = served(ratio.compute(...figures));
  if (value === null) return refusal(undefinedNote(ratio, figures));
  return { value: value.toFixed(), ratio };
}

function refusal(note: string): Place {
  return { value: null, refused: { unavailable: 'not_reported', note } };
}
