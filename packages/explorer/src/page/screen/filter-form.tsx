import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useNavigate } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { OF_OWNERS, useFigureNames } from '../figures/use-names.ts';
import { fieldOf } from '../lane/form.ts';

/** The filter, with names of fields to insert and help on the grammar. */
export function FilterForm({ route }: { readonly route: RouteOf<'screen'> }): JSX.Element {
  const navigate = useNavigate();
  const filter = useRef<HTMLTextAreaElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const { names, ofScreens } = useFigureNames();
  const others = [...ofScreens.values()];
  const numbers = others.filter(({ kind }) => kind === 'number');
  const numbersOf = (isOfOwners: boolean): string =>
    numbers
      .filter(({ path }) => OF_OWNERS.has(path ?? '') === isOfOwners)
      .map(({ name }) => name)
      .join(', ');
  const textsOf = others.filter(({ kind }) => kind === 'text').map(({ name }) => name);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    navigate({ ...route, where: fieldOf(event.currentTarget, 'where'), cursor: '' });
  };
  const insert = (): void => {
    const { current: area } = filter;
    const { current: input } = name;
    if (area === null || input === null || input.value.trim() === '') return;
    area.setRangeText(input.value.trim(), area.selectionStart, area.selectionEnd, 'end');
    input.value = '';
    area.focus();
  };
  return (
    <form class="screen-form" role="search" onSubmit={submit}>
      <label for="where">Condition on figures of a company</label>
      <textarea
        id="where"
        ref={filter}
        name="where"
        class="screen-filter"
        rows={2}
        maxLength={1000}
        spellcheck={false}
        autocomplete="off"
        aria-describedby="where-help"
        defaultValue={route.where}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <div class="screen-actions">
        <button type="submit" class="primary">
          Screen
        </button>
        <span class="inserter">
          <label for="screen-field">Field</label>
          <input
            id="screen-field"
            ref={name}
            list="screen-fields"
            autocomplete="off"
            spellcheck={false}
            placeholder="such as revenue"
          />
          <button type="button" onClick={insert}>
            Insert
          </button>
        </span>
      </div>
      <datalist id="screen-fields">
        {others.map(({ name, definition }) => (
          <option key={name} value={name} label={definition} />
        ))}
        {names.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <p id="where-help" class="quiet">
        For example <code>roic_pct &gt; 20 and net_debt_to_ebitda &lt; 1</code>. Press Enter to screen.
      </p>
      <details>
        <summary>Grammar</summary>
        <ul>
          <li>
            A comparison is a field, one of <code>&gt; &gt;= &lt; &lt;= = !=</code>, and a number or a text in
            single quotes; or <code>sic in ('7372', '7373')</code>. Percentages are in percent.
          </li>
          <li>
            Comparisons are joined by <code>and</code>, <code>or</code>, <code>not</code> and parentheses.
          </li>
          <li>
            Texts are <code>{textsOf.join(', ')}</code>, and trends, such as{' '}
            <code>gross_margin.trend = 'increasing'</code>.
          </li>
          <li>
            Figures at the newest close are <code>{numbersOf(false)}</code>. A close of more than ten days ago
            is refused.
          </li>
          <li>
            Figures of owners, of Schedules 13D and 13G, Forms 13F and insiders’ forms, are{' '}
            <code>{numbersOf(true)}</code>. They need no price, and are refused where filings are missing.
          </li>
          <li>
            Amounts of money are compared within one currency: add <code>and currency = 'USD'</code>.
          </li>
          <li>A refused figure matches nothing, and neither does its opposite.</li>
        </ul>
        <p>
          All fields are in <a href="/docs">the catalog</a>, the details in{' '}
          <a href="/docs/guides/screen">the guide</a>.
        </p>
      </details>
    </form>
  );
}
