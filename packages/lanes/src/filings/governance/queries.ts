import { FAMILY_FORMS } from '@footnote/edgar/form-family';
import { pick, type RowOf, selectList } from '@footnote/read-models/columns';
import { FILING_COLUMNS } from '@footnote/read-models/filings';
import { GOVERNANCE_REPORT_COLUMNS, TRADING_ARRANGEMENT_COLUMNS } from '@footnote/read-models/governance';
import { storeQuery } from '@footnote/read-store/store-query';

type OfCompany = { readonly cik: string };

const { source_document: _, cik: __, ...REPORT_COLUMNS } = GOVERNANCE_REPORT_COLUMNS;

export type ReadReport = RowOf<typeof REPORT_COLUMNS>;

/** The reports that were read, newest first. */
export const READ_REPORTS = storeQuery<OfCompany, ReadReport>(
  `SELECT ${selectList(REPORT_COLUMNS)} FROM governance_reports WHERE cik = {cik:String}
  ORDER BY filed DESC, accession DESC`,
);

const { cik: ___, ...ARRANGEMENT_COLUMNS } = TRADING_ARRANGEMENT_COLUMNS;

export type ArrangementLine = RowOf<typeof ARRANGEMENT_COLUMNS>;

type Page = OfCompany & {
  /** YYYY-MM-DD, or empty for any day. */
  readonly from: string;
  readonly to: string;
  /** The last arrangement of the previous page: filing day, accession and place; empty for the first page. */
  readonly after_day: string;
  readonly after: string;
  readonly after_line: number;
  readonly limit: number;
};

/** By filing, newest first, those of one report in its order. */
export const ARRANGEMENTS_PAGE = storeQuery<Page, ArrangementLine>(
  `SELECT ${selectList(ARRANGEMENT_COLUMNS)} FROM trading_arrangements
  WHERE cik = {cik:String} AND ({from:String} = '' OR filed >= {from:String}) AND ({to:String} = '' OR filed <= {to:String})
    AND ({after:String} = '' OR (filed, accession, -toInt32(line)) < ({after_day:String}, {after:String}, -toInt32({after_line:UInt32})))
  ORDER BY filed DESC, accession DESC, line LIMIT {limit:UInt32}`,
);

const LISTED_COLUMNS = pick(FILING_COLUMNS, 'accession', 'form', 'filed');

export type ListedReport = RowOf<typeof LISTED_COLUMNS>;

const FORMS = [...FAMILY_FORMS.annual, ...FAMILY_FORMS.quarterly]
  .flatMap((form) => [form, `${form}/A`])
  .map((form) => `'${form}'`)
  .join(', ');

/** First day of the reports that tag governance. */
export const FIRST_DAY = '2023-01-01';

/** Reports that EDGAR lists since then, newest first. */
export const LISTED_REPORTS = storeQuery<OfCompany, ListedReport>(
  `SELECT ${selectList(LISTED_COLUMNS)} FROM filings
  WHERE cik = {cik:String} AND filed >= '${FIRST_DAY}' AND form IN (${FORMS}) ORDER BY filed DESC, accession DESC`,
);
