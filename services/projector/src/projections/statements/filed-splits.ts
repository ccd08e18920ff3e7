import { eventId } from '@footnote/events/event-id';
import type { CompanyInput } from '@footnote/statements/inputs';
import { filedSplits } from '@footnote/statements/splits/filed-splits';
import type { Emission } from '@footnote/projection/projection';

type Company = {
  readonly cik: string;
  readonly symbols: readonly string[];
  readonly revision: number;
  readonly record: { readonly company: CompanyInput };
  /** Acceptance of the newest filing, epoch milliseconds. */
  readonly newest: number;
};

/**
 * What the filings of a company say of splits, for each of its symbols. Equal statements are equal events, at any time.
 * It depends on no price source, so that the two projections cannot answer each other forever.
 */
export function filedSplitEvents({
  cik,
  symbols,
  revision,
  record,
  newest,
}: Company): readonly Emission<'filed-splits'>[] {
  const filed = filedSplits(record.company);
  const splits = filed.splits.map(({ numerator, denominator, ...days }) => ({
    numerator: Number(numerator),
    denominator: Number(denominator),
    ...days,
  }));
  const own = { splits, unchanged: filed.unchanged };
  return symbols.map((symbol) => ({
    topic: 'filed-splits',
    event: {
      event_id: eventId(['filed-splits', cik, symbol, JSON.stringify(own)]),
      source_time: newest,
      recorded_at: 0,
      cik,
      symbol,
      revision,
      ...own,
    },
  }));
}
