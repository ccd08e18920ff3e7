import { Decimal } from 'decimal.js';
import type { ScreenFigure, TextField } from './grammar/fields.ts';
import type { Condition, Operator } from './grammar/parse.ts';

/** A company as a condition sees it: undefined for a figure that is refused and a text that is unknown. */
export type Evaluated = {
  readonly figure: (figure: ScreenFigure) => string | undefined;
  readonly text: (field: TextField) => string | undefined;
};

/** A comparison, which has no parts. */
export type Comparison = Extract<Condition, { readonly kind: 'number' | 'text' }>;

const COMPARE: Readonly<Record<Operator, (order: number) => boolean>> = {
  '!=': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '=': (order) => order === 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

/** Whether a condition is true; null if it is neither true nor false, as `compileCondition` has it in SQL. */
export function holds(condition: Condition, company: Evaluated): boolean | null {
  switch (condition.kind) {
    case 'number': {
      const value = company.figure(condition.figure);
      return value === undefined
        ? null
        : COMPARE[condition.operator](new Decimal(value).comparedTo(condition.value));
    }
    case 'text': {
      const { field, values } = condition;
      const text = typeof field === 'string' ? company.text(field) : company.figure(field);
      return text === undefined ? null : values.some((value) => value.toLowerCase() === text.toLowerCase());
    }
    case 'not': {
      const part = holds(condition.part, company);
      return part === null ? null : !part;
    }
    case 'and':
    case 'or': {
      const decisive = condition.kind === 'or';
      const parts = condition.parts.map((part) => holds(part, company));
      if (parts.includes(decisive)) return decisive;
      return parts.includes(null) ? null : !decisive;
    }
  }
}

/** The comparisons that leave a condition neither true nor false. */
export function undecided(condition: Condition, company: Evaluated): readonly Comparison[] {
  if (holds(condition, company) !== null) return [];
  if (condition.kind === 'not') return undecided(condition.part, company);
  return 'parts' in condition ? condition.parts.flatMap((part) => undecided(part, company)) : [condition];
}

/** A comparison as it is written in a filter. */
export function written(comparison: Comparison): string {
  if (comparison.kind === 'number')
    return `${comparison.figure.name} ${comparison.operator} ${comparison.value}`;
  const { field, values } = comparison;
  const texts = values.map((value) => `'${value.replaceAll("'", "''")}'`);
  const name = typeof field === 'string' ? field : field.name;
  return texts.length === 1 ? `${name} = ${texts[0] ?? ''}` : `${name} in (${texts.join(', ')})`;
}
