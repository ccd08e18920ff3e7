import type { Part, RawCell, RawTable } from '../document/parts.ts';
import { eatStated, type Stated } from './amounts.ts';
import type { GuidedPeriod } from './guidance.ts';
import { eatMetric, type NamedMetric } from './metrics.ts';
import { headingOf } from './outlook.ts';
import type { Placed } from './sentence.ts';
import { Scan } from './scan.ts';

const ROWS = 40;
const UNIT = / ?\((?:\$ ?)?(?:in )?(?<unit>thousands?|millions?|billions?)\)/iu;
const FACTORS: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 };
/** Words of a table whose columns are not this release's guidance alone. */
const OTHER =
  /\b(?:prior|previous\w*|former|actual|reconcil\w*|change|historical|old|initial|pro forma|low|high|midpoint)\b/iu;

/**
 * The rows of tables of guidance: one column of values under one heading that names the outlook and its period, and a
 * row for each metric.
 */
export function guidedRows(parts: readonly Part[]): readonly Placed[] {
  return parts.flatMap((part) => (part.kind === 'table' ? rowsOf(part) : []));
}

function rowsOf({ rows }: RawTable): readonly Placed[] {
  const filled = rows.filter((row) => row.length > 0);
  if (filled.length > ROWS || filled.some((row) => row.some(({ text }) => OTHER.test(text)))) return [];
  const [first, ...below] = filled;
  const period = periodOver(first ?? []);
  // A row without a value heads those below it, as a segment does.
  if (period === null || below.some((row) => row.length < 2)) return [];
  return below.flatMap((row) => rowOf(row, period));
}

/** The period of a heading row with one cell of an outlook, and else at most the heading of the labels. */
function periodOver(row: readonly RawCell[]): GuidedPeriod | null {
  const values = row.filter(({ text }) => !/^(?:metric|measure|item)$/iu.test(text));
  const heading = values.length === 1 ? headingOf(values[0]?.text ?? '') : null;
  return heading === null || heading === 'other' ? null : heading.period;
}

function rowOf(row: readonly RawCell[], period: GuidedPeriod): readonly Placed[] {
  const [label, ...cells] = row;
  if (label === undefined || cells.length === 0) return [];
  const scan = new Scan(label.text);
  const metric = eatMetric(scan);
  const unit = scan.eat(UNIT)?.groups?.['unit']?.toLowerCase().replace(/s$/, '');
  if (metric === null || metric.bases.length > 1 || scan.rest.trim() !== '') return [];
  const values = new Scan(cells.map(({ text }) => text).join(' '));
  const stated = eatStated(values);
  if (stated === null || values.rest.trim() !== '') return [];
  const value = scaled(metric, stated, unit === undefined ? null : (FACTORS[unit] ?? null));
  const text = row.map((cell) => cell.text).join(' ');
  const last = cells.at(-1) ?? label;
  return value === null
    ? []
    : [{ items: [{ metric, growth: false, values: [value] }], period, text, from: label.from, to: last.to }];
}

/** An amount needs a unit of its own or of its label, and a figure per share or in percent has none. */
function scaled({ measure }: NamedMetric, stated: Stated, factor: number | null): Stated | null {
  const { kind, low, high, isScaled } = stated;
  if (measure === 'percent') return kind === 'percent' && factor === null ? stated : null;
  if (kind !== 'money') return null;
  if (measure === 'per_share') return factor === null && !isScaled ? stated : null;
  if (isScaled) return factor === null ? stated : null;
  if (factor === null) return null;
  return { ...stated, low: low?.times(factor) ?? null, high: high?.times(factor) ?? null, isScaled: true };
}
