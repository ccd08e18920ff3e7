import { printedMember, withoutKind } from '@footnote/xbrl/member-names/name-of-member';
import { labelKey } from '../facts/read.ts';

type Labels = ReadonlyMap<string, string>;

/** The filing's label of a member, without [Member]; null if it has none. */
export function memberLabel(labels: Labels, accession: string, member: string): string | null {
  const label = labels.get(labelKey(accession, member));
  return label === undefined ? null : withoutKind(label);
}

/** What a person would print: the filing's label, or the words of the member's name. */
export const memberName = (labels: Labels, accession: string, member: string): string =>
  printedMember(member, memberLabel(labels, accession, member));
