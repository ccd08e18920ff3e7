import type { JSX } from 'preact';
import { filingIndexUrl } from '@footnote/values/accession';
import { useRequest } from '../frame/use-request.ts';
import { titleOfFiling, type CitedFiling } from './filing-title.ts';

/** Whose filing it is. EDGAR serves a filing under the CIK of its filer, its issuer and its subject. */
export type Filer = {
  readonly cik?: string | undefined;
  /** In place of a CIK. */
  readonly symbol?: string | undefined;
};

type FilingLinkProps = Filer & { readonly filing: CitedFiling };

/** A filing by form, day and accession, linked to its index page at EDGAR, which opens in another tab. */
export function FilingLink({ filing, cik, symbol }: FilingLinkProps): JSX.Element {
  const isProfileNeeded = filing.url === undefined && cik === undefined && symbol !== undefined;
  const profile = useRequest('/v2/profile', isProfileNeeded ? { symbol } : undefined);
  const filer = cik ?? (profile.state === 'answered' ? profile.body.data.cik : undefined);
  const url = filing.url ?? (filer === undefined ? undefined : filingIndexUrl(filer, filing.accession));
  const title = titleOfFiling(filing);
  const text = title === undefined ? filing.accession : <Title title={title} />;
  return (
    <span class="filing">
      {url === undefined ? (
        text
      ) : (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      )}
      {title !== undefined && (
        <>
          {' '}
          <small>{filing.accession}</small>
        </>
      )}
    </span>
  );
}

/** Breaks lines before the day, and not within it. */
const Title = ({ title }: { readonly title: string }): JSX.Element => {
  const at = title.lastIndexOf(' ') + 1;
  return (
    <>
      {title.slice(0, at)}
      <span class="day">{title.slice(at)}</span>
    </>
  );
};
