import { isMoney, type ScreenFigure } from './grammar/fields.ts';
import type { Condition } from './grammar/parse.ts';

/** A condition as a SQL expression, over generated columns and with its values as parameters. */
export type CompiledCondition = {
  readonly expression: string;
  readonly params: Readonly<Record<string, string>>;
};

/** Columns of figures: `v0`, `v1` … in the order of the figures. */
export type FigureColumns = {
  readonly figures: readonly ScreenFigure[];
  columnOf(figure: ScreenFigure): string;
};

export function figureColumns(figures: Iterable<ScreenFigure>): FigureColumns {
  const all = [...new Set(figures)];
  const columns = new Map(all.map((figure, at) => [figure.name, `v${at}`]));
  return {
    figures: all,
    columnOf: ({ name }) => {
      const column = columns.get(name);
      if (column === undefined) throw new Error(`${name} has no column`);
      return column;
    },
  };
}

/** The texts of companies that a condition compares. */
export function textsIn(condition: Condition): ReadonlySet<string> {
  switch (condition.kind) {
    case 'number':
      return new Set();
    case 'text':
      return new Set(typeof condition.field === 'string' ? [condition.field] : []);
    case 'not':
      return textsIn(condition.part);
    case 'and':
    case 'or':
      return new Set(condition.parts.flatMap((part) => [...textsIn(part)]));
  }
}

/** The figures that a condition compares. */
export function figuresIn(condition: Condition): readonly ScreenFigure[] {
  switch (condition.kind) {
    case 'number':
      return [condition.figure];
    case 'text':
      return typeof condition.field === 'string' ? [] : [condition.field];
    case 'not':
      return figuresIn(condition.part);
    case 'and':
    case 'or':
      return condition.parts.flatMap(figuresIn);
  }
}

/**
 * The expression is null if the condition is neither true nor false. Membership is a chain of equalities,
 * because IN treats null as no member. It contains no text of the request, only generated column names.
 */
export function compileCondition(condition: Condition, columns: FigureColumns): CompiledCondition {
  const params: Record<string, string> = {};
  const bind = (value: string, type: string): string => {
    const name = `p${Object.keys(params).length}`;
    params[name] = value;
    return `{${name}:${type}}`;
  };
  const compile = (one: Condition): string => {
    switch (one.kind) {
      case 'number':
        return `(${columns.columnOf(one.figure)} ${one.operator} ${bind(one.value, 'Decimal(38, 10)')})`;
      case 'text': {
        const column = typeof one.field === 'string' ? one.field : columns.columnOf(one.field);
        const equal = one.values.map((value) => `lowerUTF8(${column}) = lowerUTF8(${bind(value, 'String')})`);
        return `(${equal.join(' OR ')})`;
      }
      case 'not':
        return `(NOT ${compile(one.part)})`;
      case 'and':
      case 'or':
        return `(${one.parts.map(compile).join(one.kind === 'and' ? ' AND ' : ' OR ')})`;
    }
  };
  return { expression: compile(condition), params };
}

/** Whether all companies that match a condition report in the same currency. */
export function fixesCurrency(condition: Condition): boolean {
  if (condition.kind === 'text')
    return (
      condition.field === 'currency' && new Set(condition.values.map((text) => text.toUpperCase())).size === 1
    );
  return condition.kind === 'and' && condition.parts.some(fixesCurrency);
}

/** The first amount of money among figures. */
export const moneyAmong = (figures: readonly ScreenFigure[]): ScreenFigure | undefined =>
  figures.find(isMoney);
