import { isNetIncome } from '@footnote/releases/statements/income-rows';
import type { SheetRow } from '@footnote/releases/statements/sheet';
import type { FaceKind } from './types.ts';

const STATEMENT = '(?:consolidated |combined |condensed |unaudited |interim )*statements?';
const TITLES: readonly (readonly [FaceKind, RegExp])[] = [
  [
    'cash_flow',
    new RegExp(`\\b${STATEMENT} of (?:consolidated )?cash ?flows?\\b|\\bcash flows? statements?\\b`, 'i'),
  ],
  [
    'balance',
    new RegExp(
      `\\bbalance sheets?\\b|\\b${STATEMENT} of (?:consolidated )?(?:financial (?:condition|position)|assets)`,
      'i',
    ),
  ],
  [
    'income',
    new RegExp(
      `\\b${STATEMENT} of (?:consolidated )?(?:net )?(?:\\(?loss\\)? ?|income and )?(?:operations?|income|earnings|loss|profit)\\b|\\b(?:income|operations|earnings) statements?\\b`,
      'i',
    ),
  ],
  [
    'comprehensive_income',
    new RegExp(`\\b${STATEMENT} of (?:consolidated )?(?:other )?comprehensive\\b`, 'i'),
  ],
];

/** What a title says of a table that is no statement of the company for the period as reported. */
const OTHER =
  /\bselected\b|\bsummar(?:y|i[sz]ed)\b|pro[\s-]?forma|\bparent[\s-](?:company|only)\b|\(parent\b|\bof (?:the )?(?:registrant|parent)\b|\bschedule (?:[ivx]+|\d)\b|\bconsolidating\b|\bguarantors?\b|\bquarterly\b|non-?gaap|\breconcil|\bsegments?\b|\bpercent|%|\bcomputation\b|\beffects? of\b|\bunaudited results\b|\b(?:income|operations|earnings|sheets?|flows?) data\b|\bindex\b|\bventures?\b|\baffiliates?\b|\binvestees?\b|\bas a percentage\b|\bcondensed financial information\b/i;
/** A heading of the report that stands over its first statement. */
const ITEM = /\bfinancial statements and supplementa(?:ry|l) (?:financial )?(?:data|information)\b/gi;

/** A note to a number, and a reference to the notes. */
const NOTE = /^(?:\(?\d{1,2}\)?|[*†])\s+\S|^\(?see\b/i;
const EXCEPTION = /\bexcept\b.*$/i;

/** What the texts near a table call it; null if nothing, or another thing. */
export function titleOf(kind: FaceKind, near: readonly string[]): string | null {
  const pattern = TITLES.find(([name]) => name === kind)?.[1];
  return near.findLast((text) => text.length < 300 && pattern?.test(text) === true) ?? null;
}

export const namesStatement = (text: string): boolean => TITLES.some(([, pattern]) => pattern.test(text));

/** Whether what is printed near a table says that it is another one; notes and what a unit excepts do not count. */
export const isOther = (near: readonly string[]): boolean =>
  near.some((text) => !NOTE.test(text) && OTHER.test(text.replace(ITEM, '').replace(EXCEPTION, '')));

export const TOTAL_ASSETS = /^total assets$|^(?:total )?assets,? total$/;
export const TOTAL_CLAIMS =
  /^total .*\bliabilities\b.*\b(?:equity|deficit|deficiency|capital|net assets|investment|interests?)\b|^(?:total )?liabilities(?: and|,).*\b(?:equity|deficit|deficiency|capital|investment)\b.*$|\bequity\b.*\band liabilities$|\bcapitali[sz]ation and liabilities$/;
const OPERATING = /\boperati(?:ng activities|ons)\b/;
const OTHER_CASH = /\b(?:investing|financing|investment) activities\b|\bcash\b.*\b(?:investing|financing)$/;
const BY = /\bcash\b|\bactivities\b/;
const NET_OF_OWNERS = /^net (?:income|loss|earnings)\b.* attributable to/;
const RESULT = /\btax|\brevenues?\b|\bsales\b|\binterest income\b|\bexpenses?\b|\bcosts?\b|\bpremiums\b/;
const COMPREHENSIVE = /\bcomprehensive (?:income|loss|earnings|\(loss\)|\(income\))/;
const EARNED =
  /\brevenues?\b|\bsales\b|\btotal (?:costs|expenses|interest income)\b|^(?:net )?interest income|\bincome taxes\b|\bbefore\b.*\btax/;

type Row = Pick<SheetRow, 'label' | 'figures' | 'isMoney'>;

const isFilled = ({ figures }: Row): boolean => figures.some((figure) => figure !== undefined);

/** Which statement the rows are, by what only it has; `isWhole`: its last rows are there too. */
export function kindOf(rows: readonly Row[]): { readonly kind: FaceKind; readonly isWhole: boolean } | null {
  const filled = rows.filter(isFilled);
  const some = (test: (row: Row) => boolean): boolean => filled.some(test);
  const assets = some(({ label }) => TOTAL_ASSETS.test(label));
  const claims = some(({ label }) => TOTAL_CLAIMS.test(label));
  if (assets || claims) {
    const flows = some(({ label }) => OPERATING.test(label) && OTHER_CASH.test(label));
    return flows ? null : { kind: 'balance', isWhole: assets && claims };
  }
  const operating = some(({ label }) => OPERATING.test(label) && BY.test(label));
  const others = filled.filter(({ label }) => OTHER_CASH.test(label) && BY.test(label));
  const investing = others.some(({ label }) => /\binvest/.test(label));
  const financing = others.some(({ label }) => /\bfinancing\b/.test(label));
  if ((operating || investing || financing) && some(({ label }) => /\bcash\b/.test(label)))
    return { kind: 'cash_flow', isWhole: operating && investing && financing };
  const net = some(({ label, isMoney }) => isMoney && (isNetIncome(label) || NET_OF_OWNERS.test(label)));
  const comprehensive = some(({ label }) => COMPREHENSIVE.test(label));
  const earned = some(({ label, isMoney }) => isMoney && EARNED.test(label) && !COMPREHENSIVE.test(label));
  if (comprehensive && !earned) return { kind: 'comprehensive_income', isWhole: true };
  if (net && some(({ label }) => RESULT.test(label))) return { kind: 'income', isWhole: earned };
  return null;
}
