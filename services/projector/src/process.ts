import { endNow } from '@footnote/runtime/end-now';
import { runService } from '@footnote/runtime/run-service';
import { createProjector } from './service.ts';

/** The process, within its memory. */
endNow(
  await runService({
    name: 'projector',
    build: (ground) => ({ components: [createProjector(ground)] }),
  }),
);
