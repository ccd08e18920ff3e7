import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { fieldOf } from '../lane/form.ts';

type ChoiceListProps = {
  readonly label: string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly suggestions: readonly Suggestion[];
  /** Called with the text while typing, if suggestions depend on it. */
  readonly onType?: (text: string) => void;
  readonly accept?: (text: string) => string;
};

export type Suggestion = { readonly value: string; readonly label?: string };

/** An editable list: items are added by typing, with suggestions, and removed one by one. */
export function ChoiceList(props: ChoiceListProps): JSX.Element {
  const { label, chosen, onChange, suggestions, onType, accept = (text: string): string => text } = props;
  const [text, setText] = useState('');
  const id = label.toLowerCase().replaceAll(' ', '-');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const added = accept(fieldOf(event.currentTarget, 'item'));
    setText('');
    if (added !== '' && !chosen.includes(added)) onChange([...chosen, added]);
  };
  return (
    <form class="choice-list" onSubmit={submit}>
      <label for={`${id}-input`}>{label}</label>
      <div class="adder">
        <input
          id={`${id}-input`}
          name="item"
          list={`${id}-suggestions`}
          autocomplete="off"
          spellcheck={false}
          value={text}
          onInput={(event) => {
            setText(event.currentTarget.value);
            onType?.(event.currentTarget.value);
          }}
        />
        <button type="submit">Add</button>
      </div>
      <datalist id={`${id}-suggestions`}>
        {suggestions.map(({ value, label: about }) => (
          <option key={value} value={value} label={about} />
        ))}
      </datalist>
      <ul class="chosen" aria-label={`${label}, chosen`}>
        {chosen.map((item) => (
          <li key={item}>
            {item}
            <button
              type="button"
              class="plain"
              aria-label={`Remove ${item}`}
              onClick={() => onChange(chosen.filter((each) => each !== item))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
