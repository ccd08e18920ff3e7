import type { JSX } from 'preact';
import { FilingLink } from '../footnote/filing-link.tsx';
import type { CitedFiling } from '../footnote/filing-title.ts';

type UnreadProps = { readonly filings: readonly CitedFiling[]; readonly cik: string | undefined };

/** Filings that EDGAR lists and that were not read, in a line that opens; nothing without one. */
export const UnreadReports = ({ filings, cik }: UnreadProps): JSX.Element | null =>
  filings.length === 0 ? null : (
    <details>
      <summary>
        {filings.length === 1 ? '1 report that was' : `${filings.length} reports that were`} not read
      </summary>
      <ul>
        {filings.map((filing) => (
          <li key={filing.accession}>
            <FilingLink filing={filing} cik={cik} />
          </li>
        ))}
      </ul>
    </details>
  );
