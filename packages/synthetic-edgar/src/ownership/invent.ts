import { addDays } from '@footnote/values/day';
import { businessDay } from '../dates.ts';
import { createRandom, mixSeed, type Random } from '../random.ts';
import type { IssuerSpec } from '../spec.ts';
import { castOf, type Party } from './cast.ts';
import { cusipOfIssuer } from './cusip.ts';
import { formOf } from './form.ts';
import { CLASS_TITLE, type Step } from './scenario-parts.ts';
import { stepsOf } from './scenarios.ts';
import type {
  FiledSchedule,
  InventedOwnership,
  ListedSchedule,
  ScheduleStyle,
  StakeScenario,
  TrueHolder,
  TrueOwnership,
  TrueStake,
} from './types.ts';
import { writeHeader } from './write-header.ts';
import { writeSchedule } from './write-schedule.ts';

/** Schedules are structured data from this day on. */
const STRUCTURED_SINCE = '2024-12-18';
/** Invented schedules use the second version of the schema from this day on. */
const SECOND_VERSION = '2025-10-01';
const SEED = 0x13d;
/** First serial number of schedules; an issuer's own filings have lower ones. */
const FIRST_SERIAL = 500_000;
/** Serial numbers per issuer, since one filer files for several issuers. */
const SERIALS_OF_AN_ISSUER = 10;

const ELSEWHERE = { cik: '0009970001', name: 'Elsewhere Foundries Inc.', cusip: '99970F104' };

const item = <Value>(random: Random, values: readonly [Value, ...Value[]]): Value =>
  values[random.integer(0, values.length - 1)] ?? values[0];

const styleOf = (random: Random, filed: string): ScheduleStyle => ({
  prefix: item(random, ['', '', 'p:', 'ns1:']),
  generation: filed < SECOND_VERSION ? 'X01' : 'X02',
  cikPadding: item(random, ['zeros', 'zeros', 'space', 'none']),
  decimals: item(random, ['', '.00']),
  flags: item(random, ['both', 'one']),
  item4: item(random, ['amounts', 'prose']),
});

type Placed = { readonly step: Step; readonly filed: FiledSchedule };

/** The filings of one scenario with their dates, accessions and positions in its chain. */
const placed = (spec: IssuerSpec, steps: readonly Step[], filer: Party, begin: string): readonly Placed[] => {
  const issuer = { cik: spec.cik, name: spec.name, cusip: cusipOfIssuer(spec.cik) };
  const onPaper = steps.filter(({ previous }) => previous !== undefined).length;
  const result: Placed[] = [];
  for (const [position, step] of steps.entries()) {
    const eventDate = addDays(begin, step.event);
    const filed = businessDay(addDays(eventDate, step.lag));
    const earlier = result.filter(({ step: other }) => other.schedule === step.schedule);
    const amendment = step.original === true ? 0 : earlier.length + onPaper;
    const prefix = step.filer ?? filer.cik;
    const serial = FIRST_SERIAL + (Number(spec.cik) % 10_000) * SERIALS_OF_AN_ISSUER + position;
    result.push({
      step,
      filed: {
        schedule: step.schedule,
        accession: `${prefix}-${filed.slice(2, 4)}-${serial}`,
        amendment,
        filed,
        eventDate,
        filer: prefix,
        filedBy: step.filedBy ?? null,
        previousAccession:
          step.previous ?? (amendment === 0 ? null : (result.at(-1)?.filed.accession ?? null)),
        previouslyFiled: step.previouslyFiled ?? false,
        issuer: step.elsewhere === true ? ELSEWHERE : issuer,
        classTitle: step.classTitle ?? CLASS_TITLE,
        persons: step.persons,
        total: step.total ?? null,
        belowFive: step.belowFive ?? false,
        damage: step.damage ?? 'none',
      },
    });
  }
  return result;
};

/** Titles of one class agree up to case and the text after a comma. */
const classOf = (title: string): string => title.split(',')[0]?.toLowerCase() ?? '';

/** The part of the filing in which a reader finds a holder's CIK. */
const sourceOf = ({ persons, filedBy }: Step, holder: string | null): TrueStake['holder_cik_source'] => {
  if (holder === null) return null;
  if (persons.some(({ cik }) => cik === holder)) return 'schedule';
  return filedBy === undefined ? 'filer' : 'header';
};

type Line = { readonly line: string; readonly row: Omit<TrueStake, 'superseded'> };

/** The stakes of a scenario by holder and class, each in order of filing. */
const stakesByHolder = (scenario: readonly Placed[]): readonly (readonly TrueStake[])[] => {
  const rows = scenario.flatMap(({ step, filed }): Line[] => {
    if (step.stake === null) return [];
    const { name, cik, type, block, exit, groupTotal, line = '' } = step.stake;
    const row = {
      accession: filed.accession,
      event_date: filed.eventDate,
      filed: filed.filed,
      form: formOf(filed),
      schedule: filed.schedule,
      holder_name: name,
      holder_cik: cik,
      holder_cik_source: sourceOf(step, cik),
      person_type: type,
      class_title: filed.classTitle,
      block,
      is_exit: exit,
      group_total: groupTotal,
      truncated: filed.damage === 'after_persons',
    };
    return [{ line: `${line} ${classOf(filed.classTitle)}`, row }];
  });
  return [...Map.groupBy(rows, ({ line }) => line).values()].map((line) =>
    line.map(({ row }, position) => ({ ...row, superseded: position < line.length - 1 })),
  );
};

/** The holder after the last filing of a line. */
const holdersOf = (line: readonly TrueStake[]): readonly TrueHolder[] => {
  const stake = line.at(-1);
  const stated = line.findLast(({ block }) => block !== null);
  if (stake === undefined || stake.is_exit || stated === undefined || stated.block === null) return [];
  return [{ stake, block: stated.block, stated_by: stated.accession }];
};

const newestFirst = (
  one: { readonly filed: string; readonly accession: string },
  other: { readonly filed: string; readonly accession: string },
): number => {
  const [left, right] = [`${one.filed} ${one.accession}`, `${other.filed} ${other.accession}`];
  return left < right ? 1 : left > right ? -1 : 0;
};

const truthOf = (scenarios: readonly (readonly Placed[])[]): TrueOwnership => {
  const stakes = scenarios.flatMap(stakesByHolder);
  return {
    history: stakes.flat().toSorted(newestFirst),
    holders: stakes
      .flatMap(holdersOf)
      .toSorted(
        (one, other) =>
          Number(other.block.percent) - Number(one.block.percent) || newestFirst(one.stake, other.stake),
      ),
    unparsed: scenarios
      .flat()
      .filter(({ filed }) => filed.damage === 'before_persons')
      .map(({ filed }) => ({ accession: filed.accession, form: formOf(filed), filed: filed.filed }))
      .toSorted(newestFirst),
  };
};

/**
 * The schedules of owners of an issuer's shares in these scenarios, and its true ownership. `outstanding`: shares of the
 * class, the base of percentages.
 */
export const inventOwnership = (
  spec: IssuerSpec,
  scenarios: readonly StakeScenario[],
  outstanding: bigint,
): InventedOwnership => {
  const reported = scenarios.map((scenario, position) => {
    const random = createRandom(mixSeed(spec.seed, SEED, position));
    const cast = castOf(position);
    const issuer = { name: spec.name, cik: spec.cik };
    const begin = addDays(STRUCTURED_SINCE, random.integer(0, 240));
    const steps = stepsOf(scenario, { cast, issuer, random, outstanding });
    const filings = placed(spec, steps, cast.manager, begin);
    const listed = filings.map(({ step, filed }): ListedSchedule => {
      const style = styleOf(random, filed.filed);
      return {
        accession: filed.accession,
        form: formOf(filed),
        filed: filed.filed,
        primaryDocument: `xslSCHEDULE_${filed.schedule}_${style.generation}/primary_doc.xml`,
        text: writeSchedule(filed, style, String(outstanding)),
        header: writeHeader(filed),
        isElsewhere: step.elsewhere ?? false,
        rows: step.rows ?? 1,
      };
    });
    return { filings, listed };
  });
  return {
    filings: reported.flatMap(({ listed }) => listed),
    truth: truthOf(reported.map(({ filings }) => filings)),
  };
};
