import type { Verification } from '@footnote/verification/verification';
import type { VerdictRow, VerifiedCompanyRow } from '@footnote/read-models/verdicts';
import type { Answer } from './flags.ts';

/** The stored head of a company. */
export type VerifiedHead = VerifiedCompanyRow & {
  /** JSON array of the answers to flags. */
  readonly flags: string;
  /** Ids of the events that stand. */
  readonly emitted: readonly string[];
};

export function verdictRows(
  cik: string,
  symbol: string,
  { filings }: Verification,
  revision: number,
): readonly VerdictRow[] {
  return filings.flatMap(({ verdicts }) =>
    verdicts.map(({ evidence, ...verdict }) => ({
      cik,
      symbol,
      ...verdict,
      evidence: evidence.length === 0 ? '[]' : JSON.stringify(evidence),
      revision,
    })),
  );
}

/** `newest` in epoch milliseconds: the newest acceptance of a filing that was verified. */
export function verifiedHead(
  cik: string,
  symbol: string,
  { policy_version, filings }: Verification,
  newest: number,
  answers: readonly Answer[],
  emitted: readonly string[],
  revision: number,
): VerifiedHead {
  const counts = { passed: 0, unchecked: 0, contradicted: 0 };
  for (const { verdicts } of filings) for (const { verdict } of verdicts) counts[verdict] += 1;
  return {
    cik,
    symbol,
    policy_version,
    last_verified_at: new Date(newest).toISOString().slice(0, 19).replace('T', ' '),
    filings: filings.length,
    ...counts,
    flags: JSON.stringify(answers.map(flagRow)),
    emitted,
    revision,
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
