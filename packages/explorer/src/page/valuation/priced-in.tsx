import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { useNavigate } from '../frame/navigation.tsx';
import { compactAmount, exactly } from '../frame/format.ts';
import type { RouteOf } from '../frame/routes.ts';
import { Answer } from '../lane/answer.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { Figures } from '../lane/figures.tsx';
import { fieldOf } from '../lane/form.ts';
import { LaneValue } from '../lane/lane-value.tsx';
import { RefusedPart } from '../lane/refused.tsx';
import { StatedValue } from '../lane/stated-value.tsx';
import { OwnGrowth } from './own-growth.tsx';
import { percent } from '../lane/values.tsx';

type PricedInData = Schemas['PricedIn'];
type ValuationRoute = RouteOf<'valuation'>;
type Sensitivity = PricedInData['sensitivity'][number];

const NUMBER = /^-?\d+(\.\d+)?$/;

/** The growth of free cash flow that the price implies, at rates that the reader chooses. */
export function PricedIn({ route }: { readonly route: ValuationRoute }): JSX.Element {
  const { symbol, discount, terminal, years } = route;
  const chosen = { discount_pct: discount, terminal_pct: terminal, years };
  const parameters = Object.fromEntries(
    Object.entries(chosen).flatMap(([name, text]) => (NUMBER.test(text) ? [[name, Number(text)]] : [])),
  );
  return (
    <section aria-labelledby="priced-in">
      <h2 id="priced-in">Growth that the price implies</h2>
      <p class="quiet prose">
        The annual growth of free cash flow at which its present value equals the enterprise value. This is
        not a forecast: you choose the rates.
      </p>
      <RatesForm key={`${discount} ${terminal} ${years}`} route={route} />
      <Answer path="/v2/priced-in" parameters={{ symbol, at: 'last_close', ...parameters }}>
        {({ data }) => ('reason' in data ? <RefusedPart reason={data.reason} /> : <Implied data={data} />)}
      </Answer>
    </section>
  );
}

function RatesForm({ route }: { readonly route: ValuationRoute }): JSX.Element {
  const navigate = useNavigate();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget;
    navigate({
      ...route,
      discount: fieldOf(form, 'discount'),
      terminal: fieldOf(form, 'terminal'),
      years: fieldOf(form, 'years'),
    });
  };
  const field = (name: 'discount' | 'terminal' | 'years', label: string, step: string): JSX.Element => (
    <label>
      {label}
      <input
        name={name}
        type="number"
        step={step}
        size={6}
        placeholder="default"
        defaultValue={route[name]}
      />
    </label>
  );
  return (
    <form class="filter" onSubmit={submit}>
      {field('discount', 'Discount rate, %', '0.1')}
      {field('terminal', 'Terminal growth, %', '0.1')}
      {field('years', 'Years', '1')}
      <button type="submit">Compute</button>
    </form>
  );
}

function Implied({ data }: { readonly data: PricedInData }): JSX.Element {
  const { symbol, assumptions, reporting_currency: currency } = data;
  const { fade, free_cash_flow: cash } = data;
  const value = { symbol, lane: 'priced_in', at: 'last_close' } as const;
  return (
    <>
      <Figures
        figures={[
          {
            name: 'Implied growth',
            value: (
              <LaneValue
                {...value}
                figure="implied_growth_pct"
                title="Implied growth"
                value={data.implied_growth_pct}
                show={percent}
              />
            ),
            note: `a year for ${assumptions.years} years, then ${percent(assumptions.terminal_pct)}; discounted at ${percent(assumptions.discount_pct)}`,
          },
          {
            name: 'Free cash flow, twelve months',
            value: (
              <LaneValue
                {...value}
                figure="free_cash_flow.value"
                title="Free cash flow, twelve months"
                value={'reason' in cash ? cash : cash.value}
                show={(known) => compactAmount(known, currency)}
                exact={(known) => `${exactly(known)} ${currency ?? ''}`}
              />
            ),
          },
          {
            name: 'Growth that fades: first year',
            value: (
              <LaneValue
                {...value}
                figure="fade.initial_growth_pct"
                title="Implied growth of the first year, if growth fades"
                value={'reason' in fade ? fade : fade.initial_growth_pct}
                show={percent}
              />
            ),
            note: `falling or rising in equal steps to ${percent(assumptions.terminal_pct)} after ${assumptions.years} years: a second model`,
          },
          {
            name: 'The same as a constant rate',
            value: (
              <LaneValue
                {...value}
                figure="fade.compound_growth_pct"
                title="Constant rate that the fading growth comes to"
                value={'reason' in fade ? fade : fade.compound_growth_pct}
                show={percent}
              />
            ),
            note: `a year over the ${assumptions.years} years`,
          },
        ]}
      />
      <OwnGrowth data={data} />
      {data.sensitivity.some(({ implied_growth_pct: growth }) => typeof growth === 'number') && (
        <DataTable
          caption="Implied growth at other rates: discount rate down, terminal growth across"
          columns={sensitivityColumns(data)}
          rows={[...Map.groupBy(data.sensitivity, ({ discount_pct: discount }) => discount)]}
          keyOf={([discount]) => String(discount)}
        />
      )}
    </>
  );
}

type DiscountRow = readonly [discount: number, cells: readonly Sensitivity[]];

function sensitivityColumns({ sensitivity, assumptions }: PricedInData): readonly DataColumn<DiscountRow>[] {
  const terminals = [...new Set(sensitivity.map(({ terminal_pct: terminal }) => terminal))];
  return [
    { name: 'Discount rate', cell: ([discount]) => percent(discount) },
    ...terminals.map((terminal): DataColumn<DiscountRow> => ({
      name: percent(terminal),
      isFootnoted: true,
      cell: ([discount, row]) => (
        <StatedValue
          title={`Implied growth at ${percent(discount)}, terminal growth ${percent(terminal)}`}
          value={row.find(({ terminal_pct: own }) => own === terminal)?.implied_growth_pct}
          show={percent}
          details={[
            [
              'Definition',
              'The annual growth of free cash flow at which its present value equals the enterprise value',
            ],
            ['Years of growth', String(assumptions.years)],
          ]}
        />
      ),
    })),
  ];
}
