import type { FilingRelease, ReleasePart } from '@footnote/event-types/types.generated';
import type { Held } from './held.ts';

/** One chunk of an exhibit of an earnings release. */
export type ReleaseSource = Pick<
  FilingRelease,
  'accession' | 'form' | 'filed' | 'exhibit' | 'source_time' | 'parts'
>;

/** An earnings release as it was parsed; which of its figures are proven is not told yet. */
export type ParsedRelease = {
  readonly accession: string;
  /** 8-K, or its amendment. */
  readonly form: string;
  /** YYYY-MM-DD. */
  readonly filed: string;
  /** In the order of their types. */
  readonly exhibits: readonly { readonly exhibit: string; readonly parts: readonly ReleasePart[] }[];
};

const parsedOf = new WeakMap<ReleaseSource, ParsedRelease>();

/**
 * The releases of a company, oldest first, from the slots of their exhibits. Returns the same object for the same parts of a
 * release with one exhibit, so that what was read of it is reused.
 */
export const releasesOf = (held: readonly Held<ReleaseSource>[]): readonly ParsedRelease[] => {
  const filings = Map.groupBy(held, ({ events }) => events[0]?.accession ?? '');
  return [...filings.values()]
    .flatMap((slots) => releaseOf(slots) ?? [])
    .sort((a, b) => (a.filed + a.accession < b.filed + b.accession ? -1 : 1));
};

const releaseOf = (slots: readonly Held<ReleaseSource>[]): ParsedRelease | null => {
  const [first] = slots[0]?.events ?? [];
  if (first === undefined) return null;
  const known = slots.length === 1 ? parsedOf.get(first) : undefined;
  if (known !== undefined) return known;
  const { accession, form, filed } = first;
  const exhibits = slots
    .toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
    .map(({ events }) => ({
      exhibit: events[0]?.exhibit ?? '',
      parts: events.flatMap(({ parts }) => parts),
    }));
  const made = { accession, form, filed, exhibits };
  if (slots.length === 1) parsedOf.set(first, made);
  return made;
};

const placeOf = ({ slot, events }: Held<ReleaseSource>): string => `${events[0]?.exhibit ?? ''} ${slot}`;
