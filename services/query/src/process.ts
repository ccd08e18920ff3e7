import { configuredArchive, configuredDerived } from '@footnote/archive/configured';
import { endNow } from '@footnote/runtime/end-now';
import { runService } from '@footnote/runtime/run-service';
import { createQueryService } from './service.ts';

/** A caller waits for a document no longer than that. */
const ARCHIVE_DEADLINE_MS = 10_000;

/** The entry point of the process, with its memory limit. */
endNow(
  await runService({
    name: 'query',
    build: (context) => {
      const patience = { attempts: 3, deadlineMs: ARCHIVE_DEADLINE_MS };
      const archive = configuredArchive(context.config, patience);
      const derived = configuredDerived(context.config, patience);
      const query = createQueryService({ ...context, archive, derived });
      const { ready, address, keyEvent } = query;
      return { components: [query], ready, address, keyEvent };
    },
  }),
);
