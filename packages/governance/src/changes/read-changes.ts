import { type Piece, textOf } from '../current-report/item-stream.ts';
import { sentencesOf } from '../values/sentences.ts';
import { changeIn } from './sentence-change.ts';
import type { Change, Changes } from './types.ts';

/** (b), or (b) and (c). */
const SUB_ITEMS = /^(?:\(?[a-f]\)[,\s]*(?:and\s+)?)+/;
const LONGEST = 500;

/** The changes of directors and officers of an 8-K: its item 5.02. Each person and type once, where it is first said. */
export function readChanges(pieces: readonly Piece[], filed: string): Changes {
  const subItems = new Set<string>();
  const found: Change[] = [];
  let subItem: string | null = null;
  for (const piece of pieces) {
    const whole = piece.kind === 'text' ? piece.text : textOf(piece.cells);
    const [marks = ''] = SUB_ITEMS.exec(whole) ?? [];
    const letters = [...marks.matchAll(/[a-f](?=\))/g)].map(([letter]) => letter);
    for (const letter of letters) subItems.add(letter);
    if (letters.length > 0) subItem = letters.length === 1 ? (letters[0] ?? null) : null;
    for (const sentence of sentencesOf(whole.slice(marks.length))) {
      const read = changeIn(sentence, filed, subItem);
      if (read === null) continue;
      if (found.some(({ type, person }) => type === read.type && person === read.person)) continue;
      found.push({ ...read, subItem, text: sentence.slice(0, LONGEST), from: piece.from, to: piece.to });
    }
  }
  return {
    subItems: [...subItems].sort(),
    changes: found,
    refusal: found.length === 0 ? 'no_single_reading' : null,
  };
}
