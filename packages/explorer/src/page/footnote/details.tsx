import type { ComponentChildren, JSX } from 'preact';

type DetailProps = { readonly name: string; readonly children: ComponentChildren };

/** One entry of a `dl`. */
export const Detail = ({ name, children }: DetailProps): JSX.Element => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);
