import { FAMILY_FORMS, familyOf } from '@footnote/edgar/form-family';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import { pick, type RowOf, selectList } from '@footnote/read-models/columns';
import { FILING_PARAGRAPH_COLUMNS } from '@footnote/read-models/filings';
import type { Writable } from '@footnote/wire/json';
import type { ChangedParagraph, FilingDiff, SectionDiff } from '@footnote/contract/types.generated';
import type { DiffOptions } from '@footnote/filing-text/diff';
import type { SectionComparer } from './section-comparer.ts';
import { FILING_HEADS, type FilingHead, type OfFiling, readText } from './read-filing.ts';
import { sectionIn } from './sections.ts';

const COMPARED = ['mda', 'risk_factors'] as const;
type Compared = (typeof COMPARED)[number];

type PriorFilingRequest = {
  readonly cik: string;
  readonly forms: readonly string[];
  /** Period of report of the filing itself, YYYY-MM-DD. */
  readonly before: string;
};

/** The newest filing of an earlier period; of several for that period, the one filed last. */
export const PRIOR_FILING = storeQuery<PriorFilingRequest, FilingHead>(
  `SELECT ${FILING_HEADS} FROM filings
  WHERE cik = {cik:String} AND form IN {forms:Array(String)} AND report_date != '' AND report_date < {before:String}
  ORDER BY report_date DESC, filed DESC, accession DESC LIMIT 1`,
);

const PARAGRAPH_COLUMNS = pick(FILING_PARAGRAPH_COLUMNS, 'place', 'text');

type ParagraphRow = RowOf<typeof PARAGRAPH_COLUMNS>;

/** Tables are not compared. */
export const PROSE_OF_SECTION = storeQuery<OfFiling & { readonly section: string }, ParagraphRow>(
  `SELECT ${selectList(PARAGRAPH_COLUMNS)} FROM filing_paragraphs
  WHERE cik = {cik:String} AND accession = {accession:String} AND section = {section:String} AND kind = 'paragraph'
  ORDER BY place`,
);

/** The filing that a periodic report is compared with; undefined if there is none. */
export async function readPrior(
  store: StoreReader,
  { cik, form, report_date: before }: FilingHead,
): Promise<FilingHead | undefined> {
  const family = familyOf(form);
  if (family === undefined) return undefined;
  // Amendments are no forms of the family's list.
  const [prior] = await store.read(PRIOR_FILING, { cik, forms: FAMILY_FORMS[family], before });
  return prior;
}

type Sections = Pick<Writable<FilingDiff>, 'sections' | 'unavailable_sections'>;

/** The changes from one filing to the other, by section. */
export async function readDiff(
  { store, differ }: { readonly store: StoreReader; readonly differ: SectionComparer },
  filing: FilingHead,
  prior: FilingHead,
  order: NonNullable<DiffOptions['order']>,
): Promise<Sections> {
  const sides = await Promise.all(
    [filing, prior].map(async (side) => ({ side, text: await readText(store, side) })),
  );
  const sections: { [Name in Compared]?: Writable<SectionDiff> } = {};
  const unavailable: Sections['unavailable_sections'][number][] = [];
  for (const name of COMPARED) {
    const missing = sides.flatMap(({ side: { accession, form }, text }) => {
      const { reason } = sectionIn(text, form, name);
      return reason === undefined ? [] : [{ accession, name, reason }];
    });
    unavailable.push(...missing);
    if (missing.length > 0) continue;
    const [after = [], before = []] = await Promise.all(
      [filing, prior].map(({ cik, accession }) =>
        store.read(PROSE_OF_SECTION, { cik, accession, section: name }),
      ),
    );
    sections[name] = await changesIn(differ, { section: name, order }, before, after);
  }
  return { sections, unavailable_sections: unavailable };
}

async function changesIn(
  differ: SectionComparer,
  options: Required<DiffOptions>,
  before: readonly ParagraphRow[],
  after: readonly ParagraphRow[],
): Promise<Writable<SectionDiff>> {
  const { changed, totalChanges } = await differ.compare({
    before: before.map(({ text }) => text),
    after: after.map(({ text }) => text),
    options,
  });
  return {
    changed: changed.map(
      ({ change, index, prior, changedWords, similar, ...text }): Writable<ChangedParagraph> => ({
        change,
        changed_words: changedWords,
        // Its position among paragraphs and rows, as in the section itself.
        index: (change === 'removed' ? before : after)[index]?.place ?? index,
        ...(prior !== undefined && { prior: { ...prior, index: before[prior.index]?.place ?? prior.index } }),
        ...(similar !== undefined && {
          similar: {
            ...similar,
            index: (change === 'removed' ? after : before)[similar.index]?.place ?? similar.index,
          },
        }),
        section: options.section,
        ...text,
      }),
    ),
    total_changes: totalChanges,
  };
}
