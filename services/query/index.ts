import { keepLimits } from '@footnote/runtime/keep-limits';

/** `node services/query`: the REST interface alone, one of any number. */
keepLimits('query');
await import('./src/process.ts');
