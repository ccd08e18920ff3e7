import type { Evidence } from '../types.ts';
import type { Found, Missed, SheetReading } from './found.ts';
import { isNci } from './income-rows.ts';
import type { RowRule } from './row-fields.ts';
import { rowField } from './row-fields.ts';
import type { Sheet } from './sheet.ts';

const statement = 'balance';

const balance = (field: string, label: RegExp, rest: Partial<RowRule> = {}): RowRule => ({
  statement,
  field,
  label,
  sign: 'adds',
  ...rest,
});

/** A row of which a value below zero would be another one. */
const positive = (field: string, label: RegExp, rest: Partial<RowRule> = {}): RowRule =>
  balance(field, label, { neverNegative: true, ...rest });

const ASSET_RULES: readonly RowRule[] = [
  positive('cash_and_equivalents', /^(?:total )?cash (?:and|&) (?:cash )?equivalents$/),
  positive('short_term_investments', /^(?:short-term investments|marketable securities)$/, {
    section: /current/,
  }),
  positive(
    'receivables',
    /^(?:trade )?(?:accounts )?receivables?(?:(?:,| -|-)? ?(?:net|less)\b.*)?$|^(?:accounts|trade) (?:and \w+ )?receivables?\b.*$/,
    {
      not: /non-?current|long-term|unbilled|related|notes|other|income tax/,
    },
  ),
  positive('inventory', /^(?:total )?inventor(?:y|ies)(?:,? net.*)?$/),
  positive('current_assets', /^total current assets$/, { isTotal: true }),
  positive(
    'ppe_net',
    /^(?:total )?(?:net )?property(?:,? plant)?,? (?:and|&) equipment(?:,? (?:net|at cost|less)\b.*| - net)?$/,
    {
      not: /gross|at cost$/,
    },
  ),
];

const CLAIM_RULES: readonly RowRule[] = [
  positive('accounts_payable', /^(?:trade )?accounts payable(?:, trade| - trade)?$/),
  positive('current_liabilities', /^total current liabilities$/, { isTotal: true }),
  positive('total_liabilities', /^total liabilities$/, { isTotal: true }),
  positive(
    'long_term_debt',
    /^long[- ]term debt(?:,? (?:net of current|less current|excluding current).*|, net| - net)?$|^long-term (?:debt|borrowings),? (?:net|less|excluding).*$/,
    {
      not: /include|including/,
    },
  ),
  balance(
    'retained_earnings',
    /^(?:retained earnings|accumulated deficit|accumulated earnings|retained deficit)(?: \(accumulated deficit\)| or accumulated deficit)?$/,
  ),
];

const ASSETS = /^total assets$|^$/;
const BOTH =
  /^(?:total )?liabilities,? .*(?:equity|deficit|capital|interests?)\b|^total (?:.* )?(?:equity|deficit) and liabilities$|^total liabilities\b.*(?:equity|deficit|capital)|^$/;
const PARENT =
  /^total (?!liabilit).*\b(?:stockholders|shareholders|shareowners|members|partners|stockholder|shareholder|unitholders)?'?s?'? ?(?:equity|deficit|capital)\b(?! and)|^(?:stockholders|shareholders|shareowners|stockholder|shareholder)'?s?'? (?:equity|deficit)$/;

const EQUITY_OF_PARENT =
  /^(?!.*liabilit).*(?:(?:stock|share|unit|share)(?:holder|owner)|member|partner)s?'?s?'? (?:equity|deficit|capital)\b|\bequity\b.*\battributable\b|^total equity attributable/;

type Closing = { readonly assets: number; readonly both: number };

/** Total assets, and liabilities with equity: the first two rows of those names with equal figures in some column. */
function closing(sheet: Sheet): Closing | null {
  const { rows, columns } = sheet;
  const named = (pattern: RegExp): number[] =>
    [...rows.keys()].filter((at) => {
      const row = rows[at];
      return row?.isMoney === true && pattern.test(row.label) && (row.label !== '' || sheet.sums.has(at));
    });
  for (const assets of named(ASSETS))
    for (const both of named(BOTH)) {
      if (both <= assets) continue;
      if (columns.some((_, column) => areEqual(sheet, assets, both, column))) return { assets, both };
    }
  return null;
}

function areEqual(sheet: Sheet, a: number, b: number, column: number): boolean {
  const at = sheet.columns[column]?.at ?? -1;
  const [first, second] = [sheet.rows[a]?.figures[at]?.amount, sheet.rows[b]?.figures[at]?.amount];
  return first !== undefined && first === second && first > 0n;
}

/**
 * The fields of a balance sheet, in the columns where assets equal liabilities and equity and the sums of the field's
 * side hold.
 */
export function readBalance(sheet: Sheet): SheetReading {
  const ends = closing(sheet);
  const missed = (column: number | null): Missed => ({
    statement,
    field: null,
    column,
    failed: 'sums_do_not_close',
  });
  if (ends === null) return { sheet, found: [], missed: [missed(null)] };
  const { assets, both } = ends;
  const closes = new Set([...sheet.columns.keys()].filter((column) => areEqual(sheet, assets, both, column)));
  const readings = [
    ...ASSET_RULES.map((rule) => rowField(sheet, rule, [assets])),
    ...CLAIM_RULES.map((rule) => rowField(sheet, rule, [both])),
    equityField(sheet, both),
  ];
  const rowsOf = [assets, both].map((at) => sheet.rows[at]?.row ?? -1);
  const identity: Evidence = { kind: 'identity', rows: rowsOf };
  const found = [...totals(sheet, ends), ...readings.flatMap((one) => one.found)]
    .filter(({ column }) => closes.has(column))
    .map((one) => ({ ...one, evidence: [...one.evidence, identity] }));
  const open = [...sheet.columns.keys()].filter((column) => !closes.has(column));
  return { sheet, found, missed: [...readings.flatMap((one) => one.missed), ...open.map(missed)] };
}

/** Total assets, where the sums of one of the two sides hold. */
function totals(sheet: Sheet, { assets, both }: Closing): Found[] {
  return [...sheet.columns.keys()].flatMap((column) => {
    const amount = sheet.rows[assets]?.figures[sheet.columns[column]?.at ?? -1]?.amount;
    const sides = [assets, both].filter((at) => (sheet.sums.get(at)?.slack[column] ?? null) !== null);
    if (amount === undefined || sides.length === 0) return [];
    const evidence = sides.map((at): Evidence => {
      const sum = sheet.sums.get(at);
      const terms = (sum?.terms ?? []).map(({ row }) => sheet.rows[row]?.row ?? -1);
      return { kind: 'sum', rows: [...terms, sheet.rows[at]?.row ?? -1], slack: sum?.slack[column] ?? 0 };
    });
    return [
      {
        statement,
        field: 'total_assets',
        column,
        rows: [assets],
        amount,
        measure: 'money',
        scale: null,
        evidence,
      } as const,
    ];
  });
}

/**
 * Equity of the parent: the only row of that name, or of two, where noncontrolling interests stand between them, the one
 * that they are added to.
 */
function equityField(sheet: Sheet, both: number): { found: readonly Found[]; missed: readonly Missed[] } {
  const rule = (label: RegExp, not: RegExp): RowRule => balance('total_equity', label, { not });
  const has = sheet.rows.some(
    ({ label, figures }) => isNci(label) && figures.some((one) => one !== undefined && one.amount !== 0n),
  );
  if (!has) return rowField(sheet, rule(PARENT, /liabilit|non-?controlling|redeemable|mezzanine/), [both]);
  const below = [...sheet.sums.values()].find(({ terms }) => {
    const labels = terms.map(({ row }) => sheet.rows[row]?.label ?? '');
    return labels.some((label, at) => isNci(label) && EQUITY_OF_PARENT.test(labels[at - 1] ?? ''));
  });
  const nci = below?.terms.findIndex(({ row }, at) => at > 0 && isNci(sheet.rows[row]?.label ?? '')) ?? 0;
  const parent = below?.terms[nci - 1]?.row;
  if (parent === undefined)
    return {
      found: [],
      missed: [{ statement, field: 'total_equity', column: null, failed: 'noncontrolling_interests' }],
    };
  const label = sheet.rows[parent]?.label ?? '';
  const exact = new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`);
  return rowField(sheet, rule(exact, /liabilit/), [both]);
}
