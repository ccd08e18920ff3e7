const FIGURE = /^#f(\d{1,9})$/;

/** The offset that the fragment of an address names, `#f1234`. */
export function offsetIn(hash: string): number | undefined {
  const digits = FIGURE.exec(hash)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The numbers of all parts: the one that is there first, then those nearest to it. */
export const partsFrom = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, number) => number).sort(
    (one, other) => Math.abs(one - first) - Math.abs(other - first) || other - one,
  );

/** The offset before or after another one in an ascending list; undefined at its end. */
export function steppedFrom(
  offsets: readonly number[],
  current: number | undefined,
  step: 1 | -1,
): number | undefined {
  if (current === undefined) return step === 1 ? offsets[0] : offsets.at(-1);
  return step === 1 ? offsets.find((at) => at > current) : offsets.findLast((at) => at < current);
}
