import { addsUp } from './tolerance.ts';
import { type Bucket, bucketOf, overlap } from './buckets.ts';
import {
  amountsAt,
  dimensionsKey,
  firstOf,
  isInstant,
  isMoney,
  type NoteFiling,
  stoodOf,
  valueOf,
} from './filing.ts';
import { nameOf, type NoteFact, type NoteRow, type NoteVerdict, type Reconciled, refused } from './note.ts';
import type { Schedule } from './schedules.ts';

const FEWEST_ROWS = 2;

/** The amounts of a schedule by year, proven by the total of the note, the face, or both. */
export function readSchedule(schedule: Schedule, filing: NoteFiling): NoteVerdict {
  const found = filing.facts.filter(
    (fact) =>
      isInstant(fact) &&
      fact.period_end === filing.date &&
      isMoney(fact) &&
      periodOf(schedule, fact) !== undefined,
  );
  if (found.length === 0) return refused('not_reported');
  const groups = Map.groupBy(found, dimensionsKey);
  const whole = groups.get('') ?? [];
  if (whole.length >= FEWEST_ROWS) return tableOf(schedule, filing, whole);
  const parts = [...groups.values()].filter(({ length }) => length >= FEWEST_ROWS);
  const [part = found] = parts;
  if (parts.length > 1)
    return refused(
      'ambiguous_candidate',
      parts.map((each) => stoodOf(...each)),
    );
  return tableOf(schedule, filing, part);
}

function periodOf({ bases }: Schedule, { concept }: NoteFact): Bucket | undefined {
  const base = bases.find((each) => concept.startsWith(each));
  return base === undefined ? undefined : bucketOf(concept.slice(base.length));
}

function tableOf(schedule: Schedule, filing: NoteFiling, found: readonly NoteFact[]): NoteVerdict {
  const byPeriod = new Map<string, { readonly bucket: Bucket; readonly fact: NoteFact }>();
  for (const fact of found) {
    const bucket = periodOf(schedule, fact);
    if (bucket === undefined) continue;
    const known = byPeriod.get(bucket.key);
    if (known !== undefined && valueOf(known.fact) !== valueOf(fact))
      return refused('ambiguous_candidate', [stoodOf(known.fact), stoodOf(fact)]);
    if (known === undefined) byPeriod.set(bucket.key, { bucket, fact });
  }
  const periods = [...byPeriod.values()].sort((a, b) => a.bucket.order - b.bucket.order);
  if (overlap(periods.map(({ bucket }) => bucket)))
    return refused(
      'ambiguous_candidate',
      periods.map(({ fact }) => stoodOf(fact)),
    );
  const rows = periods.map(({ bucket: { key, words }, fact }): NoteRow => ({
    key,
    role: 'item',
    label: `${schedule.verb} ${words}`,
    fact,
    value: valueOf(fact),
  }));
  return reconciledTable(schedule, filing, rows);
}

function reconciledTable(schedule: Schedule, filing: NoteFiling, rows: readonly NoteRow[]): NoteVerdict {
  const [first] = rows;
  if (first === undefined) return refused('not_reported');
  const amounts = sameScope(filing, first.fact);
  const items = rows.map(({ value }) => value);
  const sum = sumOf(items);
  const facts = rows.map(({ fact }) => fact);
  const stated = schedule.totals.flatMap((concept) => firstOf(amounts, [concept]) ?? []);
  const totalFact =
    stated.find((fact) => addsUp(items, valueOf(fact))) ??
    (schedule.strict ? undefined : rowBelow(amounts, facts, sum));
  const contradicted = schedule.strict && stated.length > 0 && totalFact === undefined;
  if (contradicted)
    return unproven(
      facts,
      stated.map((fact) => ({ facts: [fact], value: valueOf(fact) })),
    );
  const faces = facesOf(
    schedule,
    amounts.filter((fact) => fact !== totalFact),
  );
  const gross = totalFact === undefined ? sum : valueOf(totalFact);
  const deductions = deductionsOf(schedule, amounts);
  const bridge = bridgeTo(faces, gross, deductions);
  if (schedule.strict && bridge === undefined && deductions.length > 0 && faces.length > 0)
    return refused('does_not_reconcile', [
      stoodOf(...facts),
      ...deductions.map(({ label, fact }) => ({ ...stoodOf(fact), what: label })),
      ...faces.map(({ facts: face }) => stoodOf(...face)),
    ]);
  if (totalFact === undefined && bridge === undefined)
    return unproven(facts, [...stated.map((fact) => ({ facts: [fact], value: valueOf(fact) })), ...faces]);
  const total =
    totalFact === undefined
      ? null
      : rowOf({ key: 'total', role: 'total', label: schedule.totalLabel, fact: totalFact });
  return {
    unit: first.fact.unit,
    rows: [...rows, ...(total === null ? [] : [total]), ...(bridge?.rows ?? [])],
    total,
    reconciled: [
      ...(total === null
        ? []
        : [{ what: total.label, concepts: [nameOf(total.fact)], value: total.value, sum }]),
      ...(bridge === undefined ? [] : [bridge.reconciled]),
    ],
    leftOut: 0,
  };
}

/** Amounts with the dimensions of the rows, and those of the company as a whole. */
function sameScope(filing: NoteFiling, row: NoteFact): readonly NoteFact[] {
  const dimensions = dimensionsKey(row);
  const whole = dimensions === '' ? [] : amountsAt(filing, '');
  return [...amountsAt(filing, dimensions), ...whole].filter(({ unit }) => unit === row.unit);
}

/** The fact below the last row if it is the sum exactly, whatever its name: the total line of the table. */
function rowBelow(
  amounts: readonly NoteFact[],
  rows: readonly NoteFact[],
  sum: bigint,
): NoteFact | undefined {
  const last = Math.max(...rows.map((row) => amounts.indexOf(row)));
  const below = amounts[last + 1];
  return below !== undefined && valueOf(below) === sum ? below : undefined;
}

type Face = { readonly what: string; readonly facts: readonly NoteFact[]; readonly value: bigint };

function facesOf(
  { face: { what, concepts, parts } }: Schedule,
  amounts: readonly NoteFact[],
): readonly Face[] {
  const single = concepts.flatMap((concept) => firstOf(amounts, [concept]) ?? []);
  const pieces = parts.map((names) => firstOf(amounts, names)).filter((fact) => fact !== undefined);
  return [
    ...single.map((fact) => ({ what, facts: [fact], value: valueOf(fact) })),
    ...(parts.length > 0 && pieces.length === parts.length
      ? [{ what, facts: pieces, value: sumOf(pieces.map(valueOf)) }]
      : []),
  ];
}

type Deduction = { readonly key: string; readonly label: string; readonly fact: NoteFact };

const deductionsOf = ({ deductions }: Schedule, amounts: readonly NoteFact[]): readonly Deduction[] =>
  deductions.flatMap(({ key, label, concepts }) => {
    const fact = firstOf(amounts, concepts);
    return fact === undefined ? [] : [{ key, label, fact }];
  });

/** The deductions that lead from the sum to a face: none, all, or one of them. */
function bridgeTo(
  faces: readonly Face[],
  gross: bigint,
  deductions: readonly Deduction[],
): { readonly rows: readonly NoteRow[]; readonly reconciled: Reconciled } | undefined {
  const choices = [deductions, ...(deductions.length > 1 ? deductions.map((each) => [each]) : []), []];
  for (const chosen of choices)
    for (const { what, facts, value } of faces) {
      const summands = [gross, ...chosen.map(({ fact }) => -valueOf(fact))];
      if (!addsUp(summands, value)) continue;
      return {
        rows: chosen.map(({ key, label, fact }) => ({
          ...rowOf({ key, role: 'adjustment', label, fact }),
          value: -valueOf(fact),
        })),
        reconciled: { what, concepts: facts.map(nameOf), value, sum: sumOf(summands) },
      };
    }
  return undefined;
}

/** Why rows are not served that add up to none of the stated amounts. */
function unproven(rows: readonly NoteFact[], stated: readonly Omit<Face, 'what'>[]): NoteVerdict {
  const sum = sumOf(rows.map(valueOf));
  const names = new Set<string>();
  const different = stated.filter(({ facts }) => {
    const name = facts.map(nameOf).join();
    return !names.has(name) && names.add(name);
  });
  const stood = [stoodOf(...rows), ...different.map(({ facts }) => stoodOf(...facts))];
  if (stated.length === 0) return refused('total_not_reported', stood);
  const isShort = Math.max(...stated.map(({ value }) => Number(value))) > Number(sum);
  return refused(isShort ? 'members_missing' : 'does_not_reconcile', stood);
}

const rowOf = (row: Omit<NoteRow, 'value'>): NoteRow => ({ ...row, value: valueOf(row.fact) });

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);
