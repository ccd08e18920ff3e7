import type { GuidanceItem, ReleaseGuidance } from '@footnote/contract/types.generated';
import type { Guidance } from '@footnote/releases/guidance/guidance';
import { type GuidanceContext, readGuidance } from '@footnote/releases/guidance/read-guidance';
import { filingIndexUrl } from '@footnote/values/accession';
import type { Writable } from '@footnote/wire/json';
import { Decimal } from 'decimal.js';
import { viewerPath } from '../documents/viewer-path.ts';
import type { Exhibit } from './read-release-parts.ts';

/** The guidance of one exhibit of a release, in the order of the document. */
export const guidanceItems = (
  accession: string,
  exhibit: Pick<Exhibit, 'parts' | 'url'>,
  context: GuidanceContext,
): Writable<GuidanceItem>[] =>
  readGuidance(exhibit.parts, context).map((guidance) => guidanceItem(accession, exhibit, guidance));

/** A guidance as it is answered. */
export function guidanceItem(
  accession: string,
  { url }: Pick<Exhibit, 'url'>,
  guidance: Guidance,
): Writable<GuidanceItem> {
  const { metric, label, basis, growth, period, low, high, approximate, unit, text, from, to } = guidance;
  return {
    approximate,
    basis,
    from,
    growth,
    high: high === null ? null : new Decimal(high),
    label,
    low: low === null ? null : new Decimal(low),
    metric,
    period: { ...period },
    text,
    to,
    unit,
    viewer: viewerPath(accession, { url }, from),
  };
}

/**
 * The guidance of a release: of its first exhibit that has some. Without the currency of the issuer's reports there is
 * none, because the dollar of the release may be any.
 */
export function releaseGuidance(
  { cik, accession, filed }: { readonly cik: string; readonly accession: string; readonly filed: string },
  exhibits: readonly Exhibit[],
  currency: string,
): Writable<ReleaseGuidance> {
  const [stated] = exhibits.flatMap((each) => {
    const { exhibit, url } = each;
    const items = guidanceItems(accession, each, { released: filed, currency });
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
