import { link, mkdir, open, readFile, readdir, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { incompatibility } from './compatibility.ts';
import {
  canonicalSchema,
  CorruptRegistryError,
  IncompatibleSchemaError,
  UnknownSchemaIdError,
  type SchemaRegistry,
} from './registry.ts';

type Entry = { readonly id: number; readonly subject: string; readonly schema: string };

/**
 * A registry in a folder, for any number of concurrent processes: schema n is the file `n.json`, which is
 * written completely and then linked into place; linking fails if another process took the number first.
 * There is no lock that a killed process could leave behind. Ids have no gaps from 1, so the process that
 * takes n has seen all below it. Durable when `register` resolves. Throws `CorruptRegistryError` for a file
 * that it did not write.
 */
export async function openFileRegistry(dir: string): Promise<SchemaRegistry> {
  await mkdir(dir, { recursive: true });
  const entries = new Map<number, Entry>();

  /** Loads schemas that other processes have added. */
  const refresh = async (): Promise<void> => {
    for (const file of await readdir(dir)) {
      const id = Number(/^([1-9][0-9]*)\.json$/.exec(file)?.[1]);
      if (Number.isNaN(id) || entries.has(id)) continue;
      entries.set(id, parseEntry(id, await readFile(join(dir, file), 'utf8')));
    }
  };

  const register = async (subject: string, schemaJson: string): Promise<number> => {
    const schema = canonicalSchema(schemaJson);
    for (;;) {
      await refresh();
      const ofSubject = [...entries.values()].filter((entry) => entry.subject === subject);
      const known = ofSubject.find((entry) => entry.schema === schema);
      if (known !== undefined) return known.id;
      for (const entry of ofSubject) {
        const problem = incompatibility(JSON.parse(schema), JSON.parse(entry.schema));
        if (problem !== null) throw new IncompatibleSchemaError(subject, problem);
      }
      const entry = { id: entries.size + 1, subject, schema };
      if (await claim(dir, entry)) return entry.id;
    }
  };

  return {
    register,
    schema: async (id) => {
      if (!entries.has(id)) await refresh();
      const entry = entries.get(id);
      if (entry === undefined) throw new UnknownSchemaIdError(id);
      return entry.schema;
    },
  };
}

/** False when another process has the id already. */
async function claim(dir: string, entry: Entry): Promise<boolean> {
  const temporary = join(dir, `.${randomUUID()}.tmp`);
  const file = await open(temporary, 'wx');
  try {
    await file.writeFile(`${JSON.stringify(entry)}\n`);
    await file.sync();
    await link(temporary, join(dir, `${entry.id}.json`));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await file.close();
    await rm(temporary, { force: true });
  }
  const folder = await open(dir, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
  return true;
}

function parseEntry(id: number, text: string): Entry {
  const corrupt = new CorruptRegistryError(`schema ${id} of the registry is damaged`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw corrupt;
  }
  const { id: ownId, subject, schema } = (json ?? {}) as Readonly<Record<string, unknown>>;
  if (ownId !== id || typeof subject !== 'string' || typeof schema !== 'string') throw corrupt;
  return { id, subject, schema };
}
