/** Entry of the thread that compares sections. */
import { diffParagraphs } from '@footnote/filing-text/diff';
import type { Changes, Sides } from '@footnote/lanes/filings/filings/section-comparer';
import { serveWork } from './work-thread.ts';

serveWork(({ before, after, options }: Sides): Changes => diffParagraphs(before, after, options));
