import { number, table } from '../page-table.ts';
import type { CoherenceCounts } from './coherence.ts';
import { ERAS } from './finding.ts';
import { yearLaws, type LawCount, type YearLaw } from './year-laws.ts';

const NAMES: Readonly<Record<YearLaw, string>> = {
  year_law: 'Q1 + Q2 + Q3 + Q4 = year',
  nine_months_law: 'Q1 + Q2 + Q3 = nine months',
  rest_of_year_law: 'nine months + Q4 = year',
};

type Eras = Readonly<Record<number, LawCount>>;

const LAW_HEAD = ERAS.flatMap((era) => [`years since ${era}`, 'violated', 'by more than 0.5 %']);

const lawRow = (name: string, eras: readonly Eras[]): string[] => [
  name,
  ...ERAS.flatMap((era) =>
    (['judged', 'off', 'far'] as const).map((part) =>
      number(eras.reduce((sum, ofField) => sum + (ofField[era]?.[part] ?? 0), 0)),
    ),
  ),
];

const lawRows = ({ laws }: CoherenceCounts): string[][] =>
  yearLaws.map((law) => lawRow(NAMES[law], Object.values(laws[law])));

/** Fields of which a year is violated; the others are in the total. */
const yearRows = ({ laws }: CoherenceCounts): string[][] =>
  Object.entries(laws.year_law)
    .filter(([, eras]) => Object.values(eras).some(({ off }) => off > 0))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([field, eras]) => lawRow(field, [eras]));

/** Names with their counts, largest first. */
const listed = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([name, count]) => `${name} ${number(count)}`)
    .join(', ');

/** Violations of one issuer, for the table of issuers: of the year since each era, then the other kinds. */
export const coherenceTotals = (
  counts: CoherenceCounts,
): {
  readonly concepts: number;
  readonly years: readonly number[];
  readonly bases: number;
  readonly eps: number;
} => {
  const sum = <Count>(record: Readonly<Record<string, Count>>, of: (count: Count) => number): number =>
    Object.values(record).reduce((total, count) => total + of(count), 0);
  return {
    concepts: sum(counts.concepts, ({ found }) => found),
    years: ERAS.map((era) => sum(counts.laws.year_law, (eras) => eras[era]?.off ?? 0)),
    bases: sum(counts.bases, ({ cells }) => cells),
    eps: sum(counts.fourth_eps, ({ overruled }) => overruled),
  };
};

/** The four kinds as tables, before formatting. */
export const coherenceTables = (counts: CoherenceCounts): string => `### The law of the year

Served parts of a fiscal year must add up to the served whole within half a rounding unit of each figure, whatever
their flags say. Counted are pairs of an additive field and a fiscal year of which all parts are served.

${table(['law', ...LAW_HEAD], lawRows(counts))}

The first law by field, of fields that violate it:

${table(['field', ...LAW_HEAD], yearRows(counts))}

### One row, one concept

Cells served from a concept of lower preference with another amount than the better concept has in another filing at the
same date or period, where that filing tags its own newest period under the better concept too, and the filing served has not
moved to the lower one.

${table(
  ['field', 'served from a filing', 'of another concept'],
  Object.entries(counts.concepts)
    .filter(([, { found }]) => found > 0)
    .sort(([, a], [, b]) => b.found - a.found)
    .map(([field, { judged, found }]) => [field, number(judged), number(found)]),
)}

### One period, one basis

Periods whose total was restated by a later filing beyond rounding, and the other cells of the statement that come only
from older filings and close no identity with a figure of the restatement.

${table(
  ['restated total', 'periods', 'older cells beside it', 'by field'],
  Object.entries(counts.bases).map(([total, { periods, cells, fields }]) => [
    total,
    number(periods),
    number(cells),
    listed(fields),
  ]),
)}

### Fourth-quarter earnings per share

\`overruled\`: a filed figure that equals the year less three quarters within three cents, where another is served;
\`withheld\`: where none is.

${table(
  ['field', 'filed', 'derived', 'overruled', 'withheld', 'refused by reason'],
  Object.entries(counts.fourth_eps).map(([field, { filed, derived, overruled, withheld, refused }]) => [
    field,
    number(filed),
    number(derived),
    number(overruled),
    number(withheld),
    listed(refused),
  ]),
)}`;
