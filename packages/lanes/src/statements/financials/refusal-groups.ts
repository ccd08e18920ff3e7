import type { FinancialsRefusal } from '@footnote/contract/types.generated';
import type { RefusedCell } from './refused.ts';
import type { Place, Row } from './table.ts';

type Group = { readonly refused: RefusedCell; readonly affects: string[] };

/** Merges equal refusals and lists what each affects, in order of appearance. */
function group(refused: readonly (readonly [affected: string, RefusedCell])[]): FinancialsRefusal[] {
  const groups = new Map<string, Group>();
  for (const [affected, reason] of refused) {
    const key = JSON.stringify(reason);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { refused: reason, affects: [affected] });
    else known.affects.push(affected);
  }
  return [...groups.values()].map(({ refused: reason, affects }) => {
    const [first, ...others] = affects;
    if (first === undefined) throw new TypeError('a refusal of nothing');
    const { unavailable, missing_operand: operand, note, recovery } = reason;
    return {
      unavailable,
      affects: [first, ...others],
      ...(operand === undefined ? {} : { missing_operand: operand }),
      ...(note === undefined ? {} : { note }),
      ...(recovery === undefined ? {} : { recovery }),
    };
  });
}

/** Why places of a field have no value, by the labels of their periods. */
export function groupRefused(places: readonly Place[], labels: readonly string[]): FinancialsRefusal[] {
  return group(
    places.flatMap((place, position) =>
      place.value === null ? [[labels[position] ?? '', place.refused] as const] : [],
    ),
  );
}

/** Whether a statement has no value at all. */
export function isRefusedEverywhere(rows: readonly Row[]): boolean {
  return rows.every(({ places }) => places.every(({ value }) => value === null));
}

/**
 * The reasons why the fields of such a statement have no values, by field; the newest period of a field
 * decides.
 */
export function refusedRows(rows: readonly Row[]): FinancialsRefusal[] {
  return group(
    rows.flatMap(({ field, places: [newest] }) =>
      newest?.value === null ? [[field, newest.refused] as const] : [],
    ),
  );
}
