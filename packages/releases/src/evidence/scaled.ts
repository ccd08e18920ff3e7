import { integer, size } from '@footnote/statements/decimal';
import type { Found } from '../statements/found.ts';
import type { Sheet } from '../statements/sheet.ts';

const ONE = 10n ** 12n;

/** The amount of a field in its unit, for a scale of its table. */
export const scaled = ({ amount, measure, scale }: Found, tableScale: number): bigint =>
  measure === 'money' ? (amount * integer(tableScale)) / ONE : (amount * integer(scale ?? 1)) / ONE;

/** Its magnitude as a float, to compare with rounded ones. */
export const magnitudeOf = (found: Found, tableScale: number): number =>
  Number(size(scaled(found, tableScale))) / 1e12;

/** Half of the last place that a field's figures are printed to, in its unit. */
export function halfPlace(sheet: Sheet, found: Found, tableScale: number): number {
  const at = sheet.columns[found.column]?.at ?? -1;
  const places = Math.min(...found.rows.map((row) => sheet.rows[row]?.figures[at]?.places ?? 0));
  const times = found.measure === 'money' ? tableScale : (found.scale ?? 1);
  return (0.5 * found.rows.length * times) / 10 ** places;
}
