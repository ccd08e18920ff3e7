import { keepLimits } from '@footnote/service/keep-limits';

/** `node services/filing-parser`: the parser alone, one of any number. */
keepLimits('filing-parser');
await import('./src/process.ts');
