import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Detail } from '../footnote/details.tsx';
import { routeTo } from '../frame/address.ts';
import { Link } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { Status } from '../frame/status.tsx';
import { useRequest } from '../frame/use-request.ts';
import { RefusedPart } from '../lane/refused.tsx';
import { DocumentViewer } from './document-viewer.tsx';
import { offsetIn } from './offset.ts';

type Data = Schemas['FilingDocument'] | Schemas['UnavailableFilingDocument'];

/** A document of a filing as it was filed, with its figures marked; `#f<offset>` is the one to begin with. */
export function DocumentPage({ route }: { readonly route: RouteOf<'document'> }): JSX.Element {
  const { accession, file } = route;
  const [asked] = useState(() => offsetIn(location.hash));
  const request = useRequest('/v2/filings/{accession}/document', {
    accession,
    ...(file !== '' && { file }),
    ...(asked !== undefined && { at: asked }),
  });
  if (request.state !== 'answered')
    return (
      <>
        <h1>Document of {accession}</h1>
        <Status request={request} />
      </>
    );
  const { data } = request.body;
  return (
    <>
      <h1>
        {data.form} filed {data.filing_date}{' '}
        {data.symbol !== null && <span class="quiet">{data.symbol}</span>}
      </h1>
      <Origin data={data} />
      {data.available ? (
        <DocumentViewer key={data.document.sha256} data={data} asked={asked} />
      ) : (
        <RefusedPart reason={data.reason} />
      )}
    </>
  );
}

function Origin({ data }: { readonly data: Data }): JSX.Element {
  const { accession, symbol, documents } = data;
  const shown = data.available ? data.document : undefined;
  return (
    <>
      <dl>
        <Detail name="Filing">
          {symbol === null ? (
            accession
          ) : (
            <Link to={routeTo('filing', { symbol, accession })}>{accession}</Link>
          )}
          ,{' '}
          <a href={shown?.url ?? data.url} target="_blank" rel="noopener noreferrer">
            {shown?.file ?? 'the filing'}
          </a>{' '}
          at EDGAR
        </Detail>
      </dl>
      {documents.length > 1 && (
        <nav class="choices" aria-label="Documents of the filing">
          {documents.map(({ file, type }) => (
            <Link key={file} to={routeTo('document', { accession, file })} current={file === shown?.file}>
              {type ?? data.form} <span class="quiet">{file}</span>
            </Link>
          ))}
        </nav>
      )}
    </>
  );
}
