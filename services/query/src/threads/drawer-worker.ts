/** Entry of the thread that draws the statements of reports, so that other requests do not wait. */
import { parentPort } from 'node:worker_threads';
import { drawStatements } from '@footnote/lanes/filings/statements/draw';
import type { Question, Reply } from './drawer.ts';

const replyTo = ({ id, files }: Question): Reply => {
  try {
    return { id, drawn: drawStatements(files) };
  } catch (error) {
    return { id, error };
  }
};

parentPort?.on('message', (question: Question) => parentPort?.postMessage(replyTo(question)));
