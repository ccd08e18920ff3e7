import { createHash } from 'node:crypto';
import type { Cell, StatementName } from '@footnote/statements/cell';
import { servedFields } from '@footnote/statements/fields/served-fields';
import { shownCell } from './cell-lines.ts';

const STATEMENTS: readonly StatementName[] = ['income', 'balance', 'cash_flow'];

/** Field → `81.x3Fa`: number of served cells, and a checksum over all cells, including refusals. */
export type FieldChecksums = Readonly<Record<string, string>>;

/**
 * The committed file. A line is one statement of an issuer, its words in the order of `fields`; `-` for a field
 * without cells.
 */
export type ChecksumFile = {
  readonly fields: Readonly<Record<StatementName, string>>;
  readonly issuers: Readonly<Record<string, Readonly<Record<StatementName, string>>>>;
};

/** 24 bits: a change goes unnoticed with a probability of one in 16 million. */
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 4);

export const checksumsOf = (cells: readonly Cell[]): FieldChecksums =>
  Object.fromEntries(
    [...Map.groupBy(cells, ({ field }) => field).entries()].map(([field, list]) => {
      const lines = list.map(
        (cell) =>
          `${cell.period_kind} ${cell.fiscal_year} ${cell.fiscal_period} ${cell.period_end} ${shownCell(cell)}`,
      );
      const served = list.filter(({ value }) => value !== null).length;
      return [field, `${served}.${digest(lines.sort().join('\n'))}`];
    }),
  );

const perStatement = <Value>(of: (name: StatementName) => Value): Record<StatementName, Value> =>
  Object.fromEntries(STATEMENTS.map((name) => [name, of(name)])) as Record<StatementName, Value>;

const fieldsOf = (name: StatementName): readonly string[] =>
  servedFields.filter(({ statement }) => statement === name).map(({ field }) => field);

/** `issuers`: CIK and symbol → checksums. Entries of `previous` that were not surveyed this time are copied. */
export const checksumFile = (
  issuers: Readonly<Record<string, FieldChecksums>>,
  previous: ChecksumFile['issuers'] = {},
): ChecksumFile => {
  const lines = Object.entries(issuers).map(([name, sums]) => [
    name,
    perStatement((statement) =>
      fieldsOf(statement)
        .map((field) => sums[field] ?? '-')
        .join(' '),
    ),
  ]);
  const all = { ...previous, ...(Object.fromEntries(lines) as ChecksumFile['issuers']) };
  return {
    fields: perStatement((statement) => fieldsOf(statement).join(' ')),
    issuers: Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
};

const wordsOf = ({ fields, issuers }: ChecksumFile, issuer: string): ReadonlyMap<string, string> =>
  new Map(
    STATEMENTS.flatMap((statement) => {
      const words = issuers[issuer]?.[statement].split(' ') ?? [];
      return fields[statement].split(' ').map((field, at): [string, string] => [field, words[at] ?? '-']);
    }),
  );

const servedOf = (word: string): string => (word === '-' ? 'no cells' : `${word.split('.')[0] ?? ''} served`);

/** A line for each issuer and field that moved; issuers only in `before` are not compared. */
export const movedFields = (before: ChecksumFile, after: ChecksumFile): string[] =>
  Object.keys(after.issuers).flatMap((issuer) => {
    if (before.issuers[issuer] === undefined) return [`${issuer}: not among the checksums`];
    const [old, now] = [wordsOf(before, issuer), wordsOf(after, issuer)];
    return [...new Set([...old.keys(), ...now.keys()])].flatMap((field) => {
      const [was, is] = [old.get(field) ?? '-', now.get(field) ?? '-'];
      return was === is ? [] : [`${issuer}: ${field} moved (${servedOf(was)} before, ${servedOf(is)} now)`];
    });
  });
