import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { TableTools } from './table-tools.tsx';

type BoxProps = {
  readonly caption: string;
  readonly class?: string;
  /** Head and bodies of the table. */
  readonly children: ComponentChildren;
};

/** A table that scrolls by itself, so that the page never scrolls sideways, and that can be copied. */
export function TableBox({ caption, class: kind = '', children }: BoxProps): JSX.Element {
  const table = useRef<HTMLTableElement>(null);
  return (
    <div class="table-box">
      <div class="scroll" role="region" aria-label={caption} tabIndex={0}>
        <table ref={table} class={`data ${kind}`.trim()} role="table">
          <caption>
            <span>{caption}</span>
          </caption>
          {children}
        </table>
      </div>
      <TableTools table={() => table.current} name={caption} />
    </div>
  );
}
