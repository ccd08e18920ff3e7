import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { FootnoteDialog } from './footnote-dialog.tsx';
import { FootnotesContext, type Footnotes } from './footnotes-context.ts';
import type { Opened, Peeked } from './footnote-target.ts';
import type { Peek } from './peek.tsx';
import { noteFragment, noteOfFragment } from './note-address.ts';

/** Long enough to reach the peek with the pointer. */
const LEAVE_MILLISECONDS = 150;

type ProviderProps = {
  /** The footnotes of an address are closed when it changes. */
  readonly address: string;
  readonly children: ComponentChildren;
};

type Views = { readonly FootnoteDialog: typeof FootnoteDialog; readonly Peek: typeof Peek };

const openedHere = (): Opened | undefined => noteOfFragment(location.hash);

const replaceFragment = (fragment: string): void =>
  history.replaceState(history.state, '', location.pathname + location.search + fragment);

/**
 * The dialog and the peek that the numbers of a page share. While a footnote is open, the address of the page has it in
 * its fragment, and a page that is opened at such an address opens it.
 */
export function FootnotesProvider({ address, children }: ProviderProps): JSX.Element {
  const [opened, setOpened] = useState<Opened>();
  const [peeked, setPeeked] = useState<Peeked>();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [views, setViews] = useState<Views | 'failed'>();
  /** Loaded when a number is first looked at, so that pages show their numbers sooner. */
  const load = (): void => {
    import('./footnote-views.tsx').then(setViews, () => setViews('failed'));
  };
  /** The fragment to return to. */
  const before = useRef('');
  const footnotes = useMemo((): Footnotes => {
    const stay = (): void => clearTimeout(leaving.current);
    return {
      open: (next) => {
        load();
        stay();
        setPeeked(undefined);
        setOpened(next);
        if (openedHere() === undefined) before.current = location.hash;
        replaceFragment(noteFragment(next.target) ?? before.current);
      },
      peek: (next) => {
        load();
        stay();
        setPeeked(next);
      },
      leave: () => {
        stay();
        leaving.current = setTimeout(() => setPeeked(undefined), LEAVE_MILLISECONDS);
      },
    };
  }, []);
  const close = (): void => {
    setOpened(undefined);
    if (openedHere() !== undefined) replaceFragment(before.current);
  };
  useEffect(() => {
    before.current = '';
    setPeeked(undefined);
    const follow = (): void => {
      const here = openedHere();
      if (here !== undefined) load();
      setOpened(here);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [address]);
  return (
    <FootnotesContext.Provider value={footnotes}>
      {children}
      {views !== undefined && views !== 'failed' && (
        <>
          {peeked !== undefined && (
            <views.Peek
              peeked={peeked}
              onEnter={() => clearTimeout(leaving.current)}
              onLeave={footnotes.leave}
            />
          )}
          {opened !== undefined && <views.FootnoteDialog opened={opened} onClose={close} />}
        </>
      )}
      {opened !== undefined && views === 'failed' && (
        <p class="refused" role="alert">
          The footnote could not be loaded. Reload the page: the service may have been updated.
        </p>
      )}
    </FootnotesContext.Provider>
  );
}
