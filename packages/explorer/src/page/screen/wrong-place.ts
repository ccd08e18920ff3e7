/** A filter in three parts: before the wrong character, from it to the end of its word, and the rest. */
export type WrongPlace = { readonly before: string; readonly wrong: string; readonly after: string };

/** Where a filter is wrong by the service's message; undefined if the message names no character. */
export function wrongPlaceOf(filter: string, message: string): WrongPlace | undefined {
  const character = /\bat character (\d+)/.exec(message)?.[1];
  if (character === undefined) return undefined;
  const at = Number(character) - 1;
  const rest = filter.slice(at);
  const wrong = /^\s*\S+/.exec(rest)?.[0] ?? rest;
  return { before: filter.slice(0, at), wrong, after: rest.slice(wrong.length) };
}
