import { pick, type RowOf, selectList } from '@footnote/read-models/columns';
import { FILING_COLUMNS } from '@footnote/read-models/filings';
import {
  CURRENT_REPORT_COLUMNS,
  OFFICER_CHANGE_COLUMNS,
  PROPOSAL_VOTE_COLUMNS,
} from '@footnote/read-models/votes';
import { storeQuery } from '@footnote/read-store/store-query';

type OfCompany = { readonly cik: string };

type Filed = OfCompany & {
  /** YYYY-MM-DD, or empty for any day. */
  readonly from: string;
  readonly to: string;
};

const IN_SPAN = `({from:String} = '' OR filed >= {from:String}) AND ({to:String} = '' OR filed <= {to:String})`;

const { source_document: _, cik: __, ...REPORT_COLUMNS } = CURRENT_REPORT_COLUMNS;

export type ReadCurrentReport = RowOf<typeof REPORT_COLUMNS>;

/** The 8-Ks that were read, newest first. */
export const CURRENT_REPORTS = storeQuery<OfCompany, ReadCurrentReport>(
  `SELECT ${selectList(REPORT_COLUMNS)} FROM current_reports WHERE cik = {cik:String}
  ORDER BY filed DESC, accession DESC`,
);

const LISTED_COLUMNS = pick(FILING_COLUMNS, 'accession', 'form', 'filed', 'items');

export type ListedCurrentReport = RowOf<typeof LISTED_COLUMNS>;

/** The filings that EDGAR lists with item 5.02 or 5.07, newest first. */
export const LISTED_CURRENT_REPORTS = storeQuery<OfCompany, ListedCurrentReport>(
  `SELECT ${selectList(LISTED_COLUMNS)} FROM filings
  WHERE cik = {cik:String} AND hasAny(items, ['5.02', '5.07']) ORDER BY filed DESC, accession DESC`,
);

const { cik: ___, ...VOTE_COLUMNS } = PROPOSAL_VOTE_COLUMNS;

export type VoteRow = RowOf<typeof VOTE_COLUMNS>;

/** The votes of one 8-K, by default of the newest with item 5.07, in the order of its document. */
export const MEETING_VOTES = storeQuery<Filed & { readonly meeting: string }, VoteRow>(
  `SELECT ${selectList(VOTE_COLUMNS)} FROM proposal_votes
  WHERE cik = {cik:String} AND ${IN_SPAN} AND accession = if({meeting:String} != '', {meeting:String}, (
    SELECT argMax(accession, (filed, accession)) FROM current_reports
    WHERE cik = {cik:String} AND has(items, '5.07') AND proposals > 0 AND ${IN_SPAN}
  )) ORDER BY proposal, line`,
);

const { cik: ____, ...CHANGE_COLUMNS } = OFFICER_CHANGE_COLUMNS;

export type ChangeRow = RowOf<typeof CHANGE_COLUMNS>;

/** In the order of each document. */
export const OFFICER_CHANGES = storeQuery<Filed, ChangeRow>(
  `SELECT ${selectList(CHANGE_COLUMNS)} FROM officer_changes WHERE cik = {cik:String} AND ${IN_SPAN}
  ORDER BY accession, line`,
);
