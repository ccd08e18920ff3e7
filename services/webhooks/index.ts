import { keepLimits } from '@footnote/runtime/keep-limits';

/** `node services/webhooks`: sends events to the endpoints of FOOTNOTE_WEBHOOKS; run any number of replicas. */
keepLimits('webhooks');
await import('./src/process.ts');
