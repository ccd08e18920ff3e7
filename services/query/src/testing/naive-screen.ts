import { Decimal } from 'decimal.js';
import type { ScreenFigure, TextField } from '@footnote/lanes/companies/screen/grammar/fields';
import type { Condition } from '@footnote/lanes/companies/screen/grammar/parse';

/** A company as a filter sees it: served figures and known texts. */
export type NaiveCompany = {
  readonly figures: ReadonlyMap<string, string>;
  readonly texts: ReadonlyMap<TextField, string>;
};

const COMPARE: Readonly<Record<string, (a: Decimal, b: Decimal) => boolean>> = {
  '!=': (a, b) => !a.eq(b),
  '<': (a, b) => a.lt(b),
  '<=': (a, b) => a.lte(b),
  '=': (a, b) => a.eq(b),
  '>': (a, b) => a.gt(b),
  '>=': (a, b) => a.gte(b),
};

const fieldOf = ({ figures, texts }: NaiveCompany, field: ScreenFigure | TextField): string | undefined =>
  typeof field === 'string' ? texts.get(field) : figures.get(field.name);

/**
 * Whether a condition is true for a company; null if it is neither true nor false. Implements the definition
 * directly, without SQL.
 */
export function isTrue(condition: Condition, company: NaiveCompany): boolean | null {
  switch (condition.kind) {
    case 'number': {
      const value = company.figures.get(condition.figure.name);
      const compare = COMPARE[condition.operator];
      if (value === undefined || compare === undefined) return null;
      return compare(new Decimal(value), new Decimal(condition.value));
    }
    case 'text': {
      const text = fieldOf(company, condition.field);
      if (text === undefined) return null;
      return condition.values.some((value) => value.toLowerCase() === text.toLowerCase());
    }
    case 'not': {
      const inner = isTrue(condition.part, company);
      return inner === null ? null : !inner;
    }
    case 'and':
    case 'or': {
      const decisive = condition.kind === 'or';
      const parts = condition.parts.map((part) => isTrue(part, company));
      if (parts.includes(decisive)) return decisive;
      return parts.includes(null) ? null : !decisive;
    }
  }
}
