import type { Reading } from '../model/model.ts';
import type { FilingReadings } from '../reading/reading.ts';
import type { Slot } from '../calendar/slots.ts';
import type { RefusingRule, RuleId } from '../rules/rules.ts';

/** No rejected readings: shared by most versions. */
export const NONE_ASIDE: ReadonlyMap<string, RuleId> = new Map();

/** The version with these readings instead; the rule is the reason for the loss of `aside`. */
export const settingAside = (
  version: FilingReadings,
  rule: RuleId,
  aside: readonly Reading[],
  readings: readonly Reading[],
): FilingReadings => ({
  ...version,
  readings,
  setAside: new Map([...version.setAside, ...aside.map(({ key }) => [key, rule] as const)]),
});

/** The version with one of its readings first; the rule is the reason why those before it no longer are. */
export const puttingFirst = (version: FilingReadings, chosen: Reading, rule: RuleId): FilingReadings => {
  const { readings } = version;
  const others = readings.filter((reading) => reading !== chosen);
  return settingAside(version, rule, readings.slice(0, readings.indexOf(chosen)), [chosen, ...others]);
};

/** The version without any reading: the rule refuses them all. */
export const refusing = (version: FilingReadings, rule: RefusingRule): FilingReadings => ({
  ...settingAside(version, rule, version.readings, []),
  rule,
});

/** Refuses, by the rule, every version of which this is true. */
export const refuseWhere = (
  all: Map<Slot, readonly FilingReadings[]>,
  rule: RefusingRule,
  isRefused: (version: FilingReadings, versions: readonly FilingReadings[]) => boolean,
): void => {
  for (const [slot, versions] of all)
    all.set(
      slot,
      versions.map((version) => (isRefused(version, versions) ? refusing(version, rule) : version)),
    );
};
