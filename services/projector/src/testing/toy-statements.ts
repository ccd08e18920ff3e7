import type { Cell } from '@footnote/statements/cell';
import type { ComputeStatements } from '@footnote/statements/statements';

/**
 * Statements with an obvious truth for tests: one annual cell for each fact, of the newest filing that has
 * it; the field is the concept. A fact named BOOM makes it throw.
 */
export const toyStatements: ComputeStatements = (company) => {
  const cells = new Map<string, Cell>();
  const filings = company.filings.toSorted((a, b) => (a.filed < b.filed ? -1 : 1));
  for (const { accession, form, filed, facts } of filings) {
    for (const fact of facts) {
      if (fact.concept === 'BOOM') throw new Error('boom');
      cells.set(`${fact.concept}/${fact.end}`, {
        statement: 'income',
        field: fact.concept,
        period_kind: 'annual',
        fiscal_year: Number(fact.end.slice(0, 4)),
        fiscal_period: 'FY',
        period_start: fact.start,
        period_end: fact.end,
        value: fact.value,
        refusal: null,
        rule: null,
        unit: fact.unit,
        concept: `${fact.taxonomy}:${fact.concept}`,
        accession,
        form,
        filed,
        method: 'reported',
        operands: [],
        flags: [],
      });
    }
  }
  return {
    issuer: { reporting_currency: 'USD', reporting_cadence: 'quarterly', type: 'industrial' },
    cells: [...cells.values()],
  };
};
