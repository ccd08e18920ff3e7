import { paddedCik } from '@footnote/values/cik';
import { addDays } from '@footnote/values/day';
import { businessDay } from '../dates.ts';
import { createRandom, mixSeed, type Random } from '../random.ts';
import { type Cast, SCENARIOS } from './scenarios.ts';
import { trueManager } from './true-manager.ts';
import type {
  Filed13f,
  HeldIssuer,
  InventedManager,
  Listed13f,
  ManagerScenario,
  ManagerScenarioSpec,
} from './types.ts';
import { type Form13fStyle, writeCover, writeTable } from './write-form.ts';

/** The last quarter of the scenarios, and the one before it. */
export const QUARTERS = { now: '2025-09-30', before: '2025-06-30' } as const;

const SEED = 0x13f;
/** First of the CIKs of managers, which EDGAR has not assigned. */
const FIRST_CIK = 9_940_000;
const FIRST_SERIAL = 800_000;

const WORDS = [
  'Amberlode',
  'Brackenhythe',
  'Corvane',
  'Dunlaith',
  'Elderquill',
  'Foxmere',
  'Greyholt',
] as const;

const nameOf = (position: number): string =>
  `${WORDS[position % WORDS.length] ?? WORDS[0]} Stewards ${position + 1} LLC`;

const cikOf = (position: number): string => paddedCik(FIRST_CIK + position);

const item = <Value>(random: Random, values: readonly [Value, ...Value[]]): Value =>
  values[random.integer(0, values.length - 1)] ?? values[0];

const styleOf = (random: Random): Form13fStyle => ({
  cover: item(random, ['', '', 'ns1:', 'p:']),
  table: item(random, ['', 'n1:', 'ns1:']),
  indent: item(random, ['', '\n  ']),
});

const castOf = (random: Random, [a, b]: readonly [HeldIssuer, HeldIssuer]): Cast => {
  const some = random.integer(40, 400) * 1000;
  const security = ({ name, cusip }: Omit<HeldIssuer, 'cik'>, price: Cast['a']['price']): Cast['a'] => ({
    issuer: name.toUpperCase().replace(/\.$/, ''),
    title: 'COM',
    cusip,
    price,
  });
  return {
    a: security(a, { before: 41, now: 45 }),
    b: security(b, { before: 118, now: 107 }),
    unknown: security({ name: 'Unlisted Orchards & Mills', cusip: '99971U107' }, { before: 12, now: 13 }),
    less: some - 6000,
    some,
    more: some + random.integer(1, 9) * 1000,
  };
};

/** The filings of a scenario with their dates and accessions. */
function filedOf(spec: ManagerScenarioSpec, position: number): readonly Filed13f[] {
  const { steps, periods = QUARTERS } = spec;
  const manager = { cik: cikOf(position), name: nameOf(position) };
  return steps.map((step, place) => {
    const period = periods[step.quarter];
    const filed = businessDay(addDays(period, step.lag));
    return {
      ...step,
      form: step.rows === null ? '13F-NT' : step.amendment === undefined ? '13F-HR' : '13F-HR/A',
      accession: `${manager.cik}-${filed.slice(2, 4)}-${FIRST_SERIAL + (step.serial ?? place)}`,
      filed,
      period,
      manager,
      reporter: { cik: cikOf(9000 + position), name: `${nameOf(position)} Parent & Co` },
    };
  });
}

/**
 * A manager for each scenario, with Forms 13F about securities of these issuers, and its true portfolios. `first`: the
 * number of managers invented before, whose CIKs and names are not reused.
 */
export function inventManagers(
  seed: number,
  scenarios: readonly ManagerScenario[],
  issuers: readonly [HeldIssuer, HeldIssuer],
  first = 0,
): readonly InventedManager[] {
  return scenarios.map((scenario, place) => {
    const position = first + place;
    const random = createRandom(mixSeed(seed, SEED, position));
    const spec = SCENARIOS[scenario](castOf(random, issuers));
    const filings = filedOf(spec, position);
    const listed = filings.map((filed): Listed13f => {
      const style = styleOf(random);
      const { accession, form, period, rows } = filed;
      return {
        accession,
        form,
        filed: filed.filed,
        period,
        cover: writeCover(filed, style),
        table: rows === null ? null : writeTable(filed, rows, style),
        rows: filed.listed ?? 1,
      };
    });
    const [cik, name] = [cikOf(position), nameOf(position)];
    return { cik, name, filings: listed, truth: trueManager({ cik, name }, spec, filings) };
  });
}
