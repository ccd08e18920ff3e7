import { expect } from 'chai';
import { readParts } from '../document/read-parts.ts';
import { readReleaseParts } from '../read-release.ts';
import type { CandidateCell } from '../types.ts';
import { readNonGaap } from './read-non-gaap.ts';

const RELEASED = '2026-04-22';
const [NEWEST, BEFORE] = ['2026-03-31', '2025-03-31'];

const cell = (field: string, end: string, value: string, unit = 'USD'): CandidateCell => ({
  statement: 'income',
  field,
  period: { months: 3, start: null, end },
  value,
  unit,
  places: [],
  evidence: [],
});

const PROVEN = [
  cell('net_income', NEWEST, '58288000'),
  cell('net_income', BEFORE, '33381000'),
  cell('eps_basic', NEWEST, '0.42', 'USD/shares'),
  cell('eps_diluted', NEWEST, '0.42', 'USD/shares'),
  cell('eps_diluted', BEFORE, '0.57', 'USD/shares'),
];

type Row = readonly [label: string, newest: string, before: string];

const NET: readonly Row[] = [
  ['GAAP net income', '58,288', '33,381'],
  ['Amortization', '1,202', '1,503'],
  ['Restructuring', '-', '500'],
  ['Income tax', '(6,045)', '(5,594)'],
  ['Non-GAAP net income', '53,445', '29,790'],
];

const html = (
  rows: readonly Row[],
  heads = ['March 31, 2026', 'March 31, 2025'],
  unit = 'In thousands',
): string =>
  `<p>Reconciliation of GAAP to Non-GAAP</p><p>(${unit}, except per share data)</p><table>` +
  `<tr><td></td><td colspan="2">Three Months Ended</td></tr><tr><td></td>${heads.map((head) => `<td>${head}</td>`).join('')}</tr>` +
  `${rows.map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('')}</table>`;

const read = (text: string, proven: readonly CandidateCell[] = PROVEN) => {
  const parts = readParts(text);
  const reading = readReleaseParts(parts, {
    released: RELEASED,
    fiscalYearEnd: null,
    served: [],
    currency: 'USD',
  });
  const [statement] =
    proven.length === 0
      ? []
      : [{ statement: 'income' as const, table: 0, scale: 1000, periods: [], cells: proven }];
  return readNonGaap(parts, { ...reading, statements: statement === undefined ? [] : [statement] }, RELEASED);
};

const short = (...input: Parameters<typeof read>): readonly string[] =>
  read(...input).map(({ label, period, value, unit, gaap, adjustments }) =>
    [label, period.end, value, unit, gaap.field, gaap.value, ...adjustments.map((each) => each.value)].join(
      ' ',
    ),
  );

describe('figures beside GAAP', () => {
  it('are those to which the rows of a reconciliation add up from a proven figure', () => {
    expect(short(html(NET))).to.deep.equal([
      `Non-GAAP net income ${NEWEST} 53445000 USD net_income 58288000 1202000 0 -6045000`,
      `Non-GAAP net income ${BEFORE} 29790000 USD net_income 33381000 1503000 500000 -5594000`,
    ]);
  });

  it('have the places of all their amounts', () => {
    const text = html(NET);
    const [figure] = read(text);
    const printed = [figure, figure?.gaap, ...(figure?.adjustments ?? [])].map((each) => each?.place);
    for (const place of printed) expect(text.slice(place?.from, place?.to)).to.include(place?.text);
    expect(printed.map((place) => place?.label)).to.deep.equal([
      'Non-GAAP net income',
      ...NET.slice(0, 4).map(([label]) => label),
    ]);
  });

  it('include totals on the way, whose rows are no adjustments', () => {
    const rows: readonly Row[] = [
      ['Net income', '58,288', '33,381'],
      ['Income taxes', '10,000', '5,000'],
      ['EBITDA', '68,288', '38,381'],
      ['Adjustments:', '', ''],
      ['Restructuring', '100', '200'],
      ['Adjusted EBITDA', '68,388', '38,581'],
    ];
    expect(short(html(rows)).map((line) => line.replace(/ \d{4}-.*/u, ''))).to.deep.equal([
      'EBITDA',
      'EBITDA',
      'Adjusted EBITDA',
      'Adjusted EBITDA',
    ]);
    expect(
      read(html(rows))
        .at(-1)
        ?.adjustments.map(({ value }) => value),
    ).to.deep.equal(['5000000', '200000']);
  });

  it('are per share where the row says so, and of the diluted figure where it says that', () => {
    const rows: readonly Row[] = [
      ['GAAP diluted earnings per share', '$0.42', '$0.57'],
      ['Restructuring', '0.01', '-'],
      ['Non-GAAP diluted earnings per share', '$0.43', '$0.57'],
    ];
    expect(short(html(rows))[0]).to.equal(
      `Non-GAAP diluted earnings per share ${NEWEST} 0.43 USD/shares eps_diluted 0.42 0.01`,
    );
  });

  const changed = (at: number, row: Row): readonly Row[] => NET.with(at, row);
  for (const [what, text, proven] of [
    ['that do not add up in one column', html(changed(1, ['Amortization', '1,202', '1,504']))],
    ['whose signs are in words', html(changed(3, ['Less: income tax', '6,045', '5,594']))],
    [
      'that begin with a figure that is not proven',
      html(
        changed(0, ['GAAP net income', '58,289', '33,382']).with(4, [
          'Non-GAAP net income',
          '53,446',
          '29,791',
        ]),
      ),
    ],
    ['of another unit', html(NET, undefined, 'In millions')],
    ['without a period', html(NET, ['Consumer', 'Industrial'])],
    ['of two columns of one period', html(NET, ['March 31, 2026', 'March 31, 2026'])],
    [
      'without an adjustment',
      html([NET[0]!, ['Restructuring', '-', '-'], ['Non-GAAP net income', '58,288', '33,381']]),
    ],
    ['that are not called so', html(changed(4, ['Net result', '53,445', '29,790']))],
    ['of a release without statements', html(NET), []],
  ] as const)
    it(`are not those ${what}`, () => {
      expect(short(text, proven ?? PROVEN)).to.deep.equal([]);
    });
});
