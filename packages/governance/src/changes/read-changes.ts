import { type Piece, textOf } from '../current-report/item-stream.ts';
import { sentencesOf } from '../values/sentences.ts';
import { bySurname } from './mentions.ts';
import { changesIn } from './sentence-change.ts';
import type { Change, Changes } from './types.ts';

/** (b), or (b) and (c). */
const SUB_ITEMS = /^(?:\(?[a-f]\)[,\s]*(?:and\s+)?)+/;
const LONGEST = 500;

const wholeOf = (piece: Piece): string => (piece.kind === 'text' ? piece.text : textOf(piece.cells));

/**
 * The changes of directors and officers of an 8-K: its item 5.02. Each person and type once, where it is first said, with
 * the day that the same paragraph says of it.
 */
export function readChanges(pieces: readonly Piece[], filed: string): Changes {
  const subItems = new Set<string>();
  const found: Change[] = [];
  let subItem: string | null = null;
  const surnames = bySurname(pieces.flatMap((piece) => sentencesOf(wholeOf(piece))));
  for (const piece of pieces) {
    const whole = wholeOf(piece);
    const [marks = ''] = SUB_ITEMS.exec(whole) ?? [];
    const letters = [...marks.matchAll(/[a-f](?=\))/g)].map(([letter]) => letter);
    for (const letter of letters) subItems.add(letter);
    if (letters.length > 0) subItem = letters.length === 1 ? (letters[0] ?? null) : null;
    for (const sentence of sentencesOf(whole.slice(marks.length))) {
      for (const read of changesIn(sentence, filed, subItem, surnames)) {
        const at = found.findIndex(({ type, person }) => type === read.type && person === read.person);
        const known = found[at];
        if (known !== undefined) {
          if (known.from === piece.from && known.day.refusal === 'not_stated' && read.day.refusal === null)
            found[at] = { ...known, day: read.day, text: `${known.text} ${sentence}`.slice(0, LONGEST) };
          continue;
        }
        found.push({ ...read, subItem, text: sentence.slice(0, LONGEST), from: piece.from, to: piece.to });
      }
    }
  }
  return {
    subItems: [...subItems].sort(),
    changes: found,
    refusal: found.length === 0 ? 'no_single_reading' : null,
  };
}
