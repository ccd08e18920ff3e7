/** One document in several files: each is a part of it, written as it stands in the whole. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

type Members = Record<string, unknown>;

/** Members whose entries are in several files; every other member is in one. */
const UNITED = /^(paths|channels|operations|components(\/\w+)?)$/;

/**
 * The document whose parts are the YAML files of a folder and its folders. A reference in a part is written as in the whole,
 * `#/components/…`, so an entry may move to another file. Throws if two files have the same entry, if a file is not YAML, and
 * if there is none.
 */
export function unitedFrom(folder: string): Readonly<Members> {
  const found = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const files = found.filter((name) => name.endsWith('.yaml')).sort();
  if (files.length === 0) throw new Error(`${folder} has no part of a document: git checkout ${folder}`);
  const whole: Members = {};
  const owners = new Map<string, string>();
  for (const file of files) unite(whole, parsed(join(folder, file)), { file, owners, place: '' });
  return whole;
}

type Place = {
  readonly file: string;
  /** The file of each entry so far, by its place. */
  readonly owners: Map<string, string>;
  readonly place: string;
};

function unite(whole: Members, part: Readonly<Members>, { file, owners, place }: Place): void {
  for (const [name, value] of Object.entries(part)) {
    const own = place === '' ? name : `${place}/${name}`;
    if (UNITED.test(own)) {
      unite((whole[name] ??= {}) as Members, value as Members, { file, owners, place: own });
      continue;
    }
    const owner = owners.get(own);
    if (owner !== undefined) throw new Error(`${file} has ${own}, and so has ${owner}`);
    owners.set(own, file);
    whole[name] = value;
  }
}

function parsed(file: string): Readonly<Members> {
  try {
    return parse(readFileSync(file, 'utf8')) as Members;
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
