import type { FigureView } from '@footnote/figures/catalog/names';
import { OWNERSHIP_KINDS, type OwnershipKind } from '@footnote/figures/catalog/ownership-names';
import { figuresNamed, noSuchFigure } from '../figures/names.ts';
import type { RequestFault } from '../../subject/request-fault.ts';
import { figuresIn, fixesCurrency, moneyAmong, textsIn } from './compile.ts';
import { isOfMarket, isOfOwners, screenFigure, type ScreenFigure } from './grammar/fields.ts';
import { type Condition, parseFilter } from './grammar/parse.ts';
import { type PageEnd, pageEndOf, type ScreenRequest } from './request.ts';

/** The parameters of the read. */
export type ScreenPlan = {
  readonly condition: Condition;
  /** Null for the order of symbols. */
  readonly sort: ScreenFigure | null;
  readonly descending: boolean;
  /** The figures that are shown, in their order. */
  readonly columns: readonly ScreenFigure[];
  /** Undefined for each company's own. */
  readonly view: FigureView | undefined;
  readonly after: PageEnd | undefined;
  readonly includesStale: boolean;
  readonly limit: number;
  /** Whether companies are listed for which the condition is neither true nor false, instead of those that match. */
  readonly listsUndetermined: boolean;
};

const neededBy = ({ condition, sort, columns }: ScreenPlan): readonly ScreenFigure[] => [
  ...figuresIn(condition),
  ...columns,
  ...(sort === null ? [] : [sort]),
];

/** Whether a screen needs figures or texts of companies at their newest closes. */
export const isPriced = (plan: ScreenPlan): boolean =>
  neededBy(plan).some(isOfMarket) || textsIn(plan.condition).has('sector');

/** The filings of owners whose figures a screen needs. */
export const ownersIn = (plan: ScreenPlan): readonly OwnershipKind[] => {
  const needed = new Set(
    neededBy(plan)
      .filter(isOfOwners)
      .map(({ owners }) => owners),
  );
  return OWNERSHIP_KINDS.filter((kind) => needed.has(kind));
};

const DEFAULT_LIMIT = 50;
const NUMBER = /^-?[0-9]{1,28}(\.[0-9]{1,10})?$/;

/** What a request asks for, or what is wrong with it. */
export function planOf(request: ScreenRequest): ScreenPlan | RequestFault {
  const parsed = parseFilter(request.where);
  if (!parsed.ok) return { fault: `where is wrong at character ${parsed.position}: ${parsed.message}` };
  const { condition } = parsed;
  const { sort: given = 'symbol' } = request;
  const descending = given.startsWith('-');
  const name = descending ? given.slice(1) : given;
  const sort = name === 'symbol' ? null : screenFigure(name);
  if (sort === undefined) return noSuchFigure('sort', name);
  const requested = figuresIn(condition);
  const shown: readonly string[] =
    request.columns ?? [...requested, ...(sort === null ? [] : [sort])].map((figure) => figure.name);
  const columns = figuresNamed('columns', shown, screenFigure);
  if ('fault' in columns) return columns;
  const money = moneyAmong([...requested, ...(sort === null ? [] : [sort])]);
  if (money !== undefined && !fixesCurrency(condition))
    return {
      fault: `${money.name} is in each company's reporting currency: compare it within one, as in … and currency='USD'`,
    };
  const after = request.cursor === undefined ? undefined : pageEndOf(request.cursor);
  if (after !== undefined && !fits(after, sort))
    return { fault: 'cursor must be the next_cursor of an answer with the same sort' };
  return {
    condition,
    sort,
    descending,
    columns,
    view: request.period,
    after,
    includesStale: request.stale === 'include',
    limit: request.limit ?? DEFAULT_LIMIT,
    listsUndetermined: request.list === 'undetermined',
  };
}

/** A key of the order is a number or a word as the figure is, and a text of symbols. */
function fits({ key }: PageEnd, sort: ScreenFigure | null): boolean {
  if (sort === null) return key !== null;
  return key === null || sort.unit === 'word' || NUMBER.test(key);
}
