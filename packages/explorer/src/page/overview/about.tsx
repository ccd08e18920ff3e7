import { isRefused } from '@footnote/client';
import type { JSX } from 'preact';
import { Detail } from '../footnote/details.tsx';
import { useRequest } from '../frame/use-request.ts';

/** The company in its own words; nothing for a symbol that is no ingested company's. */
export function About({ symbol }: { readonly symbol: string }): JSX.Element | null {
  const request = useRequest('/v2/profile', { symbol });
  if (request.state !== 'answered') return null;
  const { cik, description, industry, website } = request.body.data;
  return (
    <section aria-labelledby="about">
      <h2 id="about">About</h2>
      {!isRefused(description) && <p class="prose">{description}</p>}
      <dl>
        <Detail name="CIK">{cik}</Detail>
        {industry !== null && <Detail name="Industry">{industry}</Detail>}
        {website !== null && <Detail name="Website">{website}</Detail>}
      </dl>
    </section>
  );
}
