import { judgedCompany, type JudgedCompany } from '@footnote/accuracy/judged';
import type { Cell } from '@footnote/statements/cell';
import { computeStatements } from '@footnote/statements/compute';
import type { CompanyInput } from '@footnote/statements/inputs';

const placeOf = ({ field, period_kind, fiscal_year, fiscal_period, period_end }: Cell): string =>
  `${field} ${period_kind} ${fiscal_year} ${fiscal_period} ${period_end}`;

/** The same filings and facts in reverse order. */
const reversed = (input: CompanyInput): CompanyInput => ({
  ...input,
  filings: input.filings.toReversed().map((filing) => ({ ...filing, facts: filing.facts.toReversed() })),
});

/** The fault of a single cell, or null. */
const faultOf = ({ value, refusal, operands }: Cell, accessions: ReadonlySet<string>): string | null => {
  if ((value === null) === (refusal === null)) return 'is neither served nor refused, or both';
  const recast = operands.find(({ form, exhibit }) => form.startsWith('8-K') && exhibit === undefined);
  if (recast !== undefined) return `is computed from an 8-K, ${recast.accession}`;
  const unknown = operands.find(({ accession }) => !accessions.has(accession));
  if (unknown !== undefined) return `is computed from ${unknown.accession}, which the company did not file`;
  return null;
};

/** The faults of a company's cells, without recomputing them. */
export const cellFaults = (cells: readonly Cell[], input: CompanyInput): string[] => {
  const accessions = new Set(input.filings.map(({ accession }) => accession));
  const places = new Set<string>();
  const faults: string[] = [];
  for (const cell of cells) {
    const place = placeOf(cell);
    if (places.has(place)) faults.push(`${place} exists twice`);
    places.add(place);
    const fault = faultOf(cell, accessions);
    if (fault !== null) faults.push(`${place} ${fault}`);
  }
  return faults;
};

/** The laws that a company's statements violate; empty if none. `judged`: its statements, if they are known. */
export const brokenLaws = (input: CompanyInput, judged: JudgedCompany = judgedCompany(input)): string[] => {
  const statements = { issuer: judged.issuer, cells: judged.cells.map(({ cell }) => cell) };
  const faults = cellFaults(statements.cells, input);
  if (JSON.stringify(computeStatements(reversed(input))) !== JSON.stringify(statements))
    faults.push('the statements depend on the order of filings or facts');
  return faults;
};
