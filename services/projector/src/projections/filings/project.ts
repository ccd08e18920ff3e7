import type { Filing, FilingSections } from '@footnote/event-types/types.generated';
import type { RowOf } from '@footnote/read-models/columns';
import type { Publication, RowProjection } from '@footnote/projection/projection';
import { deadLetter, ok } from '@footnote/projection/step';
import { filingIndexUrl } from '@footnote/values/accession';
import { wrongAccession } from '../accession.ts';
import { wrongCik } from '../cik.ts';
import {
  FILINGS,
  PARAGRAPHS,
  readModel,
  SETS,
  type STORED_FILING_COLUMNS,
  type STORED_PARAGRAPH_COLUMNS,
  type STORED_SET_COLUMNS,
} from './ddl.ts';
import { listingVersion } from './version.ts';

/**
 * `filings` and `sections` → every filing, the sections of those whose text was parsed, and their paragraphs.
 */
export const filings: RowProjection<'filings' | 'sections'> = {
  kind: 'rows',
  name: 'filings',
  keyedBy: 'cik',
  version: 1,
  topics: ['filings', 'sections'],
  readModel,
  project: (input) => {
    const { event, offset } = input;
    const { cik, accession } = event;
    const wrong = wrongCik(cik) ?? wrongAccession(accession);
    if (wrong !== null) return wrong;
    const publication: Publication = {
      entity: cik,
      revision: offset + 1,
      symbols: [],
      sourceTime: event.source_time,
    };
    if (input.topic === 'filings')
      return ok({ rows: [{ table: FILINGS, row: filingRow(input.event, offset) }], publication });
    const { chunk, chunks } = input.event;
    if (chunk < 0 || chunk >= chunks) return deadLetter('chunk_out_of_range', `chunk ${chunk} of ${chunks}`);
    return ok({
      rows: [
        ...paragraphRows(input.event).map((row) => ({ table: PARAGRAPHS, row })),
        { table: SETS, row: setRow(input.event, offset) },
      ],
      publication,
    });
  },
};

function filingRow(filing: Filing, offset: number): RowOf<typeof STORED_FILING_COLUMNS> {
  const { cik, accession, form, filed, origin, source_time } = filing;
  return {
    cik,
    accession,
    form,
    filed,
    report_date: filing.report_date ?? '',
    items: (filing.items ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
    primary_document: filing.primary_document ?? '',
    description: filing.primary_document_description ?? '',
    file_number: filing.file_number ?? '',
    size: Math.max(0, filing.size ?? 0),
    url: filingIndexUrl(cik, accession),
    origin,
    accepted_at: filing.accepted_at === null ? null : String(filing.accepted_at),
    source_time: Math.max(0, source_time),
    version: listingVersion(origin, offset),
  };
}

const setKeyOf = ({ set_id, chunks }: FilingSections): string => `${set_id}.${chunks}`;

function setRow(event: FilingSections, offset: number): RowOf<typeof STORED_SET_COLUMNS> {
  const { cik, accession, form, chunk, chunks, items, press_release: release, sections } = event;
  return {
    cik,
    accession,
    form,
    set_key: setKeyOf(event),
    items,
    release_exhibit: release?.exhibit ?? '',
    release_url: release?.url ?? '',
    release_headline: release?.headline ?? '',
    release_length: release?.text_length ?? 0,
    chunk,
    chunks,
    sections: sections.map(({ name }) => name),
    routes: sections.map(({ route }) => route ?? ''),
    omissions: sections.map(({ omission }) => omission ?? ''),
    char_counts: sections.map(({ char_count }) => char_count),
    paragraphs: sections.map(({ paragraphs }) => paragraphs),
    version: offset,
  };
}

function paragraphRows(event: FilingSections): readonly RowOf<typeof STORED_PARAGRAPH_COLUMNS>[] {
  const { cik, accession, paragraphs } = event;
  const key = setKeyOf(event);
  return paragraphs.map(({ section, index, kind, text }) => ({
    cik,
    accession,
    section,
    place: index,
    kind,
    text,
    set_key: key,
  }));
}
