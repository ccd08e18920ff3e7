import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A place that states the version of the product or of the topics, and what it states. */
export type Stated = { readonly where: string; readonly version: string };

const MANIFEST_FOLDERS = ['packages', 'services', 'infra'];

/** Files that state the version in a line of their own; the first group is the version. */
const LINES: readonly (readonly [file: string, line: RegExp])[] = [
  ['schemas/asyncapi/about.yaml', /^ {2}version: (\S+)$/m],
  ['infra/kubernetes/kustomization.yaml', /^ {4}newTag: (\S+)$/m],
];

/** Every stated version in the checkout at `root`. Throws if a file no longer states one. */
export function statedVersions(root: string): readonly Stated[] {
  const manifests = MANIFEST_FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${folder}/${entry.name}/package.json`),
  ).filter((file) => readIfThere(join(root, file)) !== undefined);
  return [
    ...['package.json', ...manifests].map((where) => ({
      where,
      version: (JSON.parse(readFileSync(join(root, where), 'utf8')) as { version: string }).version,
    })),
    ...LINES.map(([where, line]) => {
      const version = line.exec(readFileSync(join(root, where), 'utf8'))?.[1];
      if (version === undefined) throw new Error(`${where} states no version`);
      return { where, version };
    }),
  ];
}

/** One sentence for each place that states another version than `package.json` at the root. */
export function versionFaults(stated: readonly Stated[]): readonly string[] {
  const own = stated.find(({ where }) => where === 'package.json')?.version ?? '';
  if (!/^\d+\.\d+\.\d+$/.test(own)) return [`package.json states ${own}, which is no version`];
  return stated
    .filter(({ version }) => version !== own)
    .map(({ where, version }) => `${where} states ${version}, package.json ${own}`);
}

/** One sentence for each topic whose schema differs from the one released as `version`, or was not released. */
export function schemaFaults(root: string, version: string): readonly string[] {
  const schemas = join(root, 'schemas');
  const topics = readdirSync(schemas).filter((file) => file.endsWith('.avsc'));
  return topics.flatMap((file) => {
    const released = readIfThere(join(schemas, 'released', version, file));
    if (released === undefined) return [`schemas/released/${version}/${file} is missing`];
    return released === readFileSync(join(schemas, file), 'utf8')
      ? []
      : [`schemas/${file} differs from schemas/released/${version}/${file}`];
  });
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
