// Derived from schemas/*.avsc by packages/events/src/generate.ts: change the schemas, then run it again.
// Timestamps are epoch milliseconds UTC.

/** All daily bars of one symbol in one calendar year from one source; replaces the year completely. Numbers are decimal strings as written by the source, without exponents. */
export type Bars = {
  /** SHA-256 (hex) of the natural key and content: the same input always produces the same event. */
  readonly event_id: string;
  /** Close of the newest session in the source when it was read, UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Symbol of the security: upper case, share class after a dash. The key of the topic. */
  readonly symbol: string;
  /** Name of the price source, as configured: lower case, digits, dashes. */
  readonly source: string;
  /** Rank of the source in the configuration. If several sources have a symbol, the one with the lowest rank is used, by name if ranks are equal; sources are never mixed. */
  readonly priority: number;
  /** File name, or address without its API key, from which the source was read. */
  readonly address: string;
  /** Calendar year that this event replaces. */
  readonly year: number;
  /** Zero-based position of this year among the years that changed together. */
  readonly chunk: number;
  /** Number of years that changed together, e.g. all years of a split-adjusted series after a split. Until all of them are read, the series mixes two bases. */
  readonly chunks: number;
  /** SHA-256 (hex) over the years that changed together; the same for all of them. */
  readonly set_id: string;
  /** ISO 4217 code of the prices; null if the source does not state it. */
  readonly currency: string | null;
  /** Adjustments that the source made to open, high, low and close: none, splits up to source_time, or splits and dividends. */
  readonly price_adjustment: PriceAdjustment;
  /** Adjustments that the source made to volume: none, or splits up to source_time. */
  readonly volume_adjustment: VolumeAdjustment;
  /** Bars in order of their dates, one per session; empty if the source no longer has any for the year. */
  readonly rows: readonly Bar[];
};

export type PriceAdjustment = 'raw' | 'split' | 'split_and_dividend';

export type VolumeAdjustment = 'raw' | 'split';

export type Bar = {
  /** Session, YYYY-MM-DD in New York. */
  readonly date: string;
  /** First price of the session, per share. */
  readonly open: string;
  /** Highest price. */
  readonly high: string;
  /** Lowest price. */
  readonly low: string;
  /** Last price. */
  readonly close: string;
  /** Shares traded; null, not zero, if the source has no volume. */
  readonly volume: string | null;
};

/** The state of the collection of a company that a caller requested, that EDGAR lists and that was not ingested. */
export type Collection = {
  /** SHA-256 (hex) of the natural key and content: the same input always produces the same event. */
  readonly event_id: string;
  /** When the collection reached this state, UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Central Index Key of the filer, ten digits with leading zeros. The key of the topic. */
  readonly cik: string;
  /** Requested symbol: upper case, share class after a dash. */
  readonly symbol: string;
  /** requested: in the queue; begun: being fetched; collected: fetched, and its documents are in the log; served: also projected; failed: given up, for the reason in failure. */
  readonly state: CollectionState;
  /** Time of the request, UTC. Together with the CIK it identifies the collection. */
  readonly requested_at: number;
  /** SHA-256 (hex) of the account of the caller's key: distinguishes callers without identifying them. */
  readonly requested_by: string;
  /** Reason of the failure. documents_missing: the source has neither submissions nor companyfacts of the company; source_failed: a request to EDGAR or its mirror failed; queue_full: too many companies were waiting. Null in other states. */
  readonly failure: CollectionFailure | null;
  /** The failure in words. */
  readonly detail: string | null;
};

export type CollectionState = 'requested' | 'begun' | 'collected' | 'served' | 'failed';

export type CollectionFailure = 'documents_missing' | 'source_failed' | 'queue_full';

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

/** All dividends and splits of one symbol with an ex-date in one calendar year from one source; replaces the year completely. A year without actions also has an event: the source was read and had none. */
export type CorporateActions = {
  /** SHA-256 (hex) of the natural key and content: the same input always produces the same event. */
  readonly event_id: string;
  /** Close of the newest session in the source when it was read, UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Symbol of the security: upper case, share class after a dash. The key of the topic. */
  readonly symbol: string;
  /** Name of the price source, as configured: lower case, digits, dashes. */
  readonly source: string;
  /** Rank of the source in the configuration. If several sources have a symbol, the one with the lowest rank is used, by name if ranks are equal; sources are never mixed. */
  readonly priority: number;
  /** File name, or address without its API key, from which the source was read. */
  readonly address: string;
  /** Calendar year that this event replaces. */
  readonly year: number;
  /** Zero-based position of this year among the years that changed together. */
  readonly chunk: number;
  /** Number of years that changed together, e.g. all years of a split-adjusted series after a split. Until all of them are read, the series mixes two bases. */
  readonly chunks: number;
  /** SHA-256 (hex) over the years that changed together; the same for all of them. */
  readonly set_id: string;
  /** ISO 4217 code of the dividends; null if the source does not state it. */
  readonly currency: string | null;
  /** Whether the source reports dividends at all; if not, they are unknown. */
  readonly reports_dividends: boolean;
  /** Whether the source reports splits at all; if not, they are unknown. */
  readonly reports_splits: boolean;
  /** Adjustments that the source made to the amounts of dividends: none, or splits up to source_time. */
  readonly dividend_adjustment: DividendAdjustment;
  /** Cash dividends in order of their ex-dates. */
  readonly dividends: readonly CashDividend[];
  /** Splits in order of their ex-dates. */
  readonly splits: readonly ReportedSplit[];
};

export type DividendAdjustment = 'raw' | 'split';

export type CashDividend = {
  /** Ex-date, YYYY-MM-DD. */
  readonly ex_date: string;
  /** Cash per share; a decimal string as the source wrote it, without exponent. */
  readonly amount: string;
  /** Kind as named by the source, such as special; null if it states none. */
  readonly kind: string | null;
  /** ISO 4217 code if the dividend has its own currency. */
  readonly currency: string | null;
};

export type ReportedSplit = {
  /** First session at the new price, YYYY-MM-DD. */
  readonly ex_date: string;
  /** New shares for each old one as written by the source: 4, 0.05, 3.000003. Some sources list price adjustments of spin-offs here, such as 1.068. */
  readonly ratio: string;
};

/** A filing that states the CUSIP of an issuer together with the issuer's CIK: the cover of a Schedule 13D or 13G. Rows of Form 13F state a CUSIP without a CIK and are in `holdings`. */
export type CusipWitness = {
  /** SHA-256 (hex) of the natural key and content: the same input always produces the same event. */
  readonly event_id: string;
  /** Time given by the source (filing acceptance), UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Nine characters in upper case. The key of the topic. */
  readonly cusip: string;
  /** Central Index Key of the issuer, ten digits with leading zeros. */
  readonly cik: string;
  /** Name of the issuer as filed. */
  readonly issuer: string | null;
  /** Title of the class as filed. */
  readonly class_title: string | null;
  /** Accession number of the filing. */
  readonly accession: string;
  /** Form type as in the source. */
  readonly form: string;
  /** Filing date, YYYY-MM-DD. */
  readonly filed: string;
  /** SHA-256 (hex) of the document in the archive. */
  readonly source_document: string;
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
  /** Its partition; -1 for a row of a price source, which was never a record. */
  readonly partition: number;
  /** Its offset; -1 for a row of a price source. */
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
  /** Kind of document; xbrl: the XBRL report of a filing, as EDGAR's zip file or as an instance with its other files; filing: the primary document of a filing, with its press release or annual report to shareholders as parts; ownership: the XML document of a Schedule 13D or 13G, or of a Form 3, 4, 5 or 144, with the header of its submission as part if a schedule omits CIKs; holdings: the cover of a Form 13F, with its information table as part; holdings_rows: the lines of a filing in a quarterly data set of Form 13F. */
  readonly kind: DocumentKind;
  /** Accession number of its filing, if it belongs to one. */
  readonly accession: string | null;
  /** Address in EDGAR's URL space (https://data.sec.gov/...); for a document of an old filing without a file of its own, that of the full submission. */
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
  /** For an ownership document: EDGAR's file number of the filing in the submissions of this CIK. A schedule has 005-… in those of the issuer, and none in those of a holder. */
  readonly file_number: string | null;
};

export type DocumentKind = 'companyfacts' | 'submissions' | 'submissions_page' | 'company_tickers' | 'current_feed' | 'filing' | 'xbrl' | 'ownership' | 'holdings' | 'holdings_rows';

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
  /** Statement faces of the presentation linkbase, or of the inline document's tables if there is no linkbase; empty in companyfacts. */
  readonly faces: readonly Face[];
  /** Facts with dimensions; they are never totals. */
  readonly dimensioned: readonly DimensionedFact[];
  /** Summations of the calculation linkbase, in the event that contains the faces; empty in companyfacts, in filings without that linkbase, and in events written before it was read. */
  readonly calculations: readonly Summation[];
  /** notes: the event belongs to the set of facts with dimensions that are on no face. Empty otherwise. */
  readonly scope: string;
  /** Labels of the axes and members of all facts with dimensions in the filing, each once, in the first event of the notes; excludes those without a label. */
  readonly labels: readonly Label[];
  /** Texts of the cover page about the company as a whole, each name once, in the event that contains the faces; excludes names with two texts in the filing. */
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
  /** Statement whose face it is: income, comprehensive_income, balance, cash_flow, equity, or parenthetical for amounts in brackets on a statement. */
  readonly statement: string;
  /** Qualified names (us-gaap:InterestExpense), each once, in the order of the face, including axes and members. */
  readonly concepts: readonly string[];
  /** Label of each concept on the face, an empty string if it has none; an empty list if the filing has no labels. */
  readonly labels: readonly string[];
};

export type DimensionedFact = {
  /** us-gaap, ifrs-full, srt, or the filer's extension prefix. */
  readonly taxonomy: string;
  /** Local name of the concept. */
  readonly concept: string;
  /** USD, shares, USD/shares, pure, or the filer's name of the unit. */
  readonly unit: string;
  /** First day of the duration, YYYY-MM-DD; null for an instant. */
  readonly start: string | null;
  /** Last day of the duration, or the instant, YYYY-MM-DD. */
  readonly end: string;
  /** Decimal string; in an inline document with scale and sign applied. */
  readonly value: string;
  /** Accuracy declared by the filer: a number of places, INF, or null. */
  readonly decimals: string | null;
  /** At least one, ordered by axis. */
  readonly dimensions: readonly Dimension[];
};

export type Dimension = {
  /** Qualified name of the axis (us-gaap:StatementClassOfStockAxis). */
  readonly axis: string;
  /** Qualified name of the member, or the text of a typed one. */
  readonly member: string;
  /** Whether the member is typed: a value of the filer's instead of an element of a taxonomy. Always false in events written before the two were distinguished. */
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
  /** Decimal factor of the item in the total, never zero: 1 or, for a deducted item, -1. */
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
  /** Reported total minus the weighted sum of the reported items, a decimal string; 0 if they are equal. */
  readonly difference: string;
  /** Number of items that are not reported and count as zero. */
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

/** What the filings of an issuer say of splits of its stock, for one of its symbols; replaces earlier events completely. A split that the price source of the symbol reports is compared with it. No price source has a part in it. */
export type FiledSplits = {
  /** SHA-256 (hex) of the content of the event, independent of its revision. */
  readonly event_id: string;
  /** Acceptance of the newest filing that may have statements, UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Central Index Key of the issuer, ten digits with leading zeros. */
  readonly cik: string;
  /** Symbol of the security: upper case, share class after a dash. The key of the topic. */
  readonly symbol: string;
  /** Revision of the company in the projection `statements`: among events about one symbol and issuer the one with the highest revision is current. */
  readonly revision: number;
  /** Splits that figures of one period in two filings prove, oldest first. */
  readonly splits: readonly FiledSplit[];
  /** Days between which filings repeat share averages and per-share results that a split would have changed, oldest first, without overlaps. */
  readonly unchanged: readonly UnchangedShares[];
};

export type FiledSplit = {
  /** New shares, a whole number in lowest terms. */
  readonly numerator: number;
  /** Old shares that they replace. */
  readonly denominator: number;
  /** Day of a filing whose figures are on the old shares, YYYY-MM-DD: it was effective later. */
  readonly after: string;
  /** Day of a filing whose figures are on the new shares, YYYY-MM-DD: it was effective by then, or declared. */
  readonly until: string;
};

export type UnchangedShares = {
  /** Day of the earlier filing, YYYY-MM-DD. */
  readonly after: string;
  /** Day of the later filing, YYYY-MM-DD. */
  readonly until: string;
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
  /** Time at which the caller sent it, UTC. */
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
  /** FY2025, 2025-Q3 (for a balance: its last day), 2025-9M or TTM-2025-Q3; the label accepted by GET /v2/explain. */
  readonly period: string;
  /** What is disputed; outdated: a later filing has another value. */
  readonly reason: FlagReason;
  /** Filing that the caller cites, dashed. */
  readonly accession: string | null;
  /** Note by the caller; free text of at most 1000 characters. */
  readonly note: string | null;
  /** SHA-256 (hex) of the account of the caller's key: distinguishes callers without identifying them. */
  readonly reporter: string;
};

export type FlaggedStatement = 'income' | 'balance' | 'cash_flow';

export type FlagReason = 'wrong_value' | 'wrong_sign' | 'wrong_scale' | 'wrong_unit' | 'wrong_period' | 'outdated' | 'wrongly_refused' | 'other';

/** What one filing says of governance. Of a report on Form 10-K or 10-Q what it tags in inline XBRL: trading arrangements of directors and officers, and flags of the registrant; nothing is read from prose. Of an 8-K with item 5.02 or 5.07 its changes of officers and results of votes, in current_report. Of a definitive proxy statement (DEF 14A) its pay, fees and meeting, in proxy. */
export type GovernanceReport = {
  /** SHA-256 (hex) of the natural key and content: the same input always produces the same event. */
  readonly event_id: string;
  /** Time given by the source (filing acceptance, document date), UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Central Index Key of the registrant, ten digits with leading zeros. The key of the topic. */
  readonly cik: string;
  /** Accession number of the filing. */
  readonly accession: string;
  /** Form type as in the source: 10-K, 10-Q, 8-K or DEF 14A, with /A for an amendment. */
  readonly form: string;
  /** Filing date, YYYY-MM-DD. */
  readonly filed: string;
  /** Address of the document. */
  readonly url: string;
  /** SHA-256 (hex) of the document in the archive. */
  readonly source_document: string;
  /** In the order of the document. */
  readonly arrangements: readonly TradingArrangement[];
  /** Flags of the registrant as a whole: whether any arrangement was adopted or terminated, whether it has an insider trading policy, whether its statements correct an error (dei). */
  readonly statements: readonly GovernanceStatement[];
  /** Facts that say nothing that is served. */
  readonly unread: readonly UnreadTag[];
  /** Facts in contexts that the document does not define. */
  readonly unplaced: number;
  /** Of an 8-K with item 5.02 or 5.07: changes of directors and officers, and results of votes; null for other forms. */
  readonly current_report: CurrentReport | null;
  /** Of a definitive proxy statement; null for other forms. */
  readonly proxy: ProxyStatement | null;
};

export type TradingArrangement = {
  /** Qualified name of the member for the person: acme:JaneDoeMember; null where facts have none. */
  readonly individual: string | null;
  /** The same for one of several arrangements of that person. */
  readonly arrangement: string | null;
  /** Name as tagged. */
  readonly name: string | null;
  /** Title as tagged. */
  readonly title: string | null;
  /** Flag: adopted under Rule 10b5-1; null if it is not tagged for the person. */
  readonly rule_10b5_1_adopted: boolean | null;
  /** Flag: terminated, of an arrangement under Rule 10b5-1. */
  readonly rule_10b5_1_terminated: boolean | null;
  /** Flag: adopted, of an arrangement that is not under Rule 10b5-1. */
  readonly other_adopted: boolean | null;
  /** Flag: terminated, of an arrangement that is not under Rule 10b5-1. */
  readonly other_terminated: boolean | null;
  /** The days that are tagged, each kind at most once. */
  readonly dates: readonly TaggedDay[];
  /** What is terminated: this_arrangement, or another_arrangement where it is adopted on the day of the termination or later; null without a termination. */
  readonly terminates: string | null;
  /** Its duration in days; null with a refusal. */
  readonly days: number | null;
  /** Why there are none: contradictory (not the days from its first to its last day), not_in_days or not_tagged. */
  readonly days_refusal: string | null;
  /** Aggregate number of securities that may be bought or sold; null with a refusal. */
  readonly shares: string | null;
  /** Why there is none: contradictory, in_parts (only its parts are tagged), not_assigned (parts are tagged that may be of another arrangement of the person), not_readable or not_tagged. */
  readonly shares_refusal: string | null;
  /** Numbers of securities that are tagged apart; shares may include them. */
  readonly parts: readonly ArrangementPart[];
  /** Its material terms as tagged, in lines; null if they are not tagged. */
  readonly terms: string | null;
  /** The facts that it is read from, in the order of the document. */
  readonly places: readonly TaggedPlace[];
};

export type TaggedDay = {
  /** What happens on it: ends is the day on which the arrangement expires. */
  readonly kind: ArrangementDay;
  /** As tagged. */
  readonly text: string;
  /** YYYY-MM-DD; null with a refusal. */
  readonly day: string | null;
  /** Why the tag says no day: contradictory, day_after_filing, day_ambiguous or no_whole_day; null for a day. */
  readonly refusal: string | null;
};

export type ArrangementDay = 'adopted' | 'terminated' | 'ends';

export type ArrangementPart = {
  /** Qualified name of the member for the class, award or tranche. */
  readonly member: string;
  /** Number of securities. */
  readonly shares: string;
  /** Id of its element; null if it has none. */
  readonly element_id: string | null;
  /** First UTF-16 code unit of its element in the decoded document; of a hidden fact, that of the element that shows it. */
  readonly from: number;
  /** The unit after the last one of the element. */
  readonly to: number;
};

export type TaggedPlace = {
  /** Qualified name: ecd:TrdArrAdoptionDate. */
  readonly concept: string;
  /** Id of its element; null if it has none. */
  readonly element_id: string | null;
  /** First UTF-16 code unit of its element in the decoded document; of a hidden fact, that of the element that shows it. */
  readonly from: number;
  /** The unit after the last one of the element. */
  readonly to: number;
};

export type GovernanceStatement = {
  /** Qualified name: ecd:TrdArrAdoptionDate. */
  readonly concept: string;
  /** Whether the flag is set. */
  readonly value: boolean;
  /** Id of its element; null if it has none. */
  readonly element_id: string | null;
  /** First UTF-16 code unit of its element in the decoded document; of a hidden fact, that of the element that shows it. */
  readonly from: number;
  /** The unit after the last one of the element. */
  readonly to: number;
};

export type UnreadTag = {
  /** Qualified name: ecd:TrdArrAdoptionDate. */
  readonly concept: string;
  /** no_arrangement: it belongs to none; not_readable: its rule does not convert its text. */
  readonly reason: string;
  /** As tagged, at most 300 characters. */
  readonly text: string;
  /** Id of its element; null if it has none. */
  readonly element_id: string | null;
  /** First UTF-16 code unit of its element in the decoded document; of a hidden fact, that of the element that shows it. */
  readonly from: number;
  /** The unit after the last one of the element. */
  readonly to: number;
};

export type CurrentReport = {
  /** Those of 5.02 and 5.07 that its headings name. */
  readonly items: readonly string[];
  /** Day of the meeting (5.07), YYYY-MM-DD; null with a refusal, and without the item. */
  readonly meeting_day: string | null;
  /** day_after_filing, not_stated or several_days; null for a day, and without the item. */
  readonly meeting_day_refusal: string | null;
  /** First UTF-16 code unit of the paragraph of the day; null without a day. */
  readonly meeting_day_from: number | null;
  /** The unit after the last one. */
  readonly meeting_day_to: number | null;
  /** Votes represented at the meeting, where the votes on proposals add up to them; null otherwise. */
  readonly represented: string | null;
  /** First UTF-16 code unit of its paragraph. */
  readonly represented_from: number | null;
  /** The unit after the last one. */
  readonly represented_to: number | null;
  /** In the order of the document. */
  readonly proposals: readonly VotedProposal[];
  /** Letters of the sub-items of 5.02 that its text names. */
  readonly sub_items: readonly string[];
  /** Each read from one sentence, which says one thing of the person. */
  readonly changes: readonly OfficerChange[];
  /** no_single_reading: item 5.02 has no such sentence; null with changes, and without the item. */
  readonly changes_refusal: string | null;
};

export type VotedProposal = {
  /** As printed; null without one. */
  readonly number: string | null;
  /** As printed, at most 600 characters. */
  readonly description: string;
  /** First UTF-16 code unit of its heading in the decoded document. */
  readonly from: number;
  /** The unit after the last one. */
  readonly to: number;
  /** election, say_on_pay, frequency, auditors, shareholder_proposal, other, or unclear where it may be several of them. */
  readonly kind: string;
  /** What proves the figures: printed_total, represented, same_broker_non_votes or same_total. */
  readonly laws: readonly string[];
  /** Why it has no figures: columns_unclear, description_unclear, not_found, not_proven, number_unreadable or several_tables; null with figures. */
  readonly refusal: string | null;
  /** One for each nominee of an election, else one; none with a refusal. */
  readonly lines: readonly VoteLine[];
};

export type VoteLine = {
  /** Of an election, as printed; null where none is printed with the votes. */
  readonly nominee: string | null;
  /** In the order of the document; a kind that is not stated is left out. */
  readonly counts: readonly VoteCount[];
};

export type VoteCount = {
  /** for, against, withheld, abstain or broker_non_votes; of a vote on frequency one_year, two_years or three_years. */
  readonly kind: string;
  /** Votes, a whole number. */
  readonly votes: string;
  /** First UTF-16 code unit of its cell or paragraph in the decoded document. */
  readonly from: number;
  /** The unit after the last one. */
  readonly to: number;
};

export type OfficerChange = {
  /** departure, appointment, election (to the board) or compensation. */
  readonly type: string;
  /** As printed. */
  readonly person: string;
  /** As printed; null where the sentence names none that is whole. */
  readonly role: string | null;
  /** Day on which it takes effect, YYYY-MM-DD; null with a refusal. */
  readonly effective: string | null;
  /** not_stated or several_days; null for a day. */
  readonly effective_refusal: string | null;
  /** Letter of the sub-item that it stands under; null without one. */
  readonly sub_item: string | null;
  /** The sentence that it is read from, at most 500 characters. */
  readonly text: string;
  /** First UTF-16 code unit of its paragraph in the decoded document. */
  readonly from: number;
  /** The unit after the last one. */
  readonly to: number;
};

export type ProxyStatement = {
  /** By section. */
  readonly rows: readonly ProxyRow[];
  /** Tagged facts that belong to no row, or are in contexts that the document does not define. */
  readonly unassigned: number;
};

export type ProxyRow = {
  /** pay_versus_performance, compensation, director_compensation, audit_fees or meeting. */
  readonly section: string;
  /** Of pay versus performance: peo, others (the average of the other named officers), adjustment, company, measure or note; else person, year, day or auditor. */
  readonly kind: string;
  /** Person, measure or firm. */
  readonly name: string | null;
  /** Title of a person as the table has it. */
  readonly title: string | null;
  /** Qualified name of the member for the person. */
  readonly individual: string | null;
  /** Qualified name of the member for an adjustment. */
  readonly member: string | null;
  /** Of an adjustment: added or deducted on the way from the total to what was paid, or not_counted because others include it; null for zero, and where it may be either. */
  readonly effect: string | null;
  /** Fiscal year as printed. */
  readonly year: number | null;
  /** First day of the year of a tagged fact, YYYY-MM-DD. */
  readonly start: string | null;
  /** Last day of the year of a tagged fact, YYYY-MM-DD. */
  readonly end: string | null;
  /** Why the row as a whole is not served: its figures are evidence only. */
  readonly refusal: string | null;
  /** In the order of the table. */
  readonly figures: readonly ProxyFigure[];
};

export type ProxyFigure = {
  /** Its column or concept: salary, total, actually_paid, annual_meeting. */
  readonly name: string;
  /** As shown, at most 300 characters. */
  readonly text: string;
  /** A plain decimal in single units; null with a refusal, and for a day or a text. */
  readonly amount: string | null;
  /** YYYY-MM-DD; null with a refusal, and for an amount or a text. */
  readonly day: string | null;
  /** USD, pure and so on; day or text for these; null if a tag has none that is readable. */
  readonly unit: string | null;
  /** Why there is no amount, day or text: ambiguous, contradictory, differs_from_tagged, does_not_add, name_unclear, no_total, not_readable, scale_unknown, sign_contradicted or year_unclear. */
  readonly refusal: string | null;
  /** Qualified name of the tag: ecd:PeoTotalCompAmt; null for a cell of a table and for prose. */
  readonly concept: string | null;
  /** Id of its element; null if it has none. */
  readonly element_id: string | null;
  /** First UTF-16 code unit of its element, cell or paragraph in the decoded document; of a hidden fact, that of the element that shows it. */
  readonly from: number;
  /** The unit after the last one. */
  readonly to: number;
};

/** One Form 13F as filed: its cover and the rows of its information table; large tables are split into chunks. From the filing's own documents, or from the SEC's quarterly data sets of Form 13F. */
export type FilingHoldings = {
  /** SHA-256 (hex) of the natural key and content: the same input always produces the same event. */
  readonly event_id: string;
  /** Time given by the source (filing acceptance; in a data set the filing date), UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Central Index Key of the manager that filed, ten digits with leading zeros. The key of the topic. */
  readonly cik: string;
  /** Accession number of the filing. */
  readonly accession: string;
  /** 13F-HR, 13F-HR/A, 13F-NT or 13F-NT/A. */
  readonly form: string;
  /** Filing date, YYYY-MM-DD. */
  readonly filed: string;
  /** Last day of the quarter, YYYY-MM-DD. */
  readonly period: string;
  /** Zero-based position of this chunk. */
  readonly chunk: number;
  /** Number of chunks of this set of rows. */
  readonly chunks: number;
  /** SHA-256 (hex) over all parsed contents of the filing; the same for all chunks of a set. */
  readonly set_id: string;
  /** SHA-256 (hex) of the document in the archive. */
  readonly source_document: string;
  /** documents: the filing's cover and information table; data_set: its rows in the SEC's quarterly data set. */
  readonly source: HoldingsSource;
  /** The cover; only in the first chunk. */
  readonly cover: HoldingsCover | null;
  /** Only in the first chunk. */
  readonly totals: HoldingsTotals | null;
  /** Only in the first chunk. */
  readonly value_unit: HoldingsValueUnit | null;
  /** Elements whose text is not a valid value, such as `value: n/a`; their values are null. Only in the first chunk, at most 100. */
  readonly unread: readonly string[];
  /** Rows of the information table in the order filed; amounts are decimal strings as filed. */
  readonly rows: readonly HoldingsRow[];
};

export type HoldingsSource = 'documents' | 'data_set';

export type HoldingsCover = {
  /** Version of the XML schema of the filing. */
  readonly schema_version: string | null;
  /** Name of the manager that filed. */
  readonly manager_name: string | null;
  /** Its Form 13F file number as filed: 028-16107. */
  readonly file_number: string | null;
  /** Whether the holdings are in this filing, in reports of other managers (notice), or in both. */
  readonly report_type: HoldingsReportType | null;
  /** Whether it is an amendment, by its form or a flag on the cover. */
  readonly is_amendment: boolean;
  /** As stated on the cover. */
  readonly amendment_number: number | null;
  /** restatement: replaces the table filed before; new_holdings: adds to it; null if the cover states neither. */
  readonly amendment_type: HoldingsAmendmentType | null;
  /** Other managers named on the cover. */
  readonly other_managers: readonly HoldingsManager[];
  /** Number of included managers stated on the cover. */
  readonly stated_managers: number | null;
  /** Number of rows stated on the cover. */
  readonly stated_entries: number | null;
  /** Sum of values stated on the cover, a decimal string in the unit of the table. */
  readonly stated_value: string | null;
  /** Whether rows are omitted under confidential treatment. */
  readonly confidential_omitted: boolean | null;
  /** Additional information in the manager's words. */
  readonly additional_information: string | null;
  /** Whether the cover is truncated after its first page, so that the summary is missing. */
  readonly is_truncated: boolean;
};

export type HoldingsReportType = 'holdings' | 'notice' | 'combination';

export type HoldingsAmendmentType = 'restatement' | 'new_holdings';

export type HoldingsManager = {
  /** reporting: its own report includes holdings of this manager; included: its holdings are in this table. */
  readonly role: HoldingsManagerRole;
  /** Number by which rows refer to an included manager. */
  readonly number: number | null;
  /** Ten digits; mostly absent before 2023. */
  readonly cik: string | null;
  /** As filed. */
  readonly name: string | null;
  /** Form 13F file number as filed: 028-16107. */
  readonly file_number: string | null;
};

export type HoldingsManagerRole = 'reporting' | 'included';

/** The totals of the table compared with those stated on the cover. */
export type HoldingsTotals = {
  /** Rows of the table. */
  readonly entries: number;
  /** Rows minus those stated on the cover; null if the cover states none. */
  readonly entries_difference: number | null;
  /** Sum of the values, a decimal string in the unit of the table; null if a row has no value. */
  readonly value: string | null;
  /** Sum minus the value stated on the cover; null if one of the two is missing. */
  readonly value_difference: string | null;
  /** Whether the cover states its total in the unit of the table, or a thousand times or a thousandth of it; null if the two agree in no unit. */
  readonly cover_unit: HoldingsCoverUnit | null;
};

export type HoldingsCoverUnit = 'same' | 'thousandfold' | 'thousandth';

/** The unit of the values, as determined from the filing itself: Form 13F requires dollars since 2023-01-03, and required thousands before. */
export type HoldingsValueUnit = {
  /** Null where the filing's own prices (value over shares) are implausible in the unit that its words or its date imply. */
  readonly unit: HoldingsUnit | null;
  /** The strongest evidence: the words of the cover, or the filing date. */
  readonly by: HoldingsUnitEvidence;
  /** Weaker evidence of the other unit. */
  readonly contradicted_by: readonly string[];
};

export type HoldingsUnit = 'dollars' | 'thousands';

export type HoldingsUnitEvidence = 'words' | 'filing_date';

export type HoldingsRow = {
  /** Name of the issuer as filed. */
  readonly issuer: string | null;
  /** Title of the class as filed: COM, CL A. */
  readonly class_title: string | null;
  /** Nine characters in upper case; null for a row without a CUSIP. */
  readonly cusip: string | null;
  /** FIGI as filed. */
  readonly figi: string | null;
  /** Market value in the unit of the filing. */
  readonly value: string | null;
  /** Shares, or principal in dollars. */
  readonly amount: string | null;
  /** Null if the filing states neither. */
  readonly amount_type: HoldingsAmountType | null;
  /** put or call: value and amount are those of the underlying security; unknown if the text is neither; null for the security itself. */
  readonly option: HoldingsOption | null;
  /** Investment discretion as filed: SOLE, DFND or OTR. */
  readonly discretion: string | null;
  /** Numbers of the included managers that share the discretion. */
  readonly managers: readonly number[];
  /** Shares with sole voting authority. */
  readonly voting_sole: string | null;
  /** Shares with shared voting authority. */
  readonly voting_shared: string | null;
  /** Shares without voting authority. */
  readonly voting_none: string | null;
};

export type HoldingsAmountType = 'shares' | 'principal';

export type HoldingsOption = 'put' | 'call' | 'unknown';

/** All splits that the price source of a symbol reports, for one issuer for which EDGAR listed the symbol; replaces earlier events completely. The statements use them as a second source in addition to the filings. */
export type IssuerSplits = {
  /** SHA-256 (hex) of the content of the event, independent of its revision. */
  readonly event_id: string;
  /** Close of the newest session in the source, UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Central Index Key of the issuer, ten digits with leading zeros. The key of the topic. */
  readonly cik: string;
  /** Symbol of the security: upper case, share class after a dash. */
  readonly symbol: string;
  /** Revision of the symbol in the projection `securities`: among events about one symbol and issuer the one with the highest revision is current. */
  readonly revision: number;
  /** Name of the price source. Null if it reports no splits, or if the symbol now belongs to another issuer: splits are then unknown. */
  readonly source: string | null;
  /** The source reports every split with an ex-date from this day on, YYYY-MM-DD: the day of its first bar, or of the first bar after a year without bars, or the day on which EDGAR first lists a symbol, formerly of another issuer, for this one; null without a source. */
  readonly from: string | null;
  /** The source reports every split with an ex-date up to this day, YYYY-MM-DD: the end of the last calendar quarter before that of its newest bar; null without a source. A newer split is in `splits` immediately. */
  readonly until: string | null;
  /** Splits from the day `from` on, in order of their ex-dates, excluding price adjustments of spin-offs. */
  readonly splits: readonly IssuerSplit[];
};

export type IssuerSplit = {
  /** First session at the new price, YYYY-MM-DD. */
  readonly ex_date: string;
  /** New shares, a whole number in lowest terms. */
  readonly numerator: number;
  /** Old shares that they replace. */
  readonly denominator: number;
};

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

/** EDGAR's ticker lists contain a symbol, or no longer contain it, whether its company was ingested or not. The newest record of a symbol is current. */
export type ListedSymbol = {
  /** SHA-256 (hex) of the natural key and content: the same input always produces the same event. */
  readonly event_id: string;
  /** Time at which the lists were read, UTC, because they have no date of their own. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Upper case, share class after a dash. The key of the topic. */
  readonly symbol: string;
  /** Central Index Key of the filer, ten digits with leading zeros; empty if the lists no longer contain the symbol. */
  readonly cik: string;
};

/** EDGAR lists a symbol for a filer. Events of `companies` have the CIK as key; these have the symbol, like prices. */
export type Listing = {
  /** SHA-256 (hex) of the natural key and content: the same input always produces the same event. */
  readonly event_id: string;
  /** Time of the event of `companies` with the symbol, UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Upper case, share class after a dash. The key of the topic. */
  readonly symbol: string;
  /** Central Index Key of the filer, ten digits with leading zeros. */
  readonly cik: string;
};

/** A projection made a new revision of a company, or of a security, visible. */
export type Published = {
  /** SHA-256 (hex) of the natural key and content: the same input always produces the same event. */
  readonly event_id: string;
  /** Time given by the source (filing acceptance, document date), UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Central Index Key of the filer, ten digits with leading zeros. Empty if the projection is keyed by symbol. The key of the topic is cik/projection or symbol/projection. */
  readonly cik: string;
  /** Name of the projection. */
  readonly projection: string;
  /** Increases with every publication of the company or security by the projection. */
  readonly revision: number;
  /** Symbols of the company; for a projection keyed by symbol only that symbol. */
  readonly symbols: readonly string[];
};

/** One exhibit 99 of an 8-K under item 2.02 (results of operations), or of a 6-K that announces results, as the document has it: its tables, cell by cell, and the paragraphs between them, in their order; a large one is split into chunks. Nothing is interpreted here: which table is a statement, and which figure of it is proven, is derived from this together with what is known of the issuer. */
export type FilingRelease = {
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
  /** EDGAR's type of the exhibit (EX-99.1). */
  readonly exhibit: string;
  /** Address in EDGAR's URL space. */
  readonly url: string;
  /** Zero-based position of this chunk. */
  readonly chunk: number;
  /** Number of chunks of this exhibit. */
  readonly chunks: number;
  /** SHA-256 (hex) over all parsed contents of the exhibit; the same for all chunks of a set. */
  readonly set_id: string;
  /** SHA-256 (hex) of the exhibit in the archive. */
  readonly source_document: string;
  /** Paragraphs and tables in the order of the document. */
  readonly parts: readonly ReleasePart[];
  /** On one event of a filing, the last one of the exhibit with its results; null on all others, and on those of earlier versions. */
  readonly announces: AnnouncedPeriod | null;
};

export type ReleasePart = {
  /** Paragraph or table. A table within a cell is a table of its own and follows the one around it. */
  readonly kind: ReleasePartKind;
  /** UTF-16 code units of the decoded document: its first one. */
  readonly from: number;
  /** The code unit after its last. */
  readonly to: number;
  /** A paragraph, normalised (NFKC, white space collapsed); empty for a table. */
  readonly text: string;
  /** Cells of a table that have text, row by row; empty for a paragraph. */
  readonly cells: readonly ReleaseCell[];
};

export type ReleasePartKind = 'prose' | 'table';

export type ReleaseCell = {
  /** Zero-based row, as the spans of the table lay it out. */
  readonly row: number;
  /** Zero-based column. */
  readonly column: number;
  /** Columns that it covers. */
  readonly columns: number;
  /** Whether every letter is bold. */
  readonly strong: boolean;
  /** UTF-16 code units of the decoded document: its first one. */
  readonly from: number;
  /** The code unit after its last. */
  readonly to: number;
  /** Normalised, never empty. */
  readonly text: string;
};

export type AnnouncedPeriod = {
  /** End of the newest period of an income statement that the exhibit proves by itself, YYYY-MM-DD; null if it proves none. */
  readonly period_end: string | null;
};

/** Cells whose served value changed between two revisions of a company's statements. A revision has one set of events for each kind of change, in chunks. Cells of new periods are not listed. */
export type CellRevisions = {
  /** SHA-256 (hex) of the natural key and content: the same input always produces the same event. */
  readonly event_id: string;
  /** Newest acceptance of a filing that the revision depends on, UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Central Index Key of the filer, ten digits with leading zeros. The key of the topic. */
  readonly cik: string;
  /** Symbols of the company, in EDGAR's order. */
  readonly symbols: readonly string[];
  /** The revision with the new values. */
  readonly revision: number;
  /** The revision with the old values. A reader whose last revision is another one has missed changes. */
  readonly previous_revision: number;
  /** revision: a value replaced a value; refusal: a served value is now refused or gone; refusal_lifted: a refused value is now served. */
  readonly kind: RevisionKind;
  /** Filings accepted since the previous revision, newest first. */
  readonly filings: readonly RevisingFiling[];
  /** Zero-based index of this event among those of the revision and kind. */
  readonly chunk: number;
  /** Number of events of the revision and kind. */
  readonly chunks: number;
  /** The cells, newest period first. */
  readonly changes: readonly CellChange[];
};

export type RevisionKind = 'revision' | 'refusal' | 'refusal_lifted';

export type RevisingFiling = {
  /** Accession number, dashed. */
  readonly accession: string;
  /** Form type as EDGAR lists it. */
  readonly form: string;
  /** Filing date, YYYY-MM-DD. */
  readonly filed: string;
};

export type CellChange = {
  /** Named as in statement_cells. */
  readonly statement: RevisedStatement;
  /** Named as in statement_cells. */
  readonly field: string;
  /** Named as in statement_cells. */
  readonly period_kind: RevisedPeriodKind;
  /** Label of the fiscal year. */
  readonly fiscal_year: number;
  /** Label of the period in it. */
  readonly fiscal_period: RevisedFiscalPeriod;
  /** First day, YYYY-MM-DD; null for an instant. */
  readonly period_start: string | null;
  /** Last day, or the instant, YYYY-MM-DD. */
  readonly period_end: string;
  /** ISO currency, shares, or currency/shares. */
  readonly unit: string;
  /** The cell in the previous revision. */
  readonly old: OldCell;
  /** The cell in this revision; null if its period no longer exists. */
  readonly new: NewCell | null;
  /** Cause of the change: confirmed, changed, not_restated, restatement, correction, reclassification, now_reported, rounding, split, derived_follow_up, reported, evidence, verdict, withdrawn. */
  readonly cause: string;
  /** Accession of the new filing that the value comes from, or that revealed the split; null if there is none. */
  readonly caused_by: string | null;
};

export type RevisedStatement = 'income' | 'balance' | 'cash_flow';

export type RevisedPeriodKind = 'annual' | 'quarter' | 'ytd' | 'instant' | 'ttm';

export type RevisedFiscalPeriod = 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4';

export type OldCell = {
  /** Decimal string on the split basis of its revision; null if refused. */
  readonly value: string | null;
  /** Reason of the refusal; null if served. */
  readonly refusal: string | null;
  /** Id of the rule that refused it; null if served. */
  readonly rule: string | null;
  /** Qualified concept of the value, of the leading operand if derived; null if refused. */
  readonly concept: string | null;
  /** Method of the value: reported, derived_ytd, ...; null if refused. */
  readonly method: string | null;
  /** The filing of the value; null if refused. */
  readonly accession: string | null;
  /** Its form type. */
  readonly form: string | null;
  /** Its filing date, YYYY-MM-DD. */
  readonly filed: string | null;
};

export type NewCell = {
  /** Decimal string on the split basis of its revision; null if refused. */
  readonly value: string | null;
  /** Reason of the refusal; null if served. */
  readonly refusal: string | null;
  /** Id of the rule that refused it; null if served. */
  readonly rule: string | null;
  /** Qualified concept of the value, of the leading operand if derived; null if refused. */
  readonly concept: string | null;
  /** Method of the value: reported, derived_ytd, ...; null if refused. */
  readonly method: string | null;
  /** The filing of the value; null if refused. */
  readonly accession: string | null;
  /** Its form type. */
  readonly form: string | null;
  /** Its filing date, YYYY-MM-DD. */
  readonly filed: string | null;
};

/** The text of one filing, by section, as paragraphs and table rows; large filings are split into chunks. For a 10-K or 10-Q: business, risk_factors and mda, each found or omitted with a reason. For an 8-K: current_report, the document itself, and press_release. */
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
  /** SHA-256 (hex) over all parsed contents of the filing; the same for all chunks of a set. */
  readonly set_id: string;
  /** SHA-256 (hex) of the document in the archive. */
  readonly source_document: string;
  /** All sections that are searched for in the filing; in the first chunk. */
  readonly sections: readonly SectionEntry[];
  /** Items of an 8-K as in the headings of its document (2.02), in order; in the first chunk. */
  readonly items: readonly string[];
  /** Press release of an 8-K; in the first chunk. */
  readonly press_release: PressRelease | null;
  /** Paragraphs in the order of the inventory. */
  readonly paragraphs: readonly SectionParagraph[];
};

export type SectionEntry = {
  /** business, risk_factors, mda, current_report or press_release. */
  readonly name: string;
  /** How the section was found: by links in the table of contents, item headings, an index from items to pages, or only by titles; document: it is a document of its own. Null for an omitted section. */
  readonly route: SectionRoute | null;
  /** Why the section is omitted; document_refused: its document could not be read. Null for a section that was found. */
  readonly omission: SectionOmission | null;
  /** Unicode code points of its paragraphs, joined by one line feed each; 0 for an omitted section. */
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
  /** Null if none can be determined from the text. */
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

/** The contents of one Schedule 13D or 13G: its cover page, the reporting persons in order, item 4 or 5. Or the reason why it could not be read. */
export type Stake = {
  /** SHA-256 (hex) of the natural key and content: the same input always produces the same event. */
  readonly event_id: string;
  /** Time given by the source (filing acceptance), UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Central Index Key of the issuer named in the schedule, ten digits with leading zeros. The key of the topic. */
  readonly cik: string;
  /** Accession number of the filing. */
  readonly accession: string;
  /** Form type as in the source: SCHEDULE 13D, SCHEDULE 13G/A. */
  readonly form: string;
  /** Filing date, YYYY-MM-DD. */
  readonly filed: string;
  /** SHA-256 of the document in the archive. */
  readonly source_document: string;
  /** Why the schedule could not be read; all other members are then empty. Null if it was read. */
  readonly refusal: string | null;
  /** Version of EDGAR's schema; null if the document states none, as until 2025. */
  readonly schema_version: string | null;
  /** CIKs under whose credentials it was filed, ten digits. */
  readonly filers: readonly string[];
  /** Filers named in the header of the submission; empty if the header was not needed or is missing. */
  readonly filed_by: readonly StakeFiler[];
  /** Number of the amendment. */
  readonly amendment: number | null;
  /** For an amendment: the filing that it amends. */
  readonly previous_accession: string | null;
  /** As filed. */
  readonly issuer_name: string | null;
  /** CUSIPs of the class. */
  readonly cusips: readonly string[];
  /** Title of the class of securities, as filed. */
  readonly class_title: string | null;
  /** Date of the event that requires the filing, YYYY-MM-DD. */
  readonly event_date: string | null;
  /** Schedule 13D: a Schedule 13G was filed for these shares before. */
  readonly previously_filed: boolean | null;
  /** Schedule 13G: rules such as Rule 13d-1(b). */
  readonly rules: readonly string[];
  /** Reporting persons in the order filed. They mostly report the same shares: never add them. */
  readonly persons: readonly StakePerson[];
  /** Schedule 13G, item 4: shares of all persons; null if stated only in prose. */
  readonly total_shares: string | null;
  /** Schedule 13G, item 4: percent of the class of all persons; null if stated only in prose. */
  readonly total_percent: string | null;
  /** Schedule 13G, item 5: five percent of the class or less remain. */
  readonly five_percent_or_less: boolean | null;
  /** Schedule 13D, item 5(a): percent of the class in words. */
  readonly item5_percent: string | null;
  /** Schedule 13D, item 5(b): shares in words. */
  readonly item5_shares: string | null;
  /** Elements whose text is not a valid value; they are null above. */
  readonly unread: readonly UnreadStakeText[];
  /** Whether the document is truncated after its persons, so that the rest is missing. */
  readonly truncated: boolean;
};

export type StakeFiler = {
  /** EDGAR's name of the filer. */
  readonly name: string;
  /** Ten digits. */
  readonly cik: string;
};

export type StakePerson = {
  /** As filed; empty if there is none. */
  readonly name: string;
  /** Ten digits; null for a person without a CIK, like most persons of a Schedule 13G. */
  readonly cik: string | null;
  /** Shares owned beneficially, a decimal string as filed; null, not zero, if the schedule states none. */
  readonly shares: string | null;
  /** Percent of the class, as filed. */
  readonly percent: string | null;
  /** Whether the figure excludes certain shares; null if not stated. */
  readonly excludes_shares: boolean | null;
  /** Codes such as IN, HC, PN in the order filed. */
  readonly types: readonly string[];
  /** a: member of a group; b: member that disclaims it; null if not stated. */
  readonly group: string | null;
  /** Shares with sole power to vote. */
  readonly sole_voting: string | null;
  /** Shares with shared power to vote. */
  readonly shared_voting: string | null;
  /** Shares with sole power to dispose of. */
  readonly sole_dispositive: string | null;
  /** Shares with shared power to dispose of. */
  readonly shared_dispositive: string | null;
};

export type UnreadStakeText = {
  /** Name of the element. */
  readonly element: string;
  /** Its text, shortened. */
  readonly text: string;
};

/** The contents of one Form 3, 4, 5 or 144, or the reason why it cannot be read. Amounts are decimal strings as filed. */
export type TradeReport = {
  /** SHA-256 (hex) of the natural key and content: the same input always produces the same event. */
  readonly event_id: string;
  /** Time given by the source (filing acceptance, document date), UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Central Index Key of the issuer named in the form, ten digits with leading zeros; for an unreadable form, of the filer whose submissions list it. The key of the topic. */
  readonly cik: string;
  /** Accession number of the filing. */
  readonly accession: string;
  /** Form type as in the source: 3, 4, 5 or 144, with /A for an amendment. */
  readonly form: string;
  /** Filing date, YYYY-MM-DD. */
  readonly filed: string;
  /** SHA-256 (hex) of the document in the archive. */
  readonly source_document: string;
  /** Why the form cannot be read; null for one that was read. A refused form has no other contents. */
  readonly refusal: string | null;
  /** Name of the issuer as filed. */
  readonly issuer_name: string | null;
  /** Trading symbol as filed. */
  readonly issuer_symbol: string | null;
  /** Day of the earliest transaction (Form 4), of the event (Form 3) or end of the fiscal year (Form 5), YYYY-MM-DD. */
  readonly period: string | null;
  /** For an amendment: day on which the original was filed, as stated. */
  readonly original_filed: string | null;
  /** Reporting owners; if there are several they report the same rows together. Empty for Form 144. */
  readonly owners: readonly ReportingOwner[];
  /** Checkbox for plans under Rule 10b5-1; null if the form has none, as before April 2023. */
  readonly under_plan: boolean | null;
  /** Form 3: whether no securities are owned; null if not stated. */
  readonly no_securities_owned: boolean | null;
  /** Checkbox of owners no longer subject to Section 16; null if the form has none. */
  readonly left_section_16: boolean | null;
  /** Remarks as filed. */
  readonly remarks: string | null;
  /** Texts of the footnotes that rows refer to. */
  readonly footnotes: readonly string[];
  /** Transactions and holdings of both tables, in the order of the form. */
  readonly rows: readonly TradeRow[];
  /** Contents of Form 144; null for the other forms. */
  readonly notice: SaleNotice | null;
  /** Elements whose text is not a valid value; they are null above. */
  readonly unread: readonly UnreadElement[];
  /** Whether the document is truncated after its tables, so that the rest is missing. */
  readonly truncated: boolean;
};

export type ReportingOwner = {
  /** Central Index Key, ten digits with leading zeros. */
  readonly cik: string;
  /** Name as filed. */
  readonly name: string | null;
  /** Director of the issuer. */
  readonly is_director: boolean;
  /** Officer of the issuer. */
  readonly is_officer: boolean;
  /** Owner of more than ten percent of a class. */
  readonly is_ten_percent_owner: boolean;
  /** Another relation, in other_text. */
  readonly is_other: boolean;
  /** Title of an officer as filed. */
  readonly officer_title: string | null;
  /** Other relation as filed. */
  readonly other_text: string | null;
};

export type TradeRow = {
  /** Whether it is in the table of derivative securities. */
  readonly derivative: boolean;
  /** Title as filed. */
  readonly security: string | null;
  /** Securities owned after the transactions of the form; for a holding, securities owned. */
  readonly shares_after: string | null;
  /** Their value, if the form states that instead. */
  readonly value_after: string | null;
  /** Owned directly or indirectly. */
  readonly ownership: OwnershipForm | null;
  /** Nature of indirect ownership, as filed. */
  readonly nature: string | null;
  /** Conversion or exercise price of a derivative. */
  readonly exercise_price: string | null;
  /** First day of exercise, YYYY-MM-DD. */
  readonly exercise_date: string | null;
  /** Expiration date, YYYY-MM-DD. */
  readonly expiration_date: string | null;
  /** Underlying security of a derivative. */
  readonly underlying: UnderlyingSecurity | null;
  /** Null for a holding. */
  readonly transaction: TradeTransaction | null;
  /** Footnotes that elements of the row refer to, in the order of the row. */
  readonly footnotes: readonly FootnoteReference[];
};

export type OwnershipForm = 'D' | 'I';

export type UnderlyingSecurity = {
  /** Title as filed. */
  readonly security: string | null;
  /** Number of shares. */
  readonly shares: string | null;
  /** Value in dollars, if the form states that instead. */
  readonly value: string | null;
};

export type TradeTransaction = {
  /** Day of the transaction, YYYY-MM-DD. */
  readonly date: string | null;
  /** Deemed execution date, if stated. */
  readonly deemed_date: string | null;
  /** Form on which it was due, as filed: a late transaction is on a Form 5. */
  readonly form_type: string | null;
  /** Transaction code of the SEC: P, S, M and so on. */
  readonly code: string | null;
  /** Whether an equity swap is involved; null if not stated. */
  readonly equity_swap: boolean | null;
  /** E: reported early, L: late. */
  readonly timeliness: string | null;
  /** Number of securities. */
  readonly shares: string | null;
  /** Dollars per share, or in the currency stated in a footnote. */
  readonly price: string | null;
  /** Value in dollars, if the form states that instead. */
  readonly total_value: string | null;
  /** Acquired or disposed of, as filed; it may contradict the code. */
  readonly direction: TradeDirection | null;
};

export type TradeDirection = 'A' | 'D';

export type FootnoteReference = {
  /** Element of the row that refers to the footnote, such as transactionPricePerShare. */
  readonly element: string;
  /** Zero-based position in footnotes of the event. */
  readonly footnote: number;
};

export type SaleNotice = {
  /** Central Index Keys under whose credentials the notice was filed: the seller's if the seller has one. */
  readonly filers: readonly string[];
  /** For an amendment: the notice that it amends. */
  readonly previous_accession: string | null;
  /** Person for whose account the securities are to be sold. */
  readonly seller: string | null;
  /** Relations of the seller to the issuer, as filed. */
  readonly relations: readonly string[];
  /** Securities to be sold, by class. */
  readonly sales: readonly IntendedSale[];
  /** Acquisition of the securities. */
  readonly acquisitions: readonly Acquisition[];
  /** Whether nothing was sold in the three months before; null if not stated. */
  readonly nothing_sold_before: boolean | null;
  /** Sales of the three months before. */
  readonly past_sales: readonly PastSale[];
  /** Day of the notice, YYYY-MM-DD. */
  readonly notice_date: string | null;
  /** Days on which plans under Rule 10b5-1 were adopted. */
  readonly plan_dates: readonly string[];
};

export type IntendedSale = {
  /** Class of the securities as filed. */
  readonly class_title: string | null;
  /** Shares or other units to be sold. */
  readonly units: string | null;
  /** Market value in dollars when the notice was filed. */
  readonly market_value: string | null;
  /** Units of the class outstanding. */
  readonly units_outstanding: string | null;
  /** Approximate day of the sale, YYYY-MM-DD. */
  readonly approximate_date: string | null;
  /** Exchange as filed, such as NASD. */
  readonly exchange: string | null;
  /** Name of the broker. */
  readonly broker: string | null;
};

export type Acquisition = {
  /** Class of the securities as filed. */
  readonly class_title: string | null;
  /** Day of acquisition, YYYY-MM-DD. */
  readonly date: string | null;
  /** Nature of the transaction, as filed. */
  readonly nature: string | null;
  /** Person from whom acquired, as filed. */
  readonly from: string | null;
  /** Whether they were a gift; null if not stated. */
  readonly is_gift: boolean | null;
  /** Shares or other units. */
  readonly units: string | null;
  /** Day of payment, YYYY-MM-DD. */
  readonly payment_date: string | null;
  /** Nature of payment, as filed. */
  readonly payment: string | null;
};

export type PastSale = {
  /** Name of the seller. */
  readonly seller: string | null;
  /** Class of the securities as filed. */
  readonly class_title: string | null;
  /** Day of the sale, YYYY-MM-DD. */
  readonly date: string | null;
  /** Shares or other units. */
  readonly units: string | null;
  /** Dollars. */
  readonly gross_proceeds: string | null;
};

export type UnreadElement = {
  /** Name of the element. */
  readonly element: string;
  /** Its text. */
  readonly text: string;
};

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
  /** Reason for blaming these facts: substitution, slip, others_hold, undecided, majority, wrong_period, exchanged, itself. */
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

/** State of one webhook endpoint; the newest record of an endpoint is current. */
export type WebhookEndpoint = {
  /** SHA-256 (hex) of the natural key and content: the same input always produces the same event. */
  readonly event_id: string;
  /** When the state changed, UTC. */
  readonly source_time: number;
  /** Wall clock of the writer; no read model depends on it. */
  readonly recorded_at: number;
  /** Name of the endpoint in the configuration. The key of the topic. */
  readonly name: string;
  /** Whether events are sent to the endpoint. */
  readonly state: WebhookState;
  /** Why it is disabled (snake_case); null while it is active. */
  readonly reason: string | null;
  /** SHA-256 (hex) of the endpoint's configuration without its secrets: a change enables a disabled endpoint. */
  readonly configuration: string;
  /** When the endpoint was first configured, UTC: unless configured otherwise, only records written since are sent. */
  readonly registered_at: number;
};

export type WebhookState = 'active' | 'disabled';
