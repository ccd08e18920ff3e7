/** Entry of the thread that makes views of documents, so that other requests do not wait. */
import { parentPort } from 'node:worker_threads';
import { createViews, type Question } from './views.ts';

const respond = createViews();
parentPort?.on('message', (question: Question) => parentPort?.postMessage(respond(question)));
