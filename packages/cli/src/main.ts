import { endOnSignal, endOnUncaught } from '@footnote/runtime/end-now';
import { keepLimits } from '@footnote/runtime/keep-limits';
import { createProgram, memoryLimitFor } from './program.ts';
import { printFailure } from './print-failure.ts';

endOnUncaught();
endOnSignal('footnote: stopped before it was finished');

const args = process.argv.slice(2);
try {
  const limited = memoryLimitFor(args);
  // This restarts the process, so it runs before the code of a command is loaded.
  if (limited !== undefined) keepLimits(limited);
  await (await createProgram(args)).parseAsync(process.argv);
} catch (error) {
  process.exitCode = printFailure(error, process.stderr);
}
