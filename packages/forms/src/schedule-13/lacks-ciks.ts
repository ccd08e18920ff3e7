import { readSchedule13 } from './read-schedule.ts';

/**
 * Whether persons of a schedule lack a CIK that only the header of its submission may state. The only person
 * of a schedule with one filer is that filer.
 */
export function lacksCiks(content: Uint8Array): boolean {
  const read = readSchedule13(content);
  if ('refused' in read) return false;
  const { persons, filers } = read.ok;
  if (persons.length === 1 && filers.length === 1) return false;
  return persons.some(({ cik }) => cik === null);
}
