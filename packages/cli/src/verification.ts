import type { Verification, VerdictEvidence, VerifiedCell } from '@footnote/contract/types.generated';
import { formatTable } from './table.ts';

const VERDICT_WORDS: Readonly<Record<VerifiedCell['verdict'], string>> = {
  contradicted: 'Contradicted and withheld',
  passed: 'Corroborated by other readings',
  unchecked: 'Served without corroboration',
};

type VerificationSummary = Pick<
  Verification,
  'symbol' | 'policy_version' | 'last_verified_at' | 'totals' | 'fields' | 'cells'
>;

/** The verifier's findings on a company, as text. */
export function describeVerification(
  verification: VerificationSummary,
  verdict: VerifiedCell['verdict'],
): string {
  const { symbol, last_verified_at: last, policy_version: policy, totals, cells } = verification;
  const head =
    last === null || policy === null
      ? `${symbol}: not verified`
      : `${symbol}: verified with all filings accepted up to ${last}, under policy ${policy}`;
  const counts =
    `${totals.served} cells served (${totals.passed} of the company's cells are corroborated, ` +
    `${totals.unchecked} are not), ${totals.refused} refused`;
  const reasons = reasonsOf(verification.fields);
  return [
    head,
    counts,
    ...(reasons.length === 0 ? [] : ['', formatTable(['refused', 'cells', 'rule', 'why'], reasons)]),
    ...(last === null
      ? []
      : ['', `${VERDICT_WORDS[verdict]}: ${cells.length === 0 ? 'none' : ''}`.trimEnd()]),
    ...cells.flatMap(describeCell),
  ].join('\n');
}

type Reason = { readonly code: string; readonly cells: number; readonly rule: string; readonly text: string };

/** Cells by the reason and the rule of their refusal, the most first. */
function reasonsOf(
  fields: VerificationSummary['fields'],
): readonly (readonly [string, number, string, string])[] {
  const reasons = new Map<string, Reason>();
  const add = (code: string, cells: number, rule: string, text: string): void => {
    const known = reasons.get(`${code} ${rule}`)?.cells ?? 0;
    reasons.set(`${code} ${rule}`, { code, cells: known + cells, rule, text });
  };
  for (const { refused } of fields)
    for (const { cells, reason, rules } of refused) {
      for (const rule of rules) add(reason.code, rule.cells, rule.id, rule.text);
      const unnamed = rules.reduce((rest, rule) => rest - rule.cells, cells);
      if (unnamed > 0) add(reason.code, unnamed, '', reason.text);
    }
  return [...reasons.values()]
    .sort((a, b) => b.cells - a.cells)
    .map(({ code, cells, rule, text }) => [code, cells, rule, text] as const);
}

function describeCell(cell: VerifiedCell): readonly string[] {
  const { statement, field, period, period_kind: kind, value, filing, evidence, vouched } = cell;
  return [
    '',
    `${statement} ${field} ${period} (${kind}, ${cell.period_end}): ${value}, from ${filing.accession}`,
    ...(vouched.length === 0 ? [] : [`  corroborated by: ${vouched.map(({ code }) => code).join(', ')}`]),
    ...evidence.flatMap(describeEvidence),
  ];
}

function describeEvidence({
  rule,
  because,
  difference,
  tolerance,
  readings,
}: VerdictEvidence): readonly string[] {
  return [
    `  ${rule.code}: ${rule.text}; differs by ${difference}, tolerance ${tolerance.value}`,
    `    blamed because ${because.text}`,
    ...readings.map(
      ({ blamed, concept, start, end, filed_value: filed, filing }) =>
        `    ${blamed ? '→' : ' '} ${concept} ${start === null ? end : `${start} to ${end}`}: ${filed} (${filing.accession})`,
    ),
  ];
}
