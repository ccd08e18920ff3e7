import type { StatementName } from '@footnote/statements/cell';
import type { Measure } from '@footnote/statements/fields/field';
import { servedFields } from '@footnote/statements/fields/served-fields';
import { NAMED } from './evaluations.ts';
import type { Definition, DerivedUnit } from '../ratios/definition.ts';

/** How figures of rows are chosen: of the newest quarter, fiscal year, or twelve months. */
export const FIGURE_VIEWS = ['annual', 'quarter', 'ttm'] as const;

export type FigureView = (typeof FIGURE_VIEWS)[number];

export type FigureUnit =
  Exclude<DerivedUnit, 'count' | 'list'> | 'reporting_currency' | 'shares' | 'share_of_one';

/** A figure of `GET /v2/fundamentals` that has one value in a period. */
export type FigureName = {
  /** Unique; the last part of the member, or with the part before it if that alone is not unique. */
  readonly name: string;
  /** Block and path: `income_statement.growth.revenue_yoy_pct`. */
  readonly member: string;
  readonly unit: FigureUnit;
  /** For a figure that is a cell, the cell. */
  readonly cell: { readonly statement: StatementName; readonly field: string } | null;
  /** For a computed figure, its definition. */
  readonly definition: Definition | null;
};

const UNITS: Readonly<Record<Measure, FigureUnit>> = {
  money: 'reporting_currency',
  per_share: 'reporting_currency_per_share',
  pure: 'share_of_one',
  shares: 'shares',
};

const BLOCKS = { income: 'income_statement', balance: 'balance_sheet', cash_flow: 'cash_flow' } as const;

const CELLS: readonly FigureName[] = servedFields.flatMap(
  ({ statement, field, measure, rows, bankMetrics, industry }) => {
    const named = (name: string, member: string): FigureName => ({
      name,
      member,
      unit: UNITS[measure],
      cell: { statement, field },
      definition: null,
    });
    return [
      ...(rows === true ? [named(field, `${BLOCKS[statement]}.${field}`)] : []),
      ...(bankMetrics === undefined ? [] : [named(bankMetrics, `bank_metrics.${bankMetrics}`)]),
      ...(industry === true ? [named(field, `industry_rows.${field}`)] : []),
    ];
  },
);

/** Series have many values, counts and flags have no filing of their own. */
const SERIES = /\.(last_quarters|last_quarters_yoy|fy_values)$/;

const COMPUTED: readonly FigureName[] = NAMED.flatMap(({ member, name, definition }) => {
  const { unit } = definition;
  const isOne = !SERIES.test(member) && unit !== 'count' && unit !== 'list';
  return isOne ? [{ name, member, unit, cell: null, definition }] : [];
});

const blockOf = ({ member }: Pick<FigureName, 'member'>): string => member.split('.')[0] ?? '';

function named(): readonly FigureName[] {
  const all = [...CELLS, ...COMPUTED];
  const isShared = (name: string): boolean => all.filter((other) => other.name === name).length > 1;
  return all
    .map((figure) =>
      isShared(figure.name) ? { ...figure, name: `${blockOf(figure)}.${figure.name}` } : figure,
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Every figure with one value, by name. */
export const FIGURE_NAMES: readonly FigureName[] = named();

const BY_MEMBER: ReadonlyMap<string, string> = new Map(
  FIGURE_NAMES.map(({ member, name }) => [member, name]),
);

/** The name of a member of a response; undefined if the member does not have exactly one value. */
export const figureNameOf = (member: string): string | undefined => BY_MEMBER.get(member);

/** The figures of a block. */
export const figuresOfBlock = (block: string): readonly FigureName[] =>
  FIGURE_NAMES.filter((figure) => blockOf(figure) === block);
