import { deadLetter, type Step } from '@footnote/projection/step';

/** Refuses an event whose CIK is not ten digits, because no query could find it. */
export function wrongCik(cik: string): Extract<Step<never>, { kind: 'dead-letter' }> | null {
  if (/^[0-9]{10}$/.test(cik)) return null;
  return deadLetter('cik_malformed', `'${cik}' is not ten digits`) as Extract<
    Step<never>,
    { kind: 'dead-letter' }
  >;
}
