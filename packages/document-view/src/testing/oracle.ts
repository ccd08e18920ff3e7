import { Parser } from 'htmlparser2';
import type { DocumentView } from '../types.ts';

/** All that a view may consist of: text without `<` and `>`, and tags with quoted attributes. */
const TOKEN =
  /[^<>&]+|&(?:amp|lt|gt|quot);|<\/([a-z][a-z0-9]*)>|<([a-z][a-z0-9]*)((?: [a-z-]+="(?:[^"<>&]|&(?:amp|lt|gt|quot);)*")*)>/y;
const ATTRIBUTE = / ([a-z-]+)="([^"]*)"/g;

/** The elements of a view. */
export const VIEW_TAGS: ReadonlySet<string> = new Set(
  (
    'a b big blockquote br caption center cite code dd del dfn div dl dt em font h1 h2 h3 h4 h5 h6 hr i ins kbd li ol ' +
    'pre q s samp small span strike strong sub sup table tbody td tfoot th thead tr tt u ul var wbr'
  ).split(' '),
);
const EMPTY = new Set(['br', 'hr', 'wbr']);

/** Attribute → what its value may be, written independently of the sanitiser. */
const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  align: /^[a-z]+$/i,
  bgcolor: /^#?[0-9a-z]+$/i,
  border: /^\d+$/,
  cellpadding: /^\d+%?$/,
  cellspacing: /^\d+%?$/,
  class: /^[a-z0-9 ]+$/,
  color: /^#?[0-9a-z]+$/i,
  colspan: /^\d{1,3}$/,
  'data-concept': /^[\w.-]+:[\w.-]+$/,
  dir: /^(ltr|rtl)$/i,
  face: /^[a-z0-9 ,'-]+$/i,
  height: /^\d+%?$/,
  href: /^#d-/,
  id: /^([fl]\d+$|d-)/,
  lang: /^[a-z0-9-]*$/i,
  noshade: /^[a-z0-9-]*$/i,
  nowrap: /^[a-z0-9-]*$/i,
  rowspan: /^\d{1,3}$/,
  size: /^[+-]?\d+$/,
  start: /^\d+$/,
  title: /^/,
  type: /^[a-z0-9]+$/i,
  valign: /^[a-z]+$/i,
  width: /^\d+%?$/,
};

/** Rules of classes alone, with values that load nothing. */
const RULES = /^(?:\.s\d+\{[a-z0-9:;#%.,()\s+/-]*\}\n?)*$/;
const DANGEROUS =
  /url|expression|import|behaviou?r|-moz-binding|fixed|sticky|absolute|attr\(|var\(|calc|image|[\\@<>"'*]/;

/** The attributes of a view. */
export const VIEW_ATTRIBUTES: readonly string[] = Object.keys(ATTRIBUTES);

/** What is wrong with a view: empty if nothing in it can run, load, submit or leave, and its tags are balanced. */
export function viewFaults(view: DocumentView, length: number): readonly string[] {
  const faults: string[] = [];
  const ids = new Set<string>();
  let at = 0;
  for (const [number, { html, css, from, to }] of view.parts.entries()) {
    if (from !== at || to < from) faults.push(`part ${number} covers ${from} to ${to} after ${at}`);
    at = to;
    faults.push(...htmlFaults(html, ids).map((fault) => `part ${number}: ${fault}`));
    if (!RULES.test(css) || DANGEROUS.test(css)) faults.push(`part ${number}: rules ${css.slice(0, 200)}`);
  }
  if (at !== length) faults.push(`the parts end at ${at} of ${length}`);
  return faults;
}

/** The same of the HTML of one part; `ids` are those of parts before. */
export function htmlFaults(html: string, ids: Set<string> = new Set()): readonly string[] {
  const faults: string[] = [];
  const open: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < html.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(html);
    if (match === null) return [...faults, `not of its grammar: ${html.slice(at, at + 120)}`];
    const [, closed, opened, attributes = ''] = match;
    if (closed !== undefined && open.pop() !== closed) faults.push(`</${closed}> closes something else`);
    if (opened === undefined) continue;
    if (!VIEW_TAGS.has(opened)) faults.push(`<${opened}>`);
    if (!EMPTY.has(opened)) open.push(opened);
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (ATTRIBUTES[name]?.test(value) !== true) faults.push(`${name}="${value}"`);
      if (name === 'id' && ids.has(value)) faults.push(`a second id ${value}`);
      if (name === 'id') ids.add(value);
    }
  }
  if (open.length > 0) faults.push(`not closed: ${open.join(' ')}`);
  return [...faults, ...parsedFaults(html)];
}

/** The same by the parser: it must find no other tag, no comment and no instruction. */
function parsedFaults(html: string): string[] {
  const faults: string[] = [];
  const fault = (what: string) => () => void faults.push(what);
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (!VIEW_TAGS.has(name)) faults.push(`parsed <${name}>`);
      for (const attribute of Object.keys(attributes))
        if (ATTRIBUTES[attribute] === undefined) faults.push(`parsed ${attribute}`);
    },
    oncomment: fault('a comment'),
    oncdatastart: fault('a section of characters'),
    onprocessinginstruction: fault('an instruction'),
    onerror: (error) => void faults.push(error.message),
  });
  parser.end(html);
  return faults;
}
