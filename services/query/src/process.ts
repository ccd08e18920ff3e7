import { runService } from '@footnote/runtime/run-service';
import { createQueryService } from './service.ts';

/** The process, within its memory. */
process.exit(
  await runService({
    name: 'query',
    store: true,
    build: (ground) => {
      const query = createQueryService(ground);
      return { components: [query], ready: query.ready, address: query.address };
    },
  }),
);
