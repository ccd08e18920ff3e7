/** Pairs of neighbouring letters, with the word's beginning and end. */
const pairsOf = (text: string): readonly string[] => {
  const padded = ` ${text} `;
  return Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2));
};

/** How alike two texts are, from 0 to 1: the share of their pairs of letters that both have. */
export function likeness(one: string, other: string): number {
  const left = pairsOf(one);
  const remaining = [...pairsOf(other)];
  let shared = 0;
  for (const pair of left) {
    const at = remaining.indexOf(pair);
    if (at < 0) continue;
    remaining.splice(at, 1);
    shared += 1;
  }
  return (2 * shared) / (left.length + pairsOf(other).length);
}

/** The most similar names, best first; those that have little in common are left out. */
export function nearest(text: string, names: Iterable<string>, most = 5, least = 0.35): readonly string[] {
  const asked = text.toLowerCase();
  return [...names]
    .map((name) => ({ name, score: likeness(asked, name.toLowerCase()) }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(({ name }) => name);
}

/** More names than a reader finds the right one in at a glance. */
const MANY = 8;

/** `; nearest: …` after a long list of names one of which must have been meant; nothing if none is similar. */
export function nearestOf(wrong: string, names: readonly string[]): string {
  if (names.length <= MANY) return '';
  const similar = nearest(wrong, names, 3);
  return similar.length === 0 ? '' : `; nearest: ${similar.join(', ')}`;
}
