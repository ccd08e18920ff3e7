import { leadOf, pathTo } from '../sums/tree.ts';
import type { Sheet } from './sheet.ts';

const REVENUE =
  /^(?:total |net |operating |consolidated |trade )*(?:revenues?|sales)(?: and (?:other )?(?:income|revenues?|sales)| and other)?(?:,? net(?: of .*)?| \(.*\)|,? including .*|,? less .*| from .{0,60}|, after .*)?$|^(?:total )?(?:revenues?|net sales|sales),? (?:net|and other income)\b|^total (?:net )?(?:operating )?revenues?\b|^net (?:sales|revenues?)\b/;
const NOT_REVENUE = /cost|expense|deferred|unearned|interest income|other revenue|marketing|product|service/;
const INTEREST =
  /^total interest(?: and (?:dividend|fee|other))?(?: and (?:dividend|fee))* income|^interest(?: and (?:dividend|fee|other))* income$/;
const NET_INTEREST = /^net interest income(?: \(.*\)|,? before.*)?$/;
const NONINTEREST =
  /^total (?:non-?\s?interest|other(?: operating)?) income|^total other (?:non-?\s?interest )?income|^non-?\s?interest income$/;

/** Rows whose sum is revenue; one for an issuer other than a bank. */
export type RevenueRows = { readonly rows: readonly number[]; readonly isBank: boolean };

const isRevenue = (label: string): boolean =>
  REVENUE.test(label) && (!NOT_REVENUE.test(label) || /^total (?:net )?revenues?\b/.test(label));

/**
 * Revenue: the first term of the first term … of net income, if its label or that of its unlabelled total's heading
 * says so. Of a bank: net interest income and noninterest income, where both are parts of net income.
 */
export function revenueRows(sheet: Sheet, root: number): RevenueRows | null {
  const lead = leadOf(sheet.sums, root);
  for (const at of lead) {
    const row = sheet.rows[at];
    if (row === undefined) continue;
    const isUnlabelled = row.label === '' && isRevenue(row.section);
    const isOnly = !sheet.sums.has(at) && isRevenue(row.section) && isAlone(sheet, at);
    if (at !== root && (isRevenue(row.label) || isUnlabelled || isOnly))
      return hasSecond(sheet, at, root) ? null : { rows: [at], isBank: false };
    if (INTEREST.test(row.label)) return bankRows(sheet, root);
  }
  return bankRows(sheet, root);
}

/** Revenue in two places, neither of them part of the other: that of a line of business each. */
const hasSecond = (sheet: Sheet, at: number, root: number): boolean =>
  [...sheet.rows.keys()].some((other) => {
    const row = sheet.rows[other];
    if (other === at || row?.isMoney !== true || !isRevenue(row.label)) return false;
    const isApart = pathTo(sheet.links, other, at) === null && pathTo(sheet.links, at, other) === null;
    return isApart && pathTo(sheet.links, other, root) !== null;
  });

/** The only amount under its heading. */
const isAlone = (sheet: Sheet, at: number): boolean =>
  sheet.rows.every(
    ({ section, isMoney }, other) =>
      other === at || !isMoney || section !== sheet.rows[at]?.section || other < at - 1,
  ) && sheet.rows[at - 1]?.label === sheet.rows[at]?.section;

function bankRows(sheet: Sheet, root: number): RevenueRows | null {
  const parts = [NET_INTEREST, NONINTEREST].map((pattern) =>
    [...sheet.rows.keys()].filter((at) => {
      const row = sheet.rows[at];
      const path = pathTo(sheet.links, at, root);
      return row?.isMoney === true && pattern.test(row.label) && path?.sign === 1;
    }),
  );
  const [interest, other] = parts;
  if (interest?.length !== 1 || other?.length !== 1) return null;
  return { rows: [...interest, ...other], isBank: true };
}
