/** Contents of insiders' forms. Days are YYYY-MM-DD, amounts decimal strings as filed, null if not stated. */
import type { ReportingOwner, TradeRow } from '@footnote/event-types/types.generated';

export type FiledNotice = {
  readonly filers: readonly string[];
  readonly previous_accession: string | null;
  readonly seller: string | null;
  readonly sales: readonly { readonly class_title: string | null; readonly units: string | null }[];
  readonly notice_date: string | null;
};

/** A Form 3, 4, 5 or, with a notice, 144. */
export type FiledReport = {
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
  readonly refusal: string | null;
  readonly period: string | null;
  readonly original_filed: string | null;
  readonly owners: readonly ReportingOwner[];
  /** Each a transaction, or a holding, which has no transaction members. */
  readonly rows: readonly TradeRow[];
  /** Texts of the footnotes, to which rows refer by place. */
  readonly footnotes: readonly string[];
  readonly notice: FiledNotice | null;
};

/** Compares filings by the order in which they were made. */
export const byFiling = (
  a: Pick<FiledReport, 'filed' | 'accession'>,
  b: Pick<FiledReport, 'filed' | 'accession'>,
): number => compared(a.filed, b.filed) || compared(a.accession, b.accession);

const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Whether the two have a person in common. */
export const sharesAnOwner = (a: FiledReport, b: FiledReport): boolean =>
  a.owners.some(({ cik }) => b.owners.some((other) => other.cik === cik));

/** A text for comparisons: case, punctuation and white space do not count. */
export const folded = (text: string | null): string =>
  (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
