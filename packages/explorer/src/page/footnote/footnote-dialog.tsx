import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { CellFootnote } from './cell-footnote.tsx';
import { FigureFootnote } from './figure-footnote.tsx';
import type { Opened } from './footnote-target.ts';
import { LaneFootnote } from './lane-footnote.tsx';
import { StatedFootnote } from './stated-footnote.tsx';

type DialogProps = { readonly opened: Opened; readonly onClose: () => void };

/** The footnote in a dialog: Escape closes it and the focus returns to the number. */
export function FootnoteDialog({ opened, onClose }: DialogProps): JSX.Element {
  const { target, title, value } = opened;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, [opened]);
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
          <h2 id="footnote-title">{title}</h2>
          <button type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        {target.kind === 'cell' && <CellFootnote target={target} />}
        {target.kind === 'figure' && <FigureFootnote target={target} />}
        {target.kind === 'lane' && <LaneFootnote target={target} value={value} />}
        {target.kind === 'stated' && <StatedFootnote target={target} />}
      </div>
    </dialog>
  );
}
