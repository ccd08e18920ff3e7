import type { ReadStore } from '@footnote/read-store/port';
import type { CompanyNameRow } from '@footnote/read-models/company-names';
import type { FlagRow } from '@footnote/read-models/flags';
import type { VerdictRow, VerifiedCompanyRow } from '@footnote/read-models/verdicts';
import type { FlagVerdictRow } from '../flags/read.ts';
import type { RowCell } from '@footnote/figures/index/row-cell';
import type { Issuer } from '../fundamentals/issuer-heads.ts';
import type { FieldCount } from '../verification/read.ts';

export type FakeCompany = {
  readonly cik: string;
  readonly symbols: readonly string[];
  /** Default: Company and its first symbol. */
  readonly name?: string;
  readonly formerNames?: readonly string[];
  /** What the verifier says of it as a whole, where there is a verifier. */
  readonly verified?: Pick<VerifiedCompanyRow, 'last_verified_at'> & {
    readonly policy_version: string;
  } & Partial<Pick<VerifiedCompanyRow, 'passed' | 'unchecked' | 'contradicted'>>;
  /** How many cells of its fields are served. */
  readonly counts?: readonly FieldCount[];
  /** Undefined for a company without statements. */
  readonly issuer?: Issuer;
  readonly cells?: readonly RowCell[];
  readonly revision?: number;
  /** When it differs from the issuer's: a publication caught half-way. */
  readonly cellsRevision?: number;
};

export type FakeStore = ReadStore & {
  companies: readonly FakeCompany[];
  /** Thrown by the next queries while it is set. */
  failure: Error | undefined;
  /** Awaited before a query of cells answers. */
  beforeCells: (() => Promise<void>) | undefined;
  /** Rows of `flags`, and of `flag_verdicts` where there is a verifier. */
  flags: readonly FlagRow[];
  flagVerdicts: readonly FlagVerdictRow[] | undefined;
  /** Rows of `cell_verdicts`. */
  verdicts: readonly VerdictRow[];
  /** Queries asked so far. */
  queries: number;
};

/** A read store with canned rows for the queries that the service asks. */
export function createFakeStore(companies: readonly FakeCompany[]): FakeStore {
  const answer = async (
    sql: string,
    params: Readonly<Record<string, unknown>>,
  ): Promise<readonly object[]> => {
    // Those of the search come in their own time.
    if (sql.includes('FROM company_names')) return store.companies.map(nameRow);
    if (sql.includes('LEFT JOIN companies')) return store.companies.flatMap(listingRows);
    store.queries += 1;
    if (store.failure !== undefined) throw store.failure;
    if (sql.includes('FROM flags'))
      return store.flags.filter(
        (flag) =>
          ['', flag.cik].includes(String(params['cik'])) && ['', flag.flag_id].includes(String(params['id'])),
      );
    if (sql.includes("name = 'verified_companies'"))
      return store.companies.some(({ verified }) => verified !== undefined) ? [{}] : [];
    if (sql.includes('FROM cell_verdicts'))
      return store.verdicts.filter(
        ({ cik, verdict }) => cik === params['cik'] && verdict === params['verdict'],
      );
    if (sql.includes('GROUP BY statement, field, refusal'))
      return store.companies.flatMap(({ cik, counts = [] }) => (cik === params['cik'] ? counts : []));
    if (sql.includes('FROM system.tables')) return store.flagVerdicts === undefined ? [] : [{}];
    if (sql.includes('FROM flag_verdicts')) return store.flagVerdicts ?? [];
    const company = store.companies.find(({ cik }) => cik === params['cik']);
    if (sql.includes('FROM verified_companies'))
      return company?.verified === undefined ? [] : [company.verified];
    if (sql.includes('FROM symbols')) {
      const found = store.companies.find(({ symbols }) => symbols.includes(String(params['symbol'])));
      return found === undefined ? [] : [{ cik: found.cik }];
    }
    if (sql.includes('FROM companies'))
      return company === undefined ? [] : [{ name: company.name ?? '', symbols: company.symbols }];
    if (company?.issuer === undefined) return [];
    const revision = company.revision ?? 1;
    if (sql.includes('FROM statement_issuers')) return [{ ...company.issuer, revision: String(revision) }];
    await store.beforeCells?.();
    return (company.cells ?? []).map((cell) => ({
      ...cell,
      revision: String(company.cellsRevision ?? revision),
    }));
  };
  const refuse = (): never => {
    throw new Error('the query service only reads');
  };
  const store: FakeStore = {
    companies,
    failure: undefined,
    beforeCells: undefined,
    flags: [],
    flagVerdicts: undefined,
    verdicts: [],
    queries: 0,
    database: 'fake',
    query: async <Row>(sql: string, params = {}) => (await answer(sql, params)) as Row[],
    queryRaw: refuse,
    insert: refuse,
    command: refuse,
    ping: () => Promise.resolve(true),
    close: () => Promise.resolve(),
  };
  return store;
}

function nameRow({ cik, name, formerNames = [], symbols }: FakeCompany): CompanyNameRow {
  return { cik, name: name ?? `Company ${symbols[0] ?? cik}`, former_names: formerNames };
}

function listingRows({ cik, symbols }: FakeCompany): readonly object[] {
  return symbols.map((symbol) => ({ cik, symbol, exchange: 'NYSE' }));
}
