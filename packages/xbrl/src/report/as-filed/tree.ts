import { isHeading } from '../faces.ts';
import type { Relation, Row } from '../presentation.ts';
import { ReportError } from '../types.ts';
import { MAX_ROWS } from './types.ts';

/** A row of a presentation with its place in the tree; `abstract` rows are headings. */
export type TreeRow = Row & { readonly depth: number; readonly abstract: boolean };

/** A network as rows, and the axes and members whose facts it shows. */
export type Tree = {
  readonly rows: readonly TreeRow[];
  /** Axes and members in display order. */
  readonly members: ReadonlyMap<string, number>;
};

const AXIS = /Axis$/;
/** Parts of the structure that are not drawn; what is below them is drawn one level higher. */
const UNDRAWN = /(Table|LineItems)$/;

type Pending = Row & { readonly depth: number; readonly root: boolean; readonly dimensional: boolean };

/**
 * The rows of a network in display order. A concept may have several rows, such as cash at the beginning and at the end;
 * each relation is drawn once, so that neither a cycle nor shared children cost more than the arcs. Roots that are
 * headings are the name of the statement and not drawn. Throws `ReportError` `too_large` beyond `MAX_ROWS`.
 */
export const treeOf = (relations: readonly Relation[], headings: ReadonlySet<string>): Tree => {
  const children = Map.groupBy(relations, ({ parent }) => parent);
  for (const siblings of children.values()) siblings.sort((a, b) => a.order - b.order);
  const below = new Set(relations.map(({ concept }) => concept));
  const rows: TreeRow[] = [];
  const members = new Map<string, number>();
  const drawn = new Set<string>();
  const pending: Pending[] = [...children.keys()]
    .filter((parent) => !below.has(parent))
    .map((concept) => ({ concept, preferredLabel: null, depth: 0, root: true, dimensional: false }))
    .reverse();
  for (let row = pending.pop(); row !== undefined; row = pending.pop()) {
    const { concept, preferredLabel, depth, root } = row;
    const dimensional = row.dimensional || AXIS.test(concept);
    const abstract = isHeading(concept, headings);
    const undrawn = dimensional || UNDRAWN.test(concept) || (root && abstract);
    if (dimensional && !members.has(concept)) members.set(concept, members.size);
    if (!undrawn) rows.push({ concept, preferredLabel, depth, abstract });
    if (rows.length > MAX_ROWS) throw new ReportError('too_large', null, `more than ${MAX_ROWS} rows`);
    if (drawn.has(concept)) continue;
    drawn.add(concept);
    for (const child of (children.get(concept) ?? []).toReversed())
      pending.push({ ...child, depth: undrawn ? depth : depth + 1, root: false, dimensional });
  }
  return { rows, members };
};
