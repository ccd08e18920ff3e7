import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a user may do: `write` creates tables and inserts, `read` only queries. */
export type Right = 'write' | 'read';

/** A user of the embedded server, with the password of this data folder. */
export type User = { readonly name: string; readonly password: string; readonly right: Right };

export type Users = { readonly writer: User; readonly reader: User };

export const WRITER = 'footnote';
export const READER = 'reader';

const FILE = 'access.json';
const PRIVATE = 0o600;
/** 192 bits. */
const PASSWORD_BYTES = 24;

/**
 * The users of a data folder, made at the first call: random passwords in a file that only its owner can read, so
 * that nobody else on the machine, and no page in a browser, can present them.
 */
export function usersOf(dataDir: string): Users {
  const file = join(dataDir, FILE);
  const stored = readStored(file);
  const passwords = stored ?? { [WRITER]: newPassword(), [READER]: newPassword() };
  if (stored === undefined) writePrivate(file, `${JSON.stringify(passwords, null, 2)}\n`);
  return {
    writer: { name: WRITER, password: passwords[WRITER] ?? '', right: 'write' },
    reader: { name: READER, password: passwords[READER] ?? '', right: 'read' },
  };
}

function readStored(file: string): Readonly<Record<string, string>> | undefined {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
    return [WRITER, READER].every(
      (name) => typeof stored[name] === 'string' && stored[name].length >= PASSWORD_BYTES,
    )
      ? stored
      : undefined;
  } catch {
    return undefined;
  }
}

const newPassword = (): string => randomBytes(PASSWORD_BYTES).toString('base64url');

function writePrivate(file: string, content: string): void {
  const draft = `${file}.${process.pid}`;
  rmSync(draft, { force: true });
  writeFileSync(draft, content, { mode: PRIVATE });
  renameSync(draft, file);
}

/** What a client presents: a name and a password, empty if it presents none. */
export type Presented = { readonly name: string; readonly password: string };

const digest = (presented: Presented): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([presented.name, presented.password]))
    .digest();

/** A function that tells the user of what is presented, in a time that does not depend on it; null for nobody. */
export function doorkeeper(users: Users): (presented: Presented) => User | null {
  const known = [users.writer, users.reader].map((user) => ({ user, digest: digest(user) }));
  return (presented) => {
    const given = digest(presented);
    const matches = known.map((each) => timingSafeEqual(each.digest, given));
    return known[matches.indexOf(true)]?.user ?? null;
  };
}

/**
 * What every connection of the engine is granted. All that reaches files, other hosts or programs needs a grant that
 * is absent here: table functions and engines with a source (READ and WRITE ON FILE, URL, S3, REMOTE, …), dictionaries,
 * functions of one's own, named collections, BACKUP and SYSTEM.
 */
const GRANTS = [
  'SHOW',
  'SELECT',
  'INSERT',
  'ALTER',
  'CREATE DATABASE',
  'CREATE TABLE',
  'CREATE VIEW',
  'CREATE TEMPORARY TABLE',
  'DROP DATABASE',
  'DROP TABLE',
  'DROP VIEW',
  'TRUNCATE',
  'OPTIMIZE',
  'CHECK',
  'KILL QUERY',
];

/** Settings that nobody may change: they name files or disks, or change how a query is parsed or logged. */
const CONSTANT_SETTINGS = [
  'dialect',
  'implicit_select',
  'allow_introspection_functions',
  'send_logs_level',
  'format_schema',
  'format_schema_source',
  'format_schema_message_name',
  'format_template_resultset',
  'format_template_row',
  'merge_tree_disk',
  'merge_tree_storage_policy',
];

const USERS_XML = `<clickhouse>
  <profiles><default>
    <implicit_select>0</implicit_select>
    <allow_introspection_functions>0</allow_introspection_functions>
    <constraints>${CONSTANT_SETTINGS.map((name) => `<${name}><const/></${name}>`).join('')}</constraints>
  </default></profiles>
  <quotas><default/></quotas>
  <users><default>
    <password/><networks><ip>::/0</ip></networks><profile>default</profile><quota>default</quota>
    <grants><query>GRANT ${GRANTS.join(', ')} ON *.*</query></grants>
  </default></users>
</clickhouse>
`;

/**
 * Writes the engine's configuration into the data folder and returns its path. Without one the engine would take a
 * `config.xml` of the working directory, and grant everything.
 */
export function writeEngineConfig(dataDir: string): string {
  const folder = join(dataDir, 'engine');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const [config, users] = [join(folder, 'config.xml'), join(folder, 'users.xml')];
  writePrivate(users, USERS_XML);
  writePrivate(
    config,
    `<clickhouse><user_directories><users_xml><path>${escapedXml(users)}</path></users_xml></user_directories></clickhouse>\n`,
  );
  return config;
}

const escapedXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
