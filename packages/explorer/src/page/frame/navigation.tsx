import { createContext, type ComponentChildren, type JSX } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { addressOf, placeOf } from './address.ts';
import type { Place } from './places.ts';

/** Shows a place. `replace` changes the address without a step in the browser's history. */
export type Navigate = (place: Place, how?: 'push' | 'replace') => void;

const NavigateContext = createContext<Navigate>(() => undefined);

export const useNavigate = (): Navigate => useContext(NavigateContext);

const currentPlace = (): Place | undefined => placeOf(new URL(location.href));

/** The place of the address, undefined where there is no page, and what changes both. */
export function usePlace(): readonly [Place | undefined, Navigate] {
  const [place, setPlace] = useState(currentPlace);
  useEffect(() => {
    const follow = (): void => setPlace(currentPlace());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const navigate: Navigate = (next, how = 'push') => {
    const address = addressOf(next);
    const isOtherPath = new URL(address, location.href).pathname !== location.pathname;
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    setPlace(next);
    if (isOtherPath) scrollTo(0, 0);
  };
  return [place, navigate];
}

export const NavigateProvider = NavigateContext.Provider;

type LinkProps = {
  readonly to: Place;
  readonly class?: string;
  readonly current?: boolean;
  readonly children: ComponentChildren;
};

/** A link within the explorer; a click with a modifier is the browser's. */
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
