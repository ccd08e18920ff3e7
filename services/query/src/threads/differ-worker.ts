/** Entry of the thread that compares sections, so that other requests do not wait. */
import { parentPort } from 'node:worker_threads';
import { diffParagraphs } from '@footnote/filing-text/diff';
import type { Question, Reply } from './differ.ts';

const replyTo = ({ id, before, after }: Question): Reply => {
  try {
    return { id, changes: diffParagraphs(before, after) };
  } catch (error) {
    return { id, error };
  }
};

parentPort?.on('message', (question: Question) => parentPort?.postMessage(replyTo(question)));
