/** Parts with fewer words may occur in a longer paragraph by chance. */
const MIN_WORDS = 12;
/** Maximum number of words compared: far more than filings need, and bounded for any input. */
const MAX_COMPARED = 20_000_000;

const startAt = (words: readonly string[], at: number): string =>
  `${words[at] ?? ''} ${words[at + 1] ?? ''} ${words[at + 2] ?? ''}`;

/**
 * For each part, given as words, the indexes of the longer wholes that contain it word for word. None for
 * parts of fewer than twelve words, nor after twenty million comparisons.
 */
export function wholesOf(
  parts: readonly (readonly string[])[],
  wholes: readonly (readonly string[])[],
): readonly (readonly number[])[] {
  const long = parts.map((_, part) => part).filter((part) => (parts[part]?.length ?? 0) >= MIN_WORDS);
  const byStart = Map.groupBy(long, (part) => startAt(parts[part] ?? [], 0));
  const firstWords = new Set(long.map((part) => parts[part]?.[0]));
  const found = parts.map(() => new Set<number>());
  let left = MAX_COMPARED;
  const matchesAt = (part: readonly string[], whole: readonly string[], at: number): boolean => {
    let same = 0;
    while (same < part.length && part[same] === whole[at + same]) same += 1;
    left -= same + 1;
    return same === part.length;
  };
  wholes.forEach((whole, position) => {
    for (let at = 0; at + MIN_WORDS <= whole.length && left > 0; at += 1) {
      if (!firstWords.has(whole[at])) continue;
      for (const part of byStart.get(startAt(whole, at)) ?? []) {
        const words = parts[part] ?? [];
        if (words.length < whole.length && matchesAt(words, whole, at)) found[part]?.add(position);
      }
    }
  });
  return found.map((positions) => [...positions]);
}
