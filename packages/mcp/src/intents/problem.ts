/** A call that has no answer, in words for the model: what is wrong, the nearest valid names, and a call to repeat. */
export class Problem extends Error {
  override readonly name = 'Problem';
  /** What to write instead of a part of an argument. */
  readonly mend: Mend | undefined;

  constructor(message: string, mend?: Mend) {
    super(message);
    this.mend = mend;
  }
}

type Mend = { readonly wrong: string; readonly right: string };

/** A call as it is written in answers: `get_figures {"company":"AAPL"}`. */
export const callText = (tool: string, given: object): string => `${tool} ${JSON.stringify(given)}`;

/** What a model is told of a problem of its call, with the mended call if one is likely to be meant. */
export function problemText({ message, mend }: Problem, tool: string, given: object): string {
  if (mend === undefined) return message;
  const mended = mendedIn(given, mend);
  return JSON.stringify(mended) === JSON.stringify(given)
    ? message
    : `${message}. Repeat: ${callText(tool, mended as object)}`;
}

/** A copy in which the wrong words are replaced where they stand by themselves. */
function mendedIn(value: unknown, mend: Mend): unknown {
  if (Array.isArray(value)) return value.map((each) => mendedIn(each, mend));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mendedIn(each, mend)]));
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const wrong = new RegExp(`(?<!\\w)${mend.wrong.replaceAll(/[^\w\s]/g, String.raw`\$&`)}(?!\\w)`);
  return typeof value === 'number' && !wrong.test(String(value))
    ? value
    : String(value).replace(wrong, () => mend.right);
}
