import type { GuidanceItem, ReleaseGuidance } from '@footnote/contract/types.generated';
import type { Part } from '@footnote/releases/document/parts';
import { type GuidanceContext, readGuidance } from '@footnote/releases/guidance/read-guidance';
import { filingIndexUrl } from '@footnote/values/accession';
import type { Writable } from '@footnote/wire/json';
import { Decimal } from 'decimal.js';
import type { Exhibit } from './read-release-parts.ts';

/** The guidance of one exhibit, in the order of the document. */
export const guidanceItems = (parts: readonly Part[], context: GuidanceContext): Writable<GuidanceItem>[] =>
  readGuidance(parts, context).map(
    ({ metric, label, basis, growth, period, low, high, approximate, unit, text, ...place }) => ({
      approximate,
      basis,
      from: place.from,
      growth,
      high: high === null ? null : new Decimal(high),
      label,
      low: low === null ? null : new Decimal(low),
      metric,
      period: { ...period },
      text,
      to: place.to,
      unit,
    }),
  );

/**
 * The guidance of a release: of its first exhibit that has some. Without the currency of the issuer's reports there is
 * none, because the dollar of the release may be any.
 */
export function releaseGuidance(
  { cik, accession, filed }: { readonly cik: string; readonly accession: string; readonly filed: string },
  exhibits: readonly Exhibit[],
  currency: string,
): Writable<ReleaseGuidance> {
  const [stated] = exhibits.flatMap(({ exhibit, url, parts }) => {
    const items = guidanceItems(parts, { released: filed, currency });
    return items.length === 0 ? [] : [{ exhibit, items, url }];
  });
  return {
    accession,
    exhibit: stated?.exhibit ?? null,
    exhibit_url: stated?.url ?? null,
    filed,
    items: stated?.items ?? [],
    url: filingIndexUrl(cik, accession),
  };
}
