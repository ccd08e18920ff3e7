import { keepLimits } from '@footnote/runtime/keep-limits';

/** `node services/projector`: every projection, one replica of any number. */
keepLimits('projector');
await import('./src/process.ts');
