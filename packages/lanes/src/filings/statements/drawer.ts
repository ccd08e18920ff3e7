import type { StatementsAsFiled } from '@footnote/xbrl/report/as-filed/types';
import type { ReportFile } from '@footnote/xbrl/report/types';

/** Statements, or why the files of a report have none. */
export type Drawn =
  StatementsAsFiled | { readonly reason: 'document_unreadable' | 'no_statements' | 'too_large' };

/** Draws the statements of a report as filed; a large one takes seconds. */
export type StatementDrawer = { draw(files: readonly ReportFile[]): Promise<Drawn> };
