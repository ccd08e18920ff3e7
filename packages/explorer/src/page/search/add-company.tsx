import type { JSX } from 'preact';

type AddCompanyProps = {
  /** Whether opening the page of a company that is not loaded starts its collection. */
  readonly isOnDemand: boolean;
  /** In the command; a placeholder if it is not known. */
  readonly symbol?: string;
};

/** How a company gets into the service, with the exact command. */
export function AddCompany({ isOnDemand, symbol = 'TICKER' }: AddCompanyProps): JSX.Element {
  return (
    <>
      {isOnDemand && (
        <p class="prose">
          This service collects companies on demand: search for a symbol on EDGAR’s list and open it. Its
          filings are fetched while you wait, which takes about a minute.
        </p>
      )}
      <p class="prose">
        {isOnDemand ? 'Or on' : 'On'} the machine of the service, also while it runs, with its folder as{' '}
        <code>--data</code> if that is not <code>.footnote</code>:
      </p>
      <pre class="command">
        <code>{`FOOTNOTE_USER_AGENT='Example Corp ops@example.com' bin/footnote ingest --symbols ${symbol}`}</code>
      </pre>
      <p class="quiet prose">
        EDGAR asks for a name and an address in <code>FOOTNOTE_USER_AGENT</code>; a folder that mirrors EDGAR
        is given as <code>--mirror DIR</code> instead. Daily prices are yours to supply:{' '}
        <code>bin/footnote ingest --prices DIR</code>. More in{' '}
        <a href="/docs/guides/ingest">How do I load companies?</a>
      </p>
    </>
  );
}
