/** Columns of the tables of compensation by the words over them, as Items 402(c) and 402(k) of Regulation S-K name them. */
export type Column =
  | 'salary'
  | 'fees'
  | 'bonus'
  | 'stock_awards'
  | 'option_awards'
  | 'non_equity_incentive'
  | 'pension_change'
  | 'all_other'
  | 'total';

const NAMED: readonly (readonly [Column | 'beside', RegExp])[] = [
  // "Total without change in pension value" and the like stand beside the table's own total.
  [
    'beside',
    /\btotal\b.*\b(?:without|excluding|less|before|net of|realized|adjusted)\b|\b(?:without|excluding|adjusted|realized) .*\btotal\b/,
  ],
  ['non_equity_incentive', /\bnon-? ?equity\b|\bincentive plan comp/],
  [
    'pension_change',
    /\bchange in (?:the )?(?:actuarial )?(?:present )?(?:value of )?(?:the )?pension|\bpension value|\bnon-? ?qualified deferred/,
  ],
  ['all_other', /\ball other\b|^other comp(?:ensation)?$|^other$/],
  [
    'option_awards',
    /\b(?:option|sar|stock appreciation right|ppo)s?\b.*\b(?:awards?|grants?)\b|^(?:stock )?options$/,
  ],
  [
    'stock_awards',
    /\b(?:stock|share|equity|rsu|psu|dsu|restricted stock|stock unit|share unit|deferred stock unit|unit)s?(?:[- ]based)? (?:unit )?(?:awards?|grants?)\b/,
  ],
  [
    'fees',
    /\bfees?\b.*\b(?:earned|paid|cash)\b|\bpaid in cash\b|^(?:cash )?fees$|^cash(?: (?:retainer|compensation))?s?$|\bretainers?\b/,
  ],
  ['salary', /\bsalary\b/],
  ['bonus', /\bbonus(?:es)?\b/],
  ['total', /^total(?: compensation| comp)?$|\btotal compensation$/],
];

/** Marks of footnotes, units and letters of columns. */
const MARKS =
  /\((?:(?:us|c|ca|cad|a|au|nz|hk|s)? ?[$€£]|\d{1,2}|[a-z]{1,2}|\$? ?in [^)]*|u\.?s\.?(?: ?\$| dollars)?)\)|\[\d{1,2}\]|\bu\.?s\.? ?\$|\b(?:ca?|a)\$|[*†‡#$€£¹²³⁴⁵⁶⁷⁸⁹]/g;

/** A heading in small letters without marks, its lines joined. */
export const plainHeading = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[‐‑–—]/g, '-')
    .replaceAll(MARKS, ' ')
    .replaceAll(/(\w)- (?=(?:sation|tion|fied|equity|ings)\b)/g, (_, letter: string) => letter)
    .replaceAll(/(?:,\d{1,2})+|\b\d{1,2}\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The column that a heading names; null for none, and `beside` for a total that leaves something out. */
export function columnNamed(text: string): Column | 'beside' | null {
  const plain = plainHeading(text);
  return NAMED.find(([, words]) => words.test(plain))?.[0] ?? null;
}
