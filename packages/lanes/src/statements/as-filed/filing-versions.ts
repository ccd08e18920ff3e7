import type { InputFiling } from '@footnote/statements/inputs';

const versions = new WeakMap<InputFiling, string>();
let unstored = 0;

/** A filing as read from the store; the ids of its events identify its version. */
export function tellVersion(filing: InputFiling, version: string): void {
  versions.set(filing, version);
}

/** Filings of one version are equal. A filing from elsewhere has a version of its own. */
export function versionOf(filing: InputFiling): string {
  const known = versions.get(filing);
  if (known !== undefined) return known;
  unstored += 1;
  const version = `unstored ${unstored}`;
  versions.set(filing, version);
  return version;
}
