import { contextReader, type Context } from '@footnote/xbrl/report/contexts';
import { parseQName, usualName } from '@footnote/xbrl/report/names';
import { decimalOf, wholeNumber } from '@footnote/xbrl/report/numbers';
import { transformed } from '@footnote/xbrl/report/transforms';
import type { Dimension } from '@footnote/xbrl/report/types';
import { unitReader } from '@footnote/xbrl/report/units';
import { walkXml, type XmlHandlers } from '@footnote/xbrl/report/xml';
import { declarationsIn, type Declarations } from './declarations.ts';
import { elementsNamed, type Element } from './elements.ts';
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

type Tagged = { readonly element: Element; readonly taxonomy: string; readonly concept: string };

/** More facts than any document of a filing has; those beyond have no place. */
const MOST_FACTS = 100_000;

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
  const contexts = onDemand<Context>(text, declared, 'context', (found, rejected) =>
    contextReader(file, new Map(), found, rejected),
  );
  const units = onDemand<string>(text, declared, 'unit', (found, rejected) =>
    unitReader(file, found, rejected),
  );
  const hidden = rangesOf(text, declared.inline, ['header', 'hidden']);
  const referring = referringElements(text);
  let tagged: ReadonlyMap<string, readonly Tagged[]> | undefined;

  const placed = ({ element, taxonomy, concept }: Tagged): PlacedFact[] => {
    const { from, to, attribute } = element;
    const context = contexts(attribute('contextRef') ?? '');
    const unit = units(attribute('unitRef') ?? '');
    const value = valueOf(text, element, declared);
    if (context === null || unit === null || value === null) return [];
    const { start, end, dimensions } = context;
    const isHidden = hidden.some((range) => range.from <= from && to <= range.to);
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
  const all = (): ReadonlyMap<string, readonly Tagged[]> =>
    (tagged ??= Map.groupBy(
      taggedIn(text, declared, file),
      ({ taxonomy, concept }) => `${taxonomy}:${concept}`,
    ));
  return {
    factsOf: (taxonomy, concept) => (all().get(`${taxonomy}:${concept}`) ?? []).flatMap(placed),
    facts: () =>
      [...all().values()]
        .flat()
        .flatMap(placed)
        .toSorted((a, b) => a.from - b.from),
  };

  function* taggedIn(whole: string, { inline }: Declarations, name: string): Generator<Tagged> {
    let count = 0;
    for (const prefix of inline)
      for (const element of elementsNamed(whole, `${prefix}:nonFraction`)) {
        count += 1;
        if (count > MOST_FACTS) return;
        if (element.attribute('target') !== undefined || isNil(element)) continue;
        const concept = usualName(element.attribute('name') ?? '', resolve, new Map(), name);
        if (concept !== null) yield { element, taxonomy: concept.prefix, concept: concept.local };
      }
  }
}

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

/** Where elements of inline XBRL stand, whatever their size. */
function rangesOf(
  text: string,
  prefixes: readonly string[],
  locals: readonly string[],
): readonly { readonly from: number; readonly to: number }[] {
  return prefixes.flatMap((prefix) =>
    locals.flatMap((local) => {
      const ranges: { from: number; to: number }[] = [];
      const [start, end] = [`<${prefix}:${local}`, `</${prefix}:${local}`];
      for (let from = text.indexOf(start); from !== -1; from = text.indexOf(start, from + 1)) {
        const to = text.indexOf(end, from);
        if (to !== -1) ranges.push({ from, to });
      }
      return ranges;
    }),
  );
}
