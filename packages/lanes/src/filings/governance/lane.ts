import type {
  Governance,
  GovernanceResponse,
  UnsupportedGovernance,
} from '@footnote/contract/types.generated';
import type { StoreReader } from '@footnote/read-store/port';
import { companyDocument } from '../../subject/document.ts';
import { END_OF_DAY, UNSUPPORTED } from '../../subject/freshness.ts';
import type { Lane } from '../../subject/lane.ts';
import { governanceTable } from './csv.ts';
import { arrangementMember, policiesMember, unreadMember } from './document.ts';
import { formsMember, planMember } from './plan-members.ts';
import { SECTIONS, sectionMembers } from './proxies/document.ts';
import { readGovernance } from './read.ts';
import { readPlans } from './read-plans.ts';
import type { GovernanceRequest } from './request.ts';
import { changesMember, votesMember } from './votes/document.ts';

const SCHEMA_VERSION: GovernanceResponse['schema_version'] = '2026-11-29.1';
const DEFAULT_LIMIT = 100;

/** `GET /v2/governance`. */
export const governance: Lane<{ readonly store: StoreReader }, GovernanceRequest> = {
  path: '/v2/governance',
  keyOf: ({ cursor = '', from = '', limit = DEFAULT_LIMIT, meeting = '', sections = SECTIONS, to = '' }) =>
    [from, to, limit, cursor, meeting, SECTIONS.filter((each) => sections.includes(each)).join()].join(' '),
  document: async ({ store }, { company: { cik, symbol }, request }, now) => {
    const { from = '', limit = DEFAULT_LIMIT, to = '' } = request;
    const read = await readGovernance(store, cik, request, limit);
    const about = { symbol, computedAt: now, schemaVersion: SCHEMA_VERSION };
    const { current, listedItems } = read.currentReports;
    const filings = [...read.reports, ...read.proxies, ...current];
    if (filings.length === 0)
      return companyDocument<UnsupportedGovernance>(
        { reason: read.listed.length + listedItems.length === 0 ? 'not_applicable' : 'not_collected' },
        { ...about, asOf: null, timeliness: UNSUPPORTED },
      );
    const page = read.arrangements.slice(0, limit);
    const last = read.arrangements.length > limit ? page.at(-1) : undefined;
    const { plans, unplaced, rest, newest } = await readPlans(store, cik, read.lines);
    const onPage = new Set(page.map(placeOf));
    const isAsked = ({ filed }: { readonly filed: string }): boolean =>
      filed >= from && (to === '' || filed <= to);
    const known = new Set(read.reports.map(({ accession }) => accession));
    const reports = read.reports.filter(({ filed }) => to === '' || filed <= to);
    return companyDocument<Governance>(
      {
        arrangements: page.map(arrangementMember),
        changes: changesMember(read.currentReports, limit),
        coverage_start: filings.map(({ filed }) => filed).reduce((a, b) => (a < b ? a : b)),
        forms_without_plan: formsMember(rest.filter(isAsked)),
        next_cursor: last === undefined ? null : `${last.filed}.${last.accession}.${last.line}`,
        plans: plans.filter(({ plan }) => onPage.has(placeOf(plan.lines.findLast(isAsked)))).map(planMember),
        policies: policiesMember(reports),
        proxy_statements: read.proxies.map(({ accession, filed, form }) => ({ accession, filed, form })),
        ...sectionMembers(read.proxies[0], read.proxyLines, request.sections),
        uncompared: unplaced
          .filter((line) => onPage.has(placeOf(line)))
          .map(({ accession, filed, line, reason }) => ({ accession, filed, line, reason })),
        unread_facts: unreadMember(reports),
        unread_reports: read.listed
          .filter(({ accession }) => !known.has(accession))
          .map(({ accession, filed, form }) => ({ accession, filed, form })),
        votes: votesMember(read.currentReports, limit),
      },
      {
        ...about,
        asOf: [...filings.map(({ source_time: at }) => at), newest ?? ''].reduce((a, b) => (a > b ? a : b)),
        timeliness: END_OF_DAY,
      },
    );
  },
  table: governanceTable,
};

const placeOf = (line: { readonly accession: string; readonly line: number } | undefined): string =>
  line === undefined ? '' : `${line.accession} ${line.line}`;
