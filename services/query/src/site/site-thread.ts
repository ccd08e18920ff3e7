import { parentPort } from 'node:worker_threads';
import { siteFiles } from '@footnote/site/site';

// Makes the site once, beside the thread that serves, and ends.
parentPort?.postMessage(siteFiles());
