/** Entry of the thread that looks for facts in documents, so that other requests do not wait. */
import { parentPort } from 'node:worker_threads';
import { placesIn } from '@footnote/lanes/filings/evidence/places-in';
import type { Question, Reply } from './locator.ts';

const replyTo = (question: Question): Reply => {
  const { id } = question;
  try {
    return { id, places: placesIn(question) };
  } catch (error) {
    return { id, error };
  }
};

parentPort?.on('message', (question: Question) => parentPort?.postMessage(replyTo(question)));
