import { contextReader, type Contexts } from '@footnote/xbrl/report/contexts';
import { opened, valueOf } from '@footnote/xbrl/report/inline';
import { isNil } from '@footnote/xbrl/report/instance';
import { parseQName, usualName } from '@footnote/xbrl/report/names';
import { INLINE } from '@footnote/xbrl/report/namespaces';
import { unitReader } from '@footnote/xbrl/report/units';
import { attribute, type ResolvePrefix, type Tag, walkXml } from '@footnote/xbrl/report/xml';
import { linesOf, separatorOf } from './shown-text.ts';
import type { Span, TaggedFact } from './types.ts';

/** An element whose text is taken: a fact, or what continues one. */
type Piece = { text: string; readonly continuedAt: string | undefined };

type Draft = Piece & {
  readonly from: number;
  to: number;
  readonly tag: Tag;
  readonly name: { readonly prefix: string; readonly local: string };
  readonly format: TaggedFact['format'];
  readonly hidden: boolean;
};

/** Continuations of one fact; more are a loop. */
const MOST_PIECES = 200;
const SHOWS_HIDDEN = /-sec-ix-hidden:\s*([^\s;]+)/;

/**
 * The facts of an inline document that are `wanted`, in its order. Facts of another `target`, without a name that can be
 * resolved or in a context that cannot be read are left out: `unplaced` counts the last.
 *
 * @param file name of the document, which may tell the filer's prefix
 * @throws ReportError for a document that is not well-formed
 */
export function readTagged(
  file: string,
  source: string,
  wanted: (taxonomy: string, concept: string) => boolean,
): { readonly facts: readonly TaggedFact[]; readonly unplaced: number } {
  const text = source.trimStart();
  const offset = source.length - text.length;
  const contexts: Contexts = new Map();
  const units = new Map<string, string | null>();
  const contextsReader = contextReader(file, new Map(), contexts, []);
  const unitsReader = unitReader(file, units, []);
  const drafts: Draft[] = [];
  const continuations = new Map<string, Piece>();
  const shown = new Map<string, Span>();
  /** Of the elements around the reader: what they take text for, null for others. */
  const around: (Piece | null)[] = [];
  const showing: { readonly depth: number; readonly id: string; readonly from: number }[] = [];
  let open: Piece[] = [];
  let resources = 0;
  let hidden = 0;
  let excluded = 0;

  walkXml(file, text, (position) => {
    const startOfTag = (): number => offset + text.lastIndexOf('<', position() - 1);
    const pieceOf = (tag: Tag, resolve: ResolvePrefix): Piece | null => {
      if (tag.local === 'continuation') {
        const piece = { text: '', continuedAt: attribute(tag, 'continuedAt') };
        continuations.set(attribute(tag, 'id') ?? '', piece);
        return piece;
      }
      if (tag.local !== 'nonNumeric' && tag.local !== 'nonFraction') return null;
      if (attribute(tag, 'target') !== undefined) return null;
      const name = usualName(attribute(tag, 'name') ?? '', resolve, new Map(), file);
      if (name === null || !wanted(name.prefix, name.local)) return null;
      const format = attribute(tag, 'format');
      const draft: Draft = {
        text: '',
        continuedAt: attribute(tag, 'continuedAt'),
        from: startOfTag(),
        to: 0,
        tag,
        name,
        format: format === undefined ? null : (parseQName(format, resolve) ?? 'unbound'),
        hidden: hidden > 0,
      };
      drafts.push(draft);
      return draft;
    };
    const add = (piece: string): void => {
      if (excluded === 0) for (const each of open) each.text += piece;
    };
    return {
      open: (tag, resolve) => {
        if (resources > 0) {
          resources += 1;
          contextsReader.open(tag, resolve);
          unitsReader.open(tag, resolve);
          return;
        }
        const isInline = INLINE.has(tag.uri);
        if (isInline && tag.local === 'resources') {
          resources = 1;
          return;
        }
        if (isInline && tag.local === 'hidden') hidden += 1;
        if (isInline && tag.local === 'exclude') excluded += 1;
        const id = isInline ? undefined : SHOWS_HIDDEN.exec(attribute(tag, 'style') ?? '')?.[1];
        if (id !== undefined) showing.push({ depth: around.length, id, from: startOfTag() });
        if (!isInline) add(separatorOf(tag.local));
        const piece = isInline ? pieceOf(tag, resolve) : null;
        around.push(piece);
        if (piece !== null) open = [...open, piece];
      },
      close: (tag, resolve) => {
        if (resources > 0) {
          resources -= 1;
          if (resources > 0) {
            contextsReader.close(tag, resolve);
            unitsReader.close(tag, resolve);
          }
          return;
        }
        const isInline = INLINE.has(tag.uri);
        if (isInline && tag.local === 'hidden') hidden -= 1;
        if (isInline && tag.local === 'exclude') excluded -= 1;
        if (!isInline) add(separatorOf(tag.local));
        const piece = around.pop() ?? null;
        if (piece !== null) {
          open = open.filter((each) => each !== piece);
          if ('to' in piece) (piece as Draft).to = offset + position();
        }
        const last = showing.at(-1);
        if (last?.depth === around.length) {
          showing.pop();
          if (!shown.has(last.id)) shown.set(last.id, { from: last.from, to: offset + position() });
        }
      },
      text: (piece) => {
        if (resources > 0) {
          contextsReader.text(piece);
          unitsReader.text(piece);
        } else add(piece);
      },
    };
  });

  const wholeText = (first: Piece): string => {
    let whole = first.text;
    let next = first.continuedAt;
    for (let count = 0; next !== undefined && count < MOST_PIECES; count += 1) {
      const piece = continuations.get(next);
      whole += piece?.text ?? '';
      next = piece?.continuedAt;
    }
    return linesOf(whole);
  };
  let unplaced = 0;
  const facts = drafts.flatMap((draft): TaggedFact[] => {
    const { tag, name, format, from, to } = draft;
    const context = contexts.get(attribute(tag, 'contextRef') ?? '') ?? null;
    if (context === null) {
      unplaced += 1;
      return [];
    }
    const id = attribute(tag, 'id') ?? null;
    const isNumber = tag.local === 'nonFraction';
    const nil = isNil(tag);
    const value =
      isNumber && !nil ? valueOf({ ...opened(tag, name, () => undefined), format, shown: draft.text }) : null;
    return [
      {
        ...((draft.hidden && id !== null ? shown.get(id) : undefined) ?? { from, to }),
        taxonomy: name.prefix,
        concept: name.local,
        id,
        context,
        kind: isNumber ? 'number' : 'text',
        nil,
        format,
        text: wholeText(draft),
        value: value !== null && 'ok' in value ? value.ok : null,
        unit: isNumber ? (units.get(attribute(tag, 'unitRef') ?? '') ?? null) : null,
      },
    ];
  });
  return { facts, unplaced };
}
