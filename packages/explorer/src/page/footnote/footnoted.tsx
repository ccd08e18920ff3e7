import type { ComponentChildren, JSX } from 'preact';
import { PEEK_ID, useFootnotes } from './footnotes-context.ts';
import { setNoted } from './noted.ts';
import { titleOfTarget, type FootnoteTarget, type RowSource } from './footnote-target.ts';

type FootnotedProps = {
  readonly target: FootnoteTarget;
  /** The text of the peek: all digits with the unit, or that the value is refused. */
  readonly value: string;
  /** For screen readers: the shown text with its unit in words; `value` by default. */
  readonly spoken?: string;
  /** In place of the target's own title. */
  readonly title?: string | undefined;
  readonly source?: RowSource | null;
  readonly isRefused?: boolean;
  readonly tabIndex?: number | undefined;
  readonly children: ComponentChildren;
};

/** A number whose footnote opens by a click or a key; its peek shows by hover or focus. */
export function Footnoted(props: FootnotedProps): JSX.Element {
  const { target, value, source = null, isRefused = false, tabIndex, children } = props;
  const footnotes = useFootnotes();
  const title = props.title ?? titleOfTarget(target);
  const show = (anchor: HTMLElement): void => footnotes.peek({ target, title, value, source, anchor });
  return (
    <button
      ref={(element) => {
        if (element !== null) setNoted(element, { target, value, source, isRefused });
      }}
      type="button"
      class={isRefused ? 'cell refusal' : 'cell'}
      aria-haspopup="dialog"
      aria-label={`${title}: ${props.spoken ?? value}`}
      aria-describedby={PEEK_ID}
      tabIndex={tabIndex}
      onClick={() => footnotes.open({ target, title, value })}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') show(event.currentTarget);
      }}
      onPointerLeave={footnotes.leave}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget);
      }}
      onBlur={footnotes.leave}
      onKeyDown={(event) => {
        if (event.key === 'Escape') footnotes.leave();
      }}
    >
      {children}
    </button>
  );
}
