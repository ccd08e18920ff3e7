/** Contents of insiders' forms. Days are YYYY-MM-DD, amounts decimal strings as filed, null if not stated. */
import type { IntendedSale, SaleNotice, TradeReport } from '@footnote/event-types/types.generated';

export type FiledNotice = Pick<SaleNotice, 'filers' | 'previous_accession' | 'seller' | 'notice_date'> & {
  readonly sales: readonly Pick<IntendedSale, 'class_title' | 'units'>[];
};

/** A Form 3, 4, 5 or, with a notice, 144. */
export type FiledReport = Pick<
  TradeReport,
  'accession' | 'form' | 'filed' | 'refusal' | 'period' | 'original_filed' | 'owners' | 'rows' | 'footnotes'
> & { readonly notice: FiledNotice | null };

/** Compares filings by the order in which they were made. */
export const byFiling = (
  a: Pick<FiledReport, 'filed' | 'accession'>,
  b: Pick<FiledReport, 'filed' | 'accession'>,
): number => compared(a.filed, b.filed) || compared(a.accession, b.accession);

/** Compares texts by their code units. */
export const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

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
