import { isRelease } from '../filings/releases.ts';
import type { StatementName } from '../cell.ts';
import type { CompanyInput } from '../inputs.ts';
import { revisionsByFiling } from './revisions.ts';
import type { Revision, RevisionMemo, Serve } from './revisions.ts';

/** Start of a page: a filing, and the number of its requested revisions to skip. */
export type PageStart = { readonly accession: string; readonly skip: number };

export type PageRequest = {
  /** Only filings of this day (YYYY-MM-DD) or later; all when null. */
  readonly since: string | null;
  readonly statement: StatementName | null;
  readonly field: string | null;
  /** Null: from the newest filing. */
  readonly start: PageStart | null;
  /** Maximum number of revisions on a page. */
  readonly limit: number;
};

export type RevisionPage = {
  readonly revisions: readonly Revision[];
  /** Null on the last page. */
  readonly next: PageStart | null;
  /** Filing dates of the newest and the oldest filing that the page examined; null if none. */
  readonly covers: { readonly from: string; readonly to: string } | null;
};

/**
 * Maximum number of reports that one page examines, with the releases between them: each filing costs one computation and
 * verification of the company, up to a second.
 */
export const FILINGS_PER_PAGE = 20;

/**
 * One page of a company's revisions, newest filing first. It may have fewer than `limit` if filings changed
 * little.
 */
export const revisionPage = (
  company: CompanyInput,
  { since, statement, field, start, limit }: PageRequest,
  { memo, serve }: { readonly memo?: RevisionMemo; readonly serve?: Serve } = {},
): RevisionPage => {
  const found: Revision[] = [];
  let covers: RevisionPage['covers'] = null;
  let newest: string | null = null;
  let count = 0;
  const order = revisionsByFiling(company, { memo, from: start?.accession ?? null, since, serve });
  for (const { filing, revisions } of order) {
    if (count === FILINGS_PER_PAGE)
      return { revisions: found, next: { accession: filing.accession, skip: 0 }, covers };
    // A release changes little, and there is one for each report.
    if (!isRelease(filing)) count += 1;
    newest ??= filing.filed;
    covers = { from: filing.filed, to: newest };
    const skip = filing.accession === start?.accession ? start.skip : 0;
    const requested = revisions()
      .filter(
        ({ before }) =>
          (statement === null || before.statement === statement) &&
          (field === null || before.field === field),
      )
      .slice(skip);
    const room = limit - found.length;
    found.push(...requested.slice(0, room));
    if (requested.length > room)
      return { revisions: found, next: { accession: filing.accession, skip: skip + room }, covers };
  }
  return { revisions: found, next: null, covers };
};
