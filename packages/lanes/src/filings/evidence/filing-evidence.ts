import type { FilingEvidence, FilingFigure, FormField } from '@footnote/contract/types.generated';
import type { Place } from '@footnote/evidence/place';
import { formFields } from '@footnote/evidence/form/form-fields';
import { decoded } from '@footnote/filing-text/decoded';
import type { Writable } from '@footnote/wire/json';
import { BLOCK_OF } from '@footnote/wire/statement-blocks';
import { Decimal } from 'decimal.js';
import { fileOf } from '../documents/choose.ts';
import type { DocumentSource, FilingDocument } from '../documents/source.ts';
import type { OfFiling } from '../filings/read-filing.ts';
import type { Located } from './locate.ts';
import type { ServedFact } from './read-figures.ts';
import { viewerPath } from '../documents/viewer-path.ts';

/** Figures, and fields, that one answer shows. */
export const MOST_SHOWN = 500;
/** A form is a small document; the rows of the largest portfolios are in `/v2/holders`. */
const MOST_FORM_BYTES = 8 * 1024 * 1024;

type Figures = Pick<FilingEvidence, 'figures' | 'total_figures' | 'without_place'>;
type Fields = Pick<FilingEvidence, 'fields' | 'total_fields'>;

/** The served facts of a report in the order of its documents. `located` is in the order of `facts`. */
export function figureMembers(
  accession: string,
  facts: readonly ServedFact[],
  located: readonly Located[],
): Writable<Figures> {
  const placed = facts.flatMap((served, at) => {
    const found = located[at];
    return found === undefined || 'reason' in found ? [] : [{ ...served, ...found }];
  });
  return {
    figures: placed
      .toSorted((a, b) => byName(a.document.url, b.document.url) || a.place.from - b.place.from)
      .slice(0, MOST_SHOWN)
      .map(({ fact, cells, document, place }) => figureMember(accession, { fact, cells }, document, place)),
    total_figures: facts.length,
    without_place: facts.length - placed.length,
  };
}

const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function figureMember(
  accession: string,
  { fact, cells }: ServedFact,
  document: FilingDocument,
  place: Place,
): Writable<FilingFigure> {
  return {
    cells: cells.map(({ statement, field, period }) => ({ field, period, statement: BLOCK_OF[statement] })),
    concept: fact.concept,
    end: fact.end,
    filed_value: new Decimal(fact.value),
    label: place.printed?.label ?? null,
    place: markedPlace(accession, document, { ...place, elementId: place.element }),
    start: fact.start,
    text: place.text,
  };
}

/** The fields of the forms of a filing; `path`: only those whose path contains it. */
export async function fieldMembers(
  filing: OfFiling,
  source: DocumentSource,
  path: string | undefined,
): Promise<Writable<Fields>> {
  const forms = (await source.documentsOf(filing)).filter(
    ({ kind, url, bytes }) =>
      (kind === 'ownership' || kind === 'holdings') && /\.xml$/i.test(url) && bytes <= MOST_FORM_BYTES,
  );
  const fields: Writable<FormField>[] = [];
  for (const document of forms) {
    const bytes = await source.read(document.sha256);
    if (bytes === null) continue;
    for (const field of formFields(decoded(bytes)))
      if (path === undefined || field.path.includes(path))
        fields.push({
          path: field.path,
          place: markedPlace(filing.accession, document, { ...field, elementId: null }),
          text: field.text,
        });
  }
  return { fields: fields.slice(0, MOST_SHOWN), total_fields: fields.length };
}

function markedPlace(
  accession: string,
  document: Pick<FilingDocument, 'url'>,
  { from, to, elementId }: { readonly from: number; readonly to: number; readonly elementId: string | null },
): Writable<FilingFigure['place']> {
  return {
    element_id: elementId,
    file: fileOf(document),
    from,
    to,
    viewer: viewerPath(accession, document, from),
  };
}
