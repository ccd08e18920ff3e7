import type { CellEvidence, EvidenceResponse } from '@footnote/contract/types.generated';
import type { StoreReader } from '@footnote/read-store/port';
import type { Config } from '@footnote/runtime/config';
import { parseLabel } from '@footnote/values/period';
import { STATEMENT_OF } from '@footnote/wire/statement-blocks';
import type { Computer } from '../../statements/company-inputs/computing.ts';
import type { CompanyStates } from '../../statements/company-inputs/states.ts';
import type { ExplainRequest } from '../../statements/explain/request.ts';
import { asKnown, notAfter } from '../../subject/as-known-on.ts';
import { companyDocument } from '../../subject/document.ts';
import { END_OF_DAY } from '../../subject/freshness.ts';
import type { IssuerHeads } from '../../subject/issuer-heads.ts';
import { filingTagsOf, type Lane } from '../../subject/lane.ts';
import { nothingFor } from '../../statements/unreached/unreached.ts';
import type { DocumentSource } from '../documents/source.ts';
import { evidenceMembers, MOST_FACTS } from './assemble.ts';
import { type Evidenced, evidencedOf } from './evidenced.ts';
import { locateFacts, type Locator } from './locate.ts';
import { readEvidencedCell } from './read-cell.ts';

const SCHEMA_VERSION: EvidenceResponse['schema_version'] = '2026-11-28.1';

/** What the evidence of a cell is read from. */
export type EvidenceReader = {
  readonly store: StoreReader;
  readonly heads: IssuerHeads;
  readonly computer: Computer;
  readonly states: CompanyStates;
  readonly verifier: Config['verification'];
  readonly documents: DocumentSource;
  readonly locator: Locator;
};

/** `GET /v2/evidence` of a cell. */
export const evidence: Lane<EvidenceReader, ExplainRequest> = {
  path: '/v2/evidence',
  keyOf: ({ statement, field, period, as_known_on: day = '' }) => `${statement} ${field} ${period} ${day}`,
  tagsOf: filingTagsOf,
  document: async (reader, { company, request }, now) => {
    const { cik, symbol } = company;
    const { statement, field, period, as_known_on: day } = request;
    notAfter(now, day);
    const found = await evidenced(reader, cik, request);
    if (found === null)
      throw await nothingFor(reader, company, day === undefined ? parseLabel(period) : null, {
        message: `${symbol} has no ${field} in ${statement} for ${period}${asKnown(day)}`,
        now,
      });
    const located = await locateFacts(cik, found.facts.slice(0, MOST_FACTS), {
      source: reader.documents,
      locator: reader.locator,
    });
    return companyDocument<CellEvidence>(evidenceMembers(cik, { statement, field, period }, found, located), {
      symbol,
      asOf: found.asOf,
      day,
      timeliness: END_OF_DAY,
      computedAt: now,
      schemaVersion: SCHEMA_VERSION,
    });
  },
};

/** A served cell is read; a refused one, and one of an earlier day, is computed with what stands against it. */
async function evidenced(
  { store, heads, computer, states, verifier }: EvidenceReader,
  cik: string,
  { statement, field, period: label, as_known_on: day }: ExplainRequest,
): Promise<(Evidenced & { readonly asOf: number | string }) | null> {
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
}
