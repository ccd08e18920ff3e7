import { layoutAttribute, linkOf } from './attributes.ts';
import { OF_TABLE, WRITTEN } from './elements.ts';
import { escaped } from './escaped.ts';
import type { Place } from './open-elements.ts';
import type { Tag } from './tag-reader.ts';

const CONCEPT = /^[A-Za-z0-9_.-]{1,100}:[A-Za-z0-9_.-]{1,200}$/;

/**
 * The view's element for one of the document; empty if it would stand where only parts of a table may. A cell outside of a
 * table is text.
 */
export function writtenTag(
  name: string,
  {
    place,
    isInLink,
    hasLink,
  }: { readonly place: Place; readonly isInLink: boolean; readonly hasLink: boolean },
): string {
  const tag = WRITTEN.get(name) ?? '';
  if (OF_TABLE.has(tag)) {
    if (place === 'flow') return tag === 'td' || tag === 'th' ? 'span' : tag === 'tr' ? 'div' : '';
    return place === 'table' || tag === 'td' || tag === 'th' ? tag : '';
  }
  if (place !== 'flow') return '';
  return tag === 'a' && (isInLink || !hasLink) ? 'span' : tag;
}

/** An element of the view: its tag, and its attributes without `id`. */
export type Written = { readonly tag: string; readonly attributes: string };

type Parts = {
  /** Of the view. */
  readonly tag: string;
  readonly styleClass: string;
  readonly concept?: string | undefined;
};

/** The element as it is written, with the attributes that the view keeps. */
export function writtenElement(tag: Tag, { tag: written, styleClass, concept }: Parts): Written {
  const link = written === 'a' ? linkOf(tag.attributes.get('href') ?? '') : undefined;
  const classes = [
    styleClass,
    ...(tag.name === 'p' ? ['p'] : []),
    ...(tag.name === 'nobr' ? ['w'] : []),
    ...(concept === undefined ? [] : ['n']),
    ...(link?.isForeign === true ? ['link'] : []),
  ].filter((each) => each !== '');
  let attributes = classes.length === 0 ? '' : ` class="${classes.join(' ')}"`;
  if (concept !== undefined && CONCEPT.test(concept)) attributes += ` data-concept="${escaped(concept)}"`;
  if (link !== undefined) attributes += link.attribute;
  for (const [name, value] of tag.attributes) attributes += layoutAttribute(name, value);
  return { tag: link?.isForeign === true ? 'span' : written, attributes };
}
