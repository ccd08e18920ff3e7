import type { ComponentChildren, JSX } from 'preact';

type DetailProps = { readonly name: string; readonly children: ComponentChildren };

/** One entry of a `dl`. */
export const Detail = ({ name, children }: DetailProps): JSX.Element => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

type Filing = {
  readonly accession: string;
  readonly filed: string;
  readonly form: string;
  readonly url: string;
};

/** A filing with its link to EDGAR, which opens in a tab of its own. */
export const FilingLink = ({ filing }: { readonly filing: Filing }): JSX.Element => (
  <span>
    {filing.form} filed {filing.filed},{' '}
    <a class="accession" href={filing.url} target="_blank" rel="noopener noreferrer">
      {filing.accession}
    </a>
  </span>
);
