/** Lines of an invented filing in a quarterly data set of Form 13F. */

const ACCESSION = '0009990088-26-000004';

const member = (name: string, columns: readonly string[], ...lines: readonly (readonly string[])[]): string =>
  [
    `[${name}]`,
    ['ACCESSION_NUMBER', ...columns].join('\t'),
    ...lines.map((cells) => [ACCESSION, ...cells].join('\t')),
    '',
  ].join('\n');

const ROW = [
  'INFOTABLE_SK',
  'NAMEOFISSUER',
  'TITLEOFCLASS',
  'CUSIP',
  'FIGI',
  'VALUE',
  'SSHPRNAMT',
  'SSHPRNAMTTYPE',
  'PUTCALL',
  'INVESTMENTDISCRETION',
  'OTHERMANAGER',
  'VOTING_AUTH_SOLE',
  'VOTING_AUTH_SHARED',
  'VOTING_AUTH_NONE',
];
const MANAGER = ['CIK', 'FORM13FFILENUMBER', 'CRDNUMBER', 'SECFILENUMBER', 'NAME'];

/** A new-holdings amendment with two rows, one of them a put. */
export const form13fDataSet = (): string =>
  member(
    'SUBMISSION',
    ['FILING_DATE', 'SUBMISSIONTYPE', 'CIK', 'PERIODOFREPORT'],
    ['12-FEB-2026', '13F-HR/A', '9990088', '31-DEC-2025'],
  ) +
  member(
    'COVERPAGE',
    [
      'REPORTCALENDARORQUARTER',
      'ISAMENDMENT',
      'AMENDMENTNO',
      'AMENDMENTTYPE',
      'FILINGMANAGER_NAME',
      'REPORTTYPE',
      'FORM13FFILENUMBER',
      'ADDITIONALINFORMATION',
    ],
    [
      '31-DEC-2025',
      'Y',
      '2',
      'NEW HOLDINGS',
      'Lighthouse Capital LLC',
      '13F HOLDINGS REPORT',
      '028-99988',
      '',
    ],
  ) +
  member(
    'OTHERMANAGER',
    ['OTHERMANAGER_SK', ...MANAGER],
    ['1', '9990066', '028-99966', '', '', 'Pension & Co'],
  ) +
  member(
    'SUMMARYPAGE',
    ['OTHERINCLUDEDMANAGERSCOUNT', 'TABLEENTRYTOTAL', 'TABLEVALUETOTAL', 'ISCONFIDENTIALOMITTED'],
    ['1', '2', '4500', 'N'],
  ) +
  member('OTHERMANAGER2', ['SEQUENCENUMBER', ...MANAGER], ['4', '', '028-99967', '', '', 'Harbor Advisers']) +
  member(
    'INFOTABLE',
    ROW,
    [
      '11',
      'DECEMBER WIDGETS INC',
      'COM',
      '99900T104',
      '',
      '3000',
      '100',
      'SH',
      '',
      'DFND',
      '4',
      '100',
      '0',
      '0',
    ],
    [
      '12',
      'DECEMBER WIDGETS INC',
      'COM',
      '99900T104',
      '',
      '1500',
      '50',
      'SH',
      'Put',
      'SOLE',
      '',
      '50',
      '0',
      '0',
    ],
  );
