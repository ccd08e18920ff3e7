import { eventId } from '@footnote/events/event-id';
import type { Document, TradeReport, TradeRow } from '@footnote/event-types/types.generated';
import type { Form144 } from '@footnote/forms/form-144/types';
import type { InsiderForm, Position, Transaction } from '@footnote/forms/insiders/types';

/** An event without `recorded_at`, which the writer sets. */
export type UnrecordedTrades = Omit<TradeReport, 'recorded_at'>;

/** The filing that a form belongs to, according to the document. */
export type TradeFiling = Pick<Document, 'cik' | 'sha256' | 'source_time'> & {
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
};

type Identity = 'event_id' | 'source_time' | 'cik' | 'accession' | 'form' | 'filed' | 'source_document';
type Contents = Omit<UnrecordedTrades, Identity>;

const NOTHING: Contents = {
  refusal: null,
  issuer_name: null,
  issuer_symbol: null,
  period: null,
  original_filed: null,
  owners: [],
  under_plan: null,
  no_securities_owned: null,
  left_section_16: null,
  remarks: null,
  footnotes: [],
  rows: [],
  notice: null,
  unread: [],
  truncated: false,
};

/**
 * The event of an unreadable form, under the filer whose submissions list it, because its issuer is unknown.
 */
export const refusedForm = (filing: TradeFiling, refusal: string): UnrecordedTrades =>
  eventOf(filing, filing.cik, { ...NOTHING, refusal });

/** The event of a Form 3, 4 or 5. */
export function insiderReport(filing: TradeFiling, form: InsiderForm): UnrecordedTrades {
  const footnotes = new Map<string, number>();
  const rows = [...form.transactions, ...form.holdings].map((row) => rowOf(row, footnotes));
  return eventOf(filing, form.issuer.cik, {
    ...NOTHING,
    issuer_name: form.issuer.name,
    issuer_symbol: form.issuer.symbol,
    period: form.period,
    original_filed: form.originalFiled,
    owners: form.owners.map((owner) => ({
      cik: owner.cik,
      name: owner.name,
      is_director: owner.isDirector,
      is_officer: owner.isOfficer,
      is_ten_percent_owner: owner.isTenPercentOwner,
      is_other: owner.isOther,
      officer_title: owner.officerTitle,
      other_text: owner.otherText,
    })),
    under_plan: form.underPlan,
    no_securities_owned: form.noSecuritiesOwned,
    left_section_16: form.notSubjectToSection16,
    remarks: form.remarks,
    footnotes: [...footnotes.keys()],
    rows,
    unread: form.unread,
    truncated: form.truncated,
  });
}

/** The event of a Form 144. */
export function saleNotice(filing: TradeFiling, form: Form144): UnrecordedTrades {
  return eventOf(filing, form.issuer.cik, {
    ...NOTHING,
    issuer_name: form.issuer.name,
    remarks: form.remarks,
    notice: {
      filers: form.filers,
      previous_accession: form.previousAccession,
      seller: form.seller.name,
      relations: form.seller.relations,
      sales: form.sales.map((sale) => ({
        class_title: sale.classTitle,
        units: sale.units,
        market_value: sale.marketValue,
        units_outstanding: sale.unitsOutstanding,
        approximate_date: sale.approximateDate,
        exchange: sale.exchange,
        broker: sale.broker,
      })),
      acquisitions: form.acquisitions.map((acquisition) => ({
        class_title: acquisition.classTitle,
        date: acquisition.date,
        nature: acquisition.nature,
        from: acquisition.from,
        is_gift: acquisition.isGift,
        units: acquisition.units,
        payment_date: acquisition.paymentDate,
        payment: acquisition.payment,
      })),
      nothing_sold_before: form.nothingSoldBefore,
      past_sales: form.pastSales.map((sale) => ({
        seller: sale.seller,
        class_title: sale.classTitle,
        date: sale.date,
        units: sale.units,
        gross_proceeds: sale.grossProceeds,
      })),
      notice_date: form.noticeDate,
      plan_dates: form.planDates,
    },
    unread: form.unread,
    truncated: form.truncated,
  });
}

/** The id does not depend on the list that the filing was found in. */
function eventOf(filing: TradeFiling, cik: string, contents: Contents): UnrecordedTrades {
  const { accession, form, filed, sha256, source_time } = filing;
  return {
    event_id: eventId(['trades', cik, accession, form, filed, sha256, contents]),
    source_time,
    cik,
    accession,
    form,
    filed,
    source_document: sha256,
    ...contents,
  };
}

/** `footnotes` collects the texts, each once, with their places. */
function rowOf(row: Position | Transaction, footnotes: Map<string, number>): TradeRow {
  return {
    derivative: row.derivative,
    security: row.security,
    shares_after: row.sharesAfter,
    value_after: row.valueAfter,
    ownership: row.ownership,
    nature: row.nature,
    exercise_price: row.exercisePrice,
    exercise_date: row.exerciseDate,
    expiration_date: row.expirationDate,
    underlying: row.underlying,
    transaction: 'code' in row ? transactionOf(row) : null,
    footnotes: row.footnotes.map(({ element, text }) => {
      const place = footnotes.get(text) ?? footnotes.size;
      footnotes.set(text, place);
      return { element, footnote: place };
    }),
  };
}

function transactionOf(row: Transaction): NonNullable<TradeRow['transaction']> {
  return {
    date: row.date,
    deemed_date: row.deemedDate,
    form_type: row.formType,
    code: row.code,
    equity_swap: row.equitySwap,
    timeliness: row.timeliness,
    shares: row.shares,
    price: row.price,
    total_value: row.totalValue,
    direction: row.direction,
  };
}
