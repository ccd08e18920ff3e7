import {
  companyEvent,
  factOf,
  factsEvent,
  filingEvent,
  stakeEvent,
  stakePerson,
} from '@footnote/events/testing/samples';

export const ACME = '0009999999';
const FUND = '0009999998';
export const QUIET = '0009999997';
const OTHER = '0009999995';
const UNLISTED = '0009999996';
export const accession = (serial: number): string => `0009990077-26-${String(serial).padStart(6, '0')}`;
export const BY_HERSELF = { holder_cik: '0000000055', holder_cik_source: 'schedule' };

/** A schedule in the list of its issuer, or, without a file number, in the list of its holder. */
export const listed = (
  serial: number,
  filed: string,
  form = 'SCHEDULE 13G',
  number: string | null = '005-12345',
) => filingEvent(ACME, accession(serial), { form, filed, file_number: number, report_date: null });

/** A company with schedules, a fund, a company without schedules, another issuer, and one without submissions. */
export const COMPANIES = [
  companyEvent(ACME, { symbols: ['ACME'] }),
  companyEvent(FUND, { symbols: ['FNDX'], entity_type: 'investment' }),
  companyEvent(QUIET, { symbols: ['QUIE'] }),
  companyEvent(OTHER, { symbols: ['OTHR'] }),
  companyEvent(UNLISTED, { symbols: ['UNLI'] }),
];

const end = { start: null, end: '2026-01-20' };

export const ANNUAL_REPORT = factsEvent(
  ACME,
  '0009999999-26-000001',
  [
    factOf('Assets', '900', { start: null, end: '2025-12-31' }),
    { ...factOf('EntityCommonStockSharesOutstanding', '100000', end), taxonomy: 'dei', unit: 'shares' },
  ],
  { form: '10-K', filed: '2026-02-02', source_time: Date.parse('2026-02-02') },
);

export const LISTED = [
  listed(1, '2025-02-03'),
  listed(2, '2025-05-05', 'SCHEDULE 13G/A'),
  listed(3, '2026-01-05', 'SCHEDULE 13D'),
  listed(4, '2026-01-06'),
  listed(5, '2026-01-07'),
  listed(8, '2026-01-04'),
  // A schedule that ACME filed about another company's shares.
  listed(6, '2026-01-08', 'SCHEDULE 13G', null),
  filingEvent(ACME, '0009999999-26-000001', { filed: '2026-02-02' }),
  filingEvent(QUIET, '0009999997-26-000001', { filed: '2026-02-03' }),
  filingEvent(FUND, '0009999998-26-000001', { form: 'N-CSR', filed: '2026-02-03' }),
];

export const STAKES = [
  stakeEvent(ACME, accession(1), { filed: '2025-02-03' }),
  stakeEvent(ACME, accession(2), {
    form: 'SCHEDULE 13G/A',
    filed: '2025-05-05',
    persons: [stakePerson('QUARRY PARTNERS, L.P.', '4900', '4.9')],
    filers: [],
  }),
  stakeEvent(ACME, accession(3), {
    form: 'SCHEDULE 13D',
    filed: '2026-01-05',
    persons: [
      stakePerson('Ada Smith', '17000.5', '17.005', { cik: '0000000055', types: ['IN', 'HC'] }),
      stakePerson('Smith Trust', '900', null),
    ],
    filers: ['0000000055'],
  }),
  stakeEvent(ACME, accession(4), { filed: '2026-01-06', refusal: 'malformed', persons: [] }),
  stakeEvent(OTHER, accession(8), { filed: '2026-01-04', persons: [stakePerson('A', '0', '0')] }),
  stakeEvent(UNLISTED, accession(9), { filed: '2026-01-06' }),
];
