import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PageName, Place } from './places.ts';
import { REGISTRY } from './registry.ts';
import { Status } from './status.tsx';

type AnyPage = (props: { readonly place: Place }) => JSX.Element | null;

/** Components that are loaded; the next visit of a page shows it at once. */
const loaded = new Map<PageName, AnyPage>();

/** The page of a place. */
export function PageView({ place }: { readonly place: Place }): JSX.Element {
  const { page } = place;
  const [failure, setFailure] = useState<PageName>();
  const [, redraw] = useState({});
  const Component = loaded.get(page);
  useEffect(() => {
    if (loaded.has(page)) return;
    REGISTRY[page]().then(
      (component) => {
        // The registry's type says that the component is of the page.
        loaded.set(page, component as AnyPage);
        redraw({});
      },
      () => setFailure(page),
    );
  }, [page]);
  if (Component !== undefined) return <Component place={place} />;
  return failure === page ? (
    <p class="refused" role="alert">
      This page could not be loaded. Reload it: the service may have been updated.
    </p>
  ) : (
    <Status request={{ state: 'loading' }} />
  );
}
