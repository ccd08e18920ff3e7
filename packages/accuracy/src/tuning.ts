import { readFileSync } from 'node:fs';

/**
 * Role of an issuer in the making of the rules. `tuned on`: they were made on its filings. `a rule came of
 * it`: a cell of it was wrong, and a rule was made or rewritten for that. `not tuned on`: no rule was made
 * because of it.
 */
export type Tuning = 'tuned on' | 'a rule came of it' | 'not tuned on';

export const tunings: readonly Tuning[] = ['tuned on', 'a rule came of it', 'not tuned on'];

const FILE = new URL('./issuers.json', import.meta.url);

/** CIKs of ten digits by role. */
const listed = JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Partial<Record<Tuning, readonly string[]>>>;

export const tuningOf = (cik: string): Tuning =>
  tunings.find((tuning) => listed[tuning]?.includes(cik)) ?? 'not tuned on';
