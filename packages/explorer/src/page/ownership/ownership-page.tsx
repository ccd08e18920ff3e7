import type { JSX } from 'preact';
import { addressOf } from '../frame/address.ts';
import type { RouteOf } from '../frame/routes.ts';
import { Status } from '../frame/status.tsx';
import { useRequest } from '../frame/use-request.ts';
import { Answer } from '../lane/answer.tsx';
import { Insiders } from './insiders.tsx';
import { Institutions } from './institutions.tsx';
import { Stakes } from './stakes.tsx';

/** Owners of the company: stakes, institutional managers and insiders. */
export function OwnershipPage({ route }: { readonly route: RouteOf<'ownership'> }): JSX.Element {
  const { symbol } = route;
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
      <Insiders key={addressOf(route)} route={route} cik={cik} />
    </>
  );
}
