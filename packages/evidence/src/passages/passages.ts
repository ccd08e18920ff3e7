import { readText } from '@footnote/filing-text/read-document';
import { DocumentRefusedError } from '@footnote/filing-text/refused';
import { sectionPlace, type SoughtSection } from './section-place.ts';
import { Squeezed } from './squeezed.ts';
import { type SoughtStatement, statedPlace } from './stated-place.ts';

/** A passage whose place in a document is looked for. */
export type SoughtPassage = SoughtSection | SoughtStatement;

/** Where a passage stands, in UTF-16 code units of the decoded document. */
export type PassagePlace = {
  readonly from: number;
  /** The unit after the last one; null at the end of the document. */
  readonly to: number | null;
  /** As printed; null for none, and for a statement. */
  readonly heading: string | null;
  /** The beginning of a section, or what stands around a statement, cut to some hundred characters. */
  readonly passage: string;
};

/** The places of passages in a document, in their order; null for one that is not there, or not at one place only. */
export function passagePlaces(
  text: string,
  sought: readonly SoughtPassage[],
): readonly (PassagePlace | null)[] {
  let read: { readonly stream: Squeezed; readonly blocks: ReturnType<typeof readText>['blocks'] } | undefined;
  return sought.map((one) => {
    try {
      if (one.kind === 'statement') return statedPlace(text, one);
      if (read === undefined) {
        const { blocks } = readText(text);
        read = { blocks, stream: new Squeezed(blocks) };
      }
      return sectionPlace(read.blocks, read.stream, one);
    } catch (error) {
      if (error instanceof DocumentRefusedError) return null;
      throw error;
    }
  });
}
