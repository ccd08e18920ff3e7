import { Decimal } from 'decimal.js';
import { type Provenance, statusOf } from '@footnote/statements/cell';
import { isFinancial } from '@footnote/statements/fields/field';
import type { Issuer } from '@footnote/statements/statements';
import { bankMetrics } from '../banks/block.ts';
import { forensicsBlock } from '../forensics/block.ts';
import { indexCells, type CellIndex } from '../index/cell-index.ts';
import { rowProvenance } from '../index/provenance.ts';
import type { Anchor, RowCell, View } from '../index/row-cell.ts';
import { served, type Figure } from '../ratios/exact.ts';
import { rowsOf } from '../rows/statement-rows.ts';
import { roicAt, trailingBlock } from '../trailing/block.ts';
import type { PeriodSeries, SeriesKind } from './period-series.ts';

/** A cell with the reason for which it was refused; empty or null if it has a value. */
export type SeriesCell = RowCell & { readonly refusal: string | null };

/** The served value of a series in one period, or the reason why it has none. */
export type PeriodFigure = {
  readonly value: Figure;
  readonly reason: string | null;
  /** The filing of the cell or, for a computed figure, of its row. Null without a value. */
  readonly provenance: Provenance | null;
};

export type PeriodFigures = {
  /** The periods of a kind, newest first. */
  readonly periods: (kind: SeriesKind) => readonly Anchor[];
  readonly at: (series: PeriodSeries, end: string) => PeriodFigure;
};

/** A computed figure without a value: an operand is missing or refused, or its definition excludes the period. */
const NOT_COMPUTABLE = 'not_computable';
const NOT_REPORTED = 'not_reported';

type IssuerOf = Pick<Issuer, 'reporting_cadence' | 'reporting_currency' | 'type'>;

/** A company's figures by period, from its cells of all kinds. Equal to those of `/v2/fundamentals` for its periods. */
export function periodFigures(cells: readonly SeriesCell[], issuer: IssuerOf): PeriodFigures {
  const indexes = { quarter: indexCells(cells, 'quarter'), annual: indexCells(cells, 'annual') };
  const own: View = issuer.reporting_cadence === 'annual' ? 'annual' : 'quarter';
  const financial = isFinancial(issuer.type);
  const takesDeposits = cells.some(({ field, value }) => field === 'deposits' && value !== null);
  const blocks = new Map<string, unknown>();

  /** A block for one period; computed once. */
  const blockAt = (kind: SeriesKind, end: string, block: string): unknown => {
    const key = `${kind} ${end} ${block}`;
    if (!blocks.has(key)) blocks.set(key, computed(kind, end, block));
    return blocks.get(key);
  };
  const computed = (kind: SeriesKind, end: string, block: string): unknown => {
    const view = kind === 'ttm' ? own : kind;
    const index = at(indexes[view], end);
    if (block === 'bank_metrics')
      return issuer.type === 'bank' && takesDeposits ? bankMetrics(index, view)[0] : undefined;
    if (block === 'trajectory')
      return { roic: { fy_values: served(roicAt(index, end, financial)) }, provenance: newest(index, end) };
    if (block === 'forensics')
      return {
        ...forensicsBlock({ index, years: upTo(indexes.annual, end), end }),
        provenance: newest(index, end),
      };
    if (block === 'ttm') {
      const { reporting_currency: currency, reporting_cadence: cadence } = issuer;
      const requested = { index, end, currency: currency ?? '', cadence, asOf: end, isFinancial: financial };
      return { ...trailingBlock(requested), provenance: newest(index, end) };
    }
    const rows =
      blocks.get(`${kind} ${end}`) ?? rowsOf({ index, years: indexes.annual, view, isFinancial: financial });
    blocks.set(`${kind} ${end}`, rows);
    return (rows as Readonly<Record<string, readonly unknown[]>>)[block]?.[0];
  };

  const cellAt = ({ kind, source, decimals }: PeriodSeries, end: string): PeriodFigure => {
    if (source.from !== 'cell') return missing(NOT_COMPUTABLE);
    const { statement, field } = source;
    const index = indexes[kind === 'ttm' ? own : kind];
    const inRow = index.cells(statement, end).find((cell) => cell.field === field);
    const cell = kind === 'ttm' ? (index.trailingCell(statement, field, end) ?? inRow) : inRow;
    const value =
      kind === 'ttm' ? index.trailing(statement, field, end) : index.figure(statement, field, end);
    if (value === null || cell === undefined)
      return missing(reasonOf(cell) ?? (cell ? NOT_COMPUTABLE : NOT_REPORTED));
    return { value: served(value, decimals), reason: null, provenance: provenanceOf(cell) };
  };

  const figureAt = (series: PeriodSeries, end: string): PeriodFigure => {
    if (series.source.from === 'cell') return cellAt(series, end);
    const { block, path } = series.source;
    const found = blockAt(series.kind, end, block);
    const value = memberAt(found, path);
    if (Decimal.isDecimal(value))
      return { value, reason: null, provenance: memberAt(found, ['provenance']) as Provenance | null };
    const reason = memberAt(value, ['reason']);
    return missing(typeof reason === 'string' ? reason : NOT_COMPUTABLE);
  };

  return {
    periods: (kind) => indexes[kind === 'ttm' ? own : kind].anchors,
    at: figureAt,
  };
}

const missing = (reason: string): PeriodFigure => ({ value: null, reason, provenance: null });

const reasonOf = (cell: SeriesCell | undefined): string | null =>
  cell?.refusal === undefined || cell.refusal === '' ? null : cell.refusal;

/** The index as if only this period were shown; earlier periods remain available for comparison. */
const at = (index: CellIndex<SeriesCell>, end: string): CellIndex<SeriesCell> => ({
  ...index,
  anchors: index.anchors.filter(({ period_end: other }) => other === end),
});

/** The index as it was when the period was the newest. */
const upTo = (index: CellIndex<SeriesCell>, end: string): CellIndex<SeriesCell> => ({
  ...index,
  anchors: index.anchors.filter(({ period_end: other }) => other <= end),
});

const newest = (index: CellIndex, end: string): Provenance | null =>
  rowProvenance((['income', 'balance', 'cash_flow'] as const).flatMap((name) => index.cells(name, end)));

const provenanceOf = (cell: RowCell): Provenance | null => {
  const { accession, form, filed } = cell;
  return filed === null ? null : { accession, form, filed, ...statusOf(cell) };
};

function memberAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Readonly<Record<string, unknown>>)[name]
        : undefined,
    value,
  );
}
