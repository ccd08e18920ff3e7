/** Entry of the thread that draws the statements of reports. */
import { drawStatements } from '@footnote/lanes/filings/statements/draw';
import { serveWork } from './work-thread.ts';

serveWork(drawStatements);
