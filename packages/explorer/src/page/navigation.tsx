import { createContext, type ComponentChildren, type JSX } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { addressOf, placeOf, type Place } from './address.ts';

type Go = (place: Place, how?: 'push' | 'replace') => void;

const GoContext = createContext<Go>(() => undefined);

export const useGo = (): Go => useContext(GoContext);

const here = (): Place => placeOf(new URL(location.href));

/** The place of the address, and what changes both. */
export function usePlace(): readonly [Place, Go] {
  const [place, setPlace] = useState(here);
  useEffect(() => {
    const follow = (): void => setPlace(here());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const go: Go = (next, how = 'push') => {
    const address = addressOf(next);
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    setPlace(next);
  };
  return [place, go];
}

export const GoProvider = GoContext.Provider;

type LinkProps = { readonly to: Place; readonly current?: boolean; readonly children: ComponentChildren };

/** A link within the explorer; a click with a modifier is the browser's. */
export function Link({ to, current = false, children }: LinkProps): JSX.Element {
  const go = useGo();
  const follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={addressOf(to)} onClick={follow} {...(current && { 'aria-current': 'page' })}>
      {children}
    </a>
  );
}
