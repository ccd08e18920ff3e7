import type { SectionName } from '@footnote/contract/types.generated';
import type { GuidedMetric } from '@footnote/releases/guidance/guidance';
import type { ExplainRequest } from '../../statements/explain/request.ts';
import { unknownField } from '../../subject/known-field.ts';
import type { RequestFault } from '../../subject/request-fault.ts';

/** What is looked for in a filing; of what is absent everything, unless something else is given. */
export type Wanted = {
  /** Of a served fact, with or without its prefix. */
  readonly concept?: string;
  readonly guidance?: GuidedMetric;
  /** Part of the path of a field of a form in XML. */
  readonly path?: string;
  readonly section?: SectionName;
};

/** The path and query of `GET /v2/filings/{accession}/evidence`; see schemas/requests/filing-evidence.json. */
export type FilingEvidenceRequest = Wanted & { readonly accession: string };

/** A cell, or what a filing has: the query of `GET /v2/evidence`; see schemas/requests/evidence.json. */
export type EvidenceRequest = ExplainRequest | FilingEvidenceRequest;

const OF_CELL = ['symbol', 'statement', 'field', 'period', 'as_known_on'];
const OF_FILING = ['concept', 'guidance', 'path', 'section'];

/** What is wrong with a request that its schema allows: it asks in both ways, or for a field that no statement has. */
export function evidenceFault(request: EvidenceRequest): RequestFault | undefined {
  if ('accession' in request) {
    const others = OF_CELL.filter((name) => name in request);
    if (others.length === 0) return undefined;
    return { fault: `accession asks for a filing, ${others.join(', ')} for a cell: only one can hold` };
  }
  const others = OF_FILING.filter((name) => name in request);
  if (others.length > 0)
    return { fault: `${others.join(', ')} can be given with accession only, in place of a cell` };
  return unknownField(request.field, request.statement);
}

/** Whether a kind of evidence is looked for. */
export const isWanted = (wanted: Wanted, kind: keyof Wanted): boolean =>
  wanted[kind] !== undefined || OF_FILING.every((name) => !(name in wanted));

/** Whether a qualified name is of the concept, which may be without its prefix. */
export const isOfConcept = (qualified: string, concept: string): boolean =>
  concept.includes(':') ? qualified === concept : qualified.slice(qualified.indexOf(':') + 1) === concept;
