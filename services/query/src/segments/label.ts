import { labelKey } from '../facts/read.ts';

/** Standard labels end with what kind of element it is. */
const KIND = /\s*\[member\]$/i;

/** What the filing calls a member, without [Member]; null where it has no label. */
export function memberLabel(
  labels: ReadonlyMap<string, string>,
  accession: string,
  member: string,
): string | null {
  return labels.get(labelKey(accession, member))?.replace(KIND, '') ?? null;
}
