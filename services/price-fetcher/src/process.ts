import { endNow } from '@footnote/runtime/end-now';
import { runService } from '@footnote/runtime/run-service';
import { pricePollOf } from './open-poll.ts';

/** The entry point of the process, with its memory limit. */
endNow(
  await runService({
    name: 'price-fetcher',
    build: (context) => ({
      components: [pricePollOf({ ...context, onFailure: context.fail })],
    }),
  }),
);
