/** How much of a paragraph changed. */
import { comparableWords } from './words.ts';

/**
 * Words that are in one of two texts and not in the other, each as often as it is there too often; of a paragraph that has
 * no counterpart, all its words. Numbers, dates and fiscal periods are masked.
 */
export function changedWords(before: string | undefined, after: string | undefined): number {
  const counts = new Map<string, number>();
  for (const word of comparableWords(after ?? '')) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const word of comparableWords(before ?? '')) counts.set(word, (counts.get(word) ?? 0) - 1);
  return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}
