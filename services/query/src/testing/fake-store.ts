import type { StoreReader } from '@footnote/read-store/port';
import type { CompanyNameRow } from '@footnote/read-models/company-names';
import type { FlagRow } from '@footnote/read-models/flags';
import type { VerdictRow, VerifiedCompanyRow } from '@footnote/read-models/verdicts';
import { packCells } from '@footnote/figures/fundamentals/packed-cells';
import { windowOf } from '@footnote/figures/fundamentals/window';
import type { RowCell } from '@footnote/figures/index/row-cell';
import { COMPANY_INPUTS, FILING_INPUTS } from '@footnote/lanes/statements/company-inputs/read';
import { COMPANY_SPAN } from '@footnote/lanes/statements/company-inputs/span';
import type { StoredInputRow } from '@footnote/lanes/statements/company-inputs/record';
import {
  FLAG_VERDICTS,
  FLAG_VERDICTS_TABLE,
  FLAGS,
  type FlagVerdictRow,
} from '@footnote/lanes/statements/flags/read';
import { NEWEST_DAYS, NEWEST_REPORT } from '@footnote/lanes/subject/age/read-reports';
import { ISSUER_HEAD, type AtRevision, type Issuer } from '@footnote/lanes/subject/issuer-heads';
import { WINDOW_OF_VIEW } from '@footnote/lanes/statements/fundamentals/read';
import { CELLS_OF_COMPANY } from '@footnote/lanes/statements/fundamentals/read-cells';
import { FORMS_OF_COMPANY, KINDS } from '@footnote/lanes/companies/coverage/read';
import {
  FIGURES_FILED_TO,
  LAST_BARS,
  NEWEST_FILINGS,
  PRICES_TO,
  REACH_OF_COMPANIES,
} from '@footnote/lanes/companies/loaded/read';
import { KIND_OF_COMPANY } from '@footnote/lanes/subject/asset-type';
import { ISSUER_NAMES, LISTED_SYMBOLS, type PlacedSymbol } from '@footnote/lanes/companies/search/read';
import { CLAIMANTS_OF_SYMBOL, COMPANY_OF_SYMBOL } from '@footnote/lanes/subject/symbols';
import {
  CELLS_OF_TOOL,
  CELLS_WITH_OPERANDS,
  NAME_OF_COMPANY,
  type ToolCell,
} from '@footnote/lanes/statements/financials/read';
import { SYMBOLS_OF_COMPANY } from '@footnote/lanes/subject/resolve-subject';
import { POLICY_OF_COMPANY, VERIFIED_COMPANIES_TABLE } from '@footnote/lanes/statements/financials/verified';
import {
  CELL_VERDICTS,
  FIELD_COUNTS,
  VERIFIED_COMPANY,
  type FieldCount,
} from '@footnote/lanes/statements/verification/read';
import { canned, cannedReader } from '@footnote/lanes/testing/canned-rows';
import { toolCells } from '@footnote/lanes/testing/tool-cells';

export type FakeCompany = {
  readonly cik: string;
  readonly symbols: readonly string[];
  /** Default: Company and its first symbol. */
  readonly name?: string;
  readonly formerNames?: readonly string[];
  /** The verifier's summary of the company, if there is a verifier. */
  readonly verified?: Pick<VerifiedCompanyRow, 'last_verified_at'> & {
    readonly policy_version: string;
  } & Partial<Pick<VerifiedCompanyRow, 'passed' | 'unchecked' | 'contradicted'>>;
  /** Number of served cells of its fields. */
  readonly counts?: readonly FieldCount[];
  /** Undefined for a company without statements. */
  readonly issuer?: Issuer;
  readonly cells?: readonly (RowCell & Partial<ToolCell>)[];
  readonly revision?: number;
  /** When it differs from the issuer's: a publication caught half-way. */
  readonly cellsRevision?: number;
};

export type FakeStore = StoreReader & {
  companies: readonly FakeCompany[];
  /** Thrown by the next queries while it is set. */
  failure: Error | undefined;
  /** Awaited before a query of cells answers. */
  beforeCells: (() => Promise<void>) | undefined;
  /** Rows of `flags`, and of `flag_verdicts` if there is a verifier. */
  flags: readonly FlagRow[];
  flagVerdicts: readonly FlagVerdictRow[] | undefined;
  /** Rows of `cell_verdicts`. */
  verdicts: readonly VerdictRow[];
  /** Rows of `statement_inputs` for the one company that has inputs. */
  inputs: readonly StoredInputRow[];
  /** Number of queries so far. */
  queries: number;
};

/** A read store with canned rows for the service's queries. */
export function createFakeStore(companies: readonly FakeCompany[]): FakeStore {
  const companyOf = (cik: string): FakeCompany | undefined =>
    store.companies.find((company) => company.cik === cik);
  const claimantsOf = (symbol: string): readonly FakeCompany[] =>
    store.companies.filter(({ symbols }) => symbols.includes(symbol));
  const cellsOf = async (cik: string): Promise<readonly CellAtRevision[]> => {
    const company = companyOf(cik);
    if (company?.issuer === undefined) return [];
    await store.beforeCells?.();
    const revision = String(company.cellsRevision ?? company.revision ?? 1);
    return toolCells(company.cells ?? []).map((cell) => ({ ...cell, revision }));
  };
  const about = <Row>(cik: string, row: (company: FakeCompany) => Row | undefined): readonly Row[] => {
    const company = companyOf(cik);
    const found = company === undefined ? undefined : row(company);
    return found === undefined ? [] : [found];
  };

  // The directory reloads asynchronously: its queries neither count nor fail.
  const directory = cannedReader([
    canned(ISSUER_NAMES, () => store.companies.map(nameRow)),
    canned(LISTED_SYMBOLS, () => store.companies.flatMap(listingRows)),
  ]);
  const others = cannedReader([
    canned(COMPANY_OF_SYMBOL, ({ symbol }) => {
      const claimants = claimantsOf(symbol);
      return claimants.length > 1 ? [] : claimants;
    }),
    canned(CLAIMANTS_OF_SYMBOL, ({ symbol }) => {
      const ciks = claimantsOf(symbol).map(({ cik }) => cik);
      return ciks.length > 1 ? [{ ciks }] : [];
    }),
    canned(NAME_OF_COMPANY, ({ cik }) => about(cik, ({ name = '' }) => ({ name }))),
    canned(SYMBOLS_OF_COMPANY, ({ cik }) => about(cik, (company) => company)),
    canned(NEWEST_REPORT, () => []),
    canned(NEWEST_DAYS, () => []),
    canned(ISSUER_HEAD, ({ cik }) =>
      about(cik, ({ issuer, revision = 1 }) => issuer && { ...issuer, revision: String(revision) }),
    ),
    canned(WINDOW_OF_VIEW, async ({ cik, view, revision }) => {
      const cells = (await cellsOf(cik)).filter((cell) => cell.revision === revision);
      return cells.length === 0 ? [] : [{ cells: packCells(windowOf(cells, view)) }];
    }),
    canned(CELLS_OF_COMPANY, ({ cik }) => cellsOf(cik)),
    canned(CELLS_WITH_OPERANDS, ({ cik }) => cellsOf(cik)),
    canned(CELLS_OF_TOOL, async ({ cik }) => (await cellsOf(cik)).map((cell) => ({ ...cell, operands: '' }))),
    canned(COMPANY_INPUTS, () => store.inputs),
    canned(COMPANY_SPAN, () => []),
    canned(FILING_INPUTS, ({ slot, report, own }) =>
      store.inputs.filter((row) => [slot, report, own].includes(row.slot)),
    ),
    // Nothing reaches anywhere.
    canned(REACH_OF_COMPANIES, () => []),
    canned(NEWEST_FILINGS, () => []),
    canned(LAST_BARS, () => []),
    canned(FIGURES_FILED_TO, () => []),
    canned(PRICES_TO, () => []),
    // No lane has anything.
    canned(KIND_OF_COMPANY, () => []),
    canned(FORMS_OF_COMPANY, () => []),
    ...KINDS.map(({ query }) => canned(query, () => [])),
    canned(FLAGS, ({ cik, id }) =>
      store.flags.filter((flag) => ['', flag.cik].includes(cik) && ['', flag.flag_id].includes(id)),
    ),
    canned(FLAG_VERDICTS_TABLE, () => (store.flagVerdicts === undefined ? [] : [{ name: 'flag_verdicts' }])),
    canned(FLAG_VERDICTS, () => store.flagVerdicts ?? []),
    canned(VERIFIED_COMPANIES_TABLE, () =>
      store.companies.some(({ verified }) => verified !== undefined) ? [{ name: 'verified_companies' }] : [],
    ),
    canned(POLICY_OF_COMPANY, ({ cik }) => about(cik, ({ verified }) => verified)),
    canned(VERIFIED_COMPANY, ({ cik }) => about(cik, verifiedRow)),
    canned(FIELD_COUNTS, ({ cik }) => companyOf(cik)?.counts ?? []),
    canned(CELL_VERDICTS, ({ cik, verdict }) =>
      store.verdicts.filter((row) => row.cik === cik && row.verdict === verdict),
    ),
  ]);

  const store: FakeStore = {
    companies,
    failure: undefined,
    beforeCells: undefined,
    flags: [],
    flagVerdicts: undefined,
    verdicts: [],
    inputs: [],
    queries: 0,
    read: async (query, params) => {
      if (directory.answers(query)) return directory.read(query, params);
      store.queries += 1;
      if (store.failure !== undefined) throw store.failure;
      return others.read(query, params);
    },
  };
  return store;
}

type CellAtRevision = ToolCell & AtRevision;

function nameRow({ cik, name, formerNames = [], symbols }: FakeCompany): CompanyNameRow {
  return { cik, name: name ?? `Company ${symbols[0] ?? cik}`, former_names: formerNames };
}

function listingRows({ cik, symbols }: FakeCompany): readonly PlacedSymbol[] {
  return symbols.map((symbol, index) => ({ cik, symbol, exchange: 'NYSE', place: index + 1 }));
}

function verifiedRow({ cik, symbols, verified }: FakeCompany): VerifiedCompanyRow | undefined {
  if (verified === undefined) return undefined;
  return {
    cik,
    symbol: symbols[0] ?? '',
    filings: 0,
    passed: 0,
    unchecked: 0,
    contradicted: 0,
    revision: 1,
    ...verified,
    policy_version: Number(verified.policy_version),
  };
}
