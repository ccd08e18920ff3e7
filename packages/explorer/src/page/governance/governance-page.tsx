import type { JSX } from 'preact';
import { Link } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { useRequest } from '../frame/use-request.ts';
import { Answer } from '../lane/answer.tsx';
import { RefusedPart } from '../lane/refused.tsx';
import { SECTIONS } from './sections.ts';

const LIMIT = 50;

/** What reports say of governance, each part in a section. */
export function GovernancePage({ route }: { readonly route: RouteOf<'governance'> }): JSX.Element {
  const { symbol, cursor } = route;
  const profile = useRequest('/v2/profile', { symbol });
  const cik = profile.state === 'answered' ? profile.body.data.cik : undefined;
  return (
    <Answer path="/v2/governance" parameters={{ symbol, limit: LIMIT, ...(cursor !== '' && { cursor }) }}>
      {({ data }) =>
        'reason' in data ? (
          <section aria-labelledby="governance">
            <h2 id="governance">Governance</h2>
            <RefusedPart reason={data.reason} />
          </section>
        ) : (
          <>
            {SECTIONS.map(({ id, title, Part }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id}>{title}</h2>
                <Part data={data} cik={cik} />
              </section>
            ))}
            <nav class="pager" aria-label="Pages of the arrangements">
              {cursor !== '' && <Link to={{ ...route, cursor: '' }}>Newest arrangements</Link>}
              {data.next_cursor !== null && (
                <Link to={{ ...route, cursor: data.next_cursor }}>Older arrangements</Link>
              )}
            </nav>
          </>
        )
      }
    </Answer>
  );
}
