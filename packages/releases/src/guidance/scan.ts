/** Reads a text from its beginning, pattern by pattern. */
export class Scan {
  readonly text: string;
  at: number;

  constructor(text: string, at = 0) {
    this.text = text;
    this.at = at;
  }

  get rest(): string {
    return this.text.slice(this.at);
  }

  /** What a pattern matches here, which is then read; null if it does not. */
  eat(pattern: RegExp): RegExpExecArray | null {
    const sticky = new RegExp(pattern.source, `${pattern.flags.replace(/[gy]/g, '')}y`);
    sticky.lastIndex = this.at;
    const found = sticky.exec(this.text);
    if (found === null) return null;
    this.at += found[0].length;
    return found;
  }

  /** The result of a reader; where it is null, nothing is read. */
  attempt<T>(read: (scan: Scan) => T | null): T | null {
    const before = this.at;
    const result = read(this);
    if (result === null) this.at = before;
    return result;
  }
}
