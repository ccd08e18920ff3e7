import { keyOf, type Dictionary, type Joint } from './dictionary.ts';
import { COMMAS, FORMS, HYPHENS, WORDS } from './words.generated.ts';

const pairs = (text: string, sign: Joint): readonly (readonly [string, Joint])[] =>
  text.split(',').map((pair) => [pair, sign] as const);

/** What the labels of real filings teach, which `packages/accuracy/src/member-names/learn-from-mirror.ts` writes. */
export const LEARNT: Dictionary = {
  words: new Set(WORDS.split(' ')),
  forms: new Map(FORMS.split(' ').map((form) => [keyOf(form), form])),
  joints: new Map([...pairs(COMMAS, ','), ...pairs(HYPHENS, '-')]),
};
