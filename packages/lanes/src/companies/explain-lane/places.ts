import type { Json } from '@footnote/wire/json';

type Members = { readonly [member: string]: Json | undefined };

/**
 * The contents of a response at a path, such as `multiples.price_to_sales.value`; `[]` stands for every item
 * of a list.
 */
export type Found = {
  /** Undefined if there is nothing; the refusal of a containing member if that is refused. */
  readonly value: Json | undefined;
  /** The other members of the containing object: day, source, provenance. Null at the top, and for lists. */
  readonly beside: Members | null;
};

/**
 * Of the operands of several members, those of one: operands in an object that contains another member belong
 * to that one.
 */
export function ownPlaces(
  operands: readonly string[],
  member: string,
  members: readonly string[],
): readonly string[] {
  const others = members.map(holderOf).filter((holder) => holder !== '' && !member.startsWith(holder));
  return operands.filter((place) => !others.some((holder) => place.startsWith(holder)));
}

function holderOf(place: string): string {
  return place.slice(0, place.lastIndexOf('.') + 1);
}

/** Looks a place of the catalog up in an answer. */
export function lookUp(data: Json, place: string): Found {
  const path = place.split('.').flatMap((part) => (part.endsWith('[]') ? [part.slice(0, -2), '[]'] : [part]));
  const value = at(data, path);
  if (path.length < 2 || path.includes('[]')) return { value, beside: null };
  const [last = ''] = path.slice(-1);
  const holder = at(data, path.slice(0, -1));
  if (!isObject(holder) || !(last in holder)) return { value, beside: null };
  return { value, beside: Object.fromEntries(Object.entries(holder).filter(([name]) => name !== last)) };
}

function at(value: Json | undefined, path: readonly string[]): Json | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (name === '[]') return isList(value) ? value.map((item) => at(item, rest) ?? null) : refusalIn(value);
  if (!isObject(value)) return undefined;
  return name in value ? at(value[name], rest) : refusalIn(value);
}

/** A refusal has none of the members of the refused object. */
function refusalIn(value: Json | undefined): Json | undefined {
  return isObject(value) && value['available'] === false ? value : undefined;
}

/** Why there is no value; null if there is one. */
export function reasonOf(value: Json | undefined): string | null {
  const reason = isObject(value) && value['available'] === false ? value['reason'] : undefined;
  return typeof reason === 'string' ? reason : null;
}

/**
 * Why a member is null, from an answer's map of reasons: under its own name, or that of an object that would contain
 * it. Null if the map has neither.
 */
export function reasonAt(unavailable: Json | undefined, place: string): string | null {
  if (!isObject(unavailable)) return null;
  const reason = place
    .split('.')
    .toReversed()
    .map((name) => unavailable[name])
    .find((each) => typeof each === 'string');
  return typeof reason === 'string' ? reason : null;
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json | undefined): value is Members {
  return typeof value === 'object' && value !== null && !isList(value);
}
