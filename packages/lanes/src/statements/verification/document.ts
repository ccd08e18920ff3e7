import { Decimal } from 'decimal.js';
import { REFUSALS } from '@footnote/statements/explain/texts';
import { filingIndexUrl } from '@footnote/values/accession';
import { labelFor } from '@footnote/values/period';
import type { VerdictRow } from '@footnote/read-models/verdicts';
import { ALL_RULES } from '@footnote/verification/all-rules';
import { CAUSES, RULES } from '@footnote/verification/rules';
import type { Cause, Evidence, Rule } from '@footnote/verification/verification';
import type { Writable } from '@footnote/wire/json';
import { BLOCK_OF } from '@footnote/wire/statement-blocks';
import { utc } from '@footnote/wire/time';
import type {
  CodedText,
  FieldVerification,
  VerdictEvidence,
  Verification,
  VerifiedCell,
} from '@footnote/contract/types.generated';
import type { CompanyVerification, FieldCount } from './read.ts';

type Filing = { readonly accession: string; readonly url: string };

const filing = (cik: string, accession: string): Filing => ({
  accession,
  url: filingIndexUrl(cik, accession),
});

export const ruleText = (rule: Rule): CodedText => ({ code: rule, text: RULES[rule].says });

const causeText = (cause: Cause): CodedText => ({ code: cause, text: CAUSES[cause] });

/** The members of a response about verdicts, as in the REST API and on the command line. */
export type Members = Pick<
  Writable<Verification>,
  'cells' | 'fields' | 'last_verified_at' | 'policy_version' | 'totals'
>;

export function verificationMembers(found: CompanyVerification): Members {
  const { company, counts, verdicts } = found;
  return {
    cells: verdicts.map(verifiedCell),
    fields: fieldMembers(counts),
    last_verified_at: company === undefined ? null : utc(company.last_verified_at),
    policy_version: company === undefined ? null : String(company.policy_version),
    totals: totals(found),
  };
}

/** One cell with the verifier's findings. */
function verifiedCell(row: VerdictRow): Writable<VerifiedCell> {
  return {
    evidence: (JSON.parse(row.evidence) as readonly Evidence[]).map((one) => evidenceMember(row.cik, one)),
    field: row.field,
    filing: filing(row.cik, row.accession),
    period: labelFor(row.period_kind, row.fiscal_year, row.fiscal_period),
    period_end: row.period_end,
    period_kind: row.period_kind,
    statement: BLOCK_OF[row.statement],
    value: new Decimal(row.value),
    verdict: row.verdict,
    vouched: row.vouched.map((rule) => ruleText(rule as Rule)),
  };
}

export function evidenceMember(
  cik: string,
  { because, difference, readings, rule, tolerance }: Evidence,
): Writable<VerdictEvidence> {
  return {
    because: causeText(because),
    difference,
    readings: readings.map(({ accession, blamed, concept, end, start, value }) => ({
      blamed,
      concept,
      end,
      filed_value: value,
      filing: filing(cik, accession),
      start,
    })),
    rule: ruleText(rule),
    tolerance: { text: RULES[rule].tolerance, value: tolerance },
  };
}

const isRefusal = (text: string): text is keyof typeof REFUSALS => Object.hasOwn(REFUSALS, text);

const cellsOf = (counts: readonly FieldCount[]): number =>
  counts.reduce((total, { cells }) => total + cells, 0);

/** Number of served cells of each field, and the reasons for the others. */
function fieldMembers(counts: readonly FieldCount[]): readonly Writable<FieldVerification>[] {
  const fields = Map.groupBy(counts, ({ statement, field }) => `${statement} ${field}`);
  return [...fields.values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    return [
      {
        field: first.field,
        refused: [...Map.groupBy(rows, ({ refusal }) => refusal)]
          .filter(([refusal]) => refusal !== '')
          .map(([code, ofReason]) => ({
            cells: cellsOf(ofReason),
            reason: { code, text: isRefusal(code) ? REFUSALS[code] : '' },
            rules: ofReason
              .filter(({ rule }) => rule !== '')
              .map(({ rule: id, cells }) => ({ cells, id, text: ALL_RULES.get(id)?.sentence ?? '' })),
          })),
        served: cellsOf(rows.filter(({ refusal }) => refusal === '')),
        statement: BLOCK_OF[first.statement],
      },
    ];
  });
}

/** Cells of all fields by what became of them. */
function totals({ company, counts }: CompanyVerification): Members['totals'] {
  const sum = (keep: (refusal: string) => boolean): number =>
    cellsOf(counts.filter(({ refusal }) => keep(refusal)));
  return {
    contradicted: company?.contradicted ?? 0,
    passed: company?.passed ?? 0,
    pending: sum((refusal) => refusal === 'verification_pending'),
    refused: sum((refusal) => refusal !== ''),
    served: sum((refusal) => refusal === ''),
    unchecked: company?.unchecked ?? 0,
  };
}
