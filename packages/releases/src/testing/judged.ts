import { amountOrNull } from '@footnote/statements/decimal';
import { readRelease } from '../read-release.ts';
import type { InventedRelease } from './invented-release.ts';
import { keyOf } from './invented-release.ts';

/** What is served of an invented release, against the truth. */
export type Judged = {
  /** Fields of the newest period that are served rightly, and those that the release states. */
  readonly right: number;
  readonly stated: number;
  /** One line for each figure that is served and is another in truth. */
  readonly wrong: readonly string[];
};

/** Reads the HTML, the release's own unless another is given, and compares with the truth of the release. */
export function judged(release: InventedRelease, html = release.html): Judged {
  const { statements } = readRelease(html, release.context);
  const wrong: string[] = [];
  const right = new Set<string>();
  for (const { field, period, value } of statements.flatMap(({ cells }) => cells)) {
    const key = keyOf(field, period.months, period.end);
    const truth = release.truth.get(key);
    const isSame = truth !== undefined && amountOrNull(truth) === amountOrNull(value);
    if (isSame) right.add(key);
    else wrong.push(`${key}: ${value}, in truth ${truth ?? 'not stated'}`);
  }
  return {
    right: release.newest.filter((key) => right.has(key)).length,
    stated: release.newest.length,
    wrong,
  };
}
