/**
 * Copies a text; whether it was copied. It is called at once in a click and the text may come later, because browsers
 * allow it for a moment only. A page that was not loaded over HTTPS or from this machine has no clipboard of its own:
 * there a text field near `place` is copied from.
 */
export async function copyText(text: string | Promise<string>, place: Element): Promise<boolean> {
  // TypeScript does not know that it is missing outside of secure contexts.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) return copyFromField(await text, place);
  try {
    const type = 'text/plain';
    const blob = Promise.resolve(text).then((known) => new Blob([known], { type }));
    await clipboard.write([new ClipboardItem({ [type]: blob })]);
    return true;
  } catch {
    return copyFromField(await text, place);
  }
}

function copyFromField(text: string, place: Element): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  place.append(field);
  field.select();
  // Deprecated, and the only way there.
  const { execCommand } = document as { readonly execCommand: (name: string) => boolean };
  const isCopied = execCommand.call(document, 'copy');
  field.remove();
  return isCopied;
}
