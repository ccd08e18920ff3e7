import { classAxis, classesOfConcept } from '../classes.ts';
import { interestLabel } from '../interest.ts';
import type { IssuerSpec } from '../spec.ts';
import type { Axis, Row } from './networks.ts';
import { row, standardLabel } from './networks.ts';

/** A row without its depth in a network. */
export type Line = (depth: number) => Row;

/** A row with the standard label, as in notes and on covers. */
export const plainLine =
  (concept: string): Line =>
  (depth) =>
    row(concept, depth);

/** A row of a statement: totals, payments and interest have the various labels of filers. */
export const statementLine =
  (spec: IssuerSpec, concept: string): Line =>
  (depth) => {
    const partial = /:InterestExpense/.test(concept) ? interestLabel(spec) : undefined;
    if (partial !== undefined) return row(concept, depth, { role: 'terseLabel', text: partial });
    const text = standardLabel(concept);
    if (concept === 'us-gaap:Assets')
      return row(concept, depth, { role: 'totalLabel', text: 'Total assets' });
    if (/:Payments|ExpenseNonoperating$/.test(concept))
      return row(concept, depth, { role: 'negatedLabel', text: text.replace(/ Nonoperating$/, '') });
    return row(concept, depth);
  };

/** Cash is the first and last row of the cash flow statement: one concept in two rows. */
export const cashLines = (concepts: ReadonlySet<string>): Line[] => {
  const cash = [...concepts].find((concept) => /:CashAndCashEquivalents(AtCarryingValue)?$/.test(concept));
  return cash === undefined
    ? []
    : [
        (depth) => row(cash, depth, { role: 'periodStartLabel', text: 'Cash at beginning of period' }),
        (depth) => row(cash, depth, { role: 'periodEndLabel', text: 'Cash at end of period' }),
      ];
};

/** The concepts of the filing's facts, without repetitions. */
export const present = (concepts: readonly string[], tagged: ReadonlySet<string>): string[] =>
  [...new Set(concepts)].filter((concept) => tagged.has(concept));

/** The classes of stock, if one of the concepts is tagged by class. */
export const classAxes = (spec: IssuerSpec, concepts: readonly string[]): Axis[] =>
  concepts.some((concept) => classesOfConcept(spec, concept) !== null)
    ? [{ axis: classAxis.axis, domain: classAxis.domain, members: [classAxis.first, classAxis.second] }]
    : [];

/** The axis of the company's parts; empty if there are none. */
export const partAxes = (parts: readonly { axis: string; domain: string; member: string }[]): Axis[] => {
  const [first] = parts;
  return first === undefined
    ? []
    : [{ axis: first.axis, domain: first.domain, members: parts.map(({ member }) => member) }];
};

export const isDividend = (concept: string): boolean =>
  /(Dividend.*PerShare|Distribution.*PerUnit)/.test(concept);

/** Dividends per share are on the income statement or in a note. */
export const showsDividends = ({ seed }: IssuerSpec): boolean => seed % 3 !== 0;
