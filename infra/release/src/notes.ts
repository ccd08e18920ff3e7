/** The changelog's section about a version, without its heading; undefined if there is none or it is empty. */
export function notesOf(changelog: string, version: string): string | undefined {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => /^\S+/.exec(text)?.[0] === version);
  const notes = section?.slice(section.indexOf('\n') + 1).trim();
  return notes === '' ? undefined : notes;
}
