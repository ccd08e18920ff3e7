import type { PaidPerson, PayVersusPerformance } from '@footnote/contract/types.generated';
import type { Writable } from '@footnote/wire/json';
import { textOrNull } from '../place.ts';
import { figureMember, placeAt } from './figures.ts';
import type { ProxyLine } from './queries.ts';

/** Pay versus performance by fiscal year, newest first, out of the rows of one proxy statement. */
export function performanceMember(
  lines: readonly ProxyLine[],
): Pick<Writable<PayVersusPerformance>, 'measures' | 'notes' | 'years'> {
  const of = (kind: ProxyLine['kind']): readonly ProxyLine[] => lines.filter((line) => line.kind === kind);
  const years = Map.groupBy(
    lines.filter(({ period_end: end }) => end !== null),
    ({ period_start: start, period_end: end }) => `${end} ${start}`,
  );
  return {
    measures: of('measure').map((line) => ({ name: line.name, place: placeAt(line, 0) })),
    notes: of('note').map((line) => ({ concept: line.figure_concepts[0] ?? '', place: placeAt(line, 0) })),
    years: [...years.values()].map(yearMember),
  };
}

function yearMember(lines: readonly ProxyLine[]): Writable<PayVersusPerformance['years'][number]> {
  const company = lines.find(({ kind }) => kind === 'company');
  const others = lines.find(({ kind }) => kind === 'others');
  const [first] = lines;
  return {
    net_income: figureMember(company, 'net_income'),
    others: others === undefined ? null : personMember(others, lines),
    peer_group_return: figureMember(company, 'peer_group_return'),
    peos: lines.filter(({ kind }) => kind === 'peo').map((line) => personMember(line, lines)),
    period_end: first?.period_end ?? '',
    period_start: first?.period_start ?? null,
    selected_measure: figureMember(company, 'selected_measure'),
    selected_measure_name: textOrNull(company?.name ?? ''),
    total_shareholder_return: figureMember(company, 'total_shareholder_return'),
  };
}

/** The adjustments of a person follow the row of the person and year. */
function personMember(line: ProxyLine, lines: readonly ProxyLine[]): Writable<PaidPerson> {
  const after = lines.slice(lines.indexOf(line) + 1);
  const end = after.findIndex(({ kind }) => kind !== 'adjustment');
  const adjustments = end === -1 ? after : after.slice(0, end);
  const isRefused = adjustments.some(({ figure_refusals: refusals }) => refusals.includes('does_not_add'));
  return {
    actually_paid: figureMember(line, 'actually_paid'),
    adjustments: adjustments.map((each) => ({
      amount: figureMember(each, 'amount'),
      effect: each.effect === '' ? null : each.effect,
      member: each.member,
    })),
    member: textOrNull(line.individual),
    name: textOrNull(line.name),
    reconciliation: adjustments.length === 0 ? 'not_tagged' : isRefused ? 'does_not_add' : 'adds_up',
    total: figureMember(line, 'total'),
  };
}
