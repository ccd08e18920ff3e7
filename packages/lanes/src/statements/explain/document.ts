import { Decimal } from 'decimal.js';
import type { Cell, Operand, Provenance } from '@footnote/statements/cell';
import type { Considered, Explanation as Found } from '@footnote/statements/explain/explain';
import type { Candidate } from '@footnote/statements/explain/plain';
import { EVIDENCE, REFUSALS, RULES, STEPS, VERDICTS } from '@footnote/statements/explain/texts';
import { filingIndexUrl } from '@footnote/values/accession';
import { ruleNamed } from '@footnote/verification/all-rules';
import { maskedCell } from '@footnote/verification/mask';
import { contradictedBy } from '@footnote/verification/mask-rules';
import type { CellVerdict } from '@footnote/verification/verification';
import type { Writable } from '@footnote/wire/json';
import { BLOCK_OF } from '@footnote/wire/statement-blocks';
import type {
  ConsideredCell,
  ExplainedCandidate,
  ExplainedCell,
  Explanation,
  FilingLink,
  NamedRule,
} from '@footnote/contract/types.generated';
import { evidenceMember, ruleText } from '../verification/document.ts';
import type { Company } from '../../subject/company.ts';
import type { CommonMember } from '../../subject/document.ts';
import { beside, reportedInNote } from './in-note.ts';

type Members = Omit<Writable<Explanation>, CommonMember>;

/**
 * The members of an explanation about its cell. A contradicted cell is refused as in the statements, but its
 * value is explained anyway.
 */
export function explanationMembers(
  { cik, symbol }: Company,
  explained: Found,
  verdict: CellVerdict | null,
): Members {
  const found: Found =
    verdict?.verdict === 'contradicted'
      ? { ...explained, rule: 'refused', cell: maskedCell(explained.cell, contradictedBy(verdict.evidence)) }
      : explained;
  const { cell, rule, decisions } = found;
  const filing = (provenance: Provenance): FilingLink => filingLink(cik, provenance);
  const note = reportedInNote(cell, found.candidates, { cik, symbol, label: found.label });
  const sentence = note === null ? null : beside(cell);
  return {
    candidates: found.candidates.map((candidate) => candidateMember(candidate, filing)),
    cell: cellMember(found, filing, sentence),
    concepts: found.concepts,
    considered: found.considered.map((considered) => consideredMember(considered, filing)),
    decisions: decisions.map(({ step, value, refusal, rule: by }) => ({
      refusal,
      rule: by,
      step: { code: step, text: STEPS[step] },
      value: number(value),
    })),
    operands: explained.cell.operands.map((operand) => operandMember(operand, filing)),
    reported_in_note: note,
    rule: {
      code: rule,
      text: sentence ?? (rule === 'refused' ? (namedRule(cell)?.text ?? '') : RULES[rule]),
    },
    splits: found.splits.map(({ date, ...split }) => ({ effective: date, ...split })),
    verification:
      verdict === null
        ? null
        : {
            evidence: verdict.evidence.map((one) => evidenceMember(cik, one)),
            value: new Decimal(verdict.value),
            verdict: verdict.verdict,
            vouched: verdict.vouched.map(ruleText),
          },
  };
}

type Link = (provenance: Provenance) => FilingLink;

/** A filing with the address of its index page. */
export function filingLink(cik: string, { accession, form, filed }: Provenance): FilingLink {
  return { accession, filed, form, url: filingIndexUrl(cik, accession) };
}

function cellMember({ cell, label }: Found, filing: Link, sentence: string | null): Writable<ExplainedCell> {
  const { accession, form, filed, refusal, fiscal_period: period } = cell;
  if (period === 'TP') throw new TypeError('a transition period has no label');
  return {
    concept: cell.concept === '' ? null : cell.concept,
    field: cell.field,
    fiscal_period: period,
    fiscal_year: cell.fiscal_year,
    flags: cell.flags,
    method: cell.method,
    period: label,
    period_end: cell.period_end,
    period_kind: cell.period_kind,
    period_start: cell.period_start,
    provenance: filed === null ? null : filing({ accession, form, filed }),
    refusal: refusal === null ? null : { code: refusal, text: sentence ?? REFUSALS[refusal] },
    rule: namedRule(cell),
    statement: BLOCK_OF[cell.statement],
    unit: cell.unit,
    value: number(cell.value),
  };
}

/** Twelve months may be refused by their own rule, or with the period that they end with. */
const OWN_OF_TRAILING = /^(trailing|verification)\./;

/** The rule that refused a cell; null if it is served. */
function namedRule({ rule, period_kind: kind }: Cell): NamedRule | null {
  if (rule === null) return null;
  const { section, sentence, since } = ruleNamed(rule);
  const isPassedOn = kind === 'ttm' && !OWN_OF_TRAILING.test(rule);
  const text = isPassedOn ? `the period at the end of the twelve months is refused: ${sentence}` : sentence;
  return { id: rule, section, since, text };
}

function candidateMember(candidate: Candidate, filing: Link): Writable<ExplainedCandidate> {
  const { covering, parts, value, preference, verdict, rule } = candidate;
  const [first, ...others] = parts.map((part) => ({
    concept: part.concept,
    end: part.end,
    filed_value: part.value,
    sign: part.sign > 0 ? ('+' as const) : ('-' as const),
    split: part.split,
    start: part.start,
  }));
  if (first === undefined) throw new TypeError('a candidate without a fact');
  return {
    covers_period: covering,
    evidence: candidate.evidence.map(({ from, verdict: outcome }) => ({
      source: from,
      text: EVIDENCE[from][outcome],
      verdict: outcome,
    })),
    filing: filing(candidate.filing),
    parts: [first, ...others],
    preference,
    rule,
    value: new Decimal(value),
    verdict: { code: verdict, text: rule === null ? VERDICTS[verdict] : ruleNamed(rule).sentence },
  };
}

function consideredMember({ label, cell, vintages }: Considered, filing: Link): Writable<ConsideredCell> {
  return {
    field: cell.field,
    method: cell.method,
    period: label,
    refusal: cell.refusal,
    value: number(cell.value),
    vintages: vintages.map((vintage) => ({
      filing: filing(vintage.filing),
      value: new Decimal(vintage.value),
    })),
  };
}

function operandMember(operand: Operand, filing: Link): Writable<Explanation['operands'][number]> {
  const { concept, end, exhibit, role, start, value } = operand;
  return {
    concept,
    end,
    ...(exhibit === undefined ? {} : { exhibit }),
    filed_value: value,
    filing: filing(operand),
    role,
    start,
  };
}

function number(value: string | null): Decimal | null {
  return value === null ? null : new Decimal(value);
}
