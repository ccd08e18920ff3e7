import type { Config } from '@footnote/runtime/config';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
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

/** Number of served cells of a field, and of refused ones by reason. */
export type FieldCount = Pick<VerdictRow, 'statement' | 'field'> & {
  /** Empty for those that are served. */
  readonly refusal: string;
  /** Empty for served cells, and in tables that were not rebuilt since rules have names. */
  readonly rule: string;
  readonly cells: number;
};

/** Counts are returned as text. */
type CountRow = Omit<FieldCount, 'cells'> & { readonly cells: number | string };

export type CompanyVerification = {
  /** Undefined if nothing was verified: the verifier is off, or has not processed the company yet. */
  readonly company: VerifiedCompanyRow | undefined;
  readonly counts: readonly FieldCount[];
  readonly verdicts: readonly VerdictRow[];
};

export const VERIFIED_COMPANY = storeQuery<{ readonly cik: string }, VerifiedCompanyRow>(`
  SELECT ${selectList(VERIFIED_COMPANY_COLUMNS)}
  FROM verified_companies WHERE cik = {cik:String}`);

/** Without a statement or field: of all. */
type OfFields = { readonly cik: string; readonly statement: string; readonly field: string };

export const FIELD_COUNTS = storeQuery<OfFields, CountRow>(`
  SELECT statement, field, refusal, rule, count() AS cells FROM statement_cells
  WHERE cik = {cik:String} AND ({statement:String} = '' OR statement = {statement:String})
    AND ({field:String} = '' OR field = {field:String})
  GROUP BY statement, field, refusal, rule ORDER BY statement, field, refusal, rule`);

type OfVerdict = OfFields & Pick<VerdictFilter, 'verdict' | 'limit'>;

export const CELL_VERDICTS = storeQuery<OfVerdict, VerdictRow>(`
  SELECT ${selectList(VERDICT_COLUMNS)}
  FROM cell_verdicts
  WHERE cik = {cik:String} AND verdict = {verdict:String}
    AND ({statement:String} = '' OR statement = {statement:String}) AND ({field:String} = '' OR field = {field:String})
  ORDER BY cell_verdicts.period_end DESC, statement, field, period_kind, fiscal_period LIMIT {limit:UInt32}`);

/** The verifier's findings about a company: in total, by field, and the cells with the requested verdict. */
export async function readVerification(
  store: StoreReader,
  cik: string,
  verifier: Config['verification'],
  { verdict, statement, field, limit }: VerdictFilter,
): Promise<CompanyVerification> {
  const fields = { cik, statement: statement ?? '', field: field ?? '' };
  const counts = (await store.read(FIELD_COUNTS, fields)).map((row) => ({
    ...row,
    cells: Number(row.cells),
  }));
  if (verifier === 'off') return { company: undefined, counts, verdicts: [] };
  const [company] = await store.read(VERIFIED_COMPANY, { cik });
  const verdicts =
    company === undefined ? [] : await store.read(CELL_VERDICTS, { ...fields, verdict, limit });
  return { company, counts, verdicts };
}
