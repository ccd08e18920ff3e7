import type { Archive } from '@footnote/edgar/archive';
import type { Document, Stake } from '@footnote/event-types/types.generated';
import { stakeEvent, stakePerson } from '@footnote/events/testing/samples';
import { holdingsStage } from '@footnote/filing-parser/holdings-stage';
import { stakesStage } from '@footnote/filing-parser/stakes-stage';
import { documentOf, partsOf, sha256 } from '@footnote/filing-parser/testing/documents';
import { tradesStage } from '@footnote/filing-parser/trades-stage';
import { form144 } from '@footnote/forms/testing/form-144';
import { form13fCover, informationTable } from '@footnote/forms/testing/form-13f';
import { insiderForm, trade } from '@footnote/forms/testing/insider-forms';
import { person13d, person13g, schedule13d, schedule13g } from '@footnote/forms/testing/schedules';
import type { Projection } from '@footnote/projection/projection';
import type { Stage } from '@footnote/projection/stage/stage';
import { holdings } from '@footnote/projector/projections/holdings/project';
import { insiders } from '@footnote/projector/projections/insiders/project';
import { stakes } from '@footnote/projector/projections/stakes/project';

/** A family of forms, and the code that turns its documents into rows. */
export type FuzzedForm = {
  readonly name: string;
  readonly samples: readonly Buffer[];
  /** Whether a document of a mirror belongs to the family, judged by its beginning. */
  readonly isOne: (beginning: string) => boolean;
  readonly stage: (archive: Pick<Archive, 'get'>) => Stage;
  readonly projection: Projection;
  /** The document, and the other archived bytes of its filing. */
  readonly filed: (bytes: Buffer) => { readonly document: Document; readonly others: readonly Uint8Array[] };
  /** Events of the same entity that the projection already has. */
  readonly before: readonly object[];
};

const ownership = (bytes: Buffer, form: string): { document: Document; others: readonly Uint8Array[] } => ({
  document: {
    ...documentOf(bytes),
    kind: 'ownership',
    accession: ACCESSION,
    form,
    filed: '2026-03-06',
    file_number: '005-12345',
  },
  others: [],
});

const text = (bytes: Buffer): string => bytes.toString('latin1');
const buffers = (...texts: readonly string[]): readonly Buffer[] => texts.map((each) => Buffer.from(each));
const persons = ['Quarry Partners LP', 'Ada Smith', 'Third Fund'];

const COVER = Buffer.from(form13fCover());
const TABLE = Buffer.from(informationTable());

const ACCESSION = '0009990055-26-000012';
/** A schedule whose persons have no CIK, and the header with their CIKs. */
const NUMBERLESS = Buffer.from(schedule13g({ persons: persons.map((name) => person13g(name, '42', '4.2')) }));
const HEADER = Buffer.from(
  `<SEC-HEADER>${ACCESSION}.hdr.sgml\n<ACCESSION-NUMBER>${ACCESSION}\n` +
    persons
      .map((name, at) => `<FILED-BY>\n<CONFORMED-NAME>${name}\n<CIK>999007${at}\n</FILED-BY>\n`)
      .join('') +
    '</SEC-HEADER>\n',
);

const standing: readonly Stake[] = [
  stakeEvent('0009990001', '0009990077-25-000012', { filed: '2025-11-03' }),
  stakeEvent('0009990001', '0009990088-26-000001', {
    persons: [stakePerson('Ada Smith', null, null, { cik: '0009990055' })],
  }),
];

export const FUZZED_FORMS: readonly FuzzedForm[] = [
  {
    name: 'stakes',
    samples: [
      HEADER,
      ...buffers(
        schedule13d(),
        schedule13g(),
        schedule13d({ persons: persons.map((name) => person13d(name, '4200', '4.2', '0009990077')) }),
        schedule13g({
          persons: persons.map((name, at) => person13g(name, `${at}900.5`, `${at}.9`)),
          schemaVersion: 'X0202',
        }),
      ),
    ],
    isOne: (beginning) => /edgar\/schedule13[DG]"/i.test(beginning),
    stage: (archive) => stakesStage({ archive }),
    projection: stakes,
    filed: (bytes) => {
      if (text(bytes).includes('<edgarSubmission'))
        return ownership(bytes, /13D/.test(text(bytes)) ? 'SCHEDULE 13D/A' : 'SCHEDULE 13G');
      const { document } = ownership(NUMBERLESS, 'SCHEDULE 13G');
      return { document: { ...document, parts: partsOf(bytes) }, others: [NUMBERLESS, bytes] };
    },
    before: standing,
  },
  {
    name: 'trades',
    samples: buffers(
      insiderForm(),
      insiderForm({ rows: [trade('P', '17.5', '31.25'), trade('M', '2', '31'), trade('S', '2', '31')] }),
      form144(),
    ),
    isOne: (beginning) => /<ownershipDocument|edgar\/ownership\/form144/i.test(beginning),
    stage: (archive) => tradesStage({ archive }),
    projection: insiders,
    filed: (bytes) => ownership(bytes, /144/.test(text(bytes).slice(0, 600)) ? '144' : '4/A'),
    before: [],
  },
  {
    name: 'holdings',
    samples: [COVER, TABLE],
    isOne: (beginning) => /edgar\/(?:thirteenffiler|document\/thirteenf\/informationtable)/i.test(beginning),
    stage: (archive) => holdingsStage({ archive }),
    projection: holdings,
    filed: (bytes) => {
      const isTable = /informationTable/i.test(text(bytes).slice(0, 600));
      const [cover, table] = isTable ? [COVER, bytes] : [bytes, TABLE];
      return {
        document: {
          ...documentOf(cover),
          cik: '0009990088',
          kind: 'holdings',
          accession: '0009990088-26-000003',
          form: '13F-HR',
          filed: '2026-02-12',
          parts: [
            {
              url: 'https://x/table.xml',
              sha256: sha256(table),
              bytes: table.length,
              type: 'INFORMATION TABLE',
            },
          ],
        },
        others: [cover, table],
      };
    },
    before: [],
  },
];
