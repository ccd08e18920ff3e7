import { Decimal } from 'decimal.js';

/** A place in a document whose value is filled in when it is sent. */
export class Slot<Name extends string = string> {
  readonly slot: Name;

  constructor(slot: Name) {
    this.slot = slot;
  }
}

export type Json =
  | null
  | boolean
  | number
  | string
  | Decimal
  | Slot
  | readonly Json[]
  | { readonly [member: string]: Json | undefined };

/**
 * Placeholders for members of the contract's types before they are written: an exact decimal for a number, a
 * slot for anything that depends on the time of the request.
 */
export type Writable<T> = T extends number
  ? number | Decimal | Slot
  : T extends string
    ? T | Slot
    : T extends readonly (infer Item)[]
      ? readonly Writable<Item>[]
      : T extends object
        ? { readonly [Member in keyof T]: Writable<T[Member]> }
        : T;

/** A document split at its slots: `chunks[0] slots[0] chunks[1] …`, one chunk more than slots. */
export type Template = { readonly chunks: readonly string[]; readonly slots: readonly string[] };

/**
 * JSON with the members of every object in alphabetical order and every decimal written digit for digit: no
 * number passes through a binary float unless it began as one. Undefined members are omitted.
 */
export function writeTemplate(value: Json): Template {
  return templateOf(value, (members) => Object.keys(members).sort());
}

type Members = { readonly [member: string]: Json | undefined };

function templateOf(value: Json, namesOf: (members: Members) => readonly string[]): Template {
  const chunks: string[] = [];
  const slots: string[] = [];
  let chunk = '';
  const put = (text: string): void => {
    chunk += text;
  };
  const write = (item: Json): void => {
    if (item instanceof Slot) {
      slots.push(item.slot);
      chunks.push(chunk);
      chunk = '';
    } else if (item === null || typeof item !== 'object') {
      put(JSON.stringify(item));
    } else if (Decimal.isDecimal(item)) {
      put(item.toFixed());
    } else if (isList(item)) {
      put('[');
      item.forEach((element, position) => {
        if (position > 0) put(',');
        write(element);
      });
      put(']');
    } else {
      let separator = '{';
      for (const name of namesOf(item)) {
        const member = item[name];
        if (member === undefined) continue;
        put(`${separator}${JSON.stringify(name)}:`);
        separator = ',';
        write(member);
      }
      put(separator === '{' ? '{}' : '}');
    }
  };
  write(value);
  return { chunks: [...chunks, chunk], slots };
}

/** The same for a document without slots. Throws `TypeError` if it has one. */
export function writeJson(value: Json): string {
  return whole(writeTemplate(value));
}

/** The same with the members of every object in insertion order. */
export function writeOrdered(value: Json): string {
  return whole(templateOf(value, Object.keys));
}

function whole({ chunks, slots }: Template): string {
  const [text] = chunks;
  if (slots.length > 0 || text === undefined)
    throw new TypeError(`slots without a value: ${slots.join(', ')}`);
  return text;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
