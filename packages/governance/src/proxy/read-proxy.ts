import { INLINE } from '@footnote/xbrl/report/namespaces';
import { readParts } from '@footnote/releases/document/read-parts';
import { readTagged } from '../inline/read-tagged.ts';
import { readMeeting } from './meeting/read-meeting.ts';
import { isRead } from './performance/concepts.ts';
import { readPerformance } from './performance/read-performance.ts';
import { readCompensation } from './tables/read-compensation.ts';
import { readFees } from './tables/read-fees.ts';
import { comparedWithTagged } from './tables/with-tagged.ts';
import { withoutRaised } from './without-raised.ts';
import type { ProxyStatement } from './types.ts';

/**
 * What a definitive proxy statement says of pay, fees and its meeting: pay versus performance as tagged, and the rows of
 * its tables that add up to their totals.
 *
 * @param filed YYYY-MM-DD
 * @throws ReportError for an inline document that is not well-formed
 * @throws DocumentRefusedError for one that is too large or too deep
 */
export function readProxy(file: string, html: string, filed: string): ProxyStatement {
  const isInline = [...INLINE].some((namespace) => html.includes(namespace));
  const { facts, unplaced } = isInline ? readTagged(file, html, isRead) : { facts: [], unplaced: 0 };
  const tagged = readPerformance(html, facts);
  const shown = withoutRaised(html);
  const parts = readParts(shown);
  return {
    rows: [
      ...tagged.rows,
      ...comparedWithTagged(readCompensation(shown, parts, 'compensation'), tagged.rows),
      ...readCompensation(shown, parts, 'director_compensation'),
      ...readFees(parts),
      ...readMeeting(parts, filed),
    ],
    unassigned: tagged.unassigned + unplaced,
  };
}
