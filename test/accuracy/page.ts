import { goldOutcomes, type GoldOutcome } from './against-gold.ts';
import type { Counts, FieldTally, Finding } from './measure.ts';
import { totalOf, type AccuracyReport, type FindingKind, type KindReport } from './report.ts';
import { settledOf, type Settled } from './settled.ts';
import { percentWithin } from './wilson.ts';

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const number = (count: number): string => count.toLocaleString('en-US');

const cellsOf = ({ served, contradicted, refused }: FieldTally): number =>
  served + contradicted + Object.values(refused).reduce((sum, count) => sum + count, 0);

const reasons = (refused: Readonly<Record<string, number>>): string =>
  Object.entries(refused)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([reason, count]) => `${reason} ${number(count)}`)
    .join(', ');

/** Cells that were served and whose page was read. */
const comparedOf = ({ agreed, wrong }: Counts<GoldOutcome>): number => agreed + wrong;

const goldColumns = (gold: Counts<GoldOutcome>): string[] => [
  number(goldOutcomes.reduce((sum, outcome) => sum + gold[outcome], 0)),
  number(gold.agreed + gold.refused_rightly),
  percentWithin(gold.wrong, comparedOf(gold)),
];

const kindRow = ([kind, { issuers, fields }]: [string, KindReport]): string[] => {
  const total = totalOf(fields);
  return [
    kind,
    number(issuers.length),
    number(cellsOf(total)),
    number(total.served),
    percentWithin(total.vouched, total.served),
    number(total.contradicted),
    ...goldColumns(total.gold),
  ];
};

const fieldRow = ([field, tally]: [string, FieldTally]): string[] => [
  field,
  percentWithin(tally.served, cellsOf(tally)),
  percentWithin(tally.vouched, tally.served),
  number(tally.contradicted),
  reasons(tally.refused),
  ...goldColumns(tally.gold),
];

const kindSection = (kind: string, { issuers, fields }: KindReport): string => `### ${kind}

${issuers.join(', ')}

${table(
  ['field', 'served', 'vouched for', 'contradicted', 'refused', 'gold', 'right', 'wrong'],
  Object.entries(fields).map(fieldRow),
)}`;

const outcomeRow = ([name, counts]: [string, Counts<GoldOutcome>]): (string | number)[] => [
  name.replace('_', ' '),
  ...goldOutcomes.map((outcome) => number(counts[outcome])),
  percentWithin(counts.wrong, comparedOf(counts)),
];

const RIGHT = { served: 'the value', other: 'what speaks against it', neither: 'neither' } as const;

type Group = { readonly findings: Finding[]; readonly settled: Settled | undefined };

/** Findings that one look settles stand in one row. */
const grouped = (findings: readonly Finding[], settled: readonly Settled[]): Group[] => {
  const groups = new Map<Settled | Finding, Group>();
  for (const finding of findings) {
    const entry = settledOf(finding, settled);
    const group = groups.get(entry ?? finding);
    if (group) group.findings.push(finding);
    else groups.set(entry ?? finding, { findings: [finding], settled: entry });
  }
  return [...groups.values()];
};

const listed = (items: readonly string[]): string => {
  const distinct = [...new Set(items)];
  return distinct.length > 6
    ? `${distinct.slice(0, 5).join(', ')} and ${distinct.length - 5} more`
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
  title: string,
  text: string,
  findings: readonly Finding[],
  settled: readonly Settled[],
): string => `### ${title}

${text} ${number(findings.length)} cells.

${
  findings.length === 0
    ? ''
    : table(
        ['issuer', 'fields', 'periods', 'value', 'against it', 'who is right', 'why'],
        grouped(findings, settled).map(groupRow),
      )
}`;

const SECTIONS: readonly (readonly [FindingKind, string, string])[] = [
  [
    'wrong',
    'Wrong against gold',
    'Served otherwise than the page has it; `masked_wrong` is kept back by the verifier, `false_alarm` is right and kept back.',
  ],
  ['gold_refused', 'Refused although the page has it', 'What is lost.'],
  ['contradicted', 'Contradicted by the verifier', 'Kept back as `oracle_contradicted`.'],
  [
    'missed',
    'Identities that served cells miss',
    'Beyond 0.5 % or a rounding unit of each figure, with nothing restated among them.',
  ],
  [
    'differing',
    'Other than the newest filing that states the same',
    'Served from an older filing because of the rules of vintage.',
  ],
];

/** The page, before formatting. */
export const accuracyPage = (report: AccuracyReport, settled: readonly Settled[]): string => {
  const { folder, gold, kinds } = report;
  const all = totalOf(
    Object.fromEntries(Object.entries(kinds).map(([kind, { fields }]) => [kind, totalOf(fields)])),
  );
  const elsewhere = Object.entries(gold.elsewhere);
  return `# Accuracy

Made by \`make accuracy\`, never by hand: the statements of every company of a folder of filings, computed by the code
that the projections run, held against figures read by hand, against themselves, and against later filings. The folder
of this page holds ${number(folder.issuers)} issuers, ${number(folder.filings)} filings and ${number(folder.facts)} facts, filed up to
${folder.newest}. Verification policy ${report.policy_version}. Ranges in brackets are Wilson's intervals at 95 %: they say what the
count allows, not that filers or cells were drawn at random.

- **Served**: ${number(all.served)} cells; ${percentWithin(all.vouched, all.served)} of them rest on facts that an independent reading
  vouches for (another filing's comparative, an accounting identity, a sum of periods).
- **Wrong against gold**: ${number(all.gold.wrong)} of ${number(comparedOf(all.gold))} served cells that were read by hand:
  ${percentWithin(all.gold.wrong, comparedOf(all.gold))}.
- **Contradicted** and therefore kept back: ${number(all.contradicted)} cells.
- **Later comparatives**: of ${number(all.comparatives.agrees + all.comparatives.differs)} served cells that another filing states as well,
  ${number(all.comparatives.differs)} differ from the newest of them.

${table(
  ['kind of filer', 'issuers', 'cells', 'served', 'vouched for', 'contradicted', 'gold', 'right', 'wrong'],
  Object.entries(kinds).map(kindRow),
)}

## Against gold

${number(gold.cells)} cells of ${number(folder.issuers)} issuers${
    elsewhere.length === 0
      ? ''
      : `, and ${number(elsewhere.reduce((sum, [, count]) => sum + count, 0))} of ${elsewhere
          .map(([symbol]) => symbol)
          .join(', ')}, of which the folder has pages and no companyfacts`
  }. \`page\`: read from the
printed statement. \`tagged row\`: read from the rows of one accession, where no page is at hand; a wrong tag is then read
as it stands. The figures are in \`test/accuracy/gold\`.

${table(
  ['read from', ...goldOutcomes.map((outcome) => outcome.replace('_', ' ')), 'wrong of served'],
  Object.entries(gold.read).map(outcomeRow),
)}

${table(
  ['period', ...goldOutcomes.map((outcome) => outcome.replace('_', ' ')), 'wrong of served'],
  Object.entries(gold.periods).map(outcomeRow),
)}

## Identities among served cells

${table(
  ['identity', 'held', 'missed', 'restated apart', 'missed'],
  Object.entries(report.identities).map(([name, { held, missed, apart }]) => [
    name.replaceAll('_', ' '),
    number(held),
    number(missed),
    number(apart),
    percentWithin(missed, held + missed),
  ]),
)}

## What was found, and who is right

Each row was settled by looking at the filing.

${SECTIONS.map(([kind, title, text]) => findingSection(title, text, report.findings[kind], settled)).join('\n\n')}

## By field and kind of filer

\`served\`: of all cells of the field, whatever the period. \`right\`: served as the page has it, or refused as gold asks.
\`wrong\`: of served cells that were read by hand.

${Object.entries(kinds)
  .map(([kind, entry]) => kindSection(kind, entry))
  .join('\n\n')}
`;
};
