import type { EvidenceReading } from '@footnote/event-types/types.generated';
import type { Cell, Operand } from '@footnote/statements/cell';
import { formatAmount, parseAmount, scale, size } from '@footnote/statements/decimal';
import type { CompanyInput } from '@footnote/statements/inputs';
import type { Statements } from '@footnote/statements/statements';
import { spanChecks } from './across-checks.ts';
import { attribute } from './attribution.ts';
import { besideFaults } from './beside.ts';
import { cellFaults, type CellFault } from './cell-checks.ts';
import type { Check } from './check.ts';
import { judgeExchanged, judgeGaps, judgeLone, judgeMisdated } from './columns.ts';
import { comparativeChecks, judgeComparatives } from './comparatives.ts';
import { ownChecks } from './own-checks.ts';
import { judgeExchangedRows } from './exchanged.ts';
import { judgeFilingScale } from './filing-scale.ts';
import { linesOf } from './lines.ts';
import { filedSplit } from './operand-role.ts';
import { outliers } from './outliers.ts';
import { judgePerShare } from './per-share.ts';
import { provenanceFault } from './provenance.ts';
import { readingsOf, type Reading, type Readings } from './readings.ts';
import { createLedger, type Ledger } from './record.ts';
import { continuityFaults } from './row-continuity.ts';
import { shareFaults } from './share-laws.ts';
import { siblingFaults } from './sibling-rows.ts';
import { factOf, spread } from './spread.ts';
import {
  POLICY_VERSION,
  type Cause,
  type CellVerdict,
  type Evidence,
  type FilingVerdicts,
  type Rule,
  type Verification,
} from './verification.ts';

/**
 * Judges every served cell of a company by the facts of its filings, looked up independently: `statements`
 * are the cells before any mask. Pure; the verdicts depend only on the facts, not on the order of filings or
 * facts.
 * Facts are doubted, not cells: a cell is contradicted if one of its facts is, so every value derived from a
 * doubtful fact is contradicted with it.
 */
export const verify = (company: CompanyInput, statements: Statements): Verification => {
  const readings = readingsOf(company, statements);
  const groups = readings.groups;
  const checks = [
    ...readings.filings.flatMap((filing) => ownChecks(readings, filing)),
    ...spanChecks(readings),
    ...comparativeChecks(groups),
  ];
  const ledger = createLedger(checks);
  judgeComparatives(groups, readings, ledger);
  judgeExchanged(readings, ledger);
  judgeMisdated(readings, ledger);
  judgeLone(readings, ledger);
  judgeGaps(readings, ledger);
  judgeExchangedRows(checks, ledger);
  attribute(checks, readings, ledger);
  judgePerShare(readings, ledger);
  judgeFilingScale(readings, ledger);

  const served = statements.cells.filter(({ value }) => value !== null);
  const made = new Map(served.map((cell) => [cell, madeOf(cell, readings)]));
  const isVouched = (cell: Cell): boolean => vouchedRules(made.get(cell) ?? [], ledger) !== null;
  const lines = linesOf(served);
  const faults = spread(
    served,
    new Map([
      ...besideFaults(served, readings, isVouched),
      ...continuityFaults(lines, readings),
      ...shareFaults(served),
      ...siblingFaults(served, readings),
      ...outliers(lines, isVouched),
      ...cellFaults(served, isVouched),
    ]),
  );
  const byFiling = new Map<string, CellVerdict[]>();
  for (const cell of served) {
    const list = byFiling.get(cell.accession);
    const verdict = judge(cell, made.get(cell) ?? [], readings, ledger, faults.get(cell));
    if (list) list.push(verdict);
    else byFiling.set(cell.accession, [verdict]);
  }
  return {
    policy_version: POLICY_VERSION,
    filings: readings.filings.map(({ accession, form, filed }): FilingVerdicts => ({
      accession,
      form,
      filed,
      verdicts: byFiling.get(accession) ?? [],
    })),
  };
};

/** The facts of a cell as looked up here; undefined for one that its filing lacks or has twice. */
type Made = readonly (Reading | undefined)[];

const madeOf = ({ operands }: Cell, readings: Readings): Made =>
  operands.map(({ accession, concept, start, end }) => readings.get(accession, concept, start, end));

/** Rules that vouch for the facts of a cell, in alphabetical order; null unless each of them is vouched for. */
const vouchedRules = (made: Made, ledger: Ledger): readonly Rule[] | null => {
  const [first, ...others] = made;
  if (first === undefined) return null;
  const rules = ledger.rules(first);
  if (rules.length === 0) return null;
  if (others.length === 0) return rules;
  const found = new Set(rules);
  for (const reading of others) {
    const more = reading === undefined ? [] : ledger.rules(reading);
    if (more.length === 0) return null;
    for (const rule of more) found.add(rule);
  }
  return [...found].sort();
};

const judge = (
  cell: Cell,
  made: Made,
  readings: Readings,
  ledger: Ledger,
  fault: CellFault | undefined,
): CellVerdict => {
  const evidence = evidenceOf(cell, made, readings, ledger, fault);
  const vouched = vouchedRules(made, ledger);
  const { statement, field, period_kind, fiscal_year, fiscal_period, period_start, period_end } = cell;
  return {
    statement,
    field,
    period_kind,
    fiscal_year,
    fiscal_period,
    period_start,
    period_end,
    value: cell.value ?? '',
    accession: cell.accession,
    verdict: evidence.length > 0 ? 'contradicted' : vouched === null ? 'unchecked' : 'passed',
    vouched: vouched ?? [],
    evidence,
  };
};

/** Whether the cell serves the fact in the scale in which the check, which compares facts as filed, passes. */
const isCorrected = (cell: Cell, check: Check, reading: Reading): boolean => {
  if (!cell.flags.includes('scale_corrected') || cell.operands.length !== 1) return false;
  const { numerator, denominator } = filedSplit(cell);
  return check.with(reading, scale(parseAmount(cell.value ?? ''), denominator, numerator)).holds;
};

const evidenceOf = (
  cell: Cell,
  made: Made,
  readings: Readings,
  ledger: Ledger,
  fault: CellFault | undefined,
): readonly Evidence[] => {
  const evidence: Evidence[] = [];
  const missing = provenanceFault(cell, made, readings);
  if (missing !== null)
    evidence.push(
      evidenceOn('provenance', 'itself', missing.difference, 0n, missing.operands.map(ofOperand)),
    );
  if (fault !== undefined)
    evidence.push(
      evidenceOn(fault.rule, fault.because, fault.difference, fault.tolerance, [
        ...cell.operands.map((operand) => ({
          ...ofOperand(operand),
          blamed: fault.facts?.has(factOf(operand)) ?? true,
        })),
        ...fault.beside.flatMap(({ operands }) =>
          operands.map((operand) => ({ ...ofOperand(operand), blamed: false })),
        ),
      ]),
    );
  const reported = new Set<Check>();
  for (const reading of made) {
    if (reading === undefined) continue;
    for (const { check, cause } of ledger.blames(reading)) {
      if (reported.has(check) || (cause === 'slip' && isCorrected(cell, check, reading))) continue;
      reported.add(check);
      const blamed = ledger.blamedBy(check);
      evidence.push(
        evidenceOn(
          check.rule,
          cause,
          check.difference,
          check.tolerance,
          check.readings.map((other) => ofReading(other, blamed.has(other))),
        ),
      );
    }
  }
  if (evidence.length < 2) return evidence;
  return evidence
    .map((one) => ({ one, id: JSON.stringify(one) }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ one }) => one);
};

const evidenceOn = (
  rule: Rule,
  because: Cause,
  difference: bigint,
  tolerance: bigint,
  readings: readonly EvidenceReading[],
): Evidence => ({
  rule,
  because,
  difference: formatAmount(size(difference)),
  tolerance: formatAmount(tolerance),
  readings,
});

const ofOperand = ({ accession, concept, start, end, value }: Operand): EvidenceReading => ({
  accession,
  concept,
  start,
  end,
  value,
  blamed: true,
});

const ofReading = ({ filing, concept, start, end, text }: Reading, blamed: boolean): EvidenceReading => ({
  accession: filing.accession,
  concept,
  start,
  end,
  value: text,
  blamed,
});
