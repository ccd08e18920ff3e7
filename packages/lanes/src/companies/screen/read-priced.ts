import { Decimal } from 'decimal.js';
import { FIGURE_NAMES } from '@footnote/figures/catalog/names';
import type { OwnershipKind } from '@footnote/figures/catalog/ownership-names';
import type { QueryParams, StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import { FIGURE_CELL, type FigureCell } from '../figures/cell.ts';
import type { StaleBefore } from '../figures/stale.ts';
import { marketFigure } from '../market-figures/member.ts';
import type { PricedCompany } from '../market-figures/priced.ts';
import type { OwnedCompany } from '../ownership-figures/owned.ts';
import { figureColumns, figuresIn } from './compile.ts';
import { type Evaluated, holds, undecided } from './evaluate.ts';
import { ownedFigure } from './figure-at.ts';
import { isOfMarket, isOfStatements, type ScreenFigure, type TextField } from './grammar/fields.ts';
import type { ScreenPlan } from './plan.ts';
import { companiesWith, type ReadScreen, type ScreenedCompany, TEXTS, viewCondition } from './read.ts';

/** A company with the values of the figures of its statements, null if refused. */
type Candidate = Omit<ScreenedCompany, 'cells' | 'owned' | 'priced' | 'sort_key'> & {
  readonly issuer_type: string;
  readonly as_of: string;
  readonly figures: readonly (string | null)[];
};

type Found = Candidate & { readonly sort_key: string | null; readonly evaluated: Evaluated };

/** By the filings of owners, and CIK. */
type OwnedBooks = ReadonlyMap<OwnershipKind, ReadonlyMap<string, OwnedCompany>>;

type At = {
  readonly staleBefore: StaleBefore;
  /** By CIK; empty if no figure at a close is needed. */
  readonly priced: ReadonlyMap<string, PricedCompany>;
  /** Of the figures of owners that are needed. */
  readonly owned?: OwnedBooks;
  /** Epoch milliseconds. */
  readonly now: number;
};

/**
 * A page of a screen that compares figures at closes or of owners, or of its undetermined companies: the condition is evaluated in
 * memory over the figures that the read store has of all companies.
 */
export async function readPricedScreen(store: StoreReader, plan: ScreenPlan, at: At): Promise<ReadScreen> {
  const sorts = plan.sort === null ? [] : [plan.sort];
  const columns = figureColumns([...figuresIn(plan.condition), ...sorts].filter(isOfStatements));
  const candidates = await readCandidates(store, plan, columns.figures, at.staleBefore);
  const places = new Map(columns.figures.map(({ name }, place) => [name, place]));
  const judged = candidates.map((company) => {
    const evaluated = evaluatedOf(company, places, at);
    const key = plan.sort === null ? company.symbol : (evaluated.figure(plan.sort) ?? null);
    return { ...company, evaluated, sort_key: key, holds: holds(plan.condition, evaluated) };
  });
  const matched = judged.filter((company) => company.holds === true);
  const unclear = judged.filter((company) => company.holds === null);
  const listed = plan.listsUndetermined
    ? unclear
    : matched.filter(({ is_old: isOld }) => plan.includesStale || !isOld);
  const order = orderOf(plan);
  const page = listed
    .filter(afterOf(plan, order))
    .sort(order)
    .slice(0, plan.limit + 1);
  const shown = page.slice(0, plan.limit);
  const cells = await readCells(
    store,
    plan,
    shown.map(({ cik }) => cik),
  );
  return {
    page: shown.map((company) => ({
      ...company,
      cells: cells.get(company.cik) ?? [],
      priced: at.priced.get(company.cik),
      owned: ownedOf(at, company.cik),
      ...(plan.listsUndetermined && { undecided: undecided(plan.condition, company.evaluated) }),
    })),
    goesOn: page.length > plan.limit,
    counts: {
      screened: judged.length,
      undetermined: unclear.length,
      matched: matched.length,
      stale: matched.filter(({ is_old: isOld }) => isOld).length,
      currencies: [...new Set(matched.map(({ currency }) => currency ?? ''))].sort(),
      as_of: newest([
        ...judged.map(({ as_of: asOf }) => asOf),
        ...judged.flatMap(({ cik }) => at.priced.get(cik)?.pricesAsOf ?? []),
        ...judged.flatMap(({ cik }) => ownedOf(at, cik).flatMap(({ newest: own }) => own ?? [])),
      ]),
    },
  };
}

const newest = (times: readonly string[]): string | null =>
  times.reduce<string | null>((latest, time) => (latest === null || time > latest ? time : latest), null);

async function readCandidates(
  store: StoreReader,
  { view }: ScreenPlan,
  figures: readonly ScreenFigure[],
  staleBefore: StaleBefore,
): Promise<readonly Candidate[]> {
  const { from, params } = companiesWith(view, {
    columns: figureColumns(figures),
    shown: [],
    texts: new Set(Object.keys(TEXTS)),
    staleBefore,
  });
  const values = figures.map((_, place) => `toString(v${place})`).join(', ');
  const query = storeQuery<QueryParams, Candidate>(`
  SELECT cik, symbol, name, currency, exchange, sic, industry, issuer_type, reporting_cadence,
    toString(newest_end) AS period_end, toBool(is_stale) AS is_old, toString(as_of) AS as_of, [${values}] AS figures
  FROM ${from}`);
  return store.read(query, params);
}

const ownedOf = ({ owned = new Map() }: At, cik: string): readonly OwnedCompany[] =>
  [...owned.values()].flatMap((book) => book.get(cik) ?? []);

function evaluatedOf(company: Candidate, places: ReadonlyMap<string, number>, at: At): Evaluated {
  const own = at.priced.get(company.cik);
  const owned = ownedOf(at, company.cik);
  return {
    figure: (figure) => {
      if (isOfStatements(figure)) return company.figures[places.get(figure.name) ?? -1] ?? undefined;
      const found = isOfMarket(figure)
        ? marketFigure(own, figure.name, at.now)
        : ownedFigure(owned, figure.name);
      return 'value' in found ? found.value : undefined;
    },
    text: (field: TextField) => (field === 'sector' ? own?.sector : company[field]) ?? undefined,
  };
}

type Order = (one: Found, other: Found) => number;

/** Refused keys come last in both directions, and ties are in the order of the CIK, as in SQL. */
function orderOf({ sort, descending }: ScreenPlan): Order {
  const isNumber = sort !== null && sort.unit !== 'word';
  const compare = (one: string, other: string): number =>
    isNumber ? new Decimal(one).comparedTo(other) : one < other ? -1 : one > other ? 1 : 0;
  return (one, other) => {
    const [a, b] = [one.sort_key, other.sort_key];
    const order =
      a === null || b === null
        ? Number(a === null) - Number(b === null)
        : compare(a, b) * (descending ? -1 : 1);
    return order !== 0 ? order : one.cik < other.cik ? -1 : Number(one.cik > other.cik);
  };
}

function afterOf({ after }: ScreenPlan, order: Order): (company: Found) => boolean {
  if (after === undefined) return () => true;
  const end = { sort_key: after.key, cik: after.cik } as Found;
  return (company) => order(company, end) > 0;
}

const NAMES: ReadonlySet<string> = new Set(FIGURE_NAMES.map(({ name }) => name));

/** The cells of the figures of statements that the rows of some companies show. */
async function readCells(
  store: StoreReader,
  { columns, condition, listsUndetermined, view }: ScreenPlan,
  ciks: readonly string[],
): Promise<ReadonlyMap<string, readonly FigureCell[]>> {
  const wanted = [...columns, ...(listsUndetermined ? figuresIn(condition) : [])];
  const shown = [...new Set(wanted.map(({ name }) => name))].filter((name) => NAMES.has(name));
  if (shown.length === 0 || ciks.length === 0) return new Map();
  const query = storeQuery<QueryParams, { readonly cik: string; readonly cells: readonly FigureCell[] }>(`
  SELECT cik, groupArray(${FIGURE_CELL}) AS cells FROM company_figures
  WHERE figure IN {shown:Array(String)} AND cik IN {ciks:Array(String)} AND ${viewCondition(view)}
  GROUP BY cik`);
  const rows = await store.read(query, { shown, ciks, ...(view === undefined ? {} : { view }) });
  return new Map(rows.map(({ cik, cells }) => [cik, cells]));
}
