import type { GuidedMetric } from './guidance.ts';
import type { Scan } from './scan.ts';

/** What values of a metric are. */
export type Measure = 'money' | 'per_share' | 'percent';

/** A metric as a text names it. `bases` are two where it says "GAAP and non-GAAP". */
export type NamedMetric = {
  readonly metric: GuidedMetric;
  readonly measure: Measure;
  readonly label: string;
  readonly bases: readonly ('gaap' | 'non_gaap' | null)[];
};

const NAMES: readonly (readonly [GuidedMetric, Measure, string])[] = [
  ['gross_margin', 'percent', 'gross (?:profit )?margins?(?: percentage| rate)?'],
  ['gross_profit', 'money', 'gross profit'],
  ['operating_margin', 'percent', 'operating (?:income |profit )?margins?(?: percentage| rate)?'],
  ['operating_expenses', 'money', '(?:total )?operating expenses?'],
  [
    'operating_cash_flow',
    'money',
    '(?:net )?(?:operating cash flows?|cash flows? from operat(?:ions|ing activities)|cash provided by operating activities)',
  ],
  ['operating_income', 'money', '(?:operating (?:income|profit)|income from operations)'],
  ['other_income', 'money', 'other income and expenses?(?:, net)?'],
  [
    'eps',
    'per_share',
    '(?:(?:diluted |net )*(?:earnings|income) per (?:diluted )?(?:common )?share(?: \\(“?"?eps”?"?\\))?|(?:fully )?diluted eps|eps)',
  ],
  ['net_income', 'money', 'net (?:income|earnings)'],
  ['ebitda', 'money', 'ebitda'],
  ['tax_rate', 'percent', '(?:effective )?(?:income )?tax rates?'],
  ['capital_expenditures', 'money', '(?:capital expenditures?|capex)'],
  ['free_cash_flow', 'money', 'free cash flows?'],
  ['comparable_sales', 'percent', '(?:comparable|same[- ]store)(?: store)? sales'],
  ['revenue', 'money', '(?:total |consolidated |net |company )*(?:revenues?|sales)'],
];

const BASES: readonly (readonly [RegExp, NamedMetric['bases']])[] = [
  [/(?:both )?gaap and non-?gaap (?=\p{L})/iu, ['gaap', 'non_gaap']],
  [/non-?gaap (?:adjusted )?/iu, ['non_gaap']],
  [/adjusted (?:non-?gaap )?/iu, ['non_gaap']],
  [/gaap /iu, ['gaap']],
];

/** What may follow a name without changing it: marks of footnotes, and the unit of a row. */
const MARKS = /(?:\s?[*†‡]+|\s?\(\d\))?/u;

/** The metric that is named here; null if none is. */
export function eatMetric(scan: Scan): NamedMetric | null {
  return scan.attempt(() => {
    const from = scan.at;
    scan.eat(/(?:its|our|the|total|consolidated) /iu);
    const began = scan.at;
    const basis = BASES.find(([pattern]) => scan.eat(pattern) !== null)?.[1];
    // "diluted adjusted EPS" and "adjusted diluted EPS" are the same.
    const isDiluted = scan.eat(/(?:fully )?diluted (?=adjusted|non-?gaap|gaap)/iu) !== null;
    const later =
      isDiluted && basis === undefined
        ? BASES.find(([pattern]) => scan.eat(pattern) !== null)?.[1]
        : undefined;
    for (const [metric, measure, name] of NAMES) {
      if (scan.eat(new RegExp(`${name}(?![\\p{L}\\d-])`, 'iu')) === null) continue;
      const label = scan.text.slice(began, scan.at);
      scan.eat(MARKS);
      return { metric, measure, label, bases: basis ?? later ?? [null] };
    }
    scan.at = from;
    return null;
  });
}
