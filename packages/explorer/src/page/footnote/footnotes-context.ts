import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Opened, Peeked } from './footnote-target.ts';

/** Of the short form of a footnote, which describes its number. */
export const PEEK_ID = 'footnote-peek';

export type Footnotes = {
  readonly open: (opened: Opened) => void;
  readonly peek: (peeked: Peeked) => void;
  /** Ends the peek, unless the pointer goes on to it. */
  readonly leave: () => void;
};

const NOWHERE: Footnotes = { open: () => undefined, peek: () => undefined, leave: () => undefined };

export const FootnotesContext = createContext<Footnotes>(NOWHERE);

export const useFootnotes = (): Footnotes => useContext(FootnotesContext);
