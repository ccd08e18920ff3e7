import { keepLimits } from '@footnote/runtime/keep-limits';

/** `node services/filing-fetcher`: brings in FOOTNOTE_SYMBOLS and keeps what was ingested up to date. One at a time. */
keepLimits('filing-fetcher');
await import('./src/process.ts');
