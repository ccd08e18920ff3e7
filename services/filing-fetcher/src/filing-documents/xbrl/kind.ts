import { DAY_MS } from '@footnote/values/day';
import type { Filing } from '@footnote/event-types/types.generated';
import { mayHaveStatements } from '@footnote/statements/filings/forms';
import type { FilingDocumentKind } from '../kind.ts';
import { findReport } from './find-report.ts';

/** No filing has XBRL with a statement before: EDGAR's phase-in began in 2009. */
const FIRST_YEAR = '2009-01-01';

/** The XBRL report of a filing: its zip file, or the instance and the files it references. */
export const xbrlReports: FilingDocumentKind = {
  kind: 'xbrl',
  unfetched: 'report_unfetched',
  step: 'reports',
  has: ({ form, filed, is_xbrl: listed, origin }: Filing) => {
    if (!mayHaveStatements(form)) return false;
    // Only filings with XBRL bring facts.
    const isXbrl = listed ?? (origin === 'companyfacts' ? true : null);
    if (isXbrl !== null) return isXbrl;
    return form.startsWith('6-K') || filed < FIRST_YEAR ? false : null;
  },
  lateMs: 30 * DAY_MS,
  find: findReport,
};
