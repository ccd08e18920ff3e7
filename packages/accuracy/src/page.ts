import { goldOutcomes, type GoldOutcome } from './against-gold.ts';
import type { Counts, FieldTally } from './measure.ts';
import { findingSections } from './page-findings.ts';
import { number, table } from './page-table.ts';
import { totalOf, type AccuracyReport, type KindReport, type TuningReport } from './report.ts';
import type { Settled } from './settled.ts';
import type { Tuning } from './tuning.ts';
import { percentWithin } from './wilson.ts';

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

const totalRow = (name: string, issuers: readonly string[], total: FieldTally): string[] => [
  name,
  number(issuers.length),
  number(cellsOf(total)),
  number(total.served),
  percentWithin(total.vouched, total.served),
  number(total.contradicted),
  ...goldColumns(total.gold),
];

const kindRow = ([kind, { issuers, fields }]: [string, KindReport]): string[] =>
  totalRow(kind, issuers, totalOf(fields));

const tuningRow = ([tuning, { issuers, total }]: [string, TuningReport]): string[] =>
  totalRow(tuning, issuers, total);

const fieldRow = ([field, tally]: [string, FieldTally]): string[] => [
  field,
  percentWithin(tally.served, cellsOf(tally)),
  percentWithin(tally.vouched, tally.served),
  number(tally.contradicted),
  reasons(tally.refused),
  ...goldColumns(tally.gold),
];

const HOW_TUNED: Readonly<Record<Tuning, string>> = {
  'tuned on': 'tuned on',
  'a rule came of it': 'of which a rule came',
  'not tuned on': 'not tuned on',
};

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

/** The page, before formatting. */
export const accuracyPage = (report: AccuracyReport, settled: readonly Settled[]): string => {
  const { folder, gold, kinds, tunings: tuned } = report;
  const all = totalOf(
    Object.fromEntries(Object.entries(kinds).map(([kind, { fields }]) => [kind, totalOf(fields)])),
  );
  const elsewhere = Object.entries(gold.elsewhere);
  const { total: untouched } = tuned['not tuned on'];
  const readOf = Object.values(tuned).reduce((sum, { read }) => sum + read.length, 0);
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
- **Of issuers that no rule was made on**: ${number(untouched.gold.wrong)} of ${number(comparedOf(untouched.gold))} are wrong,
  ${percentWithin(untouched.gold.wrong, comparedOf(untouched.gold))}.
- **Contradicted** and therefore kept back: ${number(all.contradicted)} cells.
- **Later comparatives**: of ${number(all.comparatives.agrees + all.comparatives.differs)} served cells that another filing states as well,
  ${number(all.comparatives.differs)} differ from the newest of them.

${table(
  ['kind of filer', 'issuers', 'cells', 'served', 'vouched for', 'contradicted', 'gold', 'right', 'wrong'],
  Object.entries(kinds).map(kindRow),
)}

\`tuned on\`: the rules were made on its filings. \`a rule came of it\`: a cell of it was found wrong, and a rule was made or
rewritten for that. \`not tuned on\`: no rule was made with it in mind.

${table(
  [
    'the rules and the issuer',
    'issuers',
    'cells',
    'served',
    'vouched for',
    'contradicted',
    'gold',
    'right',
    'wrong',
  ],
  Object.entries(tuned).map(tuningRow),
)}

## Against gold

${number(gold.cells)} cells of ${number(readOf)} issuers${
    elsewhere.length === 0
      ? ''
      : `, and ${number(elsewhere.reduce((sum, [, count]) => sum + count, 0))} of ${elsewhere
          .map(([symbol]) => symbol)
          .join(', ')}, of which the folder has pages and no companyfacts`
  }. \`page\`: read from the
printed statement. \`tagged row\`: read from the rows of one accession, where no page is at hand; a wrong tag is then read
as it stands. The figures are in \`packages/accuracy/src/gold\`.

${Object.entries(tuned)
  .map(([tuning, { read }]) => `Of issuers ${HOW_TUNED[tuning as Tuning]}: ${read.join(', ') || 'none'}.`)
  .join('\n')}

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

A row is settled by looking at the filing; of an issuer's others, those that one rule speaks against stand in one row.

${findingSections(report.findings, settled)}

## By field and kind of filer

\`served\`: of all cells of the field, whatever the period. \`right\`: served as the page has it, or refused as gold asks.
\`wrong\`: of served cells that were read by hand.

${Object.entries(kinds)
  .map(([kind, entry]) => kindSection(kind, entry))
  .join('\n\n')}
`;
};
