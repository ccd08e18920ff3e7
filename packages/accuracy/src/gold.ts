import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StatementName } from '@footnote/statements/cell';
import { parseAmount, formatAmount } from '@footnote/statements/decimal';
import { servedFields } from '@footnote/statements/fields/served-fields';
import type { PeriodKind } from '@footnote/values/period';
import { GoldValueError, readGoldValue, type GoldValue } from './gold-value.ts';

/**
 * How a cell was read. `page`: from the printed statement of the filing. `tagged_row`: from the rows of one
 * accession in companyfacts, selected by hand by concept and period; this is weaker, because a wrong tag goes
 * unnoticed.
 */
export type HowRead = 'page' | 'tagged_row';

/** One page that was read: columns by period end, figures as printed, with the served sign. */
export type GoldReading = {
  readonly accession: string;
  /**
   * The filing whose figures are subtracted, for a quarter computed as a year minus its first nine months.
   */
  readonly less?: string;
  readonly form: string;
  readonly read: HowRead;
  /** Title of the statement. */
  readonly page: string;
  readonly kind: PeriodKind;
  readonly ends: readonly string[];
  /** Unit of a money figure, e.g. 1,000,000. */
  readonly scale: number;
  /** Unit of a share count; 1 when absent. */
  readonly share_scale?: number;
  readonly note?: string;
  /** Field → one value per column, null where the page has none. */
  readonly cells: Readonly<Record<string, readonly (string | null)[]>>;
};

export type GoldFile = {
  readonly symbol: string;
  readonly cik: string;
  readonly readings: readonly GoldReading[];
};

/** One cell, with every page on which it was read. */
export type GoldCell = {
  readonly symbol: string;
  readonly cik: string;
  readonly statement: StatementName;
  readonly field: string;
  readonly kind: PeriodKind;
  readonly end: string;
  readonly unit: 'money' | 'shares' | 'per_share';
  readonly expected: GoldValue;
  /** `page` when any of its readings is from a page. */
  readonly read: HowRead;
  readonly sources: readonly { readonly accession: string; readonly page: string }[];
};

const FOLDER = fileURLToPath(new URL('./gold', import.meta.url));

export const goldFiles = (folder = FOLDER): GoldFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as GoldFile);

const same = (a: GoldValue, b: GoldValue): boolean =>
  'value' in a
    ? 'value' in b && formatAmount(parseAmount(a.value)) === formatAmount(parseAmount(b.value))
    : 'refused' in b && a.refused === b.refused;

const measures = new Map(servedFields.map((spec) => [spec.field, spec]));

/** Cells of one file, by field, kind and end. Throws `GoldValueError` when two pages disagree. */
export const goldCells = (file: GoldFile): GoldCell[] => {
  const cells = new Map<string, GoldCell>();
  for (const reading of file.readings)
    for (const [field, values] of Object.entries(reading.cells)) {
      const spec = measures.get(field);
      if (spec === undefined || spec.measure === 'pure')
        throw new GoldValueError(`${file.symbol}: no field ${field}`);
      if (values.length !== reading.ends.length)
        throw new GoldValueError(`${file.symbol} ${reading.page}: ${field} has ${values.length} columns`);
      for (const [column, text] of values.entries()) {
        const end = reading.ends[column];
        if (text === null || end === undefined) continue;
        const unit =
          spec.measure === 'money'
            ? reading.scale
            : spec.measure === 'shares'
              ? (reading.share_scale ?? 1)
              : 1;
        const expected = readGoldValue(text, unit);
        const key = `${field} ${reading.kind} ${end}`;
        const known = cells.get(key);
        if (known && !same(known.expected, expected))
          throw new GoldValueError(`${file.symbol} ${key}: two pages disagree`);
        cells.set(key, {
          symbol: file.symbol,
          cik: file.cik,
          statement: spec.statement,
          field,
          kind: reading.kind,
          end,
          unit: spec.measure,
          expected,
          read: known?.read === 'page' ? 'page' : reading.read,
          sources: [...(known?.sources ?? []), { accession: reading.accession, page: reading.page }],
        });
      }
    }
  return [...cells.values()];
};
