import type { JSX } from 'preact';
import { routeTo } from '../frame/address.ts';
import { Link } from '../frame/navigation.tsx';
import { wordsOf } from '../frame/format.ts';
import { asSentence, sentenceOf } from '../lane/reasons.ts';
import { Detail } from './details.tsx';
import { FilingLink } from './filing-link.tsx';
import type { StatedTarget } from './footnote-target.ts';

/** Where a stated value comes from, or why it is refused. */
export function StatedFootnote({ target }: { readonly target: StatedTarget }): JSX.Element {
  const { value, reason, details, filings, cik, symbol } = target;
  return (
    <>
      <p class="footnote-value">{reason === undefined ? value : 'Refused'}</p>
      {reason !== undefined && (
        <p class="refused">
          {asSentence(sentenceOf(reason) ?? wordsOf(reason))} <code>{reason}</code>
        </p>
      )}
      <dl>
        {details.map(([name, text]) => (
          <Detail key={name} name={name}>
            {text}
          </Detail>
        ))}
        {filings.length > 0 && (
          <Detail name={filings.length === 1 ? 'Filing' : 'Filings'}>
            {filings.map((filing) => (
              <div key={filing.accession}>
                <FilingLink filing={filing} cik={cik} symbol={symbol} />,{' '}
                <Link to={routeTo('document', { accession: filing.accession })}>as it was filed</Link>
              </div>
            ))}
          </Detail>
        )}
      </dl>
    </>
  );
}
