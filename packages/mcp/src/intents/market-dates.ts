import type { Schemas } from '@footnote/client';
import type { Ask } from './ask.ts';
import { noteText } from './footnotes.ts';
import { legend } from './reasons.ts';

const MOST = 12;

/** Rate, yield, next payment, payout and record of a company's dividends. */
export async function dividendLines(
  ask: Ask,
  symbol: string,
  from: string | undefined,
): Promise<readonly string[]> {
  const { data } = await ask('/v2/dividends', { symbol, payments: 'include' });
  if (data.freshness === 'unsupported') return [`no dividends: ${data.reason}`, ...legend([data.reason])];
  const { current, dividend_health: health, growth, price_source: source, status, unavailable } = data;
  const stale = data.freshness === 'stale' ? '. STALE: no newer price is known' : '';
  const payments = data.payments ?? [];
  const shown =
    from === undefined ? payments.slice(0, MOST) : payments.filter(({ ex_date: day }) => day >= from);
  const { provenance, ...payout } = health.payout_components;
  return [
    `${status}, ${data.currency ?? 'currency unknown'}, prices to ${source.last_bar} by ${source.source}${stale}`,
    pairs(current),
    `payout, twelve months: ${pairs(payout)}${provenance === null ? '' : `; ${noteText(provenance)}`}`,
    `record: ${pairs({ ...health.track_record, ...growth })}`,
    ...(Object.keys(unavailable).length === 0 ? [] : [`refused: ${pairs(unavailable)}`]),
    'ex day | amount',
    ...shown.map(paymentText),
    ...(shown.length < payments.length
      ? [`${payments.length - shown.length} earlier payments are not shown: argument from`]
      : []),
  ];
}

type Payment = NonNullable<
  Extract<Schemas['DividendsResponse']['data'], { readonly payments?: unknown }>['payments']
>[number];

const paymentText = ({ ex_date: day, regular, special }: Payment): string =>
  `${day} | ${regular}${special === 0 ? '' : ` and special ${special}`}`;

/** Members with values, as words. */
const pairs = (members: object): string =>
  Object.entries(members)
    .filter(
      ([, value]) =>
        value !== null && (typeof value !== 'object' || (Array.isArray(value) && value.length > 0)),
    )
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${String(value)}`)
    .join('; ');

/** Coming and past dates with their basis. */
export async function calendarLines(ask: Ask, symbol: string): Promise<readonly string[]> {
  const { past, upcoming, unavailable } = (await ask('/v2/calendar', { symbol })).data;
  const reasons = unavailable.map(({ reason }) => reason);
  return [
    'kind | date | basis | for period to | amount | evidence',
    ...upcoming.map((each) => `coming: ${dateText(each)}`),
    ...unavailable.map(
      ({ kind, form, period_end: end, reason }) =>
        `no date: ${kind} ${form ?? ''} for ${end ?? '?'}: ${reason}`,
    ),
    ...past.slice(0, MOST).map((each) => `past: ${dateText(each)}`),
    ...legend(reasons),
  ];
}

type Dated = Schemas['CalendarItem'];

const dateText = ({ kind, form, date, basis, period_end: end, amount, evidence }: Dated): string => {
  const [filing] = evidence.filings;
  const source = filing === undefined ? (evidence.price_source?.source ?? '') : noteText(filing);
  return [`${kind} ${form ?? ''}`.trim(), date, basis, end ?? '', amount ?? '', source].join(' | ');
};
