import { keepLimits } from '@footnote/service/keep-limits';
import { createProgram } from './program.ts';
import { printFailure } from './print-failure.ts';

/** Commands that project, over an embedded log or a cluster's. */
const PROJECTING: ReadonlySet<string> = new Set(['up', 'ingest', 'rebuild', 'demo']);

try {
  await createProgram()
    .hook('preAction', (_, command) => {
      if (PROJECTING.has(command.name())) keepLimits('embedded');
    })
    .parseAsync(process.argv);
} catch (error) {
  process.exitCode = printFailure(error, process.stderr);
}
