import { expect } from 'chai';
import type { FolderCompany } from '../corpus/folder-companies.ts';
import { surveyPage } from './page.ts';
import { reportOf } from './report.ts';
import { surveyCompany, type CompanySurvey } from './survey-company.ts';

const empty = (cik: string): FolderCompany => ({
  cik,
  symbol: `S${Number(cik)}`,
  symbols: [],
  input: { cik, sic: null, fiscal_year_end: null, filings: [] },
});

const survey = (cik: string): CompanySurvey => ({
  ...surveyCompany(empty(cik)),
  splits: [
    {
      date: '2015-06-25',
      ratio: '2:1',
      between: '2015-06-30 to 2015-09-22',
      proof: '18 averages, 18 EPS',
      left: ['1:2'],
    },
  ],
  findings: [
    {
      check: 'share_jump',
      field: 'shares_basic',
      kind: 'annual',
      end: '2014-12-31',
      by: '1:2',
      seen: 'ten, five',
    },
    {
      check: 'share_jump',
      field: 'shares_diluted',
      kind: 'annual',
      end: '2014-12-31',
      by: '1:2',
      seen: 'six, three',
    },
  ],
});

const LABELS = { 'tuned on': ['0000000001'] };

describe('the page of the survey', () => {
  it('does not depend on the order in which threads reply', () => {
    const [one, two] = [survey('0000000001'), survey('0000000002')];
    expect(surveyPage(reportOf([two, one], {}, LABELS))).to.equal(
      surveyPage(reportOf([one, two], {}, LABELS)),
    );
  });

  it('lists jumps of one ratio in one row, and issuers by label', () => {
    const page = surveyPage(reportOf([survey('0000000001')], { '0000000003': 'cannot be read' }, LABELS));
    expect(page).to.include(
      '| S1 | 1:2 | shares_basic, shares_diluted | annual 2014-12-31 | 2 | ten, five |',
    );
    expect(page).to.include(
      '| S1 | 2015-06-25 | 2:1 | 2015-06-30 to 2015-09-22 | 18 averages, 18 EPS | 1:2 |',
    );
    expect(page).to.include('| tuned on | 1 |');
    expect(page).to.include('- Not surveyed: 0000000003, cannot be read');
  });
});
