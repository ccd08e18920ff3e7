import { diffWordsWithSpace } from 'diff';

/** A run of text, and whether the other version lacks it. */
export type Mark = { readonly text: string; readonly isChanged: boolean };

export type MarkedTexts = { readonly before: readonly Mark[]; readonly after: readonly Mark[] };

type Version = { readonly text: string; readonly trimmed?: true | undefined };

/**
 * Two versions of a paragraph with the words that differ marked. Where a version was cut short, nothing at the cut is
 * marked: what follows it is not known.
 */
export function wordMarks(before: Version, after: Version): MarkedTexts {
  const parts = diffWordsWithSpace(before.text, after.text);
  const side = (omitted: 'added' | 'removed', wasCut: boolean): readonly Mark[] => {
    const marks = parts.flatMap(({ value, added, removed }): Mark[] =>
      (omitted === 'added' ? added : removed) ? [] : [{ text: value, isChanged: added || removed }],
    );
    return wasCut ? withoutLastMark(marks) : marks;
  };
  const wasCut = before.trimmed === true || after.trimmed === true;
  return { before: side('added', wasCut), after: side('removed', wasCut) };
}

function withoutLastMark(marks: readonly Mark[]): readonly Mark[] {
  const last = marks.at(-1);
  return last?.isChanged === true ? [...marks.slice(0, -1), { ...last, isChanged: false }] : marks;
}
