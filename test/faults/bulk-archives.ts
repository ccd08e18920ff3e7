import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipOf } from '@footnote/edgar/testing/zip';

const ARCHIVES = { companyfacts: 'api/xbrl/companyfacts', submissions: 'submissions' };

/** Packs a mirror into archives like EDGAR's nightly ones; returns the paths, companyfacts first. */
export async function writeBulkArchives(mirror: string, folder: string): Promise<readonly string[]> {
  const written = Object.entries(ARCHIVES).map(async ([name, path]) => {
    const source = join(mirror, 'data.sec.gov', path);
    const members = readdirSync(source).map((file) => [file, readFileSync(join(source, file))] as const);
    const archive = join(folder, `${name}.zip`);
    await writeFile(archive, await zipOf(Object.fromEntries(members)));
    return archive;
  });
  return Promise.all(written);
}
