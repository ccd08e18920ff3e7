import type { FaceFact, RefusedFace } from '@footnote/evidence/faces/types';
import type { StatementsAsFiled } from '@footnote/xbrl/report/as-filed/types';
import type { ReportFile } from '@footnote/xbrl/report/types';
import type { FilingHead } from '../filings/read-filing.ts';

/** What is known of a report before it is read. */
export type ReportHead = Pick<FilingHead, 'filed' | 'form'>;

/**
 * The files of a report. `facts`: those that it states, for reading the tables of its pages; null for reading its XBRL.
 */
export type DrawJob = {
  readonly files: readonly ReportFile[];
  readonly head: ReportHead;
  readonly facts: readonly FaceFact[] | null;
};

/** Statements, or why the files of a report have none. `refused`: statements in its tables that are not drawn. */
export type Drawn = (
  StatementsAsFiled | { readonly reason: 'document_unreadable' | 'no_statements' | 'too_large' }
) & { readonly refused: readonly RefusedFace[] };

/** Draws the statements of a report as filed; a large one takes seconds. */
export type StatementDrawer = { draw(job: DrawJob): Promise<Drawn> };
