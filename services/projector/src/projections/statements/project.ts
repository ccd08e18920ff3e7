import type { CompanyProjection, ProjectionInput } from '@footnote/projection/projection';
import { deadLetter, ok } from '@footnote/projection/step';
import { companyRecord, newestAcceptance } from '@footnote/statements/as-of/company-record';
import { type KeyedComputation, keyOfInputs } from '../../computed.ts';
import { CELLS, ISSUERS, readModel } from './ddl.ts';
import { claimInput, factsWeight, skimFilings, type StatementTopic, symbolsOf } from './inputs.ts';
import { claimVerdicts, masked } from './masks.ts';
import { cellRow, issuerHead, unstorable } from './rows.ts';

export type StatementsOptions = {
  readonly compute: KeyedComputation;
  /** Whether cells are served by what the verifier says of them; otherwise as they were computed. */
  readonly masks: boolean;
};

type Topic = StatementTopic | 'verifications';

/** A verdict takes about as much memory as a fact. */
function weight(input: ProjectionInput<Topic>): number {
  if (input.topic === 'facts') return factsWeight(input.event);
  return input.topic === 'verifications' ? input.event.verdicts.length : 1;
}

/**
 * `facts`, `filings`, `companies`, `verifications` → every cell of every period that a company ever reported. `compute`
 * is pure: what it throws would be thrown again, so it is a dead letter of the company and no crash.
 *
 * With masks a company is computed for the first time when the verifier has spoken of it: until then every cell of it
 * would be pending. Of a later filing the cells are pending until its verdicts come.
 */
export function statementsProjection({ compute, masks }: StatementsOptions): CompanyProjection<Topic> {
  return {
    kind: 'companies',
    name: 'statements',
    // Tables with masks and tables without are not the same read model.
    version: masks ? 6 : 7,
    // Facts last: a company's profile and filing dates are there when its facts are computed.
    topics: ['companies', 'filings', ...(masks ? (['verifications'] as const) : []), 'facts'],
    required: masks ? ['facts', 'verifications'] : ['facts'],
    readModel,
    rowsTable: CELLS,
    headsTable: ISSUERS,
    skim: skimFilings,
    claim: (input) => (input.topic === 'verifications' ? claimVerdicts(input.event) : claimInput(input)),
    compute: (cik, inputs, revision) => {
      const record = companyRecord(cik, inputs);
      const newest = newestAcceptance(record);
      const symbols = symbolsOf(inputs.companies[0]?.events[0]);
      let statements: ReturnType<KeyedComputation>;
      try {
        statements = compute(record.company, keyOfInputs(cik, inputs));
      } catch (error) {
        return deadLetter('statements_not_computable', String(error));
      }
      const { issuer } = statements;
      const cells = masks ? masked(statements.cells, inputs.verifications) : statements.cells;
      const rows = cells.map((cell) => cellRow(cik, symbols[0] ?? '', cell, revision));
      for (const row of rows) {
        const problem = unstorable(row);
        if (problem !== null)
          return deadLetter('cell_not_storable', `${row.field} of ${row.period_end}: ${problem}`);
      }
      const head = issuerHead(cik, issuer, rows.length, newest, revision);
      return ok({ rows, head, symbols, sourceTime: newest });
    },
    weight,
  };
}
