import { configuredArchive, configuredDerived } from '@footnote/archive/configured';
import { endNow } from '@footnote/runtime/end-now';
import { runService } from '@footnote/runtime/run-service';
import { createFilingParser } from './service.ts';

/** The entry point of the process, with its memory limit. */
endNow(
  await runService({
    name: 'filing-parser',
    build: ({ config, ...context }) => {
      const archive = configuredArchive(config, { attempts: 10 });
      return {
        components: [
          createFilingParser({ ...context, archive, derived: configuredDerived(config, { attempts: 3 }) }),
        ],
      };
    },
  }),
);
