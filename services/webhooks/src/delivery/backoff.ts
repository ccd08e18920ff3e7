const FIRST_MS = 5000;
const FACTOR = 3;
/** The longest wait between attempts, also at the request of the receiver. */
const MOST_MS = 3_600_000;

/**
 * Milliseconds to wait after the attempt with this number, counted from 1: 5 s, 15 s, 45 s and so on up to an hour, less
 * a random part of up to a half, so that the attempts of many events are spread. Never shorter than the receiver requested,
 * but at most an hour. `random`: a number in [0, 1).
 */
export function waitAfter(attempt: number, retryAfterMs: number | null, random: () => number): number {
  const ceiling = Math.min(MOST_MS, FIRST_MS * FACTOR ** (attempt - 1));
  return Math.max(ceiling * (1 - random() / 2), Math.min(retryAfterMs ?? 0, MOST_MS));
}
