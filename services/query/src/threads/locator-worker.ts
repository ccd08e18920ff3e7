/** Entry of the thread that looks for facts in documents. */
import { placesIn } from '@footnote/lanes/filings/evidence/places-in';
import { serveWork } from './work-thread.ts';

serveWork(placesIn);
