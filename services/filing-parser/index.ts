import { keepLimits } from '@footnote/runtime/keep-limits';

/** `node services/filing-parser`: the parser as a process; run any number of replicas. */
keepLimits('filing-parser');
await import('./src/process.ts');
