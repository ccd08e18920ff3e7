import type { Schemas } from '@footnote/client';

type Technicals = Schemas['Technicals'];

export type TechnicalRow = {
  readonly name: string;
  /** Number, word, yes or no; undefined where it is refused. */
  readonly value: string | undefined;
  /** Why it is missing. */
  readonly reason: string | undefined;
};

export type TechnicalGroup = { readonly group: string; readonly rows: readonly TechnicalRow[] };

const GROUPS = ['moving_averages', 'momentum', 'trend_strength', 'volatility', 'relative_strength'] as const;

/** Every indicator by group, those of an object as `macd.histogram`; a null has its reason. */
export function technicalGroups(data: Technicals): readonly TechnicalGroup[] {
  return GROUPS.map((group) => ({
    group,
    rows: Object.entries(data[group]).flatMap(([name, value]) => rowsOf(name, value, data.unavailable)),
  }));
}

function rowsOf(
  name: string,
  value: unknown,
  unavailable: Technicals['unavailable'],
): readonly TechnicalRow[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([inner, each]) => rowsOf(`${name}.${inner}`, each, unavailable));
  if (value === null)
    return [{ name, value: undefined, reason: unavailable[name] ?? unavailable[firstOf(name)] }];
  return [{ name, value: textOf(value), reason: undefined }];
}

const firstOf = (name: string): string => name.split('.')[0] ?? name;

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number'
    ? value.toLocaleString('en-US', { maximumFractionDigits: 4 }).replace('-', '−')
    : String(value).replaceAll('_', ' ');
}
