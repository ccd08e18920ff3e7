import { readFileSync } from 'node:fs';
import type { Finding } from './measure.ts';

/** The judgement of a person who read the page of the filing. */
export type Settled = {
  readonly symbol: string;
  readonly fields: readonly string[];
  /** Period ends; all when absent. */
  readonly ends?: readonly string[];
  /** Period kinds; all when absent. */
  readonly kinds?: readonly string[];
  /**
   * Which is right: the value that is (or would be) served, the filing or check that contradicts it, or
   * neither.
   */
  readonly right: 'served' | 'other' | 'neither';
  readonly why: string;
};

const FILE = new URL('./settled.json', import.meta.url);

export const settledFindings = (): Settled[] => JSON.parse(readFileSync(FILE, 'utf8')) as Settled[];

export const settledOf = (
  { symbol, field, kind, end }: Finding,
  all: readonly Settled[],
): Settled | undefined =>
  all.find(
    (entry) =>
      entry.symbol === symbol &&
      entry.fields.includes(field) &&
      (entry.ends?.includes(end) ?? true) &&
      (entry.kinds?.includes(kind) ?? true),
  );
