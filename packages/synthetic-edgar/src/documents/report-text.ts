import type { Report } from '../reports.ts';
import type { DocumentSpec, IssuerSpec } from '../spec.ts';
import { paragraph } from './content.ts';
import type { Content, Item, ReportText } from './content.ts';
import { coveredPeriod } from './period-words.ts';

/** The sections with text of their own, and the tables of Item 8 (10-K) or Item 1 of Part I (10-Q). */
export type ReportContents = {
  readonly business: readonly Content[];
  readonly riskFactors: readonly Content[];
  readonly mda: readonly Content[];
  readonly statements: readonly Content[];
};

type Row = readonly [Item['part'], string, string, readonly Content[]];

const items = (rows: readonly Row[]): readonly Item[] =>
  rows.map(([part, number, title, contents]) => ({ part, number, title, contents }));

const MDA_TITLE = 'Management’s Discussion and Analysis of Financial Condition and Results of Operations';
const MARKET_RISK_TITLE = 'Quantitative and Qualitative Disclosures About Market Risk';

const proxy = (subject: string): readonly Content[] => [
  paragraph(
    `Information about ${subject} will be in our definitive proxy statement for the next annual meeting of ` +
      'shareholders, and is incorporated herein by reference.',
  ),
];
const none = [paragraph('None.')];
const marketRisk = [
  paragraph(
    'A change of all interest rates by one percentage point would alter our annual interest expense by less than ' +
      '$9 million. Forward contracts cover most of the currency exposure of the next twelve months.',
  ),
];
const legal = [
  paragraph(
    'We are party to lawsuits that arise in the ordinary course of business. In the opinion of management, none of ' +
      'them is likely to have a material effect on our financial position.',
  ),
];
const controls = [
  paragraph(
    'Our principal executive and financial officers evaluated the disclosure controls and procedures at the end of the ' +
      'period and concluded that they were effective. Internal control did not change materially in the period.',
  ),
];

const annualItems = (fiscalYear: number, contents: ReportContents): readonly Item[] =>
  items([
    ['I', '1', 'Business', contents.business],
    ['I', '1A', 'Risk Factors', contents.riskFactors],
    ['I', '1B', 'Unresolved Staff Comments', none],
    ...(fiscalYear < 2023
      ? []
      : ([
          [
            'I',
            '1C',
            'Cybersecurity',
            [
              paragraph(
                'A committee of the board oversees the security of our systems and hears our chief security officer ' +
                  'each quarter. Attacks have not affected our business materially so far.',
              ),
            ],
          ],
        ] as const)),
    [
      'I',
      '2',
      'Properties',
      [
        paragraph(
          'Our principal plants are owned and have about 3.1 million square feet. Depots and offices are leased for ' +
            'terms of up to twelve years. They are in good condition and suffice for our needs.',
        ),
      ],
    ],
    ['I', '3', 'Legal Proceedings', legal],
    ['I', '4', 'Mine Safety Disclosures', [paragraph('Not applicable.')]],
    [
      'II',
      '5',
      'Market for Registrant’s Common Equity, Related Stockholder Matters and Issuer Purchases of Equity Securities',
      [
        paragraph(
          'Our common stock is traded on an exchange. At the end of January there were about 11,200 holders of record. ' +
            'The board decides about dividends each quarter.',
        ),
      ],
    ],
    ['II', '6', '[Reserved]', []],
    ['II', '7', MDA_TITLE, contents.mda],
    ['II', '7A', MARKET_RISK_TITLE, marketRisk],
    ['II', '8', 'Financial Statements and Supplementary Data', contents.statements],
    ['II', '9', 'Changes in and Disagreements with Accountants on Accounting and Financial Disclosure', none],
    ['II', '9A', 'Controls and Procedures', controls],
    ['II', '9B', 'Other Information', none],
    ['III', '10', 'Directors, Executive Officers and Corporate Governance', proxy('directors and officers')],
    ['III', '11', 'Executive Compensation', proxy('compensation')],
    [
      'III',
      '12',
      'Security Ownership of Certain Beneficial Owners and Management and Related Stockholder Matters',
      proxy('the ownership of securities'),
    ],
    [
      'III',
      '13',
      'Certain Relationships and Related Transactions, and Director Independence',
      proxy('transactions with related persons'),
    ],
    ['III', '14', 'Principal Accountant Fees and Services', proxy('the fees of our accountants')],
    [
      'IV',
      '15',
      'Exhibits and Financial Statement Schedules',
      [paragraph('The exhibits are listed in the index that follows.')],
    ],
    ['IV', '16', 'Form 10-K Summary', none],
  ]);

const quarterlyItems = (risks: DocumentSpec['quarterly_risks'], contents: ReportContents): readonly Item[] =>
  items([
    ['I', '1', 'Financial Statements', contents.statements],
    ['I', '2', MDA_TITLE, contents.mda],
    ['I', '3', MARKET_RISK_TITLE, marketRisk],
    ['I', '4', 'Controls and Procedures', controls],
    ['II', '1', 'Legal Proceedings', legal],
    ...(risks === 'none' ? [] : ([['II', '1A', 'Risk Factors', contents.riskFactors]] as const)),
    ['II', '2', 'Unregistered Sales of Equity Securities and Use of Proceeds', none],
    ['II', '5', 'Other Information', none],
    ['II', '6', 'Exhibits', [paragraph('The certifications of our officers are filed with this report.')]],
  ]);

/** A report with all its items. */
export const reportText = (
  spec: IssuerSpec,
  documents: DocumentSpec,
  report: Report,
  contents: ReportContents,
): ReportText => ({
  issuer: spec.name,
  form: report.form,
  covers: coveredPeriod(report),
  items: report.annual
    ? annualItems(report.year.label, contents)
    : quarterlyItems(documents.quarterly_risks, contents),
});
