import type { Accounts } from '../accounts.ts';
import type { Report } from '../reports.ts';
import type { DocumentSpec, IssuerSpec, Layout } from '../spec.ts';
import { paragraph } from './content.ts';
import type { Content, ReportText } from './content.ts';
import type { TrueSection } from './document-truth.ts';
import { paragraphsOf } from './document-truth.ts';
import { layoutOf } from './layout-of.ts';
import { asciiText } from './layouts/plain-text.ts';
import { outlines } from './outline.ts';
import { longDate, periodWords } from './period-words.ts';
import type { Genre } from './prose.ts';
import { reportText } from './report-text.ts';
import { genreSeed, outlineSizes, writeSection } from './sections.ts';
import type { Written } from './sections.ts';

type Omission = Extract<TrueSection, { readonly found: false }>['omission'];

/** A section of a report: written out, a single sentence, or a reference to another document. */
type SectionText = {
  readonly written: readonly Written[];
  /** Why a reader finds no section; null if it finds one. */
  readonly omission: Omission | null;
};

/** The text of a periodic report, with the sections that a reader must find. */
export type WrittenReport = {
  readonly report: Report;
  readonly layout: Layout;
  /** The report around the tables of its statements. */
  readonly text: (statements: readonly Content[]) => ReportText;
  readonly sections: Readonly<Partial<Record<Genre, SectionText>>>;
};

const alone = (text: string): readonly Written[] => [{ content: paragraph(text), entry: null, body: false }];

/** Long enough for a reader to take it for the whole section. */
const A_PAGE = 2_100;

/** The beginning of a section, as of a document that lost the rest. */
const cutShort = (written: readonly Written[]): readonly Written[] => {
  let left = A_PAGE;
  return written.flatMap((piece): Written[] => {
    const { content } = piece;
    if (content.kind !== 'paragraph' && content.kind !== 'title') return [];
    const { text } = content;
    const kept = text.length <= left ? text : text.slice(0, Math.max(0, left)).replace(/\s*\S*$/, '');
    left -= text.length;
    return kept === '' ? [] : [{ ...piece, content: kept === text ? content : paragraph(kept) }];
  });
};

const annualSections = (
  spec: IssuerSpec,
  documents: DocumentSpec,
  full: (genre: Genre) => SectionText,
  fiscalYear: number,
): WrittenReport['sections'] => ({
  business: full('business'),
  risk_factors:
    documents.risk_factors === 'full'
      ? fiscalYear === documents.cut_short
        ? { ...full('risk_factors'), written: cutShort(full('risk_factors').written) }
        : full('risk_factors')
      : { written: alone('Not required for smaller reporting companies.'), omission: 'not_applicable' },
  mda:
    documents.mda === 'full'
      ? full('mda')
      : {
          written: alone(
            `The information required by this item appears under “Financial Review” in the ${fiscalYear} Annual Report ` +
              `to Shareholders of ${spec.name} and is incorporated herein by reference.`,
          ),
          omission: 'incorporated_by_reference',
        },
});

const quarterlySections = (
  documents: DocumentSpec,
  full: (genre: Genre) => SectionText,
  yearEnd: string,
): WrittenReport['sections'] => {
  const risks = documents.quarterly_risks;
  const unchanged =
    'There have been no material changes in our risk factors from those described in Part I, Item 1A of our annual ' +
    `report on Form 10-K for the fiscal year ended ${longDate(yearEnd)}.`;
  return {
    mda: full('mda'),
    risk_factors:
      risks === 'full'
        ? full('risk_factors')
        : risks === 'unchanged'
          ? { written: alone(unchanged), omission: null }
          : { written: [], omission: 'not_in_document' },
  };
};

const contentsOf = (section: SectionText | undefined): readonly Content[] =>
  section?.written.map(({ content }) => content) ?? [];

/** Every periodic report of an issuer with documents; an amendment repeats the text of the report that it amends. */
export const writtenReports = ({ spec, calendar, reports }: Accounts): readonly WrittenReport[] => {
  const { documents } = spec;
  if (documents === null || spec.flavour === 'ifrs') return [];
  return [true, false].flatMap((annual) => {
    const family = reports.filter((report) => report.annual === annual);
    const periods = [...new Set(family.map(({ quarter }) => quarter.index))].sort(
      (one, other) => one - other,
    );
    const states = new Map(
      (['business', 'risk_factors', 'mda'] as const).map((genre) => [
        genre,
        outlines(genreSeed(spec, genre) + (annual ? 0 : 1), outlineSizes[genre], periods.length),
      ]),
    );
    return family.map((report): WrittenReport => {
      const at = periods.indexOf(report.quarter.index);
      const full = (genre: Genre): SectionText => ({
        written: writeSection(spec, genre, states.get(genre)?.[at] ?? [], periodWords(report)),
        omission: null,
      });
      const yearEnd = calendar.quarters[report.year.first - 1]?.end ?? report.quarter.end;
      const sections = annual
        ? annualSections(spec, documents, full, report.year.label)
        : quarterlySections(documents, full, yearEnd);
      return {
        report,
        layout: layoutOf(spec, report) ?? documents.layout,
        sections,
        text: (statements) =>
          reportText(spec, documents, report, {
            business: contentsOf(sections.business),
            riskFactors: contentsOf(sections.risk_factors),
            mda: contentsOf(sections.mda),
            statements,
          }),
      };
    });
  });
};

/** The sections that a correct reader finds in a report. */
export const trueSections = ({ sections, layout }: WrittenReport): readonly TrueSection[] =>
  (['business', 'risk_factors', 'mda'] as const).flatMap((name): TrueSection[] => {
    const section = sections[name];
    if (section === undefined) return [];
    if (section.omission !== null) return [{ name, found: false, omission: section.omission }];
    const paragraphs = paragraphsOf(contentsOf(section)).map(({ kind, text }) => ({
      kind,
      text: layout === 'plain_text' ? asciiText(text) : text,
    }));
    return [{ name, found: true, paragraphs }];
  });
