import type { LaneFigure } from './lane-figure.ts';

type Figure = Omit<LaneFigure, 'path'>;

/** A figure as the document has it: its operand is its place. */
const stated = (unit: LaneFigure['unit'], definition: string, ...members: readonly string[]): Figure => ({
  members: members.map((member) => `${member}.value`),
  unit,
  definition,
  formula: null,
  operands: members.map((member) => `${member}.place`),
});

const TABLES = ['compensation', 'director_compensation'];
const PERSONS = ['others', 'peos[]'];

const columns = (definition: string, ...names: readonly string[]): Figure =>
  stated('usd', definition, ...TABLES.flatMap((table) => names.map((name) => `${table}.rows[].${name}`)));

const ofPersons = (definition: string, ...names: readonly string[]): Figure =>
  stated(
    'usd',
    definition,
    ...PERSONS.flatMap((person) => names.map((name) => `pay_versus_performance.years[].${person}.${name}`)),
  );

const ofYears = (unit: LaneFigure['unit'], definition: string, name: string): Figure =>
  stated(unit, definition, `pay_versus_performance.years[].${name}`);

/** What proxy statements and 8-Ks state of pay, fees of the auditor and votes. */
export const FILED_GOVERNANCE_FIGURES: readonly Figure[] = [
  columns(
    'Pay of one person in one year by kind (Item 402(c) of Regulation S-K for officers, 402(k) for directors), as the table has it; refused unless the row adds up to its total.',
    'all_other',
    'bonus',
    'fees',
    'non_equity_incentive',
    'option_awards',
    'pension_change',
    'salary',
    'stock_awards',
  ),
  columns(
    'Total pay of one person in one year as the table has it; refused unless its parts add up to it, and unless that of a principal executive officer is the tagged one.',
    'total',
  ),
  stated(
    'usd',
    'Fees billed by the auditor for one fiscal year by kind (Item 9(e) of Schedule 14A), and their total; refused unless the kinds add up to the stated total.',
    ...['audit', 'audit_related', 'other', 'tax', 'total'].map((name) => `audit_fees.rows[].${name}`),
  ),
  ofPersons(
    'Total of the summary compensation table of a principal executive officer, or of the others on average, as tagged (Item 402(v)).',
    'total',
  ),
  ofPersons(
    'Compensation actually paid (Item 402(v)) as tagged; refused if tagged adjustments do not lead to it from the total.',
    'actually_paid',
  ),
  ofPersons(
    'An adjustment between the total and what was actually paid, as tagged; `effect` says whether it is added or deducted.',
    'adjustments[].amount',
  ),
  ofYears(
    'usd',
    'Value at the end of the year of 100 dollars invested in the company, as tagged (Item 402(v)(2)(iv)).',
    'total_shareholder_return',
  ),
  ofYears(
    'usd',
    'Value at the end of the year of 100 dollars invested in the peer group, as tagged (Item 402(v)(2)(iv)).',
    'peer_group_return',
  ),
  ofYears('reporting_currency', 'Net income of the year as tagged in the proxy statement.', 'net_income'),
  ofYears(
    'as_tagged',
    'The measure of the year that the company chose, `selected_measure_name`, in the unit of its tag.',
    'selected_measure',
  ),
  {
    members: ['votes.meetings[].proposals'],
    unit: 'count',
    definition: 'Proposals of item 5.07 of the 8-K.',
    formula: null,
    operands: ['votes.meetings[].accession'],
  },
  {
    members: ['votes.meetings[].refused'],
    unit: 'count',
    definition: 'Proposals of item 5.07 of the 8-K whose votes are refused.',
    formula: null,
    operands: ['votes.meetings[].accession'],
  },
  {
    members: ['votes.meetings[].represented.votes'],
    unit: 'votes',
    definition: 'Votes represented at the meeting as printed, where the votes on a proposal add up to them.',
    formula: null,
    operands: ['votes.meetings[].represented.place'],
  },
  {
    members: ['votes.results.proposals[].lines[].counts[].votes'],
    unit: 'votes',
    definition:
      'Votes of one kind on a nominee or proposal as printed in item 5.07 of Form 8-K; refused unless a law proves that the figures of the proposal are read as printed.',
    formula: null,
    operands: ['votes.results.proposals[].lines[].counts[].place', 'votes.results.proposals[].laws'],
  },
];
