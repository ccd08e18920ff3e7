import type { Finding } from './measure.ts';
import { number, table } from './page-table.ts';
import type { AccuracyReport, FindingKind } from './report.ts';
import { settledOf, type Settled } from './settled.ts';

const RIGHT = { served: 'the value', other: 'the evidence against it', neither: 'neither' } as const;

type Section = {
  readonly kind: FindingKind;
  readonly title: string;
  readonly text: string;
  readonly byField?: boolean;
};

type Group = { readonly findings: Finding[]; readonly settled: Settled | undefined };

/** Open findings have one row per issuer and field against gold, else one per failed rule. */
const unsettledKey = ({ symbol, field, against: [first = ''] }: Finding, byField: boolean): string =>
  byField ? `${symbol} ${field}` : `${symbol} ${first}`;

/** Findings with the same cause share one row. */
const grouped = (findings: readonly Finding[], settled: readonly Settled[], byField: boolean): Group[] => {
  const groups = new Map<Settled | string, Group>();
  for (const finding of findings) {
    const entry = settledOf(finding, settled);
    const key = entry ?? unsettledKey(finding, byField);
    const group = groups.get(key);
    if (group) group.findings.push(finding);
    else groups.set(key, { findings: [finding], settled: entry });
  }
  return [...groups.values()];
};

const SHOWN = 5;

const listed = (items: readonly string[]): string => {
  const distinct = [...new Set(items)];
  return distinct.length > SHOWN + 1
    ? `${distinct.slice(0, SHOWN).join(', ')} and ${distinct.length - SHOWN} more`
    : distinct.join(', ');
};

const groupRow = ({ findings, settled }: Group): string[] => [
  findings[0]?.symbol ?? '',
  listed(findings.map(({ field }) => field)),
  listed(findings.map(({ kind, end }) => `${kind} ${end}`)),
  listed(findings.map(({ served }) => served)),
  listed(findings.flatMap(({ against }) => against)),
  settled === undefined ? 'not settled yet' : RIGHT[settled.right],
  settled?.why ?? '',
];

const findingSection = (
  { title, text, byField = false }: Section,
  findings: readonly Finding[],
  settled: readonly Settled[],
): string => `### ${title}

${text} ${number(findings.length)} cells.

${
  findings.length === 0
    ? ''
    : table(
        ['issuer', 'fields', 'periods', 'value', 'evidence against it', 'which is right', 'why'],
        grouped(findings, settled, byField).map(groupRow),
      )
}`;

const SECTIONS: readonly Section[] = [
  {
    kind: 'wrong',
    title: 'Wrong against gold',
    text: 'Served with another value than on the page; `masked_wrong` is masked by the verifier, `false_alarm` is right but masked.',
    byField: true,
  },
  {
    kind: 'gold_refused',
    title: 'Refused although the page shows it',
    text: 'Values that should have been served.',
    byField: true,
  },
  {
    kind: 'contradicted',
    title: 'Contradicted by the verifier',
    text: 'Masked with the reason `oracle_contradicted`.',
  },
  {
    kind: 'missed',
    title: 'Identities that served cells fail',
    text: 'By more than 0.5 % or a rounding unit of each figure, without restated figures.',
  },
  {
    kind: 'differing',
    title: 'Different from the newest filing that reports the same',
    text: 'Served from an older filing by the rules for vintages.',
  },
];

/** The section of every finding, with the side that is right. */
export const findingSections = (findings: AccuracyReport['findings'], settled: readonly Settled[]): string =>
  SECTIONS.map((section) => findingSection(section, findings[section.kind], settled)).join('\n\n');
