import { createContext, type ComponentChildren, type JSX } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { addressOf, routeOf } from './address.ts';
import type { Route } from './routes.ts';

/** Shows a route. `replace` adds no entry to the browser's history. */
export type Navigate = (route: Route, how?: 'push' | 'replace') => void;

const NavigateContext = createContext<Navigate>(() => undefined);

export const useNavigate = (): Navigate => useContext(NavigateContext);

const currentRoute = (): Route | undefined => routeOf(new URL(location.href));

/** The route of the address, undefined if there is no such page, and a function that changes both. */
export function useRoute(): readonly [Route | undefined, Navigate] {
  const [route, setRoute] = useState(currentRoute);
  useEffect(() => {
    const follow = (): void => setRoute(currentRoute());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const navigate: Navigate = (next, how = 'push') => {
    const address = addressOf(next);
    const isOtherPath = new URL(address, location.href).pathname !== location.pathname;
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    setRoute(next);
    if (isOtherPath) scrollTo(0, 0);
  };
  return [route, navigate];
}

export const NavigateProvider = NavigateContext.Provider;

type LinkProps = {
  readonly to: Route;
  readonly class?: string;
  readonly current?: boolean;
  readonly children: ComponentChildren;
};

/** A link within the explorer. The browser handles clicks with a modifier key. */
export function Link({ to, current = false, children, ...rest }: LinkProps): JSX.Element {
  const navigate = useNavigate();
  const follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a href={addressOf(to)} onClick={follow} {...rest} {...(current && { 'aria-current': 'page' })}>
      {children}
    </a>
  );
}
