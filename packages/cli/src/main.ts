import { keepLimits } from '@footnote/runtime/keep-limits';
import type { LimitedProcess } from '@footnote/runtime/memory-limits';
import { createProgram } from './program.ts';
import { printFailure } from './print-failure.ts';

/** Commands that project, over an embedded log or a cluster's, and whose memory is enough for what they do. */
const LIMITED: ReadonlyMap<string, LimitedProcess> = new Map([
  ['up', 'embedded'],
  ['ingest', 'embedded'],
  ['demo', 'embedded'],
  ['rebuild', 'projector'],
]);

try {
  const program = await createProgram(process.argv.slice(2));
  await program
    .hook('preAction', (_, command) => {
      const limited = LIMITED.get(command.name());
      if (limited !== undefined) keepLimits(limited);
    })
    .parseAsync(process.argv);
} catch (error) {
  process.exitCode = printFailure(error, process.stderr);
}
