import type { ComponentChildren, JSX } from 'preact';

type EntryProps = { readonly name: string; readonly children: ComponentChildren };

export const Entry = ({ name, children }: EntryProps): JSX.Element => (
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

/** A filing with its link to EDGAR, which opens beside the page. */
export const FilingOf = ({ filing }: { readonly filing: Filing }): JSX.Element => (
  <span>
    {filing.form} filed {filing.filed},{' '}
    <a href={filing.url} target="_blank" rel="noopener noreferrer">
      {filing.accession}
    </a>
  </span>
);
