import { dimensionsKey, isInstant, isMoney, type NoteFiling, valueOf } from './filing.ts';
import {
  nameOf,
  type NoteFact,
  type NoteRow,
  type NoteVerdict,
  type Reconciled,
  refused,
  type Stood,
} from './note.ts';
import { plainWords } from './tax-rows.ts';
import { addsUp } from './tolerance.ts';

const AXIS = /:FairValueByFairValueHierarchyLevelAxis$|:FairValueByFairValueHierarchyLevelsAxis$/;

const LEVELS: readonly { readonly pattern: RegExp; readonly key: string; readonly label: string }[] = [
  { pattern: /:FairValueInputsLevel1Member$/, key: 'level_1', label: 'Level 1' },
  { pattern: /:FairValueInputsLevel2Member$/, key: 'level_2', label: 'Level 2' },
  { pattern: /:FairValueInputsLevel3Member$/, key: 'level_3', label: 'Level 3' },
  {
    pattern: /:FairValueMeasuredAtNetAssetValuePerShareMember$/,
    key: 'net_asset_value',
    label: 'At net asset value',
  },
];

/** Columns beside the fair value. */
const NO_FAIR_VALUE = /Cost|Unrealized|Gain|Loss|Notional|FaceAmount|Amortized|Concentration/;

/** The lines whose levels add up to their total; a line that is tagged by level alone is left out. */
export function readFairValue({ facts, date }: NoteFiling): NoteVerdict {
  const current = facts.filter((fact) => isInstant(fact) && fact.period_end === date && isMoney(fact));
  const lines = Map.groupBy(
    current.filter((fact) => levelOf(fact) !== undefined && !NO_FAIR_VALUE.test(fact.concept)),
    (fact) => lineKey(fact),
  );
  if (lines.size === 0) return refused('not_reported');
  const totals = new Map(
    current.filter((fact) => !fact.axes.some((axis) => AXIS.test(axis))).map((fact) => [lineKey(fact), fact]),
  );
  const rows: NoteRow[] = [];
  const reconciled: Reconciled[] = [];
  const stood: Stood[] = [];
  let [leftOut, contradicted] = [0, false];
  for (const [key, found] of lines) {
    const total = totals.get(key);
    const levels = levelsOf(found);
    const values = levels.map(({ value }) => value);
    if (total !== undefined && addsUp(values, valueOf(total))) {
      rows.push(...levels, {
        key: 'total',
        role: 'total',
        label: plainWords(total.concept),
        fact: total,
        value: valueOf(total),
      });
      reconciled.push({
        what: 'the total of the line',
        concepts: [nameOf(total)],
        value: valueOf(total),
        sum: sumOf(values),
      });
      continue;
    }
    leftOut += 1;
    if (total === undefined) continue;
    stood.push(
      { what: 'the sum of the levels', concepts: found.slice(0, 1).map(nameOf), value: sumOf(values) },
      { what: 'the total of the line', concepts: [nameOf(total)], value: valueOf(total) },
    );
    contradicted ||= /FairValueDisclosure(?:Recurring)?$/.test(total.concept) && levels.length >= 3;
  }
  if (contradicted) return refused('does_not_reconcile', stood);
  if (rows.length === 0)
    return refused(stood.length > 0 ? 'does_not_reconcile' : 'total_not_reported', stood);
  return { unit: rows[0]?.fact.unit ?? '', rows, total: null, reconciled, leftOut };
}

function levelsOf(found: readonly NoteFact[]): readonly NoteRow[] {
  return LEVELS.flatMap(({ key, label }) => {
    const fact = found.find((each) => levelOf(each)?.key === key);
    return fact === undefined
      ? []
      : [
          {
            key,
            role: 'item' as const,
            label: `${plainWords(fact.concept)}: ${label}`,
            fact,
            value: valueOf(fact),
          },
        ];
  });
}

function levelOf({ axes, members }: NoteFact): (typeof LEVELS)[number] | undefined {
  const at = axes.findIndex((axis) => AXIS.test(axis));
  const member = members[at];
  return member === undefined ? undefined : LEVELS.find(({ pattern }) => pattern.test(member));
}

/** Concept, unit and the dimensions other than the level. */
function lineKey(fact: NoteFact): string {
  const kept = fact.axes
    .map((axis, at) => ({ axis, member: fact.members[at] ?? '' }))
    .filter(({ axis }) => !AXIS.test(axis));
  const rest = { ...fact, axes: kept.map(({ axis }) => axis), members: kept.map(({ member }) => member) };
  return `${nameOf(fact)} ${fact.unit} ${dimensionsKey(rest)}`;
}

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);
