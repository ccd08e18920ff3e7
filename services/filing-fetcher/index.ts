import { keepLimits } from '@footnote/runtime/keep-limits';

/**
 * `node services/filing-fetcher`: ingests FOOTNOTE_SYMBOLS and keeps ingested companies up to date. Run only
 * one.
 */
keepLimits('filing-fetcher');
await import('./src/process.ts');
