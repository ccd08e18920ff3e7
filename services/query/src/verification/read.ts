import type { Config } from '@footnote/runtime/config';
import type { ReadStore } from '@footnote/read-store/port';
import { selectList } from '@footnote/read-models/columns';
import {
  VERDICT_COLUMNS,
  type VerdictRow,
  VERIFIED_COMPANY_COLUMNS,
  type VerifiedCompanyRow,
} from '@footnote/read-models/verdicts';

export type VerdictFilter = {
  readonly verdict: VerdictRow['verdict'];
  readonly statement?: VerdictRow['statement'] | undefined;
  readonly field?: string | undefined;
  readonly limit: number;
};

/** How many cells of a field are served, or refused for which reason. */
export type FieldCount = Pick<VerdictRow, 'statement' | 'field'> & {
  /** Empty for those that are served. */
  readonly refusal: string;
  /** Empty for those that are served, and for those of tables that were not rebuilt since rules have names. */
  readonly rule: string;
  readonly cells: number;
};

/** Counts come as text. */
type CountRow = Omit<FieldCount, 'cells'> & { readonly cells: number | string };

export type CompanyVerification = {
  /** Undefined where nothing was verified: the verifier is off, or has not come to the company. */
  readonly company: VerifiedCompanyRow | undefined;
  readonly counts: readonly FieldCount[];
  readonly verdicts: readonly VerdictRow[];
};

const COMPANY_SQL = `
  SELECT ${selectList(VERIFIED_COMPANY_COLUMNS)}
  FROM verified_companies WHERE cik = {cik:String}`;

const COUNTS_SQL = `
  SELECT statement, field, refusal, rule, count() AS cells FROM statement_cells
  WHERE cik = {cik:String} AND ({statement:String} = '' OR statement = {statement:String})
    AND ({field:String} = '' OR field = {field:String})
  GROUP BY statement, field, refusal, rule ORDER BY statement, field, refusal, rule`;

const VERDICTS_SQL = `
  SELECT ${selectList(VERDICT_COLUMNS)}
  FROM cell_verdicts
  WHERE cik = {cik:String} AND verdict = {verdict:String}
    AND ({statement:String} = '' OR statement = {statement:String}) AND ({field:String} = '' OR field = {field:String})
  ORDER BY cell_verdicts.period_end DESC, statement, field, period_kind, fiscal_period LIMIT {limit:UInt32}`;

/** What the verifier says of a company: as a whole, by field, and of the cells that have the asked verdict. */
export async function readVerification(
  store: Pick<ReadStore, 'query'>,
  cik: string,
  verifier: Config['verification'],
  { verdict, statement, field, limit }: VerdictFilter,
): Promise<CompanyVerification> {
  const params = { cik, verdict, statement: statement ?? '', field: field ?? '', limit };
  const counts = (await store.query<CountRow>(COUNTS_SQL, params)).map((row) => ({
    ...row,
    cells: Number(row.cells),
  }));
  if (verifier === 'off') return { company: undefined, counts, verdicts: [] };
  const [company] = await store.query<VerifiedCompanyRow>(COMPANY_SQL, { cik });
  const verdicts = company === undefined ? [] : await store.query<VerdictRow>(VERDICTS_SQL, params);
  return { company, counts, verdicts };
}
