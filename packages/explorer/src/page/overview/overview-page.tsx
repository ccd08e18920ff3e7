import type { JSX } from 'preact';
import { Detail } from '../footnote/details.tsx';
import type { PlaceOf } from '../frame/places.ts';
import { Status } from '../frame/status.tsx';
import { useRequest } from '../frame/use-request.ts';

/** What the company is. */
export function OverviewPage({ place }: { readonly place: PlaceOf<'overview'> }): JSX.Element {
  const request = useRequest('/v2/profile', { symbol: place.symbol });
  if (request.state !== 'answered') return <Status request={request} />;
  const { cik, description, industry, website } = request.body.data;
  return (
    <section aria-labelledby="about">
      <h2 id="about">About</h2>
      <p class="prose">{description}</p>
      <dl>
        <Detail name="CIK">{cik}</Detail>
        {industry !== null && <Detail name="Industry">{industry}</Detail>}
        {website !== null && <Detail name="Website">{website}</Detail>}
      </dl>
    </section>
  );
}
