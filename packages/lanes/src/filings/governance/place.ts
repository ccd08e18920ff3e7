import type { TradingArrangement } from '@footnote/contract/types.generated';
import type { Writable } from '@footnote/wire/json';
import { fileOf } from '../documents/choose.ts';
import { viewerPath } from '../documents/viewer-path.ts';

export type MarkedPlace = Writable<TradingArrangement['facts'][number]['place']>;

export const textOrNull = (text: string): string | null => (text === '' ? null : text);

export function placeOf(
  { accession, url }: { readonly accession: string; readonly url: string },
  element: string | undefined,
  from: number | undefined,
  to: number | undefined,
): MarkedPlace {
  return {
    element_id: textOrNull(element ?? ''),
    file: fileOf({ url }),
    from: from ?? 0,
    to: to ?? 0,
    viewer: viewerPath(accession, { url }, from ?? 0),
  };
}
