import { keepLimits } from '@footnote/runtime/keep-limits';

/** `node services/filing-parser`: the parser alone, one of any number. */
keepLimits('filing-parser');
await import('./src/process.ts');
