import type { PlaceLinks } from '@footnote/contract/types.generated';
import type { Place } from '@footnote/evidence/place';
import type { FilingDocument } from '../documents/source.ts';
import { viewerPath } from '../documents/viewer-path.ts';

/** Words at either end of a passage by which a browser finds it. */
const EDGE_WORDS = 6;
const PATH = /^https:\/\/www\.sec\.gov(\/Archives\/.+)$/;

/** Addresses under which a reader sees the place. */
export function linksTo(accession: string, { url }: Pick<FilingDocument, 'url'>, place: Place): PlaceLinks {
  const path = PATH.exec(url)?.[1];
  return {
    viewer: viewerPath(accession, { url }, place.from),
    text_fragment: `${url}#:~:text=${fragmentOf(place)}`,
    sec_viewer:
      path === undefined || place.how !== 'inline' || place.element === null
        ? null
        : `https://www.sec.gov/ix?doc=${path}#${encodeURIComponent(place.element)}`,
  };
}

/** Addresses under which a reader sees a passage; `text` is what a browser looks for. */
export const linksToPassage = (
  accession: string,
  document: Pick<FilingDocument, 'url'>,
  { from, text }: { readonly from: number; readonly text: string },
): Pick<PlaceLinks, 'text_fragment' | 'viewer'> => ({
  viewer: viewerPath(accession, document, from),
  text_fragment: `${document.url}#:~:text=${passageFragment(text)}`,
});

/** The text, or of a long one its first and last words: a browser looks for all that is between them. */
function passageFragment(text: string): string {
  const words = text.split(/\s+/);
  if (words.length <= 2 * EDGE_WORDS) return escaped(text);
  return [words.slice(0, EDGE_WORDS), words.slice(-EDGE_WORDS)]
    .map((edge) => escaped(edge.join(' ')))
    .join(',');
}

/** The number after the label of its row, or alone: a browser looks for the number behind the prefix. */
function fragmentOf({ printed, text }: Place): string {
  const label = printed?.label ?? '';
  const shown = text.replaceAll(/[$€£¥()\s]/g, '');
  return label === '' ? escaped(shown) : `${escaped(label)}-,${escaped(shown)}`;
}

/** A hyphen, comma or ampersand has a meaning of its own in a text fragment. */
const escaped = (text: string): string => encodeURIComponent(text).replaceAll('-', '%2D');
