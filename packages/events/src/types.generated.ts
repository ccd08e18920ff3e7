// Derived from schemas/*.avsc by packages/events/src/generate.ts: change the schemas, then run it again.
// Timestamps are epoch milliseconds UTC.

/** A filer as described by EDGAR: name, tickers, classification. */
export type Company = {
  /** SHA-256 (hex) of the natural key and content: the same input always produces the same event. */
  readonly event_id: string;
  /** Time given by the source (filing acceptance, document date), UTC. */
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
  /** Entity type as in EDGAR: operating, other, ... */
  readonly entity_type: string | null;
  /** Filer category as in EDGAR. */
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
  /** Former names of the filer. */
  readonly former_names: readonly FormerName[];
  /** SHA-256 (hex) of the source document in the archive. */
  readonly source_document: string | null;
};

export type Ticker = {
  /** Upper case, share class after a dash. */
  readonly symbol: string;
  /** Exchange, named as in EDGAR. */
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

/** A record that a step could not process, with its original bytes. */
export type DeadLetter = {
  /** SHA-256 (hex) of the natural key and content: the same input always produces the same event. */
  readonly event_id: string;
  /** Time given by the source (filing acceptance, document date), UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Key of the original record. The key of the topic. */
  readonly key: string;
  /** Step that rejected the record. */
  readonly step: string;
  /** Typed reason (snake_case). */
  readonly reason: string;
  /** Human-readable description of the problem. */
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

/** A raw document that was fetched into the archive. */
export type Document = {
  /** SHA-256 (hex) of the natural key and content: the same input always produces the same event. */
  readonly event_id: string;
  /** Time given by the source (filing acceptance, document date), UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Central Index Key of the filer, ten digits with leading zeros. The key of the topic. */
  readonly cik: string;
  /** Kind of document; xbrl: the XBRL report of a filing, as EDGAR's zip file or as an instance with its other files; filing: the primary document of a filing, with its press release or annual report to shareholders as parts. */
  readonly kind: DocumentKind;
  /** Accession number of the filing it belongs to, where there is one. */
  readonly accession: string | null;
  /** Address in EDGAR's URL space (https://data.sec.gov/...); of a document of an old filing, which is no file of its own, that of the full submission. */
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
  /** Date of that filing, YYYY-MM-DD. */
  readonly filed: string | null;
  /** Files read together with the document: schema and linkbases of an XBRL report, exhibits of a filing. */
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
  /** EDGAR's type of an exhibit (EX-99.1). */
  readonly type: string | null;
};

/** Facts reported in one filing, as filed; large filings are split into chunks. From companyfacts: all facts of standard taxonomies without dimensions. From the filing's own instance, three sets: the statement faces and summations together with the facts with dimensions, of concepts on a face, by class of stock, or of revenue, operating income and assets by product, segment or region; all facts without dimensions, including those of the filer's own concepts; and, of scope notes, all other facts with dimensions, with the labels of axes and members. */
export type FilingFacts = {
  /** SHA-256 (hex) of the natural key and content: the same input always produces the same event. */
  readonly event_id: string;
  /** Time given by the source (filing acceptance, document date), UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Central Index Key of the filer, ten digits with leading zeros. The key of the topic. */
  readonly cik: string;
  /** Name of the filer as in the document. */
  readonly entity_name: string;
  /** Accession number of the filing. */
  readonly accession: string;
  /** Form type as in the source. */
  readonly form: string;
  /** Filing date, YYYY-MM-DD. */
  readonly filed: string;
  /** Zero-based position of this chunk. */
  readonly chunk: number;
  /** Number of chunks of this set of facts. */
  readonly chunks: number;
  /** SHA-256 (hex) over all facts of the filing in this document; the same for all chunks of a set. */
  readonly set_id: string;
  /** SHA-256 (hex) of the document in the archive. */
  readonly source_document: string;
  /** Kind of document that reported the facts. */
  readonly source: FactSource;
  /** Facts without dimensions, in the order of the source. Those of an instance repeat those of companyfacts and add what companyfacts lacks, such as facts of the filer's own concepts. */
  readonly facts: readonly Fact[];
  /** Statement faces of the presentation linkbase, or of the inline document's tables where it has none; empty in companyfacts. */
  readonly faces: readonly Face[];
  /** Facts with dimensions; they are never totals. */
  readonly dimensioned: readonly DimensionedFact[];
  /** Summations of the calculation linkbase, in the event that contains the faces; empty in companyfacts, in filings without that linkbase, and in events written before it was read. */
  readonly calculations: readonly Summation[];
  /** notes: the event is of the set of facts with dimensions that are on no face. Empty otherwise. */
  readonly scope: string;
  /** Labels of the axes and members of all facts with dimensions that the filing reports, each once, in the first event of the notes; without those that the filing does not label. */
  readonly labels: readonly Label[];
  /** Texts of the cover page about the company as a whole, each name once, in the event that contains the faces; without those of which the filing has two. */
  readonly cover: readonly CoverText[];
};

export type FactSource = 'companyfacts' | 'instance';

export type Fact = {
  /** us-gaap, ifrs-full, dei, srt, ... */
  readonly taxonomy: string;
  /** Local name of the concept. */
  readonly concept: string;
  /** Unit as in the source (USD, shares, USD/shares). */
  readonly unit: string;
  /** First day of the duration, YYYY-MM-DD; null for an instant. */
  readonly start: string | null;
  /** Last day of the duration, or the instant, YYYY-MM-DD. */
  readonly end: string;
  /** The decimal string that was filed. */
  readonly value: string;
  /** Fiscal year stamp of the filing, as in the source. */
  readonly fy: number | null;
  /** Fiscal period stamp of the filing, as in the source. */
  readonly fp: string | null;
  /** Calendar frame, as in the source. */
  readonly frame: string | null;
};

export type Face = {
  /** Role of the presentation network. */
  readonly role: string;
  /** Statement whose face it is: income, comprehensive_income, balance, cash_flow, equity, or parenthetical for amounts that a statement gives in brackets. */
  readonly statement: string;
  /** Qualified names (us-gaap:InterestExpense), each once, in the order of the face; axes and members among them. */
  readonly concepts: readonly string[];
  /** Label of each concept on the face, an empty string if it has none; an empty list if the filing has no labels. */
  readonly labels: readonly string[];
};

export type DimensionedFact = {
  /** us-gaap, ifrs-full, srt, or the prefix of the filer. */
  readonly taxonomy: string;
  /** Local name of the concept. */
  readonly concept: string;
  /** USD, shares, USD/shares, pure, or the filer's own name of the unit. */
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
  /** Whether the member is typed: a value of the filer's, no element of a taxonomy. Always false in events written before the two were told apart. */
  readonly typed: boolean;
};

export type Summation = {
  /** Role of the calculation network; the face of a statement usually has the same role. */
  readonly role: string;
  /** Statement of the face with this role; null if no face has it, as for notes. */
  readonly statement: string | null;
  /** Rounding of the comparison, which follows from the arcrole: 1.0 (XBRL 2.1, section 5.2.5.2) or 1.1 (Calculations 1.1). */
  readonly specification: string;
  /** Qualified name (us-gaap:GrossProfit). An item of one summation may be the total of another of the role; there are no cycles. */
  readonly total: string;
  /** At least one, in the order of the linkbase. */
  readonly items: readonly SummationItem[];
  /** Periods and units of facts without dimensions in which the filing reports the total and at least one item, each with a stated accuracy and no contradictory duplicate. */
  readonly sums: readonly Sum[];
};

export type SummationItem = {
  /** Qualified name. */
  readonly concept: string;
  /** Decimal factor of the item in the total, never zero: 1 or, for what is deducted, -1. */
  readonly weight: string;
};

export type Sum = {
  /** First day of the duration, YYYY-MM-DD; null for an instant. */
  readonly start: string | null;
  /** Last day of the duration, or the instant, YYYY-MM-DD. */
  readonly end: string;
  /** Unit of total and items. */
  readonly unit: string;
  /** Whether the items add up to the total within the rounding that the specification allows. */
  readonly consistent: boolean;
  /** Reported total less the weighted sum of the reported items, a decimal string; 0 where they are equal. */
  readonly difference: string;
  /** Number of items that are not reported there and count as zero. */
  readonly missing: number;
};

export type Label = {
  /** Qualified name of an axis or of an explicit member. */
  readonly name: string;
  /** Its standard label in the filing, in English if there are several languages; never empty. */
  readonly label: string;
};

export type CoverText = {
  /** Local name of a concept of dei: AuditorFirmId, AuditorLocation, AuditorName, EntityFilerCategory. */
  readonly name: string;
  /** Its text in the filing, with single spaces; never empty. */
  readonly value: string;
};

/** One filing, as listed in the filer's submissions or cited in companyfacts. */
export type Filing = {
  /** SHA-256 (hex) of the natural key and content: the same input always produces the same event. */
  readonly event_id: string;
  /** Time given by the source (filing acceptance, document date), UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Central Index Key of the filer, ten digits with leading zeros. The key of the topic. */
  readonly cik: string;
  /** Accession number, dashed (0000320193-25-000079). */
  readonly accession: string;
  /** Form type as in EDGAR (10-K, 10-Q/A, ...). */
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
  /** Whether the filing contains XBRL. */
  readonly is_xbrl: boolean | null;
  /** Whether the filing contains inline XBRL. */
  readonly is_inline_xbrl: boolean | null;
  /** Source that listed the filing; submissions takes precedence. */
  readonly origin: FilingOrigin;
  /** SHA-256 (hex) of the source document in the archive. */
  readonly source_document: string | null;
};

export type FilingOrigin = 'submissions' | 'companyfacts' | 'current_feed';

/** A caller disputes a served value, or its absence. Repeated flags of one caller about the same value and reason are one flag. */
export type Flag = {
  /** SHA-256 (hex) of the natural key and content: the same input always produces the same event. */
  readonly event_id: string;
  /** When the caller sent it, UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** SHA-256 (hex) of the reporter, the disputed value and the reason: the permanent id of the flag. */
  readonly flag_id: string;
  /** Central Index Key of the filer, ten digits with leading zeros. The key of the topic. */
  readonly cik: string;
  /** Requested symbol: upper case, share class after a dash. */
  readonly symbol: string;
  /** Statement of the cell, named as in statement_cells. */
  readonly statement: FlaggedStatement;
  /** Field of the statement, named as in statement_cells. */
  readonly field: string;
  /** FY2025, 2025-Q3 (of a balance: its last day), 2025-9M or TTM-2025-Q3; the label accepted by GET /v2/explain. */
  readonly period: string;
  /** What is disputed; outdated: a later filing has another value. */
  readonly reason: FlagReason;
  /** Filing that the caller refers to, dashed. */
  readonly accession: string | null;
  /** Note by the caller; free text of at most 1000 characters. */
  readonly note: string | null;
  /** SHA-256 (hex) of the account of the caller's key: distinguishes callers without identifying them. */
  readonly reporter: string;
};

export type FlaggedStatement = 'income' | 'balance' | 'cash_flow';

export type FlagReason = 'wrong_value' | 'wrong_sign' | 'wrong_scale' | 'wrong_unit' | 'wrong_period' | 'outdated' | 'wrongly_refused' | 'other';

/** State of one API key; the newest record of a key is current. */
export type ApiKey = {
  /** SHA-256 (hex) of the natural key and content: the same input always produces the same event. */
  readonly event_id: string;
  /** Time given by the source (filing acceptance, document date), UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** SHA-256 (hex) of the key. The key of the topic. */
  readonly key_hash: string;
  /** Short public name of the key (its first characters after the prefix). */
  readonly key_id: string;
  /** Label chosen by its owner. */
  readonly label: string;
  /** Name of the plan. */
  readonly plan: string;
  /** Whether the key is accepted. */
  readonly state: KeyState;
  /** Expiry time. */
  readonly expires_at: number | null;
  /** Account that the key's requests are charged to: SHA-256 (hex) of the first key in the chain of rotations. Null: the key itself. */
  readonly account: string | null;
};

export type KeyState = 'active' | 'revoked' | 'unpaid';

/** A projection made a new revision of a company, or of a security, visible. */
export type Published = {
  /** SHA-256 (hex) of the natural key and content: the same input always produces the same event. */
  readonly event_id: string;
  /** Time given by the source (filing acceptance, document date), UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Central Index Key of the filer, ten digits with leading zeros. Empty where the projection is keyed by symbol. With the name of the projection, cik/projection or symbol/projection, the key of the topic. */
  readonly cik: string;
  /** Name of the projection. */
  readonly projection: string;
  /** Increases with every publication of the company or security by the projection. */
  readonly revision: number;
  /** Symbols of the company; of a projection keyed by symbol that symbol alone. */
  readonly symbols: readonly string[];
};

/** What one filing says, by section, as paragraphs and table rows; large filings are split into chunks. Of a 10-K or 10-Q: business, risk_factors and mda, each found or omitted with a reason. Of an 8-K: current_report, the document itself, and press_release. */
export type FilingSections = {
  /** SHA-256 (hex) of the natural key and content: the same input always produces the same event. */
  readonly event_id: string;
  /** Time given by the source (filing acceptance, document date), UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Central Index Key of the filer, ten digits with leading zeros. The key of the topic. */
  readonly cik: string;
  /** Accession number of the filing. */
  readonly accession: string;
  /** Form type as in the source. */
  readonly form: string;
  /** Filing date, YYYY-MM-DD. */
  readonly filed: string;
  /** Zero-based position of this chunk. */
  readonly chunk: number;
  /** Number of chunks of this set of sections. */
  readonly chunks: number;
  /** SHA-256 (hex) over all that was read of the filing; the same for all chunks of a set. */
  readonly set_id: string;
  /** SHA-256 (hex) of the document in the archive. */
  readonly source_document: string;
  /** All sections of the filing that are looked for; in the first chunk. */
  readonly sections: readonly SectionEntry[];
  /** Items of an 8-K as its document heads them (2.02), in order; in the first chunk. */
  readonly items: readonly string[];
  /** Press release of an 8-K; in the first chunk. */
  readonly press_release: PressRelease | null;
  /** Paragraphs in the order of the inventory. */
  readonly paragraphs: readonly SectionParagraph[];
};

export type SectionEntry = {
  /** business, risk_factors, mda, current_report or press_release. */
  readonly name: string;
  /** How a section was found: by links of the contents, item headings, an index from items to pages, or titles alone; document: it is a document of its own. Null for one that is omitted. */
  readonly route: SectionRoute | null;
  /** Why a section is omitted; document_refused: its document could not be read. Null for one that is found. */
  readonly omission: SectionOmission | null;
  /** Unicode code points of its paragraphs, joined by one line feed each; 0 for one that is omitted. */
  readonly char_count: number;
  /** Number of its paragraphs and table rows. */
  readonly paragraphs: number;
};

export type SectionRoute = 'anchors' | 'headings' | 'cross_reference' | 'titles' | 'document';

export type SectionOmission = 'not_in_document' | 'incorporated_by_reference' | 'not_applicable' | 'section_not_found' | 'document_refused';

export type PressRelease = {
  /** EDGAR's type of the exhibit (EX-99.1). */
  readonly exhibit: string;
  /** Address in EDGAR's URL space. */
  readonly url: string;
  /** Null where none can be told from the text. */
  readonly headline: string | null;
  /** Unicode code points of its paragraphs, joined by one line feed each. */
  readonly text_length: number;
  /** SHA-256 (hex) of the exhibit in the archive. */
  readonly source_document: string;
};

export type SectionParagraph = {
  /** Name of its section. */
  readonly section: string;
  /** Zero-based position in its section. */
  readonly index: number;
  /** Paragraph, or row of a table. */
  readonly kind: ParagraphKind;
  /** Normalised (NFKC, white space collapsed), never empty; cells of a row are joined by spaces. */
  readonly text: string;
};

export type ParagraphKind = 'paragraph' | 'row';

/** The verifier's findings on the cells that come from one filing, or on the cell disputed by one flag. The newest revision of a filing replaces earlier ones. */
export type Verification = {
  /** SHA-256 (hex) of the natural key and content: the same input always produces the same event. */
  readonly event_id: string;
  /** Time given by the source: the newest acceptance of a filing that the verdicts depend on, UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Central Index Key of the filer, ten digits with leading zeros. The key of the topic. */
  readonly cik: string;
  /** Filing that the judged cells come from; null in the answer to a flag. */
  readonly accession: string | null;
  /** Increases with the verifier's inputs for the company; among events of a filing the highest revision is current. */
  readonly revision: number;
  /** Version of the rules and tolerances applied. */
  readonly policy_version: number;
  /** One per cell that comes from the filing, possibly none. In the answer to a flag: the verdict on the disputed cell, if it has a value. */
  readonly verdicts: readonly CellVerdict[];
  /** The answer to a flag; null in the verdicts of a filing. */
  readonly flag: FlagVerdict | null;
};

export type CellVerdict = {
  /** Named as in statement_cells. */
  readonly statement: VerifiedStatement;
  /** Named as in statement_cells. */
  readonly field: string;
  /** Named as in statement_cells. */
  readonly period_kind: VerifiedPeriodKind;
  /** Label of the fiscal year. */
  readonly fiscal_year: number;
  /** Label of the period in it. */
  readonly fiscal_period: VerifiedFiscalPeriod;
  /** First day, YYYY-MM-DD; null for an instant. */
  readonly period_start: string | null;
  /** Last day, or the instant, YYYY-MM-DD. */
  readonly period_end: string;
  /** The judged value, as served if it were not masked; decimal string. */
  readonly value: string;
  /** passed: every fact of the cell is corroborated; unchecked: not every fact is corroborated, and none failed; contradicted: one of its facts is blamed for a failed check. */
  readonly verdict: VerdictOutcome;
  /** Rules of the checks that corroborate its facts. */
  readonly vouched: readonly string[];
  /** Failed checks against the cell; empty unless contradicted. */
  readonly evidence: readonly VerdictEvidence[];
};

export type VerifiedStatement = 'income' | 'balance' | 'cash_flow';

export type VerifiedPeriodKind = 'annual' | 'quarter' | 'ytd' | 'instant' | 'ttm';

export type VerifiedFiscalPeriod = 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4' | 'TP';

export type VerdictOutcome = 'passed' | 'unchecked' | 'contradicted';

export type VerdictEvidence = {
  /** Rule of the check: balance_total, comparative, span_sum, ... */
  readonly rule: string;
  /** Reason for blaming these facts: substitution, slip, others_hold, undecided, majority, wrong_period, itself. */
  readonly because: string;
  /** Difference between the two sides; decimal string in the unit of the readings. */
  readonly difference: string;
  /** Tolerance of the check. */
  readonly tolerance: string;
  /** Facts compared by the check. */
  readonly readings: readonly EvidenceReading[];
};

export type EvidenceReading = {
  /** Filing that reported the fact. */
  readonly accession: string;
  /** Qualified name of the concept. */
  readonly concept: string;
  /** First day, YYYY-MM-DD; null for an instant. */
  readonly start: string | null;
  /** Last day, or the instant, YYYY-MM-DD. */
  readonly end: string;
  /** Decimal string as filed. */
  readonly value: string;
  /** Whether this fact is blamed for the failure. */
  readonly blamed: boolean;
};

export type FlagVerdict = {
  /** Id of the flag. */
  readonly flag_id: string;
  /** Statement of the disputed cell, as in the flag. */
  readonly statement: string;
  /** Its field. */
  readonly field: string;
  /** Label of its period. */
  readonly period: string;
  /** Finding of the verifier; refused: the cell has no value to judge. */
  readonly outcome: FlagOutcome;
  /** Refusal of the cell, if it has no value. */
  readonly refusal: string | null;
};

export type FlagOutcome = 'passed' | 'unchecked' | 'contradicted' | 'refused' | 'no_such_cell';
