/** An error in ClickHouse's own format, as its HTTP interface reports it. */
export class ClickHouseException extends Error {
  override readonly name = 'ClickHouseException';
  readonly code: number;

  /** `message` is the whole text that ClickHouse would print: `Code: N. DB::Exception: … (NAME)`. */
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** An exception that this server raises itself. */
export const exception = (code: number, type: string, text: string): ClickHouseException =>
  new ClickHouseException(code, `Code: ${code}. DB::Exception: ${text} (${type})`);

const NESTED = /^(Code: \d+\. DB::Exception: )Code: \d+\. DB::Exception: /;
const FROM_FILE = ': data for INSERT was parsed from file';
const TOLD_TWICE = /\.? \(([A-Z0-9_]+)\) \(version [^()]*\)\. \(\1\)/;
const FILE_NAME = /: \(in file\/uri [^)]*\)/g;
const TRAILING_VERSION = /\s*\(version [^()]*(?:\([^()]*\))?\)\s*$/;

/**
 * The engine's error as a client of the HTTP interface expects it: references to the pipe that carried an
 * insert's data are removed.
 */
export const fromEngine = (error: unknown): ClickHouseException => {
  const text = error instanceof Error ? error.message : String(error);
  const cleaned = text
    .replace(/^Query failed: /, '')
    .replace(NESTED, '$1')
    .replace(FROM_FILE, '')
    .replace(TOLD_TWICE, '. ($1)')
    .replace(FILE_NAME, '')
    .replace(': While executing File', '')
    .replace(TRAILING_VERSION, '');
  const code = /^Code: (\d+)\./.exec(cleaned)?.[1];
  return code === undefined
    ? exception(1001, 'STD_EXCEPTION', cleaned)
    : new ClickHouseException(Number(code), cleaned);
};

// Code groups as ClickHouse's HTTP server maps them.
const STATUS: ReadonlyMap<number, number> = new Map([
  ...[
    6, 8, 15, 25, 26, 27, 36, 37, 38, 41, 44, 53, 62, 72, 117, 123, 167, 168, 223, 321, 376, 427, 441, 675,
    676,
  ].map((code) => [code, 400] as const),
  ...[46, 47, 50, 56, 60, 63, 73, 78, 81, 115, 152, 336, 511].map((code) => [code, 404] as const),
  [194, 401],
  ...[192, 193, 497, 512, 516].map((code) => [code, 403] as const),
  [159, 408],
  [381, 411],
  [229, 413],
  [779, 415],
  [48, 501],
  ...[76, 202, 209, 439].map((code) => [code, 503] as const),
]);

/** HTTP status of an exception code; 500 if ClickHouse has no specific one. */
export const httpStatus = (code: number): number => STATUS.get(code) ?? 500;
