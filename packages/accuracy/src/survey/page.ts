import { addCoverage, noCoverage, type Coverage } from './coverage.ts';
import { checkNames, type CheckName } from './finding.ts';
import type { FindingGroup, IssuerReport, SurveyReport } from './report.ts';

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  rows.length === 0
    ? 'None.'
    : [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const number = (count: number): string => count.toLocaleString('en-US');

const listed = (items: readonly string[], most: number): string => {
  const distinct = [...new Set(items)];
  return distinct.length > most
    ? `${distinct.slice(0, most - 1).join(', ')} and ${distinct.length - most + 1} more`
    : distinct.join(', ');
};

const TITLES: Readonly<Record<CheckName, readonly [string, string]>> = {
  split_repeated: [
    'Splits of one ratio close together',
    'Two splits of one issuer within 500 days: possibly one split, counted twice.',
  ],
  split_odd: [
    'Splits with an implausible ratio',
    'No company splits its shares by such a ratio: probably an exchange of shares taken for a split.',
  ],
  share_jump: [
    'Share averages that jump',
    'Between neighbouring years or quarters, on today’s basis, by a small ratio or a large factor, with no move of equity or assets that would explain it. `income ÷ eps` is the average that an EPS implies.',
  ],
  share_jump_with_totals: [
    'Share averages that jump with equity or assets',
    'As above, but equity or assets moved at the same time by at least half of the jump: mergers, offerings, reorganisations, and splits of fast-growing companies.',
  ],
  per_share: [
    'EPS × average against income',
    'EPS more than 5 % beyond rounding from net income to common ÷ average, and from net income ÷ average. `2:1`: twice what it should be.',
  ],
  basic_and_diluted: [
    'Basic and diluted on different scales',
    'Fewer diluted than basic shares, or at least half as many again; diluted EPS above basic EPS or below two thirds of it.',
  ],
  sums: [
    'Sums of periods',
    'Quarters against the year, the year to date and twelve months; gross profit against revenue less cost. By more than 0.5 % and rounding, without restated figures.',
  ],
  sides: [
    'Sides of the balance sheet',
    'Liabilities and equity above assets, or below by more than a tenth (the difference may be noncontrolling and temporary equity); parts larger than their total.',
  ],
  zero: ['Zeros', 'A zero between two figures of a million or more, in a line that seldom jumps.'],
  sign: ['Signs', 'A figure of the opposite sign to both neighbours.'],
  scale: ['Scale', 'A figure many times above or below both neighbours, or above or below all earlier ones.'],
};

const groupRow = ({ symbol, by, findings }: FindingGroup): string[] => [
  symbol,
  by,
  listed(
    findings.map(({ field }) => field),
    4,
  ),
  listed(
    findings.toSorted((a, b) => (a.end < b.end ? -1 : 1)).map(({ kind, end }) => `${kind} ${end}`),
    6,
  ),
  String(findings.length),
  findings[0]?.seen ?? '',
];

const checkSection = (check: CheckName, groups: readonly FindingGroup[]): string => {
  const own = groups.filter((group) => group.check === check);
  const [title, text] = TITLES[check];
  const cells = own.reduce((sum, { findings }) => sum + findings.length, 0);
  const issuers = new Set(own.map(({ symbol }) => symbol)).size;
  return `### ${title}

${text} ${number(cells)} at ${issuers} issuers.

${table(['issuer', 'by', 'fields', 'periods', 'count', 'the first of them'], own.map(groupRow))}`;
};

const labelRow = (label: string, issuers: readonly IssuerReport[]): string[] => {
  const own = issuers.filter((issuer) => issuer.label === label);
  const sum = (of: (issuer: IssuerReport) => number): string =>
    number(own.reduce((total, issuer) => total + of(issuer), 0));
  return [
    label,
    String(own.length),
    sum(({ served }) => served),
    sum(({ contradicted }) => contradicted),
    sum(({ splits }) => splits.length),
    ...checkNames.map((check) => sum(({ found }) => found[check] ?? 0)),
  ];
};

const percent = ({ served, refused }: Coverage): string => {
  const all = served + Object.values(refused).reduce((sum, count) => sum + count, 0);
  return all === 0 ? '' : `${((100 * served) / all).toFixed(1)} %`;
};

const reasons = (refused: Readonly<Record<string, number>>): string =>
  Object.entries(refused)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([reason, count]) => `${reason} ${number(count)}`)
    .join(', ');

const coverageTable = (coverage: SurveyReport['coverage']): string => {
  const types = Object.keys(coverage).sort();
  const fields = [...new Set(types.flatMap((type) => Object.keys(coverage[type] ?? {})))];
  return table(
    ['field', ...types, 'all', 'refused by reason'],
    fields.map((field) => {
      const all = types.reduce(
        (sum, type) => addCoverage(sum, coverage[type]?.[field] ?? noCoverage),
        noCoverage,
      );
      return [
        field,
        ...types.map((type) => percent(coverage[type]?.[field] ?? noCoverage)),
        percent(all),
        reasons(all.refused),
      ];
    }),
  );
};

/** Minimum number of filings that count as a history. */
const LEAST_FILINGS = 20;

const holeRows = ({ symbol, type, filings, holes }: IssuerReport): string[][] => {
  if (filings < LEAST_FILINGS) return [];
  const alike = Map.groupBy(
    holes,
    ({ end, kind, reasons: why }) => `${end}, ${kind}|${Object.keys(why).sort().join(', ')}`,
  );
  return [...alike.entries()].map(([key, list]) => {
    const [where = '', why = ''] = key.split('|');
    const fields = list.map(({ field, served, of }) => `${field} ${served} of ${of}`);
    return [symbol, type, where, fields.join(', '), why];
  });
};

/** The page, before formatting. */
export const surveyPage = ({ issuers, failed, groups, coverage }: SurveyReport): string => {
  const labels = [...new Set(issuers.map(({ label }) => label))].sort();
  return `# Survey

Generated by \`make survey\`: every issuer of a folder of filings is run through engine and verifier, and the served
cells are checked for implausible values, without figures read by hand. A line is a reason to look, not proof of an error. The checks
see only served cells and share nothing with those of the engine and the verifier.

${table(
  [
    'issuers',
    'number',
    'served',
    'contradicted',
    'splits',
    ...checkNames.map((name) => name.replaceAll('_', ' ')),
  ],
  labels.map((label) => labelRow(label, issuers)),
)}

${Object.entries(failed)
  .map(([cik, why]) => `- Not surveyed: ${cik}, ${why}`)
  .join('\n')}

## Splits

As the engine counts them: a date is the first on which filings are on the new basis, or the tagged day within the
filing dates that bound the split. The proof is the share averages and the earnings per share that two filings report at this
ratio.

${table(
  ['issuer', 'date', 'ratio', 'between the filings of', 'proof', 'jumps left within 500 days'],
  issuers.flatMap(({ symbol, splits }) =>
    splits.map(({ date, ratio, between, proof, left }) => [
      symbol,
      date,
      ratio,
      between,
      proof,
      left.join(', '),
    ]),
  ),
)}

## Implausible values

${checkNames.map((check) => checkSection(check, groups)).join('\n\n')}

## Coverage by field and kind of issuer

Of the cells of years, quarters and balance sheets that apply to the kind of issuer.

${coverageTable(coverage)}

## Core fields with holes

\`newest\`: less than half of the newest five years or eight quarters is served, at issuers of twenty filings or more.
\`history\`: at least three periods are refused for another reason than \`not_reported\`.

${table(['issuer', 'kind of issuer', 'where', 'fields', 'refused by reason'], issuers.flatMap(holeRows))}

## Issuers

${table(
  ['issuer', 'CIK', 'kind', 'label', 'filings', 'served', 'contradicted', 'found'],
  issuers.map(({ symbol, cik, type, label, filings, served, contradicted, found }) => [
    symbol,
    cik,
    type,
    label,
    number(filings),
    number(served),
    number(contradicted),
    reasons(found),
  ]),
)}
`;
};
