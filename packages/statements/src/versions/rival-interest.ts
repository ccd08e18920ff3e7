import type { Field } from '../fields/field.ts';
import type { FilingReadings } from '../reading/reading.ts';
import { refusalOf } from '../rules/rules.ts';
import { settingAside } from './set-aside.ts';
import type { Slot } from '../calendar/slots.ts';

/**
 * Interest expense is ambiguous if the newest filing that covers the period tags members of the family with
 * different values (semantics §3.4, §3.7.5): an older filing that tagged only one of them does not decide
 * between them.
 */
export const refuseRivalInterest = (spec: Field, all: Map<Slot, readonly FilingReadings[]>): void => {
  if (spec.reader !== 'interest') return;
  for (const [slot, versions] of all) {
    const newest = versions.findLast(({ covering }) => covering);
    if (!newest?.rule || refusalOf(newest.rule) !== 'ambiguous_candidate') continue;
    all.set(
      slot,
      versions.map((version) =>
        version === newest
          ? version
          : settingAside(version, 'interest.newest_ambiguous', version.readings, []),
      ),
    );
  }
};
