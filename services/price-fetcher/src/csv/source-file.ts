import { Ajv, type JSONSchemaType } from 'ajv';
import { PriceSourceError, type ColumnAdjustment } from '../source.ts';

/** Our column name → the name in the header. Columns for dividends and splits may be missing. */
export type CsvColumns = {
  readonly date: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume?: string;
  readonly dividend?: string;
  readonly dividend_kind?: string;
  readonly split?: string;
};

export type CsvShape = {
  readonly columns: CsvColumns;
  readonly adjustment: ColumnAdjustment;
  readonly currency: string | null;
};

type Declared = {
  readonly columns?: Partial<CsvColumns>;
  readonly adjustment?: Partial<ColumnAdjustment>;
  readonly currency?: string;
};

/** `source.json`: declares the contents of its CSV files, and exceptions for some of them. */
export type SourceFile = Declared & {
  /** Lower-case letters, digits and dashes; default the folder's name. */
  readonly name?: string;
  /** For the files of these symbols, overrides the common declaration. */
  readonly files?: readonly (Declared & { readonly symbols: readonly string[] })[];
  /** Files that are no prices, by name. */
  readonly ignore?: readonly string[];
};

const TEXT = { type: 'string', minLength: 1 } as const;
const COLUMN_NAMES = ['date', 'open', 'high', 'low', 'close', 'volume', 'dividend', 'dividend_kind', 'split'];
const DECLARED = {
  columns: {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(COLUMN_NAMES.map((name) => [name, TEXT])),
  },
  adjustment: {
    type: 'object',
    additionalProperties: false,
    properties: {
      prices: { enum: ['raw', 'split', 'split_and_dividend'] },
      volume: { enum: ['raw', 'split'] },
      dividends: { enum: ['raw', 'split'] },
    },
  },
  currency: { type: 'string', pattern: '^[A-Z]{3}$' },
};
const LIST = { type: 'array', items: TEXT };
const SCHEMA = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...DECLARED,
    name: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,39}$' },
    ignore: LIST,
    files: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['symbols'],
        properties: { ...DECLARED, symbols: LIST },
      },
    },
  },
};
const validate = new Ajv({ allErrors: true }).compile<SourceFile>(
  SCHEMA as unknown as JSONSchemaType<SourceFile>,
);

/** Reads a `source.json`. Throws `PriceSourceError` with every fault. */
export function parseSourceFile(text: string, where: string): SourceFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new PriceSourceError('unreadable', `${where}: not JSON`, { cause: error });
  }
  if (validate(value)) return value;
  const faults = (validate.errors ?? []).map(
    ({ instancePath, message = '' }) => `${instancePath || 'it'} ${message}`,
  );
  throw new PriceSourceError('unreadable', `${where}: ${faults.join('; ')}`);
}

/** The lower-case header names that correspond to each column name. */
const OWN: CsvColumns = {
  date: 'date',
  open: 'open',
  high: 'high',
  low: 'low',
  close: 'close',
  volume: 'volume',
  dividend: 'dividend',
  dividend_kind: 'dividend_kind',
  split: 'split',
};

type Known = { readonly has: readonly string[]; readonly shape: CsvShape };

const RAW: ColumnAdjustment = { prices: 'raw', volume: 'raw', dividends: 'raw' };
const OHLC = { open: 'open', high: 'high', low: 'low', close: 'close', volume: 'volume' };

/** Headers that identify their source, in lower case. */
const KNOWN: readonly Known[] = [
  // Alpha Vantage's daily adjusted series: as traded, with the data for adjustment.
  {
    has: ['dividend_amount', 'split_coefficient'],
    shape: {
      columns: { ...OHLC, date: 'timestamp', dividend: 'dividend_amount', split: 'split_coefficient' },
      adjustment: RAW,
      currency: null,
    },
  },
  // Alpha Vantage's daily series: as traded, without splits.
  {
    has: ['timestamp', 'open', 'high', 'low', 'close', 'volume'],
    shape: { columns: { ...OHLC, date: 'timestamp' }, adjustment: RAW, currency: null },
  },
  // Stooq's archives.
  {
    has: ['<ticker>', '<date>', '<open>', '<high>', '<low>', '<close>', '<vol>'],
    shape: {
      columns: {
        date: '<date>',
        open: '<open>',
        high: '<high>',
        low: '<low>',
        close: '<close>',
        volume: '<vol>',
      },
      adjustment: { prices: 'split_and_dividend', volume: 'split', dividends: 'raw' },
      currency: null,
    },
  },
];

/** Stooq's download of one symbol has these names, capitalised, and no others. */
const STOOQ_HEADER = 'Date,Open,High,Low,Close,Volume';
const STOOQ: CsvShape = {
  columns: { ...OHLC, date: 'date' },
  adjustment: { prices: 'split_and_dividend', volume: 'split', dividends: 'raw' },
  currency: null,
};

/**
 * The meaning of a file's columns: from its `source.json`, else from a header that identifies the source.
 * Prices of unknown adjustment cannot be used, so otherwise it throws `PriceSourceError`.
 */
export function shapeOf(header: readonly string[], symbol: string, file: SourceFile | null): CsvShape {
  const names = header.map((name) => name.toLowerCase());
  const guessed =
    header.join(',') === STOOQ_HEADER
      ? STOOQ
      : KNOWN.find(({ has }) => has.every((name) => names.includes(name)))?.shape;
  const own = file?.files?.find(({ symbols }) => symbols.includes(symbol));
  const columns = { ...OWN, ...guessed?.columns, ...file?.columns, ...own?.columns };
  if (!names.includes(columns.date.toLowerCase())) columns.date = 'date';
  const declared = { ...guessed?.adjustment, ...file?.adjustment, ...own?.adjustment };
  const { prices, volume, dividends } = declared;
  const isThere = (name: string | undefined): boolean =>
    name !== undefined && names.includes(name.toLowerCase());
  const missing = (['date', 'open', 'high', 'low', 'close'] as const).filter(
    (name) => !isThere(columns[name]),
  );
  const undeclared = [
    ...(prices === undefined ? ['prices'] : []),
    ...(volume === undefined && isThere(columns.volume) ? ['volume'] : []),
    ...(dividends === undefined && isThere(columns.dividend) ? ['dividends'] : []),
  ];
  if (missing.length > 0)
    throw new PriceSourceError(
      'columns_unknown',
      `no column of ${missing.join(', ')} in ${header.join(',')}`,
    );
  if (prices === undefined || undeclared.length > 0)
    throw new PriceSourceError(
      'columns_unknown',
      `the adjustment of ${undeclared.join(', ')} is declared neither by source.json nor by the header`,
    );
  return {
    columns,
    adjustment: { prices, volume: volume ?? 'raw', dividends: dividends ?? 'raw' },
    currency: own?.currency ?? file?.currency ?? null,
  };
}
