import type { Context, Contexts } from './contexts.ts';
import type { DocumentTable } from './document-tables.ts';
import { isEquityTotal, isWhole, kindByConcepts } from './statement-concepts.ts';
import type { Face, ReportFact, StatementKind } from './types.ts';

/**
 * The foot of a page and the head of the next one are shorter; a title with the heading of a note is not
 * taken for them.
 */
export const PAGE_BREAK = 400;
const CORE: ReadonlySet<StatementKind> = new Set(['income', 'balance', 'cash_flow']);

/** A table, or several separated by a page break, with the evidence of its kind. */
type Candidate<Table> = {
  readonly tables: readonly Table[];
  /** Concepts of consolidated numbers of the current period. */
  readonly shown: ReadonlySet<string>;
  /** The same, and the axes and totals of equity of the others. */
  readonly reported: ReadonlySet<string>;
  readonly kind: StatementKind | null;
};

/**
 * The faces of a document without a presentation linkbase, read from its tables. Rows of members include their
 * axis and member. Their `role` is the statement's kind.
 */
export const tableFacesOf = (
  tables: readonly DocumentTable[],
  contexts: Contexts,
  facts: readonly ReportFact[],
): Face[] =>
  statementTables(tables, contexts, facts).map(({ statement, tables: own }) =>
    faceOf(statement, own, contexts),
  );

/** The tables that are together one statement. */
export type StatementTables<Table> = { readonly statement: StatementKind; readonly tables: readonly Table[] };

/**
 * The statements among the tables of a document: for each kind the first table whose consolidated numbers of the
 * current period are that statement's, since statements precede the notes. Equity and comprehensive income are
 * recognised only among or directly after the others; tables separated by a page break are one.
 */
export const statementTables = <Table extends DocumentTable>(
  tables: readonly Table[],
  contexts: Contexts,
  facts: readonly ReportFact[],
): StatementTables<Table>[] => {
  const end = currentEnd(facts);
  if (end === null) return [];
  const candidates = joined(tables, (parts) => candidateOf(parts, contexts, end));
  const first = new Map<StatementKind, number>();
  candidates.forEach(({ kind }, at) => {
    if (kind !== null && CORE.has(kind) && !first.has(kind)) first.set(kind, at);
  });
  const places = [...first.values()];
  const taken = new Set<StatementKind>();
  const faces: StatementTables<Table>[] = [];
  let last = Math.max(...places);
  for (let at = Math.min(...places); at <= last; at += 1) {
    const candidate = candidates[at];
    if (candidate === undefined) break;
    const { kind } = candidate;
    if (kind === null || taken.has(kind)) continue;
    taken.add(kind);
    faces.push({ statement: kind, tables: candidate.tables });
    const next = candidates[at + 1];
    const goesOn = next !== undefined && next.kind !== null && !CORE.has(next.kind);
    if (at === last && goesOn && (next.tables[0]?.gap ?? 0) <= PAGE_BREAK) last += 1;
  }
  return faces;
};

/**
 * The newest end among periods with at least a quarter as many consolidated numbers as the most frequent one.
 */
const currentEnd = (facts: readonly ReportFact[]): string | null => {
  const counts = new Map<string, number>();
  for (const { start, end, dimensions } of facts) {
    if (start !== null && dimensions.length === 0) counts.set(end, (counts.get(end) ?? 0) + 1);
  }
  const fullest = Math.max(0, ...counts.values());
  const ends = [...counts].filter(([, count]) => count * 4 >= fullest).map(([end]) => end);
  return ends.sort().at(-1) ?? null;
};

const candidateOf = <Table extends DocumentTable>(
  tables: readonly Table[],
  contexts: Contexts,
  end: string,
): Candidate<Table> => {
  const shown = new Set<string>();
  const reported = new Set<string>();
  for (const { concept, context: id } of tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))) {
    const context = contexts.get(id);
    if (context === undefined || context === null) continue;
    for (const { axis } of context.dimensions) reported.add(axis);
    if (isEquityTotal(concept)) reported.add(concept);
    if (context.end !== end || context.dimensions.length > 0) continue;
    shown.add(concept);
    reported.add(concept);
  }
  return { tables, shown, reported, kind: kindByConcepts(reported) };
};

/** The tables with those put together that only together are a whole statement. */
const joined = <Table extends DocumentTable>(
  tables: readonly Table[],
  candidate: (parts: readonly Table[]) => Candidate<Table>,
): Candidate<Table>[] => {
  const found: Candidate<Table>[] = [];
  for (const table of tables) {
    const before = found.at(-1);
    const alone = candidate([table]);
    if (before === undefined || table.gap > PAGE_BREAK || overlap(before.shown, alone.shown)) {
      found.push(alone);
      continue;
    }
    const together = candidate([...before.tables, table]);
    if (belong(before, alone, together)) found.splice(-1, 1, together);
    else found.push(alone);
  }
  return found;
};

const overlap = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((concept) => other.has(concept));

type Evidence = Pick<Candidate<never>, 'kind' | 'shown'>;

const belong = (before: Evidence, alone: Evidence, together: Evidence): boolean => {
  if (together.kind === null || before.shown.size === 0 || alone.shown.size === 0) return false;
  if (before.kind === null)
    return alone.kind === null || (alone.kind === together.kind && CORE.has(alone.kind));
  if (alone.kind !== null) return alone.kind === before.kind;
  return together.kind === before.kind && !isWhole(before.kind, before.shown);
};

/**
 * Concepts in row order; a concept's label is that of its first consolidated row, a member's that of a row
 * which only it has.
 */
const faceOf = (statement: StatementKind, tables: readonly DocumentTable[], contexts: Contexts): Face => {
  const labels = new Map<string, { label: string; plain: boolean }>();
  const show = (name: string, label: string, plain: boolean): void => {
    const known = labels.get(name);
    if (known === undefined) labels.set(name, { label, plain });
    else if (plain && !known.plain) labels.set(name, { label, plain });
  };
  for (const { label, cells } of tables.flatMap(({ rows }) => rows)) {
    const scopes = new Set(cells.map(({ context }) => JSON.stringify(dimensionsOf(contexts.get(context)))));
    for (const { concept, context: id } of cells) {
      const dimensions = dimensionsOf(contexts.get(id));
      for (const { axis, member } of dimensions) {
        show(axis, '', true);
        show(member, scopes.size === 1 ? label : '', true);
      }
      show(concept, label, dimensions.length === 0);
    }
  }
  return {
    role: statement,
    statement,
    concepts: [...labels.keys()],
    labels: [...labels.values()].map(({ label }) => label),
  };
};

const dimensionsOf = (context: Context | null | undefined): Context['dimensions'] =>
  context?.dimensions ?? [];
