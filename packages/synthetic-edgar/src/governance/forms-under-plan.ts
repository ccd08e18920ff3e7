import { addDays } from '@footnote/values/day';
import { longDate } from '../documents/period-words.ts';
import type { FiledForm, FormLine } from '../insiders/types.ts';
import { writeForm } from '../insiders/write-form.ts';
import type { TrueArrangement } from './types.ts';

/**
 * What happens under a plan. `in_part`: two notices and three sales, fewer shares than planned. `above`: more than planned.
 * `undated`: a footnote names the plan without its day. `of_another`: a footnote says that a trust adopted it. `outside`: a
 * sale beside the plan, without a footnote. `two_days`: a notice names the days of two plans.
 */
export const PLAN_STORIES = ['above', 'in_part', 'of_another', 'outside', 'two_days', 'undated'] as const;

export type PlanStory = (typeof PLAN_STORIES)[number];

/** Shares of a plan; null for a sum that must be refused. */
export type TrueSums = {
  readonly announced: string | null;
  readonly sold: string | null;
  readonly remaining: string | null;
};

export type FormsUnderPlan = {
  readonly forms: readonly (Pick<FiledForm, 'accession' | 'filed' | 'form'> & { readonly text: string })[];
  readonly truth: TrueSums;
};

const OWNER = { cik: '0009990071', relation: 'officer' } as const;
const STYLE = { boxes: ['1', '0'], zone: '', sparse: false } as const;
const HUNDRED = 100;

/** Forms put the surname first, with a middle initial that reports omit. */
const ownerName = (name: string): string => {
  const [given = '', surname = ''] = name.split(' ');
  return `${surname} ${given} Q`;
};

type Sold = {
  readonly after: number;
  readonly shares: number;
  readonly note: string;
  readonly plan: boolean;
};

/** Forms 144 and 4 of the person of an arrangement that has a day of adoption and a number of shares. */
export function formsUnderPlan(
  { name, adopted, shares }: TrueArrangement,
  story: PlanStory,
  cik = '0009990001',
): FormsUnderPlan {
  if (adopted === null || shares === null) throw new RangeError('a day of adoption and shares expected');
  const planned = Number(shares);
  const day = longDate(adopted);
  const said = [
    `Sold under a Rule 10b5-1 trading plan adopted by the reporting person on ${day}.`,
    `Effected pursuant to a Rule 10b5-1 plan adopted on ${adopted}, at an average price.`,
    `The adoption date of the Rule 10b5-1 plan was ${day}.`,
  ] as const;
  const part = Math.floor(planned / HUNDRED);
  const own = said.map((note, at): Sold => ({ after: HUNDRED + at, shares: part + at, note, plan: true }));
  const more: Readonly<Record<PlanStory, readonly Sold[]>> = {
    above: [{ after: 110, shares: planned, note: said[0], plan: true }],
    in_part: [],
    of_another: [
      { after: 110, shares: 7, note: `A Rule 10b5-1 plan adopted by Fictional Trust on ${day}.`, plan: true },
    ],
    outside: [{ after: 110, shares: 7, note: 'The price is an average.', plan: false }],
    two_days: [],
    undated: [{ after: 110, shares: 7, note: 'Sold under a Rule 10b5-1 plan.', plan: true }],
  };
  const sales = [...own, ...more[story]];
  const base = (serial: number, filed: string) => ({
    accession: `${cik}-${filed.slice(2, 4)}-${String(serial).padStart(6, '0')}`,
    filed,
    period: filed,
    originalFiled: null,
    issuer: { cik, name: 'Acme Inc.', ticker: 'ACME' },
    owners: [{ ...OWNER, name: ownerName(name) }],
    damage: 'none' as const,
  });
  const notices = [part, 2 * part].map((units, at): FiledForm => ({
    ...base(500 + at, addDays(adopted, 95 + at)),
    ...{ form: '144', lines: [], units: String(units), plan: null, note: '' },
    planDates: [adopted, ...(story === 'two_days' && at === 1 ? [addDays(adopted, -300)] : [])],
  }));
  const reports = sales.map(({ after, shares: sold, note, plan }, at): FiledForm => {
    const filed = addDays(adopted, after);
    return { ...base(600 + at, filed), form: '4', lines: [lineOf(filed, sold)], units: null, plan, note };
  });
  const isKnown = story === 'above' || story === 'in_part' || story === 'outside' || story === 'two_days';
  const total = 3 * part + 3 + (story === 'above' ? planned : 0);
  return {
    forms: [...notices, ...reports].map((form) => ({ ...form, text: writeForm(form, STYLE) })),
    truth: {
      announced: story === 'two_days' ? null : String(3 * part),
      sold: isKnown ? String(total) : null,
      remaining: isKnown && total <= planned ? String(planned - total) : null,
    },
  };
}

const lineOf = (date: string, shares: number): FormLine => ({
  ...{ derivative: false, security: 'Common Stock', date, code: 'S', shares: String(shares), price: '31.50' },
  ...{ direction: 'D', after: '900000', indirect: null, swap: false, timeliness: null, isPriceNoted: true },
});
