import type {
  AnnualMeeting,
  AuditFees,
  CompensationRow,
  Governance,
  NoProxySection,
} from '@footnote/contract/types.generated';
import type { Writable } from '@footnote/wire/json';
import { textOrNull } from '../place.ts';
import { dayMember, figureMember, firmMember } from './figures.ts';
import { performanceMember } from './performance.ts';
import type { ProxyLine, ReadProxy } from './queries.ts';

/** Sections of a proxy statement, in the order of the answer. */
export const SECTIONS = [
  'audit_fees',
  'compensation',
  'director_compensation',
  'meeting',
  'pay_versus_performance',
] as const satisfies readonly (keyof Governance)[];

export type Section = (typeof SECTIONS)[number];

type Sections = Pick<Writable<Governance>, Section>;

/** The sections asked for, each of the statement of its lines, else of the newest one; undefined for none. */
export function sectionMembers(
  proxy: ReadProxy | undefined,
  lines: readonly ProxyLine[],
  wanted: readonly Section[] = SECTIONS,
): Partial<Sections> {
  return Object.fromEntries(
    SECTIONS.filter((section) => wanted.includes(section)).map((section) => {
      const own = lines.filter((line) => line.section === section);
      return [
        section,
        proxy === undefined ? none('no_proxy_statement') : MEMBERS[section](headOf(own[0] ?? proxy), own),
      ];
    }),
  );
}

const none = (reason: NoProxySection['reason']): Writable<NoProxySection> => ({ available: false, reason });

type Head = Pick<AuditFees, 'accession' | 'filed' | 'form'>;

const headOf = ({ accession, filed, form }: Head): Head => ({ accession, filed, form });

const tableMember = (head: Head, lines: readonly ProxyLine[]): NonNullable<Sections['compensation']> =>
  lines.length === 0 ? none('no_table') : { ...head, rows: lines.map(compensationRow) };

const MEMBERS: {
  readonly [S in Section]: (head: Head, lines: readonly ProxyLine[]) => NonNullable<Sections[S]>;
} = {
  audit_fees: (head, lines) => (lines.length === 0 ? none('no_table') : { ...head, rows: lines.map(feeRow) }),
  compensation: tableMember,
  director_compensation: tableMember,
  meeting: (head, lines): Writable<AnnualMeeting> => {
    const dayNamed = (name: string) =>
      dayMember(
        lines.find(({ figure_names: names }) => names.includes(name)),
        name,
      );
    return {
      ...head,
      auditor: firmMember(lines.find(({ kind }) => kind === 'auditor')),
      meeting_date: dayNamed('annual_meeting'),
      record_date: dayNamed('record_date'),
    };
  },
  pay_versus_performance: (head, lines) =>
    lines.length === 0 ? none('not_tagged') : { ...head, ...performanceMember(lines) },
};

const refusalOf = ({ refusal }: ProxyLine): CompensationRow['refusal'] =>
  textOrNull(refusal) as CompensationRow['refusal'];

const compensationRow = (line: ProxyLine): Writable<CompensationRow> => ({
  all_other: figureMember(line, 'all_other'),
  bonus: figureMember(line, 'bonus'),
  fees: figureMember(line, 'fees'),
  name: textOrNull(line.name),
  non_equity_incentive: figureMember(line, 'non_equity_incentive'),
  option_awards: figureMember(line, 'option_awards'),
  pension_change: figureMember(line, 'pension_change'),
  refusal: refusalOf(line),
  salary: figureMember(line, 'salary'),
  stock_awards: figureMember(line, 'stock_awards'),
  title: textOrNull(line.title),
  total: figureMember(line, 'total'),
  year: line.year,
});

const feeRow = (line: ProxyLine): Writable<AuditFees['rows'][number]> => ({
  audit: figureMember(line, 'audit'),
  audit_related: figureMember(line, 'audit_related'),
  other: figureMember(line, 'other'),
  refusal: refusalOf(line),
  tax: figureMember(line, 'tax'),
  total: figureMember(line, 'total'),
  year: line.year ?? 0,
});
