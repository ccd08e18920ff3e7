import type { FiledStatement } from '@footnote/xbrl/report/as-filed/types';
import { scaleOfFace } from './amounts.ts';
import { gridsIn } from './candidates.ts';
import type { Candidate, Grid } from './grid.ts';
import { CORE, chosenRun, FARTHEST, type Run } from './chosen.ts';
import { columnPeriod, type ColumnPeriod, monthEndIn, isNoPeriod, withStarts } from './columns.ts';
import { confirms } from './confirmed.ts';
import { datedByFacts } from './dated.ts';
import { drawnFace, type ReadFace, readRows } from './face.ts';
import { candidatesIn } from './joined.ts';
import { equityOfMatrices, equityTables, factsOfEquity } from './equity/equity.ts';
import { sectionsAddUp } from './equity/stacked.ts';
import { isBalanced } from './totals.ts';
import type { FaceDocument, FaceFact, FaceRefusal, RefusedFace } from './types.ts';

/** A report without XBRL: its documents, its form and the day of its filing, and the facts that it states as far as they are known. */
export type FaceReport = {
  readonly documents: readonly FaceDocument[];
  readonly filed: string;
  readonly form: string;
  readonly facts: readonly FaceFact[];
};

export type DocumentFaces = {
  readonly statements: readonly FiledStatement[];
  /** Of income statement, balance sheet, cash flows and equity those that are not drawn, and why. */
  readonly refused: readonly RefusedFace[];
};

/**
 * The statements of a report read from the tables of its documents. A table is taken for a statement only by its title
 * and its rows, if it stands with the others, its columns say one period each and its totals agree.
 * Throws `DocumentRefusedError` for a document that was made to hurt.
 */
export function documentFaces(report: FaceReport): DocumentFaces {
  const { documents, facts } = report;
  const grids = documents.map(gridsIn);
  const candidates = grids.flatMap(candidatesIn);
  const statedBy = (run: Run): number =>
    run.reduce((sum, candidate) => {
      const face = readFace(candidate, report);
      return (
        sum +
        (typeof face === 'string' ? 0 : readRows(face, facts).filter((row) => row.facts !== null).length)
      );
    }, 0);
  const run = chosenRun(candidates, statedBy);
  if (run === 'several_tables')
    return { statements: [], refused: ALL.map((statement) => ({ statement, reason: 'several_tables' })) };
  const statements: FiledStatement[] = [];
  const refused: RefusedFace[] = [];
  for (const candidate of run) {
    const drawn = draw(candidate, report);
    if (typeof drawn !== 'string') statements.push({ ...drawn, role: roleOf(drawn, statements) });
    else refused.push({ statement: candidate.kind, reason: drawn });
  }
  const missing = CORE.filter((kind) => run.every((one) => one.kind !== kind));
  for (const statement of missing) refused.push({ statement, reason: 'table_not_found' });
  const equity = drawEquity(nearTo(run, grids.flat()), report, statements);
  if (typeof equity === 'string') refused.push({ statement: 'equity', reason: equity });
  else for (const one of equity) statements.push({ ...one, role: roleOf(one, statements) });
  return { statements, refused };
}

const ALL = [...CORE, 'equity'] as const;

/** The other tables between the statements of a report and around them. */
function nearTo(run: Run, grids: readonly Grid[]): readonly Grid[] {
  const [first] = run;
  const last = run.at(-1);
  if (first === undefined || last === undefined) return [];
  const rows = new Set(run.flatMap((one) => one.rows));
  return grids.filter(
    (grid) =>
      grid.document === first.document &&
      grid.at >= first.at - FARTHEST &&
      grid.at <= last.at + FARTHEST &&
      !grid.rows.some((row) => rows.has(row)),
  );
}

function drawEquity(
  grids: readonly Grid[],
  report: FaceReport,
  drawn: readonly FiledStatement[],
): readonly FiledStatement[] | FaceRefusal {
  const { matrices, stacked } = equityTables(grids);
  if (matrices.length > 0)
    return equityOfMatrices(matrices, { drawn, facts: report.facts, isDomestic: DOMESTIC.test(report.form) });
  const [table, ...others] = stacked;
  if (table === undefined) return 'table_not_found';
  if (others.length > 0) return 'several_tables';
  const face = readFace(table, report);
  if (typeof face === 'string') return face;
  if (!sectionsAddUp(face)) return 'totals_differ';
  const one = draw(table, { ...report, facts: factsOfEquity(report.facts) });
  return typeof one === 'string' ? one : [one];
}

/** The kind; of a second table of it, for other periods, with its number. */
function roleOf({ statement }: FiledStatement, before: readonly FiledStatement[]): string {
  const count = before.filter((one) => one.statement === statement).length;
  return count === 0 ? statement : `${statement}_${count + 1}`;
}

function draw(candidate: Candidate, report: FaceReport): FiledStatement | FaceRefusal {
  const face = readFace(candidate, report);
  if (typeof face === 'string') return face;
  const rows = readRows(face, report.facts);
  if (!isBalanced(candidate, face.at)) return 'totals_differ';
  return confirms(rows, report.facts) === false
    ? 'facts_differ'
    : drawnFace(face, rows, DOMESTIC.test(report.form));
}

function readFace(candidate: Candidate, { filed, form, facts }: FaceReport): ReadFace | FaceRefusal {
  if (!candidate.isWhole) return 'incomplete';
  const { heads, stub, titles, captions, known, kind } = candidate;
  const around = [...stub, ...titles.toReversed(), ...captions.toReversed()];
  const at = [...heads.keys()].filter(
    (column) => !isNoPeriod(heads[column] ?? []) && !isInLabels(candidate, column),
  );
  const words = at.map((column, index) => ({
    heads: heads[column] ?? [],
    around: [...around, ...(index === 0 ? [] : [monthEndIn(heads[at[0] ?? 0] ?? [])])],
    known,
  }));
  const onlyYears = YEARLY.test(form);
  const isInstant = kind === 'balance';
  const said = words.map((one) => columnPeriod(one, { filed, isInstant, onlyYears }));
  const periods = said.includes(null)
    ? datedByFacts(words, { filed, isInstant, onlyYears, facts })
    : (said as ColumnPeriod[]);
  if (periods === null || periods.length === 0) return 'period_unknown';
  const columns = withStarts(periods, words, facts);
  if (new Set(columns.map(({ months, end }) => `${months ?? ''} ${end}`)).size < columns.length)
    return 'period_unknown';
  const scale = scaleOfFace(candidate);
  return scale === null ? 'unit_unknown' : { candidate, at, columns, scale };
}

/** Forms that report whole years; one of a transition does not. */
const YEARLY = /^(?:10-?K(?!T)|20-F|40-F)/i;
const DOMESTIC = /^10-/;

/** Rows in which a number may stand in a label: shares, or the mark of a footnote. */
const FEW = 3;

/** A column without headings that has marks of footnotes, or numbers of a few labels. */
function isInLabels({ heads, rows }: Candidate, column: number): boolean {
  if ((heads[column] ?? []).length > 0) return false;
  const figures = rows.flatMap((row) => row.figures[column] ?? []);
  return figures.length <= FEW || figures.every(({ text }) => /^\(\d{1,2}\)$/.test(text));
}
