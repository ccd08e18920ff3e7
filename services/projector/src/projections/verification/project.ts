import type { CompanyProjection } from '@footnote/projection/projection';
import { deadLetter, ok } from '@footnote/projection/step';
import { companyRecord, newestAcceptance } from '@footnote/statements/as-of/company-record';
import { cellName } from '@footnote/verification/mask';
import { POLICY_VERSION, type Verification } from '@footnote/verification/verification';
import { verify } from '@footnote/verification/verify';
import { type KeyedComputation, keyOfInputs } from '../../computed.ts';
import { factsWeight, skimFilings, symbolsOf } from '../statements/inputs.ts';
import { unstorable } from '../statements/rows.ts';
import { readModel, VERDICTS, VERIFIED } from './ddl.ts';
import { emissionsOf } from './events.ts';
import { answersTo } from './flags.ts';
import { claimEvidence, type VerificationTopic } from './inputs.ts';
import { verdictRows, verifiedHead } from './rows.ts';

/**
 * `facts`, `filings`, `companies` and `flags` → a verdict on every cell that has a value, and an event on
 * `verifications` for each filing whose verdicts are others than before. It judges the cells as they are before any
 * mask, so it waits for nothing that waits for it.
 */
export function verificationProjection(compute: KeyedComputation): CompanyProjection<VerificationTopic> {
  return {
    kind: 'companies',
    name: 'verification',
    version: POLICY_VERSION,
    // Facts last: a company's profile and filing dates are there when its facts are judged.
    topics: ['companies', 'filings', 'flags', 'facts'],
    required: ['facts'],
    readModel,
    rowsTable: VERDICTS,
    headsTable: VERIFIED,
    emits: true,
    skim: skimFilings,
    claim: claimEvidence,
    compute: (cik, inputs, revision) => {
      const record = companyRecord(cik, inputs);
      const newest = newestAcceptance(record);
      const symbols = symbolsOf(inputs.companies[0]?.events[0]);
      const symbol = symbols[0] ?? '';
      let statements: ReturnType<KeyedComputation>;
      let verification: Verification;
      try {
        statements = compute(record.company, keyOfInputs(cik, inputs));
        verification = verify(record.company, statements);
      } catch (error) {
        return deadLetter('cells_not_verifiable', String(error));
      }
      const rows = verdictRows(cik, symbol, verification, revision);
      for (const row of rows) {
        const problem = unstorable(row);
        if (problem !== null)
          return deadLetter('verdict_not_storable', `${row.field} of ${row.period_end}: ${problem}`);
      }
      const verdicts = new Map(
        verification.filings.flatMap((filing) => filing.verdicts.map((one) => [cellName(one), one])),
      );
      const flags = inputs.flags.flatMap(({ events }) => events);
      const answers = answersTo(flags, statements.cells, (cell) => verdicts.get(cellName(cell)));
      const emissions = emissionsOf(cik, revision, newest, verification, answers);
      const emitted = emissions.map(({ event }) => event.event_id);
      const head = verifiedHead(cik, symbol, verification, newest, answers, emitted, revision);
      return ok({ rows, head, symbols, sourceTime: newest, emissions });
    },
    weight: (input) => (input.topic === 'facts' ? factsWeight(input.event) : 1),
  };
}
