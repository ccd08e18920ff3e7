import { addDays, daysBetween } from '@footnote/values/day';
import { longDate } from '../documents/period-words.ts';
import { element } from '../xbrl/markup.ts';
import { Tagging } from './tagging.ts';
import type { ArrangementScenario, ArrangementsOf, TrueArrangement, WrittenArrangements } from './types.ts';

type Person = { readonly name: string; readonly title: string; readonly member: string };

const OFFICER: Person = {
  name: 'Ada Fictional',
  title: 'Chief Executive Officer',
  member: 'AdaFictionalMember',
};
const DIRECTOR: Person = { name: 'Otto Unreal', title: 'Director', member: 'OttoUnrealMember' };

type Written = {
  readonly body: string;
  readonly truth: readonly TrueArrangement[];
  readonly hidden?: readonly string[];
};

const p = (content: string): string => element('p', {}, content);
const whole: Pick<TrueArrangement, 'underRule' | 'terminated' | 'ends' | 'days' | 'shares' | 'parts'> = {
  underRule: true,
  terminated: null,
  ends: null,
  days: null,
  shares: null,
  parts: [],
};

/** Name and title as tags, in the order of a sentence. */
const nameOf = (tag: Tagging, { name, title }: Person, members: readonly string[]): string =>
  `${tag.text('TrdArrIndName', members, name)}, our ${tag.text('TrdArrIndTitle', members, title)},`;

/** 3/31/2026. */
const inFigures = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number);
  return `${month}/${date}/${year}`;
};

const SCENARIOS: Readonly<Record<ArrangementScenario, (tag: Tagging, days: ArrangementsOf) => Written>> = {
  single: (tag, { start }) => {
    const [adopted, ends] = [addDays(start, 20), addDays(start, 385)];
    const said = `${OFFICER.name}, our ${OFFICER.title}, adopted an arrangement on ${longDate(adopted)} to sell up to 12,500 shares until ${longDate(ends)}.`;
    const content =
      `${nameOf(tag, OFFICER, [])} ${element('span', { style: '-sec-ix-hidden:gov-hidden' }, 'adopted')} an arrangement on ` +
      `${tag.text('TrdArrAdoptionDate', [], longDate(adopted))} to sell up to ${tag.shares([], 12_500)} shares until ` +
      `${tag.text('TrdArrExpirationDate', [], longDate(ends))}.`;
    return {
      body: tag.text('MtrlTermsOfTrdArrTextBlock', [], p(content), { escape: 'true' }),
      hidden: [tag.text('Rule10b51ArrAdoptedFlag', [], 'true', { id: 'gov-hidden' })],
      truth: [{ ...whole, ...OFFICER, adopted, ends, shares: '12500', terms: said }],
    };
  },
  parts: (tag, { start }) => {
    const members = [OFFICER.member];
    const adopted = addDays(start, 31);
    const ends = addDays(adopted, 300);
    const content =
      `On ${tag.text('TrdArrAdoptionDate', members, longDate(adopted))}, ${nameOf(tag, OFFICER, members)} ` +
      `${tag.flag('Rule10b51ArrAdoptedFlag', members, true, 'adopted')} a plan to sell ` +
      `${tag.shares([OFFICER.member, 'ClassAMember'], 40_000)} shares of class A and ` +
      `${tag.shares([OFFICER.member, 'ClassBMember'], 5_000)} of class B within ` +
      `${tag.text('TrdArrDuration', members, '300', { format: 'ixt-sec:durday' })} days.`;
    return {
      body: tag.text('MtrlTermsOfTrdArrTextBlock', members, p(content), { escape: 'true' }),
      truth: [
        {
          ...whole,
          ...OFFICER,
          adopted,
          days: daysBetween(adopted, ends),
          parts: ['40000', '5000'],
          terms:
            `On ${longDate(adopted)}, ${OFFICER.name}, our ${OFFICER.title}, adopted a plan to sell 40,000 shares of class A ` +
            'and 5,000 of class B within 300 days.',
        },
      ],
    };
  },
  together: (tag, { start }) => {
    const days = [addDays(start, 10), addDays(start, 24)] as const;
    const [one, other] = [[OFFICER.member], [DIRECTOR.member]];
    const content =
      `On ${tag.text('TrdArrAdoptionDate', one, longDate(days[0]))} and ` +
      `${tag.text('TrdArrAdoptionDate', other, longDate(days[1]))}, respectively, ${nameOf(tag, OFFICER, one)} and ` +
      `${nameOf(tag, DIRECTOR, other)} each ` +
      `${tag.flag('Rule10b51ArrAdoptedFlag', one, true, tag.flag('NonRule10b51ArrAdoptedFlag', other, true, 'entered'))} ` +
      'into a plan to sell all shares that vest.';
    const terms =
      `On ${longDate(days[0])} and ${longDate(days[1])}, respectively, ${OFFICER.name}, our ${OFFICER.title}, and ` +
      `${DIRECTOR.name}, our ${DIRECTOR.title}, each entered into a plan to sell all shares that vest.`;
    const body = tag.text(
      'MtrlTermsOfTrdArrTextBlock',
      one,
      tag.text('MtrlTermsOfTrdArrTextBlock', other, p(content), { escape: 'true' }),
      { escape: 'true' },
    );
    return {
      body,
      truth: [
        { ...whole, ...OFFICER, adopted: days[0], terms },
        { ...whole, ...DIRECTOR, underRule: false, adopted: days[1], terms },
      ],
    };
  },
  replaced: (tag, { start }) => {
    const [before, after] = [
      [OFFICER.member, 'FirstPlanMember'],
      [OFFICER.member, 'SecondPlanMember'],
    ] as const;
    const day = addDays(start, 45);
    const ends = addDays(day, 365);
    const content =
      `${nameOf(tag, OFFICER, before)} ${tag.flag('Rule10b51ArrTrmntdFlag', before, true, 'terminated')} a plan on ` +
      `${tag.text('TrdArrTerminationDate', before, longDate(day))} and ` +
      `${tag.flag('Rule10b51ArrAdoptedFlag', after, true, 'adopted')} another on ` +
      `${tag.text('TrdArrAdoptionDate', after, longDate(day))}. ` +
      `${tag.text('TrdArrIndName', after, 'Ms. Fictional')}, ${tag.text('TrdArrIndTitle', after, OFFICER.title)}, may sell ` +
      `${tag.shares(after, 77_000)} shares until ${tag.text('TrdArrExpirationDate', after, longDate(ends))}.`;
    const terms =
      `${OFFICER.name}, our ${OFFICER.title}, terminated a plan on ${longDate(day)} and adopted another on ${longDate(day)}. ` +
      `Ms. Fictional, ${OFFICER.title}, may sell 77,000 shares until ${longDate(ends)}.`;
    return {
      body: tag.text('MtrlTermsOfTrdArrTextBlock', [OFFICER.member], p(content), { escape: 'true' }),
      truth: [
        { ...whole, ...OFFICER, adopted: null, terminated: day, terms },
        { ...whole, ...OFFICER, adopted: day, ends, shares: '77000', terms },
      ],
    };
  },
  figures: (tag, { start }) => {
    const [adopted, other] = [addDays(start, 4), addDays(start, 27)];
    const ends = `${other.slice(0, 4)}-12-31`;
    const row = (person: Person, day: string, shares: number): string => {
      const members = [person.member];
      return element(
        'tr',
        {},
        element('td', {}, tag.text('TrdArrIndName', members, `${person.name} (1)`)),
        element('td', {}, tag.text('TrdArrIndTitle', members, person.title)),
        element('td', {}, tag.flag('Rule10b51ArrAdoptedFlag', members, true, 'Adoption')),
        element('td', {}, tag.text('TrdArrAdoptionDate', members, inFigures(day))),
        element('td', {}, tag.text('TrdArrExpirationDate', members, inFigures(ends))),
        element('td', {}, tag.shares(members, shares)),
      );
    };
    const rowText = (person: Person, day: string, shares: string): string =>
      `${person.name} (1) ${person.title} Adoption ${inFigures(day)} ${inFigures(ends)} ${shares}`;
    const table = element('table', {}, row(OFFICER, adopted, 3_100), row(DIRECTOR, other, 900));
    const terms = `${rowText(OFFICER, adopted, '3,100')}\n${rowText(DIRECTOR, other, '900')}`;
    return {
      body: tag.text('MtrlTermsOfTrdArrTextBlock', [], table, { escape: 'true' }),
      truth: [
        { ...whole, ...OFFICER, adopted, ends, shares: '3100', terms },
        { ...whole, ...DIRECTOR, adopted: other, ends, shares: '900', terms },
      ],
    };
  },
  vague: (tag, { start }) => {
    const members = [DIRECTOR.member];
    const adopted = addDays(start, 60);
    const content =
      `${nameOf(tag, DIRECTOR, members)} ${tag.flag('Rule10b51ArrAdoptedFlag', members, true, 'adopted')} a plan on ` +
      `${tag.text('TrdArrAdoptionDate', members, longDate(adopted))} for gifts of ${tag.shares(members, 2_000)} shares.`;
    const rest = `It ends in ${tag.text('TrdArrExpirationDate', members, `December ${adopted.slice(0, 4)}`)}.`;
    return {
      body:
        tag.text('MtrlTermsOfTrdArrTextBlock', members, p(content), {
          escape: 'true',
          continuedAt: 'gov-more',
        }) +
        p('Page 41') +
        element('ix:continuation', { id: 'gov-more' }, p(rest)),
      truth: [
        {
          ...whole,
          ...DIRECTOR,
          adopted,
          shares: '2000',
          terms:
            `${DIRECTOR.name}, our ${DIRECTOR.title}, adopted a plan on ${longDate(adopted)} for gifts of 2,000 shares.\n` +
            `It ends in December ${adopted.slice(0, 4)}.`,
        },
      ],
    };
  },
};

/** The item of a report on trading arrangements. Without a scenario it says, and tags, that there are none. */
export function writeArrangements(
  of: ArrangementsOf,
  scenario: ArrangementScenario | null,
): WrittenArrangements {
  const tag = new Tagging(of);
  const written =
    scenario === null
      ? {
          body: p(
            ['Adopted', 'Trmntd'].reduce(
              (inner, end) => tag.flag(`Rule10b51Arr${end}Flag`, [], false, inner),
              'None.',
            ),
          ),
          truth: [],
        }
      : SCENARIOS[scenario](tag, of);
  return {
    contexts: [...tag.contexts, tag.unit],
    hidden: written.hidden ?? [],
    body: p('Trading arrangements of directors and officers') + written.body,
    truth: written.truth,
  };
}
