import { runService } from '@footnote/service/run-service';
import { createProjector } from './src/service.ts';

/** `node services/projector`: every projection, one replica of any number. */
process.exit(
  await runService({
    name: 'projector',
    store: true,
    build: (ground) => ({ components: [createProjector(ground)] }),
  }),
);
