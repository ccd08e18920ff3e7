/** Entry of the thread that decodes companies' inputs and computes out of them, so that other requests do not wait. */
import { parentPort } from 'node:worker_threads';
import { createResponder, type Question } from './thread.ts';

const respond = createResponder();
parentPort?.on('message', (question: Question) => {
  void respond(question).then((reply) => parentPort?.postMessage(reply));
});
