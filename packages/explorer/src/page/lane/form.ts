/** The trimmed text of a field of a form; empty if the form has no such field. */
export function fieldOf(form: EventTarget | null, name: string): string {
  const value = form instanceof HTMLFormElement ? new FormData(form).get(name) : null;
  return typeof value === 'string' ? value.trim() : '';
}
