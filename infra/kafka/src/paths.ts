import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Downloads live here: outside git, removed with node_modules, refilled from Maven's own cache in seconds. */
export const CACHE = join(ROOT, 'node_modules', '.cache', 'kafka');
export const POM = fileURLToPath(new URL('../pom.xml', import.meta.url));
/** State of the broker and registry that `main.ts up` starts. */
export const DEFAULT_DATA = join(ROOT, '.footnote', 'kafka');
