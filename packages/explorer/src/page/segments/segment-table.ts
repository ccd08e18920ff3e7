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
  const names = new Map<string, string>();
  const labelled = new Set<string>();
  const rows = periods.map(({ members, reconciling }) => [...members, ...reconciling]);
  for (const { member, label, name } of rows.flat()) {
    // The newest label of a filing goes before a name that none printed.
    if (!names.has(member) || (label !== null && !labelled.has(member))) names.set(member, name);
    if (label !== null) labelled.add(member);
  }
  return [...names].map(([member, name]) => ({
    member,
    name,
    cells: rows.map((row) => row.find((each) => each.member === member)),
  }));
}

/** `FY2025 less 2025-9M`; null for a period that a filing reports, or that is refused. */
export function calculationOf({ derivation, refusal }: Period): string | null {
  if (derivation === null || refusal !== null) return null;
  const [whole, ...parts] = derivation.operands.map(({ period }) => period);
  return `${whole} less ${parts.join(', ')}`;
}

/** The filing of a period, or those of the operands that it was derived from. */
export function filingsOf({ derivation, filing, refusal }: Period): readonly NonNullable<Period['filing']>[] {
  if (derivation !== null && refusal === null) return derivation.operands.map((operand) => operand.filing);
  return filing === null ? [] : [filing];
}
