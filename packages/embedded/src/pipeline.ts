import { type ArchiveConfig, configuredArchive, configuredDerived } from '@footnote/archive/configured';
import { createFilingParser } from '@footnote/filing-parser/service';
import { createProjector } from '@footnote/projector/service';
import type { Component } from '@footnote/runtime/lifecycle';

/** Dependencies of the parser and the projector, with the settings of the archive. */
export type PipelineContext = Parameters<typeof createProjector>[0] & { readonly config: ArchiveConfig };

/** The projector and the parser: from `documents` to the read models, in the reverse of the order in which they stop. */
export function pipelineOf(context: PipelineContext): readonly Component[] {
  const archive = configuredArchive(context.config);
  const derived = configuredDerived(context.config);
  return [createProjector(context), createFilingParser({ ...context, archive, derived })];
}
