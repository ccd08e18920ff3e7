import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { FootnoteDialog } from './footnote-dialog.tsx';
import { FootnotesContext, type Footnotes } from './footnotes-context.ts';
import type { Opened, Peeked } from './footnote-target.ts';
import { noteFragment, noteOfFragment } from './note-address.ts';
import { Peek } from './peek.tsx';

/** Long enough to reach the peek with the pointer. */
const LEAVE_MILLISECONDS = 150;

type ProviderProps = {
  /** The footnotes of an address are closed when it changes. */
  readonly address: string;
  readonly children: ComponentChildren;
};

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
  /** The fragment to return to. */
  const before = useRef('');
  const footnotes = useMemo((): Footnotes => {
    const stay = (): void => clearTimeout(leaving.current);
    return {
      open: (next) => {
        stay();
        setPeeked(undefined);
        setOpened(next);
        if (openedHere() === undefined) before.current = location.hash;
        replaceFragment(noteFragment(next.target) ?? before.current);
      },
      peek: (next) => {
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
    setOpened(openedHere());
    const follow = (): void => setOpened(openedHere());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [address]);
  return (
    <FootnotesContext.Provider value={footnotes}>
      {children}
      {peeked !== undefined && (
        <Peek peeked={peeked} onEnter={() => clearTimeout(leaving.current)} onLeave={footnotes.leave} />
      )}
      {opened !== undefined && <FootnoteDialog opened={opened} onClose={close} />}
    </FootnotesContext.Provider>
  );
}
