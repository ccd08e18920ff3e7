import type { StreamedGovernance } from '@footnote/contract/types.generated';
import type { GovernanceReport } from '@footnote/event-types/types.generated';
import { commonOf } from './of-one-filing.ts';

type Arrangement = GovernanceReport['arrangements'][number];

/** What a filing says of governance; null for a report that tags neither arrangements nor flags. */
export function governanceMember(report: GovernanceReport): StreamedGovernance | null {
  const { arrangements, current_report: current, proxy, statements } = report;
  const isReport = current === null && proxy === null;
  if (isReport && arrangements.length + statements.length === 0) return null;
  const { url, ...common } = commonOf(report);
  return {
    accession: common.accession,
    arrangements: arrangements.map(arrangementOf),
    changes: (current?.changes ?? []).map(({ effective, person, role, type }) => ({
      effective,
      person,
      role,
      type: type as StreamedGovernance['changes'][number]['type'],
    })),
    cik: common.cik,
    event_id: common.event_id,
    filed: common.filed,
    flags: statements.map(({ concept, value }) => ({ concept, value })),
    form: common.form,
    items: current?.items ?? [],
    kind: 'governance',
    meeting_day: current?.meeting_day ?? null,
    proposals: current?.proposals.length ?? 0,
    sections: [...new Set((proxy?.rows ?? []).map(({ section }) => section))].sort(),
    url,
  };
}

function arrangementOf(each: Arrangement): StreamedGovernance['arrangements'][number] {
  const dayOf = (kind: Arrangement['dates'][number]['kind']): string | null =>
    each.dates.find((date) => date.kind === kind)?.day ?? null;
  const isAdopted = each.rule_10b5_1_adopted === true || each.other_adopted === true;
  const isTerminated = each.rule_10b5_1_terminated === true || each.other_terminated === true;
  return {
    actions: [
      ...(isAdopted ? (['adopted'] as const) : []),
      ...(isTerminated ? (['terminated'] as const) : []),
    ],
    adopted: dayOf('adopted'),
    ends: dayOf('ends'),
    name: each.name,
    shares: each.shares,
    terminated: dayOf('terminated'),
    title: each.title,
  };
}
