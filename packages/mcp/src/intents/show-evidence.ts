import { readRequestSchema } from '@footnote/contract/open-api';
import type { FilingEvidence, SectionName } from '@footnote/contract/types.generated';
import { isAccession } from '@footnote/values/accession';
import { evidencePassage } from '../passage.ts';
import { readCompany } from './companies.ts';
import { ofBalance, readPeriod, statementOf } from './explain-figure.ts';
import { readArguments } from './given.ts';
import { COMPANY, type Intent, TEXT } from './intent.ts';
import { callText, Problem } from './problem.ts';

export const showEvidence: Intent = {
  name: 'show_evidence',
  description:
    'The passage of the filing that states a figure: the number as printed, label, headings, unit, and a link. Or by filing (accession) what is served of it: figures, fields of a trade, stake or holding, sections, guidance; field then names a concept, a path in the form, a section or a metric. Example: {"company":"AAPL","field":"revenue","period":"Q3 2024"}',
  input: { company: COMPANY, field: TEXT, period: TEXT, filing: { ...TEXT, description: 'Accession' } },
  answer: async ({ ask, fields, base }, given) => {
    const read = readArguments('show_evidence', ['company', 'field', 'period', 'filing'], given);
    const accession = read.text('filing');
    if (accession !== undefined) {
      if (!isAccession(accession))
        throw new Problem(`"${accession}" is no accession like 0000320193-24-000123`);
      return evidencePassage(
        (await ask('/v2/evidence', { accession, ...wantedIn(read.text('field')) })).data,
        base,
      );
    }
    const { symbol } = await readCompany(ask, read.needed('company', 'AAPL'));
    const field = (await fields()).read(read.needed('field', 'revenue'));
    const statement = statementOf(field);
    if (statement === undefined)
      throw new Problem(
        `${field.name} is computed, so no filing states it. Its operands: ${callText('explain_figure', given)}`,
      );
    const period = ofBalance(await readPeriod(ask, symbol, read.list('period')), statement);
    return evidencePassage(
      (await ask('/v2/evidence', { symbol, statement, field: field.name, period })).data,
      base,
    );
  },
};

type Metric = FilingEvidence['guidance'][number]['item']['metric'];
type Wanted = {
  readonly concept?: string;
  readonly guidance?: Metric;
  readonly path?: string;
  readonly section?: SectionName;
};

const { section: SECTIONS, guidance: METRICS } = readRequestSchema('requests/filing-evidence.json')[
  'properties'
] as Readonly<Record<'guidance' | 'section', { readonly enum: readonly string[] }>>;

/** A section, the metric of guidance, a concept, which begins with a capital or its prefix, or else part of a path. */
function wantedIn(text: string | undefined): Wanted {
  if (text === undefined) return {};
  const name = text.toLowerCase().replaceAll(' ', '_');
  if (SECTIONS.enum.includes(name)) return { section: name as SectionName };
  if (METRICS.enum.includes(name)) return { guidance: name as Metric };
  return /^[A-Z]|:/.test(text) ? { concept: text } : { path: text };
}
