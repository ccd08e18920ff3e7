import type { Tag } from './tag-reader.ts';

/** The elements that links of a document lead to: of several of one name the first. */
export class Anchors {
  /** Target → offset of its tag, for those that were met. */
  readonly at: Map<string, number>;
  readonly #targets: ReadonlySet<string>;

  /**
   * @param targets names that links of the document lead to
   * @param at those that are known to be met, with their offsets
   */
  constructor(targets: ReadonlySet<string>, at: ReadonlyMap<string, number> = new Map()) {
    this.#targets = targets;
    this.at = new Map(at);
  }

  /** The name by which links lead to a tag, also when it is read again. */
  of({ name, at, attributes }: Tag): string | undefined {
    if (this.#targets.size === 0) return undefined;
    const names = [attributes.get('id'), name === 'a' ? attributes.get('name') : undefined];
    const target = names.find(
      (each) => each !== undefined && this.#targets.has(each) && (this.at.get(each) ?? at) === at,
    );
    if (target !== undefined) this.at.set(target, at);
    return target;
  }
}
