import { createRowReader, type RowReader } from './companyfacts-row.ts';
import {
  CompanyfactsError,
  type CompanyFact,
  type Companyfacts,
  type RejectedFact,
} from './companyfacts-types.ts';
import { JsonScanner, MalformedJsonError, TruncatedJsonError } from './json-scanner.ts';

/**
 * Reads a document of EDGAR's companyfacts interface
 * (data.sec.gov/api/xbrl/companyfacts/CIK##########.json): every taxonomy, unit and form, the values as the
 * digits of the source. An entry that is not a fact is reported in `rejected`, and the others are kept. Throws
 * `CompanyfactsError` for a document that cannot be read as a whole.
 */
export function parseCompanyfacts(bytes: Uint8Array): Companyfacts {
  const scanner = new JsonScanner(decode(bytes));
  try {
    const document = readDocument(scanner);
    scanner.end();
    return document;
  } catch (error) {
    if (error instanceof TruncatedJsonError) throw new CompanyfactsError('truncated', error.message, error);
    if (error instanceof MalformedJsonError) throw new CompanyfactsError('malformed', error.message, error);
    throw error;
  }
}

export type CitedFiling = { readonly accession: string; readonly form: string; readonly filed: string };

/** The filings that the facts cite, each once, in the order of their first fact. */
export function filingsOf(companyfacts: Companyfacts): readonly CitedFiling[] {
  const filings = new Map<string, CitedFiling>();
  for (const { accession, form, filed } of companyfacts.facts) {
    if (!filings.has(accession)) filings.set(accession, { accession, form, filed });
  }
  return [...filings.values()];
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new CompanyfactsError('not_utf8', 'not UTF-8', error);
  }
}

function readDocument(scanner: JsonScanner): Companyfacts {
  if (scanner.kind() !== 'object')
    throw new CompanyfactsError('wrong_shape', 'the document is not an object');
  const facts: CompanyFact[] = [];
  const rejected: RejectedFact[] = [];
  const rows = createRowReader(scanner, facts, rejected);
  let cik: string | null = null;
  let entityName = '';
  let hasFacts = false;
  scanner.enterObject();
  for (let name = scanner.nextMember(true); name !== null; name = scanner.nextMember(false)) {
    if (name === 'cik') cik = readCik(scanner);
    else if (name === 'entityName' && scanner.kind() === 'string') entityName = ownText(scanner.string());
    else if (name === 'facts') {
      if (scanner.kind() !== 'object') throw new CompanyfactsError('wrong_shape', '"facts" is not an object');
      hasFacts = true;
      readTaxonomies(scanner, rows);
    } else scanner.skip();
  }
  if (cik === null) throw new CompanyfactsError('missing_member', 'no "cik"');
  if (!hasFacts) throw new CompanyfactsError('missing_member', 'no "facts"');
  return { cik, entityName, facts, rejected };
}

/**
 * A piece of a text keeps the whole of it in memory. The name is what outlives its document: in reports of thousands
 * of companies.
 */
function ownText(piece: string): string {
  return JSON.parse(JSON.stringify(piece)) as string;
}

/** A number in most documents, a string of ten digits in some. */
function readCik(scanner: JsonScanner): string {
  const kind = scanner.kind();
  const text = kind === 'string' ? scanner.string() : kind === 'scalar' ? scanner.scalar() : '';
  if (!/^[0-9]{1,10}$/.test(text)) throw new CompanyfactsError('wrong_shape', '"cik" is not a CIK');
  return text.padStart(10, '0');
}

function readTaxonomies(scanner: JsonScanner, rows: RowReader): void {
  scanner.enterObject();
  for (let taxonomy = scanner.nextMember(true); taxonomy !== null; taxonomy = scanner.nextMember(false)) {
    if (scanner.kind() !== 'object') {
      rows.rejectValue(taxonomy, 'taxonomy is not an object');
      continue;
    }
    scanner.enterObject();
    for (let concept = scanner.nextMember(true); concept !== null; concept = scanner.nextMember(false))
      readConcept(scanner, rows, taxonomy, concept);
  }
}

function readConcept(scanner: JsonScanner, rows: RowReader, taxonomy: string, concept: string): void {
  if (scanner.kind() !== 'object') {
    rows.rejectValue(`${taxonomy}/${concept}`, 'concept is not an object');
    return;
  }
  let hasUnits = false;
  scanner.enterObject();
  for (let name = scanner.nextMember(true); name !== null; name = scanner.nextMember(false)) {
    if (name !== 'units') {
      scanner.skip();
      continue;
    }
    hasUnits = true;
    if (scanner.kind() === 'object') readUnits(scanner, rows, taxonomy, concept);
    else rows.rejectValue(`${taxonomy}/${concept}`, '"units" is not an object');
  }
  if (!hasUnits) rows.reject(`${taxonomy}/${concept}`, null, 'missing_member', 'units');
}

function readUnits(scanner: JsonScanner, rows: RowReader, taxonomy: string, concept: string): void {
  scanner.enterObject();
  for (let unit = scanner.nextMember(true); unit !== null; unit = scanner.nextMember(false)) {
    if (scanner.kind() !== 'array') {
      rows.rejectValue(`${taxonomy}/${concept}/${unit}`, 'unit is not an array');
      continue;
    }
    scanner.enterArray();
    for (let row = 0; scanner.nextItem(row === 0); row += 1) rows.read(taxonomy, concept, unit, row);
  }
}
