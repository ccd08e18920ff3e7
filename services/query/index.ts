import { runService } from '@footnote/service/run-service';
import { createQueryService } from './src/service.ts';

/** `node services/query`: the REST interface alone, one of any number. */
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
