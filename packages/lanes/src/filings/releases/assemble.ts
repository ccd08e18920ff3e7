import type { ReleaseExhibit, ReleaseFigure } from '@footnote/contract/types.generated';
import type {
  CandidateCell,
  Evidence,
  ReleaseReading,
  ReleaseRefusal,
  ReleaseTable,
} from '@footnote/releases/types';
import type { GuidanceContext } from '@footnote/releases/guidance/read-guidance';
import type { Writable } from '@footnote/wire/json';
import { BLOCK_OF } from '@footnote/wire/statement-blocks';
import { Decimal } from 'decimal.js';
import { guidanceItems } from './guidance.ts';
import { nonGaapMembers } from './non-gaap.ts';
import type { Exhibit } from './read-release-parts.ts';

/** Cells of tables in one answer, several times those of the largest releases; tables beyond are counted. */
const MOST_CELLS = 20_000;

type Refusals = Writable<ReleaseExhibit>['refusals'];

/** The exhibits as they are answered. `readings` are in their order. */
export function exhibitMembers(
  exhibits: readonly Exhibit[],
  readings: readonly (ReleaseReading | null)[],
  {
    accession,
    withTables,
    ...context
  }: GuidanceContext & { readonly accession: string; readonly withTables: boolean },
): readonly Writable<ReleaseExhibit>[] {
  const room = { cells: withTables ? MOST_CELLS : 0 };
  return exhibits.map((each, at) => {
    const { exhibit, url, source_document, parts } = each;
    const reading = readings[at] ?? null;
    const tables = reading?.tables ?? [];
    const shown = tables.filter(({ cells }) => {
      room.cells -= cells.length;
      return withTables && room.cells >= 0;
    });
    return {
      exhibit,
      guidance: guidanceItems(accession, each, context),
      non_gaap: nonGaapMembers(parts, reading, context.released),
      refusals:
        reading === null
          ? TOO_COMPLEX
          : reading.refusals.map(({ field, failed, period, reason, statement, table }: ReleaseRefusal) => ({
              failed,
              field,
              period,
              reason,
              statement: BLOCK_OF[statement],
              table,
            })),
      source_document,
      statements: (reading?.statements ?? []).map(({ statement, table, scale, periods, cells }) => ({
        figures: cells.map(figureMember),
        periods: [...periods],
        scale,
        statement: BLOCK_OF[statement],
        table,
      })),
      tables: shown.map(tableMember),
      total_tables: tables.length,
      url,
    };
  });
}

const TOO_COMPLEX: Refusals = (['income_statement', 'balance_sheet', 'cash_flow'] as const).map(
  (statement) => ({
    failed: 'document_too_complex',
    field: null,
    period: null,
    reason: 'release_unproven',
    statement,
    table: null,
  }),
);

/** A figure with its places and evidence. */
export function figureMember(cell: CandidateCell): Writable<ReleaseFigure> {
  const { field, period, unit, value, places, evidence } = cell;
  return {
    evidence: evidence.map(evidenceMember),
    field,
    period,
    places: [...places],
    unit,
    value: new Decimal(value),
  };
}

function evidenceMember(evidence: Evidence): Writable<ReleaseFigure>['evidence'][number] {
  switch (evidence.kind) {
    case 'sum':
      return { kind: 'sum', rows: [...evidence.rows], slack: evidence.slack };
    case 'identity':
      return { kind: 'identity', rows: [...evidence.rows] };
    case 'parts':
      return { kind: 'parts', columns: [...evidence.columns] };
    default:
      return evidence;
  }
}

const tableMember = ({ cells, captions, from, kind, table, to }: ReleaseTable) => ({
  captions: [...captions],
  cells: cells.map(({ column, columns, row, text, value, ...place }) => ({
    column,
    columns,
    from: place.from,
    row,
    text,
    to: place.to,
    value,
  })),
  from,
  kind,
  table,
  to,
});
