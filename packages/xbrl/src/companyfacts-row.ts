import { isAccession } from '@footnote/values/accession';
import { isDay } from '@footnote/values/day';
import type { CompanyFact, RejectedFact, RejectionReason } from './companyfacts-types.ts';
import { plainDecimal } from './decimal-text.ts';
import type { JsonScanner } from './json-scanner.ts';
import { UsualRows } from './usual-row.ts';

/** Destination of the rows: an array, or a collector of what is needed. */
export type Sink<T> = { push(item: T): unknown };

export type RowReader = {
  /** Reads the next value as one row of a unit: a fact, or a rejection. */
  read(taxonomy: string, concept: string, unit: string, row: number): void;
  /** Skips the next value and rejects it because of its type. */
  rejectValue(where: string, detail: string): void;
  reject(where: string, accession: string | null, reason: RejectionReason, detail: string): void;
};

type Problem = { readonly reason: RejectionReason; readonly detail: string };

/** One row before validation; a member that is absent is undefined. */
type Row = {
  start: string | null | undefined;
  end: string | null | undefined;
  val: string | null | undefined;
  accn: string | null | undefined;
  fy: number | null | undefined;
  fp: string | null | undefined;
  form: string | null | undefined;
  filed: string | null | undefined;
  frame: string | null | undefined;
  /** The first member whose value has the wrong type. */
  problem: Problem | undefined;
};

const YEAR = /^[0-9]{1,4}$/;
const DETAIL_LENGTH = 60;

/** Appends what it reads from the scanner to `facts` and `rejected`. */
export function createRowReader(
  scanner: JsonScanner,
  facts: Sink<CompanyFact>,
  rejected: Sink<RejectedFact>,
): RowReader {
  const usualRows = new UsualRows(scanner.text);
  // A document repeats its dates, accessions and forms thousands of times: each is validated and stored once.
  const texts = memoised((text) => text);
  const isDate = memoised(isDay);
  const isNumber = memoised(isAccession);

  const readText = (row: Row, name: string): string | null => {
    if (scanner.kind() === 'string') return texts(scanner.string());
    const token = skipped(scanner);
    if (token !== 'null') row.problem ??= { reason: 'wrong_shape', detail: `${name}: ${token}` };
    return null;
  };

  const readRow = (): Row => {
    const row = emptyRow();
    scanner.enterObject();
    for (let name = scanner.nextMember(true); name !== null; name = scanner.nextMember(false)) {
      switch (name) {
        case 'start':
          row.start = readText(row, name);
          break;
        case 'end':
          row.end = readText(row, name);
          break;
        case 'val':
          row.val = readValue(scanner);
          break;
        case 'accn':
          row.accn = readText(row, name);
          break;
        case 'fy':
          row.fy = readYear(scanner, row);
          break;
        case 'fp':
          row.fp = readText(row, name);
          break;
        case 'form':
          row.form = readText(row, name);
          break;
        case 'filed':
          row.filed = readText(row, name);
          break;
        case 'frame':
          row.frame = readText(row, name);
          break;
        default:
          scanner.skip();
      }
    }
    return row;
  };

  const judge = (row: Row, taxonomy: string, concept: string, unit: string): CompanyFact | Problem => {
    const { start = null, end, val, accn, fy = null, fp = null, form, filed, frame = null } = row;
    if (row.problem !== undefined) return row.problem;
    if (val === null) return { reason: 'null_value', detail: 'val' };
    if (val === undefined) return { reason: 'missing_member', detail: 'val' };
    if (typeof end !== 'string') return { reason: 'missing_member', detail: 'end' };
    if (typeof accn !== 'string') return { reason: 'missing_member', detail: 'accn' };
    if (typeof form !== 'string') return { reason: 'missing_member', detail: 'form' };
    if (typeof filed !== 'string') return { reason: 'missing_member', detail: 'filed' };
    if (!isNumber(accn)) return { reason: 'bad_accession', detail: `accn: ${accn}` };
    if (start !== null && !isDate(start)) return { reason: 'bad_date', detail: `start: ${start}` };
    if (!isDate(end)) return { reason: 'bad_date', detail: `end: ${end}` };
    if (!isDate(filed)) return { reason: 'bad_date', detail: `filed: ${filed}` };
    const value = plainDecimal(val);
    if ('error' in value) return { reason: value.error, detail: `val: ${val}` };
    return {
      taxonomy,
      concept,
      unit,
      start,
      end,
      value: value.ok,
      accession: accn,
      fy,
      fp,
      form,
      filed,
      frame,
    };
  };

  const reject: RowReader['reject'] = (where, accession, reason, detail) => {
    rejected.push({ where, accession, reason, detail: detail.slice(0, DETAIL_LENGTH) });
  };

  const rejectValue: RowReader['rejectValue'] = (where, detail) => {
    scanner.skip();
    reject(where, null, 'wrong_shape', detail);
  };

  const read: RowReader['read'] = (taxonomy, concept, unit, index) => {
    if (scanner.kind() !== 'object') {
      rejectValue(`${taxonomy}/${concept}/${unit}[${index}]`, 'row is not an object');
      return;
    }
    const usual = usualRows.read(scanner.offset, taxonomy, concept, unit);
    if (usual !== null) {
      scanner.moveTo(usualRows.next);
      facts.push(usual);
      return;
    }
    const row = readRow();
    const fact = judge(row, taxonomy, concept, unit);
    if (!('reason' in fact)) {
      facts.push(fact);
      return;
    }
    const { accn = null } = row;
    const accession = accn !== null && isNumber(accn) ? accn : null;
    reject(`${taxonomy}/${concept}/${unit}[${index}]`, accession, fact.reason, fact.detail);
  };
  return { read, reject, rejectValue };
}

/** All members are set at once: objects of one shape are read several times faster than objects that grow. */
function emptyRow(): Row {
  return {
    start: undefined,
    end: undefined,
    val: undefined,
    accn: undefined,
    fy: undefined,
    fp: undefined,
    form: undefined,
    filed: undefined,
    frame: undefined,
    problem: undefined,
  };
}

/** The text of a number; a string keeps its quotes, so that it is not mistaken for a number. */
function readValue(scanner: JsonScanner): string | null {
  const token = scanner.kind() === 'string' ? `"${scanner.string()}"` : skipped(scanner);
  return token === 'null' ? null : token;
}

function readYear(scanner: JsonScanner, row: Row): number | null {
  const token = skipped(scanner);
  if (YEAR.test(token)) return Number(token);
  if (token !== 'null') row.problem ??= { reason: 'bad_fiscal_year', detail: `fy: ${token}` };
  return null;
}

/** A scalar as written; for other values, the type. */
function skipped(scanner: JsonScanner): string {
  const kind = scanner.kind();
  if (kind === 'scalar') return scanner.scalar();
  scanner.skip();
  return kind;
}

function memoised<T extends string | boolean>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    const value = make(text);
    made.set(text, value);
    return value;
  };
}
