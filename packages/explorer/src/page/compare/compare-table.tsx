import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { routeTo } from '../frame/address.ts';
import { wordsOf } from '../frame/format.ts';
import { Link } from '../frame/navigation.tsx';
import { figureLabel } from '../figures/company-figure.ts';
import { FigureValue } from '../figures/figure-value.tsx';
import { useFigureNames } from '../figures/use-names.ts';
import { RefusedBecause } from '../lane/refused.tsx';
import { TableBox } from '../table/table-box.tsx';

type Compare = Schemas['Compare'];
type Company = Compare['companies'][number];
type Field = Compare['fields'][number];

/** Figures as rows, companies as columns. Every number opens its footnote. */
export function CompareTable({ data }: { readonly data: Compare }): JSX.Element {
  const { companies, fields, period } = data;
  const { ofScreens } = useFigureNames();
  const caption = 'Figures of each company; amounts and shares in millions';
  return (
    <TableBox caption={caption}>
      <thead>
        <tr>
          <th scope="col" class="text">
            Figure
          </th>
          {companies.map((company) => (
            <th key={company.symbol} scope="col" class="number">
              <CompanyHead company={company} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.figure}>
            <th scope="row" class="wrapped">
              {figureLabel(field.figure)}
              <small>{unitOfField(field)}</small>
            </th>
            {field.values.map((figure, at) => (
              <td key={companies[at]?.symbol ?? at} class="footnoted">
                <FigureValue
                  symbol={companies[at]?.symbol ?? null}
                  figure={figure}
                  member={field.member ?? undefined}
                  field={field.path === '/v2/fundamentals' ? undefined : ofScreens.get(field.figure)}
                  view={period}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableBox>
  );
}

/** Of which sessions the closes are, below the table; nothing without figures at a close. */
export function ClosesNote({ data: { closes } }: { readonly data: Compare }): JSX.Element | null {
  if (closes === null || closes.earliest === null) return null;
  const { earliest, latest } = closes;
  return (
    <p class="quiet">
      {earliest === latest
        ? `Figures of prices are at the close of ${earliest}.`
        : `Figures of prices are at each newest close, which are from ${earliest} to ${latest ?? ''}.`}
    </p>
  );
}

/** Explains “stale” below the table. */
export const StaleNote = ({ data }: { readonly data: Compare }): JSX.Element | null =>
  data.companies.some((company) => 'stale' in company && company.stale) ? (
    <p class="quiet">
      Stale: the newest period ended too long ago for a company that reports by quarter (185 days) or once a
      year (500 days).
    </p>
  ) : null;

const UNITS: Readonly<Record<string, string>> = {
  index: '',
  percent: '',
  ratio: '',
  reporting_currency: 'millions, reporting currency',
  reporting_currency_per_share: 'reporting currency per share',
  shares: 'millions of shares',
  usd: 'millions of dollars',
  usd_per_share: 'dollars per share',
  word: '',
};

const unitOfField = ({ unit }: Field): string => UNITS[unit] ?? wordsOf(unit);

function CompanyHead({ company }: { readonly company: Company }): JSX.Element {
  const { symbol } = company;
  if ('reason' in company)
    return (
      <>
        {symbol}
        <small>
          <RefusedBecause reason={company.reason} />
        </small>
      </>
    );
  const { name, currency, fiscal_period: period, fiscal_year: year, period_end: end, stale } = company;
  return (
    <>
      <Link to={routeTo('statements', { symbol })}>{symbol}</Link>
      <small>{name}</small>
      <small>{end === null ? 'no such period' : `${period ?? ''} ${year ?? ''}, to ${end}`}</small>
      <small>
        {currency}
        {stale && ', stale'}
      </small>
    </>
  );
}
