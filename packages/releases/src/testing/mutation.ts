/**
 * Releases with one fault each: caught or without effect, or served wrong. Invented ones; with a folder its real ones, whose
 * truth is what is read of them without the fault, and whose older columns are what is served before.
 *
 * node packages/releases/src/testing/mutation.ts [--count N] [--seed N] [--folder DIR]
 */
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { addDays } from '@footnote/values/day';
import type { Part } from '../document/parts.ts';
import { readParts } from '../document/read-parts.ts';
import { readReleaseParts } from '../read-release.ts';
import type { ReleaseContext, ServedCell } from '../types.ts';
import type { Truth } from './invented-release.ts';
import { LAYOUTS, inventedRelease, keyOf } from './invented-release.ts';
import { judgedParts } from './judged.ts';
import { MUTATIONS, mutated } from './mutated.ts';
import type { Mutation } from './mutated.ts';
import { chanceOf } from './random.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    folder: { type: 'string' },
  },
});
const count = Number(values.count);
const first = Number(values.seed);
const MOST_WRONG = 0.02;
/** A release is dated so many days after its newest period. */
const ANNOUNCED = 60;
const UNDATED = '2026-12-31';

type Sample = {
  readonly name: string;
  readonly parts: readonly Part[];
  /** Parts that are tables with statements. */
  readonly tables: readonly number[];
  readonly context: ReleaseContext;
  readonly truth: Truth;
};

const layouts = LAYOUTS.filter((layout) => layout !== 'no_tables');

function invented(at: number): Sample {
  const { html, context, truth, layout } = inventedRelease(
    first + at,
    layouts[at % layouts.length] ?? 'weeks',
  );
  const parts = readParts(html);
  const tables = [...parts.keys()].filter((place) => parts[place]?.kind === 'table');
  return { name: `seed ${first + at} ${layout}`, parts, tables, context, truth };
}

const kindOf = (months: number | null): ServedCell['period_kind'] =>
  months === null ? 'instant' : months === 3 ? 'quarter' : months === 12 ? 'annual' : 'ytd';

/** The releases of a folder of which statements are read. */
function real(folder: string): readonly Sample[] {
  return globSync(`${folder}/**/*.{htm,html}`)
    .sort()
    .flatMap((path): Sample[] => {
      const parts = readParts(readFileSync(path, 'utf8'));
      const context = { released: UNDATED, fiscalYearEnd: null, served: [], currency: 'USD' };
      const { statements, tables } = readReleaseParts(parts, context);
      const cells = statements.flatMap((statement) => statement.cells);
      const ends = cells.map(({ period }) => period.end);
      const newest = ends.toSorted().at(-1) ?? UNDATED;
      const served = cells.flatMap(({ period, statement, field, value, unit }): ServedCell[] =>
        period.end === newest
          ? []
          : [
              {
                statement,
                field,
                period_kind: kindOf(period.months),
                fiscal_year: 0,
                fiscal_period: 'FY',
                period_start: period.start,
                period_end: period.end,
                value,
                unit,
                method: 'reported',
              },
            ],
      );
      const starts = new Set(statements.map(({ table }) => tables[table]?.from));
      const places = [...parts.keys()].filter(
        (at) => parts[at]?.kind === 'table' && starts.has(parts[at].from),
      );
      const truth = new Map(
        cells.map(({ field, period, value }) => [keyOf(field, period.months, period.end), value]),
      );
      const name = path.split('/').at(-1) ?? path;
      return places.length === 0
        ? []
        : [
            {
              name,
              parts,
              tables: places,
              context: { ...context, released: addDays(newest, ANNOUNCED), served },
              truth,
            },
          ];
    });
}

const samples = values.folder === undefined ? null : real(values.folder);
let [total, faults] = [0, 0];
for (const mutation of MUTATIONS) {
  const [done, wrong] = tried(mutation);
  total += done;
  faults += wrong;
  const share = ((100 * wrong) / Math.max(done, 1)).toFixed(2);
  console.log(`${mutation}: ${done} releases, ${wrong} served wrong (${share} %)`);
}

function tried(mutation: Mutation): [done: number, wrong: number] {
  let [done, wrong] = [0, 0];
  for (let at = MUTATIONS.indexOf(mutation); at < count; at += MUTATIONS.length) {
    const chance = chanceOf(first + at + 1_000_000);
    const sample = samples?.[at % samples.length] ?? invented(at);
    const parts = mutated(sample.parts, chance.pick(sample.tables), mutation, chance);
    if (parts === null) continue;
    done += 1;
    const [line] = judgedParts(parts, sample.context, sample.truth).wrong;
    if (line === undefined) continue;
    wrong += 1;
    if (wrong <= 3) console.log(`${sample.name} ${mutation}: ${line}`);
  }
  return [done, wrong];
}

const share = faults / total;
console.log(`${total} releases with a fault, ${faults} served wrong (${(100 * share).toFixed(2)} %)`);
process.exitCode = share <= MOST_WRONG ? 0 : 1;
