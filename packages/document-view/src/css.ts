import { LIMITS } from './limits.ts';

const LENGTH = String.raw`[+-]?(?:\d{1,4}(?:\.\d{0,12})?|\.\d{1,12})(?:px|pt|pc|em|ex|rem|in|cm|mm|%)?`;
const COLOUR = String.raw`#[0-9a-f]{3,8}|rgba?\([\d\s.,%]{1,40}\)`;
const KEYWORD = '[a-z][a-z-]{0,30}';

const values = (...tokens: readonly string[]): RegExp => {
  const token = `(?:${tokens.join('|')})`;
  return new RegExp(`^${token}(?: ${token}){0,5}$`);
};
const LENGTHS = values(LENGTH, KEYWORD);
const COLOURS = values(COLOUR, KEYWORD);
const LINES = values(LENGTH, COLOUR, KEYWORD);
const KEYWORDS = values(KEYWORD);
const FAMILIES = /^[a-z][a-z0-9 ,-]{0,200}$/;
const FONT = /^[a-z0-9 ,.%/-]{1,200}$/;
const DISPLAYS =
  /^(?:block|inline|inline-block|inline-table|table|table-(?:row|cell|caption|row-group|header-group|footer-group)|list-item|flex|inline-flex)$/;

const SIDES = ['', '-top', '-right', '-bottom', '-left'];

/** Property → what its value must be, in lower case. Nothing here loads, runs, or leaves the place of the element. */
const ALLOWED: ReadonlyMap<string, RegExp> = new Map([
  ...SIDES.flatMap((side): [string, RegExp][] => [
    [`margin${side}`, LENGTHS],
    [`padding${side}`, LENGTHS],
    [`border${side}`, LINES],
    [`border${side}-color`, COLOURS],
    [`border${side}-style`, KEYWORDS],
    [`border${side}-width`, LENGTHS],
  ]),
  ...[
    'border-spacing',
    'bottom',
    'height',
    'left',
    'letter-spacing',
    'line-height',
    'max-height',
    'max-width',
    'min-height',
    'min-width',
    'right',
    'text-indent',
    'top',
    'vertical-align',
    'width',
    'word-spacing',
    'font-size',
    'font-weight',
    'margin-inline-start',
    'margin-inline-end',
  ].map((name): [string, RegExp] => [name, LENGTHS]),
  ...[
    'align-items',
    'border-collapse',
    'box-sizing',
    'break-after',
    'break-before',
    'break-inside',
    'caption-side',
    'clear',
    'direction',
    'empty-cells',
    'flex-direction',
    'font-kerning',
    'font-style',
    'font-variant',
    'justify-content',
    'list-style-position',
    'list-style-type',
    'overflow-wrap',
    'page-break-after',
    'page-break-before',
    'page-break-inside',
    'table-layout',
    'text-align',
    'text-align-last',
    'text-transform',
    'white-space',
    'word-break',
    'word-wrap',
  ].map((name): [string, RegExp] => [name, KEYWORDS]),
  ['background', COLOURS],
  ['background-color', COLOURS],
  ['color', COLOURS],
  ['display', DISPLAYS],
  ['float', /^(?:left|right|none)$/],
  ['font', FONT],
  ['font-family', FAMILIES],
  ['overflow', /^(?:visible|hidden|auto)$/],
  ['position', /^(?:static|relative)$/],
  ['text-decoration', LINES],
  ['text-decoration-line', KEYWORDS],
  ['visibility', /^(?:visible|hidden)$/],
]);

/** Words that no value has: alone they do nothing, and no part of a style shall be what loads or leaves its place elsewhere. */
const NEVER = /url|expression|import|behaviou?r|fixed|sticky|absolute|calc|image/;

const DECLARATIONS = 60;

/** The permitted declarations of a `style` attribute, and whether it hides the element. */
export function declarationsOf(style: string): { readonly text: string; readonly isHidden: boolean } {
  const kept: string[] = [];
  let isHidden = false;
  for (const declaration of style.slice(0, LIMITS.style).toLowerCase().split(';').slice(0, DECLARATIONS)) {
    const at = declaration.indexOf(':');
    if (at === -1) continue;
    const name = declaration.slice(0, at).trim();
    const value = valueOf(name, declaration.slice(at + 1));
    if (name === 'display') isHidden = value === 'none' || (isHidden && !DISPLAYS.test(value));
    if (ALLOWED.get(name)?.test(value) === true && !NEVER.test(value)) kept.push(`${name}:${value}`);
  }
  return { text: kept.join(';'), isHidden };
}

/** A value with single spaces. Names of fonts lose their quotes, so that no quote can remain open. */
function valueOf(name: string, text: string): string {
  const value = text
    .replace(/!\s*important\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return name.startsWith('font') ? value.replace(/["']/g, '') : value;
}
