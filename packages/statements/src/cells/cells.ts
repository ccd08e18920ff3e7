import type { FiscalPeriod, PeriodKind } from '@footnote/values/period';
import type { Cell, Operand, StatementName } from '../cell.ts';
import { formatAmount, roundTo } from '../decimal.ts';
import type { Entry, Fact, Part } from '../model/model.ts';

/** The row of a cell. */
export type CellRow = { readonly statement: StatementName; readonly field: string; readonly unit: string };

/** The column of a cell. */
export type CellPeriod = {
  readonly period_kind: PeriodKind;
  readonly fiscal_year: number;
  readonly fiscal_period: FiscalPeriod;
  readonly period_start: string | null;
  readonly period_end: string;
  /** Flags of the period. */
  readonly flags: readonly string[];
};

/** `*4` on a share count, `/4` on a per-share figure, `*1:15` after a reverse split. */
const splitNote = ({ split, concept }: Fact): string => {
  if (split === null) return '';
  const factor = split.denominator === 1n ? `${split.numerator}` : `${split.numerator}:${split.denominator}`;
  return `${/Share/.test(concept) && !/PerShare/.test(concept) ? '*' : '/'}${factor}`;
};

const operandOf = ({ fact, sign, divisor }: Part): Operand => {
  const { accession, form, filed, release } = fact.filing;
  return {
    accession,
    form,
    filed,
    concept: fact.concept,
    value: fact.text,
    start: fact.start,
    end: fact.end,
    role: `${divisor ? '/' : sign > 0 ? '+' : '-'}${splitNote(fact)}`,
    ...(release === null ? {} : { exhibit: release.exhibit }),
  };
};

/** The latest-filed operand carries the provenance of a cell. */
const latest = (parts: readonly Part[]): Part | undefined => {
  let found: Part | undefined;
  for (const part of parts) if (!found || part.fact.filing.order > found.fact.filing.order) found = part;
  return found;
};

const repeats = (a: Part, b: Part): boolean =>
  a.sign === b.sign &&
  (a.fact === b.fact ||
    (a.fact.concept === b.fact.concept &&
      a.fact.end === b.fact.end &&
      a.fact.start === b.fact.start &&
      a.fact.filing.accession === b.fact.filing.accession));

/** Operands that cancel out or repeat are listed only once. */
const distinct = (parts: readonly Part[]): readonly Part[] =>
  parts.length < 2
    ? parts
    : parts.filter((part, at) => parts.findIndex((earlier) => repeats(earlier, part)) === at);

/** The sources of a cell, built on demand. */
export type CellSource = { readonly row: CellRow; readonly period: CellPeriod; readonly entry: Entry };

/**
 * The served value, null when refused: share counts to whole shares, per-share figures to at most six
 * decimals; money as filed.
 */
export const servedValue = ({ unit }: CellRow, { value }: Entry): bigint | null => {
  if (value === null) return null;
  if (unit === 'shares') return roundTo(value, 0);
  return unit.endsWith('/shares') ? roundTo(value, 6) : value;
};

const NO_PARTS: readonly Part[] = [];
const NO_FLAGS: readonly string[] = [];
const NO_OPERANDS: readonly Operand[] = [];

/** Flags of an entry and of its period in alphabetical order, without duplicates. */
const sorted = (own: readonly string[], ofPeriod: readonly string[]): readonly string[] => {
  if (ofPeriod.length === 0 && own.length < 2) return own.length === 0 ? NO_FLAGS : own;
  return [...new Set([...own, ...ofPeriod])].sort();
};

/** All members are set at once and in one order: objects of one shape are created and read fastest. */
export const cellOf = ({ row, period, entry }: CellSource): Cell => {
  const value = servedValue(row, entry);
  const refused = value === null;
  const parts = refused ? NO_PARTS : distinct(entry.parts);
  const adjusted = parts.some(({ fact }) => fact.split !== null);
  const filing = latest(parts)?.fact.filing;
  return {
    statement: row.statement,
    field: row.field,
    unit: row.unit,
    period_kind: period.period_kind,
    fiscal_year: period.fiscal_year,
    fiscal_period: period.fiscal_period,
    period_start: period.period_start,
    period_end: period.period_end,
    value: refused ? null : formatAmount(value),
    refusal: refused ? entry.refusal : null,
    rule: refused ? entry.rule : null,
    concept: parts[0]?.fact.concept ?? '',
    accession: filing?.accession ?? '',
    form: filing?.form ?? '',
    filed: filing?.filed ?? null,
    method: refused ? null : entry.method,
    operands: parts.length === 0 ? NO_OPERANDS : parts.map(operandOf),
    flags: sorted(adjusted ? [...entry.flags, 'split_adjusted'] : entry.flags, period.flags),
  };
};
