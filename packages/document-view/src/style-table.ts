import { declarationsOf } from './css.ts';
import { LIMITS } from './limits.ts';

/** What a `style` attribute does: a class of the view, if it declares anything, or hiding the element. */
export type Style = { readonly className: string; readonly isHidden: boolean };

const PLAIN: Style = { className: '', isHidden: false };

/** Classes for `style` attributes: documents repeat few of them thousands of times. */
export class StyleTable {
  readonly #known = new Map<string, Style>();
  readonly #classes = new Map<string, string>();
  readonly #rules = new Map<string, string>();
  readonly #firsts: string[] = [];
  #characters = 0;

  styleOf(attribute: string | undefined): Style {
    if (attribute === undefined) return PLAIN;
    const known = this.#known.get(attribute);
    if (known !== undefined) return known;
    const { text, isHidden } = declarationsOf(attribute);
    const style = { className: text === '' ? '' : this.#classOf(text, attribute), isHidden };
    if (this.#known.size < LIMITS.styles && attribute.length <= LIMITS.style)
      this.#known.set(attribute, style);
    return style;
  }

  /** For each class, in their order, the first attribute that has it: a table that is asked for them has the same classes. */
  get firsts(): readonly string[] {
    return this.#firsts;
  }

  /** The rules of some classes. */
  rulesOf(classes: Iterable<string>): string {
    return Array.from(classes, (name) => `.${name}{${this.#rules.get(name) ?? ''}}`).join('\n');
  }

  #classOf(text: string, attribute: string): string {
    const known = this.#classes.get(text);
    if (known !== undefined) return known;
    if (this.#classes.size >= LIMITS.styles || this.#characters > LIMITS.rules) return '';
    const name = `s${this.#classes.size}`;
    this.#characters += text.length;
    this.#classes.set(text, name);
    this.#rules.set(name, text);
    this.#firsts.push(attribute);
    return name;
  }
}
