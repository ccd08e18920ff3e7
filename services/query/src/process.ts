import { runService } from '@footnote/runtime/run-service';
import { createQueryService } from './service.ts';

/** The process, within its memory. */
process.exit(
  await runService({
    name: 'query',
    build: (context) => {
      const query = createQueryService(context);
      return { components: [query], ready: query.ready, address: query.address };
    },
  }),
);
