import { keepLimits } from '@footnote/runtime/keep-limits';

/** `node services/projector`: every projection, as one of any number of replicas. */
keepLimits('projector');
await import('./src/process.ts');
