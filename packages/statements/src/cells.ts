import type { Cell, FiscalPeriod, Operand, PeriodKind, StatementName } from './cell.ts';
import { formatAmount, roundTo } from './decimal.ts';
import type { Entry, Fact, Part } from './model.ts';

/** Where a cell stands. */
export type Position = {
  readonly statement: StatementName;
  readonly field: string;
  readonly unit: string;
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
  return `${/Shares/.test(concept) && !/PerShare/.test(concept) ? '*' : '/'}${factor}`;
};

const operandOf = ({ fact, sign, divisor }: Part): Operand => ({
  accession: fact.filing.accession,
  form: fact.filing.form,
  filed: fact.filing.filed,
  concept: fact.concept,
  value: fact.text,
  start: fact.start,
  end: fact.end,
  role: `${divisor ? '/' : sign > 0 ? '+' : '-'}${splitNote(fact)}`,
});

/** The latest-filed operand carries the provenance of a cell. */
const latest = (parts: readonly Part[]): Part | undefined => {
  let found: Part | undefined;
  for (const part of parts) if (!found || part.fact.filing.order > found.fact.filing.order) found = part;
  return found;
};

/** Operands that cancel out or repeat are listed once each. */
const distinct = (parts: readonly Part[]): Part[] => {
  const seen = new Set<string>();
  return parts.filter(({ fact, sign }) => {
    const id = `${sign}|${fact.filing.accession}|${fact.concept}|${fact.start ?? ''}|${fact.end}`;
    return seen.size < seen.add(id).size;
  });
};

/** Share counts to whole shares, per-share figures to six decimals at most; money stays as filed. */
const served = (unit: string, amount: bigint): bigint => {
  if (unit === 'shares') return roundTo(amount, 0);
  return unit.endsWith('/shares') ? roundTo(amount, 6) : amount;
};

export const cellOf = (position: Position, entry: Entry): Cell => {
  const { flags: periodFlags, ...place } = position;
  const flags = new Set([...entry.flags, ...periodFlags]);
  if (entry.value === null) {
    return {
      ...place,
      value: null,
      refusal: entry.refusal ?? 'not_reported',
      concept: '',
      accession: '',
      form: '',
      filed: null,
      method: null,
      operands: [],
      flags: [...flags].sort(),
    };
  }
  const parts = distinct(entry.parts);
  const lead = latest(parts);
  if (parts.some(({ fact }) => fact.split !== null)) flags.add('split_adjusted');
  return {
    ...place,
    value: formatAmount(served(position.unit, entry.value)),
    refusal: null,
    concept: parts[0]?.fact.concept ?? '',
    accession: lead?.fact.filing.accession ?? '',
    form: lead?.fact.filing.form ?? '',
    filed: lead?.fact.filing.filed ?? null,
    method: entry.method,
    operands: parts.map(operandOf),
    flags: [...flags].sort(),
  };
};
