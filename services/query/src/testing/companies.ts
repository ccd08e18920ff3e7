import { sampleCompany } from '@footnote/figures/testing/sample-company';
import type { FakeCompany } from './fake-store.ts';

export const NOW = '2026-02-10T15:00:00Z';

/** A December filer with two symbols, one of a share class. */
export const ACME: FakeCompany = {
  cik: '0009999999',
  symbols: ['ACME', 'ACME-B'],
  issuer: {
    reporting_currency: 'USD',
    reporting_cadence: 'quarterly',
    issuer_type: 'industrial',
    as_of: '2026-02-02 21:30:12',
  },
  cells: [...sampleCompany('quarter', '2025-12-31', 20), ...sampleCompany('annual', '2025-12-31', 7)],
};

/** A foreign issuer that reports once a year. */
export const FOREIGN: FakeCompany = {
  cik: '0009999998',
  symbols: ['ACMF'],
  issuer: {
    reporting_currency: 'EUR',
    reporting_cadence: 'annual',
    issuer_type: 'industrial',
    as_of: '2025-03-20 10:02:00',
  },
  cells: sampleCompany('annual', '2024-12-31', 7),
};

/** A fund: listed, without statements. */
export const FUND: FakeCompany = { cik: '0009999997', symbols: ['ACMX'] };
