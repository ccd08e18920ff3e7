import type { Verification } from '@footnote/verification/verification';
import type { RowOf } from '@footnote/read-models/columns';
import type { VerdictRow } from '@footnote/read-models/verdicts';
import type { HEAD_COLUMNS } from '../ddl.ts';
import type { Answer } from './flags.ts';

/** Verification columns of a company's head; version 0 and empty if it was not verified. */
export type VerifiedHead = Pick<
  RowOf<typeof HEAD_COLUMNS>,
  'policy_version' | 'filings' | 'passed' | 'unchecked' | 'contradicted' | 'flags' | 'emitted'
>;

export function verdictRows(
  cik: string,
  symbol: string,
  { filings }: Verification,
  revision: number,
): readonly VerdictRow[] {
  const rows: VerdictRow[] = [];
  for (const { verdicts } of filings)
    for (const one of verdicts)
      rows.push({
        cik,
        symbol,
        statement: one.statement,
        field: one.field,
        period_kind: one.period_kind,
        fiscal_year: one.fiscal_year,
        fiscal_period: one.fiscal_period,
        period_start: one.period_start,
        period_end: one.period_end,
        value: one.value,
        accession: one.accession,
        verdict: one.verdict,
        vouched: one.vouched,
        evidence: one.evidence.length === 0 ? '[]' : JSON.stringify(one.evidence),
        revision,
      });
  return rows;
}

export const UNVERIFIED: VerifiedHead = {
  policy_version: 0,
  filings: 0,
  passed: 0,
  unchecked: 0,
  contradicted: 0,
  flags: '[]',
  emitted: [],
};

export function verifiedHead(
  { policy_version, filings }: Verification,
  answers: readonly Answer[],
  emitted: readonly string[],
): VerifiedHead {
  const counts = { passed: 0, unchecked: 0, contradicted: 0 };
  for (const { verdicts } of filings) for (const { verdict } of verdicts) counts[verdict] += 1;
  return {
    policy_version,
    filings: filings.length,
    ...counts,
    flags: JSON.stringify(answers.map(flagRow)),
    emitted,
  };
}

function flagRow({ flag, verdict }: Answer): object {
  return {
    ...flag,
    value: verdict?.value ?? null,
    vouched: verdict?.vouched ?? [],
    evidence: verdict?.evidence ?? [],
  };
}
