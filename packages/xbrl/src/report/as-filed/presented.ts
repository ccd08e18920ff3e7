import { kindOf, titleOf } from '../faces.ts';
import type { DeclaredSummation } from '../calculation.ts';
import type { LabelOf } from '../labels.ts';
import type { PresentationNetwork } from '../presentation.ts';
import type { Schemas } from '../schema.ts';
import { isEquityAxis } from '../statement-concepts.ts';
import { ReportError, type StatementKind } from '../types.ts';
import { faceTables, headerAbove } from './face-tables.ts';
import { isMatrix, printedRows } from './equity-matrix.ts';
import type { GridFact, GridTable } from './grid.ts';
import { jointScope, keyOf, keysOf, layoutOf, type Column, type Edge, type Layout } from './layout.ts';
import { shownUnderHeadings } from './headings.ts';
import { cellOf, drawnLabel, firstOf, localName } from './cells.ts';
import type { PlacedFact } from './placed-fact.ts';
import { isOfColumn, placesUnder } from './under.ts';
import { treeOf, type Tree, type TreeRow } from './tree.ts';
import { MAX_CELLS, type FiledColumn, type FiledRow, type FiledStatement } from './types.ts';

/** What statements are drawn from. */
export type Presented = {
  readonly networks: readonly PresentationNetwork[];
  readonly schemas: Schemas;
  readonly labelOf: LabelOf;
  readonly sums: readonly DeclaredSummation[];
  readonly tables: readonly GridTable[];
  readonly facts: readonly PlacedFact[];
};

/** No genuine report has half as many. */
const MAX_STATEMENTS = 150;
const MAX_VISITS = 5_000_000;

/**
 * The statements of a presentation linkbase, each with the columns that the document draws; where there is no document,
 * with those that are nearly full. Throws `ReportError` `too_large`.
 */
export const presentedStatements = (presented: Presented): FiledStatement[] => {
  const { networks, schemas, facts } = presented;
  const byConcept = Map.groupBy(facts, ({ concept }) => concept);
  const ofGrid = new Map(facts.flatMap((fact) => (fact.grid === null ? [] : [[fact.grid, fact] as const])));
  const faces = networks.flatMap(({ role, relations }) => {
    const concepts = new Set(relations.flatMap(({ parent, concept }) => [parent, concept]));
    const statement = kindOf(role, schemas.definitions.get(role), concepts);
    return statement === null ? [] : [{ role, relations, statement }];
  });
  if (faces.length > MAX_STATEMENTS) throw new ReportError('too_large', null, `${faces.length} statements`);
  let visits = 0;
  return faces.flatMap(({ role, relations, statement }) => {
    const tree = treeOf(relations, schemas.headings);
    const concepts = new Set(tree.rows.map(({ concept }) => concept));
    const own: PlacedFact[] = [];
    for (const concept of concepts) {
      const found = byConcept.get(concept) ?? [];
      visits += found.length;
      if (visits > MAX_VISITS) throw new ReportError('too_large', null, 'too many facts in statements');
      own.push(...found.filter(({ dimensions }) => isPresented(dimensions, tree)));
    }
    const drawn = statementOf({ ...presented, role, statement, tree, own, ofGrid });
    return drawn === null ? [] : [drawn];
  });
};

const isPresented = (dimensions: PlacedFact['dimensions'], { members }: Tree): boolean =>
  dimensions.every(({ axis, member, typed }) => members.has(axis) && (typed === true || members.has(member)));

type Drawing = Presented & {
  readonly role: string;
  readonly statement: StatementKind;
  readonly tree: Tree;
  /** The facts that the role presents. */
  readonly own: readonly PlacedFact[];
  readonly ofGrid: ReadonlyMap<GridFact, PlacedFact>;
};

const statementOf = (drawing: Drawing): FiledStatement | null => {
  const { role, statement, own, ofGrid, tables, schemas, labelOf } = drawing;
  const presents = new Set(own.flatMap(({ grid }) => (grid === null ? [] : [grid])));
  const face = statement === 'parenthetical' ? [] : faceTables(tables, (fact) => presents.has(fact));
  const onFace = face
    .flatMap(({ rows }) => rows.flatMap(({ facts }) => facts))
    .filter((fact) => presents.has(fact) && !fact.inText)
    .flatMap((fact) => ofGrid.get(fact) ?? []);
  const isDrawn = onFace.length > 0;
  const laidOut = isDrawn ? onFace : own;
  const across = isDrawn
    ? isAcross(face, ofGrid, statement)
    : statement === 'equity' && own.some(({ scope }) => scope !== '');
  const layout = layoutOf(laidOut, across, isDrawn);
  const rows = rowsOf(drawing, layout, laidOut, isDrawn);
  if (rows.every(({ abstract }) => abstract)) return null;
  if (rows.length * layout.columns.length > MAX_CELLS)
    throw new ReportError('too_large', null, `${rows.length} rows of ${layout.columns.length} columns`);
  const title = titleOf(role, schemas.definitions.get(role));
  const columns = layout.columns.map((column) => columnOf(column, { layout, face, onFace, labelOf }));
  return { statement, title, role, unitLine: null, columns, rows };
};

/** Whether most rows of tables with members show several of them side by side; of equity, most rows with several numbers. */
const isAcross = (
  face: readonly GridTable[],
  ofGrid: ReadonlyMap<GridFact, PlacedFact>,
  statement: StatementKind,
): boolean => {
  if (statement === 'equity') return isMatrix(face.flatMap((table) => printedRows(table, ofGrid)));
  let wide = 0;
  let dimensional = 0;
  for (const { facts } of face.flatMap(({ rows }) => rows)) {
    const resolved = facts.flatMap((fact) => (fact.inText ? [] : (ofGrid.get(fact) ?? [])));
    if (!resolved.some(({ scope }) => scope !== '')) continue;
    dimensional += 1;
    const scopes = Map.groupBy(resolved, ({ start, end }) => `${start ?? ''}\t${end}`);
    if ([...scopes.values()].some((of) => new Set(of.map(({ scope }) => scope)).size > 1)) wide += 1;
  }
  return wide > 0 && wide * 2 >= dimensional;
};

const columnOf = (
  { start, end, dimensions, scope }: Column,
  {
    layout,
    face,
    onFace,
    labelOf,
  }: {
    readonly layout: Layout;
    readonly face: readonly GridTable[];
    readonly onFace: readonly PlacedFact[];
    readonly labelOf: LabelOf;
  },
): FiledColumn => {
  const same = onFace.find(
    (fact) => fact.scope === scope && fact.end === end && (fact.start === start || layout.across),
  );
  const above = same?.grid ? headerAbove(face, same.grid) : '';
  return {
    start,
    end,
    months: null,
    dimensions,
    header: above === '' ? membersOf(dimensions, labelOf) : above,
  };
};

const rowsOf = (
  { role, statement, tree, own, sums, schemas, labelOf, tables }: Drawing,
  layout: Layout,
  laidOut: readonly PlacedFact[],
  isDrawn: boolean,
): FiledRow[] => {
  const found = new Map<string, PlacedFact[]>();
  const onFace = new Set(isDrawn ? laidOut : []);
  for (const fact of own) {
    const key = keyOf(fact.concept, fact.start, fact.end, fact.scope);
    const known = found.get(key);
    if (known === undefined) found.set(key, [fact]);
    else known.push(fact);
  }
  const scopesOf = layout.across ? () => [WHOLE] : membersBelow(laidOut, isDrawn);
  const totals = new Set(
    sums.filter((sum) => sum.role === role && sum.items.length > 1).map(({ total }) => total),
  );
  const labels = isDrawn ? printedLabels(tables) : new Map<GridFact, string>();
  // Of an accounting change a row has the number that stands under the column, whichever day it is dated on.
  const ofScope = Map.groupBy(laidOut, ({ concept, scope }) => `${concept}\t${scope}`);
  const isUnder = isDrawn && !layout.across ? placesUnder(laidOut, layout) : () => null;
  const seen = new Set<string>();
  const rows = tree.rows.flatMap((row): FiledRow[] => {
    const { concept, depth, abstract } = row;
    if (abstract) return [{ ...headingOf(row, labelOf), depth }];
    const edge = edgeOf(row);
    const isFirst = !seen.has(`${concept} ${edge}`);
    seen.add(`${concept} ${edge}`);
    return scopesOf(concept)
      .filter(({ scope }) => scope === '' || isFirst)
      .flatMap(({ scope, dimensions }) => {
        const facts = layout.columns.map((column) => {
          const keys = keysOf(concept, column, jointScope(scope, column.scope), edge);
          const own = keys.flatMap((key) => found.get(key) ?? []);
          const adjusted = dimensions.every(({ axis }) => isEquityAxis(axis))
            ? []
            : (ofScope.get(`${concept}\t${scope}`) ?? []);
          return (
            firstOf(
              own.filter((fact) => isOfColumn(fact, column, isUnder) !== false),
              onFace,
            ) ?? adjusted.find((fact) => isOfColumn(fact, column, isUnder) === true)
          );
        });
        const first = facts.find((fact) => fact !== undefined);
        if (first === undefined) return [];
        const cells = facts.map((fact) => (fact === undefined ? null : cellOf(fact, isNegated(row))));
        const own = drawnLabel(labelOf(row), concept);
        const members = membersOf(dimensions, labelOf);
        const printed = first.grid === null ? undefined : labels.get(first.grid);
        const ofMember = statement === 'equity' ? `${own}: ${members}` : (printed ?? members);
        return [
          {
            concept,
            label: scope === '' ? own : ofMember,
            depth: scope === '' ? depth : depth + 1,
            abstract: false,
            total: scope === '' && (isTotal(row) || totals.has(concept)),
            balance: schemas.balances.get(concept) ?? null,
            dimensions,
            cells,
          },
        ];
      });
  });
  return shownUnderHeadings(rows);
};

const membersOf = (dimensions: PlacedFact['dimensions'], labelOf: LabelOf): string =>
  dimensions
    .map(({ member }) => drawnLabel(labelOf({ concept: member, preferredLabel: null }), member))
    .join(', ');

type Scope = Pick<PlacedFact, 'dimensions' | 'scope'>;
const WHOLE: Scope = { scope: '', dimensions: [] };

/**
 * The members of a concept that stand below each other, in the order of the table, the whole where it stands. A concept
 * that the table shows by members only has no row of the whole.
 */
const membersBelow = (
  facts: readonly PlacedFact[],
  isDrawn: boolean,
): ((concept: string) => readonly Scope[]) => {
  const byConcept = Map.groupBy(facts, ({ concept }) => concept);
  return (concept) => {
    const own = byConcept.get(concept) ?? [];
    const scopes = [...Map.groupBy(own, ({ scope }) => scope).values()].flatMap((of) => of.slice(0, 1));
    if (isDrawn) return scopes.length === 0 ? [WHOLE] : scopes;
    return [...scopes.filter(({ scope }) => scope !== ''), WHOLE];
  };
};

const printedLabels = (tables: readonly GridTable[]): ReadonlyMap<GridFact, string> =>
  new Map(
    tables.flatMap(({ rows }) =>
      rows.flatMap(({ label, facts }) => (label === '' ? [] : facts.map((fact) => [fact, label] as const))),
    ),
  );

const headingOf = (row: TreeRow, labelOf: LabelOf): Omit<FiledRow, 'depth'> => ({
  concept: row.concept,
  label: drawnLabel(labelOf(row), localName(row.concept)),
  abstract: true,
  total: false,
  balance: null,
  dimensions: [],
  cells: [],
});

const isNegated = ({ preferredLabel }: TreeRow): boolean => /\/negated\w*$/i.test(preferredLabel ?? '');
const isTotal = ({ preferredLabel }: TreeRow): boolean => /total(label)?$/i.test(preferredLabel ?? '');
const edgeOf = ({ preferredLabel }: TreeRow): Edge =>
  /periodStart(label)?$/i.test(preferredLabel ?? '') ? 'start' : 'end';
