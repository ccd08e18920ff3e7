import type { JSX } from 'preact';
import { useRequest } from '../frame/use-request.ts';

export type CitedFiling = {
  readonly accession: string;
  readonly filed?: string;
  readonly form?: string;
  /** The index page at EDGAR, where the answer has it. */
  readonly url?: string;
};

type FilingLinkProps = {
  readonly filing: CitedFiling;
  /** A CIK of the filing: its filer's, issuer's or subject's. EDGAR serves the filing under each. */
  readonly cik?: string | undefined;
  /** In place of a CIK: the company whose filing it is. */
  readonly symbol?: string | undefined;
};

/** A filing by form, day and accession, with a link to its index page at EDGAR. */
export function FilingLink({ filing, cik, symbol }: FilingLinkProps): JSX.Element {
  const profile = useRequest('/v2/profile', symbol === undefined ? undefined : { symbol });
  const { accession, filed, form } = filing;
  const filer = cik ?? (profile.state === 'answered' ? profile.body.data.cik : undefined);
  const url = filing.url ?? (filer === undefined ? undefined : edgarUrl(filer, accession));
  const about = [form, filed].filter(Boolean).join(', ');
  return (
    <span class="filing">
      {url === undefined ? (
        accession
      ) : (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {accession}
        </a>
      )}
      {about !== '' && <small>{about}</small>}
    </span>
  );
}

/** The index page of a filing. `cik` with or without leading zeros. */
export const edgarUrl = (cik: string, accession: string): string =>
  `https://www.sec.gov/Archives/edgar/data/${Number(cik)}/${accession.replaceAll('-', '')}/${accession}-index.htm`;
