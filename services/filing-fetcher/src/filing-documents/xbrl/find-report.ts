import { xbrlZipName } from '@footnote/edgar/urls';
import {
  isInlineXbrl,
  isPlainName,
  LINKBASE_KINDS,
  linkbaseReferences,
  schemaReferences,
  type LinkbaseKind,
} from '@footnote/edgar/xbrl-references';
import { directoryOf } from '../directory.ts';
import type { DocumentClues, FoundFile, TakeFile } from '../kind.ts';

export type ReportClues = Pick<
  DocumentClues,
  'accession' | 'filed' | 'reportDate' | 'primaryDocument' | 'isInline' | 'symbols'
>;

/** Further symbols are preferred shares and warrants, which never name a file. */
const SYMBOLS = 3;
/** A document names one schema, and a schema one linkbase of each kind; more than these are not requested. */
const REFERENCES = 4;

const KINDS = Object.keys(LINKBASE_KINDS) as readonly LinkbaseKind[];
const LINKBASE = /_(cal|def|lab|pre|ref)\.xml$/i;
const INLINE_INSTANCE = /_htm\.xml$/i;
/** EDGAR's rule: a name of letters, a date. */
const INSTANCE = /^[a-z][\w.-]*-\d{8}[\w.-]*\.xml$/i;
const HTML = /\.html?$/i;

/**
 * The files of a filing's XBRL report: EDGAR's zip file with all of them, else the instance (or inline
 * document) and then its schema and its presentation, label, calculation and definition linkbases, as far as
 * the source has them (definitions are kept for later parsers). Names come from the folder's listing if there
 * is one; a name referenced in a document takes precedence over naming conventions. Null if the source has no
 * report. Throws `EdgarRequestError`.
 */
export const findReport = async (
  clues: ReportClues,
  take: TakeFile,
): Promise<readonly FoundFile[] | null> => {
  const zip = xbrlZipName(clues.accession);
  const packed = await take(zip);
  if (packed !== null) return [{ name: zip, content: packed }];

  const names = await directoryOf(take);
  const first = async (candidates: readonly string[]): Promise<FoundFile | null> => {
    for (const name of new Set(candidates)) {
      if (names !== null && !names.includes(name)) continue;
      const content = await take(name);
      // A document that is only assumed to be inline XBRL may be a plain page.
      if (content !== null && (!HTML.test(name) || isInlineXbrl(content))) return { name, content };
    }
    return null;
  };
  const each = async (references: readonly string[]): Promise<readonly FoundFile[]> => {
    const found: FoundFile[] = [];
    for (const name of references.slice(0, REFERENCES)) {
      const file = await first([name]);
      if (file !== null) found.push(file);
    }
    return found;
  };
  const orElse = async (
    references: readonly string[],
    guesses: readonly string[],
  ): Promise<readonly FoundFile[]> => {
    const named = await each(references);
    const guessed = named.length > 0 ? null : await first(guesses);
    return guessed === null ? named : [guessed];
  };
  const listed = (pattern: RegExp): readonly string[] =>
    (names ?? []).filter((name) => isPlainName(name) && pattern.test(name));

  const instance = await first([
    ...listed(INLINE_INSTANCE),
    ...listed(INSTANCE).filter((name) => !LINKBASE.test(name)),
    ...instanceGuesses(clues),
  ]);
  if (instance === null) return null;
  const stem = instance.name.replace(INLINE_INSTANCE, '').replace(/\.(xml|html?)$/i, '');

  const schemas = await orElse(schemaReferences(instance.content), [
    `${stem}.xsd`,
    // Some are named by the filing date instead of the report date.
    stem.replace(/-\d{8}$/, `-${clues.filed.replaceAll('-', '')}`) + '.xsd',
    ...listed(/\.xsd$/i),
  ]);
  const stems = [...schemas.map(({ name }) => name.replace(/\.xsd$/i, '')), stem];
  const linkbases = async (kind: LinkbaseKind): Promise<readonly FoundFile[]> => {
    const references = schemas.map(({ content }) => linkbaseReferences(content, kind));
    const suffix = LINKBASE_KINDS[kind];
    return orElse(
      references.flatMap((each) => each.names),
      references.some(({ embeds }) => embeds)
        ? []
        : [...stems.map((each) => `${each}_${suffix}.xml`), ...listed(new RegExp(`_${suffix}\\.xml$`, 'i'))],
    );
  };
  const files = [instance, ...schemas];
  for (const kind of KINDS) files.push(...(await linkbases(kind)));
  return files.filter(({ name }, index) => files.findIndex((file) => file.name === name) === index);
};

/** Possible names of the instance, the most likely first. */
const instanceGuesses = ({
  primaryDocument,
  reportDate,
  isInline,
  symbols,
}: ReportClues): readonly string[] => {
  const document = primaryDocument !== null && isPlainName(primaryDocument) ? primaryDocument : null;
  const guesses: string[] = [];
  if (document !== null && HTML.test(document) && isInline !== false)
    guesses.push(document.replace(HTML, '_htm.xml'));
  if (isInline !== true) {
    // For example amzn-20141231x10k.htm next to amzn-20141231.xml.
    const dated = /^[a-z]+-\d{8}/i.exec(document ?? '')?.[0];
    if (dated !== undefined) guesses.push(`${dated}.xml`);
    const date = reportDate?.replaceAll('-', '');
    if (date !== undefined)
      guesses.push(...symbols.slice(0, SYMBOLS).map((symbol) => `${plain(symbol)}-${date}.xml`));
  }
  if (document !== null && HTML.test(document) && isInline !== false) guesses.push(document);
  return guesses;
};

/** BRK-B files as brkb. */
const plain = (symbol: string): string => symbol.toLowerCase().replace(/[^a-z0-9]/g, '');
