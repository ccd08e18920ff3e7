import { labelKey } from '../facts/read.ts';

/** Standard labels end with what kind of element it is. */
const KIND = /\s*\[member\]$/i;

/** The filing's label of a member, without [Member]; null if it has none. */
export function memberLabel(
  labels: ReadonlyMap<string, string>,
  accession: string,
  member: string,
): string | null {
  return labels.get(labelKey(accession, member))?.replace(KIND, '') ?? null;
}
