/** A cached answer with its ETag. */
export type Cached = { readonly etag: string; readonly text: string; readonly headers: Headers };

export type Etags = {
  get(key: string): Cached | undefined;
  set(key: string, answer: Cached): void;
};

/** The most recently used answers by request, up to `maxCharacters` in all. */
export function createEtags(maxCharacters: number): Etags {
  const answers = new Map<string, Cached>();
  let characters = 0;
  const drop = (key: string): Cached | undefined => {
    const found = answers.get(key);
    if (found === undefined) return undefined;
    answers.delete(key);
    characters -= found.text.length;
    return found;
  };
  return {
    get: (key) => {
      const found = drop(key);
      if (found === undefined) return undefined;
      answers.set(key, found);
      characters += found.text.length;
      return found;
    },
    set: (key, answer) => {
      drop(key);
      if (answer.text.length > maxCharacters) return;
      answers.set(key, answer);
      characters += answer.text.length;
      for (const oldest of answers.keys()) {
        if (characters <= maxCharacters) break;
        drop(oldest);
      }
    },
  };
}
