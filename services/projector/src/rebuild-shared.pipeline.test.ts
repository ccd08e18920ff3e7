import { sharedRebuildSuite } from './testing/shared-rebuild.ts';

describe('a rebuild with several projectors', () => {
  sharedRebuildSuite();
});
