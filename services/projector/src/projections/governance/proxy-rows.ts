import type { GovernanceReport, ProxyRow } from '@footnote/event-types/types.generated';
import type { ProxyStatementRow, ProxyTableRow } from '@footnote/read-models/proxies';
import { amount, day } from '../insiders/storable.ts';
import { filingOf, timeOf } from './filing-columns.ts';

/** The row of a proxy statement; none for a report. */
export const statementRows = (report: GovernanceReport, revision: number): readonly ProxyStatementRow[] =>
  report.proxy === null
    ? []
    : [
        {
          ...filingOf(report),
          lines: report.proxy.rows.length,
          unassigned: report.proxy.unassigned,
          source_document: report.source_document,
          source_time: timeOf(report),
          revision,
        },
      ];

export const proxyRows = (report: GovernanceReport, revision: number): readonly ProxyTableRow[] =>
  (report.proxy?.rows ?? []).map((row, line) => proxyRow(report, row, line, revision));

function proxyRow(report: GovernanceReport, row: ProxyRow, line: number, revision: number): ProxyTableRow {
  const { figures } = row;
  return {
    ...filingOf(report),
    line,
    section: row.section as ProxyTableRow['section'],
    kind: row.kind as ProxyTableRow['kind'],
    name: row.name ?? '',
    title: row.title ?? '',
    individual: row.individual ?? '',
    member: row.member ?? '',
    effect: (row.effect ?? '') as ProxyTableRow['effect'],
    year: row.year,
    period_start: day(row.start),
    period_end: day(row.end),
    refusal: row.refusal ?? '',
    figure_names: figures.map(({ name }) => name),
    figure_texts: figures.map(({ text }) => text),
    figure_amounts: figures.map((figure) => amount(figure.amount) ?? ''),
    figure_days: figures.map((figure) => day(figure.day) ?? ''),
    figure_units: figures.map(({ unit }) => unit ?? ''),
    figure_refusals: figures.map(({ amount: stated, refusal }) =>
      stated !== null && amount(stated) === null ? 'not_readable' : (refusal ?? ''),
    ),
    figure_concepts: figures.map(({ concept }) => concept ?? ''),
    figure_elements: figures.map(({ element_id: id }) => id ?? ''),
    figure_starts: figures.map(({ from }) => from),
    figure_stops: figures.map(({ to }) => to),
    revision,
  };
}
