import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { FootnoteDialog } from '../footnote/footnote-dialog.tsx';
import type { FootnoteTarget } from '../footnote/footnote-target.ts';
import { Link, useNavigate } from '../frame/navigation.tsx';
import type { PlaceOf } from '../frame/places.ts';
import { Status } from '../frame/status.tsx';
import { useRequest } from '../frame/use-request.ts';
import { StatementTable } from './statement-table.tsx';
import { tableOf, type Row, type StatementName } from './tables.ts';

type StatementsPlace = PlaceOf<'statements'>;

const STATEMENTS = [
  ['income_statement', 'Income statement'],
  ['balance_sheet', 'Balance sheet'],
  ['cash_flow', 'Cash flow'],
] as const satisfies readonly (readonly [StatementName, string])[];

const BLOCKS = STATEMENTS.map(([name]) => name);

/** Newest periods that are shown. */
const PERIODS = { annual: 5, quarter: 8 };

export function StatementsPage({ place }: { readonly place: StatementsPlace }): JSX.Element {
  const { period, as_known_on: asKnownOn } = place;
  const navigate = useNavigate();
  return (
    <>
      <div class="choices">
        <nav aria-label="Length of the periods">
          <Link to={{ ...place, period: 'annual' }} current={period === 'annual'}>
            Years
          </Link>
          <Link to={{ ...place, period: 'quarter' }} current={period === 'quarter'}>
            Quarters
          </Link>
        </nav>
        <label>
          As known on{' '}
          <input
            type="date"
            value={asKnownOn}
            onChange={(event) => navigate({ ...place, as_known_on: event.currentTarget.value })}
          />
        </label>
        {asKnownOn !== '' && <Link to={{ ...place, as_known_on: '' }}>As known today</Link>}
      </div>
      <Statements place={place} />
    </>
  );
}

function Statements({ place }: { readonly place: StatementsPlace }): JSX.Element {
  const { symbol, period, as_known_on: asKnownOn } = place;
  const [target, setTarget] = useState<FootnoteTarget>();
  const known = asKnownOn === '' ? {} : { as_known_on: asKnownOn };
  const request = useRequest('/v2/fundamentals', { symbol, period, ...known, blocks: BLOCKS });
  const catalog = useRequest('/v2/catalog', { blocks: BLOCKS });
  if (request.state !== 'answered') return <Status request={request} />;
  if (catalog.state !== 'answered') return <Status request={catalog} />;
  const { data } = request.body;
  const order = catalog.body.data.fields.map(({ field }) => field);
  if (data.freshness === 'unsupported')
    return <p class="refused">Nothing of this company’s statements is known then.</p>;
  if ('quarterly_view' in data)
    return <p class="refused">The company reports once a year: it has no quarters.</p>;
  const unit = data.currency ?? 'reporting currency';
  return (
    <>
      <p class="quiet">
        Amounts and shares in millions, amounts in {unit}. “—” is a value that is refused. Choose a number, or
        a dash, for its footnote.
      </p>
      {STATEMENTS.map(([name, title]) => (
        <StatementTable
          key={name}
          title={title}
          table={tableOf((data[name] ?? []) as readonly Row[], PERIODS[period], order)}
          onChoose={(line, cell) =>
            setTarget({
              symbol,
              asKnownOn,
              statement: name,
              field: line.field,
              isFigure: line.isFigure,
              period: cell.period,
            })
          }
        />
      ))}
      {target !== undefined && <FootnoteDialog target={target} onClose={() => setTarget(undefined)} />}
    </>
  );
}
