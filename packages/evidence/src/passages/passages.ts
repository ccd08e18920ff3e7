import { readText } from '@footnote/filing-text/read-document';
import { DocumentRefusedError } from '@footnote/filing-text/refused';
import type { PassagePlace } from './passage-place.ts';
import { sectionPlace, type SoughtSection } from './section-place.ts';
import { Squeezed } from './squeezed.ts';
import { type SoughtStatement, statedPlace } from './stated-place.ts';

export type { PassagePlace } from './passage-place.ts';

/** A passage whose place in a document is looked for. */
export type SoughtPassage = SoughtSection | SoughtStatement;

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
