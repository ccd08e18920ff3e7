import type { ComponentChildren, JSX } from 'preact';

export type NamedFigure = {
  readonly name: string;
  readonly value: ComponentChildren;
  readonly note?: ComponentChildren;
};

/** A few figures at a glance, each with its name and a note below. */
export const Figures = ({ figures }: { readonly figures: readonly NamedFigure[] }): JSX.Element => (
  <dl class="lane-figures">
    {figures.map(({ name, value, note }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          {value}
          {note !== undefined && <small>{note}</small>}
        </dd>
      </div>
    ))}
  </dl>
);
