import type { CompanyProjection } from '@footnote/service/projection/projection';
import { deadLetter, ok } from '@footnote/service/projection/step';
import { computeStatements } from '@footnote/statements/compute';
import { companyRecord, newestAcceptance } from '@footnote/statements/known/company-record';
import type { ComputeStatements } from '@footnote/statements/statements';
import { CELLS, ISSUERS, readModel } from './ddl.ts';
import { claimInput, type StatementTopic, symbolsOf } from './inputs.ts';
import { cellRow, issuerHead, unstorable } from './rows.ts';

/**
 * `facts`, `filings`, `companies` → every cell of every period that a company ever reported. `compute` is pure:
 * what it throws would be thrown again, so it is a dead letter of the company and no crash.
 */
export function statementsProjection(compute: ComputeStatements): CompanyProjection<StatementTopic> {
  return {
    kind: 'companies',
    name: 'statements',
    version: 1,
    // Facts last: a company's profile and filing dates are there when its facts are computed.
    topics: ['companies', 'filings', 'facts'],
    required: ['facts'],
    readModel,
    rowsTable: CELLS,
    headsTable: ISSUERS,
    claim: claimInput,
    compute: (cik, inputs, revision) => {
      const record = companyRecord(cik, inputs);
      const newest = newestAcceptance(record);
      const symbols = symbolsOf(inputs.companies[0]?.events[0]);
      let statements: ReturnType<ComputeStatements>;
      try {
        statements = compute(record.company);
      } catch (error) {
        return deadLetter('statements_not_computable', String(error));
      }
      const { issuer, cells } = statements;
      const rows = cells.map((cell) => cellRow(cik, symbols[0] ?? '', cell, revision));
      for (const row of rows) {
        const problem = unstorable(row);
        if (problem !== null)
          return deadLetter('cell_not_storable', `${row.field} of ${row.period_end}: ${problem}`);
      }
      const head = issuerHead(cik, issuer, rows.length, newest, revision);
      return ok({ rows, head, symbols, sourceTime: newest });
    },
    weight: (input) => (input.topic === 'facts' ? input.event.facts.length : 1),
  };
}

export const statements = statementsProjection(computeStatements);
