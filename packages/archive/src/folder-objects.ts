import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNotFound, writeAtomically } from '@footnote/edgar/atomic-file';
import type { Objects } from './objects.ts';

/** Files of a folder, which several processes may share. */
export const openFolderObjects = (root: string): Objects => ({
  location: root,
  read: async (key) => {
    try {
      return await readFile(join(root, key));
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  },
  write: (key, bytes) => writeAtomically(join(root, key), bytes),
  exists: async (key) => {
    try {
      await access(join(root, key));
      return true;
    } catch (error) {
      if (isNotFound(error)) return false;
      throw error;
    }
  },
  list: () => filesBelow(root, ''),
});

/** Files that are being written have names that end in `.tmp`. */
async function* filesBelow(root: string, prefix: string): AsyncGenerator<string> {
  const entries = await readdir(join(root, prefix), { withFileTypes: true }).catch((error: unknown) => {
    if (isNotFound(error)) return [];
    throw error;
  });
  const named = entries.map((entry) => ({
    entry,
    path: `${prefix}${entry.name}${entry.isDirectory() ? '/' : ''}`,
  }));
  for (const { entry, path } of named.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    if (entry.isDirectory()) yield* filesBelow(root, path);
    else if (!path.endsWith('.tmp')) yield path;
  }
}
