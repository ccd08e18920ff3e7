import { isDay } from '@footnote/values/day';
import type { CompanyFact } from './companyfacts-types.ts';

/** Attributes of a filing repeated in its rows, and their text. */
type FilingPart = {
  readonly text: string;
  readonly accession: string;
  readonly fy: number | null;
  readonly fp: string | null;
  readonly form: string;
  /** Empty if no calendar has the day. */
  readonly filed: string;
};

/** Text between the values of a row, with or without a blank after colons and commas. */
const layoutOf = (blank: '' | ' ') => ({
  start: `{"start":${blank}"`,
  end: `{"end":${blank}"`,
  startToEnd: `",${blank}"end":${blank}"`,
  endToValue: `",${blank}"val":${blank}`,
  filing: `,${blank}"accn":${blank}"`,
  frame: `,${blank}"frame":${blank}"`,
});
type Layout = ReturnType<typeof layoutOf>;
const COMPACT = layoutOf('');
const SPACED = layoutOf(' ');

const member = (name: string, value: string): string => `"${name}": ?${value}`;
const FILING_PART = new RegExp(
  [
    `, ?${member('accn', '"([0-9]{10}-[0-9]{2}-[0-9]{6})"')}`,
    member('fy', '(?:([0-9]{4})|null)'),
    member('fp', '(?:"([A-Z0-9]{1,4})"|null)'),
    member('form', '"([A-Z0-9 /-]{1,20})"'),
    member('filed', '"([0-9]{4}-[0-9]{2}-[0-9]{2})"'),
  ].join(', ?'),
  'y',
);

const DAY_LENGTH = 10;
/** Of the whole part and of the decimals of a value. */
const MOST_DIGITS = [30, 20] as const;
const LONGEST_FRAME = 12;
/** Of `0001193125-09-153165`: its year and number distinguish filings well enough for a lookup. */
const YEAR_AT = 11;
const NUMBER_AT = 14;
const NUMBER_LENGTH = 6;

const [QUOTE, MINUS, POINT, ZERO, BLANK, CLOSE_BRACE] = [0x22, 0x2d, 0x2e, 0x30, 0x20, 0x7d];

/**
 * Reads rows as EDGAR writes them: the members in its order, no escapes, no exponents, at most fifty digits.
 * The result equals reading member by member, several times faster, because a document repeats its days and
 * filings thousands of times: each is parsed and checked once, then recognised by its digits without creating
 * a string.
 */
export class UsualRows {
  readonly #text: string;
  readonly #days = new Map<number, string>();
  readonly #filings = new Map<number, FilingPart>();
  readonly #frames = new Map<string, string>();
  #layout: Layout | undefined;
  /** Offset after the row that was read last. */
  next = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /**
   * The fact of the row that begins at `from`; null if it deviates from the usual form in any respect, or is
   * invalid.
   */
  read(from: number, taxonomy: string, concept: string, unit: string): CompanyFact | null {
    const text = this.#text;
    const layout = (this.#layout ??= this.#layoutAt(from));
    let at = from;
    let start: string | null = null;
    if (text.startsWith(layout.start, at)) {
      at += layout.start.length;
      start = this.#day(at);
      at += DAY_LENGTH;
      if (start === '' || !text.startsWith(layout.startToEnd, at)) return null;
      at += layout.startToEnd.length;
    } else if (text.startsWith(layout.end, at)) at += layout.end.length;
    else return null;
    const end = this.#day(at);
    at += DAY_LENGTH;
    if (end === '' || !text.startsWith(layout.endToValue, at)) return null;
    at += layout.endToValue.length;
    const valueAt = at;
    at = this.#passValue(at);
    if (at < 0) return null;
    const value = text.slice(valueAt, at);
    const filing = this.#filing(at, layout);
    if (filing === null) return null;
    at += filing.text.length;
    let frame: string | null = null;
    if (text.startsWith(layout.frame, at)) {
      at += layout.frame.length;
      frame = this.#frame(at);
      if (frame === null) return null;
      at += frame.length + 1;
    }
    if (text.charCodeAt(at) !== CLOSE_BRACE) return null;
    this.next = at + 1;
    const { accession, fy, fp, form, filed } = filing;
    return { taxonomy, concept, unit, start, end, value, accession, fy, fp, form, filed, frame };
  }

  #layoutAt(from: number): Layout {
    const colon = this.#text.indexOf(':', from);
    return this.#text.charCodeAt(colon + 1) === BLANK ? SPACED : COMPACT;
  }

  /** The number formed by these digits; negative if one of them is not a digit. */
  #digits(at: number, count: number): number {
    let number = 0;
    for (let place = at; place < at + count; place += 1) {
      const digit = this.#text.charCodeAt(place) - ZERO;
      if (!(digit >= 0 && digit <= 9)) return -1;
      number = number * 10 + digit;
    }
    return number;
  }

  /** The day, always the same string for equal text; empty if there is none. */
  #day(at: number): string {
    const text = this.#text;
    const year = this.#digits(at, 4);
    const month = this.#digits(at + 5, 2);
    const day = this.#digits(at + 8, 2);
    if (year < 0 || month < 0 || day < 0) return '';
    if (text.charCodeAt(at + 4) !== MINUS || text.charCodeAt(at + 7) !== MINUS) return '';
    const number = (year * 100 + month) * 100 + day;
    let known = this.#days.get(number);
    if (known === undefined) {
      const written = text.slice(at, at + DAY_LENGTH);
      known = isDay(written) ? written : '';
      this.#days.set(number, known);
    }
    return known;
  }

  /** The end of the decimal number that begins at `from`; below zero if there is none. */
  #passValue(from: number): number {
    const text = this.#text;
    const wholeAt = text.charCodeAt(from) === MINUS ? from + 1 : from;
    const wholeEnd = this.#passDigits(wholeAt);
    const whole = wholeEnd - wholeAt;
    if (whole < 1 || whole > MOST_DIGITS[0]) return -1;
    if (whole > 1 && text.charCodeAt(wholeAt) === ZERO) return -1;
    if (text.charCodeAt(wholeEnd) !== POINT) return wholeEnd;
    const end = this.#passDigits(wholeEnd + 1);
    const decimals = end - wholeEnd - 1;
    return decimals < 1 || decimals > MOST_DIGITS[1] ? -1 : end;
  }

  #passDigits(from: number): number {
    let at = from;
    for (let digit = 0; digit >= 0 && digit <= 9; at += 1) digit = this.#text.charCodeAt(at) - ZERO;
    return at - 1;
  }

  #filing(at: number, layout: Layout): FilingPart | null {
    const text = this.#text;
    const accessionAt = at + layout.filing.length;
    const year = this.#digits(accessionAt + YEAR_AT, 2);
    const number = this.#digits(accessionAt + NUMBER_AT, NUMBER_LENGTH);
    if (year < 0 || number < 0) return null;
    const key = number * 100 + year;
    const known = this.#filings.get(key);
    // Faster than `startsWith`, which compares character by character.
    if (known !== undefined && text.slice(at, at + known.text.length) === known.text) return known;
    FILING_PART.lastIndex = at;
    const found = FILING_PART.exec(text);
    if (found === null) return null;
    const [part, accession = '', fy, fp = null, form = '', filed = ''] = found;
    if (!isDay(filed)) return null;
    const filing = { text: part, accession, fy: fy === undefined ? null : Number(fy), fp, form, filed };
    this.#filings.set(key, filing);
    return filing;
  }

  /**
   * The capitals and digits up to the next quote, always the same string for equal text; null for anything
   * else.
   */
  #frame(from: number): string | null {
    let at = from;
    for (; at - from <= LONGEST_FRAME; at += 1) {
      const code = this.#text.charCodeAt(at);
      if (!((code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a))) break;
    }
    if (at === from || at - from > LONGEST_FRAME || this.#text.charCodeAt(at) !== QUOTE) return null;
    const written = this.#text.slice(from, at);
    const known = this.#frames.get(written);
    if (known !== undefined) return known;
    this.#frames.set(written, written);
    return written;
  }
}
