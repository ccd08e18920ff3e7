import { endNow } from '@footnote/runtime/end-now';
import { createTopicWatch } from '@footnote/runtime/topic-watch';
import { runService } from '@footnote/runtime/run-service';
import { createProjector } from './service.ts';

/** The entry point of the process, with its memory limit. */
endNow(
  await runService({
    name: 'projector',
    build: (context) => ({
      components: [createTopicWatch({ ...context, who: 'projector' }), createProjector(context)],
    }),
  }),
);
