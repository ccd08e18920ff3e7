import { runService } from '@footnote/runtime/run-service';
import { createProjector } from './service.ts';

/** The process, within its memory. */
process.exit(
  await runService({
    name: 'projector',
    build: (ground) => ({ components: [createProjector(ground)] }),
  }),
);
