/** Entry of the thread that looks for facts in documents. */
import { parentPort } from 'node:worker_threads';
import { createLocations, type Question } from './locations.ts';

const respond = createLocations();
parentPort?.on('message', (question: Question) => parentPort?.postMessage(respond(question)));
