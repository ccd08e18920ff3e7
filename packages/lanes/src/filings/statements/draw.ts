import { documentFaces } from '@footnote/evidence/faces/document-faces';
import type { FaceFact } from '@footnote/evidence/faces/types';
import { decoded } from '@footnote/filing-text/decoded';
import { DocumentRefusedError } from '@footnote/filing-text/refused';
import { statementsAsFiled } from '@footnote/xbrl/report/as-filed/as-filed';
import { ReportError, type ReportFile } from '@footnote/xbrl/report/types';
import type { Drawn, DrawJob, ReportHead } from './drawer.ts';

const IS_HTML = /\.html?$/i;
const IS_TEXT = /\.txt$/i;

/**
 * The statements in the files of a report. Pages that cannot be read are left out if the report has an instance of its
 * own. With `facts`, those in the tables of its pages are read: the report has no XBRL in its files.
 */
export function drawStatements({ files, head, facts }: DrawJob): Drawn {
  if (facts !== null) return fromTables(files, head, facts);
  const tagged = files.filter(({ name }) => !IS_TEXT.test(name));
  const drawn = attempt(tagged);
  const others = tagged.filter(({ name }) => !IS_HTML.test(name));
  if (!('reason' in drawn) || drawn.reason !== 'document_unreadable' || others.length === 0) return drawn;
  return attempt(others);
}

function attempt(files: readonly ReportFile[]): Drawn {
  if (files.length === 0) return NONE;
  try {
    const drawn = statementsAsFiled(files);
    return drawn.statements.length === 0 ? NONE : { ...drawn, refused: [] };
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    if (error.reason === 'no_instance') return NONE;
    return { reason: error.reason === 'too_large' ? 'too_large' : 'document_unreadable', refused: [] };
  }
}

const NONE: Drawn = { reason: 'no_statements', refused: [] };

function fromTables(
  files: readonly ReportFile[],
  { form, filed }: ReportHead,
  facts: readonly FaceFact[],
): Drawn {
  const pages = files.filter(({ name }) => IS_HTML.test(name) || IS_TEXT.test(name));
  const documents = pages.map(({ name, bytes }) => ({ name, text: decoded(bytes) }));
  try {
    const { statements, refused } = documentFaces({ documents, form, filed, facts });
    return statements.length === 0
      ? { reason: 'no_statements', refused }
      : { source: 'document_tables', statements, refused };
  } catch (error) {
    if (!(error instanceof DocumentRefusedError)) throw error;
    return {
      reason: error.reason === 'document_too_large' ? 'too_large' : 'document_unreadable',
      refused: [],
    };
  }
}
