import type { Cell } from '@footnote/statements/cell';
import { parseAmount, size, trailingZeros } from '@footnote/statements/decimal';
import { servedFields } from '@footnote/statements/fields/served-fields';

/** Identities that served cells must satisfy, whatever facts they are computed from. */
export type RowIdentity = 'quarters_make_year' | 'quarters_make_ytd' | 'gross_profit' | 'per_share';

export const rowIdentities: readonly RowIdentity[] = [
  'quarters_make_year',
  'quarters_make_ytd',
  'gross_profit',
  'per_share',
];

/**
 * `apart`: one side was restated and the other was not, as the cells' flags show, so the identity does not
 * apply.
 */
export type IdentityOutcome = 'held' | 'missed' | 'apart';

export type IdentityCheck = {
  readonly identity: RowIdentity;
  readonly field: string;
  readonly kind: Cell['period_kind'];
  readonly end: string;
  readonly outcome: IdentityOutcome;
};

const FLOWS = new Set(servedFields.filter(({ nature }) => nature === 'flow').map(({ field }) => field));
const RESTATED = ['restated', 'restated_input', 'sum_mismatch', 'discontinued_operations'];
const ONE = parseAmount('1');
const MILLION = 6;

type Served = Cell & { readonly value: string };

const amountOf = ({ value }: Served): bigint => parseAmount(value);

/**
 * Unit of the last nonzero digit of a figure, at most a million: figures in millions occur together with
 * others in thousands.
 */
const unitOf = (amount: bigint): bigint =>
  ONE * 10n ** BigInt(Math.min(MILLION, trailingZeros(amount) ?? MILLION));

/** Within 0.5 % of the larger side, or a rounding unit of each figure. */
const near = (left: bigint, right: bigint, amounts: readonly bigint[]): boolean => {
  const larger = size(left) > size(right) ? size(left) : size(right);
  const gap = size(left - right);
  return gap * 200n <= larger || gap <= amounts.reduce((sum, amount) => sum + unitOf(amount), 0n);
};

const judged = (whole: Served, sum: bigint, parts: readonly Served[]): IdentityOutcome => {
  const all = [whole, ...parts];
  if (near(amountOf(whole), sum, all.map(amountOf))) return 'held';
  return all.some(({ flags }) => RESTATED.some((flag) => flags.includes(flag))) ? 'apart' : 'missed';
};

/** Two cents as filed: before a reverse split of 1:15 they correspond to 30 cents today. */
const twoCents = ({ operands, value }: Served): bigint => {
  const filed = size(parseAmount(operands[0]?.value ?? value));
  const cents = (ONE * 2n) / 100n;
  return filed === 0n ? cents : (cents * size(parseAmount(value))) / filed;
};

/**
 * Net income, or net income to common (diluted earnings add the preferred dividends back), ÷ shares.
 * Tolerance for participating securities: 3 %, or two cents.
 */
const perShare = (incomes: readonly Served[], shares: Served, eps: Served): IdentityOutcome => {
  const count = amountOf(shares);
  const fits = (income: Served): boolean => {
    const gap = size((amountOf(income) * ONE) / count - amountOf(eps));
    return gap * 100n <= size(amountOf(eps)) * 3n || gap <= twoCents(eps);
  };
  if (count === 0n || incomes.some(fits)) return 'held';
  return [...incomes, shares, eps].some(({ flags }) => RESTATED.some((flag) => flags.includes(flag)))
    ? 'apart'
    : 'missed';
};

/** Every identity among the served cells of one company. */
export const checkRowIdentities = (cells: readonly Cell[]): IdentityCheck[] => {
  const served = cells.filter(
    (cell): cell is Served =>
      cell.value !== null && cell.fiscal_period !== 'TP' && cell.period_kind !== 'ttm',
  );
  const at = new Map(
    served.map((cell) => [
      `${cell.field} ${cell.period_kind} ${cell.fiscal_year} ${cell.fiscal_period}`,
      cell,
    ]),
  );
  const checks: IdentityCheck[] = [];
  const add = (identity: RowIdentity, whole: Served, outcome: IdentityOutcome): void => {
    const { field, period_kind: kind, period_end: end } = whole;
    checks.push({ identity, field, kind, end, outcome });
  };
  const sumOf = (parts: readonly Served[]): bigint => parts.reduce((sum, part) => sum + amountOf(part), 0n);
  for (const whole of served) {
    const { field, period_kind: kind, fiscal_year: year, fiscal_period: period } = whole;
    const get = (name: string): Served | undefined => at.get(`${name} ${kind} ${year} ${period}`);
    const quarters = (count: number): Served[] =>
      ['Q1', 'Q2', 'Q3', 'Q4'].slice(0, count).flatMap((q) => at.get(`${field} quarter ${year} ${q}`) ?? []);
    if (FLOWS.has(field) && kind === 'annual' && quarters(4).length === 4)
      add('quarters_make_year', whole, judged(whole, sumOf(quarters(4)), quarters(4)));
    const sofar = Number(period.slice(1));
    if (FLOWS.has(field) && kind === 'ytd' && sofar > 1 && quarters(sofar).length === sofar)
      add('quarters_make_ytd', whole, judged(whole, sumOf(quarters(sofar)), quarters(sofar)));
    const [revenue, cost] = [get('revenue'), get('cost_of_revenue')];
    if (field === 'gross_profit' && whole.method === 'reported' && revenue && cost)
      add('gross_profit', whole, judged(whole, amountOf(revenue) - amountOf(cost), [revenue, cost]));
    const side = field === 'eps_basic' ? 'basic' : field === 'eps_diluted' ? 'diluted' : null;
    const incomes = ['net_income', 'net_income_to_common'].flatMap((name) => get(name) ?? []);
    const shares = get(`shares_${side}`);
    if (side !== null && whole.method === 'reported' && incomes.length > 0 && shares)
      add('per_share', whole, perShare(incomes, shares, whole));
  }
  return checks;
};
