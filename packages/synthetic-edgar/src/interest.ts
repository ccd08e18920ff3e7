import type { FlowField, FlowPart, FlowTag } from './chart.ts';
import { incomeField, incomeTag } from './chart.ts';
import type { Flows } from './flows.ts';
import type { InterestStyle, IssuerSpec } from './spec.ts';

const all = (f: Flows): bigint => f.interestExpense + f.otherInterestExpense;
const main = (f: Flows): bigint => f.interestExpense;
const other = (f: Flows): bigint => f.otherInterestExpense;

/** Whether the issuer pays interest of two kinds, one of which may have its own row. */
export const hasOtherInterest = (style: InterestStyle): boolean =>
  !['expense', 'nonoperating', 'replaced', 'none', 'note'].includes(style);

export const interestTags = ({ style }: IssuerSpec): FlowTag[] => {
  switch (style.interest) {
    case 'expense':
    case 'captive_total':
      return [incomeTag('InterestExpense', all)];
    case 'nonoperating':
      return [incomeTag('InterestExpenseNonoperating', all)];
    case 'replaced':
      return [
        incomeTag('InterestExpense', all, { when: ({ year }) => year < 2023 }),
        incomeTag('InterestExpenseNonoperating', all, { when: ({ year }) => year >= 2023 }),
      ];
    case 'two':
      return [incomeTag('InterestExpense', all), incomeTag('InterestExpenseDebt', main)];
    case 'debt_note':
      return [incomeTag('InterestExpense', all), incomeTag('InterestExpenseDebt', main, { note: true })];
    case 'note':
      return [
        incomeTag('NonoperatingIncomeExpense', (f) => f.otherIncome - all(f)),
        incomeTag('InterestExpense', all, { note: true }),
      ];
    case 'excluding':
    case 'on_deposits':
    case 'related_party':
      return [incomeTag('InterestExpense', main)];
    case 'captive':
    case 'none':
      return [];
  }
};

/** Label of a row with a part of the interest; undefined for a generic label. */
export const interestLabel = ({ style, flavour }: IssuerSpec): string | undefined => {
  if (flavour === 'bank' || flavour === 'ifrs') return undefined;
  switch (style.interest) {
    case 'excluding':
      return 'Interest expense, excluding interest on finance obligations';
    case 'on_deposits':
      return 'Interest expense on deposits';
    case 'related_party':
      return 'Interest expense, related party';
    default:
      return undefined;
  }
};

/** Interest tagged by business on the face, or by debt in a note, as any filer with bonds may do. */
export const interestParts = ({ style, flavour, ticker, seed }: IssuerSpec): FlowPart[] => {
  if (flavour === 'bank' || flavour === 'ifrs') return [];
  const concept = 'us-gaap:InterestExpense';
  if (style.interest === 'expense')
    return [
      {
        concept,
        of: (f) => (all(f) * 3n) / 5n,
        axis: 'us-gaap:DebtInstrumentAxis',
        domain: 'us-gaap:DebtInstrumentNameDomain',
        member: 'us-gaap:SeniorNotesMember',
        note: true,
      },
    ];
  if (style.interest !== 'captive' && style.interest !== 'captive_total') return [];
  const own = ticker.toLowerCase();
  const [axis, domain, makes, lends] =
    seed % 2 === 0
      ? [
          'srt:ProductOrServiceAxis',
          'srt:ProductsAndServicesDomain',
          'us-gaap:ProductMember',
          'us-gaap:FinancialServiceMember',
        ]
      : [
          'dei:LegalEntityAxis',
          'dei:EntityDomain',
          `${own}:EquipmentOperationsMember`,
          `${own}:FinancialServicesMember`,
        ];
  const part = { concept, axis, domain, note: false };
  return [
    { ...part, of: main, member: makes },
    { ...part, of: other, member: lends },
  ];
};

/**
 * Interest expense that a reader may serve. Interest in a note, of a captive finance company or labelled as a part is
 * not interest expense if any face of the issuer is known; without a face, the tag counts. An insurer is a finance
 * business as a whole, so it has no captive.
 */
export const interestField = ({ style, reports, flavour }: IssuerSpec): FlowField => {
  const isKnown = reports !== 'none';
  switch (style.interest) {
    case 'expense':
    case 'nonoperating':
    case 'replaced':
      return incomeField('interest_expense', all);
    case 'debt_note':
      return incomeField('interest_expense', all, { byFace: true });
    case 'note':
      return incomeField('interest_expense', isKnown ? null : all);
    case 'captive_total':
      return incomeField('interest_expense', isKnown && flavour !== 'insurer' ? null : all);
    case 'excluding':
    case 'on_deposits':
    case 'related_party':
      return incomeField('interest_expense', isKnown ? null : main);
    case 'two':
    case 'none':
    case 'captive':
      return incomeField('interest_expense', null);
  }
};
