import type { Schemas } from '@footnote/client';
import { filingPassage } from './filing-passage.ts';

export type CellEvidence = Schemas['CellEvidence'];

/** Facts that are shown; a cell of twelve months may have a dozen. */
const MOST_FACTS = 3;
/** Rows around a fact. */
const ROWS_AROUND = 1;
/** Characters of one text. */
const LONGEST = 70;

type Fact = CellEvidence['facts'][number];
type Place = Extract<Fact['place'], { readonly available: true }>;

/** The answer of `/v2/evidence` as a passage: of a cell, or of a filing. */
export const evidencePassage = (evidence: CellEvidence | Schemas['FilingEvidence'], base: string): string =>
  'cell' in evidence ? passageOf(evidence, base) : filingPassage(evidence, base);

/**
 * What a cell rests on as a passage of some hundred words: its value, then each fact with the number, its label, headings
 * and unit as printed, the rows beside it, the filing and a link. `base`: address of the service, for links to its viewer.
 */
export function passageOf(evidence: CellEvidence, base: string): string {
  const { cell, facts, field, period, symbol } = evidence;
  const state =
    cell.value === null
      ? `refused: ${cell.refusal ?? 'no value'}`
      : `${String(cell.value)} ${cell.unit} (${cell.method ?? ''})`;
  const shown = facts.slice(0, MOST_FACTS).map((fact) => factPassage(fact, base));
  const rest = evidence.total_facts - shown.length;
  return [
    `${symbol} ${field} ${period}: ${state}`,
    ...(facts.length === 0 ? ['No filing states it.'] : shown),
    ...(rest > 0 ? [`and ${rest} more facts: get_evidence`] : []),
  ].join('\n');
}

function factPassage(
  { concept, end, filed_value: value, filing, place, role, start }: Fact,
  base: string,
): string {
  const source = `${filing.form} filed ${filing.filed}, ${filing.accession}`;
  if (!place.available) {
    const period = start === null ? end : `${start} to ${end}`;
    return `${role} ${String(value)} ${concept}, ${period}; ${source}; ${place.reason}`;
  }
  const { table, passage, links } = place;
  const where = table === null ? cut(passage ?? 'tagged, not shown') : tablePassage(table);
  return `${role} ${place.text} ${where}\n  ${source}\n  ${base}${links.viewer}`;
}

function tablePassage(table: NonNullable<Place['table']>): string {
  const { label, headers, unit_line: unit, rows, row } = table;
  const beside = rows
    .filter(({ row: at }) => at !== row && Math.abs(at - row) <= ROWS_AROUND)
    .map(({ cells }) => cut(cells.map(({ text }) => text).join(' ')));
  return [
    `"${cut(label)}" under ${headers.map((text) => `"${cut(text)}"`).join(' / ') || 'no heading'}`,
    ...(unit === null ? [] : [cut(unit)]),
    ...(beside.length === 0 ? [] : [`beside: ${beside.join(' | ')}`]),
  ].join('; ');
}

const cut = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`);
