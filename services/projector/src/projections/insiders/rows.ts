import type { FootnoteReference, ReportingOwner, TradeReport } from '@footnote/event-types/types.generated';
import { sumOf, textOf } from '@footnote/ownership/insiders/amounts';
import type { TradeRow } from '@footnote/event-types/types.generated';
import type { Intent } from '@footnote/ownership/insiders/intents';
import type { LedgerLine } from '@footnote/ownership/insiders/ledger';
import type {
  InsiderFilingRow,
  InsiderHoldingRow,
  InsiderTransactionRow,
  SaleIntentRow,
} from '@footnote/read-models/insiders';
import { amount, day } from './storable.ts';

type Revision = { readonly revision: number };
type Line = LedgerLine<TradeReport>;

/** First day on which forms had the box for plans under Rule 10b5-1. */
const FIRST_PLAN_BOX = '2023-04-01';

/** Forms before that day have no box, whatever the document states. */
const underPlan = ({ filed, under_plan: stated }: TradeReport): boolean | null =>
  filed < FIRST_PLAN_BOX ? null : stated;

const formOf = ({ cik, accession, form, filed }: TradeReport) => ({ cik, accession, form, filed });

const ownersOf = (owners: readonly ReportingOwner[]) => ({
  owner_ciks: owners.map(({ cik }) => cik),
  owner_names: owners.map(({ name }) => name ?? ''),
  owner_relations: owners.map(relationsOf),
  owner_titles: owners.map(({ officer_title: title, other_text: other }) => title ?? other ?? ''),
});

const relationsOf = (owner: ReportingOwner): string =>
  [
    owner.is_director ? ['director'] : [],
    owner.is_officer ? ['officer'] : [],
    owner.is_ten_percent_owner ? ['ten_percent_owner'] : [],
    owner.is_other ? ['other'] : [],
  ]
    .flat()
    .join();

export function filingRow(
  report: TradeReport & { readonly amends: readonly string[] },
  { revision }: Revision,
): InsiderFilingRow {
  const transactions = report.rows.filter(({ transaction }) => transaction !== null).length;
  return {
    ...formOf(report),
    refusal: report.refusal ?? '',
    issuer_name: report.issuer_name ?? '',
    issuer_symbol: report.issuer_symbol ?? '',
    period: day(report.period),
    ...ownersOf(report.owners),
    under_plan: underPlan(report),
    no_securities_owned: report.no_securities_owned,
    left_section_16: report.left_section_16,
    remarks: report.remarks ?? '',
    amends: report.amends,
    transactions,
    holdings: report.rows.length - transactions,
    unread: report.unread.map(({ element, text }) => `${element}: ${text}`),
    truncated: report.truncated,
    source_document: report.source_document,
    source_time: new Date(Math.max(0, report.source_time)).toISOString().slice(0, 23).replace('T', ' '),
    revision,
  };
}

function lineOf({ report, line, row, supersededBy }: Line) {
  return {
    ...formOf(report),
    line,
    ...ownersOf(report.owners),
    ...positionOf(row),
    ...footnotesOf(report, row.footnotes),
    superseded_by: supersededBy ?? '',
  };
}

function positionOf(row: TradeRow) {
  return {
    derivative: row.derivative,
    security: row.security ?? '',
    shares_after: amount(row.shares_after),
    value_after: amount(row.value_after),
    ownership: row.ownership ?? ('' as const),
    nature: row.nature ?? '',
    exercise_price: amount(row.exercise_price),
    exercise_date: day(row.exercise_date),
    expiration_date: day(row.expiration_date),
    underlying_security: row.underlying?.security ?? '',
    underlying_shares: amount(row.underlying?.shares ?? null),
    underlying_value: amount(row.underlying?.value ?? null),
  };
}

const footnotesOf = ({ footnotes }: TradeReport, references: readonly FootnoteReference[]) => ({
  footnote_elements: references.map(({ element }) => element),
  footnotes: references.map(({ footnote }) => footnotes[footnote] ?? ''),
});

/** Null for a holding. */
export function transactionRow(line: Line, { revision }: Revision): InsiderTransactionRow | null {
  const { transaction } = line.row;
  if (transaction === null) return null;
  return {
    ...lineOf(line),
    day: line.day,
    date: day(transaction.date),
    deemed_date: day(transaction.deemed_date),
    code: transaction.code ?? '',
    direction: transaction.direction ?? '',
    shares: amount(transaction.shares),
    price: amount(transaction.price),
    total_value: amount(transaction.total_value),
    equity_swap: transaction.equity_swap,
    form_type: transaction.form_type ?? '',
    timeliness: transaction.timeliness ?? '',
    under_plan: underPlan(line.report),
    counterpart: line.counterpart,
    same_as: line.sameAs ?? '',
    doubts: line.doubts,
    revision,
  };
}

export const holdingRow = (line: Line, { revision }: Revision): InsiderHoldingRow => ({
  ...lineOf(line),
  revision,
});

/** Null for a report that is not a notice. */
export function intentRow(report: TradeReport, intent: Intent, { revision }: Revision): SaleIntentRow | null {
  const { notice } = report;
  if (notice === null) return null;
  const total = (texts: readonly (string | null)[]): string | null => {
    const sum = sumOf(texts);
    return sum === null ? null : amount(textOf(sum));
  };
  const dates = notice.sales.flatMap((sale) => day(sale.approximate_date) ?? []).sort();
  return {
    ...formOf(report),
    seller: notice.seller ?? '',
    relations: notice.relations,
    filer_ciks: notice.filers,
    classes: notice.sales.map((sale) => sale.class_title ?? ''),
    exchanges: notice.sales.map((sale) => sale.exchange ?? ''),
    brokers: notice.sales.map((sale) => sale.broker ?? ''),
    units: total(notice.sales.map(({ units }) => units)),
    market_value: total(notice.sales.map((sale) => sale.market_value)),
    approximate_date: dates[0] ?? null,
    notice_date: day(notice.notice_date),
    plan_dates: notice.plan_dates,
    acquired_by: notice.acquisitions.map(({ nature }) => nature ?? ''),
    past_units: total(notice.past_sales.map(({ units }) => units)),
    past_proceeds: total(notice.past_sales.map((sale) => sale.gross_proceeds)),
    remarks: report.remarks ?? '',
    superseded_by: intent.supersededBy ?? '',
    counts_from: intent.from,
    counts_to: intent.to,
    owner_cik: intent.owner,
    matched_by: intent.matchedBy ?? '',
    sold_shares: amount(intent.soldShares),
    sold_in_all: amount(intent.soldInAll),
    refusal: intent.refusal ?? '',
    sale_accessions: intent.sold.map((sale) => sale.accession),
    sale_lines: intent.sold.map((sale) => sale.line),
    sale_dates: intent.sold.map((sale) => sale.date),
    sale_shares: intent.sold.map((sale) => sale.shares),
    revision,
  };
}
