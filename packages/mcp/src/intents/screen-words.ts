import { phrase } from './field-words.ts';
import type { Field, Fields } from './fields.ts';
import { Problem } from './problem.ts';

/** A filter in the grammar of the screener, and the fields that it compares. */
export type Filter = { readonly where: string; readonly fields: readonly Field[] };

const TEXTS: readonly string[] =
  'cik,currency,exchange,industry,issuer_type,reporting_cadence,sector,sic,symbol'.split(',');
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/ (?:is )?(?:greater than or equal to|at least|no less than|≥) /gi, ' >= '],
  [/ (?:is )?(?:less than or equal to|at most|no more than|up to|≤) /gi, ' <= '],
  [/ (?:is )?(?:above|over|more than|greater than|exceeds|exceeding|higher than) /gi, ' > '],
  [/ (?:is )?(?:below|under|less than|lower than|smaller than) /gi, ' < '],
  [/ ?== ?/g, ' = '],
  [/ is /gi, ' = '],
];
const COMPARISON = /^(.+?)\s*(>=|<=|!=|>|<|=)\s*(.+)$/s;
const NUMBER =
  /^\$?\s*(-?[\d,]*\.?\d+(?:e\d+)?)\s*(%|percent|pct|k|thousand|m|mn|mln|million|b|bn|billion|t|tn|trillion|x)?(?: ?(?:usd|dollars?))?$/i;
const ZEROS: Readonly<Record<string, number>> = { k: 1e3, t: 1e12, m: 1e6, b: 1e9 };
const PARTS = /('[^']*'|"[^"]*"|[a-z_]+\s+(?:not\s+)?in\s*\([^)]*\)|\(|\)|\band\b|\bor\b|\bnot\b|&&|\|\|)/i;
const WORDS: Readonly<Record<string, string>> = { '&&': 'and', '||': 'or' };

/** A filter as people write it: `net margin > 20% and revenue over 10 billion`. Throws a Problem for what is not read. */
export function readFilter(text: string, fields: Fields): Filter {
  const used: Field[] = [];
  const spaced = SIGNS.reduce((so, [form, sign]) => so.replaceAll(form, sign), text.replaceAll(/\s+/g, ' '));
  const parts = joined(spaced.split(PARTS).filter((part) => part.trim() !== ''));
  const where = parts
    .map((part) => {
      if (/^(?:and|or|not|[()])$/i.test(part)) return part.toLowerCase();
      if (part in WORDS) return WORDS[part] ?? part;
      if (/\bin\s*\(/i.test(part)) return part;
      return comparison(part, fields, used);
    })
    .join(' ');
  return { where, fields: used };
}

/** A text in quotes belongs to the comparison before it. */
function joined(parts: readonly string[]): readonly string[] {
  const whole: string[] = [];
  for (const part of parts)
    if (/^['"]/.test(part) && whole.length > 0) whole.push(`${whole.pop() ?? ''} '${part.slice(1, -1)}'`);
    else whole.push(part.trim());
  return whole;
}

function comparison(text: string, fields: Fields, used: Field[]): string {
  const [, name = '', sign = '', value = ''] = COMPARISON.exec(text) ?? [];
  if (name === '')
    throw new Problem(
      `"${text}" is no comparison. Example of where: net margin > 20% and revenue > 10 billion and currency = 'USD'`,
    );
  const plain = name.trim().toLowerCase();
  if (TEXTS.includes(plain)) return `${plain} ${sign} ${value.startsWith("'") ? value : `'${value.trim()}'`}`;
  if (fields.screenable.has(name.trim()) && value.startsWith("'")) return text;
  const field = fields.readScreened(name);
  used.push(field);
  return `${screenName(field, fields)} ${sign} ${numberOf(value.trim(), name)}`;
}

/** The name under which the screener has a field. */
export function screenName({ name }: Field, { screenable }: Fields): string {
  const found = [name, `income_statement.${name}`].find((each) => screenable.has(each));
  if (found === undefined)
    throw new Problem(`${name} cannot be screened; get_figures and compare_companies have it`);
  return found;
}

function numberOf(text: string, name: string): string {
  const [, digits, unit = ''] = NUMBER.exec(text) ?? [];
  if (digits === undefined)
    throw new Problem(
      `"${text}" is no number to compare ${phrase(name)} with. Write 20, 20%, 5e9 or 5 billion`,
    );
  const factor = /^(?:%|p|x)/i.test(unit)
    ? 1
    : (ZEROS[
        unit.slice(0, 1).toLowerCase() === 't' && /^th/i.test(unit) ? 'k' : unit.slice(0, 1).toLowerCase()
      ] ?? 1);
  return String(Number(digits.replaceAll(',', '')) * factor);
}
