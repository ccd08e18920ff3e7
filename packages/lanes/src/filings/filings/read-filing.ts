import { FAMILY_FORMS } from '@footnote/edgar/form-family';
import { COMPARED_YEARS, isSameQuarter } from '@footnote/filing-text/other-years';
import { addMonths, monthsBefore } from '@footnote/values/month';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import { pick, type RowOf, selectList } from '@footnote/read-models/columns';
import { FILING_COLUMNS, FILING_SECTION_COLUMNS, FILING_TEXT_COLUMNS } from '@footnote/read-models/filings';
import { SYMBOLS_OF_COMPANY } from '../../subject/resolve-subject.ts';

const HEAD_COLUMNS = pick(
  FILING_COLUMNS,
  'cik',
  'accession',
  'form',
  'filed',
  'report_date',
  'accepted_at',
  'items',
  'url',
  'source_time',
);

/** What EDGAR lists of a filing. */
export type FilingHead = RowOf<typeof HEAD_COLUMNS>;

export const FILING_HEADS = selectList(HEAD_COLUMNS);

const SECTION_COLUMNS = pick(FILING_SECTION_COLUMNS, 'section', 'omission', 'char_count');

export type SectionRow = RowOf<typeof SECTION_COLUMNS>;

const TEXT_COLUMNS = pick(
  FILING_TEXT_COLUMNS,
  'items',
  'release_exhibit',
  'release_url',
  'release_headline',
  'release_length',
);

export type TextRow = RowOf<typeof TEXT_COLUMNS>;

export type OfFiling = { readonly cik: string; readonly accession: string };

/** Its filers: several may share one filing. */
export const FILERS_OF_ACCESSION = storeQuery<{ readonly accession: string }, FilingHead>(
  `SELECT ${FILING_HEADS} FROM filings WHERE accession = {accession:String} ORDER BY cik`,
);

export const SECTIONS_OF_FILING = storeQuery<OfFiling, SectionRow>(
  `SELECT ${selectList(SECTION_COLUMNS)} FROM filing_sections
  WHERE cik = {cik:String} AND accession = {accession:String}`,
);

export const TEXT_OF_FILING = storeQuery<OfFiling, TextRow>(
  `SELECT ${selectList(TEXT_COLUMNS)} FROM filing_texts
  WHERE cik = {cik:String} AND accession = {accession:String} LIMIT 1`,
);

type OtherYears = OfFiling & {
  readonly forms: readonly string[];
  /** First and last period of report, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
};

type OtherSection = Pick<SectionRow, 'char_count' | 'section'> & Pick<FilingHead, 'report_date'>;

/** Sections found in other reports of the filer. */
export const SECTIONS_OF_OTHER_YEARS = storeQuery<OtherYears, OtherSection>(
  `SELECT s.section AS section, s.char_count AS char_count, f.report_date AS report_date
  FROM (SELECT accession, report_date FROM filings WHERE cik = {cik:String} AND form IN {forms:Array(String)}
    AND report_date >= {from:String} AND report_date <= {to:String} AND accession != {accession:String}) AS f
  INNER JOIN (SELECT accession, section, char_count FROM filing_sections
    WHERE cik = {cik:String} AND form IN {forms:Array(String)} AND omission = '') AS s ON s.accession = f.accession`,
);

/** The parsed text of a filing; `text` is undefined if nothing was parsed. */
export type ReadText = {
  readonly text: TextRow | undefined;
  readonly sections: ReadonlyMap<string, SectionRow>;
  /**
   * Lengths of each section in the filer's annual reports of about that time, or of the discussion in those of the same
   * quarter; empty for another report.
   */
  readonly otherYears: ReadonlyMap<string, readonly number[]>;
};

export async function readText(store: StoreReader, filing: OfFiling & PeriodicHead): Promise<ReadText> {
  const { cik, accession } = filing;
  const [[text], rows, others] = await Promise.all([
    store.read(TEXT_OF_FILING, { cik, accession }),
    store.read(SECTIONS_OF_FILING, { cik, accession }),
    readOtherYears(store, filing),
  ]);
  const lengths = [...Map.groupBy(others, ({ section }) => section)].map(
    ([name, same]) => [name, same.map((other) => other.char_count)] as const,
  );
  return {
    text,
    sections: new Map(rows.map((row) => [row.section, row])),
    otherYears: new Map(lengths),
  };
}

type PeriodicHead = Pick<FilingHead, 'form' | 'report_date'>;

async function readOtherYears(
  store: StoreReader,
  { cik, accession, form, report_date: period }: OfFiling & PeriodicHead,
): Promise<readonly OtherSection[]> {
  // An amendment may have a part of an item.
  const forms = COMPARED_FORMS.find((family) => family.includes(form));
  if (forms === undefined || period === '') return [];
  // The end of a fiscal year of whole weeks drifts.
  const months = 12 * COMPARED_YEARS + 1;
  const found = await store.read(SECTIONS_OF_OTHER_YEARS, {
    cik,
    accession,
    forms,
    from: monthsBefore(period, months),
    to: addMonths(period, months),
  });
  if (forms === FAMILY_FORMS.annual) return found;
  return found.filter(({ section, report_date: end }) => section === 'mda' && isSameQuarter(period, end));
}

const COMPARED_FORMS = [FAMILY_FORMS.annual, FAMILY_FORMS.quarterly];

/** The filers of a filing; empty if unknown. */
export function readFilers(store: StoreReader, accession: string): Promise<readonly FilingHead[]> {
  return store.read(FILERS_OF_ACCESSION, { accession });
}

/**
 * The filer under which a filing is served: the requested one, else the one whose number the accession begins
 * with.
 */
export function filerOf(filers: readonly FilingHead[], cik?: string): FilingHead | undefined {
  if (cik !== undefined) return filers.find((filer) => filer.cik === cik);
  return filers.find((filer) => filer.accession.startsWith(filer.cik)) ?? filers[0];
}

/** The first symbol of a company; null if it has none. */
export async function readSymbol(store: StoreReader, cik: string): Promise<string | null> {
  const [company] = await store.read(SYMBOLS_OF_COMPANY, { cik });
  return company?.symbols[0] ?? null;
}
