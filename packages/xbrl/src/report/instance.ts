import { contextReader } from './contexts.ts';
import { XSI } from './namespaces.ts';
import { usualPrefix, type Prefixes } from './names.ts';
import { decimalOf } from './numbers.ts';
import type { Instance } from './raw-facts.ts';
import { unitReader } from './units.ts';
import { attribute, attributeIn, walkXml, type Tag } from './xml.ts';

/** Whether an element is marked as nil. */
export const isNil = (tag: Tag): boolean => {
  const nil = attributeIn(tag, XSI, 'xsi:nil')?.trim();
  return nil === 'true' || nil === '1';
};

/**
 * Reads an XML instance into `instance`: its contexts, units and numeric facts (items with a unit). Text facts,
 * nil facts, tuples and footnotes are left out. Throws `ReportError` for a document that is not well-formed.
 */
export const readInstance = (file: string, text: string, own: Prefixes, instance: Instance): void => {
  const contexts = contextReader(file, own, instance.contexts, instance.rejected);
  const units = unitReader(file, instance.units, instance.rejected);
  let depth = 0;
  const { cover } = instance;
  let fact: Tag | null = null;
  let isCover = false;
  let value = '';
  const isCoverText = (tag: Tag): boolean =>
    cover.open(usualPrefix(tag.uri, tag.prefix, own), tag.local, attribute(tag, 'contextRef') ?? '');
  walkXml(file, text, {
    open: (tag, resolve) => {
      depth += 1;
      if (depth === 2 && attribute(tag, 'unitRef') !== undefined && !isNil(tag)) {
        fact = tag;
        value = '';
      } else if (depth === 2 && isCoverText(tag)) {
        isCover = true;
      } else if (fact === null && !isCover) {
        contexts.open(tag, resolve);
        units.open(tag, resolve);
      }
    },
    close: (tag, resolve) => {
      depth -= 1;
      if (isCover) {
        if (depth > 1) return;
        cover.close();
        isCover = false;
      } else if (fact === null) {
        contexts.close(tag, resolve);
        units.close(tag, resolve);
      } else if (depth === 1) {
        takeFact(file, fact, value, own, instance);
        fact = null;
      }
    },
    text: (piece) => {
      if (isCover) cover.text(piece);
      else if (fact !== null) value += piece;
      else {
        contexts.text(piece);
        units.text(piece);
      }
    },
  });
};

const takeFact = (file: string, tag: Tag, text: string, own: Prefixes, instance: Instance): void => {
  const context = attribute(tag, 'contextRef') ?? '';
  const where = `${file} ${tag.name} ${context}`;
  const value = decimalOf(text);
  if (value === null) {
    instance.rejected.push({ where, reason: 'not_a_number', detail: text.trim().slice(0, 80) });
    return;
  }
  instance.facts.push({
    where,
    taxonomy: usualPrefix(tag.uri, tag.prefix, own),
    concept: tag.local,
    context,
    unit: attribute(tag, 'unitRef') ?? '',
    value,
    decimals: attribute(tag, 'decimals'),
    precision: attribute(tag, 'precision'),
  });
};
