import type { TaggedFact } from '../../inline/types.ts';
import { row, type ProxyFigure, type ProxyRow } from '../types.ts';
import {
  ADJUSTMENT,
  CATEGORY_AXIS,
  INDIVIDUAL_AXIS,
  isNote,
  MEASURE_NAME,
  NET_INCOME,
  OF_COMPANY,
  OTHERS_MEMBER,
  OTHERS_PAID,
  OTHERS_TOTAL,
  PEO_NAME,
  PEO_PAID,
  PEO_TOTAL,
  SELECTED_NAME,
} from './concepts.ts';
import { type PaidYear, reconciled, type Sign } from './reconcile.ts';
import { figureOf, isShownNegative, oneLine, textFigure } from './tagged.ts';

const SECTION = 'pay_versus_performance';

/** Who is paid: `peo` with the member of the person, if any, or `others`. */
type Payee = { readonly kind: 'peo' | 'others'; readonly individual: string | null };

/**
 * Pay versus performance as tagged, by fiscal year, newest first. What a person was actually paid is refused where its
 * adjustments are tagged and do not lead to it from the total.
 *
 * @param html the document that the places of the facts are in
 */
export function readPerformance(
  html: string,
  facts: readonly TaggedFact[],
): { readonly rows: readonly ProxyRow[]; readonly unassigned: number } {
  const stated = facts.filter(({ nil }) => !nil);
  const of = (concept: string): readonly TaggedFact[] => stated.filter((fact) => fact.concept === concept);
  const amounts = [...of(PEO_TOTAL), ...of(PEO_PAID), ...of(OTHERS_TOTAL), ...of(OTHERS_PAID)];
  const payees = [...Map.groupBy(amounts, (fact) => JSON.stringify(payeeOf(fact))).keys()].map(
    (key) => JSON.parse(key) as Payee,
  );
  const adjustments = of(ADJUSTMENT);
  const assigned = new Set<TaggedFact>();
  const isOf =
    (payee: Payee) =>
    (fact: TaggedFact): boolean => {
      const own = payeeOf(fact);
      return own !== null && own.kind === payee.kind && own.individual === payee.individual;
    };
  const paid = payees.flatMap((payee) => {
    const own = adjustments.filter(isOf(payee));
    for (const fact of own) assigned.add(fact);
    return payeeRows(html, payee, amounts.filter(isOf(payee)), own, nameOf(payee, of(PEO_NAME)));
  });
  const company = stated.filter(
    ({ taxonomy, concept, context: { dimensions } }) =>
      dimensions.length === 0 && (concept in OF_COMPANY || taxonomy !== 'ecd'),
  );
  const selected = onlyText(of(SELECTED_NAME));
  const rows = [
    ...paid,
    ...byPeriod(company).map(([period, own]) => companyRow(html, period, own, selected)),
    ...of(MEASURE_NAME).map((fact) => textRow('measure', oneLine(fact), fact, 'measure')),
    ...stated.filter(({ concept }) => isNote(concept)).map((fact) => textRow('note', null, fact, 'note')),
  ];
  return {
    rows: rows.toSorted(byYear),
    unassigned: adjustments.filter((fact) => !assigned.has(fact)).length,
  };
}

const byYear = (a: ProxyRow, b: ProxyRow): number => {
  const [one, other] = [a.end ?? '', b.end ?? ''];
  return one === other ? 0 : one > other ? -1 : 1;
};

/** Null for a fact that may be anybody's. */
function payeeOf({ concept, context: { dimensions } }: TaggedFact): Payee | null {
  const memberOf = (wanted: string): string | null =>
    dimensions.find(({ axis }) => axis === wanted)?.member ?? null;
  const [individual, category] = [memberOf(INDIVIDUAL_AXIS), memberOf(CATEGORY_AXIS)];
  if (category === OTHERS_MEMBER || concept === OTHERS_TOTAL || concept === OTHERS_PAID)
    return { kind: 'others', individual: null };
  if (concept === ADJUSTMENT && category === null && individual === null) return null;
  return { kind: 'peo', individual };
}

type Period = { readonly start: string | null; readonly end: string };

const byPeriod = (facts: readonly TaggedFact[]): readonly (readonly [Period, readonly TaggedFact[]])[] =>
  [...Map.groupBy(facts, ({ context: { start, end } }) => `${start} ${end}`).values()].flatMap((own) => {
    const [first] = own;
    return first === undefined
      ? []
      : [[{ start: first.context.start, end: first.context.end }, own] as const];
  });

function payeeRows(
  html: string,
  { kind, individual }: Payee,
  amounts: readonly TaggedFact[],
  adjustments: readonly TaggedFact[],
  nameIn: (period: Period) => string | null,
): readonly ProxyRow[] {
  const [total, actual] = kind === 'peo' ? [PEO_TOTAL, PEO_PAID] : [OTHERS_TOTAL, OTHERS_PAID];
  const years = byPeriod(amounts).map(([period, own]) => {
    const figures = {
      total: figureOf(
        html,
        'total',
        own.filter(({ concept }) => concept === total),
      ),
      paid: figureOf(
        html,
        'actually_paid',
        own.filter(({ concept }) => concept === actual),
      ),
    };
    const items = adjustments.filter(
      ({ context: { start, end } }) => start === period.start && end === period.end,
    );
    const byMember = [...Map.groupBy(items, memberOfAdjustment)].map(
      ([member, same]) =>
        [member, figureOf(html, 'amount', same, { signed: false }), signOf(html, same)] as const,
    );
    return { period, ...figures, byMember };
  });
  const checked = years.filter(({ byMember }) => byMember.length > 0);
  const { adds, signs } = reconciled(checked.map(paidYear));
  return years.flatMap((year) => {
    const { period, total: stated, paid, byMember } = year;
    const isRefused = byMember.length > 0 && adds[checked.indexOf(year)] !== true;
    const refused = (figure: ProxyFigure | null): readonly ProxyFigure[] =>
      figure === null ? [] : [isRefused && figure.refusal === null ? doesNotAdd(figure) : figure];
    const common = { section: SECTION, individual, name: nameIn(period), ...period } as const;
    return [
      row({ ...common, kind, figures: [...(stated === null ? [] : [stated]), ...refused(paid)] }),
      ...byMember.map(([member, figure, shown]) =>
        row({
          ...common,
          kind: 'adjustment',
          name: kind === 'others' ? null : common.name,
          member,
          effect:
            isRefused || figure?.value == null ? null : effectOf(figure.value, shown, signs.get(member)),
          figures: refused(figure),
        }),
      ),
    ];
  });
}

const doesNotAdd = (figure: ProxyFigure): ProxyFigure => ({
  ...figure,
  value: null,
  refusal: 'does_not_add',
});

/** All members but those of the person. */
const memberOfAdjustment = ({ context: { dimensions } }: TaggedFact): string =>
  dimensions
    .filter(({ axis }) => axis !== INDIVIDUAL_AXIS && axis !== CATEGORY_AXIS)
    .map(({ member }) => member)
    .join('+');

/** -1 for an amount that is tagged as positive and shown as negative. */
const signOf = (html: string, facts: readonly TaggedFact[]): 1 | -1 =>
  facts.some((fact) => fact.value?.startsWith('-') === false && isShownNegative(html, fact)) ? -1 : 1;

const CENTS = 100;
const centsOf = (figure: ProxyFigure | null): number =>
  figure?.value == null ? Number.NaN : Math.round(Number(figure.value) * CENTS);

const paidYear = (year: {
  readonly total: ProxyFigure | null;
  readonly paid: ProxyFigure | null;
  readonly byMember: readonly (readonly [string, ProxyFigure | null, 1 | -1])[];
}): PaidYear => ({
  total: centsOf(year.total),
  paid: centsOf(year.paid),
  adjustments: new Map(year.byMember.map(([member, figure, sign]) => [member, sign * centsOf(figure)])),
});

function effectOf(value: string, shown: 1 | -1, sign: Sign | undefined): ProxyRow['effect'] {
  if (sign === undefined || !/[1-9]/.test(value)) return null;
  if (sign === 0) return 'not_counted';
  return sign * shown * (value.startsWith('-') ? -1 : 1) > 0 ? 'added' : 'deducted';
}

/** The name of a person: that of the year, else the only one that the report has for the person. */
function nameOf(payee: Payee, names: readonly TaggedFact[]): (period: Period) => string | null {
  if (payee.kind === 'others') return () => null;
  const own = names.filter((fact) => {
    const named = payeeOf(fact);
    return named?.kind === 'peo' && named.individual === payee.individual;
  });
  return ({ end }) =>
    onlyText(own.filter(({ context }) => context.end === end))?.text ?? onlyText(own)?.text ?? null;
}

/** The text of all, in one line; null for none, and for several. */
function onlyText(facts: readonly TaggedFact[]): { readonly text: string; readonly fact: TaggedFact } | null {
  const [text, ...others] = new Set(facts.map(oneLine));
  const [fact] = facts;
  return fact === undefined || text === undefined || text === '' || others.length > 0 ? null : { text, fact };
}

function companyRow(
  html: string,
  period: Period,
  facts: readonly TaggedFact[],
  selected: { readonly text: string } | null,
): ProxyRow {
  const income = NET_INCOME.map((name) => facts.filter(({ concept }) => concept === name)).find(
    (own) => own.length > 0,
  );
  const figures = [
    ...Object.entries(OF_COMPANY).map(([concept, name]) =>
      figureOf(
        html,
        name,
        facts.filter((fact) => fact.concept === concept),
      ),
    ),
    figureOf(html, 'net_income', income ?? []),
  ].filter((figure) => figure !== null);
  return row({ section: SECTION, kind: 'company', name: selected?.text ?? null, ...period, figures });
}

const textRow = (kind: 'measure' | 'note', name: string | null, fact: TaggedFact, of: string): ProxyRow =>
  row({ section: SECTION, kind, name, figures: [textFigure(of, fact, name ?? '')] });
