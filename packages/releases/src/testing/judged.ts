import { amountOrNull } from '@footnote/statements/decimal';
import type { Part } from '../document/parts.ts';
import { readParts } from '../document/read-parts.ts';
import { readReleaseParts } from '../read-release.ts';
import type { InventedRelease, Truth } from './invented-release.ts';
import { keyOf } from './invented-release.ts';
import type { ReleaseContext } from '../types.ts';

/** What is served of a release, against the truth. */
export type Judged = {
  /** Keys of the figures that are served rightly. */
  readonly served: ReadonlySet<string>;
  /** One line for each figure that is served and is another in truth. */
  readonly wrong: readonly string[];
};

/** Reads the parts of a release and compares them with its truth. */
export function judgedParts(parts: readonly Part[], context: ReleaseContext, truth: Truth): Judged {
  const { statements } = readReleaseParts(parts, context);
  const wrong: string[] = [];
  const served = new Set<string>();
  for (const { field, period, value } of statements.flatMap(({ cells }) => cells)) {
    const key = keyOf(field, period.months, period.end);
    const told = truth.get(key);
    const isSame = told !== undefined && amountOrNull(told) === amountOrNull(value);
    if (isSame) served.add(key);
    else wrong.push(`${key}: ${value}, in truth ${told ?? 'not stated'}`);
  }
  return { served, wrong };
}

/** Reads an invented release: fields of the newest period that are served rightly, and those that it states. */
export function judged({ html, context, truth, newest }: InventedRelease): {
  readonly right: number;
  readonly stated: number;
  readonly wrong: readonly string[];
} {
  const { served, wrong } = judgedParts(readParts(html), context, truth);
  return { right: newest.filter((key) => served.has(key)).length, stated: newest.length, wrong };
}
