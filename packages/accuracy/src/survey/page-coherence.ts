import { coherenceTables, coherenceTotals } from '../coherence/page.ts';
import { coherenceNames, type CoherenceName } from './finding.ts';
import { checkSection, number, table } from './page-parts.ts';
import type { IssuerReport, SurveyReport } from './report.ts';

const TITLES: Readonly<Record<CoherenceName, readonly [string, string]>> = {
  another_concept: ['Cells of another concept', 'Each with the concept served and the row’s own.'],
  year_law: ['Quarters that do not add up to the year', 'The year against its four quarters.'],
  nine_months_law: ['Quarters that do not add up to nine months', 'The nine months against three quarters.'],
  rest_of_year_law: [
    'Nine months and fourth quarter that do not add up to the year',
    'The year against both.',
  ],
  two_bases: ['Cells older than the restatement beside them', 'With the total after and before.'],
  overruled_eps: [
    'Overruled fourth-quarter EPS',
    'By the method of the figure that is served, or by the refusal.',
  ],
};

const issuerRows = (issuers: readonly IssuerReport[]): string[][] =>
  issuers.flatMap(({ symbol, coherence }) => {
    const { concepts, years, bases, eps } = coherenceTotals(coherence);
    const row = [concepts, ...years, bases, eps];
    return row.every((count) => count === 0) ? [] : [[symbol, ...row.map(number)]];
  });

/** Figures served side by side that do not speak of one thing: counts, issuers and cells. */
export const coherenceSection = ({
  issuers,
  groups,
  coherence,
}: SurveyReport): string => `## One row, one basis

Figures that are served side by side must be of one concept in a row, of one basis in a period, and of one basis in a year.

${coherenceTables(coherence)}

### By issuer

${table(
  [
    'issuer',
    'another concept',
    'years violated since 2010',
    'since 2022',
    'cells of an older basis',
    'overruled EPS',
  ],
  issuerRows(issuers),
)}

${coherenceNames.map((name) => checkSection(name, TITLES[name], groups)).join('\n\n')}`;
