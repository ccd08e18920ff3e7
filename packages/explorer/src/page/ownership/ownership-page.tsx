import type { JSX } from 'preact';
import type { PlaceOf } from '../frame/places.ts';
import { Status } from '../frame/status.tsx';
import { useRequest } from '../frame/use-request.ts';
import { Answer } from '../lane/answer.tsx';
import { Insiders } from './insiders.tsx';
import { Institutions } from './institutions.tsx';
import { Stakes } from './stakes.tsx';

/** Who owns the company: stakes, institutional managers and insiders. */
export function OwnershipPage({ place }: { readonly place: PlaceOf<'ownership'> }): JSX.Element {
  const { symbol } = place;
  const profile = useRequest('/v2/profile', { symbol });
  if (profile.state !== 'answered') return <Status request={profile} />;
  const { cik } = profile.body.data;
  return (
    <>
      <nav class="parts" aria-label="Parts of this page">
        <a href="#stakes">Stakes</a>
        <a href="#institutions">Institutional managers</a>
        <a href="#insiders">Insiders</a>
      </nav>
      <Answer path="/v2/ownership" parameters={{ symbol }}>
        {({ data }) => (
          <>
            <Stakes data={data} cik={cik} />
            <Institutions data={data.institutional_13f} />
          </>
        )}
      </Answer>
      <Insiders symbol={symbol} cik={cik} />
    </>
  );
}
