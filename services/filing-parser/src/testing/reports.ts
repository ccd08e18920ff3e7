import type { Document } from '@footnote/event-types/types.generated';
import type { Report, ReportFact, Summation } from '@footnote/xbrl/report/types';
import { CIK, documentOf } from './documents.ts';

/** The parsed report of an issuer that does not exist. */

export const CLASS = 'us-gaap:StatementClassOfStockAxis';
export const ACCESSION = '0009990001-25-000012';

export const factOf = (
  concept: string,
  dimensions: Readonly<Record<string, string>> = {},
  changes: Partial<ReportFact> = {},
): ReportFact => ({
  taxonomy: 'us-gaap',
  concept,
  unit: 'USD',
  start: '2024-10-01',
  end: '2025-09-30',
  value: '12',
  decimals: '-6',
  dimensions: Object.entries(dimensions).map(([axis, member]) => ({ axis, member })),
  ...changes,
});

/** A summation that is inconsistent in the consolidated facts. */
export const SUMMATION: Summation = {
  role: 'http://footnote.example/role/Income',
  statement: 'income',
  specification: '1.0',
  total: 'us-gaap:NetIncomeLoss',
  items: [
    { concept: 'us-gaap:Revenues', weight: '1' },
    { concept: 'us-gaap:CostsAndExpenses', weight: '-1' },
  ],
  sums: [[], [{ axis: CLASS, member: 'us-gaap:CommonClassAMember' }]].map((dimensions) => ({
    start: '2024-10-01',
    end: '2025-09-30',
    unit: 'USD',
    dimensions,
    consistent: false,
    difference: '-5',
    missing: 1,
  })),
};

export const reportOf = (changes: Partial<Report> = {}): Report => ({
  cik: CIK,
  facts: [
    factOf('Revenues'),
    factOf('Revenues', { 'us-gaap:StatementBusinessSegmentsAxis': 'fn:NorthMember' }),
    factOf('EarningsPerShareBasic', { [CLASS]: 'us-gaap:CommonClassAMember' }, { unit: 'USD/shares' }),
  ],
  faces: [
    {
      role: 'http://footnote.example/role/Income',
      statement: 'income',
      concepts: ['us-gaap:Revenues', 'us-gaap:NetIncomeLoss'],
      labels: ['Net sales', ''],
    },
  ],
  calculations: [],
  labels: [],
  cover: { fiscalYear: 2025, fiscalPeriod: 'FY', texts: [] },
  rejected: [],
  ...changes,
});

export const xbrlDocument = (bytes: Uint8Array, changes: Partial<Document> = {}): Document =>
  documentOf(bytes, {
    kind: 'xbrl',
    accession: ACCESSION,
    form: '10-K',
    filed: '2025-11-06',
    url: `https://www.sec.gov/Archives/edgar/data/9990001/000999000125000012/${ACCESSION}-xbrl.zip`,
    ...changes,
  });
