import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { CellFootnote } from './cell-footnote.tsx';
import { FigureFootnote } from './figure-footnote.tsx';
import { labelOf } from '../frame/format.ts';
import type { FootnoteTarget } from './footnote-target.ts';

/** The footnote in a dialog: Escape closes it and the focus returns to the number. */
export function FootnoteDialog({
  target,
  onClose,
}: {
  readonly target: FootnoteTarget;
  readonly onClose: () => void;
}): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, [target]);
  return (
    <dialog ref={dialog} aria-labelledby="footnote-title" onClose={onClose}>
      <div class="dialog-head">
        <h2 id="footnote-title">
          {labelOf(target.field)}, {target.period}
        </h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      {target.isFigure ? <FigureFootnote target={target} /> : <CellFootnote target={target} />}
    </dialog>
  );
}
