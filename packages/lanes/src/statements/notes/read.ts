import { parseLabel } from '@footnote/values/period';
import type { NoteFact } from '@footnote/statements/notes/note';
import { pick, type RowOf, selectList } from '@footnote/read-models/columns';
import { FACT_COLUMNS, type FactRow, PARTS } from '@footnote/read-models/filed-facts';
import { STATEMENT_CELL_COLUMNS } from '@footnote/read-models/statement-cells';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import type { NotesRequest } from './request.ts';

/** A filing with a report of its own; `period_end`: the date of its balance sheet. */
export type ReportedFiling = Pick<FactRow, 'accession' | 'filed' | 'form' | 'period_end'>;

const NOTE_FACT_COLUMNS = pick(
  FACT_COLUMNS,
  'taxonomy',
  'concept',
  'unit',
  'period_start',
  'period_end',
  'value',
  'axes',
  'members',
  'typed',
);

/** Newest filing first. */
export const REPORTED_FILINGS = storeQuery<{ readonly cik: string }, ReportedFiling>(`
  SELECT accession, form, filed, max(period_end) AS period_end
  FROM (
    SELECT accession, form, filed, period_end FROM facts
    WHERE cik = {cik:String} AND part = 'consolidated' AND period_start = ''
      AND concept IN ('Assets', 'LiabilitiesAndStockholdersEquity', 'StockholdersEquity')
  )
  GROUP BY accession, form, filed
  ORDER BY filed DESC, accession DESC`);

/** The facts of a filing for the periods that end on a day, in the order of its document. */
export const FACTS_OF_DAY = storeQuery<
  { readonly cik: string; readonly accession: string; readonly day: string },
  NoteFact
>(`
  SELECT ${selectList(NOTE_FACT_COLUMNS)}
  FROM facts
  WHERE cik = {cik:String} AND accession = {accession:String} AND source = 'instance'
    AND period_end = {day:String}
  ORDER BY indexOf([${PARTS.map((part) => `'${part}'`).join(', ')}], part), place`);

const END_COLUMNS = pick(STATEMENT_CELL_COLUMNS, 'fiscal_year', 'fiscal_period', 'period_end');

/** The ends of the periods of a company's statements. */
export const PERIOD_ENDS = storeQuery<{ readonly cik: string }, RowOf<typeof END_COLUMNS>>(`
  SELECT DISTINCT ${selectList(END_COLUMNS)}
  FROM statement_cells
  WHERE cik = {cik:String} AND field IN ('net_income', 'total_assets') AND period_kind != 'ttm'
  SETTINGS max_threads = 1`);

/** A filing and the facts from which its notes are read. */
export type FoundFiling = { readonly filing: ReportedFiling; readonly facts: readonly NoteFact[] };

/** Null if the company has no such report; undefined if it has none at all. */
export async function readNotesFiling(
  store: StoreReader,
  cik: string,
  request: Pick<NotesRequest, 'accession' | 'period'>,
): Promise<FoundFiling | null | undefined> {
  const filings = await store.read(REPORTED_FILINGS, { cik });
  if (filings.length === 0) return undefined;
  const filing = await chosen(store, cik, filings, request);
  if (filing === undefined) return null;
  const { accession, period_end: day } = filing;
  return { filing, facts: await store.read(FACTS_OF_DAY, { cik, accession, day }) };
}

async function chosen(
  store: StoreReader,
  cik: string,
  filings: readonly ReportedFiling[],
  { accession, period = 'latest' }: Pick<NotesRequest, 'accession' | 'period'>,
): Promise<ReportedFiling | undefined> {
  if (accession !== undefined) return filings.find((filing) => filing.accession === accession);
  const label = parseLabel(period);
  if (label === null) return newestOf(filings.filter(isAnnual)) ?? newestOf(filings);
  const ends = await store.read(PERIOD_ENDS, { cik });
  const quarter = label.period === 'FY' ? 'Q4' : label.period;
  const days = ends
    .filter(
      ({ fiscal_year: year, fiscal_period: of }) =>
        year === label.year && (of === label.period || of === quarter),
    )
    .map(({ period_end: day }) => day);
  const ofPeriod = filings.filter(({ period_end: day }) => days.includes(day));
  return ofPeriod.find(isAnnual) ?? ofPeriod[0];
}

const isAnnual = ({ form }: ReportedFiling): boolean => /^(?:10-K|20-F|40-F)/.test(form);

/** Of the newest balance sheet; the amendment, if one repeats it. */
function newestOf(filings: readonly ReportedFiling[]): ReportedFiling | undefined {
  const day = filings.reduce((newest, { period_end: end }) => (end > newest ? end : newest), '');
  return filings.find(({ period_end: end }) => end === day);
}
