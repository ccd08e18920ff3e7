import type { Archive } from '@footnote/edgar/archive';
import type { DeclaredStage } from '@footnote/projection/stage/stage';
import { drop, ok } from '@footnote/projection/step';
import type { Document } from '@footnote/event-types/types.generated';
import { archiveReason, orDeadLetter } from './archived.ts';
import { parseDocument, type Parsed } from './parse.ts';
import { parseReport, type ReadReport } from './parse-report.ts';
import { reportFiles, ReportFilesError } from '@footnote/edgar/report-files';
import type { UnrecordedFacts } from './fact-sets.ts';

export type FactsStageOptions = {
  readonly archive: Pick<Archive, 'get'>;
  /** Reads the XBRL report of a filing. */
  readonly readReport?: ReadReport;
};

/** `documents` → `facts`: of companyfacts and of the XBRL reports of filings. Other kinds are for other stages. */
export function factsStage({ archive, readReport }: FactsStageOptions): DeclaredStage<'filing-parser'> {
  const parse = async (document: Document): Promise<Parsed> => {
    if (document.kind !== 'xbrl') return parseDocument(document, await archive.get(document.sha256));
    const read = readReport ?? (await import('@footnote/xbrl/report/read-report')).readReport;
    return parseReport(document, await reportFiles(document, archive), read);
  };
  return {
    name: 'filing-parser',
    topic: 'documents',
    // Some megabytes of facts each.
    maxRecords: 32,
    tellsMore: true,
    work: 'parse',
    take: (document) => {
      if (document.kind !== 'companyfacts' && document.kind !== 'xbrl') return drop('other_kind');
      return orDeadLetter(async () => {
        const { filings, refusal } = await parse(document);
        return ok({ runs: runsOf(filings), leftOut: refusal });
      }, reasonOf);
    },
  };
}

function* runsOf(
  filings: Iterable<readonly UnrecordedFacts[]>,
): Generator<readonly { readonly topic: 'facts'; readonly event: UnrecordedFacts }[]> {
  for (const events of filings) yield events.map((event) => ({ topic: 'facts', event }));
}

/** Why a document cannot be had in whole; null for what another attempt may mend. */
function reasonOf(error: unknown): string | null {
  return error instanceof ReportFilesError ? error.reason : archiveReason(error);
}
