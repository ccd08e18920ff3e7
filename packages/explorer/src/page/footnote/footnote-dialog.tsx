import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { CellFootnote } from './cell-footnote.tsx';
import { FigureFootnote } from './figure-footnote.tsx';
import { titleOfTarget, type FootnoteTarget } from './footnote-target.ts';
import { LaneFootnote } from './lane-footnote.tsx';
import { StatedFootnote } from './stated-footnote.tsx';

type DialogProps = { readonly target: FootnoteTarget; readonly onClose: () => void };

/** The footnote in a dialog: Escape closes it and the focus returns to the number. */
export function FootnoteDialog({ target, onClose }: DialogProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, [target]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="footnote-title"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div class="dialog-body">
        <div class="dialog-head">
          <h2 id="footnote-title">{titleOfTarget(target)}</h2>
          <button type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        {target.kind === 'cell' && <CellFootnote target={target} />}
        {target.kind === 'figure' && <FigureFootnote target={target} />}
        {target.kind === 'lane' && <LaneFootnote target={target} />}
        {target.kind === 'stated' && <StatedFootnote target={target} />}
      </div>
    </dialog>
  );
}
