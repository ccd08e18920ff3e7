/** Saves a file from the page, as a download. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The name of the page for the name of a file. */
export const pageName = (): string => document.title.replace(/ · Footnote$/, '');

/** The name of a file: what it has, and the day. */
export const fileName = (content: string, ending: string): string =>
  `${[content, new Date().toISOString().slice(0, 10)]
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '-')}.${ending}`;
