import { pathTo } from '../sums/tree.ts';
import type { Evidence } from '../types.ts';
import type { Found, Missed, SheetReading } from './found.ts';
import type { RowRule } from './row-fields.ts';
import { rowField, sumEvidence } from './row-fields.ts';
import { depreciationField } from './depreciation.ts';
import type { Sheet } from './sheet.ts';

const statement = 'cash_flow';
const NET = /^(?:total )?(?:net )?(?:cash|cash flows?)\b|^(?:total )?net cash/;
const ACTIVITIES = ['operating', 'investing', 'financing'] as const;
const CHANGE =
  /^(?:net )?(?:change|increase|decrease|increase or decrease|increase \/ decrease)s? in (?:unrestricted )?cash|^total (?:increase|decrease|change)|^net (?:increase|decrease|change) (?:in|during|for)\b/;

type Activity = (typeof ACTIVITIES)[number];

const RULES: readonly (RowRule & { readonly of: Activity })[] = [
  {
    of: 'operating',
    statement,
    field: 'stock_based_comp',
    label:
      /^(?:non-?cash )?(?:stock|share|equity|unit)-based compensation(?: expenses?| costs?| charges?)?(?:, net)?$|^(?:stock|share|equity) compensation(?: expense)?$/,
    sign: 'printed',
  },
  {
    of: 'investing',
    statement,
    field: 'capex',
    label:
      /^(?:purchases?|acquisitions?|additions?|payments?|expenditures?|cash paid)? ?(?:related to|of|for|to)? ?(?:the )?(?:purchases? of )?(?:property|premises|equipment|fixed assets|capital expenditures)\b/,
    not: /proceeds|sale|disposal|insurance|software|real estate|discontinued|oil|accrual|change/,
    sign: 'printed',
    neverPositive: true,
  },
  {
    of: 'financing',
    statement,
    field: 'dividends_paid',
    label:
      /^(?:payments? of )?(?:cash )?(?:common )?(?:stock )?dividends?(?: paid| payments?)?(?: to (?:common )?(?:stock|share)holders| on common (?:stock|shares))?$/,
    not: /preferred|noncontrolling|distribution/,
    sign: 'printed',
    neverPositive: true,
  },
  {
    of: 'financing',
    statement,
    field: 'buybacks',
    label:
      /^(?:payments? (?:for|related to) )?(?:repurchases?|purchases?|acquisitions?) of (?:common|treasury|ordinary|company|class a|our|outstanding)(?: common)? ?(?:stock|shares|units)?$|^(?:common |treasury )?(?:stock|share) repurchases?$|^repurchases? of (?:common |ordinary )?(?:stock|shares)$|^payments related to repurchases of common stock$/,
    not: /tax|withh|preferred|employee|noncontrolling/,
    sign: 'printed',
    neverPositive: true,
  },
];

/** The fields of a statement of cash flows, in the columns where the sums of their activity hold. */
export function readCashFlow(sheet: Sheet): SheetReading {
  const totals = new Map<Activity, number>();
  const missed: Missed[] = [];
  for (const activity of ACTIVITIES) {
    const rows = totalsOf(sheet, activity);
    const [at] = rows;
    if (at !== undefined && rows.length === 1) totals.set(activity, at);
    else if (rows.length > 1)
      missed.push({ statement, field: `${activity}_cash_flow`, column: null, failed: 'two_rows_fit' });
  }
  if (totals.size === 0)
    return { sheet, found: [], missed: [{ statement, field: null, column: null, failed: 'row_not_found' }] };
  const flows = [...totals].flatMap(([activity, at]) => flowFields(sheet, activity, at, missed));
  const operating = totals.get('operating');
  const readings = RULES.flatMap(({ of, ...rule }) => {
    const root = totals.get(of);
    return root === undefined ? [] : [rowField(sheet, rule, [root])];
  }).concat(operating === undefined ? [] : [depreciationField(sheet, [operating])]);
  return {
    sheet,
    found: [...flows, ...readings.flatMap((one) => one.found)],
    missed: [...missed, ...readings.flatMap((one) => one.missed)],
  };
}

function totalsOf(sheet: Sheet, activity: Activity): number[] {
  const name =
    activity === 'operating' ? '(?:operating activities|operations)' : `${activity}(?: activities)?`;
  const pattern = new RegExp(`\\b${name}(?:$|,? (?:net|total)|(?= -))`);
  return [...sheet.rows.keys()].filter((at) => {
    const row = sheet.rows[at];
    if (row?.isMoney !== true || !pattern.test(row.label) || !NET.test(row.label)) return false;
    return !/continuing|discontinued|before|adjust/.test(row.label);
  });
}

/** An activity's total: the sum of its rows, or, in a condensed statement, a part of a change in cash that holds. */
function flowFields(sheet: Sheet, activity: Activity, at: number, missed: Missed[]): Found[] {
  const field = `${activity}_cash_flow`;
  const change = [...sheet.sums.keys()].find(
    (row) => CHANGE.test(sheet.rows[row]?.label ?? '') && pathTo(sheet.links, at, row) !== null,
  );
  return [...sheet.columns.keys()].flatMap((column): Found[] => {
    const amount = sheet.rows[at]?.figures[sheet.columns[column]?.at ?? -1]?.amount;
    if (amount === undefined) return [];
    const own = sheet.sums.has(at) ? sumEvidence(sheet, [at], column) : null;
    const path = change === undefined ? null : pathTo(sheet.links, at, change);
    const whole = path === null || path.sign === -1 ? null : sumEvidence(sheet, path.totals, column);
    const isRefuted = change !== undefined && whole === null;
    const evidence: readonly Evidence[] = [...(own ?? []), ...(whole ?? [])];
    if (isRefuted || evidence.length === 0 || (sheet.sums.has(at) && own === null)) {
      missed.push({ statement, field, column, failed: 'sums_do_not_close' });
      return [];
    }
    return [{ statement, field, column, rows: [at], amount, measure: 'money', scale: null, evidence }];
  });
}
