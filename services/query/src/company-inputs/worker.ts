/** Entry of the thread that computes out of companies' inputs, so that other requests do not wait for it. */
import { parentPort } from 'node:worker_threads';
import { createResponder, type Question } from './thread.ts';

const respond = createResponder();
parentPort?.on('message', (question: Question) => parentPort?.postMessage(respond(question)));
