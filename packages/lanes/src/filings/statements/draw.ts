import { statementsAsFiled } from '@footnote/xbrl/report/as-filed/as-filed';
import { ReportError, type ReportFile } from '@footnote/xbrl/report/types';
import type { Drawn } from './drawer.ts';

const IS_HTML = /\.html?$/i;

/** The statements in files. Pages that cannot be read are left out if the report has an instance of its own. */
export function drawStatements(files: readonly ReportFile[]): Drawn {
  const drawn = attempt(files);
  const others = files.filter(({ name }) => !IS_HTML.test(name));
  if (!('reason' in drawn) || drawn.reason !== 'document_unreadable' || others.length === 0) return drawn;
  return attempt(others);
}

function attempt(files: readonly ReportFile[]): Drawn {
  try {
    const drawn = statementsAsFiled(files);
    return drawn.statements.length === 0 ? { reason: 'no_statements' } : drawn;
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    if (error.reason === 'no_instance') return { reason: 'no_statements' };
    return { reason: error.reason === 'too_large' ? 'too_large' : 'document_unreadable' };
  }
}
