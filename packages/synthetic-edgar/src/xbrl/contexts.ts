import { isAmendment } from '@footnote/values/form';
import { coverTextsOf } from '../cover-texts.ts';
import type { IssuerSpec } from '../spec.ts';
import { decimalsOf } from './dimensioned.ts';
import type { DimensionedFact } from './dimensioned.ts';
import type { FiledReport } from './filed-report.ts';
import { element, textNode } from './markup.ts';

/** A fact with the ids that it refers to. */
export type TaggedFact = {
  /** Qualified name. */
  readonly concept: string;
  readonly start: string | null;
  readonly end: string;
  readonly unit: string;
  readonly value: string;
  readonly decimals: string;
  readonly members: readonly string[];
  readonly contextRef: string;
  readonly unitRef: string;
};

export type Instance = {
  readonly facts: readonly TaggedFact[];
  /** The context of the whole company over the report's period. */
  readonly cover: string;
  /** Contexts and units, as markup. */
  readonly resources: readonly string[];
};

type Period = { readonly start: string | null; readonly end: string };

const contextOf = (
  { cik }: IssuerSpec,
  id: string,
  { start, end }: Period,
  dimensions: DimensionedFact['dimensions'],
): string => {
  const members = dimensions.map(({ axis, member }) =>
    element('xbrldi:explicitMember', { dimension: axis }, textNode(member)),
  );
  const date = (name: string, text: string): string => element(`xbrli:${name}`, {}, text);
  return element(
    'xbrli:context',
    { id },
    element(
      'xbrli:entity',
      {},
      element('xbrli:identifier', { scheme: 'http://www.sec.gov/CIK' }, cik),
      ...(members.length > 0 ? [element('xbrli:segment', {}, ...members)] : []),
    ),
    element(
      'xbrli:period',
      {},
      ...(start === null ? [date('instant', end)] : [date('startDate', start), date('endDate', end)]),
    ),
  );
};

const measure = (name: string): string =>
  element('xbrli:measure', {}, name === 'shares' || name === 'pure' ? `xbrli:${name}` : `iso4217:${name}`);

const unitOf = (id: string, unit: string): string => {
  const [above = '', below] = unit.split('/');
  const content =
    below === undefined
      ? measure(above)
      : element(
          'xbrli:divide',
          {},
          element('xbrli:unitNumerator', {}, measure(above)),
          element('xbrli:unitDenominator', {}, measure(below)),
        );
  return element('xbrli:unit', { id }, content);
};

/** The facts of a report with their contexts and units, numbered in order of appearance. */
export const instanceOf = (spec: IssuerSpec, report: FiledReport): Instance => {
  const contexts = new Map<string, { id: string; markup: string }>();
  const units = new Map<string, string>();
  const context = (period: Period, dimensions: DimensionedFact['dimensions']): string => {
    const key = JSON.stringify([period.start, period.end, dimensions]);
    const known = contexts.get(key);
    if (known !== undefined) return known.id;
    const id = `c-${contexts.size + 1}`;
    contexts.set(key, { id, markup: contextOf(spec, id, period, dimensions) });
    return id;
  };
  const unitRef = (unit: string): string => {
    const id = unit.replace('/', 'Per').toLowerCase();
    if (!units.has(id)) units.set(id, unitOf(id, unit));
    return id;
  };
  const whole = report.facts.filter(({ start, end }) => start !== null && end === report.period);
  const starts = whole.map(({ start }) => start ?? '').toSorted();
  const cover = context({ start: starts[0] ?? null, end: report.period }, []);
  const tagged = (
    fact: Omit<TaggedFact, 'contextRef' | 'unitRef' | 'members'>,
    dimensions: DimensionedFact['dimensions'],
  ): TaggedFact => ({
    ...fact,
    members: dimensions.map(({ member }) => member),
    contextRef: context(fact, dimensions),
    unitRef: unitRef(fact.unit),
  });
  const facts = [
    ...report.facts.map((fact) => tagged({ ...fact, decimals: decimalsOf(spec, fact) }, [])),
    ...report.dimensioned.map(({ taxonomy, concept, dimensions, ...fact }) =>
      tagged({ ...fact, concept: `${taxonomy}:${concept}` }, dimensions),
    ),
  ];
  return {
    facts,
    cover,
    resources: [...[...contexts.values()].map(({ markup }) => markup), ...units.values()],
  };
};

/** Text facts of a cover page: concept and text. */
export const coverTexts = (
  spec: IssuerSpec,
  { form, period }: FiledReport,
): readonly (readonly [string, string])[] => [
  ['dei:DocumentType', form],
  ['dei:EntityRegistrantName', spec.name],
  ['dei:EntityCentralIndexKey', spec.cik],
  ['dei:DocumentPeriodEndDate', period],
  ['dei:AmendmentFlag', String(isAmendment(form))],
  ...coverTextsOf(spec, { form, period }).map(({ name, value }) => [`dei:${name}`, value] as const),
];
