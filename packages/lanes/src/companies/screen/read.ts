import type { FigureView } from '@footnote/figures/catalog/names';
import type { QueryParams, StoreQuery, StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import { ANCHOR, FIGURE_CELL, type FigureCell } from '../figures/cell.ts';
import type { StaleBefore } from '../figures/stale.ts';
import type { PricedCompany } from '../market-figures/priced.ts';
import type { OwnedCompany } from '../ownership-figures/owned.ts';
import { compileCondition, figureColumns, type FigureColumns, figuresIn, textsIn } from './compile.ts';
import type { Comparison } from './evaluate.ts';
import type { ScreenFigure } from './grammar/fields.ts';
import type { ScreenPlan } from './plan.ts';

export type ScreenedCompany = {
  readonly cik: string;
  readonly symbol: string | null;
  readonly name: string;
  readonly currency: string | null;
  readonly exchange: string | null;
  readonly sic: string | null;
  readonly industry: string | null;
  readonly reporting_cadence: 'annual' | 'quarterly';
  readonly period_end: string;
  readonly is_old: boolean;
  /** The sort key; null if it is refused. */
  readonly sort_key: string | null;
  readonly cells: readonly FigureCell[];
  /** At its newest close; only in a screen that compares such figures. */
  readonly priced?: PricedCompany | undefined;
  /** Its owners by the filings that are needed; only in a screen that compares such figures. */
  readonly owned?: readonly OwnedCompany[] | undefined;
  /** The comparisons that leave the condition undetermined; only in a list of such companies. */
  readonly undecided?: readonly Comparison[];
};

/** Counts of all companies, and of those that match the condition. */
export type ScreenCounts = {
  readonly screened: number;
  /** Companies for which a refusal leaves the condition neither true nor false. */
  readonly undetermined: number;
  readonly matched: number;
  /** Of those that matched. */
  readonly stale: number;
  readonly currencies: readonly string[];
  /** Newest source time of the statements that were screened, UTC; null without any. */
  readonly as_of: string | null;
};

export type ReadScreen = {
  readonly page: readonly ScreenedCompany[];
  readonly goesOn: boolean;
  readonly counts: ScreenCounts;
};

type Built = { readonly from: string; readonly expression: string; readonly params: QueryParams };

export type Parts = {
  readonly columns: FigureColumns;
  readonly shown: readonly ScreenFigure[];
  /** Texts of companies and symbols that are needed; an unneeded table saves a join. */
  readonly texts: ReadonlySet<string>;
  readonly staleBefore: StaleBefore;
};

/** The source of each text and its alias; for an unknown company `name` is empty and the others are null. */
export const TEXTS = {
  name: { table: 'c', expression: 'c.name' },
  sic: { table: 'c', expression: "nullIf(c.sic, '')" },
  industry: { table: 'c', expression: "nullIf(c.sic_description, '')" },
  exchange: { table: 's', expression: "nullIf(s.exchange, '')" },
} as const;

const JOINS = {
  c: 'LEFT JOIN companies AS c ON c.cik = f.cik',
  s: 'LEFT JOIN symbols AS s ON s.symbol = f.symbol',
} as const;

function built(plan: ScreenPlan, parts: Parts): Built {
  const { expression, params } = compileCondition(plan.condition, parts.columns);
  const companies = companiesWith(plan.view, parts);
  return { ...companies, expression, params: { ...params, ...companies.params } };
}

/** Companies with figures as columns, each null if refused. */
export function companiesWith(
  view: FigureView | undefined,
  { columns, shown, texts, staleBefore }: Parts,
): Omit<Built, 'expression'> {
  const pivots = columns.figures.map(
    (figure, at) =>
      `maxIf(${figure.unit === 'word' ? "nullIf(word, '')" : 'value'}, figure = {f${at}:String}) AS v${at}`,
  );
  const names = columns.figures.map((figure, at) => [`f${at}`, figure.name] as const);
  const cells =
    shown.length === 0 ? [] : [`groupArrayIf(${FIGURE_CELL}, figure IN {shown:Array(String)}) AS cells`];
  const read = Object.entries(TEXTS).filter(([name]) => texts.has(name));
  const joins = Object.entries(JOINS).flatMap(([alias, join]) =>
    read.some(([, { table }]) => table === alias) ? [join] : [],
  );
  const from = `(
    SELECT f.cik AS cik, nullIf(f.symbol, '') AS symbol, f.newest_end AS newest_end, 
      f.newest_end < if(i.reporting_cadence = 'annual', {annual_stale_before:Date32}, {stale_before:Date32}) AS is_stale,
      ${read.map(([name, { expression }]) => `${expression} AS ${name}, `).join('')}nullIf(i.reporting_currency, '') AS currency,
      i.reporting_cadence AS reporting_cadence, i.issuer_type AS issuer_type,
      i.as_of AS as_of${columns.figures.map((_, at) => `, f.v${at} AS v${at}`).join('')}${shown.length === 0 ? '' : ', f.cells AS cells'}
    FROM (
      SELECT cik, any(symbol) AS symbol, ${[
        'maxIf(period_end, figure = {anchor:String}) AS newest_end',
        ...pivots,
        ...cells,
      ].join(', ')}
      FROM (SELECT * FROM company_figures
        WHERE figure IN {figures:Array(String)} AND ${viewCondition(view)})
      GROUP BY cik) AS f
    INNER JOIN statement_issuers AS i ON i.cik = f.cik
    ${joins.join('\n    ')})`;
  return {
    from,
    params: {
      ...Object.fromEntries(names),
      ...(shown.length === 0 ? {} : { shown: shown.map(({ name }) => name) }),
      ...(view === undefined ? {} : { view }),
      anchor: ANCHOR,
      figures: [...new Set([ANCHOR, ...columns.figures, ...shown].map(nameOf))],
      annual_stale_before: staleBefore.annual,
      stale_before: staleBefore.quarterly,
    },
  };
}

const nameOf = (figure: ScreenFigure | string): string => (typeof figure === 'string' ? figure : figure.name);

export function viewCondition(view: FigureView | undefined): string {
  return view === undefined ? 'own' : `view IN ('', {view:String})`;
}

type Query<Row> = { readonly query: StoreQuery<QueryParams, Row>; readonly params: QueryParams };

/** The companies of a page and one more. */
export function pageQuery(plan: ScreenPlan, staleBefore: StaleBefore): Query<ScreenedCompany> {
  const columns = figureColumns([...figuresIn(plan.condition), ...(plan.sort === null ? [] : [plan.sort])]);
  const { from, expression, params } = built(plan, {
    columns,
    shown: plan.columns,
    texts: new Set(Object.keys(TEXTS)),
    staleBefore,
  });
  const key = plan.sort === null ? 'symbol' : columns.columnOf(plan.sort);
  const direction = plan.descending ? 'DESC' : 'ASC';
  const after = afterCondition(plan, key);
  const query = storeQuery<QueryParams, ScreenedCompany>(`
  SELECT cik, symbol, name, currency, exchange, sic, industry, reporting_cadence, toString(newest_end) AS period_end,
    toBool(is_stale) AS is_old, toString(${key}) AS sort_key, ${plan.columns.length === 0 ? '[] AS cells' : 'cells'}
  FROM ${from}
  WHERE ${expression}${plan.includesStale ? '' : ' AND NOT is_stale'}${after.condition}
  ORDER BY ${key} ${direction} NULLS LAST, cik ASC
  LIMIT {limit:UInt32}`);
  return { query, params: { ...params, ...after.params, limit: plan.limit + 1 } };
}

/** Refused keys come last in both directions. */
function afterCondition(
  { after, sort, descending }: ScreenPlan,
  key: string,
): { readonly condition: string; readonly params: QueryParams } {
  if (after === undefined) return { condition: '', params: {} };
  const params = { after_cik: after.cik };
  if (after.key === null) return { condition: ` AND isNull(${key}) AND cik > {after_cik:String}`, params };
  const type = sort === null || sort.unit === 'word' ? 'String' : 'Decimal(38, 10)';
  const bound = `{after_key:${type}}`;
  return {
    condition: ` AND (isNull(${key}) OR ${key} ${descending ? '<' : '>'} ${bound} OR (${key} = ${bound} AND cik > {after_cik:String}))`,
    params: { ...params, after_key: after.key },
  };
}

export function countsQuery(plan: ScreenPlan, staleBefore: StaleBefore): Query<ScreenCounts> {
  const columns = figureColumns(figuresIn(plan.condition));
  const { from, expression, params } = built(plan, {
    columns,
    shown: [],
    texts: textsIn(plan.condition),
    staleBefore,
  });
  const query = storeQuery<QueryParams, ScreenCounts>(`
  SELECT toUInt32(count()) AS screened, toUInt32(countIf(isNull(holds))) AS undetermined,
    toUInt32(countIf(ifNull(holds, 0))) AS matched, toUInt32(countIf(ifNull(holds, 0) AND is_stale)) AS stale,
    arraySort(groupUniqArrayIf(ifNull(currency, ''), ifNull(holds, 0))) AS currencies,
    if(count() = 0, NULL, toString(max(as_of))) AS as_of
  FROM (SELECT *, ${expression} AS holds FROM ${from})`);
  return { query, params };
}

/** A page of the companies that match the condition. */
export async function readScreen(
  store: StoreReader,
  plan: ScreenPlan,
  staleBefore: StaleBefore,
): Promise<ReadScreen> {
  const page = pageQuery(plan, staleBefore);
  const counting = countsQuery(plan, staleBefore);
  const [rows, [counts]] = await Promise.all([
    store.read(page.query, page.params),
    store.read(counting.query, counting.params),
  ]);
  if (counts === undefined) throw new Error('a count without a row');
  return { page: rows.slice(0, plan.limit), goesOn: rows.length > plan.limit, counts };
}
