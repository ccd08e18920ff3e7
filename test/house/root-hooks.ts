import { stopTestClickHouse } from '@footnote/read-store/testing';

/** What mocha does once around all tests: the ClickHouse that they share ends with them. */
export const mochaHooks = { afterAll: stopTestClickHouse };
