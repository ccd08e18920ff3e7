import { XMLParser } from 'fast-xml-parser';
import { isAccession } from '@footnote/values/accession';
import { parseCik } from '@footnote/values/cik';
import { EdgarFormatError } from './errors.ts';
import { isObject } from './json-reader.ts';

/**
 * One line of the current-filings feed. A filing appears once for each filer involved (such as issuer and
 * reporting owner), so an accession may appear several times with different CIKs.
 */
export type FeedEntry = {
  readonly accession: string;
  /** Ten digits. */
  readonly cik: string;
  readonly form: string;
  /** Name of the filer. */
  readonly name: string;
  /** Filer, Issuer, Reporting, Subject, Filed by, …; null if the title has no role. */
  readonly role: string | null;
  /** YYYY-MM-DD. */
  readonly filed: string;
  /** Acceptance, epoch ms UTC; the feed states it with its UTC offset. */
  readonly acceptedAt: number;
  /** Items of an 8-K, such as 2.02; empty for a filing without any, and if the feed does not list them. */
  readonly items: readonly string[];
};

export type CurrentFeed = {
  /** When EDGAR made the page, epoch ms UTC. */
  readonly updatedAt: number;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
};

const DOCUMENT = 'current-filings feed';
const ITEM = /\bItem (\d{1,2}\.\d{2}):/g;
const TITLE = /^(?<form>.+?) - (?<name>.*) \((?<cik>\d{10})\)(?: \((?<role>[^()]*)\))?\s*$/s;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  // Form names stay text: "4" is not converted to a number.
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => name === 'entry',
  processEntities: true,
  // oxlint-disable-next-line typescript/no-deprecated -- what replaces it is given a decoder, which this option makes.
  htmlEntities: true,
});

const fail = (path: string, detail: string): never => {
  throw new EdgarFormatError(DOCUMENT, path, detail);
};

const textAt = (node: Readonly<Record<string, unknown>>, name: string, path: string): string => {
  const value = node[name];
  if (typeof value === 'string') return value;
  if (isObject(value) && typeof value['#text'] === 'string') return value['#text'];
  return fail(`${path}.${name}`, 'expected text');
};

const instantAt = (node: Readonly<Record<string, unknown>>, path: string): number => {
  const written = textAt(node, 'updated', path);
  const instant = Date.parse(written);
  return Number.isNaN(instant) ? fail(`${path}.updated`, `not a time: ${written}`) : instant;
};

const entryOf = (node: unknown, index: number): FeedEntry => {
  const path = `feed.entry[${index}]`;
  if (!isObject(node)) return fail(path, 'expected an element');
  const title = TITLE.exec(textAt(node, 'title', path))?.groups;
  const cik = parseCik(title?.['cik'] ?? '');
  if (title === undefined || cik === null)
    return fail(`${path}.title`, 'expected "form - name (CIK) (role)"');
  const accession = textAt(node, 'id', path).split('accession-number=')[1] ?? '';
  if (!isAccession(accession)) return fail(`${path}.id`, 'expected an accession number');
  const category = node['category'];
  const form = isObject(category) ? category['@term'] : undefined;
  const acceptedAt = instantAt(node, path);
  const summary = textAt(node, 'summary', path);
  const filed = /Filed:(?:<[^>]*>|\s)*(\d{4}-\d{2}-\d{2})/.exec(summary)?.[1];
  return {
    accession,
    cik,
    form: typeof form === 'string' ? form : (title['form'] ?? ''),
    name: title['name'] ?? '',
    role: title['role'] ?? null,
    filed: filed ?? fail(`${path}.summary`, 'expected a filing date'),
    acceptedAt,
    items: [...summary.matchAll(ITEM)].map(([, item]) => item ?? ''),
  };
};

/** Reads one page of the Atom feed (ISO-8859-1, as EDGAR sends it). Throws `EdgarFormatError`. */
export const parseCurrentFeed = (bytes: Uint8Array): CurrentFeed => {
  const text = new TextDecoder('latin1').decode(bytes);
  // The parser is lenient towards a document that ends early.
  if (!/<\/feed>\s*$/.test(text)) return fail('feed', 'expected a whole Atom feed');
  let parsed: unknown;
  try {
    parsed = parser.parse(text);
  } catch (error) {
    return fail('feed', `not XML: ${(error as Error).message}`);
  }
  const feed = isObject(parsed) ? parsed['feed'] : undefined;
  if (!isObject(feed)) return fail('feed', 'expected an Atom feed');
  const entries = feed['entry'];
  return {
    updatedAt: instantAt(feed, 'feed'),
    entries: (Array.isArray(entries) ? (entries as readonly unknown[]) : []).map(entryOf),
  };
};
