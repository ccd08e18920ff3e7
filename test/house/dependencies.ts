import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

type Locked = {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
};
export type Lock = { readonly packages: Readonly<Record<string, Locked>> };

/** A package of others that is installed without the tools of the development. */
export type Dependency = {
  readonly name: string;
  readonly version: string;
  /** SPDX; unknown if the package states none. */
  readonly license: string;
  /** Whether npm runs a program of it when it is installed. */
  readonly runsAtInstall: boolean;
  /** Folders of ours that name it; none for a dependency of a dependency. */
  readonly namedBy: readonly string[];
};

const FOLDER = 'node_modules/';

/** What a running service can reach, by name; each version of a package separately. */
export function reachable({ packages }: Lock): readonly Dependency[] {
  const ours = Object.entries(packages).filter(([path]) => !path.includes(FOLDER));
  return Object.entries(packages)
    .filter(
      ([path, { dev, devOptional, link }]) =>
        path.includes(FOLDER) && dev !== true && devOptional !== true && link !== true,
    )
    .map(([path, { version = '', license = 'unknown', hasInstallScript = false }]) => {
      const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
      const namedBy = ours
        .filter(([, { dependencies = {} }]) => Object.hasOwn(dependencies, name))
        .map(([folder]) => folder);
      return { name, version, license, runsAtInstall: hasInstallScript, namedBy };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Day of the last change of a package, as the configured registry has it. */
function lastChange(name: string): string {
  return execFileSync('npm', ['view', name, 'time.modified'], { encoding: 'utf8' }).trim().slice(0, 10);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { releases: { type: 'boolean', default: false } } });
  const file = join(import.meta.dirname, '../../package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
  for (const { name, version, license, runsAtInstall, namedBy } of reachable(lock)) {
    const changed = values.releases && namedBy.length > 0 ? `last change ${lastChange(name)}` : '';
    const notes = [runsAtInstall ? 'runs a program at install' : '', changed, namedBy.join(' ')];
    console.log([`${name} ${version}`, license, ...notes.filter((note) => note !== '')].join('; '));
  }
}
