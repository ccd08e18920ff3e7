import type { Decimal } from 'decimal.js';
import type { CusipIssuer } from '@footnote/ownership/form-13f/cusip-issuer';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import type { Collected, CollectedFiling, Quarter } from './collected.ts';
import { type Part, sumOrNull, sumParts } from './parts.ts';
import { CANDIDATES_OF_ISSUER, CANDIDATES_OF_ISSUERS, readCusipIssuers } from './read-cusips.ts';

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

const periodsOf = ({ quarter, before }: Collected): readonly string[] => [
  quarter.period,
  ...(before === null ? [] : [before.period]),
];

export async function readInstitutional(
  store: StoreReader,
  collected: Collected,
  cik: string,
): Promise<InstitutionalInputs> {
  const candidates = await store.read(CANDIDATES_OF_ISSUER, { cik, periods: periodsOf(collected) });
  const found = await readCandidates(
    store,
    collected,
    candidates.map(({ cusip }) => ({ cik, cusip })),
  );
  return found(cik);
}

/** The holders of several issuers, by CIK. */
export async function readInstitutionals(
  store: StoreReader,
  collected: Collected,
  ciks: readonly string[],
): Promise<(cik: string) => InstitutionalInputs> {
  const candidates = await store.read(CANDIDATES_OF_ISSUERS, { ciks, periods: periodsOf(collected) });
  return readCandidates(store, collected, candidates);
}

async function readCandidates(
  store: StoreReader,
  collected: Collected,
  candidates: readonly { readonly cik: string; readonly cusip: string }[],
): Promise<(cik: string) => InstitutionalInputs> {
  const { quarter, before, whollyUnread, reportedBefore } = collected;
  const periods = periodsOf(collected);
  const named = [...new Set(candidates.map(({ cusip }) => cusip))].sort();
  const issuers = await readCusipIssuers(store, periods, named);
  const own = new Set(
    candidates.filter(({ cik, cusip }) => isOf(cik, issuers.get(cusip))).map(({ cusip }) => cusip),
  );
  const rows =
    own.size === 0 ? [] : await store.read(REPORTED_OF_CUSIPS, { periods, cusips: [...own].sort() });
  const reported = Map.groupBy(reportedOf(rows, collected), ({ cusip }) => cusip);
  const ofIssuer = Map.groupBy(candidates, ({ cik }) => cik);
  return (cik) => {
    const all = (ofIssuer.get(cik) ?? []).map(({ cusip }) => cusip).sort();
    const cusips = all.filter((cusip) => isOf(cik, issuers.get(cusip)));
    const contradicted = all.filter((cusip) => {
      const issuer = issuers.get(cusip);
      return issuer !== undefined && 'unmapped' in issuer && issuer.unmapped === 'witnesses_contradict';
    });
    const held = cusips.flatMap((cusip) => reported.get(cusip) ?? []);
    const inQuarter = (period: string): readonly Reported[] => held.filter((row) => row.period === period);
    return {
      quarter,
      before,
      whollyUnread,
      reportedBefore,
      cusips,
      contradicted,
      now: inQuarter(quarter.period),
      earlier: before === null ? [] : inQuarter(before.period),
    };
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
