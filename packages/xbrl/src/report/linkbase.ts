import { LINK, XLINK } from './namespaces.ts';
import { spaced } from './schema.ts';
import { ReportError } from './types.ts';
import { attribute, attributeIn, walkXml, type Tag, type XmlHandlers } from './xml.ts';

/** An arc between labels of locators or resources of one extended link. */
export type LinkArc = {
  readonly from: string;
  readonly to: string;
  readonly order: number;
  readonly priority: number;
  readonly prohibited: boolean;
  readonly arcrole: string;
  readonly preferredLabel: string | null;
  /** The attribute's text; null if the arc does not have it. */
  readonly weight: string | null;
};

/** A label text with its role and language ("" if not stated). */
export type LabelText = { readonly role: string; readonly language: string; readonly text: string };

/** A presentation, calculation or label link: the targets of its locators, and its arcs in document order. */
export type ExtendedLink = {
  readonly kind: 'presentation' | 'calculation' | 'label';
  readonly role: string;
  readonly locators: Map<string, string[]>;
  readonly texts: Map<string, LabelText[]>;
  readonly arcs: LinkArc[];
};

export const STANDARD_LABEL = 'http://www.xbrl.org/2003/role/label';
/** XBRL 2.1, section 5.2.5.2. */
export const SUMMATION_ITEM = 'http://www.xbrl.org/2003/arcrole/summation-item';
/** Calculations 1.1 (XBRL International, Recommendation of 22 February 2023). */
export const SUMMATION_ITEM_1_1 = 'https://xbrl.org/2023/arcrole/summation-item';
/** The arcs that are read, each with the arcroles that count (XBRL 2.1, sections 5.2.2.3, 5.2.4.2 and 5.2.5.2). */
const ARCROLES: ReadonlyMap<string, readonly string[]> = new Map([
  ['presentationArc', ['http://www.xbrl.org/2003/arcrole/parent-child']],
  ['calculationArc', [SUMMATION_ITEM, SUMMATION_ITEM_1_1]],
  ['labelArc', ['http://www.xbrl.org/2003/arcrole/concept-label']],
]);
const KINDS: ReadonlyMap<string, ExtendedLink['kind']> = new Map([
  ['presentationLink', 'presentation'],
  ['calculationLink', 'calculation'],
  ['labelLink', 'label'],
]);
const XML = 'http://www.w3.org/XML/1998/namespace';

/** Collects the presentation, calculation and label links anywhere in a document. */
export const linkReader = (links: ExtendedLink[]): XmlHandlers => {
  let link: ExtendedLink | null = null;
  let label: Tag | null = null;
  let text = '';
  return {
    open: (tag) => {
      if (label !== null || tag.uri !== LINK) return;
      const kind = KINDS.get(tag.local);
      if (kind !== undefined) {
        link = opened(kind, tag);
        links.push(link);
      } else if (link === null) return;
      else if (tag.local === 'loc') {
        append(link.locators, xlink(tag, 'label'), xlink(tag, 'href'));
      } else if (ARCROLES.get(tag.local)?.includes(xlink(tag, 'arcrole'))) {
        link.arcs.push(arcOf(tag));
      } else if (tag.local === 'label') {
        label = tag;
        text = '';
      }
    },
    close: (tag) => {
      if (tag.uri !== LINK) return;
      if (tag.local === 'label' && label !== null && link !== null) {
        const language = attributeIn(label, XML, 'xml:lang') ?? '';
        const role = attributeIn(label, XLINK, 'xlink:role') ?? STANDARD_LABEL;
        append(link.texts, xlink(label, 'label'), {
          role,
          language: language.toLowerCase(),
          text: spaced(text),
        });
        label = null;
      } else if (KINDS.has(tag.local)) link = null;
    },
    text: (piece) => {
      if (label !== null) text += piece;
    },
  };
};

/** The largest package of a filing has not a tenth as many relations. */
const MAX_RELATIONS = 500_000;

/**
 * Counts the relations that arcs expand to: locators of one label times locators of another. Throws
 * `ReportError` `too_large`.
 */
export const relationCounter = (): (() => void) => {
  let count = 0;
  return () => {
    count += 1;
    if (count > MAX_RELATIONS)
      throw new ReportError('too_large', null, `more than ${MAX_RELATIONS} relations`);
  };
};

/** Reads a linkbase; other kinds (definition, reference) yield nothing. Throws `ReportError`. */
export const readLinkbase = (file: string, text: string, links: ExtendedLink[]): void => {
  if (![...KINDS.keys()].some((name) => text.includes(name))) return;
  walkXml(file, text, linkReader(links));
};

const opened = (kind: ExtendedLink['kind'], tag: Tag): ExtendedLink => ({
  kind,
  role: xlink(tag, 'role'),
  locators: new Map(),
  texts: new Map(),
  arcs: [],
});

const arcOf = (tag: Tag): LinkArc => ({
  from: xlink(tag, 'from'),
  to: xlink(tag, 'to'),
  order: numberOf(attribute(tag, 'order'), 1),
  priority: numberOf(attribute(tag, 'priority'), 0),
  prohibited: attribute(tag, 'use') === 'prohibited',
  arcrole: xlink(tag, 'arcrole'),
  preferredLabel: attribute(tag, 'preferredLabel')?.trim() ?? null,
  weight: attribute(tag, 'weight') ?? null,
});

const numberOf = (text: string | undefined, otherwise: number): number => {
  const number = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : otherwise;
};

const xlink = (tag: Tag, local: string): string => attributeIn(tag, XLINK, `xlink:${local}`)?.trim() ?? '';

const append = <T>(map: Map<string, T[]>, key: string, value: T): void => {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
};
