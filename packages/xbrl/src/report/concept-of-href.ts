import { baseName } from './schema.ts';

const YEAR = /[-_.]?[0-9]{4}(?:[-_]?[0-9]{2}[-_]?[0-9]{2}|q[1-4])?$/;

/**
 * The concept referenced by a locator, as a qualified name with the usual prefix; null for an address without
 * a fragment. The filer's own elements are looked up by file and id in its schemas, which define exactly
 * where the prefix ends. Of standard ones the id is prefix, underscore, name (EDGAR Filer Manual, 6.7.16), no
 * standard prefix contains an underscore, and the file name shows a longer prefix if a schema is not
 * available (`my_co-2023.xsd`).
 */
export const conceptOfHref = (href: string, elements: ReadonlyMap<string, string>): string | null => {
  const hash = href.indexOf('#');
  if (hash === -1) return null;
  const id = decoded(href.slice(hash + 1));
  const file = baseName(href.slice(0, hash));
  const known = elements.get(`${file}#${id}`);
  if (known !== undefined) return known;
  const stem = file.replace(/\.xsd$/i, '').replace(YEAR, '');
  const parted = stem !== '' && id.startsWith(`${stem}_`) ? stem.length : id.indexOf('_');
  if (parted <= 0 || parted === id.length - 1) return null;
  const prefix = id.slice(0, parted);
  return `${prefix === 'ifrs' ? 'ifrs-full' : prefix}:${id.slice(parted + 1)}`;
};

/** The targets of the locators with each label of a link; null for a URL without a concept. */
export const targetsOfLocators = (
  locators: ReadonlyMap<string, readonly string[]>,
  elements: ReadonlyMap<string, string>,
): Map<string, (string | null)[]> =>
  new Map([...locators].map(([label, hrefs]) => [label, hrefs.map((href) => conceptOfHref(href, elements))]));

/** The concepts that the locators of each label of a link point at. */
export const conceptsOfLocators = (
  locators: ReadonlyMap<string, readonly string[]>,
  elements: ReadonlyMap<string, string>,
): Map<string, string[]> =>
  new Map(
    [...targetsOfLocators(locators, elements)].map(([label, targets]) => [
      label,
      targets.filter((concept) => concept !== null),
    ]),
  );

const decoded = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};
