import { INLINE, XBRLI } from '@footnote/xbrl/report/namespaces';
import type { ResolvePrefix } from '@footnote/xbrl/report/xml';

/** The namespaces that a document declares, wherever it does. */
export type Declarations = {
  /** Namespace of a prefix; undefined for one that is unbound, or bound to several namespaces. */
  readonly resolve: ResolvePrefix;
  /** Prefixes of inline XBRL, and of XBRL instances. */
  readonly inline: readonly string[];
  readonly instance: readonly string[];
  /** All declarations as attributes of an element. */
  readonly attributes: string;
};

const DECLARATION = /\sxmlns(?::([\w.-]+))?\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

export function declarationsIn(text: string): Declarations {
  const bound = new Map<string, string | null>();
  for (const [, prefix = '', double, single] of text.matchAll(DECLARATION)) {
    const uri = double ?? single ?? '';
    const known = bound.get(prefix);
    bound.set(prefix, known === undefined || known === uri ? uri : null);
  }
  const single = [...bound].flatMap(([prefix, uri]) => (uri === null ? [] : [[prefix, uri] as const]));
  const named = (holds: (uri: string) => boolean): readonly string[] =>
    single.filter(([prefix, uri]) => prefix !== '' && holds(uri)).map(([prefix]) => prefix);
  return {
    resolve: (prefix) => bound.get(prefix) ?? undefined,
    inline: named((uri) => INLINE.has(uri)),
    instance: named((uri) => uri === XBRLI),
    attributes: single
      .map(([prefix, uri]) => ` xmlns${prefix === '' ? '' : `:${prefix}`}="${uri.replaceAll('"', '&quot;')}"`)
      .join(''),
  };
}
