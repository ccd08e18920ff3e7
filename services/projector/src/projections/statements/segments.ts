import { deadLetter, ok, type Step } from '@footnote/projection/step';
import type { StoredSegmentRow } from '@footnote/read-models/segments';
import type { CompanyInput } from '@footnote/statements/inputs';
import { segmentsOf } from '@footnote/statements/segments/company-segments';
import { segmentRows } from '@footnote/statements/segments/rows';
import type { Statements } from '@footnote/statements/statements';
import { unstorable } from './rows.ts';

/** A company's breakdowns of every period; `statements` as they are served. */
export function storedSegments(
  company: CompanyInput,
  statements: Statements,
  key: Pick<StoredSegmentRow, 'cik' | 'revision' | 'symbol'>,
): Step<readonly StoredSegmentRow[]> {
  const rows = segmentsOf(company, statements).flatMap(segmentRows);
  for (const row of rows) {
    const problem = unstorable(row) ?? unstorable({ ...row, value: row.total });
    if (problem !== null)
      return deadLetter('segment_not_storable', `${row.member} of ${row.period_end}: ${problem}`);
  }
  return ok(rows.map((row) => ({ ...key, ...row })));
}
