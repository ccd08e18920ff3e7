import type { DocumentRefusal } from '../xml/document.ts';
import type { Unread } from '../xml/reader.ts';

/** Securities of one class that the seller intends to sell. Amounts are decimal strings as filed. */
export type IntendedSale = {
  readonly classTitle: string | null;
  /** Shares or other units to be sold. */
  readonly units: string | null;
  /** Dollars at the market when the notice was filed. */
  readonly marketValue: string | null;
  /** Units of the class outstanding. */
  readonly unitsOutstanding: string | null;
  /** Approximate (first) day of the sale: YYYY-MM-DD. */
  readonly approximateDate: string | null;
  /** As filed, such as `NASD`. */
  readonly exchange: string | null;
  readonly broker: string | null;
};

/** How the securities to be sold were acquired. */
export type Acquisition = {
  readonly classTitle: string | null;
  readonly date: string | null;
  readonly nature: string | null;
  readonly from: string | null;
  readonly isGift: boolean | null;
  readonly units: string | null;
  readonly paymentDate: string | null;
  readonly payment: string | null;
};

/**
 * A sale in the three months before the notice, by the seller or by persons whose sales are aggregated with
 * the seller's.
 */
export type PastSale = {
  readonly seller: string | null;
  readonly classTitle: string | null;
  readonly date: string | null;
  readonly units: string | null;
  /** Dollars. */
  readonly grossProceeds: string | null;
};

/** A Form 144 as filed: the notice of an intent to sell, which need not be carried out. */
export type Form144 = {
  readonly form: '144' | '144/A';
  readonly schemaVersion: string | null;
  /** CIKs of the filers whose credentials were used: that of the seller if the seller has one. */
  readonly filers: readonly string[];
  /** Of an amendment: the notice that it amends. */
  readonly previousAccession: string | null;
  readonly issuer: { readonly cik: string; readonly name: string | null };
  readonly seller: {
    readonly name: string | null;
    /** As filed, such as `Director`. */
    readonly relations: readonly string[];
  };
  readonly sales: readonly IntendedSale[];
  readonly acquisitions: readonly Acquisition[];
  /** Whether the seller declares that nothing was sold in the three months before; null if not stated. */
  readonly nothingSoldBefore: boolean | null;
  readonly pastSales: readonly PastSale[];
  readonly remarks: string | null;
  readonly noticeDate: string | null;
  /** Days on which the plans under Rule 10b5-1 were adopted; empty if the sale is not under a plan. */
  readonly planDates: readonly string[];
  /** Elements with an unreadable value, which is null above. */
  readonly unread: readonly Unread[];
  /** The document ends early, after its sales: remarks, notice date and plan dates are missing. */
  readonly truncated: boolean;
};

/** Why a document is no Form 144 that can be read. */
export type Form144Refusal = DocumentRefusal | 'not_a_form_144' | 'issuer_missing' | 'sales_missing';
