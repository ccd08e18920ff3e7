import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { unwritable } from '@footnote/runtime/unwritable';
import { UserError } from '@footnote/runtime/user-error';
import { isReplaceable } from './manifest.ts';

/** Whether there is a folder to replace. Throws `UserError` if it contains anything but an earlier export. */
async function requireReplaceable(dir: string): Promise<boolean> {
  let free: boolean;
  try {
    free = await isReplaceable(dir);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return false;
    if (code === 'ENOTDIR') throw new UserError(`${dir} is not a folder`);
    throw error;
  }
  if (!free)
    throw new UserError(`${dir} contains something other than an earlier export`, 'export to another folder');
  return true;
}

async function makeBeside(dir: string): Promise<string> {
  await mkdir(dirname(dir), { recursive: true });
  return mkdtemp(`${dir}.exporting-`);
}

/**
 * Creates or replaces a folder with the files that `write` produces: they are written to `DIR.exporting-…`,
 * which is renamed when it is complete. Throws `UserError` before anything is written if the folder may not
 * be replaced.
 */
export async function replaceFolder(folder: string, write: (fresh: string) => Promise<void>): Promise<void> {
  const dir = resolve(folder);
  await requireReplaceable(dir);
  const newFolder = await makeBeside(dir).catch((error: unknown) => {
    throw unwritable('the folder', dir, error, 'choose another folder with --to DIR');
  });
  const [fresh, former] = [join(newFolder, 'fresh'), join(newFolder, 'former')];
  try {
    await mkdir(fresh);
    await write(fresh);
    const isThere = await requireReplaceable(dir);
    if (isThere) await rename(dir, former);
    try {
      await rename(fresh, dir);
    } catch (error) {
      if (isThere) await rename(former, dir);
      throw error;
    }
  } finally {
    await rm(newFolder, { recursive: true, force: true });
  }
}
