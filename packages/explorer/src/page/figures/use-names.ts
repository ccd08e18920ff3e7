import type { Schemas } from '@footnote/client';
import { useRequest } from '../frame/use-request.ts';

export type FigureNames = {
  /** Names that comparisons and screens accept. */
  readonly names: readonly string[];
  /** Paths in the fundamentals by name. */
  readonly members: ReadonlyMap<string, string>;
  /** What screens compare besides, by name: figures at the newest close, and texts. */
  readonly ofScreens: ReadonlyMap<string, ScreenField>;
  /** Those of them that comparisons accept as well: figures at the newest close. */
  readonly atClose: readonly ScreenField[];
};

export type ScreenField = Schemas['CatalogScreenField'];

const NONE: FigureNames = { names: [], members: new Map(), ofScreens: new Map(), atClose: [] };

/** Endpoints that serve figures of owners. */
export const OF_OWNERS: ReadonlySet<string> = new Set(['/v2/insiders', '/v2/ownership']);

/** Names of figures from the catalog; none until it is there. */
export function useFigureNames(): FigureNames {
  const request = useRequest('/v2/catalog', {});
  if (request.state !== 'answered') return NONE;
  const { fields, screen } = request.body.data;
  const pairs = fields.flatMap(({ names, members }) =>
    names.map((name) => [name, memberOf(name, members)] as const),
  );
  return {
    names: pairs.map(([name]) => name).toSorted(),
    members: new Map(pairs),
    ofScreens: new Map(screen.map((field) => [field.name, field])),
    atClose: screen.filter(({ kind, path }) => kind === 'number' && !OF_OWNERS.has(path ?? '')),
  };
}

/** The member that ends with the name, or is in the statement that the name begins with. */
function memberOf(name: string, members: readonly string[]): string {
  const [statement = '', ...rest] = name.split('.');
  const exact = members.find((member) => member.endsWith(`.${name}`));
  const inStatement = members.find(
    (member) => member.startsWith(`${statement}.`) && member.endsWith(`.${rest.join('.')}`),
  );
  return exact ?? inStatement ?? members[0] ?? name;
}
