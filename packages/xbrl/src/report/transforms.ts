import { isTransformationRegistry } from './namespaces.ts';
import type { QName } from './names.ts';
import { numberOfWords } from './number-words.ts';

/**
 * A number whose whole part may be grouped by the given characters. The last group has three digits in every
 * national notation, so a wrong separator is refused instead of being read as a group separator.
 */
const grouped = (groups: string, point: string) => {
  const whole = groups === '' ? '[0-9]*' : `(?:[0-9]*|[0-9]+(?:[${groups}]+[0-9]+)*[${groups}]+[0-9]{3})`;
  const number = new RegExp(`^(${whole})(?:[${point}]([0-9]*))?$`);
  const separators = groups === '' ? null : new RegExp(`[${groups}]`, 'g');
  return (text: string): string | null => {
    const [, before, after] = number.exec(text) ?? [];
    if (before === undefined) return null;
    const digits = separators === null ? before : before.replace(separators, '');
    return after === undefined ? digits : `${digits}.${after}`;
  };
};

/** The acute accent has a compatibility form: a blank and the combining accent. */
const APOSTROPHES = "'`\u0301′‘’";

const UNITS = new RegExp(
  `^([0-9][0-9.,\\s${APOSTROPHES}]*?)\\s*[^0-9.,\\s${APOSTROPHES}][^0-9]*([0-9]{1,2})[^0-9]*$`,
);

/** Whole units and hundredths, each with its own words or sign: "1,234 dollars and 5 cents". */
const units = (groups: RegExp) => (text: string) => {
  const match = UNITS.exec(text);
  const [, whole, part] = match ?? [];
  if (whole === undefined || part === undefined) return null;
  const digits = whole.replace(groups, '');
  return /^[0-9]+$/.test(digits) ? `${digits}.${part.padStart(2, '0')}` : null;
};

const dash = (text: string): string | null => (/^[-\u2010-\u2015\u2212]+$/.test(text) ? '0' : null);

/**
 * Numeric rules by name without hyphens: registries up to the third one write the words together, later ones
 * separate them. The first two name the group separator before the decimal one (`numcommadot`), later ones
 * only the decimal separator.
 */
const RULES: ReadonlyMap<string, (text: string) => string | null> = new Map([
  ['numdotdecimal', grouped('\\s,', '.')],
  ['numdotdecimalin', grouped('\\s,', '.')],
  ['numdotdecimalapos', grouped(`\\s,${APOSTROPHES}`, '.')],
  ['numcommadot', grouped(',', '.')],
  ['numspacedot', grouped('\\s', '.')],
  ['numcommadecimal', grouped('\\s.', ',')],
  ['numcommadecimalapos', grouped(`\\s.${APOSTROPHES}`, ',')],
  ['numdotcomma', grouped('.', ',')],
  ['numspacecomma', grouped('\\s', ',')],
  ['numcomma', grouped('', ',')],
  ['numunitdecimal', units(/[\s.,]/g)],
  ['numunitdecimalin', units(/[\s.,]/g)],
  ['numunitdecimalapos', units(new RegExp(`[\\s.,${APOSTROPHES}]`, 'g'))],
  ['zerodash', dash],
  ['numdash', dash],
  ['fixedzero', () => '0'],
  ['numwordsen', numberOfWords],
  ['numworden', numberOfWords],
]);

/**
 * Converts a number displayed in an inline document to XML notation by the transformation rule named in
 * `format`; without a format the text is unchanged. Full-width digits and all blanks are treated as plain
 * ones. Null if the rule is from an unknown registry, not numeric, or does not accept the text.
 */
export const transformed = (format: QName | null, shown: string): string | null => {
  const text = shown.normalize('NFKC').trim();
  if (format === null) return text;
  if (!isTransformationRegistry(format.uri)) return null;
  const rule = RULES.get(format.local.toLowerCase().replaceAll('-', ''));
  return rule === undefined ? null : rule(text);
};
