import type { Field } from '../fields/field.ts';
import type { FilingReadings } from '../reading/reading.ts';
import type { RuleId } from '../rules/rules.ts';
import { refusalOf } from '../rules/rules.ts';
import { settingAside } from './set-aside.ts';
import type { Slot } from '../calendar/slots.ts';

/** The rule by which older filings are rejected if the newest is ambiguous; null if they may decide. */
const ruleFor = ({ reader, measure }: Field): RuleId | null => {
  if (reader === 'interest') return 'interest.newest_ambiguous';
  return measure === 'per_share' ? 'per_share.newest_by_class' : null;
};

/**
 * A figure is ambiguous if the newest filing that covers the period has different values for it, and an older
 * filing does not decide between them: interest expense of two concepts (semantics §3.4, §3.7.5), and per-share
 * figures of two classes of stock, which an older filing may have rounded to the same cents (§3.1).
 */
export const refuseNewestAmbiguous = (spec: Field, all: Map<Slot, readonly FilingReadings[]>): void => {
  const rule = ruleFor(spec);
  if (rule === null) return;
  for (const [slot, versions] of all) {
    const newest = versions.findLast(({ covering }) => covering);
    if (!newest?.rule || refusalOf(newest.rule) !== 'ambiguous_candidate') continue;
    all.set(
      slot,
      versions.map((version) =>
        version === newest ? version : settingAside(version, rule, version.readings, []),
      ),
    );
  }
};
