import { Parser } from 'htmlparser2';
import { normalised } from '@footnote/filing-text/normalised';

/**
 * A field of a form in XML: the path of its element from the root, without prefixes, where a repeated element has its
 * position among those of its name (`ownershipDocument/nonDerivativeTable/nonDerivativeTransaction[2]/…/value`), and its
 * text. `from` and `to` are UTF-16 code units of the decoded document: the element with its tags.
 */
export type FormField = {
  readonly path: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
};

/** Fields of one form; the largest filings of rows have their own answer, page by page. */
const MOST_FIELDS = 20_000;
const DEEPEST = 60;
const LONGEST = 4000;

type Open = {
  readonly path: string;
  readonly from: number;
  readonly counts: Map<string, number>;
  text: string;
  isLeaf: boolean;
};

/** The fields of a form, in the order of the document: the elements that have a text and no elements of their own. */
export function formFields(xml: string): readonly FormField[] {
  const fields: FormField[] = [];
  const open: Open[] = [{ path: '', from: 0, counts: new Map(), text: '', isLeaf: false }];
  const parser = new Parser(
    {
      onopentag: (name) => {
        const parent = open.at(-1);
        if (parent === undefined || open.length > DEEPEST) return;
        const local = name.slice(name.indexOf(':') + 1);
        const count = (parent.counts.get(local) ?? 0) + 1;
        parent.counts.set(local, count);
        parent.isLeaf = false;
        const step = count === 1 ? local : `${local}[${count}]`;
        const path = parent.path === '' ? step : `${parent.path}/${step}`;
        open.push({ path, from: parser.startIndex, counts: new Map(), text: '', isLeaf: true });
      },
      ontext: (text) => {
        const own = open.at(-1);
        if (own !== undefined && own.text.length < LONGEST) own.text += text;
      },
      onclosetag: () => {
        if (open.length < 2) return;
        const closed = open.pop();
        const text = normalised(closed?.text ?? '');
        if (closed?.isLeaf === true && text !== '' && fields.length < MOST_FIELDS)
          fields.push({ path: closed.path, text, from: closed.from, to: parser.endIndex + 1 });
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return fields;
}
