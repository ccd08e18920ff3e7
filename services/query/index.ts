import { keepLimits } from '@footnote/service/keep-limits';

/** `node services/query`: the REST interface alone, one of any number. */
keepLimits('query');
await import('./src/process.ts');
