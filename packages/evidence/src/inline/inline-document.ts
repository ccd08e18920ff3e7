import { contextReader, type Context } from '@footnote/xbrl/report/contexts';
import { parseQName, usualName } from '@footnote/xbrl/report/names';
import { decimalOf, wholeNumber } from '@footnote/xbrl/report/numbers';
import { transformed } from '@footnote/xbrl/report/transforms';
import type { Dimension } from '@footnote/xbrl/report/types';
import { unitReader } from '@footnote/xbrl/report/units';
import { walkXml, type XmlHandlers } from '@footnote/xbrl/report/xml';
import type { Offsets } from '@footnote/releases/document/parts';
import { declarationsIn, type Declarations } from './declarations.ts';
import { elementsNamed, namedAt, type Element } from './elements.ts';
import { referringElements } from './referring-elements.ts';
import { shownText } from './shown-text.ts';

/**
 * A numeric fact of an inline document at its place. `from` and `to` are UTF-16 code units of the decoded text: the `<`
 * of its element, and the one after its end tag; for a hidden fact those of the element that says it shows it, if any. Concept, unit, period, value and dimensions are as in `ReportFact`.
 */
export type PlacedFact = {
  readonly from: number;
  readonly to: number;
  /** The id of its element; null if it has none. */
  readonly id: string | null;
  readonly taxonomy: string;
  readonly concept: string;
  readonly unit: string;
  readonly start: string | null;
  readonly end: string;
  readonly dimensions: readonly Dimension[];
  readonly value: string;
  /** Not shown to a reader of the document, as far as the document says. */
  readonly hidden: boolean;
};

export type InlineDocument = {
  /** The facts of a concept, in the order of the document. */
  readonly factsOf: (taxonomy: string, concept: string) => readonly PlacedFact[];
  /** All facts, in the order of the document. */
  readonly facts: () => readonly PlacedFact[];
};

type UsualName = NonNullable<ReturnType<typeof usualName>>;

/** A tagged number, with the name that its element has. */
type Tagged = { readonly element: Element; readonly name: string };

/** More facts than any document of a filing has; those beyond have no place. */
const MOST_FACTS = 100_000;
/** Concepts after which all elements are found at once. */
const MOST_LOOKED_FOR = 4;

/**
 * The facts of an inline document by place; null for a document that declares no inline XBRL. Contexts and units are
 * read as they are needed, so that one fact costs little of a long document. What cannot be read has no place.
 *
 * `file`: its name, which may tell the filer's prefix.
 */
export function inlineDocument(text: string, file = ''): InlineDocument | null {
  const declared = declarationsIn(text);
  if (declared.inline.length === 0) return null;
  const { resolve } = declared;
  const headers = headersIn(text, declared.inline);
  // Contexts and units stand in the header, which is a small part of the document.
  const resources =
    headers.length === 0 ? text : headers.map((header) => text.slice(header.from, header.to)).join('');
  const contexts = onDemand<Context>(resources, declared, 'context', (found, rejected) =>
    contextReader(file, new Map(), found, rejected),
  );
  const units = onDemand<string>(resources, declared, 'unit', (found, rejected) =>
    unitReader(file, found, rejected),
  );
  const referring = referringElements(text);
  let tagged: ReadonlyMap<string, readonly Tagged[]> | undefined;

  const placed = (element: Element, { prefix: taxonomy, local: concept }: UsualName): PlacedFact[] => {
    const { from, to, attribute } = element;
    const context = contexts(attribute('contextRef') ?? '');
    const unit = units(attribute('unitRef') ?? '');
    const value = valueOf(text, element, declared);
    if (context === null || unit === null || value === null) return [];
    const { start, end, dimensions } = context;
    const isHidden = headers.some((header) => header.from <= from && to <= header.to);
    const id = attribute('id') ?? null;
    const shown = isHidden && id !== null ? referring(id) : null;
    return [
      {
        from: shown?.from ?? from,
        to: shown?.to ?? to,
        id,
        taxonomy,
        concept,
        unit,
        start,
        end,
        dimensions,
        value,
        hidden: isHidden && shown === null,
      },
    ];
  };
  /** By the names that their elements have: most of the work is to find them. */
  const all = (): ReadonlyMap<string, readonly Tagged[]> =>
    (tagged ??= Map.groupBy(taggedIn(text, declared), ({ name }) => name));
  let asked = 0;
  /** Elements whose name contains the concept: for a few concepts it is faster to look for each than for all elements. */
  const named = (concept: string): readonly (readonly [string, readonly Tagged[]])[] => {
    asked += 1;
    if (tagged === undefined && asked <= MOST_LOOKED_FOR) {
      const found = Map.groupBy(taggedWith(text, declared, concept), ({ name }) => name);
      if (found.size > 0) return [...found];
    }
    return [...all()].filter(([name]) => name.includes(concept));
  };
  const nameOf = (name: string): UsualName | null => usualName(name, resolve, new Map(), file);
  return {
    factsOf: (taxonomy, concept) =>
      named(concept)
        .flatMap(([name, found]) => {
          const usual = nameOf(name);
          return usual?.prefix === taxonomy && usual.local === concept
            ? found.flatMap(({ element }) => placed(element, usual))
            : [];
        })
        .toSorted(byPlace),
    facts: () =>
      [...all()]
        .flatMap(([name, found]) => {
          const usual = nameOf(name);
          return usual === null ? [] : found.flatMap(({ element }) => placed(element, usual));
        })
        .toSorted(byPlace),
  };
}

const byPlace = (a: PlacedFact, b: PlacedFact): number => a.from - b.from;

function* taggedIn(text: string, { inline }: Declarations): Generator<Tagged> {
  let count = 0;
  for (const prefix of inline)
    for (const element of elementsNamed(text, `${prefix}:nonFraction`)) {
      count += 1;
      if (count > MOST_FACTS) return;
      if (isStated(element)) yield { element, name: element.attribute('name') ?? '' };
    }
}

/** Those among them with the concept in their name, found by it; none where its name is written otherwise. */
function* taggedWith(text: string, { inline }: Declarations, concept: string): Generator<Tagged> {
  const starts = inline.map((prefix) => `<${prefix}:nonFraction`);
  let before = 0;
  for (let at = text.indexOf(concept); at !== -1; at = text.indexOf(concept, at + concept.length)) {
    // Within the same tag as before, or in the text after it, there is none.
    const from = before + text.slice(before, at).lastIndexOf('<');
    const isNew = from >= before;
    before = at;
    if (!isNew) continue;
    const start = starts.find((each) => text.startsWith(each, from));
    const element = start === undefined ? null : namedAt(text, from, start.slice(1));
    const name = element?.attribute('name');
    if (element !== null && name?.includes(concept) === true && isStated(element)) yield { element, name };
  }
}

/** Whether an element states a fact of the document, and a value. */
const isStated = (element: Element): boolean => element.attribute('target') === undefined && !isNil(element);

/** An element without a value says so under the usual prefix of XML Schema instances. */
const isNil = ({ attribute }: Element): boolean => /^(?:true|1)$/.test(attribute('xsi:nil')?.trim() ?? '');

/** The number that an element states, as the extracted instance has it; null for nil and for what is no number. */
function valueOf(text: string, element: Element, { resolve }: Declarations): string | null {
  const { attribute, opened, closed } = element;
  const scale = wholeNumber(attribute('scale') ?? '0');
  const sign = attribute('sign');
  if (scale === null || (sign !== undefined && sign !== '-')) return null;
  const format = attribute('format');
  const rule = format === undefined ? null : parseQName(format, resolve);
  if (format !== undefined && rule === null) return null;
  const number = transformed(rule, shownText(text.slice(opened, closed)));
  return number === null ? null : decimalOf(number, scale, sign === '-');
}

/** Contexts or units by id, each read when it is first asked for. */
function onDemand<T>(
  text: string,
  { instance, attributes }: Declarations,
  local: 'context' | 'unit',
  reader: (found: Map<string, T | null>, rejected: []) => XmlHandlers,
): (id: string) => T | null {
  const known = new Map<string, T | null>();
  let sources: ReadonlyMap<string, readonly Element[]> | undefined;
  const declared = (): typeof sources & {} =>
    (sources ??= Map.groupBy(
      instance.flatMap((prefix) => [...elementsNamed(text, `${prefix}:${local}`)]),
      ({ attribute }) => attribute('id') ?? '',
    ));
  return (id) => {
    const before = known.get(id);
    if (before !== undefined || id === '') return before ?? null;
    const found = new Map<string, T | null>();
    const own = (declared().get(id) ?? []).map(({ from, to }) => text.slice(from, to));
    try {
      walkXml('', `<r${attributes}>${own.join('')}</r>`, reader(found, []));
    } catch {
      // A damaged one: no fact of it has a place.
      found.clear();
    }
    const read = found.get(id) ?? null;
    known.set(id, read);
    return read;
  };
}

/** The headers of inline XBRL: contexts, units and hidden facts. */
function headersIn(text: string, prefixes: readonly string[]): readonly Offsets[] {
  return prefixes.flatMap((prefix) => {
    const headers: Offsets[] = [];
    const [start, end] = [`<${prefix}:header`, `</${prefix}:header`];
    for (let from = text.indexOf(start), to = from; from !== -1; from = text.indexOf(start, to)) {
      to = text.indexOf(end, from);
      if (to === -1) break;
      headers.push({ from, to });
    }
    return headers;
  });
}
