import type { Decimal } from 'decimal.js';
import type { CusipIssuer } from '@footnote/ownership/form-13f/cusip-issuer';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import type { Collected, CollectedFiling, Quarter } from './collected.ts';
import { type Part, sumOrNull, sumParts } from './parts.ts';
import { CANDIDATES_OF_ISSUER, readCusipIssuers } from './read-cusips.ts';

type Security = {
  readonly cusip: string;
  readonly option: string;
  readonly amount_type: string;
  readonly class_title: string;
};

type InstitutionalQuery = { readonly periods: readonly string[]; readonly cusips: readonly string[] };

/** What filings report of some CUSIPs, each filing by security. */
export const REPORTED_OF_CUSIPS = storeQuery<InstitutionalQuery, Part & Security>(
  `SELECT r.accession AS accession, r.set_key AS set_key, toString(r.cusip) AS cusip,
    toString(r.option) AS option, toString(r.amount_type) AS amount_type,
    toString(argMin(r.class_title, (r.chunk, r.place))) AS class_title,
    ${sumOrNull('r.amount')} AS amount, ${sumOrNull('r.value')} AS value
  FROM holding_rows_by_cusip AS r
  WHERE r.period IN {periods:Array(String)} AND r.cusip IN {cusips:Array(String)}
  GROUP BY r.accession, r.set_key, r.cusip, r.option, r.amount_type`,
);

/** One manager's holdings of one security of the issuer. */
export type Reported = Security &
  Pick<CollectedFiling, 'accession' | 'cik' | 'filed' | 'form' | 'manager'> & {
    readonly amount: Decimal | null;
    /** Dollars. */
    readonly value: Decimal | null;
  };

/** The holders of an issuer from Form 13F. */
export type InstitutionalInputs = {
  readonly quarter: Quarter;
  readonly before: Quarter | null;
  /** Managers without a parsed filing for the quarter. */
  readonly whollyUnread: number;
  /** CIKs of managers whose portfolio of the previous quarter is known. */
  readonly reportedBefore: ReadonlySet<string>;
  /** CUSIPs that are the issuer's. */
  readonly cusips: readonly string[];
  /**
   * CUSIPs that some filing assigns to the issuer, but whose issuer is unknown because of contradictory
   * evidence.
   */
  readonly contradicted: readonly string[];
  readonly now: readonly Reported[];
  readonly earlier: readonly Reported[];
};

const isOf = (cik: string, issuer: CusipIssuer | undefined): boolean =>
  issuer !== undefined && 'cik' in issuer && issuer.cik === cik;

export async function readInstitutional(
  store: StoreReader,
  collected: Collected,
  cik: string,
): Promise<InstitutionalInputs> {
  const { quarter, before, whollyUnread, reportedBefore } = collected;
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
  const reported = Map.groupBy(reportedOf(rows, collected), ({ period }) => period);
  return {
    quarter,
    before,
    whollyUnread,
    reportedBefore,
    cusips,
    contradicted,
    now: reported.get(quarter.period) ?? [],
    earlier: before === null ? [] : (reported.get(before.period) ?? []),
  };
}

const reportedOf = (
  rows: readonly (Part & Security)[],
  { filings }: Collected,
): readonly (Reported & { readonly period: string })[] =>
  sumParts(rows, filings, ({ cusip, option, amount_type: type }, { cik, period }) =>
    [period, cik, cusip, option, type].join(' '),
  ).map(({ amount, value, newest: { row, filing } }) => ({
    accession: filing.accession,
    amount,
    amount_type: row.amount_type,
    cik: filing.cik,
    class_title: row.class_title,
    cusip: row.cusip,
    filed: filing.filed,
    form: filing.form,
    manager: filing.manager,
    option: row.option,
    period: filing.period,
    value,
  }));
