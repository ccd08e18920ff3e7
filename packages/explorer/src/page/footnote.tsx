import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { CellFootnote } from './cell-footnote.tsx';
import { FigureFootnote } from './figure-footnote.tsx';
import { labelOf } from './format.ts';
import type { Wanted } from './wanted.ts';

/** The footnote in a dialog: Escape closes it and the focus returns to the number. */
export function Footnote({
  wanted,
  onClose,
}: {
  readonly wanted: Wanted;
  readonly onClose: () => void;
}): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, [wanted]);
  return (
    <dialog ref={dialog} aria-labelledby="footnote-title" onClose={onClose}>
      <div class="dialog-head">
        <h2 id="footnote-title">
          {labelOf(wanted.field)}, {wanted.period}
        </h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      {wanted.isFigure ? <FigureFootnote wanted={wanted} /> : <CellFootnote wanted={wanted} />}
    </dialog>
  );
}
