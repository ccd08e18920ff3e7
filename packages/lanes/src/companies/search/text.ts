/** The words of a company's name as indexed and searched. */
import { paddedCik } from '@footnote/values/cik';
export type Words = {
  /** In their order, upper case, without accents and punctuation. */
  readonly all: readonly string[];
  /** The words that distinguish companies, or all words if there are none. */
  readonly strong: readonly string[];
};

/** Legal forms, share classes and filler words. */
const WEAK = new Set(
  (
    'AB ADR ADS AG AND ASA CLASS CO COMMON COMPANY COMPANIES CORP CORPORATION COS DE GROUP HOLDING HOLDINGS INC ' +
    'INCORPORATED LIMITED LLC LLP LP LTD NV OF ORDINARY PLC SA SE SHARES SPA STOCK THE TRUST'
  ).split(' '),
);

/** EDGAR distinguishes namesakes by a state or by NEW after a slash: `EXAMPLE CORP /DE/`. */
const CONFORMED_SUFFIX = /\s*\/\s*[A-Z]{2,3}\s*\/?\s*$/;

/** `AT&T`, `McDonald's` and `U.S.` are one word each. */
const INSIDE_WORDS = /(?<=[\p{L}\p{N}])[&'’.](?=[\p{L}\p{N}])/gu;

/** Parses a name, or a user's query for one. */
export function wordsOf(text: string): Words {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replace(CONFORMED_SUFFIX, '')
    .replaceAll(INSIDE_WORDS, '');
  const all = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const strong = all.filter((word) => !WEAK.has(word));
  return { all, strong: strong.length === 0 ? all : strong };
}

/** `brk.b`, `BRK/B` and `brk b` → `BRK-B`; empty for an invalid symbol. */
export function symbolOf(text: string): string {
  const symbol = text.trim().toUpperCase().replaceAll(/[./ ]/g, '-');
  return /^[A-Z0-9-]{1,12}$/.test(symbol) ? symbol : '';
}

/** Ten digits of a CIK written with or without leading zeros or the letters CIK; empty for anything else. */
export function cikOf(text: string): string {
  const digits = /^\s*(?:CIK[\s#:]*)?([0-9]{1,10})\s*$/i.exec(text)?.[1];
  return digits === undefined || Number(digits) === 0 ? '' : paddedCik(digits);
}
