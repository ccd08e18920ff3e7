/** A full stop after one of these ends no sentence. */
const ABBREVIATED =
  /(?:\b(?:U\.S|Inc|Corp|Co|Ltd|Mr|Ms|Dr|No|vs|approx|St|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec|\p{Lu}))\.$/u;

/** The sentences of a paragraph, in order. */
export function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { index } of text.matchAll(/[.;](?:["”’)]*)\s+(?=["“‘(]?[\p{Lu}•])/gu)) {
    const end = index + 1;
    if (ABBREVIATED.test(text.slice(Math.max(from, end - 10), end))) continue;
    sentences.push(text.slice(from, end).trim());
    from = end;
  }
  sentences.push(text.slice(from).trim());
  return sentences.filter((sentence) => sentence !== '');
}
