import type { ComponentChildren, JSX } from 'preact';

type RowProps = { readonly name: string; readonly note?: string; readonly children: ComponentChildren };

/** A figure with its name, and when or of what it is below. */
export const Row = ({ name, note = '', children }: RowProps): JSX.Element => (
  <div>
    <dt>
      {name}
      {note !== '' && <small>{note}</small>}
    </dt>
    <dd>{children}</dd>
  </div>
);

type GroupProps = { readonly id: string; readonly title: string; readonly children: ComponentChildren };

/** Figures of one kind under a heading. */
export const Group = ({ id, title, children }: GroupProps): JSX.Element => (
  <section aria-labelledby={id}>
    <h3 id={id}>{title}</h3>
    {children}
  </section>
);
