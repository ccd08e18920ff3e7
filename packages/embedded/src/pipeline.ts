import { openFolderArchive } from '@footnote/edgar/folder-archive';
import { createFilingParser } from '@footnote/filing-parser/service';
import { createProjector } from '@footnote/projector/service';
import type { Component } from '@footnote/runtime/lifecycle';
import type { DataDir } from './data-dir.ts';

/** Dependencies of the parser and the projector, and the folder with the archive. */
export type PipelineContext = Parameters<typeof createProjector>[0] & { readonly dir: DataDir };

/** The projector and the parser: from `documents` to the read models, in the reverse of the order in which they stop. */
export function pipelineOf({ dir, ...context }: PipelineContext): readonly Component[] {
  const archive = openFolderArchive(dir.archive);
  return [createProjector(context), createFilingParser({ ...context, archive })];
}
