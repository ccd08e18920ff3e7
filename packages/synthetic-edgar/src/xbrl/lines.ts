import { classAxis, classesOfConcept } from '../classes.ts';
import { interestLabel } from '../interest.ts';
import type { IssuerSpec } from '../spec.ts';
import type { Axis, Row } from './networks.ts';
import { row, standardLabel } from './networks.ts';

/** A row that waits for its depth in a network. */
export type Line = (depth: number) => Row;

/** With its standard label, as notes and covers show concepts. */
export const plainLine =
  (concept: string): Line =>
  (depth) =>
    row(concept, depth);

/** A row of a statement: totals, payments and interest are labelled in filers' various ways. */
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

/** Cash opens and closes the statement of its flows: one concept in two rows. */
export const cashLines = (concepts: ReadonlySet<string>): Line[] => {
  const cash = [...concepts].find((concept) => /:CashAndCashEquivalents(AtCarryingValue)?$/.test(concept));
  return cash === undefined
    ? []
    : [
        (depth) => row(cash, depth, { role: 'periodStartLabel', text: 'Cash at beginning of period' }),
        (depth) => row(cash, depth, { role: 'periodEndLabel', text: 'Cash at end of period' }),
      ];
};

/** The concepts that the filing has facts of, each once. */
export const present = (concepts: readonly string[], tagged: ReadonlySet<string>): string[] =>
  [...new Set(concepts)].filter((concept) => tagged.has(concept));

/** The classes of stock, where one of the concepts is tagged by them. */
export const classAxes = (spec: IssuerSpec, concepts: readonly string[]): Axis[] =>
  concepts.some((concept) => classesOfConcept(spec, concept) !== null)
    ? [{ axis: classAxis.axis, domain: classAxis.domain, members: [classAxis.first, classAxis.second] }]
    : [];

/** The axis of the company's parts; none without parts. */
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
