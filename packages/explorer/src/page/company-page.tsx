import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Place } from './address.ts';
import { useAsked } from './asking.tsx';
import { Footnote } from './footnote.tsx';
import { Link, useGo } from './navigation.tsx';
import { StatementTable } from './statement-table.tsx';
import { Status } from './status.tsx';
import { tableOf, type Row, type StatementName } from './tables.ts';
import type { Wanted } from './wanted.ts';

type Company = Extract<Place, { page: 'company' }>;

const STATEMENTS = [
  ['income_statement', 'Income statement'],
  ['balance_sheet', 'Balance sheet'],
  ['cash_flow', 'Cash flow'],
] as const satisfies readonly (readonly [StatementName, string])[];

const BLOCKS = STATEMENTS.map(([name]) => name);

/** Newest periods that are shown. */
const PERIODS = { annual: 5, quarter: 8 };

export function CompanyPage({ place }: { readonly place: Company }): JSX.Element {
  const { symbol, period, knownOn } = place;
  const go = useGo();
  useEffect(() => {
    document.title = `${symbol} · Footnote`;
  }, [symbol]);
  const profile = useAsked(symbol, (footnote, signal) => footnote.get('/v2/profile', { symbol }, { signal }));
  const about = profile.state === 'answered' ? profile.body.data : undefined;
  return (
    <>
      <h1>
        {about?.name ?? symbol} <span class="quiet">{symbol}</span>
      </h1>
      {about !== undefined && (
        <p class="quiet">{[about.exchange, about.sector, about.headquarters].filter(Boolean).join(' · ')}</p>
      )}
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
            value={knownOn}
            onChange={(event) => go({ ...place, knownOn: event.currentTarget.value })}
          />
        </label>
        {knownOn !== '' && <Link to={{ ...place, knownOn: '' }}>As known today</Link>}
      </div>
      <Statements place={place} />
    </>
  );
}

function Statements({ place }: { readonly place: Company }): JSX.Element {
  const { symbol, period, knownOn } = place;
  const [wanted, setWanted] = useState<Wanted>();
  const known = knownOn === '' ? {} : { as_known_on: knownOn };
  const asked = useAsked(`${symbol} ${period} ${knownOn}`, (footnote, signal) =>
    footnote.get('/v2/fundamentals', { symbol, period, ...known, blocks: BLOCKS }, { signal }),
  );
  const catalog = useAsked('catalog', (footnote, signal) =>
    footnote.get('/v2/catalog', { blocks: BLOCKS }, { signal }),
  );
  if (asked.state !== 'answered') return <Status asked={asked} />;
  if (catalog.state !== 'answered') return <Status asked={catalog} />;
  const { data } = asked.body;
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
            setWanted({
              symbol,
              knownOn,
              statement: name,
              field: line.field,
              isFigure: line.isFigure,
              period: cell.period,
            })
          }
        />
      ))}
      {wanted !== undefined && <Footnote wanted={wanted} onClose={() => setWanted(undefined)} />}
    </>
  );
}
