import { isRefused, type Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { figureLabel, shownFigure } from '../figures/company-figure.ts';
import { FigureValue } from '../figures/figure-value.tsx';
import { compactAmount } from '../frame/format.ts';
import { Answer } from '../lane/answer.tsx';
import { RefusedList } from '../lane/refused-list.tsx';
import { Group, Row } from './rows.tsx';

type Figure = Schemas['CompanyFigure'];

const MARGINS = [
  'gross_margin_pct',
  'operating_margin_pct',
  'net_margin_pct',
  'fcf_margin_pct',
  'roic_pct',
  'revenue_yoy_pct',
] as const;
/** Outflows, which are shown without their sign. */
const PAID = ['dividends_paid', 'buybacks'] as const;
const NAMES: Readonly<Record<string, string>> = { buybacks: 'Bought back', dividends_paid: 'Dividends paid' };

const paid = ({ value, unit }: Figure): string => compactAmount(-Number(value), unit);

/** Margins and payout of the twelve months to the newest period, from `GET /v2/compare`. */
export const TwelveMonths = ({ symbol }: { readonly symbol: string }): JSX.Element => (
  <Answer path="/v2/compare" parameters={{ symbols: [symbol], fields: [...MARGINS, ...PAID], period: 'ttm' }}>
    {({ data: { companies, fields } }) => {
      const [company] = companies;
      if (company === undefined || 'available' in company) return null;
      const of = (names: readonly string[]) =>
        fields.flatMap(({ figure, member, values: [value] }) =>
          names.includes(figure) && value !== undefined ? [{ figure, member, value }] : [],
        );
      const list = (names: readonly string[], show: (figure: Figure) => string): JSX.Element => (
        <>
          <dl class="figure-list">
            {of(names)
              .filter(({ value }) => !isRefused(value))
              .map(({ figure, member, value }) => (
                <Row key={figure} name={NAMES[figure] ?? figureLabel(figure)}>
                  <FigureValue
                    symbol={symbol}
                    figure={value}
                    member={member ?? undefined}
                    view="ttm"
                    show={show}
                  />
                </Row>
              ))}
          </dl>
          <RefusedList
            values={of(names).map(({ figure, value }) => ({
              name: NAMES[figure] ?? figureLabel(figure),
              value,
            }))}
          />
        </>
      );
      const span = `twelve months to ${company.period_end}`;
      return (
        <>
          <Group id="margins" title={`Margins and returns, ${span}`}>
            {list(MARGINS, shownFigure)}
          </Group>
          <Group id="payout" title={`Paid to shareholders, ${span}`}>
            {list(PAID, paid)}
          </Group>
        </>
      );
    }}
  </Answer>
);
