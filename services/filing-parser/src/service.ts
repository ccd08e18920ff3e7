import { createStageRunner, type StageRunnerOptions } from '@footnote/projection/stage/runner';
import type { Stage } from '@footnote/projection/stage/stage';
import { allOf } from '@footnote/runtime/all-of';
import type { Component } from '@footnote/runtime/lifecycle';
import { cusipsStage } from './cusips-stage.ts';
import { factsStage, type FactsStageOptions } from './facts-stage.ts';
import { governanceStage } from './governance-stage.ts';
import { holdingsStage } from './holdings-stage.ts';
import { listingsStage } from './listings-stage.ts';
import { releasesStage } from './releases-stage.ts';
import { sectionsStage } from './sections-stage.ts';
import { stakesStage } from './stakes-stage.ts';
import { tradesStage } from './trades-stage.ts';

type StagesOptions = FactsStageOptions & Pick<Parameters<typeof sectionsStage>[0], 'derived'>;

export type FilingParserOptions = StageRunnerOptions & StagesOptions;

/**
 * Every stage, of documents and of their parsed contents. A new stage needs a file in this folder, a line
 * here and its declaration in `STAGES`. A stage loads the reader of its documents with the first of them,
 * since an ingest often has documents of one kind only.
 */
const stagesOf = (options: StagesOptions): readonly Stage[] => [
  factsStage(options),
  sectionsStage(options),
  releasesStage(options),
  governanceStage(options),
  holdingsStage(options),
  stakesStage(options),
  tradesStage(options),
  cusipsStage(),
  listingsStage(),
];

/**
 * `start` throws if the topics do not exist; `stop` finishes the current documents. Several replicas may run.
 */
export function createFilingParser(options: FilingParserOptions): Component {
  return allOf(
    'filing-parser',
    stagesOf(options).map((stage) => createStageRunner(stage, options)),
  );
}
