import { type Priced, readPriced } from './companies.ts';
import { type Arguments, readArguments } from './given.ts';
import { COMPANY, type Context, type Intent, MORE, TEXT } from './intent.ts';
import { calendarLines, dividendLines } from './market-dates.ts';
import { valuationLines } from './market-valuation.ts';
import { page } from './pages.ts';
import { Problem } from './problem.ts';
import { inWords } from './reasons.ts';
import { dayOf } from './search-filings.ts';

const NAMES = ['company', 'what', 'from', 'to', 'interval', 'more'];
const INTERVALS = ['day', 'week', 'month'] as const;

export const getMarket: Intent = {
  name: 'get_market',
  description:
    'price (close, returns, range; with from/to the closes), valuation (market value, P/E and other multiples with history), dividends, calendar (results, filings, ex-dates). Everything is dated. Examples: {"company":"KO","what":"valuation"}; {"company":"AAPL","what":"price","from":"2024-06-03","to":"2024-06-07"}',
  input: {
    company: COMPANY,
    what: { ...TEXT, description: 'price (default), valuation, dividends, calendar' },
    from: TEXT,
    to: TEXT,
    interval: { type: 'string', description: 'day, week, month' },
    more: MORE,
  },
  answer: async (context, given) => {
    const read = readArguments('get_market', NAMES, given);
    const company = await readPriced(context.ask, read.needed('company', 'AAPL'));
    const what = (read.text('what') ?? 'price').toLowerCase();
    const lines = await linesOf(context, company, what, read);
    return page('get_market', read, lines, (shown) => [`${company.symbol} ${company.name}`, ...shown]);
  },
};

async function linesOf(
  { ask }: Context,
  { symbol }: Pick<Priced, 'symbol'>,
  what: string,
  read: Arguments,
): Promise<readonly string[]> {
  if (/valu|multiple|p ?\/? ?e|ratio|market ?cap|ev/.test(what)) return valuationLines(ask, symbol);
  if (/divid|yield|payout/.test(what)) return dividendLines(ask, symbol, dayOf(read.text('from'), '-01-01'));
  if (/calend|earning|date|result|next/.test(what)) return calendarLines(ask, symbol);
  if (!/price|quote|close|return|perform|chart|histor/.test(what))
    throw new Problem(`get_market has no "${what}": price, valuation, dividends or calendar`);
  const [from, to] = [dayOf(read.text('from'), '-01-01'), dayOf(read.text('to'), '-12-31')];
  return from === undefined && to === undefined
    ? returnLines({ ask }, symbol)
    : closeLines({ ask }, symbol, { from, to, interval: read.text('interval') });
}

type Asked = {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly interval: string | undefined;
};

async function closeLines(
  { ask }: Pick<Context, 'ask'>,
  symbol: string,
  { from, to, interval }: Asked,
): Promise<readonly string[]> {
  const step =
    INTERVALS.find((each) => interval?.toLowerCase().startsWith(each === 'day' ? 'da' : each)) ?? 'day';
  const { prices, adjust } = (
    await ask('/v2/prices', {
      symbol,
      interval: step,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    })
  ).data;
  if (!prices.available) return [`no prices: ${prices.reason}, ${inWords(prices.reason)}`];
  const at = prices.columns.indexOf('close');
  return [
    `Closes by ${step}, adjusted for ${adjust}, ${prices.currency ?? 'currency unknown'}, source ${prices.source.name}, newest there ${prices.source.last_date}`,
    ...prices.rows.map((row) => `${String(row[0])} | ${String(row[at])}`),
  ];
}

async function returnLines({ ask }: Pick<Context, 'ask'>, symbol: string): Promise<readonly string[]> {
  const { data } = await ask('/v2/price-action', { symbol });
  if (data.freshness === 'unsupported') return [`no prices: ${data.reason}, ${inWords(data.reason)}`];
  const { price_source: source, range_52w: range, returns } = data;
  return [
    `Close ${source.close} ${source.currency ?? ''} on ${source.last_bar}, source ${source.source}${data.freshness === 'stale' ? '. STALE: no newer price is known' : ''}`,
    ...('reason' in range
      ? [`52 weeks: ${range.reason}, ${inWords(range.reason)}`]
      : [
          `52 weeks to ${source.last_bar}: low ${range.low} on ${range.low_date}, high ${range.high} on ${range.high_date}`,
        ]),
    'span | price return % | with dividends % | from',
    ...Object.entries(returns).map(([span, each]) =>
      'reason' in each
        ? `${span} | ${each.reason}`
        : `${span} | ${each.price_return_pct} | ${typeof each.total_return_pct === 'number' ? each.total_return_pct : 'refused'} | ${each.from_date}`,
    ),
  ];
}
