import type { TaggedFact } from '../../inline/types.ts';
import type { ProxyFigure, ProxyRefusal } from '../types.ts';

/** Markup before an element in which a sign is looked for. */
const BEFORE = 400;
const OPENED = /[(–−-]\s*(?:US)?[$€£]?\s*$/;
/** Characters of a text that is kept with its place. */
const LONGEST = 300;

/** Whether a parenthesis or minus sign stands before a number in its cell. */
export function isShownNegative(html: string, { from }: Pick<TaggedFact, 'from'>): boolean {
  const before = html.slice(Math.max(0, from - BEFORE), from);
  const cell = before.slice(Math.max(before.lastIndexOf('<td'), before.lastIndexOf('<tr'), 0));
  return OPENED.test(cell.replaceAll(/<[^>]*>|&(?:nbsp|#160);/g, ''));
}

/** A fact as a figure: the value of all its elements, at the first. */
export function figureOf(
  html: string,
  name: string,
  facts: readonly TaggedFact[],
  { signed = true }: { readonly signed?: boolean } = {},
): ProxyFigure | null {
  const [first] = facts;
  if (first === undefined) return null;
  const values = new Set(facts.map(({ value }) => value));
  const isContradicted = signed && facts.some((fact) => isPositive(fact) && isShownNegative(html, fact));
  const refusal: ProxyRefusal | null =
    values.size > 1
      ? 'contradictory'
      : first.value === null || first.unit === null
        ? 'not_readable'
        : isContradicted
          ? 'sign_contradicted'
          : null;
  return {
    name,
    text: first.text.slice(0, LONGEST),
    value: refusal === null ? first.value : null,
    unit: first.unit,
    refusal,
    ...placeOf(first),
  };
}

/** A tagged text, in one line, or a place alone. */
export const textFigure = (name: string, fact: TaggedFact, text: string): ProxyFigure => ({
  name,
  text,
  value: text === '' ? null : text,
  unit: 'text',
  refusal: null,
  ...placeOf(fact),
});

export const oneLine = ({ text }: Pick<TaggedFact, 'text'>): string =>
  text
    .replaceAll('\n', ' ')
    .replaceAll(/(?:\s*\(\d{1,2}\)|[*†‡])+$/g, '')
    .trim();

const placeOf = ({ taxonomy, concept, id, from, to }: TaggedFact) => ({
  concept: `${taxonomy}:${concept}`,
  id,
  from,
  to,
});

const isPositive = ({ value }: TaggedFact): boolean =>
  value !== null && !value.startsWith('-') && /[1-9]/.test(value);
