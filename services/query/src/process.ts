import { endNow } from '@footnote/runtime/end-now';
import { runService } from '@footnote/runtime/run-service';
import { createQueryService } from './service.ts';

/** The entry point of the process, with its memory limit. */
endNow(
  await runService({
    name: 'query',
    build: (context) => {
      const query = createQueryService(context);
      const { ready, address, keyEvent } = query;
      return { components: [query], ready, address, keyEvent };
    },
  }),
);
