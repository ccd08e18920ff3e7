import { contextReader } from './contexts.ts';
import { isNil } from './instance.ts';
import { INLINE, LINK, XLINK } from './namespaces.ts';
import { parseQName, usualName, type Prefixes, type QName } from './names.ts';
import { decimalOf, wholeNumber } from './numbers.ts';
import type { Instance } from './raw-facts.ts';
import { transformed } from './transforms.ts';
import { unitReader } from './units.ts';
import { attribute, attributeIn, walkXml, type ResolvePrefix, type Tag } from './xml.ts';

/** No displayed number is longer; a longer text is wrongly tagged. */
export const MAX_SHOWN = 400;

/** A number of an inline document while its text is read. */
export type OpenFact = {
  readonly tag: Tag;
  readonly name: ReturnType<typeof usualName>;
  readonly format: QName | null | 'unbound';
  shown: string;
};

/**
 * Reads one document of an inline document set into `instance`; facts, contexts and units of one document may use
 * those of another. Values are as the extracted instance has them: shown text by its `format`, times ten to the
 * `scale`, negative with `sign="-"`. Facts of another `target` than the default one are not of this instance.
 * Throws `ReportError` for a document that is not well-formed.
 */
export const readInline = (file: string, text: string, own: Prefixes, instance: Instance): void => {
  const contexts = contextReader(file, own, instance.contexts, instance.rejected);
  const units = unitReader(file, instance.units, instance.rejected);
  const { cover } = instance;
  const open: OpenFact[] = [];
  let resources = 0;
  let texts = 0;
  walkXml(file, text, {
    open: (tag, resolve) => {
      if (resources > 0) {
        resources += 1;
        contexts.open(tag, resolve);
        units.open(tag, resolve);
      } else if (INLINE.has(tag.uri)) {
        if (tag.local === 'resources') resources = 1;
        else if (tag.local === 'nonFraction')
          open.push(opened(tag, usualName(attribute(tag, 'name') ?? '', resolve, own, file), resolve));
        else if (tag.local === 'nonNumeric') {
          const name = texts === 0 ? usualName(attribute(tag, 'name') ?? '', resolve, own, file) : null;
          // A text that continues elsewhere is not a name.
          const isWhole = attribute(tag, 'continuedAt') === undefined && !isNil(tag);
          const isCover =
            name !== null &&
            isWhole &&
            cover.open(name.prefix, name.local, attribute(tag, 'contextRef') ?? '');
          if (isCover || texts > 0) texts += 1;
        }
      }
    },
    close: (tag, resolve) => {
      if (resources > 0) {
        resources -= 1;
        contexts.close(tag, resolve);
        units.close(tag, resolve);
      } else if (open.length > 0 && tag.local === 'nonFraction' && INLINE.has(tag.uri)) {
        const fact = open.pop();
        if (fact !== undefined) takeFact(file, fact, instance);
      } else if (texts > 0 && tag.local === 'nonNumeric' && INLINE.has(tag.uri)) {
        texts -= 1;
        if (texts === 0) cover.close();
      }
    },
    text: (piece) => {
      if (resources > 0) {
        contexts.text(piece);
        units.text(piece);
      } else {
        if (texts > 0) cover.text(piece);
        for (const fact of open) {
          if (fact.shown.length <= MAX_SHOWN) fact.shown += piece;
        }
      }
    },
  });
};

/** The schemas that an inline document references; documents of one set reference the same ones, or none. */
export const schemaRefsOf = (file: string, text: string): string[] => {
  const found: string[] = [];
  walkXml(file, text, {
    open: (tag) => {
      if (tag.uri === LINK && tag.local === 'schemaRef')
        found.push(attributeIn(tag, XLINK, 'xlink:href') ?? '');
    },
    close: () => undefined,
    text: () => undefined,
  });
  return found.sort();
};

/** The number that a tag opens; `name` is its concept. */
export const opened = (tag: Tag, name: OpenFact['name'], resolve: ResolvePrefix): OpenFact => {
  const format = attribute(tag, 'format');
  return {
    tag,
    name,
    format: format === undefined ? null : (parseQName(format, resolve) ?? 'unbound'),
    shown: '',
  };
};

/** Whether a number is of the default target and not nil. */
export const isReported = ({ tag }: OpenFact): boolean =>
  !isNil(tag) && attribute(tag, 'target') === undefined;

const takeFact = (file: string, fact: OpenFact, instance: Instance): void => {
  const { tag, name } = fact;
  if (!isReported(fact)) return;
  const context = attribute(tag, 'contextRef') ?? '';
  const where = `${file} ${attribute(tag, 'name') ?? ''} ${context}`;
  if (name === null) {
    instance.rejected.push({ where, reason: 'unbound_name', detail: attribute(tag, 'name') ?? '' });
    return;
  }
  const value = valueOf(fact);
  if ('error' in value) {
    const detail = `${value.detail} of ${fact.shown.trim().slice(0, 80)}`;
    instance.rejected.push({ where, reason: value.error, detail });
    return;
  }
  instance.facts.push({
    where,
    taxonomy: name.prefix,
    concept: name.local,
    context,
    unit: attribute(tag, 'unitRef') ?? '',
    value: value.ok,
    decimals: attribute(tag, 'decimals'),
    precision: attribute(tag, 'precision'),
  });
};

/** The number that a text states by its format, scale and sign; else the reason and what is wrong. */
export const valueOf = ({
  tag,
  format,
  shown,
}: OpenFact): { readonly ok: string } | { readonly error: string; readonly detail: string } => {
  const scaleText = attribute(tag, 'scale') ?? '0';
  const scale = wholeNumber(scaleText);
  if (scale === null) return { error: 'scale', detail: scaleText };
  const sign = attribute(tag, 'sign');
  if (sign !== undefined && sign !== '-') return { error: 'sign', detail: sign };
  const formatText = attribute(tag, 'format') ?? '';
  if (shown.length > MAX_SHOWN) return { error: 'not_a_number', detail: formatText };
  const text = format === 'unbound' ? null : transformed(format, shown);
  if (text === null) return { error: 'format', detail: formatText };
  const value = decimalOf(text, scale, sign === '-');
  return value === null ? { error: 'not_a_number', detail: formatText } : { ok: value };
};
