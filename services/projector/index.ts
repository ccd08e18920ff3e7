import { keepLimits } from '@footnote/service/keep-limits';

/** `node services/projector`: every projection, one replica of any number. */
keepLimits('projector');
await import('./src/process.ts');
