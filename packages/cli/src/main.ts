import { createProgram } from './program.ts';
import { printFailure } from './print-failure.ts';

try {
  await createProgram().parseAsync(process.argv);
} catch (error) {
  process.exitCode = printFailure(error, process.stderr);
}
