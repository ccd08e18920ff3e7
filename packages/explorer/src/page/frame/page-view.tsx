import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PageName, Route } from './routes.ts';
import { REGISTRY } from './registry.ts';
import { Status } from './status.tsx';

type AnyPage = (props: { readonly route: Route }) => JSX.Element | null;

/** Loaded components, so that a page is shown at once when it is visited again. */
const loaded = new Map<PageName, AnyPage>();

/** The page of a route. */
export function PageView({ route }: { readonly route: Route }): JSX.Element {
  const { page } = route;
  const [failure, setFailure] = useState<PageName>();
  const [, redraw] = useState({});
  const Component = loaded.get(page);
  useEffect(() => {
    if (loaded.has(page)) return;
    REGISTRY[page]().then(
      (component) => {
        // By the registry's type the component is that of the page.
        loaded.set(page, component as AnyPage);
        redraw({});
      },
      () => setFailure(page),
    );
  }, [page]);
  if (Component !== undefined) return <Component route={route} />;
  return failure === page ? (
    <p class="refused" role="alert">
      This page could not be loaded. Reload it: the service may have been updated.
    </p>
  ) : (
    <Status request={{ state: 'loading' }} />
  );
}
