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
  readonly preferredLabel: string | null;
};

/** A label text with its role and language ("" where none is given). */
export type LabelText = { readonly role: string; readonly language: string; readonly text: string };

/** A presentation or label link: the targets of its locators, and its arcs in document order. */
export type ExtendedLink = {
  readonly kind: 'presentation' | 'label';
  readonly role: string;
  readonly locators: Map<string, string[]>;
  readonly texts: Map<string, LabelText[]>;
  readonly arcs: LinkArc[];
};

export const STANDARD_LABEL = 'http://www.xbrl.org/2003/role/label';
/** The arcs that are read, each with the one arcrole that counts (XBRL 2.1, sections 5.2.2.3 and 5.2.4.2). */
const ARCROLES: ReadonlyMap<string, string> = new Map([
  ['presentationArc', 'http://www.xbrl.org/2003/arcrole/parent-child'],
  ['labelArc', 'http://www.xbrl.org/2003/arcrole/concept-label'],
]);
const XML = 'http://www.w3.org/XML/1998/namespace';

/** Collects the presentation and label links anywhere in a document. */
export const linkReader = (links: ExtendedLink[]): XmlHandlers => {
  let link: ExtendedLink | null = null;
  let label: Tag | null = null;
  let text = '';
  return {
    open: (tag) => {
      if (label !== null || tag.uri !== LINK) return;
      if (tag.local === 'presentationLink' || tag.local === 'labelLink') {
        link = opened(tag.local === 'labelLink' ? 'label' : 'presentation', tag);
        links.push(link);
      } else if (link === null) return;
      else if (tag.local === 'loc') {
        append(link.locators, xlink(tag, 'label'), xlink(tag, 'href'));
      } else if (ARCROLES.get(tag.local) === xlink(tag, 'arcrole')) {
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
      } else if (tag.local === 'presentationLink' || tag.local === 'labelLink') link = null;
    },
    text: (piece) => {
      if (label !== null) text += piece;
    },
  };
};

/** The largest package of a filing has not a tenth as many relations. */
const MAX_RELATIONS = 500_000;

/** Counts what arcs expand to: locators of one label times locators of another. Throws `ReportError` `too_large`. */
export const relationCounter = (): (() => void) => {
  let count = 0;
  return () => {
    count += 1;
    if (count > MAX_RELATIONS)
      throw new ReportError('too_large', null, `more than ${MAX_RELATIONS} relations`);
  };
};

/** Reads a linkbase; other kinds (calculation, definition) yield nothing. Throws `ReportError`. */
export const readLinkbase = (file: string, text: string, links: ExtendedLink[]): void => {
  if (!text.includes('presentationLink') && !text.includes('labelLink')) return;
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
  preferredLabel: attribute(tag, 'preferredLabel')?.trim() ?? null,
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
