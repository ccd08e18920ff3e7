import type { Schemas } from '@footnote/client';

type Period = Schemas['SegmentPeriod'];
type Member = Schemas['SegmentMember'];

/** A part of the company with its value in each period; undefined if the period does not have it. */
export type SegmentLine = {
  readonly member: string;
  readonly name: string;
  readonly cells: readonly (Member | undefined)[];
};

/** The parts of all periods, in the order of the newest period that has them. */
export function segmentLines(periods: readonly Period[]): readonly SegmentLine[] {
  const labels = new Map<string, string>();
  const rows = periods.map(({ members, reconciling }) => [...members, ...reconciling]);
  for (const { member, label } of rows.flat())
    if (!labels.has(member) || (label !== null && labels.get(member) === nameOfMember(member)))
      labels.set(member, label ?? nameOfMember(member));
  return [...labels].map(([member, name]) => ({
    member,
    name,
    cells: rows.map((row) => row.find((each) => each.member === member)),
  }));
}

/** `us-gaap:NorthAmericaMember` is “North America”, for a filing whose labels are not known. */
export function nameOfMember(member: string): string {
  const local = member.slice(member.indexOf(':') + 1).replace(/Member$/, '');
  return local.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z]{2,})([A-Z][a-z])/g, '$1 $2');
}
