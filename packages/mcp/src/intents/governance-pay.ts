import type { Schemas } from '@footnote/client';
import { createCells, filingLine, type Told } from './governance-cells.ts';

type None = Schemas['NoProxySection'] | undefined;

const OF_OFFICERS = [
  'salary',
  'bonus',
  'stock_awards',
  'option_awards',
  'non_equity_incentive',
  'pension_change',
  'all_other',
  'total',
] as const;
const OF_DIRECTORS = [
  'fees',
  'stock_awards',
  'option_awards',
  'non_equity_incentive',
  'pension_change',
  'all_other',
  'total',
] as const;
const FEES = ['audit', 'audit_related', 'tax', 'other', 'total'] as const;

/** What a person was paid in a year, each row as printed. */
export function payLines(table: Schemas['CompensationTable'] | None, of: 'directors' | 'officers'): Told {
  const { cell, refused, reasons } = createCells();
  const head = [filingLine(table)];
  if (table === undefined || 'reason' in table) return { head, lines: [], reasons };
  const columns = (of === 'officers' ? OF_OFFICERS : OF_DIRECTORS).filter((column) =>
    table.rows.some((row) => 'value' in row[column]),
  );
  const lines = table.rows.map((row) => {
    const person = [row.name ?? 'name unclear', row.title].filter((part) => part !== null).join(', ');
    const figures =
      row.refusal === null ? columns.map((column) => cell(row[column])) : [refused(row.refusal)];
    return [...(of === 'officers' ? [String(row.year ?? 'year unclear')] : []), person, ...figures].join(
      ' | ',
    );
  });
  const heading = [...(of === 'officers' ? ['year'] : []), 'person', ...columns].join(' | ');
  return { head: [...head, `${heading}, USD`], lines, reasons };
}

export function feeLines(table: Schemas['AuditFees'] | None): Told {
  const { cell, refused, reasons } = createCells();
  const head = [filingLine(table)];
  if (table === undefined || 'reason' in table) return { head, lines: [], reasons };
  const lines = table.rows.map((row) =>
    [
      row.year,
      ...(row.refusal === null ? FEES.map((column) => cell(row[column])) : [refused(row.refusal)]),
    ].join(' | '),
  );
  return { head: [...head, `year | ${FEES.join(' | ')}, USD`], lines, reasons };
}

/** Item 402(v): what was paid, beside what 100 dollars became and what was earned. */
export function performanceLines(table: Schemas['PayVersusPerformance'] | None): Told {
  const { cell, reasons } = createCells();
  const head = [filingLine(table)];
  if (table === undefined || 'reason' in table) return { head, lines: [], reasons };
  const measure = table.years.find((year) => year.selected_measure_name !== null)?.selected_measure_name;
  const lines = table.years.flatMap((year) =>
    year.peos.map((peo) =>
      [
        year.period_end,
        peo.name ?? 'name not tagged',
        cell(peo.total),
        cell(peo.actually_paid),
        ...(year.others === null ? ['-', '-'] : [cell(year.others.total), cell(year.others.actually_paid)]),
        cell(year.total_shareholder_return),
        cell(year.peer_group_return),
        cell(year.net_income),
        cell(year.selected_measure),
      ].join(' | '),
    ),
  );
  const measures = table.measures.map(({ name }) => name);
  return {
    head: [
      ...head,
      ...(measures.length === 0 ? [] : [`Most important measures: ${measures.join('; ')}`]),
      `year to | principal executive officer | total pay | actually paid | average of the others | actually paid | value of 100 USD | of peers | net income | ${measure ?? 'measure of the company'}`,
    ],
    lines,
    reasons,
  };
}
