import {
  evidenceFault,
  type EvidenceRequest,
  type FilingEvidenceRequest,
} from '@footnote/lanes/filings/evidence/request';
import { type EvidenceReader, evidence } from '@footnote/lanes/filings/evidence/lane';
import type { SymbolEntry } from '@footnote/lanes/subject/symbols';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { StoreReader } from '@footnote/read-store/port';
import type { GeneralEndpoint } from '../endpoint.ts';
import { checked } from '../gates/checked.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import type { Answer } from '../wire/answer.ts';
import { laneAnswer } from './lane-endpoint.ts';
import { ofCompany } from './of-company.ts';

/** `GET /v2/evidence`: of a cell, as the lane answers it, or of a filing, as the filing's own endpoint does. */
export function evidenceEndpoint(options: {
  readonly reader: EvidenceReader;
  readonly ofFiling: Pick<GeneralEndpoint<FilingEvidenceRequest>, 'answer'>;
  readonly store: StoreReader;
  readonly symbols: TaggedCache<SymbolEntry>;
  readonly answers: TaggedCache<Answer>;
  readonly now: () => number;
}): GeneralEndpoint<EvidenceRequest> {
  const ofCell = laneAnswer(evidence, options);
  return {
    path: evidence.path,
    parse: checked(createQueryParser<EvidenceRequest>('evidence'), evidenceFault),
    answer: (request) =>
      'accession' in request
        ? options.ofFiling.answer(request)
        : ofCompany(options, request.symbol, {}, (company) => ofCell(request, company)),
  };
}
