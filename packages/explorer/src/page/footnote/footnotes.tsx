import { createContext, type ComponentChildren, type JSX } from 'preact';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { FootnoteDialog } from './footnote-dialog.tsx';
import type { Opened, Peeked } from './footnote-target.ts';
import { Peek } from './peek.tsx';

type Footnotes = {
  readonly open: (opened: Opened) => void;
  readonly peek: (peeked: Peeked) => void;
  /** Ends the peek, unless the pointer goes on to it. */
  readonly leave: () => void;
};

const NOWHERE: Footnotes = { open: () => undefined, peek: () => undefined, leave: () => undefined };

const FootnotesContext = createContext<Footnotes>(NOWHERE);

export const useFootnotes = (): Footnotes => useContext(FootnotesContext);

/** Long enough to reach the peek with the pointer. */
const LEAVE_MILLISECONDS = 150;

type ProviderProps = {
  /** The footnotes of an address are closed when it changes. */
  readonly address: string;
  readonly children: ComponentChildren;
};

/** The dialog and the peek that the numbers of a page share. */
export function FootnotesProvider({ address, children }: ProviderProps): JSX.Element {
  const [opened, setOpened] = useState<Opened>();
  const [peeked, setPeeked] = useState<Peeked>();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const footnotes = useMemo((): Footnotes => {
    const stay = (): void => clearTimeout(leaving.current);
    return {
      open: (next) => {
        stay();
        setPeeked(undefined);
        setOpened(next);
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
  useEffect(() => {
    setOpened(undefined);
    setPeeked(undefined);
  }, [address]);
  return (
    <FootnotesContext.Provider value={footnotes}>
      {children}
      {peeked !== undefined && (
        <Peek peeked={peeked} onEnter={() => clearTimeout(leaving.current)} onLeave={footnotes.leave} />
      )}
      {opened !== undefined && <FootnoteDialog opened={opened} onClose={() => setOpened(undefined)} />}
    </FootnotesContext.Provider>
  );
}
