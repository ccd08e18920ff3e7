import { keepLimits } from '@footnote/runtime/keep-limits';

/** `node services/query`: the REST API as a process; run any number of replicas. */
keepLimits('query');
await import('./src/process.ts');
