import { eventId } from '../event-id.ts';
import type {
  ReportingOwner,
  TradeReport,
  TradeRow,
  TradeTransaction,
} from '@footnote/event-types/types.generated';

export const reportingOwner = (cik: string, fields: Partial<ReportingOwner> = {}): ReportingOwner => ({
  cik,
  name: `Owner ${cik}`,
  is_director: false,
  is_officer: true,
  is_ten_percent_owner: false,
  is_other: false,
  officer_title: 'Chief Executive Officer',
  other_text: null,
  ...fields,
});

export const heldRow = (after: string, fields: Partial<TradeRow> = {}): TradeRow => ({
  derivative: false,
  security: 'Common Stock',
  shares_after: after,
  value_after: null,
  ownership: 'D',
  nature: null,
  exercise_price: null,
  exercise_date: null,
  expiration_date: null,
  underlying: null,
  transaction: null,
  footnotes: [],
  ...fields,
});

/** A sale of common stock, unless `transaction` overrides it. */
export const tradedRow = (
  transaction: Partial<TradeTransaction>,
  after: string | null = '1000',
  fields: Partial<TradeRow> = {},
): TradeRow => ({
  ...heldRow('0', fields),
  shares_after: after,
  transaction: {
    date: '2026-03-02',
    deemed_date: null,
    form_type: '4',
    code: 'S',
    equity_swap: false,
    timeliness: null,
    shares: '100',
    price: '10',
    total_value: null,
    direction: 'D',
    ...transaction,
  },
});

/** A Form 4 of one officer. */
export function tradesEvent(
  cik: string,
  accession: string,
  rows: readonly TradeRow[],
  fields: Partial<TradeReport> = {},
): TradeReport {
  const filed = fields.filed ?? '2026-03-04';
  const contents = {
    accession,
    form: '4',
    refusal: null,
    issuer_name: `Company ${cik}`,
    issuer_symbol: 'FNDEC',
    period: '2026-03-02',
    original_filed: null,
    owners: [reportingOwner('0009990055')],
    under_plan: false,
    no_securities_owned: null,
    left_section_16: false,
    remarks: null,
    footnotes: [],
    rows,
    notice: null,
    unread: [],
    truncated: false,
    ...fields,
    filed,
  };
  return {
    event_id: eventId([cik, JSON.stringify(contents)]),
    source_time: Date.parse(`${filed}T21:30:00Z`),
    recorded_at: 0,
    cik,
    source_document: 'd'.repeat(64),
    ...contents,
  };
}

/** A Form 144 of the same officer. */
export const noticeEvent = (
  cik: string,
  accession: string,
  units: string,
  fields: Partial<TradeReport> = {},
): TradeReport =>
  tradesEvent(cik, accession, [], {
    form: '144',
    filed: '2026-03-01',
    period: null,
    owners: [],
    under_plan: null,
    left_section_16: null,
    notice: {
      filers: ['0009990055'],
      previous_accession: null,
      seller: 'Ada Smith',
      relations: ['Officer'],
      sales: [
        {
          class_title: 'Common',
          units,
          market_value: '1000',
          units_outstanding: '40000000',
          approximate_date: '2026-03-02',
          exchange: 'NASD',
          broker: 'Harbor & Sons',
        },
      ],
      acquisitions: [],
      nothing_sold_before: true,
      past_sales: [],
      notice_date: '2026-03-01',
      plan_dates: ['2025-11-15'],
    },
    ...fields,
  });
