import { parentPort } from 'node:worker_threads';
import { siteFiles } from '@footnote/site/site';

// Renders the site once, in a separate thread, and exits.
parentPort?.postMessage(siteFiles());
