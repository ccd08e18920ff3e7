import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { copyText } from '../table/clipboard.ts';
import { CellFootnote } from './cell-footnote.tsx';
import { FigureFootnote } from './figure-footnote.tsx';
import type { Opened } from './footnote-target.ts';
import { LaneFootnote } from './lane-footnote.tsx';
import { noteFragment } from './note-address.ts';
import { PercentFootnote } from './percent-footnote.tsx';
import { StatedFootnote } from './stated-footnote.tsx';

type DialogProps = { readonly opened: Opened; readonly onClose: () => void };

/** The footnote in a dialog: Escape closes it and the focus returns to the number. */
export function FootnoteDialog({ opened, onClose }: DialogProps): JSX.Element {
  const { target, title, value } = opened;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, [opened]);
  const fragment = noteFragment(target);
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
          {fragment !== undefined && <CopyLink key={fragment} fragment={fragment} />}
          <button type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        {target.kind === 'cell' && <CellFootnote target={target} />}
        {target.kind === 'figure' && <FigureFootnote target={target} />}
        {target.kind === 'lane' && <LaneFootnote target={target} value={value} />}
        {target.kind === 'percent' && <PercentFootnote target={target} />}
        {target.kind === 'stated' && <StatedFootnote target={target} />}
      </div>
    </dialog>
  );
}

/** Copies the address that opens the page with this footnote. */
function CopyLink({ fragment }: { readonly fragment: string }): JSX.Element {
  const [outcome, setOutcome] = useState<boolean>();
  return (
    <button
      type="button"
      class="copy-link"
      aria-live="polite"
      onClick={(event) => {
        const address = `${location.origin}${location.pathname}${location.search}${fragment}`;
        void copyText(address, event.currentTarget).then(setOutcome);
      }}
    >
      {outcome === undefined ? 'Copy link' : outcome ? 'Link copied' : 'Not copied'}
    </button>
  );
}
