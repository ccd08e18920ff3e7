import type { JSX } from 'preact';
import { useNavigate } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { FilterChips, type Chip } from '../lane/filter-chips.tsx';
import { fieldOf } from '../lane/form.ts';

type OwnershipRoute = RouteOf<'ownership'>;
type FiltersProps = { readonly route: OwnershipRoute };

/** Codes that insiders file most; an address may have any. */
const CODES: Readonly<Record<string, string>> = {
  P: 'Purchases',
  S: 'Sales',
  A: 'Grants',
  M: 'Exercises of derivatives',
  F: 'Shares withheld for price or tax',
  G: 'Gifts',
};

const nameOf = (code: string): string => CODES[code] ?? `Code ${code}`;

/** Which transactions of insiders are listed: a form, and the filters in force. */
export function InsiderFilters({ route }: FiltersProps): JSX.Element {
  const navigate = useNavigate();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const code = fieldOf(form, 'code');
    navigate({
      ...route,
      code: code === '' ? [] : code.split(','),
      from: fieldOf(form, 'from'),
      to: fieldOf(form, 'to'),
    });
  };
  const chosen = route.code.join(',');
  return (
    <>
      <form class="filter" onSubmit={submit} key={`${chosen} ${route.from} ${route.to}`}>
        <label>
          Transactions
          <select name="code">
            <option value="" selected={chosen === ''}>
              All
            </option>
            {[...new Set([...Object.keys(CODES), ...(chosen === '' ? [] : [chosen])])].map((code) => (
              <option key={code} value={code} selected={code === chosen}>
                {code.split(',').map(nameOf).join('; ')}
              </option>
            ))}
          </select>
        </label>
        <label>
          From
          <input name="from" type="date" defaultValue={route.from} />
        </label>
        <label>
          To
          <input name="to" type="date" defaultValue={route.to} />
        </label>
        <button type="submit">Filter</button>
      </form>
      <FilterChips chips={chipsOf(route)} cleared={{ ...route, code: [], owner: '', from: '', to: '' }} />
    </>
  );
}

/** Whether the list is not of all transactions. */
export const isFiltered = (route: OwnershipRoute): boolean => chipsOf(route).length > 0;

function chipsOf(route: OwnershipRoute): readonly Chip[] {
  const { code, owner, from, to } = route;
  return [
    ...code.map((each) => ({
      text: nameOf(each),
      without: { ...route, code: code.filter((other) => other !== each) },
    })),
    ...(owner === '' ? [] : [{ text: `Insider with CIK ${owner}`, without: { ...route, owner: '' } }]),
    ...(from === '' ? [] : [{ text: `Since ${from}`, without: { ...route, from: '' } }]),
    ...(to === '' ? [] : [{ text: `Until ${to}`, without: { ...route, to: '' } }]),
  ];
}
