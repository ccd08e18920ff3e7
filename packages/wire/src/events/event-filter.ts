import type { StreamEvent, StreamKind } from './stream-event.ts';

/** Which events a subscriber or a receiver gets. Null: no restriction. */
export type EventFilter = {
  readonly ciks: ReadonlySet<string> | null;
  readonly kinds: ReadonlySet<StreamKind> | null;
  /** Only filings of this day or later, YYYY-MM-DD. */
  readonly since: string | null;
};

export function matches(
  { ciks, kinds, since }: EventFilter,
  { cik, kind, filed }: Pick<StreamEvent, 'cik' | 'kind' | 'filed'>,
): boolean {
  return (
    (ciks === null || ciks.has(cik)) &&
    (kinds === null || kinds.has(kind)) &&
    (since === null || filed >= since)
  );
}
