import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { routeTo } from '../frame/address.ts';
import { Link, useNavigate } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { Answer } from '../lane/answer.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { FilterChips, type Chip } from '../lane/filter-chips.tsx';
import { fieldOf } from '../lane/form.ts';
import { NotStated } from '../lane/values.tsx';
import { SECTION_TITLES } from './section-names.ts';

type Listed = Schemas['ListedFiling'];
type FilingsProps = { readonly route: RouteOf<'filings'> };

/** Forms that companies file most; any other may be typed. */
const FORMS = [
  '10-K',
  '10-Q',
  '8-K',
  '20-F',
  '40-F',
  '6-K',
  'DEF 14A',
  'SCHEDULE 13D',
  'SCHEDULE 13G',
  '4',
  '144',
];
const FILINGS = 50;

/** The filings of a company, newest first, by form or by words of their text. */
export function FilingsPage({ route }: FilingsProps): JSX.Element {
  const { symbol, form, query, cursor } = route;
  const parameters = {
    symbol,
    limit: FILINGS,
    ...(form !== '' && { form }),
    ...(query.trim() !== '' && { query: query.trim() }),
    ...(cursor !== '' && { cursor }),
  };
  return (
    <>
      <FilterForm key={`${form} ${query}`} route={route} />
      <FilterChips chips={chipsOf(route)} cleared={{ ...route, form: '', query: '', cursor: '' }} />
      <Answer path="/v2/filings" parameters={parameters}>
        {({ data: { filings, next_cursor: next } }) => (
          <>
            {filings.length === 0 ? (
              <p class="empty" role="status">
                No filing {form !== '' && `of form ${form} `}
                {query !== '' && `with “${query}” `}is known.
              </p>
            ) : (
              <DataTable
                caption={captionOf(route)}
                columns={columnsOf(symbol, query !== '')}
                rows={filings}
                keyOf={({ accession, cik }) => `${accession} ${cik}`}
              />
            )}
            <nav class="pager" aria-label="Pages of the list">
              {cursor !== '' && <Link to={{ ...route, cursor: '' }}>Newest filings</Link>}
              {next !== null && <Link to={{ ...route, cursor: next }}>Older filings</Link>}
            </nav>
          </>
        )}
      </Answer>
    </>
  );
}

/** Several forms, separated by commas, are a filter each. */
function chipsOf(route: RouteOf<'filings'>): readonly Chip[] {
  const { form, query } = route;
  const forms = form.split(',').filter((each) => each.trim() !== '');
  return [
    ...forms.map((each) => ({
      text: `Form ${each.trim()}`,
      without: { ...route, form: forms.filter((other) => other !== each).join(','), cursor: '' },
    })),
    ...(query.trim() === ''
      ? []
      : [{ text: `With “${query.trim()}”`, without: { ...route, query: '', cursor: '' } }]),
  ];
}

const captionOf = ({ form, query }: RouteOf<'filings'>): string =>
  `Filings${form === '' ? '' : ` of form ${form}`}${query === '' ? '' : ` with “${query}”`}, newest first`;

function FilterForm({ route }: FilingsProps): JSX.Element {
  const navigate = useNavigate();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget;
    navigate({
      ...route,
      form: fieldOf(form, 'form').toUpperCase(),
      query: fieldOf(form, 'query'),
      cursor: '',
    });
  };
  return (
    <form class="filter" role="search" onSubmit={submit}>
      <label>
        Form
        <input
          name="form"
          list="forms"
          autocomplete="off"
          maxLength={20}
          size={14}
          defaultValue={route.form}
        />
      </label>
      <datalist id="forms">
        {FORMS.map((form) => (
          <option key={form} value={form} />
        ))}
      </datalist>
      <label>
        Words in the text
        <input name="query" type="search" autocomplete="off" maxLength={200} defaultValue={route.query} />
      </label>
      <button type="submit">Filter</button>
    </form>
  );
}

const columnsOf = (symbol: string, isSearch: boolean): readonly DataColumn<Listed>[] => [
  {
    name: 'Form',
    cell: ({ form, accession }) => <Link to={routeTo('filing', { symbol, accession })}>{form}</Link>,
  },
  {
    name: 'Filed',
    cell: ({ filing_date: filed, accepted_at: accepted }) => (
      <>
        {filed}
        {accepted !== null && <small>accepted {accepted.slice(11, 16)} UTC</small>}
      </>
    ),
  },
  { name: 'Period or event', cell: ({ period_of_report: period }) => period ?? <NotStated /> },
  {
    name: isSearch ? 'Items and passages' : 'Items',
    isWrapped: true,
    cell: ({ items, matches, accession }) => (
      <>
        {items.map(({ item, title }) => (
          <div key={item}>
            {item} {title}
          </div>
        ))}
        {matches?.map(({ index, section, text, trimmed }) => (
          <p key={`${section} ${index}`} class="passage">
            <Link to={routeTo('filing', { symbol, accession, section })}>{SECTION_TITLES[section]}</Link>:{' '}
            {trimmed === true ? `…${text}…` : text}
          </p>
        ))}
      </>
    ),
  },
  {
    name: 'At EDGAR',
    cell: ({ accession, url }) => (
      <a href={url} target="_blank" rel="noopener noreferrer">
        {accession}
      </a>
    ),
  },
];
