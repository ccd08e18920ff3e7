import { endNow } from '@footnote/runtime/end-now';
import { runService } from '@footnote/runtime/run-service';
import { webhooksOf } from './configured.ts';

/** The entry point of the process, with its memory limit. */
endNow(
  await runService({
    name: 'webhooks',
    build: (context) => {
      const components = webhooksOf(context);
      if (components.length === 0)
        context.logger.warn('FOOTNOTE_WEBHOOKS is not set: there is nothing to send');
      return { components };
    },
  }),
);
