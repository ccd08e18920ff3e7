import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import type { Job, Results } from './jobs.ts';

/** Between which years a company filed what its statements are computed from. */
export type Span = {
  readonly firstYear: number;
  readonly lastYear: number;
  /** Newest acceptance of a filing, epoch milliseconds. */
  readonly newest: number;
};

/** The year in an accession number is the one in which it was given: no filing is older than its number. */
const YEAR = "toUInt16OrZero(extract(slot, '^[0-9]{10}-([0-9]{2})-'))";

export const COMPANY_SPAN = storeQuery<{ readonly cik: string }, Span>(`
  SELECT span.first AS firstYear, span.last AS lastYear, toUInt64(toUnixTimestamp(head.as_of)) * 1000 AS newest
  FROM (
    SELECT min(year) AS first, max(year) AS last FROM (
      SELECT ${YEAR} AS digits, if(digits >= 90, 1900 + digits, 2000 + digits) AS year
      FROM statement_inputs
      WHERE cik = {cik:String} AND topic IN ('filings', 'facts') AND match(slot, '^[0-9]{10}-[0-9]{2}-')
    )
  ) AS span
  CROSS JOIN (SELECT as_of FROM statement_issuers WHERE cik = {cik:String} LIMIT 1) AS head
  SETTINGS output_format_json_quote_64bit_integers = 0`);

export async function readSpan(store: StoreReader, cik: string): Promise<Span | undefined> {
  const [span] = await store.read(COMPANY_SPAN, { cik });
  return span;
}

/**
 * The result of a job that concerns only days before the company's first filing or after its last one, which needs
 * none of its inputs; undefined if they are needed. A filing may be dated in the year after its number was given.
 */
export function withoutInputs(
  job: Job,
  { firstYear, lastYear, newest }: Span,
): Results[Job['kind']] | undefined {
  if (job.kind === 'revisions') {
    const { since, start } = job.page;
    const isLater = start === null && since !== null && yearOf(since) > lastYear + 1;
    return isLater ? { page: { revisions: [], next: null, covers: null }, newest } : undefined;
  }
  if (job.kind === 'filed' || job.kind === 'release' || job.kind === 'splits') return undefined;
  return job.day !== null && yearOf(job.day) < firstYear ? null : undefined;
}

const yearOf = (day: string): number => Number(day.slice(0, 4));
