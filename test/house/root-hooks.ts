import { killTestClickHouse, stopTestClickHouse } from '@footnote/read-store/testing';
import { useMemoryForFolders } from './temporary-folders.ts';

useMemoryForFolders();

// A worker of a parallel run executes several files, and mocha's root hooks run around each of them. The server that the
// files share stays up until the worker exits.
const isWorker = process.env['MOCHA_WORKER_ID'] !== undefined;
if (isWorker) process.once('exit', killTestClickHouse);

/** Stops the ClickHouse that the tests of a process share. */
export const mochaHooks = isWorker ? {} : { afterAll: stopTestClickHouse };
