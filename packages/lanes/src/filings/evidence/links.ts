import type { Place } from '@footnote/evidence/place';
import { fileOf } from '../documents/choose.ts';
import type { FilingDocument } from '../documents/source.ts';

export type EvidenceLinks = {
  /** Our viewer, at the place. */
  readonly viewer: string;
  /** The document on the SEC's site, with a text fragment that browsers scroll to. */
  readonly text_fragment: string;
  /** The SEC's viewer of inline XBRL, at the element; null for a document without, or an element without id. */
  readonly sec_viewer: string | null;
};

const PATH = /^https:\/\/www\.sec\.gov(\/Archives\/.+)$/;

/** Addresses under which a reader sees the place. */
export function linksTo(
  accession: string,
  { url }: Pick<FilingDocument, 'url'>,
  place: Place,
): EvidenceLinks {
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

/** Path of our viewer at a place of a document. */
export const viewerPath = (accession: string, document: Pick<FilingDocument, 'url'>, from: number): string =>
  `/filings/${accession}/document?file=${encodeURIComponent(fileOf(document))}#f${from}`;

/** The number after the label of its row, or alone: a browser looks for the number behind the prefix. */
function fragmentOf({ printed, text }: Place): string {
  const label = printed?.label ?? '';
  const shown = text.replaceAll(/[$€£¥()\s]/g, '');
  return label === '' ? escaped(shown) : `${escaped(label)}-,${escaped(shown)}`;
}

/** A hyphen, comma or ampersand has a meaning of its own in a text fragment. */
const escaped = (text: string): string => encodeURIComponent(text).replaceAll('-', '%2D');
