import { SMALL_WORDS, joint, keyOf, type Dictionary, type Joint } from './dictionary.ts';

/** An element and a label that some filing prints for it. */
export type Labelled = { readonly name: string; readonly label: string };

const KIND = /\s*\[(member|domain|axis|abstract|table|line items|text block|roll forward)\]$/i;
const KIND_OF_NAME = /(Member|Domain|Axis|Abstract|Table|LineItems|TextBlock|RollForward)$/;
/** What follows the comma of an enumeration. */
const IS_ENUMERATED = /\b(and|or)\b/i;
/** A longer word is an element's name that stands in place of a label. */
const LONGEST_WORD = 20;
const SHORTEST = 3;
/** A form longer than this is an element's name that stands in place of a label. */
const LONGEST_FORM = 15;

/** The label as its words are learnt: without the kind of its element and the signs of trade marks. */
export const plainLabel = (label: string): string =>
  label.replace(KIND, '').replaceAll(/[®™]/g, '').replaceAll('&', 'and').replaceAll(/\s+/g, ' ').trim();

/** Whether a label has the letters of the element's name, so that one teaches how the other is printed. */
export const isPrintedName = ({ name, label }: Labelled): boolean =>
  keyOf(name.slice(name.indexOf(':') + 1).replace(KIND_OF_NAME, '')) === keyOf(plainLabel(label));

/** Learns from labels that print the names of their elements; others teach nothing. */
export function learn(labelled: readonly Labelled[]): Dictionary {
  const forms = new Tally();
  const between = new Tally();
  for (const each of unique(labelled.filter(isPrintedName))) {
    const label = plainLabel(each.label);
    let before: string | undefined;
    for (const { index, 0: part, 1: gap = '', 2: word = '' } of label.matchAll(/([^\w.'’]*)([\w.'’]+)/g)) {
      const key = keyOf(word);
      if (!/\d/.test(key)) forms.add(key, word.replace(/^([^.]*)\.$/, '$1'));
      if (before !== undefined) between.add(joint(before, key), gapOf(gap, label.slice(index + part.length)));
      before = key;
    }
  }
  const words = new Set(forms.keys().filter((key) => /^[a-z]+$/.test(key) && key.length <= LONGEST_WORD));
  const isOfWords = (form: string): boolean =>
    form.split(/(?=[A-Z])/).every((piece) => piece.length >= SHORTEST && words.has(piece.toLowerCase()));
  return {
    words,
    forms: new Map(
      forms
        .keys()
        .filter((key) => !SMALL_WORDS.has(key))
        .flatMap((key) => {
          const form = forms.most(key, (each) => isOfItsOwn(each) && !isOfWords(each));
          return form === undefined ? [] : [[key, form] as const];
        }),
    ),
    joints: new Map(
      between
        .keys()
        .filter((key) => !/\d/.test(key))
        .flatMap((key) => {
          const sign = between.most(key, isJoint);
          return sign === undefined ? [] : [[key, sign] as const];
        }),
    ),
  };
}

/** A comma counts in an enumeration alone, not in “Liabilities, Current”; a dash between spaces is none of a word. */
function gapOf(gap: string, rest: string): string {
  if (gap === '-') return gap;
  return gap.trim() === ',' && IS_ENUMERATED.test(rest) ? ',' : ' ';
}

const isJoint = (gap: string): gap is Joint => gap === ',' || gap === '-';

const isOfItsOwn = (form: string): boolean =>
  form.length <= LONGEST_FORM && form !== form.toLowerCase() && form.slice(1) !== form.slice(1).toLowerCase();

const unique = (labelled: readonly Labelled[]): readonly Labelled[] => [
  ...new Map(labelled.map((each) => [`${each.name}\t${plainLabel(each.label)}`, each])).values(),
];

/** How often each key was seen with each value; an empty value is not counted. */
class Tally {
  readonly #counts = new Map<string, Map<string, number>>();

  add(key: string, value: string): void {
    if (key === '' || value === '') return;
    const counts = this.#counts.get(key) ?? new Map<string, number>();
    counts.set(value, (counts.get(value) ?? 0) + 1);
    this.#counts.set(key, counts);
  }

  keys(): readonly string[] {
    return [...this.#counts.keys()].toSorted();
  }

  /** The most frequent of the wanted values, if the wanted ones are the majority. */
  most<Value extends string>(key: string, isWanted: (value: string) => value is Value): Value | undefined;
  most(key: string, isWanted: (value: string) => boolean): string | undefined;
  most(key: string, isWanted: (value: string) => boolean): string | undefined {
    const counts = [...(this.#counts.get(key) ?? [])];
    const total = counts.reduce((sum, [, count]) => sum + count, 0);
    const wanted = counts.filter(([value]) => isWanted(value)).toSorted(([, a], [, b]) => b - a);
    return wanted.reduce((sum, [, count]) => sum + count, 0) * 2 > total ? wanted[0]?.[0] : undefined;
  }
}
