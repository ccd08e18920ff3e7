import type { StoreReader } from '@footnote/read-store/port';
import { readAtOneRevision, UNSETTLED } from '../../subject/read-at-one-revision.ts';
import {
  type ArrangementLine,
  ARRANGEMENTS_PAGE,
  LISTED_REPORTS,
  type ListedReport,
  READ_REPORTS,
  type ReadReport,
} from './queries.ts';
import { PLAN_LINES, type PlanLine } from './plan-queries.ts';
import { PROXIES, PROXY_LINES, type ProxyLine, type ReadProxy } from './proxies/queries.ts';
import type { GovernanceRequest } from './request.ts';
import { readCurrentReports, type ReadCurrentReports, revisionsOf } from './votes/read.ts';

/** The data of a response. */
export type ReadGovernance = {
  /** Newest first. */
  readonly reports: readonly ReadReport[];
  readonly listed: readonly ListedReport[];
  /** One more than the page if there is another page. */
  readonly arrangements: readonly ArrangementLine[];
  readonly currentReports: ReadCurrentReports;
  /** Those of all pages and days. */
  readonly lines: readonly PlanLine[];
  /** Proxy statements up to the last day asked for, newest first, and the rows of the newest sections. */
  readonly proxies: readonly ReadProxy[];
  readonly proxyLines: readonly ProxyLine[];
};

/** Reads all parts at one revision; if another one is published in between, they are read again. */
export function readGovernance(
  store: StoreReader,
  cik: string,
  request: GovernanceRequest,
  limit: number,
): Promise<ReadGovernance> {
  const { from = '', to = '', cursor = '' } = request;
  const [after_day = '', after = '', line = '0'] = cursor.split('.');
  const page = { cik, from, to, after_day, after, after_line: Number(line), limit: limit + 1 };
  return readAtOneRevision(`the revision of the governance of ${cik}`, async () => {
    const [reports, listed, arrangements, lines, currentReports, proxies, proxyLines] = await Promise.all([
      store.read(READ_REPORTS, { cik }),
      store.read(LISTED_REPORTS, { cik }),
      store.read(ARRANGEMENTS_PAGE, page),
      store.read(PLAN_LINES, { cik }),
      readCurrentReports(store, cik, request),
      store.read(PROXIES, { cik, to }),
      store.read(PROXY_LINES, { cik, to }),
    ]);
    const revisions = [
      ...[...reports, ...arrangements, ...lines, ...proxies, ...proxyLines].map(({ revision }) => revision),
      ...revisionsOf(currentReports),
    ];
    return new Set(revisions).size > 1
      ? UNSETTLED
      : { reports, listed, arrangements, lines, currentReports, proxies, proxyLines };
  });
}
