import { expect } from 'chai';
import type { Verification } from '@footnote/contract/types.generated';
import { run, useFolder } from './testing/run.ts';
import { describeVerification } from './verification.ts';

const FILING = { accession: '0000000001-26-000001', url: 'https://www.sec.gov/x' };

const SUMMARY: Parameters<typeof describeVerification>[0] = {
  symbol: 'ACME',
  policy_version: '1',
  last_verified_at: '2026-02-02T21:30:12Z',
  totals: { contradicted: 1, passed: 31, pending: 0, refused: 3, served: 39, unchecked: 8 },
  fields: [
    {
      field: 'total_assets',
      statement: 'balance_sheet',
      served: 39,
      refused: [
        {
          cells: 1,
          reason: { code: 'oracle_contradicted', text: 'a check contradicts it' },
          rules: [{ cells: 1, id: 'verification.balance_total', text: 'both sides differ' }],
        },
      ],
    },
    {
      field: 'inventory',
      statement: 'balance_sheet',
      served: 0,
      refused: [{ cells: 2, reason: { code: 'not_reported', text: 'no filing tags it' }, rules: [] }],
    },
  ],
  cells: [
    {
      evidence: [
        {
          because: { code: 'others_hold', text: 'all other terms are confirmed' },
          difference: '882000000',
          readings: [
            {
              blamed: true,
              concept: 'us-gaap:Assets',
              end: '2025-12-31',
              filed_value: '98000000',
              filing: FILING,
              start: null,
            },
          ],
          rule: { code: 'balance_total', text: 'both sides are equal' },
          tolerance: { text: 'a rounding unit', value: '2000000' },
        },
      ],
      field: 'total_assets',
      filing: FILING,
      period: '2025-Q4',
      period_end: '2025-12-31',
      period_kind: 'instant',
      statement: 'balance_sheet',
      value: 98_000_000,
      verdict: 'contradicted',
      vouched: [],
    },
  ],
};

describe('footnote check', () => {
  const folder = useFolder();

  it('prints served values, refused values with their rules, and the evidence against withheld values', () => {
    expect(describeVerification(SUMMARY, 'contradicted').split('\n')).to.deep.equal([
      'ACME: verified with all filings accepted up to 2026-02-02T21:30:12Z, under policy 1',
      "39 cells served (31 of the company's cells are corroborated, 8 are not), 3 refused",
      '',
      'refused              cells  rule                        why',
      'not_reported             2                              no filing tags it',
      'oracle_contradicted      1  verification.balance_total  both sides differ',
      '',
      'Contradicted and withheld:',
      '',
      'balance_sheet total_assets 2025-Q4 (instant, 2025-12-31): 98000000, from 0000000001-26-000001',
      '  balance_total: both sides are equal; differs by 882000000, tolerance 2000000',
      '    blamed because all other terms are confirmed',
      '    → us-gaap:Assets 2025-12-31: 98000000 (0000000001-26-000001)',
    ]);
  });

  it('prints that a company was not verified', () => {
    const reported: Pick<Verification, 'policy_version' | 'last_verified_at' | 'cells'> = {
      policy_version: null,
      last_verified_at: null,
      cells: [],
    };
    expect(describeVerification({ ...SUMMARY, ...reported }, 'contradicted')).to.match(
      /^ACME: not verified\n/,
    );
  });

  it('rejects an invalid limit and an empty data folder', async () => {
    const limit = await run('check', 'ACME', '--limit', 'all', '--data', folder());
    expect(limit.err).to.equal('footnote: --limit expects a whole number, not all\n');
    const empty = await run('check', 'ACME', '--data', folder());
    expect({ code: empty.code, err: empty.err }).to.deep.equal({
      code: 1,
      err: `footnote: no companies have been ingested into ${folder()}\n`,
    });
  });
});
