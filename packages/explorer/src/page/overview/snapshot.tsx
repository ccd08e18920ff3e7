import { isRefused, type Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { Footnoted } from '../footnote/footnoted.tsx';
import { FilingLink } from '../footnote/filing-link.tsx';
import type { TargetOf } from '../footnote/footnote-target.ts';
import { markOf } from '../frame/age-text.ts';
import { compactAmount, exactly, priceText, shown } from '../frame/format.ts';
import { Status } from '../frame/status.tsx';
import { useRequest } from '../frame/use-request.ts';
import { LaneValue } from '../lane/lane-value.tsx';
import { shortReason } from '../lane/reasons.ts';
import { StatedValue } from '../lane/stated-value.tsx';
import { percent } from '../lane/values.tsx';
import { AgainstMarket } from './against-market.tsx';
import { NEXT_DATES, NextDate } from './next-date.tsx';
import { Group, Row } from './rows.tsx';
import { TwelveMonths } from './twelve-months.tsx';

type SnapshotData = Schemas['Snapshot'];

type SnapshotProps = {
  readonly symbol: string;
  /** The newest period of the statements, as explanations name it; undefined until it is known. */
  readonly newest: { readonly period: string; readonly periodEnd: string } | undefined;
};

/** The trailing figures of a symbol, its dividend and its next dates, each with its footnote. */
export function Snapshot({ symbol, newest }: SnapshotProps): JSX.Element {
  const request = useRequest('/v2/snapshot', { symbol });
  if (request.state !== 'answered')
    return (
      <div class="snapshot-pending">
        <Status request={request} />
      </div>
    );
  const { data } = request.body;
  const { asset_type: asset, latest_filing: filing, next_dates: dates, ttm } = data;
  // A fund has no statements, and neither has a symbol with prices alone.
  const isCompany = asset === 'stock';
  return (
    <>
      {isCompany && (
        <Group id="trailing" title={isRefused(ttm) ? 'Twelve months' : `Twelve months to ${ttm.period_end}`}>
          <dl class="figure-list">
            {isRefused(ttm) ? (
              <Row name="Trailing twelve months">
                <StatedValue title="Trailing twelve months" value={ttm} show={String} />
              </Row>
            ) : (
              TRAILING.map(([member, name, statement]) => (
                <Row key={member} name={name} note={noteOf(data, ttm, member)}>
                  <TrailingValue
                    ttm={ttm}
                    member={member}
                    name={name}
                    target={
                      newest?.periodEnd === ttm.period_end
                        ? { kind: 'cell', symbol, statement, field: member, period: trailing(newest.period) }
                        : undefined
                    }
                  />
                </Row>
              ))
            )}
          </dl>
        </Group>
      )}
      {isCompany && <TwelveMonths symbol={symbol} />}
      <AgainstMarket data={data} />
      <Group id="dates" title={isCompany ? 'Dividend and next dates' : 'Dividend'}>
        <dl class="figure-list">
          <DividendRows data={data} />
          {NEXT_DATES.filter(([member]) => isCompany || member === 'dividend_ex').map(([member, name]) => {
            const date = dates[member];
            // There is no deadline of a report that is not known to be due.
            if (date === null) return null;
            return (
              <Row key={member} name={name}>
                <NextDate symbol={symbol} name={name} date={date} />
              </Row>
            );
          })}
        </dl>
      </Group>
      {!isRefused(filing) && (
        <p>
          Newest filing known: <FilingLink filing={filing} />
        </p>
      )}
    </>
  );
}

function DividendRows({ data }: { readonly data: SnapshotData }): JSX.Element {
  const { symbol, dividend } = data;
  if (isRefused(dividend))
    return (
      <Row name="Dividend yield">
        <StatedValue title="Dividend yield" value={dividend} show={String} />
      </Row>
    );
  const {
    annual_rate_forward_estimated: rate,
    currency,
    last_ex_date: day,
    source,
    last_bar: bar,
  } = dividend;
  return (
    <>
      <Row name="Dividend yield" note={day === null ? '' : `last ex-date ${day}`}>
        <LaneValue
          symbol={symbol}
          lane="dividends"
          figure="current.yield_pct"
          title="Dividend yield"
          value={yieldOf(dividend)}
          show={percent}
        />
      </Row>
      {rate !== null && (
        <Row
          name="Annual dividend"
          note={`per share, at the newest rate${source === '' ? '' : ` by prices to ${bar}`}`}
        >
          <LaneValue
            symbol={symbol}
            lane="dividends"
            figure="current.annual_rate_forward_estimated"
            title="Annual dividend per share, at the newest rate"
            value={rate}
            show={(known) => `${priceText(known)} ${currency ?? ''}`}
          />
        </Row>
      )}
    </>
  );
}

type Dividend = Exclude<SnapshotData['dividend'], { readonly available: false }>;

/** The yield, or why there is none. */
const yieldOf = ({ yield_pct: value, unavailable }: Dividend) =>
  value ?? { available: false as const, reason: unavailable['yield_pct'] ?? 'no_payments' };

const trailing = (period: string): string => (period.startsWith('FY') ? period : `TTM-${period}`);

const TRAILING = [
  ['revenue', 'Revenue', 'income_statement'],
  ['net_income', 'Net income', 'income_statement'],
  ['eps_diluted', 'EPS, diluted', 'income_statement'],
  ['operating_cash_flow', 'Operating cash flow', 'cash_flow'],
  ['free_cash_flow', 'Free cash flow', 'cash_flow'],
] as const;

type Trailing = Exclude<SnapshotData['ttm'], { readonly available: false }>;

/** Whether the twelve months are old, and whether the figure is from a release whose report is not filed yet. */
function noteOf({ age }: SnapshotData, ttm: Trailing, member: (typeof TRAILING)[number][0]): string {
  const figure = ttm[member];
  const isPreliminary = !isRefused(figure) && figure.status !== undefined;
  return [isPreliminary ? 'preliminary' : '', markOf(age.statements?.status)]
    .filter((part) => part !== '')
    .join(', ');
}

type TrailingValueProps = {
  readonly ttm: Trailing;
  readonly member: (typeof TRAILING)[number][0];
  readonly name: string;
  /** Undefined if the statements of the period are not known yet. */
  readonly target: TargetOf<'cell'> | undefined;
};

/** A figure of the trailing twelve months: a cell of the statements, with the newest filing among its operands. */
function TrailingValue({ ttm, member, name, target }: TrailingValueProps): JSX.Element {
  const figure = ttm[member];
  const { currency } = ttm;
  const show = (value: number): string =>
    member === 'eps_diluted'
      ? `${shown(value, 'per_share')} ${currency ?? ''}`
      : compactAmount(value, currency);
  const title = `${name}, twelve months to ${ttm.period_end}`;
  const exact = (value: number): string => `${exactly(value)} ${currency ?? ''}`;
  if (target === undefined)
    return (
      <StatedValue
        title={title}
        value={isRefused(figure) ? figure : figure.value}
        show={show}
        exact={exact}
        filing={isRefused(figure) ? null : figure}
      />
    );
  const reason = isRefused(figure) ? figure.reason : undefined;
  return (
    <Footnoted
      target={target}
      title={title}
      value={isRefused(figure) ? `refused: ${shortReason(figure.reason)}` : exact(figure.value)}
      spoken={isRefused(figure) ? `refused: ${shortReason(figure.reason)}` : show(figure.value)}
      source={isRefused(figure) ? null : figure}
      isRefused={reason !== undefined}
    >
      {isRefused(figure) ? shortReason(figure.reason) : show(figure.value)}
    </Footnoted>
  );
}
