// Derived from schemas/*.avsc by packages/events/src/generate.ts: change the schemas, then run it again.
// Timestamps are epoch milliseconds UTC.

/** What EDGAR says of one filer: identity, tickers, classification. */
export type Company = {
  /** SHA-256 (hex) of the natural key and content: the same input always gives the same event. */
  readonly event_id: string;
  /** When the source said it (filing acceptance, document date), UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Central Index Key of the filer, ten digits with leading zeros. The key of the topic. */
  readonly cik: string;
  /** Conformed name of the filer. */
  readonly name: string;
  /** Listed symbols, in EDGAR's order. */
  readonly tickers: readonly Ticker[];
  /** Standard Industrial Classification code. */
  readonly sic: string | null;
  /** EDGAR's description of the code. */
  readonly sic_description: string | null;
  /** operating, other, ..., as EDGAR says. */
  readonly entity_type: string | null;
  /** Filer category as EDGAR says. */
  readonly category: string | null;
  /** MMDD. */
  readonly fiscal_year_end: string | null;
  /** EDGAR state or country code. */
  readonly state_of_incorporation: string | null;
  /** EDGAR state or country code of the business address. */
  readonly business_state_or_country: string | null;
  /** City of the business address. */
  readonly business_city: string | null;
  /** Web address. */
  readonly website: string | null;
  /** Employer identification number. */
  readonly ein: string | null;
  /** Names the filer had before. */
  readonly former_names: readonly FormerName[];
  /** SHA-256 (hex) of the document in the archive that says so. */
  readonly source_document: string | null;
};

export type Ticker = {
  /** Upper case, share class after a dash. */
  readonly symbol: string;
  /** Exchange as EDGAR names it. */
  readonly exchange: string | null;
};

export type FormerName = {
  /** Former conformed name. */
  readonly name: string;
  /** ISO date-time. */
  readonly from: string | null;
  /** ISO date-time. */
  readonly to: string | null;
};

/** An input that a step could not take, with its original bytes. */
export type DeadLetter = {
  /** SHA-256 (hex) of the natural key and content: the same input always gives the same event. */
  readonly event_id: string;
  /** When the source said it (filing acceptance, document date), UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Key of the original record. The key of the topic. */
  readonly key: string;
  /** Which step refused it. */
  readonly step: string;
  /** Typed reason (snake_case). */
  readonly reason: string;
  /** What was wrong, for a person. */
  readonly message: string;
  /** Topic of the original record. */
  readonly topic: string;
  /** Its partition. */
  readonly partition: number;
  /** Its offset. */
  readonly offset: number;
  /** Its original bytes. */
  readonly value: Uint8Array;
};

/** A raw document was fetched and stands in the archive. */
export type Document = {
  /** SHA-256 (hex) of the natural key and content: the same input always gives the same event. */
  readonly event_id: string;
  /** When the source said it (filing acceptance, document date), UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Central Index Key of the filer, ten digits with leading zeros. The key of the topic. */
  readonly cik: string;
  /** What the document is; xbrl: the XBRL report of a filing, as the zip file of EDGAR or as its instance with the other files of it. */
  readonly kind: DocumentKind;
  /** Accession number of the filing it belongs to, where there is one. */
  readonly accession: string | null;
  /** Address in EDGAR's URL space (https://data.sec.gov/...). */
  readonly url: string;
  /** Hash of the uncompressed bytes: its name in the archive. */
  readonly sha256: string;
  /** Uncompressed size. */
  readonly bytes: number;
  /** Entity tag of the source. */
  readonly etag: string | null;
  /** Last-Modified of the source, as sent. */
  readonly last_modified: string | null;
  /** Form type of the filing it belongs to. */
  readonly form: string | null;
  /** Filing date of it, YYYY-MM-DD. */
  readonly filed: string | null;
  /** Other files that are read with it: schema and linkbases of an XBRL report. */
  readonly parts: readonly DocumentPart[];
};

export type DocumentKind = 'companyfacts' | 'submissions' | 'submissions_page' | 'company_tickers' | 'current_feed' | 'filing' | 'xbrl';

export type DocumentPart = {
  /** Address in EDGAR's URL space. */
  readonly url: string;
  /** Hash of the uncompressed bytes: its name in the archive. */
  readonly sha256: string;
  /** Uncompressed size. */
  readonly bytes: number;
};

/** Facts that one filing reported, as filed; large filings come in chunks. From companyfacts: all that carry no dimensions, of standard taxonomies. From the filing's own instance, in two sets: the statement faces with the facts with dimensions of the concepts on them or by class of stock; and all facts that carry no dimensions, those of the filer's own concepts among them. */
export type FilingFacts = {
  /** SHA-256 (hex) of the natural key and content: the same input always gives the same event. */
  readonly event_id: string;
  /** When the source said it (filing acceptance, document date), UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Central Index Key of the filer, ten digits with leading zeros. The key of the topic. */
  readonly cik: string;
  /** Name of the filer in the document. */
  readonly entity_name: string;
  /** Accession number of the filing. */
  readonly accession: string;
  /** Form type as the source says. */
  readonly form: string;
  /** Filing date, YYYY-MM-DD. */
  readonly filed: string;
  /** Zero-based position of this chunk. */
  readonly chunk: number;
  /** How many chunks this set of facts has. */
  readonly chunks: number;
  /** SHA-256 (hex) over all facts of the filing in this document: chunks of one set share it. */
  readonly set_id: string;
  /** SHA-256 (hex) of the document in the archive. */
  readonly source_document: string;
  /** What kind of document reported them. */
  readonly source: FactSource;
  /** Facts without dimensions, in the order of the source. Those of an instance repeat what companyfacts says of the filing, or stand in for it where that passed the filing over. */
  readonly facts: readonly Fact[];
  /** Statement faces of the presentation linkbase, or of the inline document's tables where it has none; empty in companyfacts. */
  readonly faces: readonly Face[];
  /** Facts with dimensions: never to be read as totals. */
  readonly dimensioned: readonly DimensionedFact[];
};

export type FactSource = 'companyfacts' | 'instance';

export type Fact = {
  /** us-gaap, ifrs-full, dei, srt, ... */
  readonly taxonomy: string;
  /** Local name of the concept. */
  readonly concept: string;
  /** Unit as the source says (USD, shares, USD/shares). */
  readonly unit: string;
  /** First day of the duration, YYYY-MM-DD; null for an instant. */
  readonly start: string | null;
  /** Last day of the duration, or the instant, YYYY-MM-DD. */
  readonly end: string;
  /** The decimal string that was filed. */
  readonly value: string;
  /** Fiscal year stamp of the filing, as the source says. */
  readonly fy: number | null;
  /** Fiscal period stamp of the filing, as the source says. */
  readonly fp: string | null;
  /** Calendar frame, as the source says. */
  readonly frame: string | null;
};

export type Face = {
  /** Role of the presentation network. */
  readonly role: string;
  /** Which statement it is the face of: income, comprehensive_income, balance, cash_flow, equity, or parenthetical for what a statement says in brackets. */
  readonly statement: string;
  /** Qualified names (us-gaap:InterestExpense), each once, in the order of the face; axes and members among them. */
  readonly concepts: readonly string[];
  /** What the face calls each of the concepts, empty where it says nothing; none where the filing has no labels. */
  readonly labels: readonly string[];
};

export type DimensionedFact = {
  /** us-gaap, ifrs-full, srt, or the prefix of the filer. */
  readonly taxonomy: string;
  /** Local name of the concept. */
  readonly concept: string;
  /** USD, shares, USD/shares, pure, or what the filer called it. */
  readonly unit: string;
  /** First day of the duration, YYYY-MM-DD; null for an instant. */
  readonly start: string | null;
  /** Last day of the duration, or the instant, YYYY-MM-DD. */
  readonly end: string;
  /** Decimal string; of an inline document with its scale and sign applied. */
  readonly value: string;
  /** Accuracy as the filer declared it: a number of places, INF, or nothing. */
  readonly decimals: string | null;
  /** At least one, ordered by axis. */
  readonly dimensions: readonly Dimension[];
};

export type Dimension = {
  /** Qualified name of the axis (us-gaap:StatementClassOfStockAxis). */
  readonly axis: string;
  /** Qualified name of the member, or the text of a typed one. */
  readonly member: string;
};

/** One filing of a filer as its submissions list it, or as companyfacts cites it. */
export type Filing = {
  /** SHA-256 (hex) of the natural key and content: the same input always gives the same event. */
  readonly event_id: string;
  /** When the source said it (filing acceptance, document date), UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Central Index Key of the filer, ten digits with leading zeros. The key of the topic. */
  readonly cik: string;
  /** Accession number, dashed (0000320193-25-000079). */
  readonly accession: string;
  /** Form type as EDGAR says (10-K, 10-Q/A, ...). */
  readonly form: string;
  /** Filing date, YYYY-MM-DD. */
  readonly filed: string;
  /** Period of report, YYYY-MM-DD. */
  readonly report_date: string | null;
  /** Acceptance time, UTC. */
  readonly accepted_at: number | null;
  /** File name of the main document. */
  readonly primary_document: string | null;
  /** EDGAR's description. */
  readonly primary_document_description: string | null;
  /** 8-K items, comma-separated. */
  readonly items: string | null;
  /** SEC file number. */
  readonly file_number: string | null;
  /** Bytes of the submission. */
  readonly size: number | null;
  /** Carries XBRL. */
  readonly is_xbrl: boolean | null;
  /** Carries inline XBRL. */
  readonly is_inline_xbrl: boolean | null;
  /** Which source listed it; submissions outranks the others. */
  readonly origin: FilingOrigin;
  /** SHA-256 (hex) of the document in the archive that says so. */
  readonly source_document: string | null;
};

export type FilingOrigin = 'submissions' | 'companyfacts' | 'current_feed';

/** A caller doubts one value that was served, or its absence. The same doubt of the same caller is one flag, however often it is sent. */
export type Flag = {
  /** SHA-256 (hex) of the natural key and content: the same input always gives the same event. */
  readonly event_id: string;
  /** When the caller sent it, UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** SHA-256 (hex) of the reporter and of what is doubted and why: names the flag for ever. */
  readonly flag_id: string;
  /** Central Index Key of the filer, ten digits with leading zeros. The key of the topic. */
  readonly cik: string;
  /** The symbol that was asked for: upper case, share class after a dash. */
  readonly symbol: string;
  /** Statement of the cell, as statement_cells names it. */
  readonly statement: FlaggedStatement;
  /** Field of the statement, as statement_cells names it. */
  readonly field: string;
  /** FY2025, 2025-Q3 (of a balance: its last day), 2025-9M or TTM-2025-Q3; the label that GET /v2/explain takes. */
  readonly period: string;
  /** What is doubted; outdated: a later filing says otherwise. */
  readonly reason: FlagReason;
  /** Filing that the caller refers to, dashed. */
  readonly accession: string | null;
  /** What the caller says besides; free text of at most 1000 characters. */
  readonly note: string | null;
  /** SHA-256 (hex) of the account of the caller's key: tells callers apart and names none of them. */
  readonly reporter: string;
};

export type FlaggedStatement = 'income' | 'balance' | 'cash_flow';

export type FlagReason = 'wrong_value' | 'wrong_sign' | 'wrong_scale' | 'wrong_unit' | 'wrong_period' | 'outdated' | 'wrongly_refused' | 'other';

/** State of one API key; the newest record of a key counts. */
export type ApiKey = {
  /** SHA-256 (hex) of the natural key and content: the same input always gives the same event. */
  readonly event_id: string;
  /** When the source said it (filing acceptance, document date), UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** SHA-256 (hex) of the key. The key of the topic. */
  readonly key_hash: string;
  /** Short public name of the key (its first characters after the prefix). */
  readonly key_id: string;
  /** What its owner calls it. */
  readonly label: string;
  /** Name of the plan. */
  readonly plan: string;
  /** Whether it opens the door. */
  readonly state: KeyState;
  /** When it stops working. */
  readonly expires_at: number | null;
  /** What the key's requests count under: SHA-256 (hex) of the first of the keys that followed one another. Null: the key itself. */
  readonly account: string | null;
};

export type KeyState = 'active' | 'revoked' | 'unpaid';

/** A projection made a new revision of a company visible. */
export type Published = {
  /** SHA-256 (hex) of the natural key and content: the same input always gives the same event. */
  readonly event_id: string;
  /** When the source said it (filing acceptance, document date), UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Central Index Key of the filer, ten digits with leading zeros. With the name of the projection, cik/projection, the key of the topic. */
  readonly cik: string;
  /** Name of the projection. */
  readonly projection: string;
  /** Grows with every publication of the company by the projection. */
  readonly revision: number;
  /** Symbols of the company. */
  readonly symbols: readonly string[];
};

/** What the verifier found of the cells that are from one filing, or of the cell that one flag doubts. The newest revision of a filing counts and replaces those before it. */
export type Verification = {
  /** SHA-256 (hex) of the natural key and content: the same input always gives the same event. */
  readonly event_id: string;
  /** When the source said it: the newest acceptance of a filing that the verdicts rest on, UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Central Index Key of the filer, ten digits with leading zeros. The key of the topic. */
  readonly cik: string;
  /** Filing that the judged cells are from; null in the answer to a flag. */
  readonly accession: string | null;
  /** Grows with what the verifier knows of the company: of two events of a filing the higher counts. */
  readonly revision: number;
  /** Version of the rules and tolerances by which it was judged. */
  readonly policy_version: number;
  /** One for each cell that is from the filing; empty when no cell is. In the answer to a flag that of the doubted cell, if it has a value. */
  readonly verdicts: readonly CellVerdict[];
  /** The answer to a flag; null in the verdicts of a filing. */
  readonly flag: FlagVerdict | null;
};

export type CellVerdict = {
  /** As statement_cells names it. */
  readonly statement: VerifiedStatement;
  /** As statement_cells names it. */
  readonly field: string;
  /** As statement_cells names it. */
  readonly period_kind: VerifiedPeriodKind;
  /** Label of the fiscal year. */
  readonly fiscal_year: number;
  /** Label of the period in it. */
  readonly fiscal_period: VerifiedFiscalPeriod;
  /** First day, YYYY-MM-DD; null for an instant. */
  readonly period_start: string | null;
  /** Last day, or the instant, YYYY-MM-DD. */
  readonly period_end: string;
  /** The value that was judged, as it would be served without a mask; decimal string. */
  readonly value: string;
  /** passed: every fact of the cell is vouched for; unchecked: nothing speaks against it; contradicted: a fact of it is blamed. */
  readonly verdict: VerdictOutcome;
  /** Rules of the checks that vouch for its facts. */
  readonly vouched: readonly string[];
  /** What speaks against it; empty unless contradicted. */
  readonly evidence: readonly VerdictEvidence[];
};

export type VerifiedStatement = 'income' | 'balance' | 'cash_flow';

export type VerifiedPeriodKind = 'annual' | 'quarter' | 'ytd' | 'instant' | 'ttm';

export type VerifiedFiscalPeriod = 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4' | 'TP';

export type VerdictOutcome = 'passed' | 'unchecked' | 'contradicted';

export type VerdictEvidence = {
  /** What the check compares: balance_total, comparative, span_sum, ... */
  readonly rule: string;
  /** Why the blame falls where it does: substitution, slip, others_hold, undecided, majority, wrong_period, itself. */
  readonly because: string;
  /** By how much the two sides differ; decimal string in the unit of the readings. */
  readonly difference: string;
  /** By how much they may differ. */
  readonly tolerance: string;
  /** The facts that were compared. */
  readonly readings: readonly EvidenceReading[];
};

export type EvidenceReading = {
  /** Filing that gives the fact. */
  readonly accession: string;
  /** Qualified name of the concept. */
  readonly concept: string;
  /** First day, YYYY-MM-DD; null for an instant. */
  readonly start: string | null;
  /** Last day, or the instant, YYYY-MM-DD. */
  readonly end: string;
  /** Decimal string as filed. */
  readonly value: string;
  /** Whether the failure is laid to this fact. */
  readonly blamed: boolean;
};

export type FlagVerdict = {
  /** Names the flag. */
  readonly flag_id: string;
  /** Statement of the doubted cell, as the flag says. */
  readonly statement: string;
  /** Its field. */
  readonly field: string;
  /** Label of its period. */
  readonly period: string;
  /** What the verifier found; refused: the cell has no value, so there is none to judge. */
  readonly outcome: FlagOutcome;
  /** Why there is none. */
  readonly refusal: string | null;
};

export type FlagOutcome = 'passed' | 'unchecked' | 'contradicted' | 'refused' | 'no_such_cell';
