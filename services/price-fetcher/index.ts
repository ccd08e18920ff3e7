import { keepLimits } from '@footnote/runtime/keep-limits';

/** `node services/price-fetcher`: reads FOOTNOTE_PRICES after every session. Run only one. */
keepLimits('price-fetcher');
await import('./src/process.ts');
