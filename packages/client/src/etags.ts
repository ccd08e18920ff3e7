/** An answer that came with an ETag. */
export type Kept = { readonly etag: string; readonly text: string; readonly headers: Headers };

export type Etags = {
  get(key: string): Kept | undefined;
  set(key: string, kept: Kept): void;
};

/** Answers by request, those used last, up to `maxCharacters` in all. */
export function createEtags(maxCharacters: number): Etags {
  const kept = new Map<string, Kept>();
  let characters = 0;
  const drop = (key: string): Kept | undefined => {
    const held = kept.get(key);
    if (held === undefined) return undefined;
    kept.delete(key);
    characters -= held.text.length;
    return held;
  };
  return {
    get: (key) => {
      const held = drop(key);
      if (held === undefined) return undefined;
      kept.set(key, held);
      characters += held.text.length;
      return held;
    },
    set: (key, answer) => {
      drop(key);
      if (answer.text.length > maxCharacters) return;
      kept.set(key, answer);
      characters += answer.text.length;
      for (const oldest of kept.keys()) {
        if (characters <= maxCharacters) break;
        drop(oldest);
      }
    },
  };
}
