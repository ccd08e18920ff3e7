import type { Selection } from '@footnote/filing-fetcher/selection';
import { UserError } from '@footnote/runtime/user-error';

export type SelectionOptions = {
  readonly symbols?: string;
  readonly ciks?: string;
  readonly managers?: string;
  readonly universe?: true;
};

/** The selection on the command line. Throws `UserError` unless there is exactly one of the four options. */
export function selectionOf(options: SelectionOptions): Selection {
  const given = [options.symbols, options.ciks, options.managers, options.universe].filter(
    (choice) => choice !== undefined,
  );
  if (given.length !== 1)
    throw new UserError('specify the companies with one of --symbols, --ciks, --managers, --universe');
  if (options.universe === true) return { universe: true };
  if (options.symbols !== undefined) return { symbols: listOf('--symbols', options.symbols) };
  if (options.managers !== undefined) return { managers: listOf('--managers', options.managers) };
  return { ciks: listOf('--ciks', options.ciks ?? '') };
}

function listOf(name: string, text: string): string[] {
  const items = text.split(',').map((item) => item.trim());
  if (items.some((item) => item === '')) throw new UserError(`${name} expects a list such as A,B`);
  return items;
}
