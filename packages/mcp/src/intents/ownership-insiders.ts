import type { ParametersOf, Schemas } from '@footnote/client';
import type { Company } from './companies.ts';
import { createFootnotes } from './footnotes.ts';
import type { Arguments } from './given.ts';
import type { Context } from './intent.ts';
import { page } from './pages.ts';
import { Problem } from './problem.ts';
import { inWords } from './reasons.ts';
import { dayOf } from './search-filings.ts';

type Insiders = Schemas['Insiders'];
type Trade = Schemas['InsiderTransaction'];
type Code = NonNullable<NonNullable<ParametersOf<'/v2/insiders'>['code']>[number]>;

const MOST = 200;
const CODES: readonly (readonly [RegExp, Code])[] = [
  [/buy|purchas/, 'P'],
  [/sale|sell|sold/, 'S'],
];

/** Trades of insiders, newest first, and their net buying on the open market. */
export async function insidersAnswer(
  { ask }: Context,
  read: Arguments,
  { symbol, name }: Company,
  what: string,
): Promise<string> {
  const code = CODES.flatMap(([form, each]) => (form.test(what) ? [each] : []));
  const [from, to] = [dayOf(read.text('from'), '-01-01'), dayOf(read.text('to'), '-12-31')];
  const { data } = await ask('/v2/insiders', {
    symbol,
    limit: MOST,
    ...(code.length > 0 && { code }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  });
  if (data.freshness === 'unsupported')
    throw new Problem(`insiders of ${symbol}: ${data.reason}, ${inWords(data.reason)}`);
  const { transactions = [], unparsed_filings: unread } = data;
  const head = [
    `${symbol} ${name}, insiders since ${data.coverage_start ?? 'nothing collected'}${code.length > 0 ? `, codes ${code.join(', ')}` : ''}`,
    ...summaryOf(data),
    ...(unread.length === 0 ? [] : [`NOT read: ${unread.length} more forms, so there may be more trades`]),
    ...(data.next_cursor === null ? [] : [`Only the newest ${MOST} are read; earlier ones: argument to`]),
  ];
  if (transactions.length === 0)
    return [...head, 'No transactions of this kind in the forms that were read.'].join('\n');
  return page('get_ownership', read, transactions, (shown) => {
    const footnotes = createFootnotes();
    const lines = shown.map((trade) => lineOf(trade, footnotes.mark));
    return [
      ...head,
      'day | insider | transaction | shares | price | value | filing',
      ...lines,
      ...footnotes.lines(),
    ];
  });
}

function summaryOf({ summary }: Insiders): readonly string[] {
  const refusals = new Set<string>();
  const amount = (value: number | { readonly reason: string }): string => {
    if (typeof value === 'number') return String(value);
    refusals.add(value.reason);
    return value.reason;
  };
  const windows = summary.windows.map(
    ({ months, purchases, sales, net }) =>
      `${months} months: ${purchases.transactions} purchases, ${sales.transactions} sales read, net shares ${amount(net.shares)}`,
  );
  return [
    `Open market up to ${summary.to}: ${windows.join('; ')}`,
    ...[...refusals].map((reason) => `${reason}: ${inWords(reason)}`),
  ];
}

function lineOf(trade: Trade, mark: (notes: readonly Trade[]) => string): string {
  const {
    date,
    owners,
    code,
    code_meaning: meaning,
    direction,
    shares,
    price,
    value,
    derivative,
    superseded,
    plan_10b5_1: plan,
  } = trade;
  const people = owners
    .map(({ name, title, relations }) => `${name} (${title ?? relations.join(', ')})`)
    .join(' and ');
  const notes = [
    derivative === null ? '' : 'derivative',
    superseded ? 'superseded' : '',
    plan === true ? 'plan 10b5-1' : '',
  ];
  const kind = [
    `${code ?? ''} ${direction ?? ''} ${meaning ?? ''}`.slice(0, 60).trim(),
    ...notes.filter((note) => note !== ''),
  ].join(', ');
  return [
    date ?? '',
    people,
    kind,
    shares ?? 'not stated',
    price ?? 'not stated',
    value ?? 'not stated',
    mark([trade]),
  ].join(' | ');
}
