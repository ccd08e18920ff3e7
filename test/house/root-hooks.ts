import { killTestClickHouse, stopTestClickHouse } from '@footnote/read-store/testing';

// A worker of a parallel run gets one file after another, and mocha's root hooks run around each of them. The server
// that the files share lasts until the worker exits.
const isWorker = process.env['MOCHA_WORKER_ID'] !== undefined;
if (isWorker) process.once('exit', killTestClickHouse);

/** The ClickHouse that the tests of a process share ends with them. */
export const mochaHooks = isWorker ? {} : { afterAll: stopTestClickHouse };
