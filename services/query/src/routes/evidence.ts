import type { Archive } from '@footnote/edgar/archive';
import type { CellEvidence, EvidenceResponse } from '@footnote/contract/types.generated';
import { documentSource } from '@footnote/lanes/filings/documents/source';
import { evidenceMembers, MOST_FACTS } from '@footnote/lanes/filings/evidence/assemble';
import { type Evidenced, evidencedOf } from '@footnote/lanes/filings/evidence/evidenced';
import { locateFacts, type Locator } from '@footnote/lanes/filings/evidence/locate';
import { readEvidencedCell } from '@footnote/lanes/filings/evidence/read-cell';
import type { Computer } from '@footnote/lanes/statements/company-inputs/computing';
import type { CompanyStates } from '@footnote/lanes/statements/company-inputs/states';
import { END_OF_DAY } from '@footnote/lanes/subject/freshness';
import type { IssuerHeads } from '@footnote/lanes/subject/issuer-heads';
import { companyTag, type TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { StoreReader } from '@footnote/read-store/port';
import type { Config } from '@footnote/runtime/config';
import { parseLabel } from '@footnote/statements/calendar/label';
import { STATEMENT_OF } from '@footnote/wire/statement-blocks';
import { cachedAnswer } from '../cache/cached-answer.ts';
import type { Endpoint } from '../endpoint.ts';
import { futureDay } from '../gates/future-day.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import type { Answer } from '../wire/answer.ts';
import { companyAnswer } from '../wire/document-answer.ts';
import { noSuchCell } from '../wire/refusal.ts';
import { type ExplainRequest, withKnownField } from './explain.ts';
import { NothingThereError } from './explaining.ts';

const SCHEMA_VERSION: EvidenceResponse['schema_version'] = '2026-11-28.1';

/** The query of `GET /v2/evidence`; see schemas/requests/evidence.json. */
type EvidenceRequest = ExplainRequest;

export type EvidenceOptions = {
  readonly store: StoreReader;
  readonly archive: Pick<Archive, 'get'> | undefined;
  readonly locator: Locator;
  readonly answers: TaggedCache<Answer>;
  readonly computer: Computer;
  readonly states: CompanyStates;
  readonly heads: IssuerHeads;
  readonly verifier: Config['verification'];
  readonly now: () => number;
};

/** `GET /v2/evidence`. */
export function evidenceEndpoint(options: EvidenceOptions): Endpoint<EvidenceRequest> {
  const { store, archive, locator, answers, computer, states, heads, verifier, now } = options;
  const source = documentSource(store, archive);

  /** A served cell is read; a refused one, and one of an earlier day, is computed with what stands against it. */
  const evidenced = async (
    cik: string,
    { statement, field, period: label, as_known_on: day }: EvidenceRequest,
  ): Promise<(Evidenced & { readonly asOf: number | string }) | null> => {
    const period = parseLabel(label);
    if (period === null) throw new TypeError(`the contract does not reject the period ${label}`);
    const requested = { statement: STATEMENT_OF[statement], field, period };
    if (day === undefined) {
      const [head, cell] = await Promise.all([heads.read(cik), readEvidencedCell(store, cik, requested)]);
      if (head !== undefined && cell !== undefined) return { ...cell, asOf: head.as_of };
    }
    const known = { day: day ?? null, masks: verifier === 'on' };
    const found = await computer.ask(await states(cik), { kind: 'explain', ...known, requested });
    return found === null ? null : { ...evidencedOf(found), asOf: found.newest };
  };

  return {
    path: '/v2/evidence',
    parse: withKnownField(createQueryParser<EvidenceRequest>('evidence')),
    answer: (request, { cik, symbol }) => {
      const computedAt = now();
      const { statement, field, period, as_known_on: day } = request;
      const refusal = futureDay(day, computedAt);
      if (refusal !== undefined) return refusal;
      const key = `evidence ${cik} ${symbol} ${statement} ${field} ${period} ${day ?? ''}`;
      const answered = cachedAnswer(answers, key, [companyTag(cik)], async () => {
        const found = await evidenced(cik, request);
        if (found === null) throw new NothingThereError();
        const facts = found.facts.slice(0, MOST_FACTS);
        const located = await locateFacts(cik, facts, { source, locator });
        return companyAnswer<CellEvidence>(
          evidenceMembers(cik, { statement, field, period }, found, located),
          {
            symbol,
            asOf: found.asOf,
            day,
            timeliness: END_OF_DAY,
            computedAt,
            schemaVersion: SCHEMA_VERSION,
          },
        );
      });
      if (!(answered instanceof Promise)) return answered;
      return answered.catch((error: unknown) => {
        if (error instanceof NothingThereError) return noSuchCell(symbol, statement, field, period, day);
        throw error;
      });
    },
  };
}
