import { readFileSync } from 'node:fs';

/**
 * Role of an issuer in the development of the rules. `tuned on`: they were developed on its filings. `led to a rule`:
 * one of its cells was wrong, and a rule was added or rewritten to fix it. `not tuned on`: it had no influence.
 */
export type Tuning = 'tuned on' | 'led to a rule' | 'not tuned on';

export const tunings: readonly Tuning[] = ['tuned on', 'led to a rule', 'not tuned on'];

const FILE = new URL('./issuers.json', import.meta.url);

/** CIKs of ten digits by role. */
const listed = JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Partial<Record<Tuning, readonly string[]>>>;

export const tuningOf = (cik: string): Tuning =>
  tunings.find((tuning) => listed[tuning]?.includes(cik)) ?? 'not tuned on';
