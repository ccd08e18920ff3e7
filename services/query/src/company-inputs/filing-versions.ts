import type { InputFiling } from '@footnote/statements/inputs';

const versions = new WeakMap<InputFiling, string>();
let unstored = 0;

/** A filing as it was read out of the store: what it was made of names its version. */
export function tellVersion(filing: InputFiling, version: string): void {
  versions.set(filing, version);
}

/** Filings of one version are equal. One that is not out of the store is of a version of its own. */
export function versionOf(filing: InputFiling): string {
  const known = versions.get(filing);
  if (known !== undefined) return known;
  unstored += 1;
  const version = `unstored ${unstored}`;
  versions.set(filing, version);
  return version;
}
