import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { routeTo } from '../frame/address.ts';
import { Link, useNavigate } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { useSteadyRequest } from '../frame/use-request.ts';
import { ChoiceList } from '../figures/choice-list.tsx';
import { useFigureNames } from '../figures/use-names.ts';
import { PeriodChoice } from '../figures/period-choice.tsx';
import { Answer } from '../lane/answer.tsx';
import { ClosesNote, CompareTable, StaleNote } from './compare-table.tsx';

type CompareRoute = RouteOf<'compare'>;

/** The fields of a comparison for which none were chosen. */
const USUAL_FIELDS = [
  'revenue',
  'revenue_yoy_pct',
  'gross_margin_pct',
  'operating_margin_pct',
  'net_income',
  'eps_diluted',
  'free_cash_flow',
  'roic_pct',
  'net_debt_to_ebitda',
  'price_to_earnings',
  'ev_to_ebitda',
  'total_return_1y_pct',
];
const MOST_SUGGESTIONS = 8;

/** The same figures of several companies side by side; the address has the choice. */
export function ComparePage({ route }: { readonly route: CompareRoute }): JSX.Element {
  const { symbols, period } = route;
  const fields = route.fields.length === 0 && symbols.length > 0 ? USUAL_FIELDS : route.fields;
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { names, atClose } = useFigureNames();
  const query = typed.trim();
  const found = useSteadyRequest('/v2/search', query === '' ? undefined : { query, limit: MOST_SUGGESTIONS });
  const results = found.request.state === 'answered' ? found.request.body.data.results : [];
  return (
    <>
      <h1>Compare companies</h1>
      <div class="chooser">
        <ChoiceList
          label="Companies"
          chosen={symbols}
          accept={(text) => text.toUpperCase()}
          onChange={(next) => navigate({ ...route, symbols: next })}
          onType={setTyped}
          suggestions={results.flatMap(({ symbol, name }) =>
            symbol === null ? [] : [{ value: symbol, label: name }],
          )}
        />
        <ChoiceList
          label="Figures"
          chosen={fields}
          onChange={(next) => navigate({ ...route, fields: next })}
          suggestions={[
            ...names.map((value) => ({ value })),
            ...atClose.map(({ name, definition }) => ({ value: name, label: definition })),
          ]}
        />
      </div>
      <PeriodChoice period={period} routeWith={(next) => ({ ...route, period: next })} />
      {symbols.length === 0 ? (
        <p class="quiet">
          Choose up to ten companies: type a few letters and take a suggestion. Without figures of your choice
          the usual ones are compared.
        </p>
      ) : (
        <Answer path="/v2/compare" parameters={{ symbols, fields, ...(period !== '' && { period }) }}>
          {({ data }) => (
            <>
              <CompareTable data={data} />
              <ClosesNote data={data} />
              <StaleNote data={data} />
            </>
          )}
        </Answer>
      )}
      {symbols.length > 0 && (
        <p>
          <Link to={routeTo('compare', {})}>Start again</Link>
        </p>
      )}
    </>
  );
}
