/** The short and the whole form of a footnote, which are loaded together. */
export { FootnoteDialog } from './footnote-dialog.tsx';
export { Peek } from './peek.tsx';
