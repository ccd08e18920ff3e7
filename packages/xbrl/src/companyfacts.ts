import { cikOfDigits } from '@footnote/values/cik';
import { createRowReader, type RowReader, type Sink } from './companyfacts-row.ts';
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
  const facts: CompanyFact[] = [];
  const rejected: RejectedFact[] = [];
  return { ...readInto(bytes, facts, rejected), facts, rejected };
}

export type CitedFiling = { readonly accession: string; readonly form: string; readonly filed: string };

/** The company of a document, and the filings that it cites: each once, in the order of its first fact. */
export type Citations = Pick<Companyfacts, 'cik' | 'entityName'> & {
  readonly filings: readonly CitedFiling[];
};

/** The citations of a companyfacts document, without keeping its facts. Throws as `parseCompanyfacts` does. */
export function readCitations(bytes: Uint8Array): Citations {
  const filings = new Map<string, CitedFiling>();
  const note = ({ accession, form, filed }: CompanyFact): void => {
    if (!filings.has(accession)) filings.set(accession, { accession, form, filed });
  };
  const head = readInto(bytes, { push: note }, { push: () => undefined });
  return { ...head, filings: [...filings.values()] };
}

type Head = Pick<Companyfacts, 'cik' | 'entityName'>;

function readInto(bytes: Uint8Array, facts: Sink<CompanyFact>, rejected: Sink<RejectedFact>): Head {
  const scanner = new JsonScanner(decode(bytes));
  try {
    const head = readDocument(scanner, createRowReader(scanner, facts, rejected));
    scanner.end();
    return head;
  } catch (error) {
    if (error instanceof TruncatedJsonError) throw new CompanyfactsError('truncated', error.message, error);
    if (error instanceof MalformedJsonError) throw new CompanyfactsError('malformed', error.message, error);
    throw error;
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new CompanyfactsError('not_utf8', 'not UTF-8', error);
  }
}

function readDocument(scanner: JsonScanner, rows: RowReader): Head {
  if (scanner.kind() !== 'object')
    throw new CompanyfactsError('wrong_shape', 'the document is not an object');
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
  return { cik, entityName };
}

/**
 * A substring keeps its whole parent text in memory, and the name outlives its document, in reports of
 * thousands of companies.
 */
function ownText(piece: string): string {
  return JSON.parse(JSON.stringify(piece)) as string;
}

/** A number in most documents, a string of ten digits in some. */
function readCik(scanner: JsonScanner): string {
  const kind = scanner.kind();
  const text = kind === 'string' ? scanner.string() : kind === 'scalar' ? scanner.scalar() : '';
  const cik = cikOfDigits(text);
  if (cik === null) throw new CompanyfactsError('wrong_shape', '"cik" is not a CIK');
  return cik;
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
