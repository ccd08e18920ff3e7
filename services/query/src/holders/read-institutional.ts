import { Decimal } from 'decimal.js';
import type { CusipIssuer } from '@footnote/ownership/form-13f/cusip-issuer';
import { quarterToTell } from '@footnote/ownership/form-13f/institutional';
import type { StoreReader } from '@footnote/read-store/port';
import { type NoParams, storeQuery } from '@footnote/read-store/store-query';
import { CANDIDATES_OF_ISSUER, readCusipIssuers } from './read-cusips.ts';
import { IN_DOLLARS, sumOrNull } from './read-manager.ts';

type Quarter = {
  readonly period: string;
  /** Managers whose portfolio of the quarter is known. */
  readonly managers: number;
  /** Managers that filed and whose portfolio is not known, by reason. */
  readonly amendment_type_unknown: number;
  readonly filing_not_read: number;
  readonly original_missing: number;
  /** Acceptance of its newest filing, UTC. */
  readonly newest: string;
};

export const QUARTERS = storeQuery<NoParams, Quarter>(
  `SELECT period, toUInt32(uniqExactIf(cik, portfolio = 'known')) AS managers,
    toUInt32(uniqExactIf(cik, portfolio = 'amendment_type_unknown')) AS amendment_type_unknown,
    toUInt32(uniqExactIf(cik, portfolio = 'filing_not_read')) AS filing_not_read,
    toUInt32(uniqExactIf(cik, portfolio = 'original_missing')) AS original_missing,
    toString(max(source_time)) AS newest
  FROM holding_filings WHERE kind != 'notice' GROUP BY period ORDER BY period DESC LIMIT 12`,
);

/** Managers of whom nothing was read for a quarter but something for another, and EDGAR lists a report for it. */
export const WHOLLY_UNREAD = storeQuery<{ readonly period: string }, { readonly managers: number }>(
  `SELECT toUInt32(uniqExact(cik)) AS managers FROM unread_holdings
  WHERE period = {period:String} AND cik IN (SELECT cik FROM holding_filings)
    AND cik NOT IN (SELECT cik FROM holding_filings WHERE period = {period:String})`,
);

type ReportedRow = {
  readonly period: string;
  readonly cik: string;
  readonly cusip: string;
  readonly option: string;
  readonly amount_type: string;
  readonly class_title: string;
  readonly amount: string | null;
  readonly value: string | null;
  readonly accession: string;
  readonly filed: string;
  readonly form: string;
  readonly manager: string;
};

type Asked = { readonly periods: readonly string[]; readonly cusips: readonly string[] };

/** What managers report of some CUSIPs, summed by security within each portfolio. */
export const REPORTED_OF_CUSIPS = storeQuery<Asked, ReportedRow>(
  `SELECT f.period AS period, f.cik AS cik, toString(r.cusip) AS cusip, toString(r.option) AS option,
    toString(r.amount_type) AS amount_type,
    toString(argMin(r.class_title, (r.chunk, r.place))) AS class_title,
    ${sumOrNull('r.amount')} AS amount, ${sumOrNull(IN_DOLLARS)} AS value,
    argMax((f.accession, f.filed, f.form, f.manager), (f.filed, f.amendment_number, f.accession)) AS newest,
    newest.1 AS accession, newest.2 AS filed, toString(newest.3) AS form, newest.4 AS manager
  FROM (
    SELECT * FROM holding_rows_by_cusip
    WHERE period IN {periods:Array(String)} AND cusip IN {cusips:Array(String)}
  ) AS r
  INNER JOIN (
    SELECT cik, period, accession, set_key, filed, form, manager, amendment_number, value_unit
    FROM holding_filings
    WHERE period IN {periods:Array(String)} AND is_effective AND portfolio = 'known'
  ) AS f ON f.cik = r.cik AND f.accession = r.accession AND f.set_key = r.set_key
  GROUP BY f.period, f.cik, r.cusip, r.option, r.amount_type`,
);

/** Of these managers, those whose portfolio of the quarter is known. */
export const REPORTING_MANAGERS = storeQuery<
  { readonly period: string; readonly ciks: readonly string[] },
  { readonly cik: string }
>(
  `SELECT DISTINCT cik FROM holding_filings
  WHERE period = {period:String} AND portfolio = 'known' AND cik IN {ciks:Array(String)}`,
);

/** What one manager reports of one security of the issuer. */
export type Reported = Omit<ReportedRow, 'amount' | 'value' | 'period'> & {
  readonly amount: Decimal | null;
  readonly value: Decimal | null;
};

/** What is known of an issuer's holders by Form 13F. */
export type InstitutionalInputs = {
  readonly quarter: Quarter;
  readonly before: Quarter | null;
  /** Managers of whom nothing was read for the quarter. */
  readonly whollyUnread: number;
  /** CUSIPs that are the issuer's. */
  readonly cusips: readonly string[];
  /** CUSIPs that some filing names with the issuer, and that are nobody's by what others say. */
  readonly contradicted: readonly string[];
  readonly now: readonly Reported[];
  readonly earlier: readonly Reported[];
};

const decimalOf = (text: string | null): Decimal | null => (text === null ? null : new Decimal(text));

const reportedOf = (rows: readonly ReportedRow[], period: string): readonly Reported[] =>
  rows.flatMap(({ period: own, amount, value, ...row }) =>
    own === period ? [{ ...row, amount: decimalOf(amount), value: decimalOf(value) }] : [],
  );

const isOf = (cik: string, issuer: CusipIssuer | undefined): boolean =>
  issuer !== undefined && 'cik' in issuer && issuer.cik === cik;

/** Null where no Form 13F was ingested. */
export async function readInstitutional(
  store: StoreReader,
  cik: string,
): Promise<InstitutionalInputs | null> {
  const told = quarterToTell(await store.read(QUARTERS, {}));
  if (told === null) return null;
  const { quarter, before } = told;
  const [unread] = await store.read(WHOLLY_UNREAD, { period: quarter.period });
  const periods = [quarter.period, ...(before === null ? [] : [before.period])];
  const candidates = (await store.read(CANDIDATES_OF_ISSUER, { cik, periods }))
    .map(({ cusip }) => cusip)
    .sort();
  const issuers = await readCusipIssuers(store, periods, candidates);
  const cusips = candidates.filter((cusip) => isOf(cik, issuers.get(cusip)));
  const contradicted = candidates.filter((cusip) => {
    const issuer = issuers.get(cusip);
    return issuer !== undefined && 'unmapped' in issuer && issuer.unmapped === 'witnesses_contradict';
  });
  const rows = cusips.length === 0 ? [] : await store.read(REPORTED_OF_CUSIPS, { periods, cusips });
  return {
    quarter,
    before,
    whollyUnread: unread?.managers ?? 0,
    cusips,
    contradicted,
    now: reportedOf(rows, quarter.period),
    earlier: before === null ? [] : reportedOf(rows, before.period),
  };
}
