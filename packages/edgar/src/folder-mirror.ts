import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isNotFound } from './atomic-file.ts';
import type { EdgarClient } from './client.ts';
import { EdgarRequestError } from './errors.ts';
import { mirrorPath } from './urls.ts';

const HOSTS = ['data.sec.gov', 'www.sec.gov'] as const;

/**
 * A mirror in a folder with the sub-folders `data.sec.gov` and `www.sec.gov`. A file that has the size and
 * modification time it had last time counts as unchanged. Throws `EdgarRequestError` (`unreadable`) for a folder with
 * neither: a mistyped name must not look like a mirror that lacks everything.
 */
export const openFolderMirror = (root: string): EdgarClient => {
  if (!HOSTS.some((host) => existsSync(join(root, host)))) {
    throw new EdgarRequestError(
      'unreadable',
      root,
      `not a mirror: it contains neither ${HOSTS.join(' nor ')}`,
    );
  }
  return mirrorOf(root);
};

const mirrorOf = (root: string): EdgarClient => ({
  source: root,
  hasFilingFiles: true,
  fetch: async (url, previous) => {
    const path = join(root, mirrorPath(url));
    try {
      const { size, mtimeMs } = await stat(path);
      const stamp = `${size}-${mtimeMs}`;
      if (previous?.stamp === stamp) return { status: 'unchanged' };
      const bytes = await readFile(path);
      return { status: 'fetched', bytes, validators: { etag: null, lastModified: null, stamp } };
    } catch (error) {
      if (isNotFound(error)) return { status: 'missing' };
      throw new EdgarRequestError('unreadable', url, (error as Error).message, { cause: error });
    }
  },
  close: () => undefined,
});
