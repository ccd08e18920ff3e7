import { deadLetter, type Step } from '@footnote/projection/step';
import { isCik } from '@footnote/values/cik';

/** Refuses an event whose CIK is not ten digits, because no query could find it. */
export function wrongCik(cik: string): Extract<Step<never>, { kind: 'dead-letter' }> | null {
  if (isCik(cik)) return null;
  return deadLetter('cik_malformed', `'${cik}' is not ten digits`) as Extract<
    Step<never>,
    { kind: 'dead-letter' }
  >;
}
