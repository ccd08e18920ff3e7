import type { Cell } from '@footnote/statements/cell';
import { computeStatements } from '@footnote/statements/compute';
import type { CompanyInput } from '@footnote/statements/inputs';

const placeOf = ({ field, period_kind, fiscal_year, fiscal_period, period_end }: Cell): string =>
  `${field} ${period_kind} ${fiscal_year} ${fiscal_period} ${period_end}`;

/** Filings and the facts in each the other way round. */
const reversed = (input: CompanyInput): CompanyInput => ({
  ...input,
  filings: input.filings.toReversed().map((filing) => ({ ...filing, facts: filing.facts.toReversed() })),
});

/** What is wrong of a cell by itself. */
const faultOf = ({ value, refusal, operands }: Cell, accessions: ReadonlySet<string>): string | null => {
  if ((value === null) === (refusal === null)) return 'is neither served nor refused, or both';
  const recast = operands.find(({ form }) => form.startsWith('8-K'));
  if (recast !== undefined) return `is made of an 8-K, ${recast.accession}`;
  const unknown = operands.find(({ accession }) => !accessions.has(accession));
  if (unknown !== undefined) return `is made of ${unknown.accession}, which the company did not file`;
  return null;
};

/** What is wrong of a company's cells, without computing anything anew. */
export const cellFaults = (cells: readonly Cell[], input: CompanyInput): string[] => {
  const accessions = new Set(input.filings.map(({ accession }) => accession));
  const places = new Set<string>();
  const faults: string[] = [];
  for (const cell of cells) {
    const place = placeOf(cell);
    if (places.has(place)) faults.push(`${place} is there twice`);
    places.add(place);
    const fault = faultOf(cell, accessions);
    if (fault !== null) faults.push(`${place} ${fault}`);
  }
  return faults;
};

/** What must hold of any company, whatever it filed; empty when it does. */
export const brokenLaws = (input: CompanyInput): string[] => {
  const statements = computeStatements(input);
  const faults = cellFaults(statements.cells, input);
  if (JSON.stringify(computeStatements(reversed(input))) !== JSON.stringify(statements))
    faults.push('the statements depend on the order of filings and facts');
  return faults;
};
