import type { ReportingOwner, TradeRow, TradeTransaction } from '@footnote/event-types/types.generated';
import type { FiledNotice, FiledReport } from '../filed.ts';

/** Invented forms of insiders, as filed. */

export const owner = (cik: string, name = `Owner ${cik}`): ReportingOwner => ({
  cik,
  name,
  is_director: true,
  is_officer: false,
  is_ten_percent_owner: false,
  is_other: false,
  officer_title: null,
  other_text: null,
});

export const ADA = owner('0009990055', 'Smith Ada');

const HELD: TradeRow = {
  derivative: false,
  security: 'Common Stock',
  shares_after: null,
  value_after: null,
  ownership: 'D',
  nature: null,
  exercise_price: null,
  exercise_date: null,
  expiration_date: null,
  underlying: null,
  transaction: null,
  footnotes: [],
};

export const held = (after: string, fields: Partial<TradeRow> = {}): TradeRow => ({
  ...HELD,
  shares_after: after,
  ...fields,
});

/** A transaction: code, shares, price and shares owned after it. */
export function traded(
  code: string,
  shares: string | null,
  price: string | null = '10',
  after: string | null = '1000',
  {
    transaction,
    ...fields
  }: Partial<Omit<TradeRow, 'transaction'>> & {
    readonly transaction?: Partial<TradeTransaction>;
  } = {},
): TradeRow {
  return {
    ...HELD,
    shares_after: after,
    ...fields,
    transaction: {
      date: '2026-03-02',
      deemed_date: null,
      form_type: '4',
      code,
      equity_swap: false,
      timeliness: null,
      shares,
      price,
      total_value: null,
      direction: ['P', 'M', 'A'].includes(code) ? 'A' : 'D',
      ...transaction,
    },
  };
}

export function report(
  accession: string,
  rows: readonly TradeRow[],
  fields: Partial<FiledReport> = {},
): FiledReport {
  return {
    accession,
    form: '4',
    filed: '2026-03-04',
    refusal: null,
    period: '2026-03-02',
    original_filed: null,
    owners: [ADA],
    rows,
    footnotes: [],
    notice: null,
    ...fields,
  };
}

/** A 4/A that amends a form filed on 2026-03-04. */
export const amendment = (
  accession: string,
  rows: readonly TradeRow[],
  fields: Partial<FiledReport> = {},
): FiledReport =>
  report(accession, rows, { form: '4/A', filed: '2026-03-20', original_filed: '2026-03-04', ...fields });

/** A Form 144 of Ada's. */
export const notice = (
  accession: string,
  units: string | null,
  {
    notice: stated,
    ...fields
  }: Partial<Omit<FiledReport, 'notice'>> & {
    readonly notice?: Partial<FiledNotice>;
  } = {},
): FiledReport =>
  report(accession, [], {
    form: '144',
    filed: '2026-03-01',
    period: null,
    owners: [],
    ...fields,
    notice: {
      filers: [ADA.cik],
      previous_accession: null,
      seller: 'Ada Smith',
      sales: [{ class_title: 'Common', units }],
      notice_date: null,
      ...stated,
    },
  });
