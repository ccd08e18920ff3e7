import { isRefused } from '@footnote/client';
import type { ComponentChildren, JSX } from 'preact';
import { FilingLink } from '../footnote/details.tsx';
import { exactly, shown, wordsOf } from '../frame/format.ts';
import { Status } from '../frame/status.tsx';
import { useRequest } from '../frame/use-request.ts';
import { Refused } from '../lane/refused.tsx';

/** The newest figures of a symbol and its next dates, each with where it is from, as `GET /v2/snapshot` has them. */
export function Snapshot({ symbol }: { readonly symbol: string }): JSX.Element {
  const request = useRequest('/v2/snapshot', { symbol });
  if (request.state !== 'answered') return <Status request={request} />;
  const {
    price,
    market_cap: marketCap,
    dividend,
    ttm,
    latest_filing: filing,
    next_dates: dates,
  } = request.body.data;
  return (
    <section aria-labelledby="snapshot">
      <h2 id="snapshot">At a glance</h2>
      <dl class="figure-list">
        <Figure name="Close" value={price}>
          {({ close, close_date: day, currency, source }) => [
            `${exactly(close)} ${currency}`,
            `${day}, ${source}`,
          ]}
        </Figure>
        <Figure name="Market value" value={marketCap}>
          {({ value_usd: value, shares_accession: accession }) => [
            `${shown(value, 'amount')} m USD`,
            `shares from ${accession}`,
          ]}
        </Figure>
        <Figure name="Dividend yield" value={dividend}>
          {({ yield_pct: percent, last_ex_date: day }) => [
            percent === null ? 'none' : shown(percent, 'percent'),
            day === null ? '' : `last ex-date ${day}`,
          ]}
        </Figure>
        {isRefused(ttm) ? (
          <Figure name="Trailing twelve months" value={ttm}>
            {() => ['', '']}
          </Figure>
        ) : (
          TRAILING.map(([member, name]) => (
            <Figure key={member} name={`${name}, 12 months`} value={ttm[member]}>
              {({ value, form, filed, accession }) => [
                member === 'eps_diluted'
                  ? shown(value, 'per_share')
                  : `${shown(value, 'amount')} m ${ttm.currency ?? ''}`,
                `${form} filed ${filed}, ${accession}`,
              ]}
            </Figure>
          ))
        )}
        {NEXT_DATES.map(([member, name]) => (
          <NextDate key={member} name={name} date={dates[member]} />
        ))}
      </dl>
      {!isRefused(filing) && (
        <p>
          Latest report: <FilingLink filing={filing} />
        </p>
      )}
    </section>
  );
}

const TRAILING = [
  ['revenue', 'Revenue'],
  ['net_income', 'Net income'],
  ['eps_diluted', 'EPS, diluted'],
  ['operating_cash_flow', 'Operating cash flow'],
  ['free_cash_flow', 'Free cash flow'],
] as const;

const NEXT_DATES = [
  ['earnings', 'Next results'],
  ['filing', 'Next report'],
  ['dividend_ex', 'Next ex-date'],
] as const;

type Present<Value> = Exclude<Value, { readonly available: false } | null>;

type FigureProps<Value> = {
  readonly name: string;
  readonly value: Value;
  /** The figure, and where it is from. */
  readonly children: (value: Present<Value>) => readonly [text: string, source: string];
};

function Figure<Value>({ name, value, children }: FigureProps<Value>): JSX.Element {
  const isMissing = value === null || isRefused(value);
  const [text, source] = isMissing ? ['', ''] : children(value as Present<Value>);
  return (
    <Row name={name} note={source}>
      {isMissing ? <Refused reason={isRefused(value) ? value.reason : 'not_reported'} /> : text}
    </Row>
  );
}

type NextDateProps = {
  readonly name: string;
  readonly date: { readonly basis: string; readonly date?: string; readonly reason?: string } | null;
};

function NextDate({ name, date }: NextDateProps): JSX.Element | null {
  if (date === null) return null;
  return (
    <Row name={name} note={date.date === undefined ? '' : wordsOf(date.basis)}>
      {date.date ?? <Refused reason={date.reason ?? 'unknown'} />}
    </Row>
  );
}

type RowProps = { readonly name: string; readonly note: string; readonly children: ComponentChildren };

const Row = ({ name, note, children }: RowProps): JSX.Element => (
  <div>
    <dt>{name}</dt>
    <dd class="cited">
      <span>{children}</span>
      <small class="quiet">{note}</small>
    </dd>
  </div>
);
