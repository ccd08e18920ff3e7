// Derived from schemas/openapi by packages/contract/src/generate.ts: change that, then run it again.
export interface paths {
    readonly "/v2/catalog": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The definition of every field, how it is found or computed, when it is refused, and every rule
         * @description Generated from the data and functions that compute the responses. Fields without `members` are in no response
         *     under /v2: they are in the SQL table `statement_cells`, and rows of a statement also in the tool
         *     stock_financials.
         */
        readonly get: operations["getCatalog"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/calendar": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Expected announcements, filings and dividends of a company
         * @description Expected results, periodic reports and ex-dates, soonest first in `upcoming`, and the last four of each,
         *     newest first in `past`. Each item states its basis: `estimated` from the company's own habit, with the spread
         *     of the dates that were compared; `deadline` by the SEC's rule; `announced` by the price source; `occurred`.
         *     Its evidence is the filings, or the price source, that it was derived from. Items that cannot be predicted are
         *     in `unavailable`, with the reason.
         *
         *     A report is expected 52 weeks after that of the previous year, on the next business day; its period ends on
         *     the same day of the month, or 52 weeks later. A Form 10-K is due 60, 75 or 90 days after the fiscal year of a
         *     large accelerated, accelerated or non-accelerated filer, a Form 10-Q 40, 40 or 45 days after the quarter, a
         *     Form 20-F four months after the year; a due date on a weekend or federal holiday moves to the next business
         *     day (Exchange Act Rule 0-3). The category is that of the newest cover page that states one; it is redetermined
         *     at the end of each fiscal year. Results are expected as in `GET /v2/earnings`, ex-dates as in `GET
         *     /v2/dividends`. A symbol with prices but no ingested company, such as a fund, has only ex-dates.
         */
        readonly get: operations["getCalendar"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/companies": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What is loaded, and how far figures and prices reach
         * @description The companies that were ingested and have a symbol, in the order of their symbols, each with the end of its
         *     newest figures, its newest filing and its newest price, and whether those are past their limits. `age` in `GET
         *     /v2/profile` says the same of one company in words, with the newest report known and the remedy.
         */
        readonly get: operations["getCompanies"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/compare": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The same figures of several companies side by side
         * @description Each of `fields` is a figure of `GET /v2/fundamentals` by its name in `GET /v2/catalog`, in the newest period
         *     of each company: its quarter, or its fiscal year if it reports once a year, unless `period` selects one kind
         *     for all. Periods end on each company's own dates, which `companies` and every value include. The blocks ttm,
         *     trajectory and forensics do not depend on `period`. With period=ttm, flows of the statements and their ratios
         *     cover the twelve months that end with the newest period.
         *
         *     A field may also be a figure at the newest close, by its name under `screen` in the catalog: price, market and
         *     enterprise value, multiples, yields, returns over 1d to 10y and figures of the price. Each is that of the requested
         *     symbol, computed by the functions of GET /v2/valuation, GET /v2/price-action or GET /v2/technicals, refused for the same
         *     reasons and, as in GET /v2/screen, as stale_prices at a close before `closes.stale_before`. A symbol without
         *     statements, such as a fund, has those of its prices. `closes` says whether all are of one session.
         *
         *     `values` are in the order of `companies`. Amounts are in the company's own currency and are never converted. A
         *     value that is not served has its reason; so has every value of a symbol that is unknown (symbol_unknown) or
         *     without statements (no_statements). If all symbols are unknown and none has prices that are asked for, the
         *     request is refused.
         */
        readonly get: operations["getCompare"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/coverage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The lanes of data that are available for a symbol
         * @description Every lane, computed from the data available for the symbol, which may have prices but no ingested company.
         *     `supported`: the lane applies to a company of this kind, or to a symbol without a company. `route_supported`:
         *     this service has an endpoint for it. `available_now`: both, and the data are available, not stale, and not refused
         *     as a whole.
         *     `data_collected` and `derived_series_available`: the data are available, whether they are served or not.
         */
        readonly get: operations["getCoverage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/earnings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Results by period, their announcements and reports, and the date expected for the next
         * @description The last 8 quarters, or 5 fiscal years of an annual-only filer, with earnings per share and revenue as in `GET
         *     /v2/fundamentals`. `announced` is an 8-K with item 2.02 filed after the end of the period and the previous
         *     report, up to the filing day of the report. If there are several, it is the one whose distance from the end is
         *     that of the previous year (within 21 days), because others announce preliminary or recast figures; if none
         *     fits, the last one. `report` is the periodic report as first filed.
         *
         *     `next` is expected 52 weeks after the results of the same quarter of the previous year, on the next session of
         *     the exchange; `earliest` and `latest` are as far from that date as the last 8 announcements were (at least 6).
         *     The company did not state it. It is refused if one of them was off by more than 10 days (habit_not_steady),
         *     and if `latest` has passed (overdue: the company is late, or its filings were not fetched recently).
         *
         *     `guidance` is what the newest release with results says of periods to come, with the sentence.
         *
         *     A symbol with prices but no ingested company is `unsupported`, with the reason.
         */
        readonly get: operations["getEarnings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/explain/lane": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The operands of a figure of valuation, prices, indicators, dividends, earnings or owners
         * @description The definition and formula of a figure listed in `lanes` of GET /v2/catalog, its value, and each of its
         *     operands with its place in the lane's response: a number, or an object with its own source. `beside` contains
         *     the members next to an operand, such as its day, source or filing. All of it is read from the lane's response,
         *     so the explanation is that of the served value. A figure of priced-in growth is explained at the default
         *     rates. A figure of owners is the one that GET /v2/screen serves; the place of its operands begins with the endpoint,
         *     `ownership` or `insiders`. An operand that is a cell or figure of the statements has no place in that response: GET /v2/explain
         *     and GET /v2/explain/figure explain it.
         */
        readonly get: operations["getExplainLane"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/history": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Any figure or price over time
         * @description Columns and rows of the requested series; GET /v2/catalog lists their names. A series by period is a field or
         *     figure of GET /v2/fundamentals with the kind of its periods (`revenue_ttm`, `total_equity_quarter`,
         *     `roic_pct_annual`); a series by session is a close, the market value, or a multiple (`pe_ttm`).
         *
         *     With interval quarter or year there is a row for each fiscal period, dated at its end, with its figures as
         *     served today (basis latest_restated). Such a row was not known at its date: `provenance` has the filing date.
         *
         *     With interval day, week or month there is a row for each session, or for the last one of each week or month
         *     (basis as_filed). Figures from filings are those of the newest period filed before that day, computed only
         *     from filings before the day: a row dated D depends on no filing with filed of D or later, since most reports
         *     follow the close. Filings of the last 27 months and all annual reports are used; for the operands of multiples
         *     those of 18 months and every third annual report. Per-share figures and share counts are on the basis of the
         *     newest bar, as `close` is; a split between the end of the period and the newest filing is refused as
         *     split_unconfirmed until the next filing. A multiple is the price or market value as traded divided by the
         *     figure, both on the share basis of the day. A figure is outdated 185 days after the end of its period, an
         *     annual one after 500 days. One response covers at most 44 days with filings; `next_to` leads to the older
         *     rows.
         *
         *     Every number is from the price source, or has its filings in `provenance`; every missing one has its reason in
         *     `refused`. With `Accept: text/csv` the rows are CSV, with additional columns for filed, form, accession and
         *     reason of each series; a response without rows is always JSON.
         */
        readonly get: operations["getHistory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/priced-in": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The growth of free cash flow that the price implies, compared with the company's own
         * @description The annual growth of free cash flow, for some years and followed by a terminal rate, at which its present
         *     value equals the enterprise value: a two-stage model, with its formula in docs/valuation.md. Nothing is
         *     forecast: the caller chooses the rates. `sensitivity` contains the implied growth for rates around them.
         *     `fade` is a second model, in which growth fades linearly to the terminal rate over the same years, and its figures
         *     are of no use in the first. Both are refused as `not_positive` if enterprise value or free cash flow is zero or
         *     less, as `outside_bounds` if no growth within the bounds yields the value, and as `rates_cross` if the terminal rate is not
         *     below the discount rate.
         *
         *     `growth_that_was` is the compound growth of free cash flow, `own_growth` that of revenue and earnings per share, over
         *     past fiscal years, each with its two ends. A growth from a base that says little is refused by name, with its ends:
         *     `small_base`, `base_negative`, `base_zero`, `basis_change`, `one_off`.
         */
        readonly get: operations["getPricedIn"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/profile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What a company is, who audits it, and how concentrated its business is
         * @description Name, address, SIC and website come from EDGAR; auditor, filer category, public float and shares outstanding
         *     from the company's filings, each with the filing that states it. A member that cannot be corroborated is
         *     `{available: false, reason}`. `shares_outstanding` is from the newest cover page, all classes together,
         *     restated for later splits. `public_float` is refused if neither other years nor book figures confirm its
         *     scale. `concentration` is based on the revenue of the newest fiscal year, from breakdowns that add up to it
         *     (`GET /v2/segments`). A fund, or a company without statements, has only the members that come from EDGAR.
         */
        readonly get: operations["getProfile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/screen": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The companies whose newest figures satisfy a condition
         * @description `where` compares figures of `GET /v2/fundamentals`, by their names in `GET /v2/catalog`, and figures at the
         *     newest close and of owners, by their names under `screen` there (market value, multiples, yields, returns; stakes,
         *     holders on Form 13F, net buying of insiders), with numbers; and texts (cik, currency, exchange, industry, issuer_type, reporting_cadence, sector, sic, symbol, and trends) with
         *     texts; `and`, `or`, `not` and parentheses combine them. The grammar is in docs/screen.md.
         *
         *     A comparison with a refused figure is neither true nor false, nor is its `not`: such a company matches only if
         *     the rest of the condition decides, and is otherwise counted as `undetermined`; `list=undetermined` lists those
         *     companies instead, each with the comparisons that could not be decided and their reasons. Figures at a close
         *     before `close_stale_before` are refused as `stale_prices`. Amounts of money, and amounts
         *     per share, are in the reporting currency of each company, so they can be compared and sorted only within one
         *     currency (`and currency='USD'`); ratios can always be compared.
         *
         *     Figures are those of each company's newest period. A company whose newest period ended 185 days ago or
         *     longer, before `stale_before`, or 500 days if it reports once a year, before `annual_stale_before`, does not match
         *     unless `stale=include` is given; `companies.stale` counts those that would.
         */
        readonly get: operations["getScreen"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Companies by ticker, CIK, name or former name, tolerating typos
         * @description Best match first, each company once: exact ticker, CIK, full name, beginning of a ticker or of a name, words
         *     of a name, former name; then similar names. Words like Inc or Corp count only if there is no other word. If
         *     nothing is found the list is empty.
         */
        readonly get: operations["getSearch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/snapshot": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A company on one screen
         * @description Quote, returns with those of the market, beta, multiples, trend, trailing twelve months, quality, dividend, market
         *     value, latest filing and next dates. Every member is computed like, and equals, the same member of
         *     `GET /v2/price-action`, `/v2/prices`, `/v2/technicals`, `/v2/valuation`, `/v2/fundamentals`, `/v2/dividends`,
         *     `/v2/profile` and `/v2/calendar`. Figures from filings name the filing,
         *     figures of the market the day and the source; a missing member has a typed reason. A symbol with prices but no
         *     ingested company, such as a fund, has the members of the market.
         */
        readonly get: operations["getSnapshot"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/valuation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Market value, enterprise value and multiples, compared with their own history
         * @description Market value, enterprise value and multiples of the trailing twelve months at the newest close, each operand
         *     with its source, and the rank of each multiple among the company's own multiples of the last ten years, as
         *     defined in docs/valuation.md. Past multiples use the close of a month's last session and the filings made
         *     before it. With `at=last_close` an old close is valued as well, by what had been filed before its day: `close_date` and
         *     `statements` say what the figures are of, and `freshness` is stale. A figure that cannot be computed has a reason and, if an operand is missing, the name of the
         *     operand. A multiple is never negative: for a loss it is `not_meaningful`. Banks and insurers have no
         *     enterprise value. A company that reports in a currency other than that of its price is refused, because there
         *     is no source of exchange rates. A fund, a company without statements, a symbol without prices, and one with
         *     prices but no ingested company are `unsupported`, with the reason.
         */
        readonly get: operations["getValuation"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/filings/{accession}/diff": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Changes in risk factors and MD&A since the previous filing
         * @description Compares paragraphs of 40 characters or more with those of the issuer's previous filing of the same family of
         *     forms (10-K with 10-K, 10-Q with the previous 10-Q) and an earlier period of report, ignoring amendments.
         *     Paragraphs that only moved, or in which only numbers, dates and fiscal periods changed, count as unchanged. An added
         *     and a removed paragraph with much the same words name each other in `similar`: one was probably rewritten as the
         *     other. `heading` is the title under which a paragraph stands.
         */
        readonly get: operations["getFilingDiff"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/filings/{accession}/document": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A document of a filing as HTML in which nothing runs, in parts
         * @description The document as it was filed, to be shown in a page: its text, tables and layout without scripts, forms, frames,
         *     images and links to elsewhere. Figures of inline XBRL, and the cells of documents without, are elements with the id
         *     `f<offset>` of their place in the document. A document comes in parts of some 250,000 characters; `at` asks for
         *     the part with an offset.
         */
        readonly get: operations["getFilingDocument"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A company's reports on Form 8-K as a timeline
         * @description Every 8-K and its amendments, newest first, with the items and their titles, the day of the earliest reported
         *     event, and the headline of its press release if the text was read. `item` selects by the items that EDGAR
         *     lists. A company that files no 8-Ks, such as a foreign issuer or a fund, has an empty list.
         */
        readonly get: operations["getEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/filings/{accession}/evidence": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Which served figures stand in a filing, and where
         * @description Of a report every filed fact that a served cell is read from or computed from, with its place in the document and
         *     the cells that it enters; of a Schedule 13D or 13G, a Form 3, 4, 5 or 144 and a Form 13F the fields of its XML with
         *     their paths, texts and places. Cells of twelve months are left out: their quarters are here. The sections of a
         *     report that are served, and the guidance of the exhibits of an 8-K, have the place at which they begin and what is
         *     printed there. With any of `concept`, `guidance`, `path` and `section` only what they name is looked for, and the
         *     other lists are empty. `GET /v2/evidence?accession=` answers the same.
         */
        readonly get: operations["getFilingEvidence"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/filings/{accession}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A filing and the contents of its text
         * @description For a 10-K or 10-Q: the sections that were found, with their lengths, and `unavailable_sections` with the
         *     reason for each of the others. For an 8-K: its items and its press release. For other forms: the data of
         *     EDGAR's list. A filing of several filers is served as that of the filer with `symbol`, or else of the filer
         *     whose CIK begins the accession number.
         */
        readonly get: operations["getFiling"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/filings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Filings of a company, or filings whose text contains some words
         * @description Every filing that EDGAR lists for the company, whether its text was read or not, newest first; at least one of
         *     `symbol` and `query` is required. `query` selects filings with all the words in one paragraph of a section, an
         *     8-K or a press release, of every ingested company unless `symbol` is given; each with the first three such
         *     paragraphs.
         */
        readonly get: operations["getFilings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/governance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Trading arrangements and policies, votes and changes of officers, and pay, fees and the meeting of the proxy statement
         * @description What 10-Ks and 10-Qs filed since 2023 tag in inline XBRL (Item 408 of Regulation S-K): the trading arrangements that
         *     directors and officers adopted and terminated, under Rule 10b5-1 and otherwise, by filing, newest first, and the
         *     newest flags on policies. `plans` has each arrangement once, through all reports, with what Forms 144 announced and
         *     Forms 4 report as sold under it. Facts belong to one arrangement by their members, and each has its place in the document;
         *     nothing is read from prose. What is not tagged, or says no day or number, is refused with the reason. A report
         *     that repeats an arrangement lists it again.
         *
         *     `votes` has the results of meetings that 8-Ks print (item 5.07): the meetings, and the proposals of one of them, each with
         *     figures that a law proves, or the reason. `changes` has the filings with item 5.02: departures, elections and appointments,
         *     each from one sentence that says one thing of the person; the others are listed with the reason.
         *
         *     Of definitive proxy statements (DEF 14A, or revised DEFR14A) filed up to `to`: pay versus performance as tagged, the summary
         *     and the director compensation table, the fees of the auditor and the meeting, in `sections`. A row of a table is
         *     served if it adds up to its total, and refused with the reason otherwise. Each section is of the newest statement that has it,
         *     within 300 days of the newest one; `proxy_statements` lists all.
         */
        readonly get: operations["getGovernance"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/releases/{accession}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What is read of an earnings release
         * @description The exhibits 99 of an 8-K under item 2.02, and those of a 6-K that announce results: their tables as data, each cell with its place in the document, and the
         *     statements among them that are proven, each figure with its places and evidence. A statement is proven by its own
         *     sums and by what the issuer had reported on the evening before: figures of earlier periods that the release repeats.
         *     What looks like a statement and is not proven is a refusal. Figures that are adjusted, pro forma or at constant
         *     currency are in the tables, without a field, and in `non_gaap` where their reconciliation adds up.
         */
        readonly get: operations["getRelease"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/filings/{accession}/sections/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The text of a section, by paragraphs
         * @description Paragraphs and table rows in order. If a section is not available the response gives the reason.
         */
        readonly get: operations["getFilingSection"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/filings/{accession}/statements": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The financial statements as the filer drew them
         * @description The faces of an annual or quarterly report with the filer's own rows, labels, headings, order, indentation,
         *     subtotals and columns. They are those of the presentation linkbase of the XBRL report, with the columns that the
         *     document shows; without a linkbase those of the tables of the inline XBRL document. A statement of equity with its
         *     components side by side has a column for each component of each period, and each row once for all periods, with
         *     the balances of their beginnings and ends, wherever it is read from. Each number is the fact as
         *     tagged, with the sign with which the statement shows it, and the place where it stands in the filing's document.
         *     Of a report without XBRL in its files they are read from the tables of its document (`source: document_tables`),
         *     if the title, the rows, the headings of every column and the unit of a table say for sure what it is; `not_drawn`
         *     has the statements that are refused. Such a statement of equity with its components side by side is one for each
         *     period, with the balances of its beginning and end as printed; it is served only if every component adds up from the
         *     one to the other and, where the whole is printed, the components to it. Then each number is as printed, in single units; its row has the concept
         *     whose facts of the filing have the row's values and periods, if it is one only.
         *     `lines` says which standardised fields are made of which concepts of this filing.
         */
        readonly get: operations["getFilingStatements"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/dividends": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Dividends of a stock: rate, yield, coverage and history
         * @description Rates and amounts per share of today, as defined in docs/dividends.md, as of the newest bar. A null member has
         *     its reason under its name in `unavailable`. `payout_components` refer to the trailing twelve months of the
         *     statements, with the newest filing among theirs. Payments that a foreign issuer declares in its own currency
         *     are not compared with each other, because they vary with the exchange rate. Without prices the response is
         *     `unsupported`, with the reason; if the source reports no dividends the status is `unknown`. A symbol with
         *     prices but no ingested company, such as a fund, is served too.
         */
        readonly get: operations["getDividends"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/price-action": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Returns, drawdowns, streaks, swings, gaps and ranges of a symbol's price up to its newest bar
         * @description Returns by span, drawdowns, streaks, swings, gaps, the range of 52 weeks, windows of 30, 90 and 252 sessions and
         *     volume, computed from split-adjusted prices as defined in docs/indicators.md. Every figure includes the days and prices that it was computed from, which
         *     equal those of `GET /v2/prices?adjust=splits`; a total return reinvests each dividend at the close of its
         *     ex-date, as `adjust=total` does. A missing member has a typed reason. Without prices the response is
         *     `unsupported`, with the reason. A symbol with prices but no ingested company, such as a fund, is served too.
         */
        readonly get: operations["getPriceAction"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/prices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Daily, weekly or monthly prices, as traded or adjusted
         * @description Bars from one source: if several sources have the symbol, only the preferred one is used. The configuration of
         *     the source declares its adjustments; prices are converted from these to the requested adjustment with the
         *     dividends and splits of the same source, and refused if that is impossible. An adjusted series ends at the
         *     traded price of its newest bar, regardless of `to`. A spin-off that the source reports as a ratio adjusts
         *     prices but not volumes. `total` is the return with every dividend reinvested at the close of its ex-date.
         *
         *     Weeks are ISO weeks: first open, highest high, lowest low, last close, sum of volumes. A week or month whose
         *     last session, by the calendar of the exchange, has no bar yet is `excluded`. A period is in range if one of
         *     its sessions is, and is aggregated as a whole.
         *
         *     With `Accept: text/csv` the rows are CSV, with the additional columns symbol, adjust, currency and source; a
         *     response without prices is always JSON.
         */
        readonly get: operations["getPrices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/technicals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Technical indicators of a symbol at its newest bar
         * @description Indicators on split-adjusted prices, as defined in docs/indicators.md; returns are total returns. A null
         *     member has its reason under its name in `unavailable`. Beta and relative strength compare the symbol with the
         *     fund that represents the market and with that of the company's sector (`benchmarks`). The market's fund is SPY
         *     unless `FOOTNOTE_BENCHMARK` names another; the members keep their names. `price_source` identifies the source
         *     of the prices; `sessions_behind` counts sessions of the market's fund since the newest bar, for example for a
         *     halted stock. Without prices the response is `unsupported`, with the reason. A symbol with prices but no
         *     ingested company, such as a fund, is served too; its sector is unknown.
         */
        readonly get: operations["getTechnicals"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/holders/{cik}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A holder: its stakes by Schedules 13D and 13G, and its portfolio of a quarter by Form 13F
         * @description `beneficial_ownership` contains the stakes in all issuers that it reports as the holder on Schedules 13D and
         *     13G, newest schedule first; a stake in which it is one of another holder's persons is listed under that
         *     holder. A schedule that does not state the holder's CIK, like many joint Schedules 13G, is listed under no
         *     holder: `GET /v2/ownership` of the issuer lists it by name. Stakes and portfolio refer to different days and
         *     rules, so they are never added. A holder without either has the reason there.
         *
         *     `form_13f` contains the positions of an institutional manager at the end of a quarter, largest first: those of
         *     the newest original or restatement of the quarter and of later amendments with new holdings. Rows of one
         *     security are summed; puts, calls and principal amounts are separate positions. Each is compared with the
         *     quarter before. Form 13F identifies securities by CUSIP, not by issuer: `issuer` is given if a Schedule 13D or
         *     13G states the CUSIP with the issuer's CIK, or if managers use exactly the name of one company; otherwise it
         *     has a reason. A portfolio is not everything that a manager owns: short positions, most bonds, cash and foreign
         *     listings are not reported.
         */
        readonly get: operations["getHolder"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/insiders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Trades of a company's insiders, their net buying, and intents to sell
         * @description Statements of directors, officers and owners of more than ten percent on Forms 3, 4 and 5: every line as
         *     filed, newest first, with its footnotes. A line that an amendment repeats or corrects is `superseded`.
         *     `summary` adds up open-market purchases and sales (codes P and S) of non-derivative securities over 3, 6 and
         *     12 months. `intents` are Forms 144 of the last 12 months, each compared with its seller's sales in the 90 days
         *     after. Unreadable forms are in `unparsed_filings`.
         */
        readonly get: operations["getInsiders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/ownership": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Who owns five percent or more of a company, and since when
         * @description Stakes reported on Schedules 13D and 13G, which have been structured since 2024-12-18. `history` contains
         *     every schedule about the shares of the company, newest first; `holders` those in force, the largest percentage
         *     first: the newest of each holder and class of shares, unless the stake is below five percent (`is_exit`: no
         *     longer reportable, which need not mean sold). Reporting persons of one schedule mostly own the same shares, so
         *     shares and percentage are those of the largest block and never a sum; the name is that of the person who
         *     filed. `pct_of_class` and `aggregate_shares` are as filed, not restated for later splits; null if the schedule
         *     states none. `unparsed_filings` contains the schedules that EDGAR lists for the company and that are not in
         *     `history`.
         */
        readonly get: operations["getOwnership"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/evidence": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Where the figures of a cell, or of a filing, stand in the documents
         * @description For each filed fact of a cell its place in the filing's own document: the number, the label of its row and the
         *     headings of its column as printed, the line that names the unit, the rows around it, and links that open the
         *     document at the number. A derived cell shows each fact it is computed from; a refused one what filings state for
         *     it, and what stands against it. A fact is joined to its inline element by concept, period and value; in a document
         *     without inline XBRL to the only row that prints the value in the unit of its table, under a heading that says the
         *     period, with a label that names the concept; of several that say so equally well the one in a statement. Where
         *     neither is so, the place is refused with a reason.
         *
         *     A cell takes `symbol`, `statement`, `field` and `period`. With `accession` instead, the answer is that of
         *     `GET /v2/filings/{accession}/evidence`: served figures, the fields of stakes, trades and holdings, sections and
         *     guidance of the filing, or of these only what `concept`, `path`, `section` and `guidance` name. The two ways exclude
         *     each other.
         */
        readonly get: operations["getEvidence"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/explain/figure": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * How a computed figure was computed, or why it has no value
         * @description The definition and formula of a figure of GET /v2/fundamentals (growth, margins, ratios, scores, trailing
         *     returns, forensics, trends, measures of banks), its value at the end of a period, and the cells that it is
         *     computed from, each with its period and its filing. The explanation comes from the functions that compute the
         *     figure. A figure without a value has a reason; operands without a value have their refusal, which GET
         *     /v2/explain explains further.
         */
        readonly get: operations["getExplainFigure"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/explain": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * How a cell of a statement was computed, or why it is refused
         * @description Everything that was considered for one cell: each concept that a filing tags for the period and its outcome,
         *     the rule that decided, the filed facts of the value with a link to each filing, the cells that it is or would
         *     be derived from, and the known splits. The explanation comes from the computation of the cell itself. A
         *     refused cell is explained like any other; a cell that the company does not have is answered with 404.
         */
        readonly get: operations["getExplain"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/facts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The facts that filings tagged, as filed, newest filing first
         * @description Every fact of every parsed filing: with or without dimensions, of any taxonomy, including the filer's
         *     extension concepts. Nothing is selected, derived or checked: a figure that several filings report appears once
         *     per filing, and so do contradictory duplicates within a filing. A filing whose own XBRL was not read has the
         *     facts of companyfacts, which have no dimensions and use standard taxonomies. Within a filing facts without
         *     dimensions come first, then those of the faces, then those of the notes, each in the order of the document.
         */
        readonly get: operations["getFacts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/flags": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Values of a company disputed by callers, and the verifier's answers
         * @description Flags of a company, or the flag with an id; one of the two parameters is required. Newest first. A flag is
         *     `received` until the verifier has examined the cell, then `checked`. Notes and their senders are not returned.
         */
        readonly get: operations["getFlags"];
        readonly put?: never;
        /**
         * Dispute a served value or a refusal
         * @description The verifier examines the cell again, and `GET /v2/flags` returns its findings. A repeated flag of the same
         *     caller for the same cell is one flag with one id, however often it is sent; a key that replaces another by
         *     rotation is the same caller. Only a hash of the caller is stored. The body is as strict as a tool's.
         */
        readonly post: operations["postFlag"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/fundamentals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Statements of the last 8 quarters or 5 fiscal years, and figures computed from them
         * @description Without `blocks` every block except statement_detail is served; bank_metrics exists only for banks,
         *     industry_rows only for insurers, landlords, utilities and industrials with a captive finance business. The
         *     three statements, bank_metrics, industry_rows and statement_detail follow `period`. The other blocks do not:
         *     they refer to the newest quarter, or to the newest fiscal year of a company that reports once a year. `GET
         *     /v2/catalog` defines each member.
         */
        readonly get: operations["getFundamentals"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/notes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The notes of a report as tables that add up
         * @description Debt and lease maturities, the reconciliations of income tax and of earnings per share, amortization of
         *     intangible assets by year, levels of fair value and remaining performance obligations, from the facts that one
         *     report tags itself: the newest annual report, or the one of `period` or `accession`. Revenue by product,
         *     segment and region is served by GET /v2/segments.
         *
         *     A table is served only if its rows add up to the total that the report states, or to the figure of its
         *     statements, within the rounding of its amounts: `reconciled_to` names what the sums were held against, and
         *     `difference` is what rounding leaves. Otherwise the note has a `refusal` with the values that stood against
         *     each other, and no rows. Without `note` all notes of the report are listed.
         */
        readonly get: operations["getNotes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/revisions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Cells whose served value a filing changed, newest filing first
         * @description Compares the values served from the filings up to each filing with those served from the filings before it.
         *     Computed by replaying the company's filings, so one request examines at most 20 filings: the response may have
         *     fewer revisions than `limit`, even none, and still have a `next_cursor`. A cell that is served for the first
         *     time is not a revision. Values are compared as they were served: a value that the verifier withheld by then counts
         *     as refused. `GET /v2/explain` with as_known_on explains either value.
         */
        readonly get: operations["getRevisions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/segments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Revenue, operating income or assets by product, business segment or region
         * @description The most detailed members of one axis that add up to the total of the period, with the items that the filing
         *     reports between them and the total, such as eliminations. Subtotals, members of a second scheme, and facts
         *     with a second axis are omitted. A breakdown is served only if it adds up to the total of its filing and to the
         *     total that the statements serve, so every number of a period is from its `filing`. The newest filing that
         *     breaks a period down counts; an older one does if the newer repeats only part of it. Otherwise the period has
         *     a `refusal` and no members. Three months and the year to date are different periods. `as_known_on` serves the
         *     breakdown as known on that day. A fourth quarter that no filing breaks down is the year less nine months, or less
         *     three quarters, with its operands in `derivation`. It is served only if they have the same members, filings show
         *     that none recast them in between, and the quarters add up to the year and the members to the statements.
         */
        readonly get: operations["getSegments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/verification": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The verifier's findings on a company's cells
         * @description Every value is compared with readings that share no step with its computation: identities within its filing,
         *     sums of periods, EPS and shares, the roll-forward of cash, the same fact in other filings, signs and scale. A
         *     value that failed a check is withheld (`oracle_contradicted`), and so is every value derived from a blamed
         *     fact; a value whose second reading is still awaited is pending (`verification_pending`). Both end by
         *     themselves when a later filing resolves the matter. Lists the cells with the requested verdict and their
         *     evidence, and counts of all. Members are null, and no cell is listed, if the verifier is off or has not yet
         *     processed the company.
         */
        readonly get: operations["getVerification"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/stream": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * New filings, stakes, insider trades, governance and changes of served figures as they arrive
         * @description Server-sent events without an end: `event` is the kind, `data` one line of JSON, and `id` the position in the
         *     log, the same on every replica. A client that reconnects with the last id as `Last-Event-ID` gets each event
         *     after it, once. Without it the stream begins with new events. Blocks without data are not events: they keep
         *     the connection alive and advance the id. Events of one kind and company are in the order of the log. After a
         *     crash of its writer the log may contain an event twice, with the same `event_id`.
         *
         *     An id of another log, or an invalid one, is refused with PARAM_INVALID: connect without it. A client that does
         *     not read is disconnected; so is one whose key is revoked. A key may have 20 streams per process unless
         *     FOOTNOTE_STREAMS_PER_KEY sets another limit.
         */
        readonly get: operations["streamEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tools/stock_financials": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Financial statements of a company, cell by cell, for programs and language models
         * @description Version 2026-07-10 of the tool. Members of a response are in the order documented here, not in alphabetical
         *     order.
         *
         *     The body must be strict JSON of at most 64 KiB and at most 16 levels of nesting: UTF-8 without a byte order
         *     mark, without duplicate members, without numbers of 2^53 or more. Other bodies are refused as invalid; larger
         *     or deeper ones with 413.
         *
         *     A cell without a value is never omitted: its entry in `values` is null, and `refusals` gives the reason, the
         *     periods and a possible recovery. Every field of the detail is present in every period.
         *
         *     The faults of an invalid request are reported in the envelope if the request names schema 2; otherwise, and if
         *     the body cannot be parsed at all, in the `detail` of schema 1. The same applies to 429: it is in the envelope
         *     if the request names schema 2, flat otherwise.
         */
        readonly post: operations["postStockFinancials"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/tools/stock_search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Companies by ticker, CIK, name or former name, tolerating typos
         * @description The search that the recovery of an unknown symbol suggests; the ticker of a result is a symbol that
         *     stock_financials accepts. Results are those of GET /v2/search, best match first. If nothing is found the list
         *     is empty. The body is as strict as that of stock_financials, and every refusal except those of key and size
         *     comes in the envelope.
         */
        readonly post: operations["postStockSearch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly CatalogResponse: {
            readonly data: {
                readonly fields: readonly components["schemas"]["CatalogField"][];
                /**
                 * @description Figures of the responses on valuation, prices, announcements and governance, whose operands and sources are in the
                 *     same response; empty if `blocks` is given. Rows of GET /v2/screen, GET /v2/compare and GET
                 *     /v2/snapshot contain figures of `fields`; those of GET /v2/screen also figures of `screen`.
                 */
                readonly lanes: readonly components["schemas"]["CatalogLaneFigure"][];
                /** @description Rules by which cells are refused or candidates rejected, regardless of `blocks`. */
                readonly rules: readonly components["schemas"]["CatalogRule"][];
                /**
                 * @description What GET /v2/screen compares beside the `names` of `fields`: figures at the newest close, which GET
                 *     /v2/compare has as well, figures of owners, and texts; empty if `blocks` is given.
                 */
                readonly screen: readonly components["schemas"]["CatalogScreenField"][];
                /** @description The series of GET /v2/history; empty if `blocks` is given. */
                readonly series: readonly components["schemas"]["CatalogSeries"][];
                /** @description From when on each kind of data is stale, in every endpoint that serves it, regardless of `blocks`. */
                readonly staleness: readonly components["schemas"]["CatalogStaleness"][];
            };
            /** @constant */
            readonly schema_version: "2026-11-24.1";
        };
        readonly CatalogStaleness: {
            /** @description The freshness, flag or reason beyond the limit; null for data that are as new as their newest filing. */
            readonly gives: null | string;
            readonly kind: string;
            readonly limit: {
                /** @description days, hours or months. */
                readonly unit: string;
                readonly value: number;
            } | null;
            /** @description The endpoints that go by it. */
            readonly paths: readonly string[];
            /** @description What the age is counted from. */
            readonly since: string;
        };
        readonly CatalogScreenField: {
            readonly definition: string;
            /** @description Written with names of figures; null for a text, and if `lanes` has it under path and member. */
            readonly formula: null | string;
            /**
             * @description What it is compared with.
             * @enum {unknown}
             */
            readonly kind: "number" | "text";
            /** @description Its place in the data of the endpoint. */
            readonly member: null | string;
            readonly name: string;
            /** @description The endpoint that serves the same value; null if none does. */
            readonly path: null | string;
            /** @enum {null|string} */
            readonly unit: "count" | "index" | "percent" | "ratio" | "shares" | "usd" | "usd_per_share" | null;
        };
        /** @description A figure of a response that is not computed from statements alone. */
        readonly CatalogLaneFigure: {
            readonly definition: string;
            /** @description Written with the names of operands; null if it is an operand itself, or described by the definition. */
            readonly formula: null | string;
            /** @description Paths in the data of the response; `[]` stands for every item of a list. */
            readonly members: readonly string[];
            /** @description Paths in the same data, fields and figures of `fields`, or another endpoint that serves the operands. */
            readonly operands: readonly string[];
            /** @enum {unknown} */
            readonly path: "/v2/dividends" | "/v2/earnings" | "/v2/governance" | "/v2/price-action" | "/v2/priced-in" | "/v2/screen" | "/v2/snapshot" | "/v2/technicals" | "/v2/valuation";
            /**
             * @description An index goes from 0 to 100; a state is a word, or true or false; as_tagged is the unit that stands beside the figure.
             * @enum {unknown}
             */
            readonly unit: "as_tagged" | "count" | "date" | "days" | "index" | "percent" | "percentage_points" | "price_currency" | "price_currency_per_share" | "ratio" | "reporting_currency" | "reporting_currency_per_share" | "shares" | "state" | "usd" | "votes" | "years";
        };
        /** @description A figure or price over time. */
        readonly CatalogSeries: {
            /** @description Null for a series of a field or figure, which `fields` defines. */
            readonly definition: null | string;
            /** @description Written with the names of series; null without a definition. */
            readonly formula: null | string;
            /** @description Statement and name of the field, or block and name of the figure; null for a series by session. */
            readonly member: null | string;
            readonly name: string;
            readonly periods: components["schemas"]["SeriesPeriods"];
            readonly unit: components["schemas"]["SeriesUnit"];
        };
        /**
         * @description Fiscal quarters or years, the twelve months up to them (ttm), or sessions of the exchange.
         * @enum {unknown}
         */
        readonly SeriesPeriods: "annual" | "quarter" | "session" | "ttm";
        /** @enum {unknown} */
        readonly SeriesUnit: "count" | "days" | "list" | "percent" | "price_currency" | "price_currency_per_share" | "ratio" | "reporting_currency" | "reporting_currency_per_share" | "score" | "share_of_one" | "shares" | "usd" | "word";
        /** @description A cell of the statements, or a figure computed from cells. */
        readonly CatalogField: {
            /** @description Concepts that supply the field, in order of preference; empty for a computed figure. */
            readonly candidates: readonly components["schemas"]["CatalogCandidate"][];
            readonly definition: string;
            /** @description Name of the cell or figure. */
            readonly field: string;
            /** @description Written with the names of fields; for a cell, how it is computed if no concept is tagged. */
            readonly formula: null | string;
            /** @description Paths in GET /v2/fundamentals. */
            readonly members: readonly string[];
            /** @description Names of the members with one value per period, for GET /v2/compare and GET /v2/screen. */
            readonly names: readonly string[];
            /** @description When the figure is null or refused although all its operands exist. */
            readonly refusals: readonly string[];
            /**
             * @description effect_on_cash: outflows are negative.
             * @enum {unknown}
             */
            readonly sign: "effect_on_cash" | "not_negative" | "signed";
            /** @description First schema_version that includes it. */
            readonly since: string;
            /** @description Author of the definition. */
            readonly source: string;
            /** @enum {unknown} */
            readonly statement: "balance" | "cash_flow" | "income" | null;
            /** @enum {unknown} */
            readonly unit: "count" | "days" | "list" | "percent" | "ratio" | "reporting_currency" | "reporting_currency_per_share" | "score" | "share_of_one" | "shares" | "usd" | "word";
        };
        readonly CatalogRule: {
            readonly id: components["schemas"]["RuleId"];
            /** @description The reason of cells that it refuses; null if it only rejects candidates. */
            readonly refusal: null | string;
            /** @description Section of the semantics that defines it. */
            readonly section: string;
            /** @description First release with the rule. */
            readonly since: string;
            readonly text: string;
        };
        readonly CatalogCandidate: {
            /** @description XBRL concepts: a | b is the first that is tagged, [a] is added if it is tagged. */
            readonly concepts: string;
            /** @description The conditions for serving it, in the order in which they are evaluated. */
            readonly conditions: readonly {
                /**
                 * @description required: one of the sources must confirm it; unless: none may contradict it.
                 * @enum {unknown}
                 */
                readonly demand: "required" | "unless";
                readonly evidence: readonly components["schemas"]["EvidenceSource"][];
                /** @description The rule that refuses it otherwise. */
                readonly rule: components["schemas"]["RuleId"];
            }[];
            /** @description Flags of the cells in the block. */
            readonly flags: readonly string[];
            /** @description Kinds of issuers that it applies to. */
            readonly issuer_types: readonly ("bank" | "captive_finance" | "health_insurer" | "industrial" | "insurer" | "partnership" | "reit" | "utility")[];
        };
        /**
         * @description How old statements and prices are, by the rules and limits of `freshness`, with the cause in words. The pages of
         *     the explorer show the same.
         */
        readonly Age: {
            readonly prices: components["schemas"]["PricesAge"] | null;
            readonly statements: components["schemas"]["StatementsAge"] | null;
        };
        readonly StatementsAge: {
            /**
             * Format: date
             * @description Filing day of the newest filing in EDGAR's companyfacts that were loaded; null without any.
             */
            readonly companyfacts_filed_to: null | string;
            /**
             * Format: date
             * @description End of the newest period of which a figure is served; null if none is.
             */
            readonly figures_end: null | string;
            /**
             * Format: date
             * @description Filing day of the newest filing of any form in the list that was loaded.
             */
            readonly filings_listed_to: null | string;
            /** @description What the figures reach, the newest report known, the gap and its cause. */
            readonly message: string;
            readonly newest_report: components["schemas"]["NewestReport"] | null;
            /**
             * @description Why the figures are no newer; null if they are current. report_not_collected: facts of the newest report
             *     known are in neither companyfacts nor an XBRL report that was read. report_awaits_companyfacts: its own XBRL
             *     was read (`GET /v2/facts`), and its statements wait for companyfacts. report_without_statements: its facts
             *     were loaded and no figure of its period is served. no_newer_report: the list has no newer report.
             * @enum {unknown}
             */
            readonly reason: "no_newer_report" | "report_awaits_companyfacts" | "report_not_collected" | "report_without_statements" | null;
            /** @description What to do about it; null if the figures are current. */
            readonly remedy: null | string;
            /**
             * Format: date
             * @description The day from which the figures are stale, 185 or 500 days after the end of their newest period.
             */
            readonly stale_from: null | string;
            /**
             * @description current: the figures reach the newest report known and are within the limit. behind: within the limit, but a
             *     report of a newer period is known. stale: past the limit. none: no figure is served.
             * @enum {unknown}
             */
            readonly status: "behind" | "current" | "none" | "stale";
        };
        /** @description The annual or quarterly report of the newest period in EDGAR's list that was loaded. */
        readonly NewestReport: {
            readonly accession: components["schemas"]["Accession"];
            /** Format: date */
            readonly filed: string;
            readonly form: string;
            /** Format: date */
            readonly period_end: string;
            readonly url: string;
        };
        readonly PricesAge: {
            readonly message: string;
            /**
             * Format: date
             * @description Session of the newest close.
             */
            readonly newest_bar: string;
            /** @description What to do about it; null if the prices are current. */
            readonly remedy: null | string;
            /**
             * Format: date-time
             * @description When the bar of the next session should have arrived, UTC; null if no session follows.
             */
            readonly stale_from: null | string;
            /** @enum {unknown} */
            readonly status: "current" | "stale";
        };
        readonly FlatRefusal: {
            /** @constant */
            readonly available: false;
            /** @enum {unknown} */
            readonly reason: "expired_api_key" | "invalid_api_key" | "missing_api_key" | "request_too_large" | "revoked_api_key" | "unpaid_api_key";
        };
        readonly Refusal: {
            /** @constant */
            readonly available: false;
            readonly error: {
                /** @enum {unknown} */
                readonly code: "COLLECTION_FAILED" | "COLLECTION_QUEUE_FULL" | "INTERNAL" | "NOT_ACCEPTABLE" | "NOT_FOUND" | "PARAM_INVALID" | "QUOTA_EXHAUSTED" | "RATE_LIMITED" | "SYMBOL_INVALID" | "SYMBOL_UNKNOWN" | "UPSTREAM_UNAVAILABLE";
                /** @description For people. */
                readonly message: string;
                /** @description Whether the same request may succeed later. */
                readonly retryable: boolean;
            };
            /**
             * @description For COLLECTION_FAILED: documents_missing (EDGAR has neither submissions nor companyfacts of the company),
             *     source_failed (EDGAR or its mirror did not respond) or collection_stalled (no process works on the queue).
             *     For NOT_FOUND: report_awaits_companyfacts, report_not_collected or report_without_statements if a report of
             *     the requested period is known and the statements do not reach it (`age` of `GET /v2/profile`); the message
             *     names the report.
             * @enum {unknown}
             */
            readonly reason: "collection_queue_full" | "collection_stalled" | "documents_missing" | "internal_error" | "not_acceptable" | "not_found" | "param_invalid" | "rate_limit_exceeded" | "report_awaits_companyfacts" | "report_not_collected" | "report_without_statements" | "source_failed" | "symbol_ambiguous" | "symbol_invalid" | "symbol_unknown" | "upstream_unavailable";
            readonly recovery?: components["schemas"]["Recovery"];
        };
        readonly CollectingResponse: {
            readonly data: {
                /** @constant */
                readonly available: false;
                /** @constant */
                readonly reason: "collecting";
                readonly recovery: components["schemas"]["WaitRecovery"];
                readonly symbol: components["schemas"]["Symbol"];
            };
            /** @constant */
            readonly schema_version: "2026-11-23.1";
        };
        /** @description The suggested next call. */
        readonly Recovery: {
            /** @constant */
            readonly action: "wait";
            readonly seconds: number;
        } | {
            /** @constant */
            readonly action: "fix_request";
        } | components["schemas"]["ToolRecovery"];
        readonly WaitRecovery: {
            /** @constant */
            readonly action: "wait";
            readonly seconds: number;
        };
        /** @description A tool call that helps; params is its request body. */
        readonly ToolRecovery: {
            /** @constant */
            readonly action: "use_tool";
            /** @enum {unknown} */
            readonly tool: "stock_financials" | "stock_search";
            readonly params: {
                readonly [key: string]: string | number | readonly string[];
            };
        };
        /** @description Central Index Key with leading zeros. */
        readonly Cik: string;
        /** @description ISO 4217. */
        readonly CurrencyCode: string;
        /**
         * @description Sources of evidence: identities of the filing's figures (identity), its calculation linkbase (tree), the face
         *     of the statement (face), other rows of the filing (equal_rows, nonzero_row, older_row, other_rows, rounding,
         *     terms, totals, zero_row), the filer's interim reports (interims), comparatives in its other filings
         *     (comparatives, older_row).
         * @enum {unknown}
         */
        readonly EvidenceSource: "comparatives" | "equal_rows" | "face" | "identity" | "interims" | "nonzero_row" | "older_row" | "other_rows" | "rounding" | "terms" | "totals" | "tree" | "zero_row";
        /**
         * Format: date
         * @description The requested day; absent otherwise. The response is as if nothing filed after that day existed, including
         *     freshness. The company's SIC code and listing have no date at their source and are today's.
         */
        readonly AsKnownOn: string;
        /**
         * Format: date-time
         * @description Newest source time that the response depends on (acceptance of a filing), UTC.
         */
        readonly AsOf: string;
        /** @description Seconds since the response was computed. */
        readonly CacheAge: number;
        /** @description ISO 4217 code of the statements; null if no annual filing states it. */
        readonly Currency: null | string;
        /**
         * @description stale: the newest period is older than the company's deadlines allow (185 days for quarterly filers, 500 for
         *     annual ones). degraded: a block of the response has no figure at all. Otherwise end_of_day.
         * @enum {unknown}
         */
        readonly Freshness: "degraded" | "end_of_day" | "stale";
        /**
         * @description State of the regular session of the New York Stock Exchange.
         * @enum {unknown}
         */
        readonly MarketStatus: "closed" | "open";
        /** @enum {unknown} */
        readonly Period: "annual" | "quarter";
        /** @enum {unknown} */
        readonly ReportingCadence: "annual" | "quarterly";
        /** @description In upper case, share class after a dash. */
        readonly Symbol: string;
        /** @enum {unknown} */
        readonly FiscalPeriod: "FY" | "Q1" | "Q2" | "Q3" | "Q4";
        /** @description The issuer's own label. */
        readonly FiscalYear: number;
        /** Format: date */
        readonly PeriodEnd: string;
        /** @description The filing that supplied most of the row's reported figures; null for a row without figures. */
        readonly Provenance: null | {
            readonly accession: string;
            /** Format: date */
            readonly filed: string;
            readonly form: string;
            readonly status?: components["schemas"]["Standing"];
        };
        /**
         * @description Only of a figure that an earnings release states: the exhibit, as in EX-99.1. Its concept is the one by which the
         *     issuer's reports tag the row.
         */
        readonly ReleaseExhibitType: string;
        /**
         * @description Only of figures that an earnings release announces and no report has yet. They are replaced by those of the report.
         * @enum {unknown}
         */
        readonly Standing: "preliminary";
        readonly Money: null | number;
        /** @description A cash outflow; never positive. */
        readonly Outflow: null | number;
        /** @description An amount of money; never negative. */
        readonly Magnitude: null | number;
        readonly ShareCount: null | number;
        readonly PerShare: null | number;
        readonly Ratio: null | number;
        /** @enum {unknown} */
        readonly GrowthTrend: "accelerating" | "decelerating" | "insufficient_history" | "stable" | "volatile";
        /** @enum {unknown} */
        readonly LevelTrend: "decreasing" | "increasing" | "insufficient_history" | "stable" | "volatile";
        /** @description A subject and the topic of the rule, e.g. interest.beside_other_rows. */
        readonly RuleId: string;
        /** @description A code for programs and a sentence for people. */
        readonly CodedText: {
            readonly code: string;
            readonly text: string;
        };
        readonly FilingLink: {
            readonly accession: string;
            /** Format: date */
            readonly filed: string;
            readonly form: string;
            /**
             * Format: uri
             * @description Index page of the filing at the SEC.
             */
            readonly url: string;
        };
        readonly NamedFiling: {
            readonly accession: string;
            /**
             * Format: uri
             * @description Index page of the filing at the SEC.
             */
            readonly url: string;
        };
        readonly FilingItem: {
            /** @description Number, such as 2.02; before August 2004 such as 12. */
            readonly item: string;
            /** @description The SEC's title of the item; null for a number that it never used. */
            readonly title: null | string;
        };
        readonly Accession: string;
        /** @description The requested symbol or the company's first one; null if it has none. */
        readonly OptionalSymbol: null | string;
        readonly CalendarResponse: {
            readonly data: components["schemas"]["Calendar"];
            /** @constant */
            readonly schema_version: "2026-11-23.1";
        };
        readonly Calendar: {
            readonly as_of: components["schemas"]["AsOf"] | null;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /**
             * @description stale: the newest periodic report is older than the deadlines allow; without reports, the newest bar is
             *     older than a day after the next session. unsupported: there are neither reports nor prices.
             * @enum {unknown}
             */
            readonly freshness: "end_of_day" | "stale" | "unsupported";
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @description The last four of each kind, newest first. */
            readonly past: readonly components["schemas"]["CalendarItem"][];
            readonly symbol: components["schemas"]["Symbol"];
            /** @description Items that cannot be predicted, with the reason. */
            readonly unavailable: readonly components["schemas"]["CalendarGap"][];
            /** @description Soonest first. */
            readonly upcoming: readonly components["schemas"]["CalendarItem"][];
        };
        /**
         * @description dividend_ex: the first day of trading without the dividend. dividend_pay: the day of its payment. earnings:
         *     results, on a Form 8-K with item 2.02. filing: a periodic report.
         * @enum {unknown}
         */
        readonly CalendarKind: "dividend_ex" | "dividend_pay" | "earnings" | "filing";
        /**
         * @description announced: a price source lists it. deadline: the last day by the SEC's rules. estimated: from the company's
         *     habit, which the company never stated. occurred: it is in the past.
         * @enum {unknown}
         */
        readonly CalendarBasis: "announced" | "deadline" | "estimated" | "occurred";
        readonly CalendarItem: {
            /** @description Cash per share of a dividend; else null. */
            readonly amount: null | number;
            readonly basis: components["schemas"]["CalendarBasis"];
            /** @description Number of dates behind the spread of an estimate. */
            readonly compared: null | number;
            /** Format: date */
            readonly date: string;
            /**
             * Format: date
             * @description Only for an estimate; null without a spread.
             */
            readonly earliest: null | string;
            readonly evidence: components["schemas"]["CalendarEvidence"];
            /** @description Only for results and reports. */
            readonly form: null | string;
            readonly kind: components["schemas"]["CalendarKind"];
            /**
             * Format: date
             * @description Only for an estimate; null without a spread.
             */
            readonly latest: null | string;
            /**
             * Format: date
             * @description Last day of the fiscal period; null if it is unknown, and for dividends.
             */
            readonly period_end: null | string;
        };
        readonly CalendarEvidence: {
            /**
             * @description The results or report of the previous year; for a deadline also the cover page that states the filer
             *     category.
             */
            readonly filings: readonly {
                readonly accession: components["schemas"]["Accession"];
                /** Format: date */
                readonly filed: string;
                readonly form: string;
            }[];
            readonly price_source: null | {
                /**
                 * Format: date
                 * @description Newest bar in the source.
                 */
                readonly last_bar: string;
                /** @description Name of the price source, as configured. */
                readonly source: string;
            };
        };
        /**
         * @description For results: the reasons of `next` in `GET /v2/earnings`. For reports: too_few_reports: fewer than six can be
         *     compared with the year before; habit_not_steady: one of the last eight was more than ten days off; overdue:
         *     the latest day, or the deadline, has passed; report_not_listed: no periodic report is listed;
         *     filer_category_unknown: no cover page that was read states it; set_by_home_country: a Form 40-F is due when
         *     the report is due in Canada; period_end_unknown: the quarter ends follow no rule; fiscal_year_length_unknown:
         *     the quarter may end a week later, in a year of 53 weeks. For dividends: the reasons of `GET /v2/dividends`;
         *     company_unknown, not_applicable: no ingested company has the symbol, or it is a fund, which announces no results.
         *     stale_prices: the prices end before the expected ex-date; pay_dates_not_collected: price sources have only
         *     ex-dates.
         */
        readonly CalendarGap: {
            readonly basis: components["schemas"]["CalendarBasis"];
            readonly form: null | string;
            readonly kind: components["schemas"]["CalendarKind"];
            /** Format: date */
            readonly period_end: null | string;
            /** @enum {unknown} */
            readonly reason: "company_unknown" | "currency_mismatch" | "dividends_not_reported" | "filer_category_unknown" | "fiscal_year_length_unknown" | "habit_not_steady" | "insufficient_history" | "irregular" | "no_announcements" | "no_bars" | "no_payments" | "not_applicable" | "only_specials" | "overdue" | "pay_dates_not_collected" | "period_end_unknown" | "possible_special" | "prices_not_collected" | "report_not_listed" | "set_by_home_country" | "split_contradicted" | "splits_unknown" | "stale_prices" | "suspended" | "too_few_announcements" | "too_few_payments" | "too_few_reports";
        };
        readonly CompaniesResponse: {
            readonly data: components["schemas"]["Companies"];
            /** @constant */
            readonly schema_version: "2026-11-28.1";
        };
        readonly Companies: {
            readonly companies: readonly components["schemas"]["LoadedCompany"][];
            /**
             * Format: date
             * @description Day of the newest filing, of any company, whose figures are served; null without figures.
             */
            readonly figures_filed_to: null | string;
            /** @description Null on the last page. */
            readonly next_cursor: null | string;
            /** @description Whether a request for a company that EDGAR lists and that was not ingested starts its collection. */
            readonly on_demand: boolean;
            /** @description Prices of all symbols, also of funds and indices. */
            readonly prices: {
                /**
                 * Format: date
                 * @description The newest session of which there is a price.
                 */
                readonly end: null | string;
                readonly status: components["schemas"]["LoadedStatus"];
                /** @description Number of symbols with prices. */
                readonly symbols: number;
            };
            /** @description Number of companies on all pages. */
            readonly total: number;
            /** @description Number of companies with statements, also of those without a symbol. */
            readonly with_figures: number;
        };
        readonly LoadedCompany: {
            readonly cik: components["schemas"]["Cik"];
            /** @description Exchange of the symbol. */
            readonly exchange: null | string;
            /**
             * Format: date
             * @description End of the newest period with a figure.
             */
            readonly figures_end: null | string;
            readonly figures_status: components["schemas"]["LoadedStatus"];
            /** @description EDGAR's conformed name. */
            readonly name: string;
            /**
             * Format: date
             * @description Day of the newest filing in the list of its filings that was loaded, whatever its form.
             */
            readonly newest_filing: null | string;
            /**
             * Format: date
             * @description The newest session of which there is a price.
             */
            readonly prices_end: null | string;
            readonly prices_status: components["schemas"]["LoadedStatus"];
            readonly symbol: components["schemas"]["Symbol"];
        };
        /**
         * @description stale: past the limit of `freshness`. none: there are none.
         * @enum {unknown}
         */
        readonly LoadedStatus: "current" | "none" | "stale";
        readonly CompareResponse: {
            readonly data: components["schemas"]["Compare"];
            /** @constant */
            readonly schema_version: "2026-11-23.1";
        };
        readonly Compare: {
            readonly as_of: components["schemas"]["AsOf"] | null;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /**
             * @description Sessions of the newest closes of the symbols, the earliest and the latest of them: figures at a close are of one
             *     day where both are equal. Null if none is asked for.
             */
            readonly closes: {
                /**
                 * Format: date
                 * @description Null if no symbol has prices.
                 */
                readonly earliest: null | string;
                /** Format: date */
                readonly latest: null | string;
                /**
                 * Format: date
                 * @description Figures at an older close are refused as stale_prices.
                 */
                readonly stale_before: string;
            } | null;
            /** @description In the order of the request. */
            readonly companies: readonly (components["schemas"]["ComparedCompany"] | components["schemas"]["UncomparedCompany"])[];
            readonly fields: readonly components["schemas"]["ComparedField"][];
            /** @enum {string} */
            readonly freshness: "end_of_day";
            readonly market_status: components["schemas"]["MarketStatus"];
            readonly period: components["schemas"]["ComparedPeriod"];
        };
        readonly ComparedCompany: {
            readonly cik: string;
            readonly currency: components["schemas"]["Currency"];
            /**
             * @description End of the period of the rows; null if the company has no such period.
             * @enum {null|string}
             */
            readonly fiscal_period: "FY" | "Q1" | "Q2" | "Q3" | "Q4" | null;
            readonly fiscal_year: null | number;
            readonly name: null | string;
            /** Format: date */
            readonly period_end: null | string;
            /** @enum {string} */
            readonly reporting_cadence: "annual" | "quarterly";
            /** @description Whether its newest period ended 185 days ago or longer, or 500 days of a company that reports once a year; as `stale` in `freshness` of other endpoints. */
            readonly stale: boolean;
            readonly symbol: string;
        };
        readonly UncomparedCompany: {
            /** @constant */
            readonly available: false;
            /**
             * @description not_applicable: a fund has no statements of an operating company.
             * @enum {string}
             */
            readonly reason: "no_statements" | "not_applicable" | "symbol_unknown";
            readonly symbol: string;
        };
        readonly ComparedField: {
            readonly figure: string;
            /** @description Its place in the answer of `path`. */
            readonly member: null | string;
            /** @description The endpoint that serves the same figure; null for one that only comparisons and screens have. */
            readonly path: null | string;
            /** @description As in the catalog. */
            readonly unit: string;
            /** @description In the order of companies. */
            readonly values: readonly (components["schemas"]["CompanyFigure"] | components["schemas"]["MarketFigure"] | components["schemas"]["RefusedFigure"])[];
        };
        readonly CoverageResponse: {
            readonly data: components["schemas"]["Coverage"];
            /** @constant */
            readonly schema_version: "2026-11-23.1";
        };
        readonly Coverage: {
            /**
             * @description fund: an investment company, by EDGAR, or one that figures are compared with (SPY and the sector funds). unknown: a symbol with prices but no ingested company; only its
             *     price lanes are supported.
             * @enum {unknown}
             */
            readonly asset_type: "fund" | "stock" | "unknown";
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            readonly support: components["schemas"]["CoverageSupport"];
            readonly symbol: components["schemas"]["Symbol"];
        };
        readonly CoverageSupport: {
            readonly calendar: components["schemas"]["LaneSupport"];
            readonly dividends: components["schemas"]["LaneSupport"];
            readonly earnings: components["schemas"]["LaneSupport"];
            readonly events: components["schemas"]["LaneSupport"];
            readonly facts: components["schemas"]["LaneSupport"];
            readonly filings: components["schemas"]["LaneSupport"];
            readonly fundamentals: components["schemas"]["LaneSupport"];
            readonly governance: components["schemas"]["LaneSupport"];
            readonly history: components["schemas"]["LaneSupport"];
            readonly insider: components["schemas"]["LaneSupport"];
            readonly ownership: components["schemas"]["LaneSupport"];
            readonly price_action: components["schemas"]["LaneSupport"];
            readonly priced_in: components["schemas"]["LaneSupport"];
            readonly profile: components["schemas"]["LaneSupport"];
            readonly segments: components["schemas"]["LaneSupport"];
            readonly snapshot: components["schemas"]["LaneSupport"];
            readonly technicals: components["schemas"]["LaneSupport"];
            readonly valuation: components["schemas"]["LaneSupport"];
        };
        readonly LaneSupport: {
            /** @description Whether its endpoint serves a part although the lane is not available: figures of prices of a symbol without a company, results of a foreign issuer without announcements, the series of statements without prices, the multiple of earnings without a market value. */
            readonly answers_in_part: boolean;
            /**
             * @description Supported, served, there and not stale. Of valuation also: the market value is not refused; of priced_in:
             *     the growth at the default rates is not.
             */
            readonly available_now: boolean;
            /** @description The companies for which the lane is collected. */
            readonly coverage_universe: string;
            /** @description Of facts, governance, ownership and segments: the data are there. */
            readonly data_collected?: boolean;
            /** @description Of history: adjusted closes are there. */
            readonly derived_series_available?: boolean;
            /** @description The cases in which the lane refuses. */
            readonly fail_closed_conditions: readonly string[];
            /** @description Target delay until new data are served. */
            readonly freshness_slo: string;
            readonly lane: string;
            /**
             * @description Response for a missing value or an empty list.
             * @enum {unknown}
             */
            readonly missing_data_policy: "empty_list_with_coverage_start" | "null_with_reason";
            /** @description The version that is served if a value has several. */
            readonly point_in_time_semantics: string;
            /** @enum {unknown} */
            readonly public_visibility: "private_beta" | "public_core";
            /** @enum {unknown} */
            readonly quality_grade: "production_beta" | "production_core";
            /**
             * @description Why it is not available now, null if it is. company_unknown: no ingested company has the symbol, and the lane needs
             *     one. not_applicable: companies of this kind have none: a fund has no statements, a foreign issuer on Form 20-F files
             *     no 8-K. not_collected: what it needs was not ingested, or the company has none. stale: it is too old. refused: the
             *     data are there, and the figures of `available_now` are refused, or the prices themselves but for their closes, as
             *     where their source has taken dividends off and lists none. no_endpoint: this service has no endpoint for it.
             * @enum {unknown}
             */
            readonly reason: "company_unknown" | "no_endpoint" | "not_applicable" | "not_collected" | "refused" | "stale" | null;
            /** @description Whether this service has an endpoint for the lane. */
            readonly route_supported: boolean;
            /** @description Sources of the lane in order of preference. */
            readonly source_priority: readonly string[];
            /** @description Whether the lane applies to companies of this kind. */
            readonly supported: boolean;
        };
        readonly EarningsResponse: {
            readonly data: components["schemas"]["Earnings"] | components["schemas"]["UnsupportedEarnings"];
            /** @constant */
            readonly schema_version: "2026-11-23.1";
        };
        readonly Earnings: {
            /**
             * @description An 8-K with results filed after the newest listed report, whether its facts were collected or not, around the
             *     expected date, and what is read of its release of later periods than that report's; null if none is known.
             */
            readonly announced_not_reported: components["schemas"]["AnnouncedNotReported"] | null;
            readonly as_of: components["schemas"]["AsOf"] | null;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            readonly currency: components["schemas"]["Currency"];
            /** @enum {string} */
            readonly freshness: "end_of_day" | "stale" | "unsupported";
            /** @description Null without such a release. */
            readonly guidance: components["schemas"]["ReleaseGuidance"] | null;
            readonly market_status: components["schemas"]["MarketStatus"];
            readonly next: components["schemas"]["NextEarnings"] | components["schemas"]["NextEarningsRefusal"];
            /** @description Newest first; empty without statements. */
            readonly periods: readonly components["schemas"]["EarningsPeriod"][];
            /**
             * @description Null without statements.
             * @enum {unknown}
             */
            readonly reporting_cadence: "annual" | "quarterly" | null;
            /**
             * @description Reports that EDGAR's list has on periods after those of the statements, newest first, at most eight: their results
             *     were reported, but the facts were not collected or are not served; `age` of GET /v2/profile has the reason.
             */
            readonly reports_without_figures: readonly {
                readonly announced: components["schemas"]["AnnouncedResults"] | components["schemas"]["UnknownAnnouncement"];
                /**
                 * Format: date
                 * @description As EDGAR's list has it.
                 */
                readonly period_end: string;
                readonly report: components["schemas"]["PeriodicReport"];
            }[];
            readonly symbol: components["schemas"]["Symbol"];
        };
        readonly AnnouncedNotReported: {
            /**
             * Format: date-time
             * @description Acceptance by EDGAR, UTC; null if no source states it.
             */
            readonly accepted_at: null | string;
            readonly accession: components["schemas"]["Accession"];
            /** Format: date */
            readonly filed: string;
            readonly results: components["schemas"]["PreliminaryResults"] | components["schemas"]["ResultsRefusal"];
        };
        /**
         * @description The proven figures of the newest income statement of the release. They are preliminary: the periodic report confirms
         *     or changes them. `/v2/releases/{accession}` has all statements, and the tables.
         */
        readonly PreliminaryResults: {
            /** @constant */
            readonly available: true;
            readonly exhibit: string;
            /** @description Of the quarter, and of longer spans with the same end. */
            readonly figures: readonly components["schemas"]["ReleaseFigure"][];
            /** Format: date */
            readonly period_end: string;
            /** @description SHA-256 (hex) of the exhibit in the archive. */
            readonly source_document: string;
            /** @constant */
            readonly status: "preliminary";
            /** @description Address of the exhibit. */
            readonly url: string;
        };
        readonly ResultsRefusal: {
            /** @constant */
            readonly available: false;
            /**
             * @description not_read: the exhibits were not fetched, or could not be read. release_unproven: they have no income statement of a
             *     period after the newest report that is proven; `/v2/releases/{accession}` says what failed.
             * @enum {unknown}
             */
            readonly reason: "not_read" | "release_unproven";
        };
        /**
         * @description company_unknown: the symbol has prices, but no ingested company. not_applicable: it is a fund, which announces no
         *     results.
         */
        readonly UnsupportedEarnings: {
            readonly as_of: null;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /** @constant */
            readonly freshness: "unsupported";
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @enum {unknown} */
            readonly reason: "company_unknown" | "not_applicable";
            readonly symbol: components["schemas"]["Symbol"];
        };
        readonly EarningsPeriod: {
            /** @description The growth of the quarter beside that of the four quarters before it. */
            readonly against_trend: {
                readonly eps_diluted: components["schemas"]["EarningsTrend"] | components["schemas"]["EarningsTrendRefusal"];
                readonly revenue: components["schemas"]["EarningsTrend"] | components["schemas"]["EarningsTrendRefusal"];
            };
            readonly announced: components["schemas"]["AnnouncedResults"] | components["schemas"]["UnknownAnnouncement"];
            readonly days_from_announcement_to_report: null | number;
            readonly eps_basic: components["schemas"]["PerShare"];
            readonly eps_diluted: components["schemas"]["PerShare"];
            readonly eps_yoy_pct: null | number;
            readonly fiscal_period: components["schemas"]["FiscalPeriod"];
            readonly fiscal_year: number;
            /** Format: date */
            readonly period_end: string;
            readonly provenance: components["schemas"]["Provenance"];
            readonly report: components["schemas"]["PeriodicReport"] | components["schemas"]["UnlistedReport"];
            readonly revenue: components["schemas"]["Money"];
            readonly revenue_yoy_pct: null | number;
        };
        /**
         * @description The growth of the four quarters before, together, over the same four of the year before, and by how much the growth of
         *     the quarter differs from it.
         */
        readonly EarningsTrend: {
            /** @description Growth of the quarter less the trend, in percentage points. */
            readonly difference_pp: number;
            /**
             * Format: date
             * @description End of the oldest of the four quarters.
             */
            readonly from: string;
            /**
             * Format: date
             * @description End of the newest of them.
             */
            readonly to: string;
            /** @description Percent; negative for a decline. */
            readonly trend_pct: number;
        };
        /**
         * @description insufficient_history: fewer than four quarters follow one another before it, or one of them has no year before.
         *     missing_operand: a figure is not reported, or refused. base_negative, base_zero: the sum or the quarter that is
         *     compared with is not above zero. annual_only_filer: there are no quarters.
         */
        readonly EarningsTrendRefusal: {
            /** @constant */
            readonly available: false;
            /** @enum {unknown} */
            readonly reason: "annual_only_filer" | "base_negative" | "base_zero" | "insufficient_history" | "missing_operand";
        };
        /**
         * @description not_announced: no 8-K with item 2.02 matches the report. report_not_listed: the fetched submissions do not
         *     list the report on the period, so nothing is known.
         */
        readonly UnknownAnnouncement: {
            /** @constant */
            readonly available: false;
            /** @enum {unknown} */
            readonly reason: "not_announced" | "report_not_listed";
        };
        readonly UnlistedReport: {
            /** @constant */
            readonly available: false;
            /** @constant */
            readonly reason: "report_not_listed";
        };
        readonly DatedFiling: {
            /**
             * Format: date-time
             * @description Acceptance by EDGAR, UTC; null if no source states it.
             */
            readonly accepted_at: null | string;
            readonly accession: components["schemas"]["Accession"];
            /** Format: date */
            readonly filed: string;
        };
        readonly AnnouncedResults: {
            /**
             * Format: date-time
             * @description Acceptance by EDGAR, UTC; null if no source states it.
             */
            readonly accepted_at: null | string;
            readonly accession: components["schemas"]["Accession"];
            readonly days_after_period_end: number;
            /** Format: date */
            readonly filed: string;
        };
        readonly PeriodicReport: {
            /**
             * Format: date-time
             * @description Acceptance by EDGAR, UTC; null if no source states it.
             */
            readonly accepted_at: null | string;
            readonly accession: components["schemas"]["Accession"];
            readonly days_after_period_end: number;
            /** Format: date */
            readonly filed: string;
            readonly form: string;
        };
        readonly NextEarnings: {
            readonly announcements_compared: number;
            /** Format: date */
            readonly date_estimated: string;
            /** Format: date */
            readonly earliest: string;
            /**
             * @description Null if the statements do not end with the newest report.
             * @enum {unknown}
             */
            readonly fiscal_period: "Q1" | "Q2" | "Q3" | "Q4" | null;
            readonly fiscal_year: null | number;
            /** Format: date */
            readonly latest: string;
            readonly year_before: components["schemas"]["DatedFiling"];
        };
        /**
         * @description no_announcements: none of the last four reports was announced on Form 8-K. too_few_announcements: fewer than
         *     six can be compared with the year before, or that of the same quarter of the year before is missing.
         *     habit_not_steady: one of the last eight was more than ten days from 52 weeks after that of the year before.
         *     overdue: the latest day has passed. report_not_listed: no periodic report is listed.
         */
        readonly NextEarningsRefusal: {
            /** @constant */
            readonly available: false;
            /** @enum {unknown} */
            readonly reason: "habit_not_steady" | "no_announcements" | "overdue" | "report_not_listed" | "too_few_announcements";
        };
        readonly ExplainLaneResponse: {
            readonly data: components["schemas"]["LaneExplanation"];
            /** @constant */
            readonly schema_version: "2026-11-24.2";
        };
        readonly LaneExplanation: {
            /**
             * Format: date-time
             * @description As the answer of the lane has it, UTC.
             */
            readonly as_of: null | string;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            readonly figure: {
                readonly definition: string;
                /** @description Written with the names of operands; null for a figure that is an operand. */
                readonly formula: null | string;
                /** @enum {unknown} */
                readonly lane: "dividends" | "earnings" | "governance" | "owners" | "price_action" | "priced_in" | "snapshot" | "technicals" | "valuation";
                /** @description Its path in the response. */
                readonly member: string;
                /** @description The endpoint of the lane. */
                readonly path: string;
                /** @description Unit of the value, as in the catalog. */
                readonly unit: string;
                /**
                 * @description As in the response: a number, a date or other text, true or false; a list if there is one value per item of
                 *     a list. Null if there is a reason.
                 */
                readonly value: readonly ({
                    readonly [key: string]: unknown;
                } | null | number)[] | boolean | null | number | string;
            };
            /** @enum {unknown} */
            readonly freshness: "degraded" | "end_of_day" | "intraday" | "stale" | "unsupported";
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @description The operands that it is or would be computed from, in the order of the catalog. */
            readonly operands: readonly {
                /** @description The members next to it, such as its day or filing; null at the top level and for lists. */
                readonly beside: null | {
                    readonly [key: string]: unknown;
                };
                /** @description Where the answer has it, or where else it is explained. */
                readonly place: string;
                /** @description As in the response, including its refusal; null for a field of the catalog. */
                readonly value: readonly unknown[] | boolean | null | number | {
                    readonly [key: string]: unknown;
                } | string;
            }[];
            /**
             * @description Why it has no value, as in the lane's response; not_there if the response has no such member. Null if it
             *     has a value.
             */
            readonly reason: null | string;
            readonly symbol: components["schemas"]["Symbol"];
        };
        /** @description A figure of a company's newest period, with the filing that it comes from. */
        readonly CompanyFigure: {
            /** @description Its name in the catalog. */
            readonly figure: string;
            /** @enum {string} */
            readonly fiscal_period: "FY" | "Q1" | "Q2" | "Q3" | "Q4";
            readonly fiscal_year: number;
            /** Format: date */
            readonly period_end: string;
            /** @description The filing of a figure that is a cell; for a computed figure the newest filing of its operands. */
            readonly provenance: null | {
                readonly accession: string;
                /** Format: date */
                readonly filed: string;
                readonly form: string;
            };
            /** @description A currency, a currency per share (USD/shares), shares, or the unit of a ratio. */
            readonly unit: string;
            /** @description A text for a trend. */
            readonly value: number | string;
        };
        /** @description Why a company has no such figure. Includes the period if the figure exists and its value is refused. */
        readonly RefusedFigure: {
            /** @constant */
            readonly available: false;
            /**
             * Format: date
             * @description Of a figure at a close, the session of the newest one.
             */
            readonly close_date?: string;
            readonly figure: string;
            /** @enum {string} */
            readonly fiscal_period?: "FY" | "Q1" | "Q2" | "Q3" | "Q4";
            readonly fiscal_year?: number;
            /** Format: date */
            readonly period_end?: string;
            /**
             * @description The refusal of the cell. For a ratio missing_operand, no_period_to_compare, outside_definition or its own.
             *     not_applicable: companies of this type have no such row, or twelve months have none. annual_only_filer:
             *     the company has no quarters. symbol_unknown, no_statements: of the company.
             */
            readonly reason: string;
        };
        /**
         * @description The periods of the figures; own: the quarter, or the fiscal year of a company that reports once a year.
         * @enum {string}
         */
        readonly ComparedPeriod: "annual" | "own" | "quarter" | "ttm";
        readonly HistoryResponse: {
            readonly data: components["schemas"]["History"];
            /** @constant */
            readonly schema_version: "2026-11-23.1";
        };
        readonly History: {
            readonly as_of: components["schemas"]["AsOf"] | null;
            /**
             * @description as_filed: figures as filed before the day of the row. latest_restated: figures as served today.
             * @enum {unknown}
             */
            readonly basis: "as_filed" | "latest_restated";
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /**
             * @description Of the prices if rows are sessions, of the statements if they are fiscal periods.
             * @enum {unknown}
             */
            readonly freshness: "end_of_day" | "stale" | "unsupported";
            readonly history: components["schemas"]["HistoryTable"] | components["schemas"]["HistoryRefusal"];
            /** @enum {unknown} */
            readonly interval: "day" | "month" | "quarter" | "week" | "year";
            readonly market_status: components["schemas"]["MarketStatus"];
            readonly symbol: components["schemas"]["Symbol"];
        };
        readonly HistoryRefusal: {
            /** @constant */
            readonly available: false;
            /**
             * @description annual_only_filer: it reports once a year and has no quarterly rows. no_price_source: no source of prices
             *     is configured, or none was read yet. no_prices: no source has the symbol. no_statements: the company has
             *     none, or no ingested company has the symbol. range_empty: there is no row in the range.
             * @enum {unknown}
             */
            readonly reason: "annual_only_filer" | "no_price_source" | "no_prices" | "no_statements" | "range_empty";
        };
        readonly HistoryTable: {
            /** @constant */
            readonly available: true;
            /** @description Names of the cells of a row: `date`, for a fiscal period its label as `period`, then the series. */
            readonly columns: readonly string[];
            /** @description The newest week or month if it is incomplete; otherwise null. */
            readonly excluded: null | components["schemas"]["ExcludedPeriod"];
            /** @description The filings of the numbers in the rows. */
            readonly footnotes: readonly components["schemas"]["HistoryFootnote"][];
            readonly next_to: null | string;
            /** @description ISO 4217; null if the source states none, or rows are not sessions. */
            readonly price_currency: null | string;
            /** @description Source of the closes; null if rows are not sessions. */
            readonly price_source: null | components["schemas"]["PriceSourceNote"];
            /**
             * @description By series, in the order of the columns: the filings of its numbers, newest rows first. Numbers without a
             *     filing come only from the price source.
             */
            readonly provenance: readonly components["schemas"]["HistoryProvenance"][];
            /** @description By series, in the order of the columns: the reasons for missing numbers, newest rows first. */
            readonly refused: readonly components["schemas"]["HistoryRefused"][];
            /** @description ISO 4217; null if no figure comes from filings. */
            readonly reporting_currency: null | string;
            /** @description Newest first. */
            readonly rows: readonly (readonly (null | number | string)[])[];
            /** @description In the order of the columns. */
            readonly series: readonly components["schemas"]["HistorySeries"][];
        };
        readonly HistoryFootnote: {
            readonly accession: components["schemas"]["Accession"];
            /** Format: date */
            readonly filed: string;
            readonly form: string;
            /**
             * Format: date
             * @description End of the figure's period; for shares the day of the count.
             */
            readonly period_end: string;
            readonly status?: components["schemas"]["Standing"];
        };
        readonly HistoryProvenance: {
            /**
             * Format: date
             * @description Date of the oldest row.
             */
            readonly first_date: string;
            /** @description Positions in `footnotes`, from 0; for a multiple of the market value those of the shares and the figure. */
            readonly footnotes: readonly number[];
            /**
             * Format: date
             * @description Date of the newest row.
             */
            readonly last_date: string;
            readonly series: string;
        };
        readonly HistoryRefused: {
            /**
             * Format: date
             * @description Date of the oldest row.
             */
            readonly first_date: string;
            /**
             * Format: date
             * @description Date of the newest row.
             */
            readonly last_date: string;
            /**
             * @description The refusal of the cell. For a computed figure not_computable, if an operand is missing or its definition
             *     excludes the period (GET /v2/explain gives the reason). For a session also not_filed_yet, company_unknown
             *     (no ingested company has the symbol), insufficient_history, outdated, not_positive (the figure of a multiple is zero or less), currency_differs,
             *     split_unconfirmed, splits_unknown, and the reasons for which GET /v2/profile refuses a market value.
             */
            readonly reason: string;
            /** @description Number of rows. */
            readonly rows: number;
            readonly series: string;
        };
        readonly HistorySeries: {
            readonly name: string;
            /** @description The series by period in the denominator of a multiple. */
            readonly of: null | string;
            readonly periods: components["schemas"]["SeriesPeriods"];
            readonly unit: components["schemas"]["SeriesUnit"];
        };
        readonly PricedInResponse: {
            readonly data: components["schemas"]["PricedIn"] | components["schemas"]["UnsupportedValuation"];
            /** @constant */
            readonly schema_version: "2026-11-24.1";
        };
        readonly PricedIn: {
            /**
             * Format: date-time
             * @description The newer of the newest close in the price source and the newest filing of the statements, UTC.
             */
            readonly as_of: string;
            readonly assumptions: {
                readonly discount_pct: number;
                /** @description The annual growth to be found. */
                readonly growth_bounds_pct: {
                    readonly least: number;
                    readonly most: number;
                };
                readonly terminal_pct: number;
                readonly years: number;
            };
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /** @description Currency of the price, the market value, the enterprise value and the dividend; null if the source states none. */
            readonly currency: null | string;
            readonly enterprise_value: components["schemas"]["EnterpriseValue"];
            /** @description The second model, at the same rates and over the same years, of the same value and flow. */
            readonly fade: components["schemas"]["FadingGrowth"] | components["schemas"]["ValuationRefusal"];
            /** @description Of the trailing twelve months. */
            readonly free_cash_flow: components["schemas"]["ValuationOperand"] | components["schemas"]["ValuationRefusal"];
            readonly freshness: components["schemas"]["ValuationFreshness"];
            /** @description Compound annual growth of free cash flow, from the newest fiscal year back. */
            readonly growth_that_was: {
                readonly years_10: components["schemas"]["OwnGrowth"];
                readonly years_3: components["schemas"]["OwnGrowth"];
                readonly years_5: components["schemas"]["OwnGrowth"];
            };
            /** @description Annual growth in the first stage. */
            readonly implied_growth_pct: number | components["schemas"]["ValuationRefusal"];
            readonly market_status: components["schemas"]["MarketStatus"];
            readonly market_value: components["schemas"]["MarketValue"];
            /**
             * @description Compound annual growth of revenue and of diluted earnings per share, on today's split basis and of a partnership per unit,
             *     from the newest fiscal year back.
             */
            readonly own_growth: {
                readonly eps_diluted: components["schemas"]["OwnGrowthSpans"];
                readonly revenue: components["schemas"]["OwnGrowthSpans"];
            };
            /** @description Currency of the amounts of the statements; null if it is not known. */
            readonly reporting_currency: null | string;
            /** @description Implied growth at rates around those of the request, by discount rate, then terminal rate. */
            readonly sensitivity: readonly {
                readonly discount_pct: number;
                readonly implied_growth_pct: number | components["schemas"]["ValuationRefusal"];
                readonly terminal_pct: number;
            }[];
            readonly symbol: components["schemas"]["Symbol"];
        };
        readonly GrowthThatWas: {
            readonly from: components["schemas"]["ValuationOperand"];
            readonly growth_pct: number;
            readonly to: components["schemas"]["ValuationOperand"];
        };
        readonly FadingGrowth: {
            /** @description The constant annual growth that over the years comes to the same. */
            readonly compound_growth_pct: number;
            /** @description Growth of each year; in the year after the last it is the terminal rate. */
            readonly growth_by_year_pct: readonly number[];
            /** @description Growth of the first year. */
            readonly initial_growth_pct: number;
        };
        readonly OwnGrowth: components["schemas"]["GrowthThatWas"] | components["schemas"]["OwnGrowthRefusal"];
        readonly OwnGrowthSpans: {
            readonly years_1: components["schemas"]["OwnGrowth"];
            readonly years_3: components["schemas"]["OwnGrowth"];
            readonly years_5: components["schemas"]["OwnGrowth"];
        };
        /**
         * @description base_negative, base_zero: the first fiscal year is. end_not_positive: the last is zero or less. Of free cash flow
         *     not_positive for all three. small_base: the first year is less than half of the median of the five before it, or less
         *     than all of it where most of them were losses, or, where fewer than three of them are known, less than a tenth of the
         *     year after it. basis_change, of revenue only: a
         *     year since was restated without a business that was sold or split off, and the first was not.
         *     one_off: `cause` made the earnings of the fiscal year that ends on `fiscal_year_end`, one of the two.
         *     insufficient_history: there are not so many fiscal years in a row. operand_missing: one of the two is not served.
         *     not_applicable: for banks and insurers. `from` and `to` are the two ends where both are known.
         */
        readonly OwnGrowthRefusal: {
            /** @constant */
            readonly available: false;
            /**
             * @description discontinued_operations: they are a quarter of net income or more. other_income: income before taxes is more than
             *     twice that of operations. tax: the rate of tax is 25 points or more from the usual one, or taxes turned a loss into
             *     an income. Usual is the median of the other years within five, of which three must be known. A rate of tax is
             *     also held against the 10 to 35 percent that most companies pay: alone where fewer years are known, and as well where
             *     the usual one is below zero or above 45.
             * @enum {unknown}
             */
            readonly cause?: "discontinued_operations" | "other_income" | "tax";
            /** Format: date */
            readonly fiscal_year_end?: string;
            readonly from?: components["schemas"]["ValuationOperand"];
            /** @description The field. */
            readonly operand: string;
            /** @enum {unknown} */
            readonly reason: "base_negative" | "base_zero" | "basis_change" | "end_not_positive" | "insufficient_history" | "not_applicable" | "not_positive" | "one_off" | "operand_missing" | "small_base";
            readonly to?: components["schemas"]["ValuationOperand"];
        };
        readonly ProfileMarketCapSource: {
            readonly close: number;
            /** Format: date */
            readonly close_date: string;
            /** @description Name of the price source, as configured. */
            readonly source: string;
            readonly splits_from: components["schemas"]["SplitsFrom"];
        };
        /**
         * @description Where the splits since the share count come from. filings: the price source reports none, so that those which
         *     filings prove stand in; a split since the newest filing is then unknown, except that raw prices would jump.
         * @enum {unknown}
         */
        readonly SplitsFrom: "filings" | "prices";
        /**
         * @description not_reported: no filing states it. no_report: no XBRL report that could state it was read. outdated: the last
         *     filing that states it is too old. two_values: its filing contradicts itself. implausible: it does not fit the
         *     company's other figures. not_in_usd: it is in another currency. split_unconfirmed: a split happened around the
         *     day of the count. deposit_ratio_unknown: the number of ordinary shares per listed share is unknown.
         *     no_statements: the company has none. not_applicable: funds have none. prices_not_collected: there is no source
         *     of prices.
         *
         *     For the market value also another_security: the symbol is not the one under which the shares are listed.
         *     class_values_unknown: a share of one class may be worth several of another. splits_unknown: the source does
         *     not report splits, and its raw prices jumped since the count. company_unknown: no ingested company has the symbol. stale_prices: the newest close is more
         *     than ten days old. stale_statements: newer statements must have been filed, 185 days after the end of the
         *     newest, 500 for a filer without quarters. For the yield also the reasons of GET /v2/dividends.
         *
         *     For `concentration` also the reasons of GET /v2/segments, and negative_part: a part of the revenue is
         *     negative.
         */
        readonly ProfileRefusal: {
            /** @constant */
            readonly available: false;
            /** @enum {unknown} */
            readonly reason: "ambiguous_members" | "another_security" | "class_values_unknown" | "company_unknown" | "currency_mismatch" | "deposit_ratio_unknown" | "differs_from_statements" | "dividends_not_reported" | "does_not_reconcile" | "implausible" | "insufficient_history" | "irregular" | "members_missing" | "negative_part" | "no_bars" | "no_payments" | "no_report" | "no_statements" | "not_applicable" | "not_in_usd" | "not_reported" | "only_specials" | "outdated" | "overdue" | "possible_special" | "prices_not_collected" | "split_contradicted" | "split_unconfirmed" | "splits_unknown" | "stale_prices" | "stale_statements" | "suspended" | "too_few_payments" | "total_not_reported" | "total_not_served" | "two_values";
        };
        /** @description From the newest annual report that states one. */
        readonly ProfileAuditor: {
            readonly accession: string;
            /** Format: date */
            readonly filed: string;
            readonly form: string;
            readonly location: null | string;
            readonly name: string;
            readonly pcaob_firm_id: null | string;
        };
        readonly ProfileFilerCategory: {
            readonly accession: string;
            /** Format: date */
            readonly filed: string;
            readonly form: string;
            /** @enum {unknown} */
            readonly value: "Accelerated Filer" | "Large Accelerated Filer" | "Non-accelerated Filer" | "Smaller Reporting Accelerated Filer" | "Smaller Reporting Company";
        };
        readonly ProfilePublicFloat: {
            readonly accession: string;
            /**
             * Format: date
             * @description Day of the price, normally the last day of the second quarter.
             */
            readonly as_of: string;
            /** Format: date */
            readonly filed: string;
            readonly form: string;
            readonly value_usd: number;
        };
        readonly ProfileCover: {
            readonly accession: string;
            /** Format: date */
            readonly as_of: string;
            /** Format: date */
            readonly filed: string;
            readonly form: string;
        };
        /** @description Based on the revenue of one fiscal year, the newest of the statements. */
        readonly ProfileConcentration: {
            /** @constant */
            readonly basis: "single_period";
            readonly business: components["schemas"]["ProfileBusiness"] | components["schemas"]["ProfileRefusal"];
            readonly geography: components["schemas"]["ProfileGeography"] | components["schemas"]["ProfileRefusal"];
            /** @description FY2025. */
            readonly period: string;
            /** Format: date */
            readonly period_end: string;
        };
        /** @description Shares are of the sum of the parts, excluding the items between them and the total. */
        readonly ProfileBusiness: {
            readonly accession: string;
            /**
             * @description Business segments, or products if segments are regions or are not served.
             * @enum {unknown}
             */
            readonly by: "product" | "segment";
            /** Format: date */
            readonly filed: string;
            readonly form: string;
            /** @description Herfindahl index of all parts; two decimals. */
            readonly hhi: number;
            readonly n_segments: number;
            readonly top_segment_share_pct: number;
            /** @description At most five, largest first. */
            readonly top_segments: readonly components["schemas"]["ProfileShare"][];
        };
        readonly ProfileGeography: {
            readonly accession: string;
            /**
             * @description Regions, or business segments if these are regions and no other regions are served.
             * @enum {unknown}
             */
            readonly by: "geography" | "segment";
            /** Format: date */
            readonly filed: string;
            readonly form: string;
            /** @description At most five, largest first. */
            readonly top_regions: readonly components["schemas"]["ProfileShare"][];
        };
        readonly ProfileShare: {
            /** @description The filing's label; without a label the words of its qualified name. */
            readonly name: string;
            /** @description In percent to one decimal. */
            readonly share_pct: number;
        };
        readonly ProfileResponse: {
            readonly data: components["schemas"]["Profile"];
            /** @constant */
            readonly schema_version: "2026-11-23.1";
        };
        readonly Profile: {
            readonly age: components["schemas"]["Age"];
            readonly as_of: components["schemas"]["AsOf"] | null;
            /**
             * @description fund: an investment company, by EDGAR.
             * @enum {unknown}
             */
            readonly asset_type: "fund" | "stock";
            readonly auditor: components["schemas"]["ProfileAuditor"] | components["schemas"]["ProfileRefusal"];
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            readonly cik: components["schemas"]["Cik"];
            readonly concentration: components["schemas"]["ProfileConcentration"] | components["schemas"]["ProfileRefusal"];
            /** @description ISO 3166 code of the business address. */
            readonly country: null | string;
            readonly currency: components["schemas"]["Currency"];
            /** @description About 500 characters of the beginning of Item 1, without headings, cut after a sentence or a word. */
            readonly description: string | components["schemas"]["ProfileRefusal"];
            readonly dividend_yield_pct: number | components["schemas"]["ProfileRefusal"];
            /** @description Of the symbol, as EDGAR names it: NYSE, Nasdaq, OTC. */
            readonly exchange: null | string;
            readonly filer_category: components["schemas"]["ProfileFilerCategory"] | components["schemas"]["ProfileRefusal"];
            /** @description A year that ends in the first week of a month counts as one of the month before. */
            readonly fiscal_year_end_month: null | number;
            /**
             * @description unsupported: no statements, so no data from filings.
             * @enum {unknown}
             */
            readonly freshness: "end_of_day" | "stale" | "unsupported";
            /** @description City of the business address with its state, or with its country. */
            readonly headquarters: null | string;
            /** @description EDGAR's description of the SIC code. */
            readonly industry: null | string;
            /** @description The close used for market_cap_usd; null if that is refused. */
            readonly market_cap_source: null | components["schemas"]["ProfileMarketCapSource"];
            /**
             * @description Newest close × shares outstanding, adjusted for splits since the count. For several classes only if the
             *     average of the earnings per share counts all classes alike and the listed classes have one price; all of
             *     them are then valued at the close of the requested symbol (GOOGL and GOOG differ as their closes do). Refused
             *     if GET /v2/valuation refuses it: a company with stale statements has another number of shares by now.
             */
            readonly market_cap_usd: number | components["schemas"]["ProfileRefusal"];
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @description EDGAR's conformed name. */
            readonly name: string;
            readonly public_float: components["schemas"]["ProfilePublicFloat"] | components["schemas"]["ProfileRefusal"];
            /**
             * @description By SIC code, with a few exceptions for single companies; null without a code and for funds.
             * @enum {unknown}
             */
            readonly sector: "Communication" | "Consumer Discretionary" | "Consumer Staples" | "Energy" | "Financials" | "Health Care" | "Industrials" | "Materials" | "Real Estate" | "Technology" | "Utilities" | null;
            /** @description Ticker of the sector fund, against which relative strength is measured. */
            readonly sector_fund: null | string;
            /**
             * @description listed_security: one class, which is the listed one. all_classes: several classes, some of which may not
             *     be listed. Ordinary shares of a foreign issuer are refused, because the number of them per listed share is
             *     unknown.
             */
            readonly share_count_basis: ("all_classes" | "listed_security") | components["schemas"]["ProfileRefusal"];
            readonly shares_outstanding: number | components["schemas"]["ProfileRefusal"];
            /** @description The cover page; as_of is the day of the count. Null without a count. */
            readonly shares_outstanding_source: components["schemas"]["ProfileCover"] | null;
            readonly sic: null | string;
            readonly sic_description: null | string;
            readonly symbol: components["schemas"]["Symbol"];
            readonly website: null | string;
        };
        readonly ScreenResponse: {
            readonly data: components["schemas"]["Screen"];
            /** @constant */
            readonly schema_version: "2026-11-23.1";
        };
        readonly Screen: {
            /**
             * Format: date
             * @description The same of a company that reports once a year: 500 days ago.
             */
            readonly annual_stale_before: string;
            readonly as_of: components["schemas"]["AsOf"] | null;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /**
             * Format: date
             * @description Figures at an older close are refused as stale_prices; null if none are compared or shown.
             */
            readonly close_stale_before: null | string;
            /** @description The figures of each row, in their order. */
            readonly columns: readonly string[];
            readonly companies: {
                /** @description Companies that satisfy the condition, including stale ones. */
                readonly matched: number;
                /** @description All companies with statements. */
                readonly screened: number;
                /** @description Matched companies whose newest period ended before stale_before or annual_stale_before. */
                readonly stale: number;
                /** @description Companies for which a refused figure leaves the condition neither true nor false. */
                readonly undetermined: number;
            };
            /** @description Reporting currencies of the matched companies. */
            readonly currencies: readonly string[];
            /** @enum {string} */
            readonly freshness: "end_of_day";
            /**
             * @description Whether rows are the companies that match or those of which it is undetermined.
             * @enum {unknown}
             */
            readonly list: "matched" | "undetermined";
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @description Null when there are no more. */
            readonly next_cursor: null | string;
            readonly period: components["schemas"]["ComparedPeriod"];
            readonly rows: readonly components["schemas"]["ScreenedCompany"][];
            /**
             * Format: date
             * @description A company that reports by quarter is stale if its newest period ended before this day: 185 days ago, as in every endpoint.
             */
            readonly stale_before: string;
        };
        readonly ScreenedCompany: {
            readonly cik: string;
            readonly currency: components["schemas"]["Currency"];
            readonly exchange: null | string;
            readonly figures: readonly (components["schemas"]["CompanyFigure"] | components["schemas"]["MarketFigure"] | components["schemas"]["OwnershipFigure"] | components["schemas"]["RefusedFigure"])[];
            /** @description EDGAR's description of the SIC code. */
            readonly industry: null | string;
            readonly name: null | string;
            /**
             * Format: date
             * @description End of the company's newest period.
             */
            readonly period_end: string;
            /** @enum {string} */
            readonly reporting_cadence: "annual" | "quarterly";
            /** @description As in GET /v2/profile; absent if neither compared nor beside figures at a close. */
            readonly sector?: null | string;
            readonly sic: null | string;
            readonly stale: boolean;
            /** @description The first symbol of the company. */
            readonly symbol: null | string;
            /** @description With list=undetermined, the comparisons that are neither true nor false, and why. */
            readonly undecided?: readonly components["schemas"]["UndecidedComparison"][];
        };
        readonly UndecidedComparison: {
            /**
             * Format: date
             * @description Session of the newest close of a figure at a close.
             */
            readonly close_date?: string;
            /** @description The comparison in the grammar of `where`. */
            readonly condition: string;
            readonly field: string;
            /** @description That of the refused figure; unknown for a text that is not known. */
            readonly reason: string;
        };
        /**
         * @description A figure at the newest close, as the endpoint in the catalog's `screen` serves it; its provenance is the filing of
         *     the figure that the price is compared with, null without one.
         */
        readonly MarketFigure: {
            /** Format: date */
            readonly close_date: string;
            /** @description Its name in the catalog. */
            readonly figure: string;
            readonly price_source: string;
            readonly provenance: components["schemas"]["Provenance"];
            /** @description USD, USD/shares, ratio, percent or index. */
            readonly unit: string;
            readonly value: number;
        };
        /**
         * @description A figure of who owns a company, as the endpoint in the catalog's `screen` serves it: of stakes on Schedules 13D and
         *     13G, of holders on Form 13F, or of insiders' trades. It does not depend on prices being current.
         */
        readonly OwnershipFigure: {
            /** @description The filings that it is counted or added up from, at most twenty, as the endpoint lists them. */
            readonly accessions: readonly components["schemas"]["Accession"][];
            /**
             * Format: date
             * @description Filing of the newest schedule in force, end of the quarter of Forms 13F, or last day of the months of trades.
             */
            readonly as_of: string;
            /** @description Its name in the catalog. */
            readonly figure: string;
            /** @description Number of those filings. */
            readonly filings: number;
            readonly provenance: components["schemas"]["Provenance"];
            /** @description percent, shares, count or USD. */
            readonly unit: string;
            readonly value: number;
        };
        readonly SearchResponse: {
            readonly data: {
                /**
                 * @description The query, if it is a symbol on EDGAR's ticker lists whose company was not ingested and which a request for
                 *     the company starts to collect; otherwise null. Absent where the service does not collect on demand, because it
                 *     then does not know these lists.
                 */
                readonly not_loaded?: components["schemas"]["ListedSymbol"] | null;
                /** @description As requested. */
                readonly query: string;
                readonly results: readonly components["schemas"]["SearchResult"][];
            };
            /** @constant */
            readonly schema_version: "2026-11-21.1";
        };
        readonly ListedSymbol: {
            readonly cik: components["schemas"]["Cik"];
            readonly symbol: components["schemas"]["Symbol"];
        };
        readonly SearchResult: {
            readonly cik: components["schemas"]["Cik"];
            /** @description Exchange of the symbol. */
            readonly exchange: null | string;
            readonly match: components["schemas"]["SearchMatch"];
            /** @description EDGAR's conformed name. */
            readonly name: string;
            /** @description The matching symbol, else the first of the company; null for a company without one. */
            readonly symbol: null | string;
            /** @description All symbols of the company. */
            readonly symbols: readonly string[];
        };
        /** @description The part of the company's data that matched. */
        readonly SearchMatch: {
            /**
             * @description Best match first; similar tolerates typos and a missing word.
             * @enum {unknown}
             */
            readonly kind: "ticker" | "cik" | "name" | "ticker_prefix" | "name_prefix" | "name_words" | "former_name" | "similar";
            /** @description The symbol, CIK or name itself. */
            readonly value: string;
        };
        /** @description The newest session, per share of today, without dividends. Prices and volume as in `GET /v2/prices`. */
        readonly SnapshotQuote: {
            /**
             * Format: date-time
             * @description Close of the session, UTC.
             */
            readonly as_of: string;
            readonly change: components["schemas"]["SnapshotChange"] | components["schemas"]["PriceMemberRefusal"];
            readonly close: number;
            /** @description ISO 4217; null if the source states none. */
            readonly currency: null | string;
            /** Format: date */
            readonly date: string;
            readonly high: number;
            readonly low: number;
            readonly open: number;
            /** @description Name of the price source, as configured. */
            readonly source: string;
            /** @description Shares traded in the session. */
            readonly volume: number | components["schemas"]["PriceMemberRefusal"];
        };
        /** @description The close against that of the session before, on one split basis. */
        readonly SnapshotChange: {
            /** @description close − previous_close; negative for a lower close. */
            readonly amount: number;
            /** @description The same in percent of previous_close, as return 1d of `GET /v2/price-action`. */
            readonly pct: number;
            readonly previous_close: number;
            /** Format: date */
            readonly previous_date: string;
        };
        /**
         * @description Returns up to the newest close over the spans of `GET /v2/price-action`, not annualized, and those of the fund
         *     that represents the market over the same days.
         */
        readonly SnapshotReturns: {
            readonly "1m": components["schemas"]["SnapshotSpan"];
            readonly "1y": components["schemas"]["SnapshotSpan"];
            readonly "3m": components["schemas"]["SnapshotSpan"];
            readonly "3y": components["schemas"]["SnapshotSpan"];
            readonly "5d": components["schemas"]["SnapshotSpan"];
            readonly "6m": components["schemas"]["SnapshotSpan"];
            /** @description Symbol of the fund, FOOTNOTE_BENCHMARK. */
            readonly benchmark: string;
            readonly ytd: components["schemas"]["SnapshotSpan"];
        };
        readonly SnapshotSpan: components["schemas"]["SnapshotReturn"] | components["schemas"]["PriceMemberRefusal"];
        readonly SnapshotReturn: {
            /**
             * @description Of the fund, with dividends reinvested, from its last close on or before the first day of the span, or its
             *     close of the same session for 5d, to its close on to_date.
             */
            readonly benchmark_return_pct: number | components["schemas"]["SnapshotBenchmarkRefusal"];
            /** Format: date */
            readonly from_date: string;
            readonly price_return_pct: number;
            /** Format: date */
            readonly to_date: string;
            /** @description With each dividend reinvested at the close of its ex-date. */
            readonly total_return_pct: number | components["schemas"]["PriceMemberRefusal"];
            /**
             * @description Total return less that of the fund, in percentage points; negative if the fund returned more. As vs_spy_pct_1m,
             *     3m and 1y of `GET /v2/technicals`.
             */
            readonly vs_benchmark_pp: number | components["schemas"]["SnapshotBenchmarkRefusal"];
        };
        /**
         * @description benchmark_missing: the fund has no prices. benchmark_behind: it lacks the symbol's newest day, or the first day
         *     of the span. currency_mismatch: its prices are in another currency. dividends_unknown, splits_unknown: a source
         *     does not report the data that total returns need. split_contradicted: it reports a split that its raw prices or
         *     filings contradict. insufficient_history: fewer than 40 weeks. flat_series: a price did not move.
         *     prices_not_collected, no_bars: the symbol has no prices.
         */
        readonly SnapshotBenchmarkRefusal: {
            /** @constant */
            readonly available: false;
            /** @enum {unknown} */
            readonly reason: "benchmark_behind" | "benchmark_missing" | "currency_mismatch" | "dividends_unknown" | "flat_series" | "insufficient_history" | "no_bars" | "prices_not_collected" | "split_contradicted" | "splits_unknown";
        };
        /**
         * @description As beta_1y_weekly in `GET /v2/technicals`: the covariance with the fund by the fund's variance, of up to 52 weekly
         *     total returns, at least 40.
         */
        readonly SnapshotBeta: {
            /** @description Symbol of the fund, FOOTNOTE_BENCHMARK. */
            readonly benchmark: string;
            /** Format: date */
            readonly last_bar: string;
            /** @description Name of the price source, as configured. */
            readonly source: string;
            /** @description Below zero if the two mostly move in opposite directions. */
            readonly value: number;
        };
        readonly SnapshotResponse: {
            readonly data: components["schemas"]["Snapshot"];
            /** @constant */
            readonly schema_version: "2026-11-23.1";
        };
        readonly Snapshot: {
            readonly age: components["schemas"]["Age"];
            readonly as_of: components["schemas"]["AsOf"] | null;
            /**
             * @description unknown: the symbol has prices but no ingested company.
             * @enum {unknown}
             */
            readonly asset_type: "fund" | "stock" | "unknown";
            readonly beta: components["schemas"]["SnapshotBeta"] | components["schemas"]["SnapshotBenchmarkRefusal"];
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            readonly dividend: components["schemas"]["SnapshotDividend"] | components["schemas"]["SnapshotPriceRefusal"];
            /**
             * @description stale: prices or statements are stale by their own rules. degraded: one of the two is missing.
             *     unsupported: both are missing.
             * @enum {unknown}
             */
            readonly freshness: "degraded" | "end_of_day" | "stale" | "unsupported";
            readonly latest_filing: components["schemas"]["SnapshotFiling"] | {
                /** @constant */
                readonly available: false;
                /**
                 * @description No filing listed by EDGAR was fetched.
                 * @constant
                 */
                readonly reason: "no_filings";
            };
            readonly market_cap: components["schemas"]["SnapshotMarketCap"] | components["schemas"]["ProfileRefusal"];
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @description As in `GET /v2/valuation`. Their history is computed with history=include. */
            readonly multiples: components["schemas"]["ValuationMultiples"] | components["schemas"]["SnapshotMultiplesRefusal"];
            readonly name: string;
            /**
             * @description The first of each kind in `GET /v2/calendar`, overdue before upcoming, or the reason why there is none;
             *     null if it has neither.
             */
            readonly next_dates: {
                readonly dividend_ex: components["schemas"]["SnapshotDate"];
                readonly earnings: components["schemas"]["SnapshotDate"];
                readonly filing: components["schemas"]["SnapshotDate"];
                readonly filing_deadline: components["schemas"]["SnapshotDate"];
            };
            readonly price: components["schemas"]["SnapshotPrice"] | components["schemas"]["SnapshotPriceRefusal"];
            readonly quality: components["schemas"]["SnapshotQuality"] | components["schemas"]["SnapshotStatementRefusal"];
            readonly quote: components["schemas"]["SnapshotQuote"] | components["schemas"]["SnapshotPriceRefusal"];
            /**
             * @description With reasons=true, why members of quality and ttm are not served, by the same rules as reasons of
             *     `GET /v2/fundamentals`. The other members have their own reasons.
             */
            readonly reasons?: readonly components["schemas"]["SnapshotReason"][];
            readonly returns: components["schemas"]["SnapshotReturns"] | components["schemas"]["SnapshotPriceRefusal"];
            readonly symbol: components["schemas"]["Symbol"];
            readonly trend: components["schemas"]["SnapshotTrend"] | components["schemas"]["SnapshotPriceRefusal"];
            readonly ttm: components["schemas"]["SnapshotTrailing"] | components["schemas"]["SnapshotStatementRefusal"];
        };
        readonly SnapshotReason: {
            /** @description quality.roic_pct, ttm.revenue. */
            readonly member: string;
            /** @description Block and path of the figure in `GET /v2/fundamentals`, as in members of the catalog. */
            readonly of: string;
            /** Format: date */
            readonly period_end: string;
            /** @description The refusal of the figure, as in reasons of `GET /v2/fundamentals`. */
            readonly reason: string;
        };
        /** @description The reasons are those of a response of `GET /v2/technicals` without prices. */
        readonly SnapshotPriceRefusal: {
            /** @constant */
            readonly available: false;
            /** @enum {unknown} */
            readonly reason: "dividends_unknown" | "no_bars" | "prices_not_collected" | "split_contradicted" | "splits_unknown";
        };
        /**
         * @description not_applicable: a fund has no statements. no_statements: the company's statements are unknown.
         *     company_unknown: no ingested company has the symbol.
         */
        readonly SnapshotStatementRefusal: {
            /** @constant */
            readonly available: false;
            /** @enum {unknown} */
            readonly reason: "company_unknown" | "no_statements" | "not_applicable";
        };
        /** @description The reasons are those of a response of `GET /v2/valuation` without figures. */
        readonly SnapshotMultiplesRefusal: {
            /** @constant */
            readonly available: false;
            /** @enum {unknown} */
            readonly reason: "company_unknown" | "no_statements" | "not_applicable" | "prices_not_collected";
        };
        readonly SnapshotDate: components["schemas"]["CalendarItem"] | components["schemas"]["CalendarGap"] | null;
        /** @description The newest filing of any form. */
        readonly SnapshotFiling: {
            readonly accession: components["schemas"]["Accession"];
            /** Format: date */
            readonly filed: string;
            readonly form: string;
            /** Format: date */
            readonly report_date: null | string;
            readonly url: string;
        };
        /** @description As in `GET /v2/price-action`. */
        readonly SnapshotPrice: {
            readonly close: number;
            /** Format: date */
            readonly close_date: string;
            /** @description ISO 4217; null if the source states none. */
            readonly currency: null | string;
            readonly range_52w: components["schemas"]["PriceYearRange"] | components["schemas"]["PriceMemberRefusal"];
            readonly return_1d: components["schemas"]["PriceReturn"];
            readonly return_1y: components["schemas"]["PriceReturn"];
            readonly return_ytd: components["schemas"]["PriceReturn"];
            /** @description Name of the price source, as configured. */
            readonly source: string;
        };
        /** @description As in `GET /v2/technicals`; a null member has its reason in `unavailable`. */
        readonly SnapshotTrend: {
            /** @description Whether the mean of 50 closes is above that of 200. */
            readonly golden_cross_active: null | boolean;
            /** Format: date */
            readonly last_bar: string;
            readonly rsi_14: null | number;
            /** @description Name of the price source, as configured. */
            readonly source: string;
            readonly unavailable: components["schemas"]["TechnicalsReasons"];
            /** @description The close above the mean of 200. */
            readonly vs_sma_200_pct: null | number;
            /** @description The close above the mean of 50. */
            readonly vs_sma_50_pct: null | number;
        };
        /** @description As in `GET /v2/dividends`; a null member has its reason in `unavailable`. */
        readonly SnapshotDividend: {
            readonly annual_rate_forward_estimated: null | number;
            readonly currency: null | string;
            /** Format: date */
            readonly last_bar: string;
            /** Format: date */
            readonly last_ex_date: null | string;
            readonly last_payment_amount: null | number;
            /** @description Name of the price source, as configured. */
            readonly source: string;
            /** @enum {unknown} */
            readonly status: "non_payer" | "payer" | "specials_only" | "suspended" | "unknown";
            readonly unavailable: components["schemas"]["DividendsReasons"];
            readonly yield_pct: null | number;
        };
        /** @description As in `GET /v2/profile`: the newest close times the shares of the newest cover page. */
        readonly SnapshotMarketCap: {
            readonly close: number;
            /** Format: date */
            readonly close_date: string;
            readonly shares_accession: components["schemas"]["Accession"];
            /** Format: date */
            readonly shares_as_of: string;
            /** @description Name of the price source, as configured. */
            readonly source: string;
            readonly splits_from: components["schemas"]["SplitsFrom"];
            readonly value_usd: number;
        };
        readonly SnapshotFigure: number | components["schemas"]["SnapshotFigureRefusal"];
        /**
         * @description not_served: an operand is not reported or refused, or the figure does not apply to the company; `GET
         *     /v2/explain/figure` and `GET /v2/verification` give the reason.
         */
        readonly SnapshotFigureRefusal: {
            /** @constant */
            readonly available: false;
            /** @constant */
            readonly reason: "not_served";
        };
        readonly SnapshotTrailingFigure: {
            readonly accession: components["schemas"]["Accession"];
            /** Format: date */
            readonly filed: string;
            readonly form: string;
            readonly status?: components["schemas"]["Standing"];
            readonly value: number;
        } | components["schemas"]["SnapshotFigureRefusal"];
        /**
         * @description The twelve months up to the newest period, in the reporting currency, each figure with the filing that
         *     supplied its newest part; equal to `ttm` in `GET /v2/fundamentals`, with cash flows by the same rule.
         */
        readonly SnapshotTrailing: {
            readonly currency: components["schemas"]["Currency"];
            readonly eps_diluted: components["schemas"]["SnapshotTrailingFigure"];
            readonly free_cash_flow: components["schemas"]["SnapshotTrailingFigure"];
            readonly net_income: components["schemas"]["SnapshotTrailingFigure"];
            readonly operating_cash_flow: components["schemas"]["SnapshotTrailingFigure"];
            /** Format: date */
            readonly period_end: string;
            readonly revenue: components["schemas"]["SnapshotTrailingFigure"];
        };
        /**
         * @description Figures of the blocks `ttm`, `forensics`, `trajectory` and of the balance sheet's `ratios` in `GET
         *     /v2/fundamentals`, with the filing that supplied the newest period.
         */
        readonly SnapshotQuality: {
            readonly accruals_ratio_pct: components["schemas"]["SnapshotFigure"];
            readonly cash_conversion: components["schemas"]["SnapshotFigure"];
            readonly current_ratio: components["schemas"]["SnapshotFigure"];
            readonly diluted_shares_cagr_3y_pct: components["schemas"]["SnapshotFigure"];
            readonly net_debt_to_ebitda: components["schemas"]["SnapshotFigure"];
            readonly net_profit_margin_pct: components["schemas"]["SnapshotFigure"];
            /** Format: date */
            readonly period_end: string;
            readonly provenance: components["schemas"]["Provenance"];
            readonly revenue_growth_trend: components["schemas"]["GrowthTrend"];
            readonly roe_pct: components["schemas"]["SnapshotFigure"];
            readonly roic_pct: components["schemas"]["SnapshotFigure"];
            readonly sbc_pct_revenue: components["schemas"]["SnapshotFigure"];
        };
        readonly ValuationResponse: {
            readonly data: components["schemas"]["Valuation"] | components["schemas"]["UnsupportedValuation"];
            /** @constant */
            readonly schema_version: "2026-11-24.1";
        };
        readonly Valuation: {
            /**
             * Format: date-time
             * @description The newer of the newest close in the price source and the newest filing of the statements, UTC.
             */
            readonly as_of: string;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /** @description Currency of the price, the market value, the enterprise value and the dividend; null if the source states none. */
            readonly currency: null | string;
            readonly dividend: components["schemas"]["ValuationDividend"] | components["schemas"]["ValuationRefusal"];
            readonly enterprise_value: components["schemas"]["EnterpriseValue"];
            readonly freshness: components["schemas"]["ValuationFreshness"];
            readonly market_status: components["schemas"]["MarketStatus"];
            readonly market_value: components["schemas"]["MarketValue"];
            readonly multiples: components["schemas"]["ValuationMultiples"];
            /** @description Currency of the amounts of the statements; null if it is not known. */
            readonly reporting_currency: null | string;
            /** @description The newest period; flows are of the twelve months to its end. */
            readonly statements: null | {
                /** @enum {unknown} */
                readonly fiscal_period: "FY" | "Q1" | "Q2" | "Q3" | "Q4";
                readonly fiscal_year: number;
                /** Format: date */
                readonly period_end: string;
            };
            readonly symbol: components["schemas"]["Symbol"];
            /** @description Earnings per hundred paid for the company; negative for a loss. */
            readonly yields: {
                /** @description Diluted earnings per share over the close. */
                readonly earnings_yield_pct: number | components["schemas"]["ValuationRefusal"];
                /** @description Free cash flow over market value. */
                readonly free_cash_flow_yield_pct: number | components["schemas"]["ValuationRefusal"];
            };
        };
        readonly ValuationMultiples: {
            readonly ev_to_ebit: components["schemas"]["Multiple"] | components["schemas"]["ValuationRefusal"];
            readonly ev_to_ebitda: components["schemas"]["Multiple"] | components["schemas"]["ValuationRefusal"];
            readonly ev_to_free_cash_flow: components["schemas"]["Multiple"] | components["schemas"]["ValuationRefusal"];
            readonly ev_to_sales: components["schemas"]["Multiple"] | components["schemas"]["ValuationRefusal"];
            readonly price_to_book: components["schemas"]["Multiple"] | components["schemas"]["ValuationRefusal"];
            readonly price_to_earnings: components["schemas"]["Multiple"] | components["schemas"]["ValuationRefusal"];
            readonly price_to_free_cash_flow: components["schemas"]["Multiple"] | components["schemas"]["ValuationRefusal"];
            readonly price_to_sales: components["schemas"]["Multiple"] | components["schemas"]["ValuationRefusal"];
        };
        readonly Multiple: {
            readonly denominator: components["schemas"]["ValuationOperand"];
            readonly history: components["schemas"]["MultipleHistory"] | components["schemas"]["MultipleHistoryRefusal"];
            readonly moved: components["schemas"]["MultipleMove"] | components["schemas"]["MultipleMoveRefusal"];
            readonly numerator: {
                /** @enum {unknown} */
                readonly name: "close" | "enterprise_value" | "market_value";
                readonly value: number;
            };
            readonly value: number;
        };
        /** @description Rank of the multiple among those of month-ends of the last ten years. */
        readonly MultipleHistory: {
            /**
             * Format: date
             * @description Oldest month-end among the observations.
             */
            readonly from: string;
            readonly highest: number;
            /**
             * @description Months without an observation, by reason. not_filed: nothing had been filed. stale_statements: the newest
             *     period was too old. not_reported: an operand was missing. not_meaningful: it was zero or less.
             *     refused_since: today's statements refuse it. share_count_unknown: no cover page stated the number of
             *     shares, which price_to_earnings does without unless the count is in doubt. split_unconfirmed: a split happened around the day of the count. shares_disagree: earnings per
             *     share and the number of shares are not on one basis.
             */
            readonly left_out: {
                readonly [key: string]: number;
            };
            readonly lowest: number;
            readonly median: number;
            readonly observations: number;
            /** @description Share of the observations below the value; equal ones count half. */
            readonly percentile: number;
            /** Format: date */
            readonly to: string;
            readonly windows: components["schemas"]["MultipleWindows"];
        };
        /** @description The same over the 3, 5 and 10 years before the day of the valuation. */
        readonly MultipleWindows: {
            readonly years_10: components["schemas"]["MultipleWindow"] | components["schemas"]["MultipleWindowRefusal"];
            readonly years_3: components["schemas"]["MultipleWindow"] | components["schemas"]["MultipleWindowRefusal"];
            readonly years_5: components["schemas"]["MultipleWindow"] | components["schemas"]["MultipleWindowRefusal"];
        };
        /** @description Mean and spread of the multiples of a window's month-ends, and where the multiple stands among them. */
        readonly MultipleWindow: {
            /** @description Standard deviation of a sample, n − 1. */
            readonly deviation: number;
            /**
             * Format: date
             * @description Oldest month-end among the observations.
             */
            readonly from: string;
            readonly mean: number;
            readonly observations: number;
            /** @description Share of the observations below the value; equal ones count half. */
            readonly percentile: number;
            /**
             * Format: date
             * @description Newest month-end among the observations.
             */
            readonly to: string;
            /** @description Deviations between the multiple and the mean; negative below it. */
            readonly z_score: number;
        };
        /**
         * @description insufficient_history: fewer than two thirds of the window's months have a multiple. no_deviation: all of them
         *     are equal.
         */
        readonly MultipleWindowRefusal: {
            /** @constant */
            readonly available: false;
            /** @enum {unknown} */
            readonly reason: "insufficient_history" | "no_deviation";
        };
        /**
         * @description What moved the multiple since the last month-end on or before `since`: each factor then and now, and what its change
         *     alone does to the multiple. One and the effects of the factors, multiplied, are one and the change.
         */
        readonly MultipleMove: {
            /** @description Of the multiple. */
            readonly change_pct: number;
            /** @description Per share of today. */
            readonly close: components["schemas"]["MultipleFactor"];
            /** @description Enterprise value over market value: above one with net debt. Null for a multiple of another numerator. */
            readonly enterprise_to_market_value: components["schemas"]["MultipleFactor"] | null;
            /** @description The denominator; a multiple falls as it rises. */
            readonly figure: components["schemas"]["MultipleFactor"];
            /**
             * Format: date
             * @description The month-end.
             */
            readonly from: string;
            /** @description Per share of today; null for a multiple of the close. */
            readonly shares_outstanding: components["schemas"]["MultipleFactor"] | null;
            /** @description The multiple at the month-end. */
            readonly value: number;
        };
        readonly MultipleFactor: {
            readonly change_pct: number;
            /** @description On the multiple, in percent. */
            readonly effect_pct: number;
            /** @description At the month-end. */
            readonly from: number;
            /** @description Of the multiple now. */
            readonly to: number;
        };
        /**
         * @description insufficient_history: there is no month-end that early, of the last ten years. not_requested: history is excluded by
         *     the request. Else why that month has no multiple, as in `left_out` of MultipleHistory.
         */
        readonly MultipleMoveRefusal: {
            /** @constant */
            readonly available: false;
            /** @enum {unknown} */
            readonly reason: "insufficient_history" | "not_filed" | "not_meaningful" | "not_reported" | "not_requested" | "refused_since" | "share_count_unknown" | "shares_disagree" | "split_unconfirmed" | "stale_statements";
        };
        /** @description insufficient_history: fewer than 36 months. not_requested: excluded by the request. */
        readonly MultipleHistoryRefusal: {
            /** @constant */
            readonly available: false;
            /** @description As in MultipleHistory. */
            readonly left_out: {
                readonly [key: string]: number;
            };
            readonly observations: number;
            /** @enum {unknown} */
            readonly reason: "insufficient_history" | "not_requested";
        };
        readonly ValuationDividend: {
            /** @enum {unknown} */
            readonly basis: "forward_annualized" | "trailing_12m";
            /** @description A year, per share of today, as docs/dividends.md has it. */
            readonly per_share: number;
            /** @description Of the newest close. */
            readonly yield_pct: number;
        };
        readonly MarketValue: {
            /** @description Newest close. */
            readonly close: null | number;
            /** Format: date */
            readonly close_date: null | string;
            /** @description Name of the price source, as configured. */
            readonly price_source: string;
            /** @description Shares of the newest cover page, all classes, on the basis of the close; null without a market value. */
            readonly shares_outstanding: null | number;
            /** @description The cover page; null without a market value. */
            readonly shares_source: components["schemas"]["ProfileCover"] | null;
            /**
             * @description As in `GET /v2/profile`; null without a market value.
             * @enum {unknown}
             */
            readonly splits_from: "filings" | "prices" | null;
            /** @description Close times shares outstanding. */
            readonly value: number | components["schemas"]["ValuationRefusal"];
        };
        readonly EnterpriseValue: {
            /** @description Amounts added to and deducted from the market value. */
            readonly operands: readonly {
                /** @enum {unknown} */
                readonly name: "cash_and_equivalents" | "noncontrolling_interest" | "preferred_stock" | "short_term_investments" | "temporary_equity" | "total_debt";
                /**
                 * @description no_such_row: zero because the balance sheet has no such row. Otherwise null.
                 * @enum {unknown}
                 */
                readonly note: "no_such_row" | null;
                /** Format: date */
                readonly period_end: null | string;
                readonly provenance: components["schemas"]["Provenance"];
                /** @enum {unknown} */
                readonly sign: "added" | "deducted";
                readonly value: number | components["schemas"]["ValuationRefusal"];
            }[];
            /** @description Market value and the operands. */
            readonly value: number | components["schemas"]["ValuationRefusal"];
        };
        readonly ValuationOperand: {
            /** @description A field of the statements; common_equity is total_equity less preferred stock. */
            readonly name: string;
            /**
             * Format: date
             * @description For flows the end of the twelve months or of the fiscal year.
             */
            readonly period_end: string;
            readonly provenance: components["schemas"]["Provenance"];
            readonly value: number;
        };
        /**
         * @description The worse of prices and statements: stale if either is. intraday: the newest bar is of a session in progress.
         *     degraded: a figure is missing for lack of data. Otherwise end_of_day.
         * @enum {unknown}
         */
        readonly ValuationFreshness: "degraded" | "end_of_day" | "intraday" | "stale";
        /**
         * @description operand_missing: the operand is not reported or is refused; GET /v2/explain gives the reason. not_reported: no
         *     filing states it. not_meaningful: the price or the divisor is zero or less. not_applicable: for banks and
         *     insurers. currency_mismatch: the company reports in a currency other than that of its price. stale_statements:
         *     newer ones must have been filed. shares_disagree: earnings per share and the number of shares are not on one
         *     basis. not_positive, outside_bounds, rates_cross: as in GET /v2/priced-in. insufficient_history: a fiscal year
         *     is missing. For the market value also the reasons of GET /v2/profile, for the dividend those of GET
         *     /v2/dividends.
         */
        readonly ValuationRefusal: {
            /** @constant */
            readonly available: false;
            /** @description The missing or unusable operand. */
            readonly operand?: string;
            /** @enum {unknown} */
            readonly reason: "another_security" | "class_values_unknown" | "currency_mismatch" | "deposit_ratio_unknown" | "dividends_not_reported" | "implausible" | "insufficient_history" | "irregular" | "no_bars" | "no_payments" | "no_report" | "no_statements" | "not_applicable" | "not_in_usd" | "not_meaningful" | "not_positive" | "not_reported" | "only_specials" | "operand_missing" | "outdated" | "outside_bounds" | "overdue" | "possible_special" | "prices_not_collected" | "rates_cross" | "shares_disagree" | "split_contradicted" | "split_unconfirmed" | "splits_unknown" | "stale_prices" | "stale_statements" | "suspended" | "too_few_payments" | "two_values";
        };
        /**
         * @description company_unknown: the symbol has prices, but no ingested company. not_applicable: a fund has no statements of an
         *     operating company to value. no_statements: no statements of the company were ingested. prices_not_collected:
         *     no source has prices of the symbol.
         */
        readonly UnsupportedValuation: {
            readonly as_of: null;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /** @constant */
            readonly freshness: "unsupported";
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @enum {unknown} */
            readonly reason: "company_unknown" | "no_statements" | "not_applicable" | "prices_not_collected";
            readonly symbol: components["schemas"]["Symbol"];
        };
        readonly FilingDiffResponse: {
            readonly data: components["schemas"]["FilingDiff"] | components["schemas"]["UnavailableFilingDiff"];
            /** @constant */
            readonly schema_version: "2026-11-28.1";
        };
        readonly FilingDiff: {
            readonly accession: components["schemas"]["Accession"];
            readonly as_of: components["schemas"]["AsOf"];
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            readonly form: string;
            /** @constant */
            readonly freshness: "end_of_day";
            readonly market_status: components["schemas"]["MarketStatus"];
            readonly prior_accession: components["schemas"]["Accession"];
            /** Format: date */
            readonly prior_filing_date: string;
            /** @description Sections in both filings. */
            readonly sections: {
                readonly mda?: components["schemas"]["SectionDiff"];
                readonly risk_factors?: components["schemas"]["SectionDiff"];
            };
            /** @description Why a section is not compared, for each filing that lacks it. */
            readonly unavailable_sections: readonly {
                readonly accession: components["schemas"]["Accession"];
                /** @enum {unknown} */
                readonly name: "mda" | "risk_factors";
                readonly reason: components["schemas"]["SectionReason"];
            }[];
        };
        readonly SectionDiff: {
            /** @description The first 200 in the order that was asked for. */
            readonly changed: readonly components["schemas"]["ChangedParagraph"][];
            readonly total_changes: number;
        };
        readonly ChangedParagraph: {
            /** @enum {unknown} */
            readonly change: "added" | "modified" | "removed";
            /** @description Words that only one of the two texts has, numbers masked; all words of an added or removed paragraph. */
            readonly changed_words: number;
            /** @description The nearest title before the paragraph in the section that `text` is of; absent if there is none. */
            readonly heading?: string;
            /** @description Zero-based position in the section; for a removed paragraph, in that of the prior filing. */
            readonly index: number;
            readonly prior?: components["schemas"]["PriorParagraph"];
            /** @enum {unknown} */
            readonly section: "mda" | "risk_factors";
            readonly similar?: components["schemas"]["SimilarParagraph"];
            /** @description Text of this filing; for a removed paragraph, of the prior one. At most 1,200 characters. */
            readonly text: string;
            /**
             * @description Whether the text was cut; absent otherwise.
             * @enum {boolean}
             */
            readonly trimmed?: true;
        };
        /**
         * @description Of an added paragraph the removed one with the most similar words, and the other way round; absent where none is
         *     similar. Each paragraph is in one pair.
         */
        readonly SimilarParagraph: {
            /** @description Zero-based position in the section of the other filing. */
            readonly index: number;
            /** @description Words in common as a share of the words of both, rare words weighing more. */
            readonly similarity: number;
        };
        /** @description The text of a modified paragraph in the prior filing; absent for added and removed ones. */
        readonly PriorParagraph: {
            /** @description Zero-based position in the section of the prior filing. */
            readonly index: number;
            /** @description At most 1,200 characters. */
            readonly text: string;
            /**
             * @description Whether the text was cut; absent otherwise.
             * @enum {boolean}
             */
            readonly trimmed?: true;
        };
        readonly UnavailableFilingDiff: {
            readonly accession: components["schemas"]["Accession"];
            readonly as_of: components["schemas"]["AsOf"];
            /** @constant */
            readonly available: false;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            readonly form: string;
            /** @constant */
            readonly freshness: "end_of_day";
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @enum {unknown} */
            readonly reason: "no_prior_filing" | "not_periodic" | "period_unknown";
        };
        readonly FilingDocumentResponse: {
            readonly data: components["schemas"]["FilingDocument"] | components["schemas"]["UnavailableFilingDocument"];
            /** @constant */
            readonly schema_version: "2026-11-28.1";
        };
        readonly FilingDocument: {
            readonly accession: string;
            readonly as_of: components["schemas"]["AsOf"];
            /** @constant */
            readonly available: true;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            readonly document: components["schemas"]["FilingFile"];
            readonly documents: components["schemas"]["FilingFiles"];
            /** Format: date */
            readonly filing_date: string;
            readonly form: string;
            readonly freshness: components["schemas"]["Freshness"];
            /** @description Whether the end of the document is left out, because it is longer than any report. */
            readonly is_cut: boolean;
            readonly market_status: components["schemas"]["MarketStatus"];
            readonly part: components["schemas"]["FilingDocumentPart"];
            /** @description What each part shows. Parts adjoin and cover the whole document. */
            readonly parts: readonly components["schemas"]["FilingDocumentStretch"][];
            readonly symbol: string | null;
            /** @description Index page of the filing. */
            readonly url: string;
        };
        readonly UnavailableFilingDocument: {
            readonly accession: string;
            readonly as_of: components["schemas"]["AsOf"];
            /** @constant */
            readonly available: false;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            readonly documents: components["schemas"]["FilingFiles"];
            /** Format: date */
            readonly filing_date: string;
            readonly form: string;
            readonly freshness: components["schemas"]["Freshness"];
            readonly market_status: components["schemas"]["MarketStatus"];
            /**
             * @description document_missing: it is not in the archive of this service. document_too_large: it has more than 40 million bytes.
             * @enum {unknown}
             */
            readonly reason: "document_missing" | "document_too_large";
            readonly symbol: string | null;
            /** @description Index page of the filing. */
            readonly url: string;
        };
        /** @description The files of the filing that can be shown. */
        readonly FilingFiles: readonly components["schemas"]["FilingFile"][];
        readonly FilingFile: {
            readonly bytes: number;
            /** @description Its name. */
            readonly file: string;
            /** @description SHA-256 (hex) of the file in the archive. */
            readonly sha256: string;
            /** @description EDGAR's type of an exhibit; null for the main document. */
            readonly type: string | null;
            /** @description Address of the file. */
            readonly url: string;
        };
        readonly FilingDocumentStretch: {
            /** @description Offset in the decoded document, UTF-16 code units. */
            readonly from: number;
            /** @description Offset after it. */
            readonly to: number;
        };
        readonly FilingDocumentPart: {
            /** @description Rules of the classes of its elements. */
            readonly css: string;
            /** @description The figures of inline XBRL that it shows, in their order. */
            readonly figures: readonly components["schemas"]["FilingDocumentFigure"][];
            /** @description Offset in the decoded document, UTF-16 code units. */
            readonly from: number;
            /**
             * @description A fragment of HTML, complete in itself: elements that go on in the next part are closed and opened again. It has no
             *     script, form, frame or image, no `style`, and no address but those of targets within the document.
             */
            readonly html: string;
            /** @description From 0. */
            readonly number: number;
            readonly to: number;
        };
        readonly FilingDocumentFigure: {
            /** @description Offset of its element; the fragment has it as `f<at>`. */
            readonly at: number;
            /** @description As in the document, us-gaap:Revenues. */
            readonly concept: string;
            /** @description As printed, shortened. */
            readonly text: string;
        };
        readonly EventsResponse: {
            readonly data: components["schemas"]["Events"];
            /** @constant */
            readonly schema_version: "2026-11-23.1";
        };
        readonly Events: {
            readonly as_of: components["schemas"]["AsOf"] | null;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /**
             * Format: date
             * @description Filing day of the company's oldest known filing; null if there is none.
             */
            readonly coverage_start: null | string;
            /** @description Newest first. */
            readonly events: readonly components["schemas"]["CompanyEvent"][];
            /** @enum {unknown} */
            readonly freshness: "end_of_day" | "unsupported";
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @description Null when there is nothing more. */
            readonly next_cursor: null | string;
            readonly symbol: components["schemas"]["Symbol"];
        };
        readonly CompanyEvent: {
            /**
             * Format: date-time
             * @description Acceptance by EDGAR, UTC; null if no source states it.
             */
            readonly accepted_at: null | string;
            readonly accession: components["schemas"]["Accession"];
            /**
             * Format: date
             * @description Day of the earliest event reported; null if EDGAR states none.
             */
            readonly event_date: null | string;
            /** Format: date */
            readonly filed: string;
            readonly form: string;
            /** @description In the order of the source. */
            readonly items: readonly components["schemas"]["FilingItem"][];
            /** @description Null if it has none. */
            readonly press_release: components["schemas"]["PressRelease"] | components["schemas"]["UnavailablePressRelease"] | null;
            /**
             * Format: uri
             * @description Index page of the filing at the SEC.
             */
            readonly url: string;
        };
        readonly FilingEvidenceResponse: {
            readonly data: components["schemas"]["FilingEvidence"];
            /** @constant */
            readonly schema_version: "2026-11-28.1";
        };
        readonly FilingEvidence: {
            readonly accession: components["schemas"]["Accession"];
            readonly as_of: components["schemas"]["AsOf"];
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /** @description Of a form in XML, in the order of the document; at most 500 are shown. */
            readonly fields: readonly components["schemas"]["FormField"][];
            /** @description Facts of served cells with a place, in the order of the document; at most 500 are shown. */
            readonly figures: readonly components["schemas"]["FilingFigure"][];
            readonly form: string;
            /** @constant */
            readonly freshness: "end_of_day";
            /** @description What the exhibits of a release say of periods to come, in their order. */
            readonly guidance: readonly components["schemas"]["GuidanceEvidence"][];
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @description The sections that are served, in the order of the form. */
            readonly sections: readonly components["schemas"]["SectionEvidence"][];
            /** @description First symbol of the filer; null if it has none. */
            readonly symbol: string | null;
            readonly total_fields: number;
            /** @description Facts of served cells that the filing states, with and without a place. */
            readonly total_figures: number;
            /** @description How many of the facts of served cells have no place, because the document is missing or does not state them at one place. */
            readonly without_place: number;
        };
        readonly SectionEvidence: {
            /** @description Unicode code points of its paragraphs, as GET /v2/filings/{accession} has it. */
            readonly char_count: number;
            /** @description Its heading as printed; null without a place or a heading right over its text. */
            readonly heading: string | null;
            readonly name: components["schemas"]["SectionName"];
            /** @description What it begins with, some 600 characters; null without a place. */
            readonly passage: string | null;
            readonly place: components["schemas"]["PassageLocation"];
        };
        readonly GuidanceEvidence: {
            readonly exhibit: string;
            /** @description The heading of the outlook over it; null for none. */
            readonly heading: string | null;
            readonly item: components["schemas"]["GuidanceItem"];
            /** @description The sentence within its paragraph, cut at some 240 characters on both sides; null without a place. */
            readonly passage: string | null;
            readonly place: components["schemas"]["PassageLocation"];
        };
        readonly PassageLocation: components["schemas"]["NoPlace"] | components["schemas"]["PassagePlace"];
        readonly PassagePlace: {
            /** @constant */
            readonly available: true;
            readonly document: components["schemas"]["PlaceDocument"];
            /** @description First UTF-16 code unit in the decoded document, for a section that of its heading. */
            readonly from: number;
            readonly links: {
                /** @description The document on the SEC's site, with a text fragment that browsers scroll to. */
                readonly text_fragment: string;
                /** @description Path of the viewer on this host, at the place. */
                readonly viewer: string;
            };
            /**
             * @description The unit after the paragraph or row; of a section where the next paragraph begins, null at the end of the
             *     document.
             */
            readonly to: number | null;
        };
        readonly FilingFigure: {
            /** @description The cells that it enters. */
            readonly cells: readonly components["schemas"]["FigureCell"][];
            /** @description Qualified name. */
            readonly concept: string;
            /** Format: date */
            readonly end: string;
            readonly filed_value: number;
            /** @description Label of its row as printed; null outside of a table. */
            readonly label: string | null;
            readonly place: components["schemas"]["MarkedPlace"];
            /**
             * Format: date
             * @description First day of the duration; null for an instant.
             */
            readonly start: string | null;
            /** @description The number as printed. */
            readonly text: string;
        };
        readonly FigureCell: {
            readonly field: string;
            /** @description Its label, as /v2/evidence takes it. */
            readonly period: string;
            /** @enum {string} */
            readonly statement: "balance_sheet" | "cash_flow" | "income_statement";
        };
        readonly MarkedPlace: {
            /** @description Id of the inline element; null for an element without, and for a row or field. */
            readonly element_id: string | null;
            /** @description File name of the document. */
            readonly file: string;
            /** @description First UTF-16 code unit of the element or cell in the decoded document. */
            readonly from: number;
            /** @description The unit after the last one. */
            readonly to: number;
            /** @description Path of the viewer on this host, at the place. */
            readonly viewer: string;
        };
        readonly FormField: {
            /** @description Path of the element from the root, without prefixes; a repeated element has its position. */
            readonly path: string;
            readonly place: components["schemas"]["MarkedPlace"];
            readonly text: string;
        };
        readonly FilingResponse: {
            readonly data: components["schemas"]["PeriodicFiling"] | components["schemas"]["CurrentFiling"] | components["schemas"]["OtherFiling"];
            /** @constant */
            readonly schema_version: "2026-11-23.1";
        };
        readonly PeriodicFiling: {
            readonly accession: components["schemas"]["Accession"];
            readonly as_of: components["schemas"]["AsOf"];
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /** Format: date */
            readonly filing_date: string;
            readonly form: string;
            /** @constant */
            readonly freshness: "end_of_day";
            readonly market_status: components["schemas"]["MarketStatus"];
            /**
             * Format: date
             * @description Null if EDGAR states none.
             */
            readonly period_of_report: null | string;
            /** @description Sections that were found, in the order of the filing's form. */
            readonly sections: readonly {
                /** @description Unicode code points without the heading. */
                readonly char_count: number;
                /** @enum {unknown} */
                readonly name: "business" | "mda" | "risk_factors";
            }[];
            readonly symbol: components["schemas"]["OptionalSymbol"];
            /** @description Sections of this form that are not served. */
            readonly unavailable_sections: readonly components["schemas"]["UnavailableSection"][];
            /**
             * Format: uri
             * @description Index page of the filing at the SEC.
             */
            readonly url: string;
        };
        readonly UnavailableSection: {
            readonly name: components["schemas"]["SectionName"];
            readonly reason: components["schemas"]["SectionReason"];
        };
        readonly CurrentFiling: {
            readonly accession: components["schemas"]["Accession"];
            readonly as_of: components["schemas"]["AsOf"];
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /** Format: date */
            readonly filing_date: string;
            readonly form: string;
            /** @constant */
            readonly freshness: "end_of_day";
            /** @description In the order of the source. */
            readonly items: readonly components["schemas"]["FilingItem"][];
            readonly market_status: components["schemas"]["MarketStatus"];
            /**
             * Format: date
             * @description Null if EDGAR states none.
             */
            readonly period_of_report: null | string;
            /** @description Null if it has none. */
            readonly press_release: components["schemas"]["PressRelease"] | components["schemas"]["UnavailablePressRelease"] | null;
            readonly symbol: components["schemas"]["OptionalSymbol"];
            /**
             * Format: uri
             * @description Index page of the filing at the SEC.
             */
            readonly url: string;
        };
        readonly PressRelease: {
            /** @description EDGAR's type of the exhibit. */
            readonly exhibit: string;
            /** @description Null if none can be determined from the text. */
            readonly headline: null | string;
            /** @description Unicode code points. */
            readonly text_length: number;
            /** Format: uri */
            readonly url: string;
        };
        readonly UnavailablePressRelease: {
            /** @constant */
            readonly available: false;
            /** @enum {unknown} */
            readonly reason: "document_refused" | "text_not_read";
        };
        readonly OtherFiling: {
            readonly accession: components["schemas"]["Accession"];
            readonly as_of: components["schemas"]["AsOf"];
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /** Format: date */
            readonly filing_date: string;
            readonly form: string;
            /** @constant */
            readonly freshness: "end_of_day";
            readonly market_status: components["schemas"]["MarketStatus"];
            /**
             * Format: date
             * @description Null if EDGAR states none.
             */
            readonly period_of_report: null | string;
            readonly symbol: components["schemas"]["OptionalSymbol"];
            /**
             * Format: uri
             * @description Index page of the filing at the SEC.
             */
            readonly url: string;
        };
        readonly FilingsResponse: {
            readonly data: components["schemas"]["Filings"];
            /** @constant */
            readonly schema_version: "2026-11-23.1";
        };
        readonly Filings: {
            readonly as_of: components["schemas"]["AsOf"] | null;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /** @description Newest first. */
            readonly filings: readonly components["schemas"]["ListedFiling"][];
            /** @constant */
            readonly freshness: "end_of_day";
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @description Null when there is nothing more. */
            readonly next_cursor: null | string;
            readonly symbol: components["schemas"]["OptionalSymbol"];
        };
        readonly ListedFiling: {
            /**
             * Format: date-time
             * @description Acceptance by EDGAR, UTC; null if no source states it.
             */
            readonly accepted_at: null | string;
            readonly accession: components["schemas"]["Accession"];
            readonly cik: string;
            /**
             * Format: uri
             * @description The main document at the SEC; null for an old filing, which has no documents of its own.
             */
            readonly document_url: null | string;
            /** Format: date */
            readonly filing_date: string;
            readonly form: string;
            /** @description Items of an 8-K, in the order of the source; otherwise empty. */
            readonly items: readonly components["schemas"]["FilingItem"][];
            /** @description Only with `query`; the first paragraphs that contain all the words, three at most. */
            readonly matches?: readonly {
                /** @description Zero-based position in the section. */
                readonly index: number;
                readonly section: components["schemas"]["SectionName"];
                readonly text: string;
                /**
                 * @description Whether the text was cut to the part around the words; absent otherwise.
                 * @enum {boolean}
                 */
                readonly trimmed?: true;
            }[];
            /** Format: date */
            readonly period_of_report: null | string;
            /** @description The sections of its text that were found; null if its text was not read. */
            readonly sections: null | readonly components["schemas"]["SectionName"][];
            /** @description Bytes of the whole submission, exhibits included, as EDGAR lists them; null if the source states none. */
            readonly size_bytes: null | number;
            readonly symbol: components["schemas"]["OptionalSymbol"];
            /**
             * Format: uri
             * @description Index page of the filing at the SEC.
             */
            readonly url: string;
        };
        /**
         * @description An arrangement of one person, adopted on one day, through all reports that tag it: what may be sold, what notices on
         *     Form 144 announced and what Forms 4 and 5 report as sold under it. A form counts if its person is the one of the
         *     arrangement by name, and if it states that day of adoption. Sums are in shares of the day `basis`, across splits.
         */
        readonly TradingPlan: {
            /** Format: date */
            readonly adopted: string;
            /**
             * @description Units of its notices. What was not sold within 90 days is announced again, so that it may exceed what is planned;
             *     sales of at most 5,000 shares and $50,000 in three months need no notice.
             */
            readonly announced: components["schemas"]["PlanSum"];
            /**
             * Format: date
             * @description Filing day of the report that `planned` is read from, or of the newest one.
             */
            readonly basis: string;
            readonly ends: components["schemas"]["PlanDay"];
            /** @description As the newest report tags it. */
            readonly name: string;
            /** @description Forms 144 that name its day of adoption and no other, by filing. */
            readonly notices: readonly {
                readonly accession: components["schemas"]["Accession"];
                /** Format: date */
                readonly filed: string;
                /** @description As filed. */
                readonly seller: null | string;
                /** @description As filed; null if it states none or several classes. */
                readonly units: null | number;
            }[];
            /** @description The owner on Forms 3, 4 and 5 who has the person's name; null without one, or with several. */
            readonly owner_cik: null | string;
            /**
             * @description Securities that may be bought or sold under it, as tagged in `planned_in`. Refused: adoption_not_tagged: no report
             *     tags it as adopted; contradictory: reports differ, and the newest is no amendment; split_between: every report is
             *     filed after a split that followed the adoption; the others as for an arrangement.
             */
            readonly planned: number | {
                /** @constant */
                readonly available: false;
                /** @enum {unknown} */
                readonly reason: "adoption_not_tagged" | "contradictory" | "in_parts" | "not_assigned" | "not_readable" | "not_tagged" | "split_between";
            };
            /** @description The arrangement of a report that `planned` is read from; null if it is refused. */
            readonly planned_in: components["schemas"]["PlanReport"] | null;
            /**
             * @description Planned less sold, whether or not the plan can still sell. Refused: sold_above_planned: more was sold than planned;
             *     other_trades: it also bought or gave away; planned_unknown; sold_unknown.
             */
            readonly remaining: number | {
                /** @constant */
                readonly available: false;
                /** @enum {unknown} */
                readonly reason: "other_trades" | "planned_unknown" | "sold_above_planned" | "sold_unknown";
            };
            /** @description Arrangements of reports that are of this plan, oldest first. */
            readonly reports: readonly components["schemas"]["PlanReport"][];
            /** @description Shares sold (code S, no derivatives) on forms that state its day of adoption. */
            readonly sold: components["schemas"]["PlanSum"];
            readonly terminated: components["schemas"]["PlanDay"];
            /** @description Forms 4 and 5 with these sales, oldest first. */
            readonly trades: readonly {
                readonly accession: components["schemas"]["Accession"];
                /** Format: date */
                readonly filed: string;
                /**
                 * Format: date
                 * @description Day of its first sale.
                 */
                readonly first_day: string;
                /** Format: date */
                readonly last_day: string;
                /** @description Zero-based places in the form. */
                readonly lines: readonly number[];
                /** @description Of these lines, as filed. */
                readonly shares: number;
            }[];
            /**
             * @description Notices that name its day of adoption and do not count: several_plans: it names other days as well;
             *     seller_not_matched: its seller is no owner who is known; before_adoption.
             */
            readonly unmatched_notices: readonly {
                readonly accession: components["schemas"]["Accession"];
                /** Format: date */
                readonly filed: string;
                /** @enum {unknown} */
                readonly reason: "before_adoption" | "seller_not_matched" | "several_plans";
                /** @description As filed. */
                readonly seller: null | string;
                /** @description As filed. */
                readonly units: null | number;
            }[];
            /**
             * @description Forms with trades of the person that may be under the plan and do not count: adoption_not_stated: footnotes and
             *     remarks state no day of adoption, or several; adopted_by_another: by their words another than the owners;
             *     several_plans: a date in figures may be that of two plans; box_contradicts: the form's box says that no trade
             *     is under a plan; doubted: its date or its shares are in doubt; not_a_sale: a purchase or gift; before_adoption;
             *     shares_not_stated.
             */
            readonly unmatched_trades: readonly {
                readonly accession: components["schemas"]["Accession"];
                /** Format: date */
                readonly filed: string;
                readonly lines: readonly number[];
                /** @enum {unknown} */
                readonly reason: "adopted_by_another" | "adoption_not_stated" | "before_adoption" | "box_contradicts" | "doubted" | "not_a_sale" | "several_plans" | "shares_not_stated";
            }[];
        };
        readonly PlanReport: {
            readonly accession: components["schemas"]["Accession"];
            readonly actions: readonly ("adopted" | "terminated")[];
            /** Format: date */
            readonly filed: string;
            readonly form: string;
            /** @description Place among the arrangements of the report. */
            readonly line: number;
        };
        /**
         * @description As its reports say alike, or as the newest says if that is an amendment; else contradictory. not_tagged also where the
         *     tag says no day.
         */
        readonly PlanDay: string | {
            /** @constant */
            readonly available: false;
            /** @enum {unknown} */
            readonly reason: "contradictory" | "not_tagged";
        };
        /**
         * @description Refused: person_not_matched: no owner on a form has the name; person_ambiguous: several have; forms_missing: forms of
         *     these days are unknown; notices_unmatched and trades_unmatched: there are forms that may be of the plan and do not
         *     count; units_not_stated by a notice; splits_unknown: prices do not tell the splits of these days.
         */
        readonly PlanSum: number | {
            /** @constant */
            readonly available: false;
            /** @enum {unknown} */
            readonly reason: "forms_missing" | "notices_unmatched" | "person_ambiguous" | "person_not_matched" | "splits_unknown" | "trades_unmatched" | "units_not_stated";
        };
        /**
         * @description An arrangement that is in no plan: adoption_not_tagged: it has no day of adoption, and its shares do not tell the plan
         *     of the person that ended; name_not_tagged; several_on_one_day: a report tags several of the person on that day;
         *     person_ambiguous: names of that day may be of one person or of several.
         */
        readonly UncomparedArrangement: {
            readonly accession: components["schemas"]["Accession"];
            /** Format: date */
            readonly filed: string;
            readonly line: number;
            /** @enum {unknown} */
            readonly reason: "adoption_not_tagged" | "name_not_tagged" | "person_ambiguous" | "several_on_one_day";
        };
        /**
         * @description Forms 144, and Forms 4 and 5 with sales, that mention a plan under Rule 10b5-1 and are of none of the plans above;
         *     the newest 100.
         */
        readonly FormsWithoutPlan: {
            readonly count: number;
            readonly forms: readonly {
                readonly accession: components["schemas"]["Accession"];
                /** Format: date */
                readonly filed: string;
                /** @enum {unknown} */
                readonly kind: "notice" | "trades";
                /** @description Seller or owners, as filed. */
                readonly persons: readonly string[];
                readonly plan_dates: readonly string[];
                /**
                 * @description no_arrangement: no report that was read tags a plan of that person and day, as for one adopted before 2023;
                 *     arrangement_not_compared: that of the day is in no plan; adoption_not_stated and adopted_by_another as for
                 *     the trades of a plan.
                 * @enum {unknown}
                 */
                readonly reason: "adopted_by_another" | "adoption_not_stated" | "arrangement_not_compared" | "no_arrangement";
            }[];
        };
        /**
         * @description Why a figure of a proxy statement is not served. does_not_add: parts and total do not agree, or the tagged
         *     adjustments do not lead from the total to what was paid; no_total: no total is stated that its parts could be compared
         *     with; name_unclear: the person of the row cannot be told; year_unclear: no year is printed for it; contradictory: the document has different values for it;
         *     differs_from_tagged: the table's total of the principal executive officer is not the tagged one of that year;
         *     sign_contradicted: shown as a negative amount and tagged as a positive one; scale_unknown: no text says whether amounts
         *     are in dollars or thousands; ambiguous: several days or firms are stated; not_readable: its tag does not convert;
         *     not_stated: the document has no such figure.
         * @enum {unknown}
         */
        readonly ProxyRefusalReason: "ambiguous" | "contradictory" | "differs_from_tagged" | "does_not_add" | "name_unclear" | "no_total" | "not_readable" | "not_stated" | "scale_unknown" | "sign_contradicted" | "year_unclear";
        readonly RefusedProxyFigure: {
            /** @constant */
            readonly available: false;
            /** @description What the document shows at the place of the figure; null without one. */
            readonly evidence: {
                readonly place: components["schemas"]["MarkedPlace"];
                readonly text: string;
            } | null;
            readonly reason: components["schemas"]["ProxyRefusalReason"];
        };
        readonly ProxyFigure: {
            /** @description Its tag; null for a cell of a table. */
            readonly concept: null | string;
            readonly place: components["schemas"]["MarkedPlace"];
            /** @description As shown. */
            readonly text: string;
            /** @description USD, pure and so on, as tagged; USD for a cell of a table. */
            readonly unit: null | string;
            /** @description In single units. */
            readonly value: number;
        } | components["schemas"]["RefusedProxyFigure"];
        readonly ProxyDay: {
            /** Format: date */
            readonly day: string;
            readonly place: components["schemas"]["MarkedPlace"];
            /** @description As stated. */
            readonly text: string;
        } | components["schemas"]["RefusedProxyFigure"];
        readonly ProxyFirm: {
            readonly name: string;
            readonly place: components["schemas"]["MarkedPlace"];
        } | components["schemas"]["RefusedProxyFigure"];
        /**
         * @description no_proxy_statement: none was read of the days asked for; not_tagged: it has no inline XBRL on pay versus performance;
         *     no_table: it has no table with the usual headings.
         */
        readonly NoProxySection: {
            /** @constant */
            readonly available: false;
            /** @enum {unknown} */
            readonly reason: "no_proxy_statement" | "no_table" | "not_tagged";
        };
        readonly PayAdjustment: {
            readonly amount: components["schemas"]["ProxyFigure"];
            /**
             * @description Whether the amount is added to or deducted from the total, or not counted because others include it; null for zero,
             *     for a refused amount and where either is possible.
             * @enum {unknown}
             */
            readonly effect: "added" | "deducted" | "not_counted" | null;
            /** @description Qualified name of what is adjusted. */
            readonly member: string;
        };
        readonly PaidPerson: {
            /** @description Compensation actually paid (Item 402(v)). */
            readonly actually_paid: components["schemas"]["ProxyFigure"];
            readonly adjustments: readonly components["schemas"]["PayAdjustment"][];
            /** @description Qualified name of the member for the person. */
            readonly member: null | string;
            /** @description As tagged; null for the average of the others. */
            readonly name: null | string;
            /**
             * @description Whether total and adjustments make what was actually paid; not_tagged without adjustments.
             * @enum {unknown}
             */
            readonly reconciliation: "adds_up" | "does_not_add" | "not_tagged";
            /** @description Total of the summary compensation table. */
            readonly total: components["schemas"]["ProxyFigure"];
        };
        /** @description As tagged in inline XBRL, by fiscal year, newest first. */
        readonly PayVersusPerformance: {
            readonly accession: components["schemas"]["Accession"];
            /** Format: date */
            readonly filed: string;
            readonly form: string;
            /** @description The most important financial performance measures, in the order of the document. */
            readonly measures: readonly {
                readonly name: string;
                readonly place: components["schemas"]["MarkedPlace"];
            }[];
            /** @description Where footnotes and comparisons are tagged. */
            readonly notes: readonly {
                readonly concept: string;
                readonly place: components["schemas"]["MarkedPlace"];
            }[];
            readonly years: readonly components["schemas"]["PayYear"][];
        };
        readonly PayYear: {
            readonly net_income: components["schemas"]["ProxyFigure"];
            /** @description The average of the named executive officers other than the principal one; null if it is not tagged. */
            readonly others: components["schemas"]["PaidPerson"] | null;
            /** @description Value of an investment of 100 dollars in the peer group. */
            readonly peer_group_return: components["schemas"]["ProxyFigure"];
            /** @description Everybody who was principal executive officer in the year. */
            readonly peos: readonly components["schemas"]["PaidPerson"][];
            /** Format: date */
            readonly period_end: string;
            /** Format: date */
            readonly period_start: null | string;
            /** @description The measure that the company chose. */
            readonly selected_measure: components["schemas"]["ProxyFigure"];
            readonly selected_measure_name: null | string;
            /** @description Value of an investment of 100 dollars in the company. */
            readonly total_shareholder_return: components["schemas"]["ProxyFigure"];
        };
        /**
         * @description Rows whose columns add up to their total; others are refused with the reason, and their cells are evidence. A figure that
         *     is blank or has no column is not_stated.
         */
        readonly CompensationTable: {
            readonly accession: components["schemas"]["Accession"];
            /** Format: date */
            readonly filed: string;
            readonly form: string;
            readonly rows: readonly components["schemas"]["CompensationRow"][];
        };
        readonly CompensationRow: {
            readonly all_other: components["schemas"]["ProxyFigure"];
            readonly bonus: components["schemas"]["ProxyFigure"];
            /** @description Of directors, earned or paid in cash. */
            readonly fees: components["schemas"]["ProxyFigure"];
            /** @description As printed; null if it is unclear. */
            readonly name: null | string;
            readonly non_equity_incentive: components["schemas"]["ProxyFigure"];
            readonly option_awards: components["schemas"]["ProxyFigure"];
            /** @description Change in pension value and earnings on deferred compensation above the market. */
            readonly pension_change: components["schemas"]["ProxyFigure"];
            /** @description Why no figure of the row is served; null for a row that is. */
            readonly refusal: components["schemas"]["ProxyRefusalReason"] | null;
            readonly salary: components["schemas"]["ProxyFigure"];
            readonly stock_awards: components["schemas"]["ProxyFigure"];
            /** @description As printed. */
            readonly title: null | string;
            readonly total: components["schemas"]["ProxyFigure"];
            /** @description Fiscal year as printed; null for directors. */
            readonly year: null | number;
        };
        /** @description Fees of the auditor by fiscal year, where they add up to a stated total. */
        readonly AuditFees: {
            readonly accession: components["schemas"]["Accession"];
            /** Format: date */
            readonly filed: string;
            readonly form: string;
            readonly rows: readonly {
                readonly audit: components["schemas"]["ProxyFigure"];
                readonly audit_related: components["schemas"]["ProxyFigure"];
                readonly other: components["schemas"]["ProxyFigure"];
                readonly refusal: components["schemas"]["ProxyRefusalReason"] | null;
                readonly tax: components["schemas"]["ProxyFigure"];
                readonly total: components["schemas"]["ProxyFigure"];
                /** @description Fiscal year as printed. */
                readonly year: number;
            }[];
        };
        /** @description What all places of the document that state it agree on. */
        readonly AnnualMeeting: {
            readonly accession: components["schemas"]["Accession"];
            /** @description The firm whose appointment the meeting is asked to ratify. */
            readonly auditor: components["schemas"]["ProxyFirm"];
            /** Format: date */
            readonly filed: string;
            readonly form: string;
            /** @description The day of the annual meeting, up to 180 days after filing. */
            readonly meeting_date: components["schemas"]["ProxyDay"];
            readonly record_date: components["schemas"]["ProxyDay"];
        };
        /** @description Results of votes at meetings of security holders, as item 5.07 of 8-Ks prints them. All numbers are votes. */
        readonly MeetingVotes: {
            /** @description The filings with item 5.07, newest first, at most `limit`. An amendment is a filing of its own. */
            readonly meetings: readonly components["schemas"]["Meeting"][];
            /** @description Of the meeting of `meeting`, by default of the newest filing that has proposals; null without one. */
            readonly results: components["schemas"]["VoteResults"] | null;
        };
        readonly Meeting: {
            readonly accession: components["schemas"]["Accession"];
            /** Format: date */
            readonly filed: string;
            readonly form: string;
            /**
             * @description The day of the meeting. Refused: not_stated; several_days: the item names several; day_after_filing; not_read: EDGAR
             *     lists the item, and the document was not fetched, or has no such heading.
             */
            readonly held: {
                /** Format: date */
                readonly day: string;
                readonly place: components["schemas"]["MarkedPlace"];
            } | {
                /** @constant */
                readonly available: false;
                /** @enum {unknown} */
                readonly reason: "day_after_filing" | "not_read" | "not_stated" | "several_days";
            };
            /** @description How many proposals the item has. */
            readonly proposals: number;
            /** @description How many of them have no figures. */
            readonly refused: number;
            /**
             * @description Votes represented at the meeting, where the votes on a proposal add up to a number that the item prints for it;
             *     null otherwise.
             */
            readonly represented: {
                readonly place: components["schemas"]["MarkedPlace"];
                readonly votes: number;
            } | null;
        };
        readonly VoteResults: {
            readonly accession: components["schemas"]["Accession"];
            /** Format: date */
            readonly filed: string;
            readonly form: string;
            /** @description In the order of the document. */
            readonly proposals: readonly components["schemas"]["VotedProposal"][];
        };
        readonly VotedProposal: {
            /** @description As printed, at most 600 characters. */
            readonly description: string;
            /**
             * @description What it is about, by its description; unclear if it may be about several of them.
             * @enum {unknown}
             */
            readonly kind: "auditors" | "election" | "frequency" | "other" | "say_on_pay" | "shareholder_proposal" | "unclear";
            /**
             * @description What proves that the figures are read as they are printed. printed_total: their sum is printed beside them;
             *     represented: it is the printed number of votes represented; same_total: it is that of other votes of the meeting, or
             *     is without broker non-votes; same_broker_non_votes: they have the broker non-votes of others.
             */
            readonly laws: readonly ("printed_total" | "represented" | "same_broker_non_votes" | "same_total")[];
            /** @description One for each nominee of an election, else one; none with a reason. */
            readonly lines: readonly {
                /** @description As printed; a kind that is not stated, or has a dash, is left out. */
                readonly counts: readonly {
                    /** @enum {unknown} */
                    readonly kind: "abstain" | "against" | "broker_non_votes" | "for" | "one_year" | "three_years" | "two_years" | "withheld";
                    /** @description The cell, or the paragraph of a sentence. */
                    readonly place: components["schemas"]["MarkedPlace"];
                    readonly votes: number;
                }[];
                /** @description As printed; null where none is printed with the votes. */
                readonly nominee: null | string;
            }[];
            /** @description As printed; null without one. */
            readonly number: null | string;
            readonly place: components["schemas"]["MarkedPlace"];
            /**
             * @description Why it has no figures; null with figures. columns_unclear: not every figure has one heading that says what it
             *     counts; description_unclear: they may be on another proposal; not_found: none stand under it; not_proven: no law
             *     holds; number_unreadable: a figure is no whole number; several_tables: several votes stand under it, as of classes.
             * @enum {unknown}
             */
            readonly reason: "columns_unclear" | "description_unclear" | "not_found" | "not_proven" | "number_unreadable" | "several_tables" | null;
        };
        readonly OfficerChanges: {
            readonly accession: components["schemas"]["Accession"];
            /** @description Each read from one sentence that says one thing of the person, where it is first said. */
            readonly changes: readonly components["schemas"]["OfficerChange"][];
            /** Format: date */
            readonly filed: string;
            readonly form: string;
            /**
             * @description Why there are none; null with some. no_single_reading: no sentence of the item says one thing of one person; not_read:
             *     EDGAR lists the item, and the document was not fetched, or has no such heading.
             * @enum {unknown}
             */
            readonly reason: "no_single_reading" | "not_read" | null;
            /** @description Letters of the sub-items of 5.02 that the text names, such as b for departures. */
            readonly sub_items: readonly string[];
        };
        readonly OfficerChange: {
            /** @description The one day that the sentence calls effective. */
            readonly effective: string | {
                /** @constant */
                readonly available: false;
                /** @enum {unknown} */
                readonly reason: "not_stated" | "several_days";
            };
            /** @description As printed. */
            readonly person: string;
            /** @description The paragraph of the sentence. */
            readonly place: components["schemas"]["MarkedPlace"];
            /** @description As printed; null where the sentence names none that is whole. */
            readonly role: null | string;
            /** @description Letter of the sub-item that it stands under. */
            readonly sub_item: null | string;
            /** @description The sentence, at most 500 characters. */
            readonly text: string;
            /**
             * @description election is to the board; compensation is a plan, contract or grant.
             * @enum {unknown}
             */
            readonly type: "appointment" | "compensation" | "departure" | "election";
        };
        readonly GovernanceResponse: {
            readonly data: components["schemas"]["Governance"] | components["schemas"]["UnsupportedGovernance"];
            /** @constant */
            readonly schema_version: "2026-11-29.1";
        };
        /**
         * @description not_applicable: no 10-K or 10-Q was filed since 2023, and no 8-K with item 5.02 or 5.07, as by funds and foreign
         *     issuers. not_collected: EDGAR lists such filings, and neither one of them nor a proxy statement was fetched and read.
         */
        readonly UnsupportedGovernance: {
            /** @description Always null, because there is no source. */
            readonly as_of: null;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /** @constant */
            readonly freshness: "unsupported";
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @enum {unknown} */
            readonly reason: "not_applicable" | "not_collected";
            readonly symbol: components["schemas"]["Symbol"];
        };
        readonly Governance: {
            /** @description Only if named in `sections`, or without `sections`; so are the other sections. */
            readonly audit_fees?: components["schemas"]["AuditFees"] | components["schemas"]["NoProxySection"];
            /** @description The summary compensation table (Item 402(c)). */
            readonly compensation?: components["schemas"]["CompensationTable"] | components["schemas"]["NoProxySection"];
            /** @description The table of Item 402(k), for the last completed fiscal year. */
            readonly director_compensation?: components["schemas"]["CompensationTable"] | components["schemas"]["NoProxySection"];
            readonly meeting?: components["schemas"]["AnnualMeeting"] | components["schemas"]["NoProxySection"];
            /** @description Item 402(v). */
            readonly pay_versus_performance?: components["schemas"]["PayVersusPerformance"] | components["schemas"]["NoProxySection"];
            /** @description Definitive proxy statements that were read and filed up to `to`, newest first; the sections are of the first. */
            readonly proxy_statements: readonly {
                readonly accession: components["schemas"]["Accession"];
                /** Format: date */
                readonly filed: string;
                readonly form: string;
            }[];
            /** @description By filing day, newest first, those of one report in its order. */
            readonly arrangements: readonly components["schemas"]["TradingArrangement"][];
            readonly as_of: components["schemas"]["AsOf"];
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /** @description The filings with item 5.02 of Form 8-K, newest first, at most `limit`. */
            readonly changes: readonly components["schemas"]["OfficerChanges"][];
            /**
             * Format: date
             * @description Filing day of the oldest report, 8-K or proxy statement that was read.
             */
            readonly coverage_start: string;
            readonly forms_without_plan: components["schemas"]["FormsWithoutPlan"];
            /** @constant */
            readonly freshness: "end_of_day";
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @description Null when there are no more arrangements. */
            readonly next_cursor: null | string;
            /**
             * @description Plans whose newest arrangement, of those that are asked for, is on this page; by the day of adoption, newest first. All
             *     reports and forms count, whatever days are asked for.
             */
            readonly plans: readonly components["schemas"]["TradingPlan"][];
            readonly policies: components["schemas"]["GovernancePolicies"];
            readonly symbol: components["schemas"]["Symbol"];
            /** @description Arrangements of this page that are in no plan, newest first. */
            readonly uncompared: readonly components["schemas"]["UncomparedArrangement"][];
            /**
             * @description Tagged facts that say nothing above, newest first: no_arrangement: they may be of several arrangements of a
             *     person, or of none; not_readable: their text is not a value of their format.
             */
            readonly unread_facts: readonly {
                readonly accession: components["schemas"]["Accession"];
                readonly concept: string;
                /** Format: date */
                readonly filed: string;
                readonly form: string;
                readonly place: components["schemas"]["MarkedPlace"];
                /** @enum {unknown} */
                readonly reason: "no_arrangement" | "not_readable";
                /** @description As tagged, at most 300 characters. */
                readonly text: string;
            }[];
            /** @description 10-Ks and 10-Qs filed since 2023 that EDGAR lists and whose tags were not read, newest first. */
            readonly unread_reports: readonly {
                readonly accession: components["schemas"]["Accession"];
                /** Format: date */
                readonly filed: string;
                readonly form: string;
            }[];
            readonly votes: components["schemas"]["MeetingVotes"];
        };
        /** @description Flags of the registrant, each from the newest report that tags it. */
        readonly GovernancePolicies: {
            /** @description Cover page of a 10-K - whether its statements correct an error in those issued before. */
            readonly error_correction: components["schemas"]["GovernanceFlag"];
            /** @description Whether the registrant has adopted insider trading policies and procedures. */
            readonly insider_trading_policy: components["schemas"]["GovernanceFlag"];
            /** @description Cover page of a 10-K - whether a correction is a restatement that required a recovery analysis of incentive pay (clawback). */
            readonly recovery_analysis: components["schemas"]["GovernanceFlag"];
        };
        readonly GovernanceFlag: {
            readonly accession: components["schemas"]["Accession"];
            readonly concept: string;
            /** Format: date */
            readonly filed: string;
            readonly form: string;
            readonly place: components["schemas"]["MarkedPlace"];
            readonly value: boolean;
        } | {
            /** @constant */
            readonly available: false;
            /** @constant */
            readonly reason: "not_tagged";
        };
        readonly TradingArrangement: {
            readonly accession: components["schemas"]["Accession"];
            /** @description What happened, by the flags of the arrangement; empty without a flag that is set. */
            readonly actions: readonly ("adopted" | "terminated")[];
            readonly adopted: components["schemas"]["TaggedDay"];
            /**
             * @description Refused: contradictory: not the days from its adoption to its expiry, as where it counts from the first trade;
             *     not_in_days; not_tagged.
             */
            readonly duration_days: number | {
                /** @constant */
                readonly available: false;
                /** @enum {unknown} */
                readonly reason: "contradictory" | "not_in_days" | "not_tagged";
            };
            readonly ends: components["schemas"]["TaggedDay"];
            /** @description The facts that it is read from, in the order of the document. */
            readonly facts: readonly {
                readonly concept: string;
                readonly place: components["schemas"]["MarkedPlace"];
            }[];
            /** Format: date */
            readonly filed: string;
            readonly form: string;
            /** @description Zero-based place among those of the report. */
            readonly line: number;
            /** @description Qualified names of the members for the person, and for one of the person's arrangements. */
            readonly members: readonly string[];
            /** @description As tagged; null if it is not. */
            readonly name: null | string;
            /** @description Numbers that are tagged apart, by class, award or tranche. `shares` may include them. */
            readonly parts: readonly {
                readonly member: string;
                readonly place: components["schemas"]["MarkedPlace"];
                readonly shares: number;
            }[];
            /** @description Whether it is intended to satisfy Rule 10b5-1(c); null if its flags do not say, or say both. */
            readonly rule_10b5_1: null | boolean;
            /**
             * @description Securities that may be bought or sold under it. Refused: in_parts: only its parts are tagged; not_assigned: parts
             *     are tagged that may be of another arrangement of the person; not_tagged, as for a share of awards or an amount of
             *     dollars; not_readable; contradictory.
             */
            readonly shares: number | {
                /** @constant */
                readonly available: false;
                /** @enum {unknown} */
                readonly reason: "contradictory" | "in_parts" | "not_assigned" | "not_readable" | "not_tagged";
            };
            readonly terminated: components["schemas"]["TaggedDay"];
            /**
             * @description What is terminated: this_arrangement, or another_arrangement where it was adopted on the day of the termination or
             *     later, in place of the other; null without a termination.
             * @enum {unknown}
             */
            readonly terminates: "this_arrangement" | "another_arrangement" | null;
            /** @description Material terms as tagged, in lines; null if they are not. */
            readonly terms: null | string;
            /** @description As tagged; null if it is not. */
            readonly title: null | string;
        };
        /**
         * @description A day. Refused, with the text as tagged: no_whole_day: it says no day, or several; day_ambiguous: in figures, which
         *     may be read in two ways; day_after_filing; contradictory: it is tagged with several texts; not_tagged.
         */
        readonly TaggedDay: string | {
            /** @constant */
            readonly available: false;
            /** @enum {unknown} */
            readonly reason: "contradictory" | "day_after_filing" | "day_ambiguous" | "no_whole_day" | "not_tagged";
            readonly text: null | string;
        };
        /** @description A figure as the company defines it, with the rows that make it out of a GAAP figure. */
        readonly NonGaapFigure: {
            /** @description In the order of the table; together with the GAAP figure they are the value. */
            readonly adjustments: readonly components["schemas"]["ReconciledAmount"][];
            /** @description The figure of a statement of the release that it begins with. */
            readonly gaap: {
                /** @description As in `/v2/fundamentals`. */
                readonly field: string;
                readonly place: components["schemas"]["ReleasePlace"];
                readonly value: number;
            };
            /** @description As the release calls it. */
            readonly label: string;
            readonly period: components["schemas"]["ReleasePeriod"];
            readonly place: components["schemas"]["ReleasePlace"];
            /** @description ISO currency, or currency/shares. */
            readonly unit: string;
            readonly value: number;
        };
        readonly ReconciledAmount: {
            readonly place: components["schemas"]["ReleasePlace"];
            /** @description With the sign that is printed. */
            readonly value: number;
        };
        /**
         * @description What the company says of a figure of a period to come, as it says it. A figure of a segment, of a span other than a
         *     quarter or year, with a condition, or that two places state differently is not read.
         */
        readonly GuidanceItem: {
            /** @description Whether the release says approximately. */
            readonly approximate: boolean;
            /**
             * @description Whether the release calls the figure GAAP, or non-GAAP or adjusted; null if it says neither.
             * @enum {unknown}
             */
            readonly basis: "gaap" | "non_gaap" | null;
            /** @description Of the paragraph or row in the document, UTF-16 code units. */
            readonly from: number;
            /**
             * @description Whether it is the growth of the figure that is stated, in percent; a decline is negative. By custom it is over
             *     the same period of the year before.
             */
            readonly growth: boolean;
            /** @description The highest value; equal to `low` for a single one, null where the release leaves it open. */
            readonly high: null | number;
            /** @description The figure in the words of the release. */
            readonly label: string;
            /** @description The lowest value. */
            readonly low: null | number;
            /** @enum {unknown} */
            readonly metric: "capital_expenditures" | "comparable_sales" | "ebitda" | "eps" | "free_cash_flow" | "gross_margin" | "gross_profit" | "net_income" | "operating_cash_flow" | "operating_expenses" | "operating_income" | "operating_margin" | "other_income" | "revenue" | "tax_rate";
            readonly period: components["schemas"]["GuidancePeriod"];
            /** @description The sentence, or the row of the table. */
            readonly text: string;
            readonly to: number;
            /** @description ISO currency, currency/shares, or percent. */
            readonly unit: string;
            /** @description Path of the viewer on this host, at the paragraph or row. */
            readonly viewer: string;
        };
        /** @description As the company names it; its fiscal years may end on any day. */
        readonly GuidancePeriod: {
            /** @enum {unknown} */
            readonly kind: "quarter" | "year";
            /**
             * @description Null for a year.
             * @enum {unknown}
             */
            readonly quarter: 1 | 2 | 3 | 4 | null;
            readonly year: number;
        };
        /** @description The guidance of the newest release, an 8-K with item 2.02. */
        readonly ReleaseGuidance: {
            readonly accession: components["schemas"]["Accession"];
            /** @description The exhibit that states it; null without guidance. */
            readonly exhibit: null | string;
            /** @description Its address; null without guidance. */
            readonly exhibit_url: null | string;
            /** Format: date */
            readonly filed: string;
            /** @description Empty if the release states none without a doubt, gives none, withdraws it, or was not read. */
            readonly items: readonly components["schemas"]["GuidanceItem"][];
            /**
             * Format: uri
             * @description Index page of the filing at the SEC.
             */
            readonly url: string;
        };
        readonly ReleasePeriod: {
            /** Format: date */
            readonly end: string;
            /**
             * @description Null for a balance sheet.
             * @enum {unknown}
             */
            readonly months: 3 | 6 | 9 | 12 | null;
            /**
             * Format: date
             * @description Null for a balance sheet, and where neither headings nor earlier periods tell it.
             */
            readonly start: null | string;
        };
        /** @description A statement that is proven in at least one column. */
        readonly ReleaseStatement: {
            readonly figures: readonly components["schemas"]["ReleaseFigure"][];
            /** @description Of its proven columns, in their order. */
            readonly periods: readonly components["schemas"]["ReleasePeriod"][];
            /** @description Multiplier of its amounts: 1, 1000 or 1000000. */
            readonly scale: number;
            /** @enum {unknown} */
            readonly statement: "balance_sheet" | "cash_flow" | "income_statement";
            /** @description Its position among the tables, from zero. */
            readonly table: number;
        };
        readonly ReleaseFigure: {
            readonly evidence: readonly components["schemas"]["ReleaseEvidence"][];
            /** @description As in `/v2/fundamentals`. */
            readonly field: string;
            readonly period: components["schemas"]["ReleasePeriod"];
            /** @description Where it is printed; several where it is their sum. */
            readonly places: readonly components["schemas"]["ReleasePlace"][];
            /** @description ISO currency, shares, or currency/shares. */
            readonly unit: string;
            /** @description In single units, with the sign of the field. */
            readonly value: number;
        };
        readonly ReleasePlace: {
            readonly column: number;
            /** @description UTF-16 code units of the document. */
            readonly from: number;
            /** @description Label of the row. */
            readonly label: string;
            readonly row: number;
            readonly table: number;
            /** @description As printed. */
            readonly text: string;
            readonly to: number;
        };
        /**
         * @description Why a figure is believed. sum: `rows` of its table add up to it, or to a row that it is part of, within `slack` units
         *     of the table. identity: assets are liabilities and equity, or the activities make up the change in cash.
         *     prior_column: `equal` of `of` figures of the column that ends on `end` are those served on the evening before.
         *     per_share: income (row `income`) over shares (row `shares`) is the printed EPS. parts: `columns` add up to the longer
         *     one. prose: a sentence states the amount. same_unit, other_table: another table of the release confirms the unit, or
         *     states the amount.
         */
        readonly ReleaseEvidence: {
            readonly columns?: readonly number[];
            /** Format: date */
            readonly end?: string;
            readonly equal?: number;
            readonly from?: number;
            readonly income?: number;
            /** @enum {unknown} */
            readonly kind: "identity" | "other_table" | "parts" | "per_share" | "prior_column" | "prose" | "same_unit" | "sum";
            readonly of?: number;
            readonly row?: number;
            readonly rows?: readonly number[];
            readonly shares?: number;
            readonly slack?: number;
            readonly table?: number;
            readonly to?: number;
        };
        readonly ReleaseResponse: {
            readonly data: components["schemas"]["Release"] | components["schemas"]["UnavailableRelease"];
            /** @constant */
            readonly schema_version: "2026-11-28.1";
        };
        readonly Release: {
            readonly accession: components["schemas"]["Accession"];
            readonly as_of: components["schemas"]["AsOf"];
            /** @constant */
            readonly available: true;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /** @description ISO currency of the issuer's reports. */
            readonly currency: string;
            /** @description In the order of their types. */
            readonly exhibits: readonly components["schemas"]["ReleaseExhibit"][];
            /** Format: date */
            readonly filing_date: string;
            readonly form: string;
            /** @constant */
            readonly freshness: "end_of_day";
            /**
             * Format: date
             * @description The evening whose figures the release was compared with.
             */
            readonly known_on: string;
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @description First symbol of the filer; null if it has none. */
            readonly symbol: null | string;
            /** @description Index page of the filing on the SEC's site. */
            readonly url: string;
        };
        readonly UnavailableRelease: {
            readonly accession: components["schemas"]["Accession"];
            readonly as_of: components["schemas"]["AsOf"];
            /** @constant */
            readonly available: false;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            readonly form: string;
            /** @constant */
            readonly freshness: "end_of_day";
            readonly market_status: components["schemas"]["MarketStatus"];
            /**
             * @description not_current_report: the filing is no 8-K or 6-K. no_results: the 8-K has no item 2.02. not_read: its exhibits were
             *     not fetched, or could not be read (see `footnote dead-letters`), or those of a 6-K announce no results. no_statements: the filer has none to compare with.
             * @enum {unknown}
             */
            readonly reason: "no_results" | "no_statements" | "not_current_report" | "not_read";
        };
        readonly ReleaseExhibit: {
            /** @description EDGAR’s type of the exhibit, such as EX-99.1. */
            readonly exhibit: string;
            /** @description Where a sentence or a row of a table states it without a doubt; empty for everything else. */
            readonly guidance: readonly components["schemas"]["GuidanceItem"][];
            /**
             * @description Figures beside GAAP whose reconciliation adds up exactly, in every column with a period, from a proven figure of
             *     a statement. Others are only in `tables`.
             */
            readonly non_gaap: readonly components["schemas"]["NonGaapFigure"][];
            readonly refusals: readonly components["schemas"]["ReleaseRefusal"][];
            /** @description SHA-256 (hex) of the exhibit in the archive. */
            readonly source_document: string;
            readonly statements: readonly components["schemas"]["ReleaseStatement"][];
            /** @description In the order of the document. Empty for `tables=none`, and beyond 20,000 cells of all tables. */
            readonly tables: readonly components["schemas"]["ReleaseTable"][];
            readonly total_tables: number;
            /** @description Address of the exhibit. */
            readonly url: string;
        };
        /** @description What looks like a statement, or a figure of one, and is not proven. docs/releases.md explains each cause. */
        readonly ReleaseRefusal: {
            /** @enum {unknown} */
            readonly failed: "document_too_complex" | "noncontrolling_interests" | "not_confirmed" | "per_share_differs" | "period_unknown" | "prose_differs" | "row_not_found" | "served_differs" | "sums_do_not_close" | "table_not_found" | "tables_differ" | "two_rows_fit" | "unit_unknown";
            /** @description Null for a whole statement, or a column of it. */
            readonly field: null | string;
            readonly period: components["schemas"]["ReleasePeriod"] | null;
            /** @constant */
            readonly reason: "release_unproven";
            /** @enum {unknown} */
            readonly statement: "balance_sheet" | "cash_flow" | "income_statement";
            readonly table: null | number;
        };
        readonly ReleaseTable: {
            /** @description Short texts over it: titles, dates, units. */
            readonly captions: readonly string[];
            readonly cells: readonly components["schemas"]["ReleaseCell"][];
            /** @description UTF-16 code units of the document. */
            readonly from: number;
            /** @enum {unknown} */
            readonly kind: "balance" | "cash_flow" | "income" | "other" | "reconciliation" | "segments";
            /** @description Position among the tables of the exhibit, from zero. */
            readonly table: number;
            readonly to: number;
        };
        readonly ReleaseCell: {
            readonly column: number;
            /** @description Columns that it covers. */
            readonly columns: number;
            /** @description UTF-16 code units of the document. */
            readonly from: number;
            readonly row: number;
            readonly text: string;
            readonly to: number;
            /** @description The number that it prints with its own sign, not scaled; null for a text. */
            readonly value: null | string;
        };
        /** @enum {unknown} */
        readonly SectionName: "business" | "current_report" | "mda" | "press_release" | "risk_factors";
        /**
         * @description document_refused: the document could not be read. incorporated_by_reference: the filing refers to another
         *     document that was not read. not_applicable: the filing states so. not_in_document: the filing has no such
         *     item. not_in_form: filings of this form have no such section. section_not_found: its beginning or end cannot
         *     be determined with certainty. text_not_read: the text of the filing was not fetched, was not read yet, or was
         *     refused as a whole (see the dead letters). unlike_other_years: in an annual report, or as the discussion
         *     of a quarterly one, it is a quarter as long as that of the filer's other years (of the same quarter), or four times
         *     as long, so that its beginning or end is doubtful.
         * @enum {unknown}
         */
        readonly SectionReason: "document_refused" | "incorporated_by_reference" | "not_applicable" | "not_in_document" | "not_in_form" | "section_not_found" | "text_not_read" | "unlike_other_years";
        readonly FilingSectionResponse: {
            readonly data: components["schemas"]["FilingSection"] | components["schemas"]["OmittedFilingSection"];
            /** @constant */
            readonly schema_version: "2026-11-23.1";
        };
        readonly FilingSection: {
            readonly accession: components["schemas"]["Accession"];
            readonly as_of: components["schemas"]["AsOf"];
            /** @constant */
            readonly available: true;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /** @description Unicode code points of the whole section without its heading. */
            readonly char_count: number;
            /** @description Path of the answer that tells where the section begins in the document. */
            readonly evidence: string;
            /** Format: date */
            readonly filing_date: string;
            readonly form: string;
            /** @constant */
            readonly freshness: "end_of_day";
            readonly market_status: components["schemas"]["MarketStatus"];
            readonly name: components["schemas"]["SectionName"];
            /** @description Null when there is nothing more. */
            readonly next_cursor: null | string;
            readonly paragraphs: readonly {
                /** @description Zero-based position in the section. */
                readonly index: number;
                /**
                 * @description row: a row of a table, its cells joined by spaces.
                 * @enum {unknown}
                 */
                readonly kind: "paragraph" | "row";
                readonly text: string;
            }[];
            readonly symbol: components["schemas"]["OptionalSymbol"];
            /**
             * Format: uri
             * @description Index page of the filing at the SEC.
             */
            readonly url: string;
        };
        readonly OmittedFilingSection: {
            readonly accession: components["schemas"]["Accession"];
            readonly as_of: components["schemas"]["AsOf"];
            /** @constant */
            readonly available: false;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /** Format: date */
            readonly filing_date: string;
            readonly form: string;
            /** @constant */
            readonly freshness: "end_of_day";
            readonly market_status: components["schemas"]["MarketStatus"];
            readonly name: components["schemas"]["SectionName"];
            readonly reason: components["schemas"]["SectionReason"];
            readonly symbol: components["schemas"]["OptionalSymbol"];
            /**
             * Format: uri
             * @description Index page of the filing at the SEC.
             */
            readonly url: string;
        };
        readonly FiledStatementsResponse: {
            readonly data: components["schemas"]["FiledStatements"] | components["schemas"]["UnavailableFiledStatements"];
            /** @constant */
            readonly schema_version: "2026-11-28.1";
        };
        readonly FiledStatements: {
            readonly accession: components["schemas"]["Accession"];
            readonly as_of: components["schemas"]["AsOf"];
            /** @constant */
            readonly available: true;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /** Format: date */
            readonly filing_date: string;
            readonly form: string;
            /** @constant */
            readonly freshness: "end_of_day";
            /**
             * @description Standardised fields with a served figure that is made of facts of this filing; a figure that a later filing
             *     restates is made of that one's.
             */
            readonly lines: readonly components["schemas"]["FiledStatementLine"][];
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @description Of `document_tables` the statements that the document may have and that are refused. */
            readonly not_drawn: readonly components["schemas"]["StatementNotDrawn"][];
            /**
             * @description What rows and labels are read from.
             * @enum {unknown}
             */
            readonly source: "document_tables" | "inline_tables" | "presentation";
            /** @description In the order of the report. */
            readonly statements: readonly components["schemas"]["FiledStatement"][];
        };
        readonly FiledStatementLine: {
            /** @description Qualified name, as in the rows of the statements. */
            readonly concept: string;
            readonly field: string;
            /** @description How the concept's numbers are applied: `+`, `-`, or a note. */
            readonly role: string;
            /** @enum {unknown} */
            readonly statement: "balance_sheet" | "cash_flow" | "income_statement";
        };
        readonly StatementNotDrawn: {
            /**
             * @description `table_not_found`: no table of the document is it for sure; `several_tables`: several may be, as where a
             *     document has the statements of two registrants; `incomplete`: the table breaks off; `period_unknown`: a
             *     column does not say one period; `unit_unknown`: nothing says the unit; `totals_differ`: the sides of the
             *     balance sheet are not equal, or the balances and movements of equity do not add up to each other, to the whole or
             *     to the balance sheet; `facts_differ`: its numbers are not the facts of the filing.
             * @enum {unknown}
             */
            readonly reason: "facts_differ" | "incomplete" | "period_unknown" | "several_tables" | "table_not_found" | "totals_differ" | "unit_unknown";
            /** @enum {unknown} */
            readonly statement: "balance" | "cash_flow" | "comprehensive_income" | "equity" | "income";
        };
        readonly FiledStatement: {
            readonly columns: readonly components["schemas"]["FiledStatementColumn"][];
            /**
             * @description Role of the presentation link; of a statement read from tables its kind, with a number where it stands in
             *     another table for other periods, or of equity for another period.
             */
            readonly role: string;
            readonly rows: readonly components["schemas"]["FiledStatementRow"][];
            /**
             * @description Of a parenthetical page `parenthetical`, whatever its statement.
             * @enum {unknown}
             */
            readonly statement: "balance" | "cash_flow" | "comprehensive_income" | "equity" | "income" | "parenthetical";
            /** @description Of `document_tables` as printed; null for a statement read from inline tables. */
            readonly title: string | null;
            /** @description Of `document_tables` the line that names the unit, as printed; else null. */
            readonly unit_line: string | null;
        };
        readonly FiledStatementColumn: {
            /** Format: date */
            readonly end: string;
            /** @description As printed above the column; else its members; empty for neither. */
            readonly header: string;
            /** @description Of a column that is not of the whole, such as a component of equity. */
            readonly members: readonly components["schemas"]["FiledStatementMember"][];
            /** @description Of `document_tables` the months that its headings say; null for a day, and else. */
            readonly months: number | null;
            /**
             * Format: date
             * @description Null for a day, and where `months` is known and nothing says the first day.
             */
            readonly start: string | null;
        };
        readonly FiledStatementMember: {
            readonly axis: string;
            /** @description Qualified name; of a typed dimension its text. */
            readonly member: string;
        };
        readonly FiledStatementRow: {
            /** @description Whether it is a heading, which has no cells. */
            readonly abstract: boolean;
            /**
             * @description Stated by the filer for concepts of its own; null for any other.
             * @enum {unknown}
             */
            readonly balance: "credit" | "debit" | null;
            /** @description In the order of the columns; null for none. */
            readonly cells: readonly (components["schemas"]["FiledStatementCell"] | null)[];
            /**
             * @description Null for a printed heading, and for a row of `document_tables` whose numbers are the facts of no concept, or of
             *     several.
             */
            readonly concept: string | null;
            /** @description How far it is indented. */
            readonly depth: number;
            /**
             * @description By the preferred label of the filer, or as printed. Of a row of equity that tables print for each period:
             *     balances without the day, numbers that differ by period as `…`, two wordings with ` / ` between them, and in
             *     parentheses what the numbers count where the printed row has amounts too; of `document_tables` only the last.
             */
            readonly label: string;
            /** @description Of a row that is not of the whole, such as a product. */
            readonly members: readonly components["schemas"]["FiledStatementMember"][];
            /** @description Whether it is a sum of other rows, or printed under a rule. */
            readonly total: boolean;
        };
        readonly FiledStatementCell: {
            /** @description Id of the context in the report; empty for a number that is not tagged. */
            readonly context: string;
            /** @description As tagged: a whole number or `INF`; null for a number that is not tagged. */
            readonly decimals: string | null;
            /** @description Null where no inline document shows the number. */
            readonly place: components["schemas"]["FiledStatementPlace"] | null;
            /** @description With the sign with which the statement shows it, in single units. */
            readonly shown: number;
            /** @description As printed, of a number that is not tagged; else null. */
            readonly text: string | null;
            /** @description Empty for an amount whose currency the document does not tell. */
            readonly unit: string;
            /**
             * @description As tagged, in single units; of a number that is not tagged with the sign of the concept of its row, else as
             *     shown.
             */
            readonly value: number;
        };
        readonly FiledStatementPlace: {
            /** @description Id of the inline XBRL element. */
            readonly element_id: string | null;
            /** @description Name of the document in the filing. */
            readonly file: string;
            /** @description UTF-16 code units of the decoded document: the start of the element. */
            readonly from: number;
            /** @description After its end. */
            readonly to: number;
            /** @description Path of the document at this place in the explorer. */
            readonly viewer: string;
        };
        readonly UnavailableFiledStatements: {
            readonly accession: components["schemas"]["Accession"];
            readonly as_of: components["schemas"]["AsOf"];
            /** @constant */
            readonly available: false;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /** Format: date */
            readonly filing_date: string;
            readonly form: string;
            /** @constant */
            readonly freshness: "end_of_day";
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @description With `no_statements`, what stands against each statement in the document's tables. */
            readonly not_drawn: readonly components["schemas"]["StatementNotDrawn"][];
            /**
             * @description `document_missing`: no file of the report is archived; `document_unreadable`: a file is damaged;
             *     `no_statements`: the report has neither a presentation linkbase nor tagged tables, and no table of its
             *     document is a statement for sure; `not_periodic`: the filing is no annual or quarterly report; `too_large`: the report is larger than any genuine one.
             * @enum {unknown}
             */
            readonly reason: "document_missing" | "document_unreadable" | "no_statements" | "not_periodic" | "too_large";
        };
        readonly DividendsResponse: {
            readonly data: components["schemas"]["Dividends"] | components["schemas"]["UnsupportedPrices"];
            /** @constant */
            readonly schema_version: "2026-11-23.1";
        };
        /** @description Payments with one ex-date, per share of today. */
        readonly DividendPayment: {
            /** Format: date */
            readonly ex_date: string;
            /** @description Whether the newest payment may have a special part. */
            readonly possible_special: boolean;
            /** @description The part that counts in rates, frequency and streak; zero if the whole payment is special. */
            readonly regular: number;
            /** @description Zero if there is none. */
            readonly special: number;
        };
        readonly Dividends: {
            /**
             * Format: date-time
             * @description The newer of the newest close in the price source and the newest filing of the statements, UTC.
             */
            readonly as_of: string;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /** @description ISO 4217 code; null if the source does not state it. */
            readonly currency: null | string;
            readonly current: {
                /** @description Regular payments of the last cycle; with `trailing_12m`, those counted in the last 365 days. */
                readonly annual_rate: null | number;
                /** @description Annualised amount of the newest payments. */
                readonly annual_rate_forward_estimated: null | number;
                /**
                 * @description possible_special: the newest payment may be special or include a special one, so that rates are refused
                 *     until the next one. resumed: payments were suspended, and
                 *     have not yet been made for a whole cycle since.
                 */
                readonly flags: readonly ("possible_special" | "resumed")[];
                /** @enum {unknown} */
                readonly frequency: "annual" | "irregular" | "monthly" | "quarterly" | "semi_annual" | "weekly" | null;
                /**
                 * Format: date
                 * @description Ex-date of the last regular payment.
                 */
                readonly last_ex_date: null | string;
                /** @description All that was paid on `last_ex_date`, a special part included. */
                readonly last_payment_amount: null | number;
                /** Format: date */
                readonly next_ex_date_estimated: null | string;
                readonly next_payment_amount_estimated: null | number;
                /** @enum {unknown} */
                readonly yield_basis: "forward_annualized" | "trailing_12m" | null;
                /** @description The forward rate divided by the last close, percent. */
                readonly yield_pct: null | number;
            };
            readonly dividend_health: {
                readonly payout_components: {
                    /** @description EBITDA over dividends paid. */
                    readonly ebitda_coverage: null | number;
                    /** @description Dividends paid divided by free cash flow, percent. */
                    readonly fcf_payout_ratio_pct: null | number;
                    /** @description Negative with net cash. */
                    readonly net_debt_to_ebitda: null | number;
                    /** @description Operating cash flow over dividends paid. */
                    readonly ocf_coverage: null | number;
                    /** @description Dividends paid divided by net income, percent. */
                    readonly payout_ratio_pct: null | number;
                    /**
                     * Format: date
                     * @description Of the trailing twelve months.
                     */
                    readonly period_end: null | string;
                    readonly provenance: components["schemas"]["Provenance"];
                };
                readonly track_record: {
                    readonly consecutive_increase_years_within_5y_window: null | number;
                    readonly cuts_in_5y_window: null | number;
                    readonly never_cut_in_5y_window: null | boolean;
                };
            };
            readonly freshness: components["schemas"]["PriceFreshness"];
            readonly growth: {
                readonly consecutive_years_increased_within_5y_window: null | number;
                /** Format: date */
                readonly last_increase_date: null | string;
            };
            /** @description The five years up to the newest bar, including special payments. */
            readonly history_summary: {
                /** Format: date */
                readonly ex_date_first: null | string;
                readonly total_payments: null | number;
            };
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @description With `payments=include`; newest first, as far back as the price source goes. */
            readonly payments?: readonly components["schemas"]["DividendPayment"][];
            readonly price_source: {
                /** @description Date of the newest bar. */
                readonly close: null | number;
                readonly currency: null | string;
                /** Format: date */
                readonly last_bar: null | string;
                /** @description Name of the price source, as configured. */
                readonly source: string;
            };
            /**
             * @description non_payer: no payment in five years. specials_only: none but special ones. suspended: a regular payment is
             *     overdue. unknown: the source reports no dividends, or there is no payment in less than 13 months of bars.
             * @enum {unknown}
             */
            readonly status: "non_payer" | "payer" | "specials_only" | "suspended" | "unknown";
            readonly symbol: components["schemas"]["Symbol"];
            readonly unavailable: components["schemas"]["DividendsReasons"];
        };
        /**
         * @description Null members, each with its reason. no_payments: none in five years. suspended: a payment is overdue.
         *     overdue: no payment in the last 13 months. possible_special: the newest payment may be special, or include a
         *     special one, which the next one will show. only_specials: no payment in five years but special ones.
         *     irregular: payments have no frequency, or of the next amount: they rise and fall by much. too_few_payments: fewer than needed. never_increased: no payment exceeded the previous one. declared_in_another_currency: the
         *     issuer reports in a currency other than that of the payments. currency_mismatch: price and payments are in
         *     different currencies. dividends_not_reported, splits_unknown: the source does not report them.
         *     split_contradicted: its raw prices, or the issuer's filings, have another ratio than it reports for a split.
         *     insufficient_history: no payment in less than 13 months of bars. For health, and for comparisons of
         *     payments (whose currency comes from the statements), also no_statements; company_unknown: no ingested
         *     company has the symbol, as for most funds; not_reported: the statements lack an operand; not_positive: the
         *     denominator is zero or less; not_applicable: for banks, insurers and funds.
         */
        readonly DividendsReasons: {
            readonly [key: string]: "company_unknown" | "currency_mismatch" | "declared_in_another_currency" | "dividends_not_reported" | "insufficient_history" | "irregular" | "never_increased" | "no_bars" | "no_payments" | "no_statements" | "not_applicable" | "not_positive" | "not_reported" | "only_specials" | "overdue" | "possible_special" | "split_contradicted" | "splits_unknown" | "suspended" | "too_few_payments";
        };
        readonly PriceActionResponse: {
            readonly data: components["schemas"]["SymbolPriceAction"] | components["schemas"]["UnsupportedPrices"];
            /** @constant */
            readonly schema_version: "2026-11-23.1";
        };
        readonly SymbolPriceAction: {
            /**
             * Format: date-time
             * @description Close of the newest session in the price source, UTC.
             */
            readonly as_of: string;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /** @description Drawdowns of closes, without dividends. The peak of a span is the highest close of the span. */
            readonly drawdowns: {
                readonly current: components["schemas"]["PriceCurrentDrawdown"] | components["schemas"]["PriceMemberRefusal"];
                readonly deepest_1y: components["schemas"]["PriceDrawdown"] | components["schemas"]["PriceMemberRefusal"];
                readonly deepest_5y: components["schemas"]["PriceDrawdown"] | components["schemas"]["PriceMemberRefusal"];
                /** @description Since the first bar. */
                readonly deepest_all: components["schemas"]["PriceDrawdown"] | components["schemas"]["PriceMemberRefusal"];
            };
            readonly freshness: components["schemas"]["PriceFreshness"];
            readonly gaps: components["schemas"]["PriceGaps"] | components["schemas"]["PriceMemberRefusal"];
            readonly market_status: components["schemas"]["MarketStatus"];
            readonly price_source: components["schemas"]["PriceActionSource"];
            readonly range_52w: components["schemas"]["PriceYearRange"] | components["schemas"]["PriceMemberRefusal"];
            readonly returns: components["schemas"]["PriceReturns"];
            /** @description Consecutive sessions that each closed above, or below, the close before. An unchanged close ends a streak. */
            readonly streaks: {
                /** @description Up to the newest close. */
                readonly current: components["schemas"]["PriceStreak"] | components["schemas"]["PriceMemberRefusal"];
                /** @description The longest of the last 252 sessions, the newest of equally long ones. */
                readonly longest_down: components["schemas"]["PriceStreak"] | components["schemas"]["PriceMemberRefusal"];
                /** @description The longest of the last 252 sessions, the newest of equally long ones. */
                readonly longest_up: components["schemas"]["PriceStreak"] | components["schemas"]["PriceMemberRefusal"];
            };
            readonly swings: components["schemas"]["PriceSwings"] | components["schemas"]["PriceMemberRefusal"];
            readonly symbol: components["schemas"]["Symbol"];
            readonly volume: {
                readonly average_20d: components["schemas"]["PriceVolumeAverage"] | components["schemas"]["PriceMemberRefusal"];
                readonly average_30d: components["schemas"]["PriceVolumeAverage"] | components["schemas"]["PriceMemberRefusal"];
                readonly average_50d: components["schemas"]["PriceVolumeAverage"] | components["schemas"]["PriceMemberRefusal"];
                /** @description Shares traded in the session of the newest bar. */
                readonly newest: number | components["schemas"]["PriceMemberRefusal"];
            };
            /** @description The last so many sessions, refused with fewer. */
            readonly windows: {
                readonly sessions_252: components["schemas"]["PriceWindow"] | components["schemas"]["PriceMemberRefusal"];
                readonly sessions_30: components["schemas"]["PriceWindow"] | components["schemas"]["PriceMemberRefusal"];
                readonly sessions_90: components["schemas"]["PriceWindow"] | components["schemas"]["PriceMemberRefusal"];
            };
        };
        /**
         * @description insufficient_history: the bars begin after the span, or are too few. no_close_near: none of the ten days up to
         *     the first day of the span has a close. at_high: the newest close equals the highest. no_decline: no close is
         *     below an earlier one. flat_series: the price did not move. volume_missing: the source lacks the volume of a
         *     session. no_trades: nothing was traded in the previous sessions. dividends_unknown: the source does not report
         *     dividends. unchanged: the newest close equals the one before. no_rise: no close is above the one before.
         *     no_swing: there are fewer than two swing highs, or lows.
         */
        readonly PriceMemberRefusal: {
            /** @constant */
            readonly available: false;
            /** @enum {unknown} */
            readonly reason: "at_high" | "dividends_unknown" | "flat_series" | "insufficient_history" | "no_close_near" | "no_decline" | "no_rise" | "no_swing" | "no_trades" | "unchanged" | "volume_missing";
        };
        /** @description Source of every price in the response. */
        readonly PriceActionSource: {
            /** @description File name or address of the source of the newest year. */
            readonly address: string;
            /** @description Number of sessions in the source. */
            readonly bars: number;
            /** @description Date of the newest bar. */
            readonly close: number;
            /** @description ISO 4217; null if the source states none. */
            readonly currency: null | string;
            /** Format: date */
            readonly first_bar: string;
            /** Format: date */
            readonly last_bar: string;
            /**
             * @description Adjustments that the source made to prices.
             * @enum {unknown}
             */
            readonly price_adjustment: "raw" | "split" | "split_and_dividend";
            /** @description Name of the price source, as configured. */
            readonly source: string;
            /**
             * @description Adjustments that the source made to volumes.
             * @enum {unknown}
             */
            readonly volume_adjustment: "raw" | "split";
        };
        /**
         * @description Returns up to the newest close: from the close one or five sessions earlier, from the last close on or before
         *     the same day 1, 3 or 6 months or 1, 3, 5 or 10 years earlier, or from the last close of the previous year
         *     (ytd). Not annualized.
         */
        readonly PriceReturns: {
            readonly "10y": components["schemas"]["PriceReturn"];
            readonly "1d": components["schemas"]["PriceReturn"];
            readonly "1m": components["schemas"]["PriceReturn"];
            readonly "1y": components["schemas"]["PriceReturn"];
            readonly "3m": components["schemas"]["PriceReturn"];
            readonly "3y": components["schemas"]["PriceReturn"];
            readonly "5d": components["schemas"]["PriceReturn"];
            readonly "5y": components["schemas"]["PriceReturn"];
            readonly "6m": components["schemas"]["PriceReturn"];
            readonly ytd: components["schemas"]["PriceReturn"];
        };
        readonly PriceReturn: components["schemas"]["PriceSpanReturn"] | components["schemas"]["PriceMemberRefusal"];
        readonly PriceSpanReturn: {
            readonly from_close: number;
            /** Format: date */
            readonly from_date: string;
            readonly price_return_pct: number;
            readonly to_close: number;
            /** Format: date */
            readonly to_date: string;
            /** @description With each dividend reinvested at the close of its ex-date. */
            readonly total_return_pct: number | components["schemas"]["PriceMemberRefusal"];
        };
        /** @description The decline since the highest close of all. */
        readonly PriceCurrentDrawdown: {
            readonly peak_close: number;
            /**
             * Format: date
             * @description The last day with that close.
             */
            readonly peak_date: string;
            /** @description The lowest since the peak. */
            readonly trough_close: number;
            /** Format: date */
            readonly trough_date: string;
            /** @description The trough under the peak. */
            readonly trough_depth_pct: number;
            /** @description The newest close under the peak. */
            readonly under_peak_pct: number;
        };
        readonly PriceDrawdown: {
            /** @description The trough under the peak. */
            readonly depth_pct: number;
            readonly peak_close: number;
            /** Format: date */
            readonly peak_date: string;
            /**
             * Format: date
             * @description The first later day with a close as high as the peak; null until there is one.
             */
            readonly recovered_date: null | string;
            readonly trough_close: number;
            /** Format: date */
            readonly trough_date: string;
        };
        readonly PriceGaps: {
            /**
             * Format: date
             * @description First of up to 252 sessions.
             */
            readonly first_date: string;
            /** @description Up to five gaps: the opens furthest from the previous close, largest first. */
            readonly largest: readonly components["schemas"]["PriceGap"][];
            /** Format: date */
            readonly last_date: string;
        };
        readonly PriceGap: {
            /** Format: date */
            readonly date: string;
            /**
             * @description Cash per share that goes ex on the day and lowers the opening price; zero for none, null if the source
             *     does not report dividends.
             */
            readonly dividend: null | number;
            /**
             * Format: date
             * @description The first day, possibly the same, on which the price returned to the previous close; null if it has not.
             */
            readonly filled_date: null | string;
            /** @description The open above the previous close. */
            readonly gap_pct: number;
            readonly open: number;
            readonly previous_close: number;
            /** Format: date */
            readonly previous_date: string;
        };
        /** @description Range of up to 252 sessions, at least 200, by highs and lows of sessions; of equal ones the newest day. */
        readonly PriceYearRange: {
            /** @description The newest close above the low. */
            readonly above_low_pct: number;
            /** Format: date */
            readonly first_date: string;
            readonly high: number;
            /** Format: date */
            readonly high_date: string;
            readonly low: number;
            /** Format: date */
            readonly low_date: string;
            /** @description Position of the newest close between the low (0) and the high (100). */
            readonly position_pct: number | components["schemas"]["PriceMemberRefusal"];
            readonly sessions: number;
            /** @description The newest close under the high. */
            readonly under_high_pct: number;
        };
        /** @description The mean of the 20, 30 or 50 sessions before the newest one. */
        readonly PriceVolumeAverage: {
            /** @description Shares on today's split basis. */
            readonly average: number;
            /** Format: date */
            readonly first_date: string;
            /** @description Newest volume over the average, as a ratio. */
            readonly newest_to_average: number;
        };
        /**
         * @description intraday: the newest bar is of a session in progress. stale: the bar of the next session is missing four hours
         *     after its close for indicators, a day after it for dividends. degraded: a member is null for lack of data.
         *     Otherwise end_of_day.
         * @enum {unknown}
         */
        readonly PriceFreshness: "degraded" | "end_of_day" | "intraday" | "stale";
        /**
         * @description A symbol without market figures. prices_not_collected: no source has its prices. no_bars: its source no longer
         *     has any. splits_unknown, dividends_unknown: the adjustment of its prices cannot be undone or completed,
         *     because the source does not report splits or dividends. split_contradicted: of the
         *     ratio that it reports for a split, the move of its raw prices and the issuer's filings not two agree.
         */
        readonly UnsupportedPrices: {
            /** @description Always null, because there is no source. */
            readonly as_of: null;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /** @constant */
            readonly freshness: "unsupported";
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @enum {unknown} */
            readonly reason: "dividends_unknown" | "no_bars" | "prices_not_collected" | "split_contradicted" | "splits_unknown";
            readonly symbol: components["schemas"]["Symbol"];
        };
        readonly PriceStreak: {
            /** @description From from_close to to_close; negative for down. */
            readonly change_pct: number;
            /** @enum {unknown} */
            readonly direction: "down" | "up";
            /** @description The close before the first session of the streak. */
            readonly from_close: number;
            /** Format: date */
            readonly from_date: string;
            readonly sessions: number;
            readonly to_close: number;
            /**
             * Format: date
             * @description The last session of the streak.
             */
            readonly to_date: string;
        };
        /**
         * @description Swing highs and lows of the last 252 sessions. A swing high is a session whose high is above the highs of the
         *     five sessions before it and not below those of the five after it (rule market.swing); a swing low likewise. The
         *     newest five sessions have none yet.
         */
        readonly PriceSwings: {
            /**
             * Format: date
             * @description First of 252 sessions.
             */
            readonly first_date: string;
            /** @description Swing highs above the swing high before. */
            readonly higher_highs: number;
            /** @description Swing lows above the swing low before. */
            readonly higher_lows: number;
            /** @description Swing highs below the swing high before. */
            readonly lower_highs: number;
            /** @description Swing lows below the swing low before. */
            readonly lower_lows: number;
            readonly newest_high: components["schemas"]["PriceSwing"] | components["schemas"]["PriceMemberRefusal"];
            readonly newest_low: components["schemas"]["PriceSwing"] | components["schemas"]["PriceMemberRefusal"];
        };
        /** @description The newest swing high, or low, and the one before it. */
        readonly PriceSwing: {
            /** @description From the one before; negative for a lower one. */
            readonly change_pct: number;
            /** Format: date */
            readonly date: string;
            /** Format: date */
            readonly previous_date: string;
            readonly previous_price: number;
            readonly price: number;
        };
        /**
         * @description The highest high, the lowest low and the deepest drawdown of closes within the window, without dividends; of
         *     equal highs or lows the newest day.
         */
        readonly PriceWindow: {
            /** @description The newest close above the low. */
            readonly above_low_pct: number;
            readonly deepest_drawdown: components["schemas"]["PriceDrawdown"] | components["schemas"]["PriceMemberRefusal"];
            /** Format: date */
            readonly first_date: string;
            readonly high: number;
            /** Format: date */
            readonly high_date: string;
            readonly low: number;
            /** Format: date */
            readonly low_date: string;
            /**
             * @description Share of the sessions whose close is above the mean of the 200 closes up to it. Refused if the first session
             *     of the window has no such mean.
             */
            readonly sessions_above_sma_200_pct: number | components["schemas"]["PriceMemberRefusal"];
            /** @description The same of the mean of 50 closes. */
            readonly sessions_above_sma_50_pct: number | components["schemas"]["PriceMemberRefusal"];
            /** @description The newest close under the high. */
            readonly under_high_pct: number;
        };
        readonly PricesResponse: {
            readonly data: components["schemas"]["Prices"];
            /** @constant */
            readonly schema_version: "2026-11-23.1";
        };
        readonly Prices: {
            /** @enum {unknown} */
            readonly adjust: "none" | "splits" | "total";
            readonly as_of: components["schemas"]["AsOf"] | null;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /**
             * @description stale if the session after the newest bar closed more than four hours ago; unsupported without prices.
             * @enum {unknown}
             */
            readonly freshness: "end_of_day" | "stale" | "unsupported";
            /** @enum {unknown} */
            readonly interval: "day" | "month" | "week";
            readonly market_status: components["schemas"]["MarketStatus"];
            readonly prices: components["schemas"]["PriceTable"] | components["schemas"]["PriceRefusal"];
            readonly symbol: components["schemas"]["Symbol"];
        };
        readonly PriceRefusal: {
            /** @constant */
            readonly available: false;
            /**
             * @description no_price_source: no source of prices is configured, or none was read yet. no_prices: no source has the
             *     symbol, or a split of it is being processed. range_empty: it has no bar in the range. splits_unknown: the
             *     source does not report splits, and its prices or volumes are not on the requested basis.
             *     dividends_unknown: it does not report dividends, and its prices include, or lack, an adjustment for them.
             *     split_contradicted: of the ratio that it reports for a split, the move of its raw prices and the issuer's
             *     filings not two agree.
             * @enum {unknown}
             */
            readonly reason: "dividends_unknown" | "no_price_source" | "no_prices" | "range_empty" | "split_contradicted" | "splits_unknown";
        };
        readonly PriceTable: {
            /**
             * @description Adjustments included in the rows, by the source or by the service, newest first; empty for prices as
             *     traded.
             */
            readonly actions: readonly components["schemas"]["PriceAction"][];
            /** @constant */
            readonly available: true;
            /** @description Names of the cells of a row. Prices have at most 6 decimals; volume is in shares. */
            readonly columns: readonly ("close" | "date" | "high" | "low" | "open" | "volume")[];
            /** @description ISO 4217; null if the source states none. */
            readonly currency: null | string;
            /** @description The newest week or month if it is incomplete; otherwise null. */
            readonly excluded: null | components["schemas"]["ExcludedPeriod"];
            readonly next_to: null | string;
            /** @description Newest first. The date of a week or month is that of its last session. */
            readonly rows: readonly (readonly (null | number | string)[])[];
            readonly source: components["schemas"]["PriceSourceNote"];
        };
        readonly PriceAction: {
            /** @description Cash per share of a dividend, as in the source; null for other actions. */
            readonly amount: null | number;
            /** Format: date */
            readonly ex_date: string;
            /** @enum {unknown} */
            readonly kind: "dividend" | "price_adjustment" | "split";
            /** @description New shares for each old one; for a price adjustment the divisor of older prices. Null for a dividend. */
            readonly ratio: null | number;
        };
        readonly ExcludedPeriod: {
            /**
             * Format: date
             * @description First session that has a bar.
             */
            readonly first_date: string;
            /**
             * Format: date
             * @description Last session that has one.
             */
            readonly last_date: string;
            /** @description Number of bars. */
            readonly sessions: number;
        };
        /** @description Source of every number in the response. */
        readonly PriceSourceNote: {
            /** @description File name or address of the source of the newest year. */
            readonly address: string;
            /**
             * Format: date
             * @description First bar in the source.
             */
            readonly first_date: string;
            /**
             * Format: date
             * @description Newest bar in the source.
             */
            readonly last_date: string;
            readonly name: string;
            /**
             * @description Adjustments that the source made to prices.
             * @enum {unknown}
             */
            readonly price_adjustment: "raw" | "split" | "split_and_dividend";
            /**
             * @description Adjustments that the source made to volumes.
             * @enum {unknown}
             */
            readonly volume_adjustment: "raw" | "split";
        };
        readonly TechnicalsResponse: {
            readonly data: components["schemas"]["Technicals"] | components["schemas"]["UnsupportedPrices"];
            /** @constant */
            readonly schema_version: "2026-11-23.1";
        };
        readonly Technicals: {
            /**
             * Format: date-time
             * @description Close of the newest session in the price source, UTC.
             */
            readonly as_of: string;
            readonly benchmarks: {
                /** @description The fund that represents the market. */
                readonly market: string;
                /** @description The fund of the company's sector; null without one. */
                readonly sector: null | string;
            };
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            readonly freshness: components["schemas"]["PriceFreshness"];
            readonly market_status: components["schemas"]["MarketStatus"];
            readonly momentum: {
                readonly macd: null | {
                    readonly above_signal: boolean;
                    readonly histogram: number;
                    readonly signal_line: number;
                    readonly value: number;
                };
                /** @description 0 to 100. */
                readonly rsi_14: null | number;
                /** @description Computed from complete ISO weeks. */
                readonly rsi_14_weekly: null | number;
                readonly rsi_14_weekly_zone: components["schemas"]["MomentumZone"];
                readonly rsi_zone: components["schemas"]["MomentumZone"];
                readonly stochastic_14_3_3: null | {
                    readonly d: number;
                    readonly k: number;
                    /**
                     * @description By k, below 20 and above 80.
                     * @enum {unknown}
                     */
                    readonly zone: "neutral" | "overbought" | "oversold";
                };
            };
            readonly moving_averages: {
                /** @description Relative to the highest high of 252 sessions; zero or negative. */
                readonly distance_from_52w_high_pct: null | number;
                /** @description Two decimals; four if the close is below 1. */
                readonly ema_20: null | number;
                /** @description Whether sma_50 is above sma_200. */
                readonly golden_cross_active: null | boolean;
                readonly sma_200: null | number;
                readonly sma_50: null | number;
                readonly vs_sma_200_pct: null | number;
                readonly vs_sma_50_pct: null | number;
            };
            readonly price_source: {
                /** @description Number of sessions used for the indicators. */
                readonly bars: number;
                /** @description Date of the newest bar. */
                readonly close: null | number;
                /** @description ISO 4217 code; null if the source does not state it. */
                readonly currency: null | string;
                /** Format: date */
                readonly first_bar: null | string;
                /** Format: date */
                readonly last_bar: null | string;
                /** @description Sessions of the market's fund since the newest bar; null if the fund has no prices. */
                readonly sessions_behind: null | number;
                /** @description Name of the price source, as configured. */
                readonly source: string;
            };
            /** @description Total return less that of the fund, in percentage points. */
            readonly relative_strength: {
                readonly vs_sector_pct_1y: null | number;
                readonly vs_spy_pct_1m: null | number;
                readonly vs_spy_pct_1y: null | number;
                readonly vs_spy_pct_3m: null | number;
            };
            readonly symbol: components["schemas"]["Symbol"];
            readonly trend_strength: {
                /** @description 0 to 100. */
                readonly adx_14: null | number;
                readonly adx_14_weekly: null | number;
                /** @description Shares, from first_bar on. */
                readonly obv: null | number;
                /** @enum {unknown} */
                readonly obv_trend_30d: "down" | "flat" | "up" | null;
                /** @description Whether adx_14 is above 25. */
                readonly trending: null | boolean;
                readonly trending_weekly: null | boolean;
            };
            readonly unavailable: components["schemas"]["TechnicalsReasons"];
            readonly volatility: {
                /** @description In the currency of the prices. */
                readonly atr_14: null | number;
                /** @description Against the market, of 52 weekly total returns. */
                readonly beta_1y_weekly: null | number;
                readonly bollinger_20: null | {
                    readonly lower: number;
                    readonly middle: number;
                    /** @description 0 at the lower band, 1 at the upper. */
                    readonly percent_b: null | number;
                    readonly upper: number;
                };
                readonly realized_vol_30d_annualized_pct: null | number;
            };
        };
        /**
         * @description Null members, each with its reason. insufficient_history: too few bars. flat_series: the price did not
         *     move. volume_missing: the source lacks the volume of a bar. benchmark_missing: the fund has no prices.
         *     benchmark_behind: the fund lacks the symbol's newest day, or the first day of the window.
         *     currency_mismatch: the fund's prices are in another currency. sector_unknown: EDGAR has no SIC code.
         *     company_unknown: no ingested company has the symbol, as for most funds. not_applicable: a fund has no
         *     sector. dividends_unknown, splits_unknown: the source does not report the data that total returns need.
         *     split_contradicted: it reports a split that its raw prices or the issuer's filings contradict.
         */
        readonly TechnicalsReasons: {
            readonly [key: string]: "benchmark_behind" | "benchmark_missing" | "company_unknown" | "currency_mismatch" | "dividends_unknown" | "flat_series" | "insufficient_history" | "no_bars" | "not_applicable" | "sector_unknown" | "split_contradicted" | "splits_unknown" | "volume_missing";
        };
        /**
         * @description Below 30, above 70, or between.
         * @enum {unknown}
         */
        readonly MomentumZone: "neutral" | "overbought" | "oversold" | null;
        readonly HolderResponse: {
            readonly data: components["schemas"]["Holder"];
            /** @constant */
            readonly schema_version: "2026-11-23.1";
        };
        readonly Holder: {
            readonly as_of: components["schemas"]["AsOf"];
            readonly beneficial_ownership: components["schemas"]["HolderStakes"] | components["schemas"]["UnavailableHolderStakes"];
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            readonly cik: string;
            readonly form_13f: components["schemas"]["HolderPortfolio"] | components["schemas"]["UnavailableHolderPortfolio"];
            /** @constant */
            readonly freshness: "end_of_day";
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @description Name on its newest Form 13F, otherwise on its newest schedule. */
            readonly name: string | null;
            /** @description The cursor of the next page of positions; null on the last. */
            readonly next_cursor: string | null;
            /** @description Quarters for which it filed, newest first. */
            readonly quarters: readonly components["schemas"]["HolderQuarter"][];
        };
        readonly HolderStakes: {
            /** @constant */
            readonly available: true;
            /** @constant */
            readonly basis: "schedule_13d_13g";
            readonly coverage_perimeter: components["schemas"]["StakeCoverage"];
            /**
             * Format: date
             * @description Schedules filed before are not collected.
             */
            readonly coverage_start: string;
            /** @description The stakes_cursor of the next page of stakes; null on the last. */
            readonly next_cursor: string | null;
            /**
             * @description Newest schedule first. With history, amounts of a schedule that is no longer in force are those that it
             *     states.
             */
            readonly stakes: readonly components["schemas"]["HolderStake"][];
            /** @description On all pages. */
            readonly stakes_count: number;
        };
        readonly UnavailableHolderStakes: {
            /** @constant */
            readonly available: false;
            /**
             * @description no_schedule_13d_13g: no ingested schedule has its CIK as the holder's on the cover or in the header.
             * @constant
             */
            readonly reason: "no_schedule_13d_13g";
        };
        readonly HolderStake: {
            readonly accession: components["schemas"]["Accession"];
            readonly aggregate_shares: components["schemas"]["StakeShares"];
            /** @description The earlier schedule that states the amounts, if the newest states none. */
            readonly amounts_as_of?: components["schemas"]["Accession"];
            readonly cik?: components["schemas"]["Cik"];
            readonly cik_source?: components["schemas"]["StakeCikSource"];
            readonly class_title: components["schemas"]["StakeClass"];
            readonly event_date: components["schemas"]["StakeEventDate"];
            /** Format: date */
            readonly filed: string;
            readonly flags: components["schemas"]["StakeFlags"];
            readonly form: components["schemas"]["StakeForm"];
            /** @description No longer reportable: five percent or less remain. */
            readonly is_exit: boolean;
            /** @description The newest schedule of holder and class, and no exit. */
            readonly is_in_force: boolean;
            readonly issuer: {
                readonly cik: components["schemas"]["Cik"];
                /** @description Null for a company that was not ingested. */
                readonly name: string | null;
                /** @description Its first symbol; null if it has none, or was not ingested. */
                readonly symbol: string | null;
            };
            /** @description The holder's name on this schedule. */
            readonly name: string;
            readonly pct_of_class: components["schemas"]["StakePercent"];
            /** @description First code of the person, as in StakeHolder. */
            readonly person_type: null | string;
            readonly reporting_persons?: components["schemas"]["StakePersons"];
            /** @enum {unknown} */
            readonly schedule: "13D" | "13G";
            /** @description A later schedule of the same holder and class exists. */
            readonly superseded: boolean;
        };
        readonly HolderFiling: {
            readonly accession: components["schemas"]["Accession"];
            readonly amendment_number: number | null;
            /** @description Number of rows in its table. */
            readonly entries: number;
            /** @description Rows minus those stated on its cover; null if the cover states none. */
            readonly entries_difference: number | null;
            /** Format: date */
            readonly filed: string;
            readonly form: string;
            /** @description Managers whose holdings are in the table. */
            readonly included_managers: readonly string[];
            /** @description Whether its rows are in the portfolio. */
            readonly is_effective: boolean;
            /** @enum {string} */
            readonly kind: "original" | "restatement" | "new_holdings" | "unknown" | "notice";
            /** @description Whether its cover states that rows are omitted under confidential treatment. */
            readonly rows_withheld: boolean;
            /**
             * @description Whether its shares repeat its values in every row: they are no numbers of shares, and are refused as
             *     `shares_repeat_values`; its values are served.
             */
            readonly shares_withheld: boolean;
            /** @enum {string} */
            readonly source: "documents" | "data_set";
            /** Format: uri */
            readonly url: string;
            /**
             * @description Sum of its values minus the total on its cover, in the unit of the filing; null if one of the two is
             *     missing.
             */
            readonly value_difference: number | null;
            /**
             * @description Null if the filing does not show it.
             * @enum {string|null}
             */
            readonly value_unit: "dollars" | "thousands" | null;
        };
        /** @enum {unknown} */
        readonly InsiderFormName: "144" | "144/A" | "3" | "3/A" | "4" | "4/A" | "5" | "5/A";
        /** @description Several owners of one line report it together. It is one trade. */
        readonly InsiderOwner: {
            readonly cik: string;
            /** @description As filed. */
            readonly name: null | string;
            readonly relations: readonly ("director" | "officer" | "other" | "ten_percent_owner")[];
            /** @description Title of an officer, or the other relation, as filed. */
            readonly title: null | string;
        };
        readonly InsiderFootnote: {
            /** @description Element of the line that refers to it, such as transactionPricePerShare. */
            readonly element: string;
            readonly text: string;
        };
        /** @description Only for a line in the table of derivative securities; null in the other. */
        readonly InsiderDerivative: null | {
            /** Format: date */
            readonly exercise_date: null | string;
            readonly exercise_price: null | number;
            /** Format: date */
            readonly expiration_date: null | string;
            readonly underlying_security: null | string;
            readonly underlying_shares: null | number;
            readonly underlying_value: null | number;
        };
        /** @description A holding without a transaction, as stated on a Form 3, 4 or 5. Amounts as filed, null if none is stated. */
        readonly InsiderHolding: {
            readonly accession: components["schemas"]["Accession"];
            readonly derivative: components["schemas"]["InsiderDerivative"];
            /** Format: date */
            readonly filed: string;
            readonly footnotes: readonly components["schemas"]["InsiderFootnote"][];
            readonly form: components["schemas"]["InsiderFormName"];
            /** @description Zero-based place in the form. */
            readonly line: number;
            /** @description Nature of indirect ownership, as filed. */
            readonly nature: null | string;
            readonly owners: readonly components["schemas"]["InsiderOwner"][];
            /** @enum {unknown} */
            readonly ownership: "direct" | "indirect" | null;
            /** @description As filed. */
            readonly security: null | string;
            /** @description Securities owned. */
            readonly shares_after: null | number;
            /** @description A later form repeats or corrects the line. */
            readonly superseded: boolean;
            readonly superseded_by: components["schemas"]["Accession"] | null;
            /** @description Their value, where the form gives that instead. */
            readonly value_after: null | number;
        };
        /** @description A transaction as stated on a Form 4 or 5. Amounts as filed, null if none is stated. */
        readonly InsiderTransaction: {
            readonly accession: components["schemas"]["Accession"];
            /** @description Transaction code of the SEC. */
            readonly code: null | string;
            /** @description Null for a code that the SEC does not define. */
            readonly code_meaning: null | string;
            /** @description For an exercise or conversion, which is in both tables of a form: the position of its other line. */
            readonly counterpart_line: null | number;
            /** Format: date */
            readonly date: null | string;
            /**
             * Format: date
             * @description Deemed execution date.
             */
            readonly deemed_date: null | string;
            readonly derivative: components["schemas"]["InsiderDerivative"];
            /**
             * @description As filed; it may contradict the code.
             * @enum {unknown}
             */
            readonly direction: "acquired" | "disposed" | null;
            /**
             * @description Why the transaction is in no sum, and except for a date has no `value`. date_contradicted: its date is later
             *     than the filing, of an impossible year, or on a Form 4 more than a year before the period of report.
             *     holdings_contradicted: the holdings that the form states do not follow from its shares: more was bought than
             *     is held, or the holdings after it fit those after no other transaction of the day. negative_amount: of shares or money. price_implausible: per share, a thousand times or more what insiders
             *     traded the shares at within a year. price_of_another_unit: a footnote says that it is per depositary
             *     share, which the security is not. By the prices of the company's first symbol and the shares on its newest
             *     cover page, where both are known: price_off_market: an open-market purchase or sale at twice the day's high or
             *     more, or half its low or less. above_shares_outstanding: more shares, or more held after it, than were
             *     outstanding. above_market_value: a value above that of all of them.
             */
            readonly doubts: readonly ("above_market_value" | "above_shares_outstanding" | "date_contradicted" | "holdings_contradicted" | "negative_amount" | "price_implausible" | "price_of_another_unit" | "price_off_market")[];
            /** @description Whether an equity swap is involved. */
            readonly equity_swap: null | boolean;
            /** Format: date */
            readonly filed: string;
            readonly footnotes: readonly components["schemas"]["InsiderFootnote"][];
            readonly form: components["schemas"]["InsiderFormName"];
            /** @description Zero-based place in the form. */
            readonly line: number;
            /** @description Nature of indirect ownership, as filed. */
            readonly nature: null | string;
            readonly owners: readonly components["schemas"]["InsiderOwner"][];
            /** @enum {unknown} */
            readonly ownership: "direct" | "indirect" | null;
            /**
             * @description The form's checkbox for plans under Rule 10b5-1: at least one of its transactions is under a plan. Null
             *     for forms without the checkbox, as before April 2023, when a footnote may state it.
             */
            readonly plan_10b5_1: null | boolean;
            /** @description Dollars per share, unless a footnote states another currency. */
            readonly price: null | number;
            /**
             * @description Groups of more than ten owners, and chains of funds that own one block indirectly, file the same trades on
             *     several forms: the first form, which counts for all; null for a line that itself counts.
             */
            readonly same_as: components["schemas"]["Accession"] | null;
            /** @description As filed. */
            readonly security: null | string;
            readonly shares: null | number;
            /** @description Securities owned after the transactions of the form. */
            readonly shares_after: null | number;
            /** @description A later form repeats or corrects the line. */
            readonly superseded: boolean;
            readonly superseded_by: components["schemas"]["Accession"] | null;
            /** @enum {unknown} */
            readonly timeliness: "early" | "late" | null;
            /** @description Shares times price, or the value that the form states instead, to cents; null if doubted. */
            readonly value: null | number;
            /** @description Their value, where the form gives that instead. */
            readonly value_after: null | number;
        };
        /**
         * @description A Form 144: a notice of an intent to sell, which need not be carried out. Its sales are those with code S on
         *     the seller's Forms 4 and 5 from `counts_from` to `counts_to`, 90 days after the filing. A sale counts against
         *     the oldest open notice, up to its units; the rest counts against the next.
         */
        readonly SaleIntent: {
            readonly accession: components["schemas"]["Accession"];
            /**
             * Format: date
             * @description Day of the sale, as announced.
             */
            readonly approximate_date: null | string;
            /** @description What is to be sold, as filed. */
            readonly classes: readonly string[];
            /** Format: date */
            readonly counts_from: string;
            /** Format: date */
            readonly counts_to: string;
            /** Format: date */
            readonly filed: string;
            readonly form: components["schemas"]["InsiderFormName"];
            /** @description Market value in dollars when the notice was filed. */
            readonly market_value: null | number;
            /**
             * @description How the seller was matched with an owner, by the CIK of the notice's filer or by name; null if there is no
             *     match.
             * @enum {unknown}
             */
            readonly matched_by: "cik" | "name" | null;
            readonly owner_cik: null | string;
            /** @description Days on which plans under Rule 10b5-1 were adopted; empty for a sale outside a plan. */
            readonly plan_dates: readonly string[];
            /** @description Of the seller to the company, as filed. */
            readonly relations: readonly string[];
            /** @description Sales that count against the notice, by date. */
            readonly sales: readonly {
                readonly accession: components["schemas"]["Accession"];
                /** Format: date */
                readonly date: string;
                readonly line: number;
                /** @description The part of the line that counts. */
                readonly shares: number;
            }[];
            /** @description As filed. */
            readonly seller: null | string;
            /** @description All sales of the seller in these days, including those that count against other notices. */
            readonly sold_in_all: components["schemas"]["SoldShares"];
            readonly sold_shares: components["schemas"]["SoldShares"];
            /** @description A later notice amends it. */
            readonly superseded: boolean;
            /** @description Shares to be sold, of all its lines. */
            readonly units: null | number;
        };
        /**
         * @description Refused: amended: the amendment counts instead; forms_missing: forms of these days are unknown;
         *     seller_not_matched: no owner on a form that was read is the seller; several_classes: owners' forms use other
         *     class titles; shares_not_stated by a sale; units_not_stated by the notice.
         *     Sales whose date or number of shares is in doubt do not count, `above_shares_outstanding` included.
         */
        readonly SoldShares: number | {
            /** @constant */
            readonly available: false;
            /** @enum {unknown} */
            readonly reason: "amended" | "forms_missing" | "seller_not_matched" | "several_classes" | "shares_not_stated" | "units_not_stated";
        };
        readonly InsidersResponse: {
            readonly data: components["schemas"]["Insiders"] | components["schemas"]["UnsupportedInsiders"];
            /** @constant */
            readonly schema_version: "2026-11-23.1";
        };
        /**
         * @description not_applicable: a fund without insider filings. not_collected: EDGAR lists forms of the company's insiders,
         *     but none was fetched and read.
         */
        readonly UnsupportedInsiders: {
            /** @description Always null, because there is no source. */
            readonly as_of: null;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /** @constant */
            readonly freshness: "unsupported";
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @enum {unknown} */
            readonly reason: "not_applicable" | "not_collected";
            readonly symbol: components["schemas"]["Symbol"];
        };
        readonly Insiders: {
            readonly as_of: components["schemas"]["AsOf"] | null;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /**
             * Format: date
             * @description Filing date of the oldest form that was read; null if EDGAR lists none. Missing forms filed since then are
             *     in `unparsed_filings`.
             */
            readonly coverage_start: null | string;
            /** @constant */
            readonly freshness: "end_of_day";
            /** @description With `lines=holdings`; newest first. */
            readonly holdings?: readonly components["schemas"]["InsiderHolding"][];
            /** @description Forms 144 filed in the 12 months up to `summary.to`, or since `from` if that is earlier; newest first. */
            readonly intents: readonly components["schemas"]["SaleIntent"][];
            /** @enum {unknown} */
            readonly lines: "holdings" | "transactions";
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @description Null when there are no more lines. */
            readonly next_cursor: null | string;
            readonly summary: components["schemas"]["InsiderSummary"];
            readonly symbol: components["schemas"]["Symbol"];
            /** @description With `lines=transactions`; by day, newest first. A transaction without a date, or with one after its filing, is listed under the day of the filing. */
            readonly transactions?: readonly components["schemas"]["InsiderTransaction"][];
            /** @description Forms filed since `coverage_start` that are missing above, newest first. */
            readonly unparsed_filings: readonly {
                readonly accession: components["schemas"]["Accession"];
                /** Format: date */
                readonly filed: string;
                readonly form: components["schemas"]["InsiderFormName"];
                /**
                 * @description not_structured: the form is not an XML document. not_read: it was not fetched or not read yet.
                 *     Reasons of the form itself: malformed, too_large, not_an_insider_form, not_a_form_144,
                 *     issuer_missing, owners_missing, sales_missing. reader_failed is an internal error.
                 * @enum {unknown}
                 */
                readonly reason: "issuer_missing" | "malformed" | "not_a_form_144" | "not_an_insider_form" | "not_read" | "not_structured" | "owners_missing" | "reader_failed" | "sales_missing" | "too_large";
            }[];
        };
        /**
         * @description Rule open_market_non_derivative: transactions with code P and S in the table of non-derivative securities, by
         *     their own date, that are neither superseded nor `same_as` another's. Securities of all classes are added up as
         *     filed (`securities` lists them; depositary shares count as filed). Not counted, and listed in `left_out`: a
         *     direction contrary to the code, a doubtful amount (`doubts`), an equity swap, no date or one that the form
         *     contradicts.
         */
        readonly InsiderSummary: {
            /** @constant */
            readonly rule: "open_market_non_derivative";
            /**
             * Format: date
             * @description Last day of every window: `to`, or today in New York.
             */
            readonly to: string;
            readonly windows: readonly components["schemas"]["InsiderWindow"][];
        };
        readonly InsiderWindow: {
            /**
             * @description Of a window that is not covered: the number of forms in EDGAR's list, filed since its first day, that may report
             *     trades and were not read. Zero if only the list itself ends too early.
             */
            readonly forms_missing?: number;
            /** Format: date */
            readonly from: string;
            /**
             * @description False if forms of the window are not collected or are in `unparsed_filings`, or if nothing that EDGAR lists of
             *     the company is known of the last three months of the window. Its sums are then refused, and the counted
             *     transactions are those known.
             */
            readonly is_covered: boolean;
            /**
             * @description Of a window that is not covered: the sums of the trades that were read. At least that much was traded, unless
             *     an amendment is among the missing forms. There is no net of it, because what is missing may be of either side.
             */
            readonly known?: {
                readonly purchases: components["schemas"]["InsiderKnown"];
                readonly sales: components["schemas"]["InsiderKnown"];
            };
            readonly left_out: {
                readonly contrary: number;
                readonly doubtful: number;
                readonly equity_swap: number;
                readonly undated: number;
            };
            /** @enum {unknown} */
            readonly months: 3 | 6 | 12;
            /** @description Purchases less sales. */
            readonly net: {
                readonly shares: components["schemas"]["InsiderSum"];
                readonly value: components["schemas"]["InsiderSum"];
            };
            readonly purchases: components["schemas"]["InsiderSide"];
            readonly sales: components["schemas"]["InsiderSide"];
            readonly securities: readonly string[];
        };
        readonly InsiderSide: {
            /** @description Number of owners; joint owners count once. */
            readonly insiders: number;
            readonly shares: components["schemas"]["InsiderSum"];
            /** @description Lines of forms. */
            readonly transactions: number;
            readonly value: components["schemas"]["InsiderSum"];
        };
        readonly InsiderKnown: {
            readonly shares: components["schemas"]["InsiderSum"];
            readonly value: components["schemas"]["InsiderSum"];
        };
        /**
         * @description A sum, values to cents. forms_missing: the window is not covered, so there may be more trades.
         *     price_not_stated and shares_not_stated: one of its transactions lacks the price or the shares.
         */
        readonly InsiderSum: number | {
            /** @constant */
            readonly available: false;
            /** @enum {unknown} */
            readonly reason: "forms_missing" | "price_not_stated" | "shares_not_stated";
        };
        /** @description Holdings that institutional managers report on Form 13F; never added to stakes of Schedules 13D and 13G. */
        readonly Institutional13f: components["schemas"]["InstitutionalHoldings"] | components["schemas"]["InstitutionalRefusal"];
        readonly InstitutionalRefusal: {
            /** @constant */
            readonly available: false;
            /**
             * @description institutional_13f_not_yet_collected: no Form 13F was ingested; cusip_not_known: no filing states a CUSIP
             *     of the company; cusip_contradicted: the filings that do contradict each other; no_manager_reports_it: no
             *     manager reports its shares.
             * @enum {string}
             */
            readonly reason: "institutional_13f_not_yet_collected" | "cusip_not_known" | "cusip_contradicted" | "no_manager_reports_it";
        };
        readonly InstitutionalHoldings: {
            /** @constant */
            readonly available: true;
            /** @constant */
            readonly basis: "form_13f";
            readonly coverage: {
                /** @description As managers_reporting, for the quarter before. */
                readonly managers_before: number | null;
                /** @description Managers that filed for the quarter but whose portfolio is unknown. They are in no sum. */
                readonly managers_not_counted: number;
                /** @description Managers whose portfolio of the quarter is known, whether they hold the company or not. */
                readonly managers_reporting: number;
                /**
                 * @description managers_not_counted by reason, each manager once, as for the portfolio of the quarter in `GET
                 *     /v2/holders/{cik}`. filing_not_read also includes managers without any filing read for this quarter.
                 */
                readonly not_counted: {
                    readonly amendment_type_unknown: number;
                    readonly filing_not_read: number;
                    readonly original_missing: number;
                };
                readonly note: string;
            };
            /** @description CUSIPs that some filings state for the company and others for another. */
            readonly cusips_contradicted: readonly string[];
            /**
             * @description Managers that are in no sum and not among the holders. above_shares_outstanding: they report more shares than
             *     the cover page of about that quarter has, which the others together do not.
             */
            readonly left_out: readonly {
                readonly accession: components["schemas"]["Accession"];
                readonly cik: string;
                readonly name: string | null;
                /** @constant */
                readonly reason: "above_shares_outstanding";
                /** @description As reported. */
                readonly shares: number;
            }[];
            /** @description Managers that report shares. */
            readonly managers: number;
            /**
             * Format: date
             * @description Last day of the newest quarter with at least half as many reporting managers as the quarter before.
             */
            readonly quarter: string;
            /** Format: date */
            readonly quarter_before: string | null;
            /** @description CUSIPs of the company; those of securities other than shares or depositary receipts are not counted. */
            readonly securities: readonly {
                /** @description In the spelling of most managers. */
                readonly class_title: string;
                readonly cusip: string;
                readonly is_counted: boolean;
            }[];
            /**
             * @description Shares that managers report, in percent of those on the cover page. Managers that share discretion may
             *     report the same shares.
             */
            readonly share_of_company: {
                readonly accession: components["schemas"]["Accession"];
                /** Format: date */
                readonly as_of: string;
                /** Format: date */
                readonly filed: string;
                readonly form: string;
                readonly pct: number;
                readonly shares_outstanding: number;
            } | {
                /** @constant */
                readonly available: false;
                /** @enum {string} */
                readonly reason: "cusip_contradicted" | "shares_outstanding_not_known" | "several_share_classes" | "several_securities" | "depositary_receipts" | "share_count_of_another_time" | "exceeds_shares_outstanding";
            };
            /** @description The 25 managers with the most shares. */
            readonly top_holders: readonly components["schemas"]["InstitutionalHolder"][];
            readonly totals: {
                readonly calls: components["schemas"]["InstitutionalOptions"];
                /** @description Managers whose value is unknown or contradicted; value_usd excludes theirs. */
                readonly managers_without_value: number;
                readonly puts: components["schemas"]["InstitutionalOptions"];
                readonly shares: number;
                readonly value_usd: number;
            };
        };
        readonly InstitutionalHolder: {
            /** @description The newest of the filings of the shares. */
            readonly accession: components["schemas"]["Accession"];
            readonly calls: components["schemas"]["InstitutionalOptions"];
            /** @description Change from the quarter before. */
            readonly change: {
                /** @enum {string} */
                readonly kind: "new" | "added" | "reduced" | "unchanged";
                readonly shares: number;
            } | {
                /** @constant */
                readonly available: false;
                /**
                 * @description The shares of the median holder changed by two fifths or more, as by a split; or the manager's
                 *     portfolio of the quarter before is unknown.
                 * @enum {string}
                 */
                readonly reason: "quarter_before_not_ingested" | "shares_split";
            };
            readonly cik: string;
            /** Format: date */
            readonly filed: string;
            readonly form: string;
            readonly name: string | null;
            readonly puts: components["schemas"]["InstitutionalOptions"];
            readonly shares: number;
            readonly value_usd: components["schemas"]["InstitutionalValue"];
        };
        /** @description Options on the shares, by underlying shares; null if there are none. */
        readonly InstitutionalOptions: null | {
            readonly shares: number;
            readonly value_usd: components["schemas"]["InstitutionalValue"];
        };
        readonly InstitutionalValue: number | {
            /** @constant */
            readonly available: false;
            /**
             * @description value_contradicted: the price per share would be three times that of the median holder, or a third of
             *     it.
             * @enum {string}
             */
            readonly reason: "value_unit_not_known" | "value_contradicted";
        };
        readonly OwnershipResponse: {
            readonly data: components["schemas"]["Ownership"];
            /** @constant */
            readonly schema_version: "2026-11-23.1";
        };
        readonly Ownership: {
            /** @description Acceptance of the newest filing that EDGAR lists for the company, of any form. */
            readonly as_of: components["schemas"]["AsOf"] | null;
            /**
             * @description fund: an investment company, by EDGAR.
             * @enum {unknown}
             */
            readonly asset_type: "fund" | "stock";
            readonly beneficial_ownership: components["schemas"]["BeneficialOwnership"] | components["schemas"]["OwnershipRefusal"];
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /**
             * @description unsupported: nothing is served; the reason is in beneficial_ownership.
             * @enum {unknown}
             */
            readonly freshness: "end_of_day" | "unsupported";
            readonly institutional_13f: components["schemas"]["Institutional13f"];
            readonly market_status: components["schemas"]["MarketStatus"];
            readonly symbol: components["schemas"]["Symbol"];
        };
        readonly BeneficialOwnership: {
            /** @constant */
            readonly basis: "schedule_13d_13g";
            readonly coverage_perimeter: components["schemas"]["StakeCoverage"];
            /**
             * Format: date
             * @description Schedules filed before are not collected.
             */
            readonly coverage_start: string;
            /** @description Every schedule, newest first. */
            readonly history: readonly components["schemas"]["StakeHistoryItem"][];
            /** @description Stakes in force, the largest percentage first. */
            readonly holders: readonly components["schemas"]["StakeHolder"][];
            /** @description Schedules about the company that are not in `history`, newest first. */
            readonly unparsed_filings: readonly components["schemas"]["UnparsedStake"][];
        };
        /**
         * @description not_applicable: a fund for which EDGAR lists no schedules. submissions_not_collected: EDGAR's list of the
         *     company's filings is unknown.
         */
        readonly OwnershipRefusal: {
            /** @constant */
            readonly available: false;
            /** @enum {unknown} */
            readonly reason: "not_applicable" | "submissions_not_collected";
        };
        readonly HolderQuarter: {
            readonly portfolio: components["schemas"]["PortfolioStatus"];
            /** Format: date */
            readonly quarter: string;
        };
        /**
         * @description known; amendment_type_unknown: a later amendment does not state whether it replaces or adds; original_missing:
         *     only additions were ingested; notice: other managers report the holdings; filing_not_read: EDGAR lists a
         *     report or amendment, at least as new as the one that counts, that could not be fetched or read.
         * @enum {string}
         */
        readonly PortfolioStatus: "known" | "amendment_type_unknown" | "filing_not_read" | "original_missing" | "notice";
        readonly HolderPortfolio: {
            /** @constant */
            readonly available: true;
            /** @description Positions of the quarter before that were sold completely, largest first, 200 at most. */
            readonly dropped: readonly components["schemas"]["HolderDroppedPosition"][];
            readonly dropped_count: number;
            /** @description Filings of the quarter, newest first. */
            readonly filings: readonly components["schemas"]["HolderFiling"][];
            /** @description Largest value first. */
            readonly positions: readonly components["schemas"]["HolderPosition"][];
            readonly positions_count: number;
            /** Format: date */
            readonly quarter: string;
            /**
             * Format: date
             * @description The quarter of comparison; null if it was not ingested or is unknown.
             */
            readonly quarter_before: string | null;
            /** @description Sum of all positions without options. */
            readonly value_usd: number | components["schemas"]["HoldingRefusal"];
        };
        readonly UnavailableHolderPortfolio: {
            /** @constant */
            readonly available: false;
            readonly filings?: readonly components["schemas"]["HolderFiling"][];
            /** Format: date */
            readonly quarter?: string;
            /** @enum {string} */
            readonly reason: "no_form_13f" | "amendment_type_unknown" | "filing_not_read" | "original_missing" | "notice";
            /** @description Managers whose reports include its holdings. */
            readonly reported_by?: readonly string[];
        };
        readonly HolderPosition: {
            /** @description The newest of its filings. */
            readonly accession: components["schemas"]["Accession"];
            /** @description Shares, or principal in dollars. */
            readonly amount: number | components["schemas"]["HoldingRefusal"];
            readonly change: {
                readonly amount: number;
                readonly amount_before: number;
                /** @enum {string} */
                readonly kind: "new" | "added" | "reduced" | "unchanged";
            } | components["schemas"]["HoldingRefusal"];
            readonly class_title: string;
            readonly cusip: string | null;
            readonly issuer: components["schemas"]["HoldingIssuer"];
            /** @description As filed. */
            readonly issuer_name: string;
            readonly kind: components["schemas"]["HoldingKind"];
            readonly value_usd: number | components["schemas"]["HoldingRefusal"];
            /** @description Percentage of the value of all positions without options. */
            readonly weight_pct: number | components["schemas"]["HoldingRefusal"];
        };
        readonly HolderDroppedPosition: {
            readonly accession: components["schemas"]["Accession"];
            readonly amount_before: number | components["schemas"]["HoldingRefusal"];
            readonly class_title: string;
            readonly cusip: string | null;
            readonly issuer: components["schemas"]["HoldingIssuer"];
            readonly issuer_name: string;
            readonly kind: components["schemas"]["HoldingKind"];
            readonly value_usd_before: number | components["schemas"]["HoldingRefusal"];
        };
        /**
         * @description Kind of position; put, call and option are options on the security.
         * @enum {string}
         */
        readonly HoldingKind: "shares" | "principal" | "put" | "call" | "option" | "unknown";
        readonly HoldingIssuer: {
            /**
             * @description A schedule with the CUSIP and the issuer's CIK, or the issuer's name in tables of managers.
             * @enum {string}
             */
            readonly by: "schedule" | "name";
            readonly cik: string;
        } | components["schemas"]["UnmappedIssuer"];
        readonly UnmappedIssuer: {
            /** @constant */
            readonly available: false;
            /**
             * @description no_cusip; name_unknown: no ingested company has the name; name_ambiguous: two have it;
             *     witnesses_contradict: filings state different issuers.
             * @enum {string}
             */
            readonly reason: "no_cusip" | "name_unknown" | "name_ambiguous" | "witnesses_contradict";
        };
        readonly HoldingRefusal: {
            /** @constant */
            readonly available: false;
            /**
             * @description not_reported; value_unit_not_known: the filing shows neither dollars nor thousands; cover_contradicted:
             *     the total on the cover of a filing differs from the sum of its table by more than five percent;
             *     amount_missing; shares_split_possible: the amount may be on a split basis other than that of the quarter
             *     before; quarter_before_not_ingested; option: options have no weight; shares_repeat_values: the filing
             *     states its values as numbers of shares.
             * @enum {string}
             */
            readonly reason: "not_reported" | "value_unit_not_known" | "cover_contradicted" | "amount_missing" | "shares_split_possible" | "quarter_before_not_ingested" | "option" | "shares_repeat_values";
        };
        readonly StakeCoverage: {
            readonly note: string;
            /** Format: date */
            readonly structured_era_start: string;
        };
        readonly StakeHistoryItem: {
            readonly accession: components["schemas"]["Accession"];
            readonly aggregate_shares: components["schemas"]["StakeShares"];
            readonly class_title: components["schemas"]["StakeClass"];
            readonly event_date: components["schemas"]["StakeEventDate"];
            /** Format: date */
            readonly filed: string;
            /** @description The first schedule of the same holder and class; the same in all of them. */
            readonly first_accession: components["schemas"]["Accession"];
            readonly flags: components["schemas"]["StakeFlags"];
            readonly form: components["schemas"]["StakeForm"];
            readonly holder_cik?: components["schemas"]["Cik"];
            readonly holder_cik_source?: components["schemas"]["StakeCikSource"];
            readonly holder_name: string;
            /** @description No longer reportable: five percent or less remain. */
            readonly is_exit: boolean;
            readonly pct_of_class: components["schemas"]["StakePercent"];
            readonly reporting_persons?: components["schemas"]["StakePersons"];
            /** @enum {unknown} */
            readonly schedule: "13D" | "13G";
            /** @description A later schedule of the same holder and class exists. */
            readonly superseded: boolean;
        };
        readonly StakeHolder: {
            readonly accession: components["schemas"]["Accession"];
            readonly aggregate_shares: components["schemas"]["StakeShares"];
            /** @description The earlier schedule that states the amounts, if the newest states none. */
            readonly amounts_as_of?: components["schemas"]["Accession"];
            readonly cik?: components["schemas"]["Cik"];
            readonly cik_source?: components["schemas"]["StakeCikSource"];
            readonly class_title: components["schemas"]["StakeClass"];
            readonly event_date: components["schemas"]["StakeEventDate"];
            /** Format: date */
            readonly filed: string;
            readonly flags: components["schemas"]["StakeFlags"];
            readonly form: components["schemas"]["StakeForm"];
            readonly name: string;
            readonly pct_of_class: components["schemas"]["StakePercent"];
            /** @description First code of the person: IN an individual, IA an investment adviser, HC a parent holding company, PN a partnership, … */
            readonly person_type: null | string;
            readonly reporting_persons?: components["schemas"]["StakePersons"];
            /** @enum {unknown} */
            readonly schedule: "13D" | "13G";
        };
        /**
         * @description Source of the CIK. schedule: the schedule itself; filer: it has one person, filed under this CIK; header: the
         *     header of the submission lists a filer with exactly the person's name. Absent without a CIK.
         * @enum {unknown}
         */
        readonly StakeCikSource: "filer" | "header" | "schedule";
        /** @enum {unknown} */
        readonly StakeForm: "SCHEDULE 13D" | "SCHEDULE 13D/A" | "SCHEDULE 13G" | "SCHEDULE 13G/A";
        /** @description As filed, rounded half to even; null if none is stated. */
        readonly StakeShares: null | number;
        /** @description As filed; null if none is stated. */
        readonly StakePercent: null | number;
        /** @description Title of the class of shares, as filed. */
        readonly StakeClass: null | string;
        /**
         * Format: date
         * @description Date of the event that requires the filing.
         */
        readonly StakeEventDate: null | string;
        /**
         * @description All reporting persons in the order filed, if there are several. They mostly own the same shares: never add
         *     them.
         */
        readonly StakePersons: readonly {
            readonly aggregate_shares: components["schemas"]["StakeShares"];
            readonly cik: components["schemas"]["Cik"] | null;
            /** @description The schedule, or the header of its submission; null without a CIK. */
            readonly cik_source: ("header" | "schedule") | null;
            readonly name: string;
            readonly pct_of_class: components["schemas"]["StakePercent"];
            readonly types: readonly string[];
        }[];
        /**
         * @description amounts_carried: the schedule states no amounts; those of an earlier one are in force. amounts_missing: nor
         *     does an earlier one. event_date_contradicted: the event is later than the filing, or of an impossible year.
         *     negative_amount: shares or a percentage below zero are filed, and count as not stated. exit_contradicts_percent: item 5 states five percent or less, the cover more. fraction:
         *     the percentage was filed as a fraction, 0.0748 for 7.48. group_total: shares and percentage are those of all
         *     persons, who own separate blocks, by item 4 or 5. predecessor_unconfirmed: an amendment of another holder names
         *     this schedule as the one it amends, without showing that it is; it is then no holder. separate_blocks: they are those of the largest of several
         *     separate blocks; the total is not stated. truncated: the document ends after its persons.
         *     unlike_other_holders: the percentages of other holders imply another number of shares in the class.
         *     unlike_shares_outstanding: so does the cover page of the company's reports (only for companies with one
         *     class). unconfirmed: filed more than 24 months ago.
         */
        readonly StakeFlags: readonly ("amounts_carried" | "amounts_missing" | "event_date_contradicted" | "exit_contradicts_percent" | "fraction" | "group_total" | "negative_amount" | "predecessor_unconfirmed" | "separate_blocks" | "truncated" | "unconfirmed" | "unlike_other_holders" | "unlike_shares_outstanding")[];
        readonly UnparsedStake: {
            readonly accession: components["schemas"]["Accession"];
            /** Format: date */
            readonly filed: string;
            readonly form: string;
            /**
             * @description document_not_collected: EDGAR lists it, but its document was not fetched yet. names_other_issuer: it names
             *     another company as the issuer. With the other reasons the document was fetched but cannot be read.
             * @enum {unknown}
             */
            readonly reason: "document_not_collected" | "issuer_missing" | "malformed" | "names_other_issuer" | "not_a_schedule_13" | "persons_missing" | "reader_failed" | "too_large";
        };
        readonly EvidenceResponse: {
            readonly data: components["schemas"]["CellEvidence"] | components["schemas"]["FilingEvidence"];
            /** @constant */
            readonly schema_version: "2026-11-28.1";
        };
        readonly CellEvidence: {
            /**
             * Format: date
             * @description The day of the request; absent for everything known today.
             */
            readonly as_known_on?: string;
            readonly as_of: components["schemas"]["AsOf"];
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            readonly cell: components["schemas"]["EvidencedCell"];
            /** @description The filed facts of a served cell; of a refused one what filings state for it, the newest filing first. */
            readonly facts: readonly components["schemas"]["EvidencedFact"][];
            readonly field: string;
            readonly freshness: components["schemas"]["Freshness"];
            readonly market_status: components["schemas"]["MarketStatus"];
            readonly period: string;
            /** @enum {string} */
            readonly statement: "balance_sheet" | "cash_flow" | "income_statement";
            readonly symbol: string;
            /** @description How many facts there are; at most 24 are shown. */
            readonly total_facts: number;
        };
        readonly EvidencedCell: {
            /** @description As in /v2/explain; null for a refused cell. */
            readonly method: string | null;
            /** Format: date */
            readonly period_end: string;
            /** Format: date */
            readonly period_start: string | null;
            /** @description Why it is refused; null for a served cell. */
            readonly refusal: string | null;
            readonly unit: string;
            readonly value: number | null;
        };
        readonly EvidencedFact: {
            /** @description Qualified name. */
            readonly concept: string;
            /** Format: date */
            readonly end: string;
            /** @description EDGAR's type of the exhibit of an earnings release that states it; absent for a fact of a report. */
            readonly exhibit?: string;
            readonly filed_value: number;
            readonly filing: components["schemas"]["FilingLink"];
            readonly place: components["schemas"]["EvidencePlace"] | components["schemas"]["NoPlace"];
            /** @description How it enters the cell, as in /v2/explain. */
            readonly role: string;
            /**
             * Format: date
             * @description First day of the duration; null for an instant.
             */
            readonly start: string | null;
        };
        readonly NoPlace: {
            /** @constant */
            readonly available: false;
            /**
             * @description document_missing: no page of the filing is in the archive. not_in_document: its pages do not state the fact, or
             *     not in one row only; of a passage, its text is not there, or not once.
             * @enum {string}
             */
            readonly reason: "document_missing" | "not_in_document";
        };
        readonly EvidencePlace: {
            /** @constant */
            readonly available: true;
            /** @description Of the tagged fact; empty for a consolidated one. */
            readonly dimensions: readonly components["schemas"]["PlaceDimension"][];
            readonly document: components["schemas"]["PlaceDocument"];
            /** @description Id of the inline element; null for an element without, and for a row. */
            readonly element_id: string | null;
            /** @description First UTF-16 code unit of the element or cell in the decoded document. */
            readonly from: number;
            /** @description Whether the filer tagged it without showing it. */
            readonly hidden: boolean;
            /**
             * @description inline: the fact is tagged there; row: the row, column and unit of a table say it.
             * @enum {string}
             */
            readonly how: "inline" | "row";
            readonly links: components["schemas"]["PlaceLinks"];
            /** @description The running text around it; null in a table and for a hidden fact. */
            readonly passage: string | null;
            /** @description The table around it; null in running text and for a hidden fact. */
            readonly table: components["schemas"]["PlaceTable"] | null;
            /** @description The number as printed, with its currency sign and parentheses. */
            readonly text: string;
            /** @description The unit after the last one. */
            readonly to: number;
        };
        readonly PlaceDimension: {
            readonly axis: string;
            readonly member: string;
        };
        readonly PlaceDocument: {
            readonly bytes: number;
            /** @description Of the bytes in the archive. */
            readonly sha256: string;
            /** @description EDGAR's type of an exhibit; null for the main document. */
            readonly type: string | null;
            /** Format: uri */
            readonly url: string;
        };
        readonly PlaceLinks: {
            /** @description The SEC's viewer of inline XBRL at the element; null where it has none. */
            readonly sec_viewer: string | null;
            /** @description The document on the SEC's site, with a text fragment that browsers scroll to. */
            readonly text_fragment: string;
            /** @description Path of the viewer on this host, at the place. */
            readonly viewer: string;
        };
        readonly PlaceTable: {
            /** @description Short texts over the table, nearest last. */
            readonly captions: readonly string[];
            readonly column: number;
            /** @description Headings over the column, from top to bottom. */
            readonly headers: readonly string[];
            /** @description The nearest heading over the row; null if there is none, or a total between them. */
            readonly heading: string | null;
            /** @description Label of the row; empty for none. */
            readonly label: string;
            readonly row: number;
            /** @description The rows of headings, and the rows around the cell, each with its cells that are not empty. */
            readonly rows: readonly components["schemas"]["PlaceRow"][];
            readonly total_rows: number;
            /** @description The nearest line that names the unit; null for none. */
            readonly unit_line: string | null;
        };
        readonly PlaceRow: {
            readonly cells: readonly components["schemas"]["PlaceCell"][];
            readonly row: number;
        };
        readonly PlaceCell: {
            readonly column: number;
            /** @description Columns that it covers. */
            readonly columns: number;
            readonly text: string;
        };
        readonly ExplainFigureResponse: {
            readonly data: components["schemas"]["FigureExplanation"];
            /** @constant */
            readonly schema_version: "2026-11-21.1";
        };
        readonly FigureExplanation: {
            readonly as_known_on?: components["schemas"]["AsKnownOn"];
            readonly as_of: components["schemas"]["AsOf"];
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            readonly figure: {
                /** @description The block of the fundamentals that contains it. */
                readonly block: string;
                readonly definition: string;
                /** @description Written with the names of fields. */
                readonly formula: string;
                /** @description Its path in responses, e.g. income_statement.growth.eps_yoy_pct. */
                readonly member: string;
                readonly name: string;
                /** @description FY2025, 2025-Q3 or TTM-2025-Q3. */
                readonly period: string;
                /** Format: date */
                readonly period_end: string;
                /** @description When the figure has no value although all its operands exist. */
                readonly refusals: readonly string[];
                /** @description Author of the definition. */
                readonly source: string;
                /** @description Unit of the value. */
                readonly unit: string;
                /** @description As in the fundamentals, including words and lists. */
                readonly value: number | string | null | readonly (null | number)[] | components["schemas"]["InterestCoverageRefusal"];
            };
            readonly freshness: components["schemas"]["Freshness"];
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @description The cells that the value is or would be computed from. */
            readonly operands: readonly {
                readonly field: string;
                readonly flags: readonly string[];
                /** @enum {unknown} */
                readonly method: null | "reported" | "derived_ytd" | "derived_q4" | "derived_sum" | "derived_identity";
                /** @description FY2025, 2025-Q3 or TTM-2025-Q3. */
                readonly period: string;
                /** Format: date */
                readonly period_end: string;
                readonly provenance: components["schemas"]["FilingLink"] | null;
                readonly refusal: components["schemas"]["CodedText"] | null;
                /** @enum {unknown} */
                readonly statement: "balance_sheet" | "cash_flow" | "income_statement";
                /** @description ISO currency, shares, or USD/shares. */
                readonly unit: string;
                readonly value: null | number;
            }[];
            /** @description Why it has no value; null if it has one. */
            readonly reason: components["schemas"]["CodedText"] | null;
            readonly symbol: components["schemas"]["Symbol"];
        };
        readonly ExplainResponse: {
            readonly data: components["schemas"]["Explanation"];
            /** @constant */
            readonly schema_version: "2026-11-23.1";
        };
        readonly Explanation: {
            readonly as_known_on?: components["schemas"]["AsKnownOn"];
            readonly as_of: components["schemas"]["AsOf"];
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /**
             * @description Values tagged for exactly this period, newest filing first. Empty for trailing twelve months and for a
             *     field without concepts.
             */
            readonly candidates: readonly components["schemas"]["ExplainedCandidate"][];
            readonly cell: components["schemas"]["ExplainedCell"];
            /**
             * @description Concepts of the field in order of preference: a concept, or a signed sum of concepts separated by spaces;
             *     a|b means the first that is tagged, a final ? a part that may be missing.
             */
            readonly concepts: readonly string[];
            /** @description Cells that the value is or would be derived from. Empty if it was read from one filing. */
            readonly considered: readonly components["schemas"]["ConsideredCell"][];
            /** @description The successive values of the cell during its computation. Empty for twelve months. */
            readonly decisions: readonly {
                readonly refusal: null | string;
                /** @description The rule that refused it at that step. */
                readonly rule: components["schemas"]["RuleId"] | null;
                readonly step: components["schemas"]["CodedText"];
                readonly value: null | number;
            }[];
            readonly freshness: components["schemas"]["Freshness"];
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @description The filed facts that the value was computed from. */
            readonly operands: readonly {
                readonly concept: string;
                /** Format: date */
                readonly end: string;
                readonly exhibit?: components["schemas"]["ReleaseExhibitType"];
                /** @description Decimal digits as filed. */
                readonly filed_value: string;
                readonly filing: components["schemas"]["FilingLink"];
                /**
                 * @description How it is used: + or -; / if the others are divided by it; then /4 or *4 for a split since it was
                 *     filed.
                 */
                readonly role: string;
                /**
                 * Format: date
                 * @description Null for an instant.
                 */
                readonly start: null | string;
            }[];
            /**
             * @description What the newest filing states of the period of a refused cell outside the face of the statement; null if it states
             *     nothing, or several values. The cell stays refused.
             */
            readonly reported_in_note: components["schemas"]["ReportedInNote"] | null;
            readonly rule: components["schemas"]["CodedText"];
            /**
             * @description Known splits, oldest first. Shares and per-share figures filed before a split are restated; if only the
             *     filings or only the price source report it, they are refused.
             */
            readonly splits: readonly {
                /** Format: date */
                readonly effective: string;
                /** @description New shares for old ones, 4:1. */
                readonly ratio: string;
                /**
                 * @description Whether the price source also reports the split of the filings. Absent if no source reports splits
                 *     of these days.
                 * @enum {unknown}
                 */
                readonly witness?: "confirmed" | "only_filings" | "only_prices";
            }[];
            readonly symbol: components["schemas"]["Symbol"];
            /**
             * @description The verifier's finding on the value, based on the filings known on the day. Null for a cell without a
             *     value even before masking, and if the verifier is off. A contradicted value is withheld and shown here.
             */
            readonly verification: null | {
                readonly evidence: readonly components["schemas"]["VerdictEvidence"][];
                readonly value: number;
                /** @enum {unknown} */
                readonly verdict: "contradicted" | "passed" | "unchecked";
                readonly vouched: readonly components["schemas"]["CodedText"][];
            };
        };
        /** @description A rule that refuses values, as GET /v2/catalog lists it. */
        readonly NamedRule: {
            readonly id: components["schemas"]["RuleId"];
            /** @description Section of the semantics that defines it. */
            readonly section: string;
            /** @description First release with the rule. */
            readonly since: string;
            readonly text: string;
        };
        /** @description A value that a filing states apart from the face of its statement, on today's split basis. */
        readonly ReportedInNote: {
            /** @description Qualified name. */
            readonly concept: string;
            /** @description The path of where it stands in the documents of filings. */
            readonly evidence: string;
            readonly filing: components["schemas"]["FilingLink"];
            /** Format: date */
            readonly period_end: string;
            /**
             * Format: date
             * @description Null for an instant.
             */
            readonly period_start: null | string;
            readonly unit: string;
            readonly value: number;
        };
        readonly ExplainedCell: {
            /** @description Concept of the leading operand if derived; null if refused. */
            readonly concept: null | string;
            readonly field: string;
            /** @enum {unknown} */
            readonly fiscal_period: "FY" | "Q1" | "Q2" | "Q3" | "Q4";
            readonly fiscal_year: number;
            readonly flags: readonly string[];
            /** @enum {unknown} */
            readonly method: null | "reported" | "derived_ytd" | "derived_q4" | "derived_sum" | "derived_identity";
            /** @description FY2025, 2025-Q3, 2025-9M or TTM-2025-Q3. */
            readonly period: string;
            /** Format: date */
            readonly period_end: string;
            /** @enum {unknown} */
            readonly period_kind: "annual" | "instant" | "quarter" | "ttm" | "ytd";
            /** Format: date */
            readonly period_start: null | string;
            readonly provenance: components["schemas"]["FilingLink"] | null;
            readonly refusal: components["schemas"]["CodedText"] | null;
            /** @description The rule that refused it; null if it is served. */
            readonly rule: components["schemas"]["NamedRule"] | null;
            /** @enum {unknown} */
            readonly statement: "balance_sheet" | "cash_flow" | "income_statement";
            /** @description ISO currency, shares, or USD/shares. */
            readonly unit: string;
            /** @description On the split basis of the explained day. */
            readonly value: null | number;
        };
        readonly ExplainedCandidate: {
            /** @description The filing tags the total of the statement for exactly this period. */
            readonly covers_period: boolean;
            /** @description Evidence in its filing that confirms or contradicts it; a source that does neither is absent. */
            readonly evidence: readonly {
                readonly source: components["schemas"]["EvidenceSource"];
                readonly text: string;
                /** @enum {unknown} */
                readonly verdict: "against" | "for";
            }[];
            readonly filing: components["schemas"]["FilingLink"];
            readonly parts: readonly {
                readonly concept: string;
                /** Format: date */
                readonly end: string;
                /** @description Decimal digits as filed. */
                readonly filed_value: string;
                /** @enum {unknown} */
                readonly sign: "+" | "-";
                /** @description New shares for old ones since it was filed, 4:1. */
                readonly split: null | string;
                /**
                 * Format: date
                 * @description Null for an instant.
                 */
                readonly start: null | string;
            }[];
            /** @description Place among the concepts, 0 being the best. */
            readonly preference: number;
            /** @description The rule behind the verdict, whose text is then that of the rule; null if there is none. */
            readonly rule: components["schemas"]["RuleId"] | null;
            readonly value: number;
            readonly verdict: components["schemas"]["CodedText"];
        };
        readonly ConsideredCell: {
            readonly field: string;
            /** @enum {unknown} */
            readonly method: null | "reported" | "derived_ytd" | "derived_q4" | "derived_sum" | "derived_identity";
            readonly period: string;
            readonly refusal: null | string;
            readonly value: null | number;
            /** @description The values in force successively as filings reported them, oldest first. */
            readonly vintages: readonly {
                readonly filing: components["schemas"]["FilingLink"];
                readonly value: number;
            }[];
        };
        readonly FiledFactsResponse: {
            readonly data: components["schemas"]["FiledFacts"];
            /** @constant */
            readonly schema_version: "2026-11-23.1";
        };
        readonly FiledFacts: {
            readonly as_of: components["schemas"]["AsOf"] | null;
            /** @description Axes of the facts selected by the parameters other than `axis`, `member` and `cursor`, by name. */
            readonly available_axes: readonly {
                /** @description Qualified name. */
                readonly axis: string;
                /** @description Number of facts with the axis. */
                readonly facts: number;
            }[];
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /** @description Newest filing first; within a filing in document order. */
            readonly facts: readonly components["schemas"]["FiledFact"][];
            /** @enum {unknown} */
            readonly freshness: "end_of_day" | "unsupported";
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @description Null when there is nothing more. */
            readonly next_cursor: null | string;
            readonly symbol: components["schemas"]["Symbol"];
        };
        readonly FiledFact: {
            /** @description Qualified name. */
            readonly concept: string;
            /** @description Accuracy declared by the filer, a number of places or INF; null if there is none, and for companyfacts. */
            readonly decimals: null | string;
            /** @description Empty for the company as a whole; otherwise ordered by axis. */
            readonly dimensions: readonly {
                /** @description Qualified name. */
                readonly axis: string;
                /** @description The filing's label. */
                readonly axis_label: null | string;
                /** @description Qualified name, or the text of a typed member. */
                readonly member: string;
                /** @description The filing's label; null for a typed member. */
                readonly member_label: null | string;
                /** @description To print: the label without [Member], or the words of the qualified name; the text of a typed member. */
                readonly member_name: string;
                readonly typed: boolean;
            }[];
            readonly filing: components["schemas"]["FilingLink"];
            /** @description Last day of the duration, or the instant, YYYY-MM-DD. */
            readonly period_end: string;
            /** @description First day; null for an instant. */
            readonly period_start: null | string;
            /** @enum {unknown} */
            readonly source: "companyfacts" | "instance";
            /** @description USD, shares, USD/shares, or as the filer names it. */
            readonly unit: string;
            /** @description Decimal digits as filed. */
            readonly value: string;
        };
        readonly FlagsResponse: {
            readonly data: {
                readonly flags: readonly components["schemas"]["Flag"][];
                readonly symbol: components["schemas"]["Symbol"];
            };
            /** @constant */
            readonly schema_version: "2026-11-21.1";
        };
        readonly FlagResponse: {
            readonly data: components["schemas"]["Flag"];
            /** @constant */
            readonly schema_version: "2026-11-21.1";
        };
        readonly Flag: {
            /** @description The filing that the caller cited. */
            readonly accession: null | string;
            readonly field: string;
            /** @description Permanent id of the flag. */
            readonly id: string;
            /** @description As in GET /v2/explain. */
            readonly period: string;
            /** @enum {unknown} */
            readonly reason: "wrong_value" | "wrong_sign" | "wrong_scale" | "wrong_unit" | "wrong_period" | "outdated" | "wrongly_refused" | "other";
            /**
             * Format: date-time
             * @description Time at which it was first received.
             */
            readonly received_at: string;
            /**
             * @description checked once the verifier has examined the cell.
             * @enum {unknown}
             */
            readonly state: "checked" | "received";
            /** @enum {unknown} */
            readonly statement: "balance_sheet" | "cash_flow" | "income_statement";
            readonly symbol: components["schemas"]["Symbol"];
            readonly verdict: components["schemas"]["FlagVerdict"];
        };
        /** @description Null until there is one. */
        readonly FlagVerdict: null | {
            /**
             * @description passed: other readings corroborate the value. unchecked: no evidence contradicts it. contradicted: it is
             *     withheld from now on. refused: there is no value to judge. no_such_cell: the company has no such cell.
             * @enum {unknown}
             */
            readonly outcome: "contradicted" | "no_such_cell" | "passed" | "refused" | "unchecked";
            /** @description Reason why there is no value. */
            readonly refusal: null | string;
        };
        readonly NullReason: {
            /** @description Block and path of the figure, as in members of the catalog. */
            readonly member: string;
            /**
             * Format: date
             * @description Of the row; of a block, of its newest period.
             */
            readonly period_end: string;
            /** @description The refusal of the cell. For a ratio missing_operand, no_period_to_compare, outside_definition or its own. */
            readonly reason: string;
            readonly reported_in_note?: components["schemas"]["ReportedInNote"];
        };
        readonly FundamentalsResponse: {
            readonly data: components["schemas"]["Fundamentals"] | components["schemas"]["QuarterlyViewNotice"] | components["schemas"]["UnsupportedFundamentals"];
            /** @constant */
            readonly schema_version: "2026-11-23.1";
        };
        /** @description Statements of one company. The arrays show the same periods in the same order, newest first. */
        readonly Fundamentals: {
            readonly as_known_on?: components["schemas"]["AsKnownOn"];
            readonly as_of: components["schemas"]["AsOf"];
            readonly balance_sheet?: readonly components["schemas"]["BalanceSheetRow"][];
            /** @description Banks only. */
            readonly bank_metrics?: readonly components["schemas"]["BankMetricsRow"][];
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            readonly cash_flow?: readonly components["schemas"]["CashFlowRow"][];
            readonly currency: components["schemas"]["Currency"];
            readonly forensics?: components["schemas"]["Forensics"];
            readonly freshness: components["schemas"]["Freshness"];
            readonly income_statement?: readonly components["schemas"]["IncomeStatementRow"][];
            /** @description Insurers, landlords, utilities, partnerships and industrials with a captive finance business only. */
            readonly industry_rows?: readonly components["schemas"]["IndustryRow"][];
            readonly market_status: components["schemas"]["MarketStatus"];
            readonly period: components["schemas"]["Period"];
            /** @description With reasons=true, why figures with a name in the catalog are null, in every row and block of the answer. */
            readonly reasons?: readonly components["schemas"]["NullReason"][];
            readonly reporting_cadence: components["schemas"]["ReportingCadence"];
            readonly statement_detail?: components["schemas"]["StatementDetail"];
            /** @constant */
            readonly statements_source: "sec_edgar";
            readonly symbol: components["schemas"]["Symbol"];
            readonly trajectory?: components["schemas"]["Trajectory"];
            readonly ttm?: components["schemas"]["TrailingTwelveMonths"];
        };
        /** @description A company that reports once a year has no quarterly view. */
        readonly QuarterlyViewNotice: {
            readonly as_known_on?: components["schemas"]["AsKnownOn"];
            readonly as_of: components["schemas"]["AsOf"];
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            readonly currency: components["schemas"]["Currency"];
            readonly freshness: components["schemas"]["Freshness"];
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @constant */
            readonly period: "quarter";
            readonly quarterly_view: {
                /** @constant */
                readonly available: false;
                /** @constant */
                readonly reason: "annual_only_filer";
                readonly use: {
                    /** @constant */
                    readonly period: "annual";
                };
            };
            /** @constant */
            readonly reporting_cadence: "annual";
            /** @constant */
            readonly statements_source: "sec_edgar";
            readonly symbol: components["schemas"]["Symbol"];
        };
        /** @description A listed company or fund without statements in XBRL, or without any filed up to as_known_on. */
        readonly UnsupportedFundamentals: {
            readonly as_known_on?: components["schemas"]["AsKnownOn"];
            /** @description Always null, because there is no source. */
            readonly as_of: null;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /** @constant */
            readonly freshness: "unsupported";
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @constant */
            readonly reason: "no_statements";
            readonly symbol: components["schemas"]["Symbol"];
        };
        /**
         * @description The concepts of the filing that reported the newest period of the view, as filed, by statement; only if named
         *     in `blocks`. If the filing's own XBRL was read: the rows of its statements in the order of their faces, with
         *     labels, including extension concepts. Otherwise: the concepts with a known statement, in order of their names.
         *     Always without dimensions. The basis is companyfacts if the SEC's companyfacts contain the filing.
         */
        readonly StatementDetail: {
            /** @constant */
            readonly available: true;
            readonly balance_sheet: readonly components["schemas"]["StatementDetailRow"][];
            /** @enum {unknown} */
            readonly basis: "companyfacts" | "instance";
            readonly cash_flow: readonly components["schemas"]["StatementDetailRow"][];
            readonly income_statement: readonly components["schemas"]["StatementDetailRow"][];
            /** @enum {unknown} */
            readonly order: "as_presented" | "by_concept";
            /** @description Whether labels and order are those of the filing's own faces. */
            readonly presentation: components["schemas"]["FiledPresentation"] | components["schemas"]["UnknownPresentation"];
            readonly provenance: components["schemas"]["Provenance"];
        } | {
            /** @constant */
            readonly available: false;
            /** @enum {unknown} */
            readonly reason: "filing_not_held" | "no_known_concept";
        };
        /** @description Labels and order are those of the filing's own faces. */
        readonly FiledPresentation: {
            /** @constant */
            readonly available: true;
            /** @constant */
            readonly source: "filing";
        };
        /** @description The source has neither labels nor order. */
        readonly UnknownPresentation: {
            /** @constant */
            readonly available: false;
            /** @constant */
            readonly reason: "presentation_not_in_source";
        };
        /** @description One concept in one unit. */
        readonly StatementDetailRow: {
            /** @description Qualified name, e.g. us-gaap:Assets. */
            readonly concept: string;
            /** @description Label on the face of the statement; absent if there is none. */
            readonly label?: string;
            readonly unit: string;
            /** @description Every period reported in the filing, newest first; a period appears twice if it has two values. */
            readonly values: readonly {
                /** Format: date */
                readonly end: string;
                /**
                 * Format: date
                 * @description Null for an instant.
                 */
                readonly start: null | string;
                /** @description As filed, with the sign of the concept. */
                readonly value: number;
            }[];
        };
        /** @description A bank's business in one period. Balances are at its end; means are of its start and end. */
        readonly BankMetricsRow: {
            /** @description Allowance for credit losses on loans. */
            readonly allowance: components["schemas"]["Money"];
            /** @description Allowance over loans before it, percent. */
            readonly allowance_to_loans_pct: components["schemas"]["Ratio"];
            /** @description Common equity tier 1 capital over risk-weighted assets as filed, percent. */
            readonly cet1_ratio_pct: components["schemas"]["Ratio"];
            /** @description Deposits of customers. */
            readonly deposits: components["schemas"]["Money"];
            /** @description Noninterest expense over net interest and noninterest income, percent. */
            readonly efficiency_ratio_pct: components["schemas"]["Ratio"];
            /** @description Equity of the parent over total assets, percent. */
            readonly equity_to_assets_pct: components["schemas"]["Ratio"];
            readonly fiscal_period: components["schemas"]["FiscalPeriod"];
            readonly fiscal_year: components["schemas"]["FiscalYear"];
            /** @description Loans net of the allowance for credit losses. */
            readonly loans_net: components["schemas"]["Money"];
            /** @description Loans over deposits, percent. */
            readonly loans_to_deposits_pct: components["schemas"]["Ratio"];
            /** @description Interest income less interest expense. */
            readonly net_interest_income: components["schemas"]["Money"];
            /** @description Net interest income a year over mean total assets, percent; a quarter counts four times. */
            readonly nii_to_avg_assets_pct: components["schemas"]["Ratio"];
            /** @description Non-interest-bearing deposits. */
            readonly noninterest_bearing_deposits: components["schemas"]["Money"];
            /** @description Noninterest expense. */
            readonly noninterest_expense: components["schemas"]["Money"];
            /** @description Noninterest income. */
            readonly noninterest_income: components["schemas"]["Money"];
            readonly period_end: components["schemas"]["PeriodEnd"];
            readonly provenance: components["schemas"]["Provenance"];
            /** @description Provision for credit losses; a release is negative. */
            readonly provision: components["schemas"]["Money"];
            /** @description Provision a year over mean loans, percent; a quarter counts four times. */
            readonly provision_to_avg_loans_pct: components["schemas"]["Ratio"];
            /** @description Net income to common shareholders a year over mean tangible common equity, percent; a quarter counts four times. */
            readonly rotce_pct: components["schemas"]["Ratio"];
        };
        /**
         * @description Rows of one type of issuer in one period: premiums_earned to unpaid_claims for insurers, real estate and rents
         *     for landlords, revenue by commodity and regulatory balances for utilities, finance_* for industrials with a
         *     captive finance business, units and partners' income for partnerships. Members of other types are absent; `GET
         *     /v2/catalog` has the types of each.
         */
        readonly IndustryRow: {
            /** @description Amortisation of deferred policy acquisition costs. */
            readonly acquisition_cost_amortization?: components["schemas"]["Money"];
            /** @description Deferred policy acquisition costs. */
            readonly deferred_acquisition_costs?: components["schemas"]["Money"];
            /** @description Distributions of the fiscal year per limited partnership unit; null for quarters. */
            readonly distributions_per_unit?: components["schemas"]["PerShare"];
            /** @description Revenue of the electric utility. */
            readonly electric_revenue?: components["schemas"]["Money"];
            /** @description Interest, operating and other costs of the finance business. */
            readonly finance_costs?: components["schemas"]["Money"];
            /** @description Loans and leases to buyers of the products, net of allowances, current and noncurrent. */
            readonly finance_receivables?: components["schemas"]["Money"];
            /** @description Revenue of the finance business: interest, lease and other income. */
            readonly finance_revenue?: components["schemas"]["Money"];
            readonly fiscal_period: components["schemas"]["FiscalPeriod"];
            readonly fiscal_year: components["schemas"]["FiscalYear"];
            /** @description Fuel used to generate electricity and electricity bought. */
            readonly fuel_and_purchased_power?: components["schemas"]["Money"];
            /** @description Revenue of the gas utility. */
            readonly gas_revenue?: components["schemas"]["Money"];
            /** @description Net income allocated to the general partner. */
            readonly general_partner_income?: components["schemas"]["Money"];
            /** @description Basic income per limited partnership unit. */
            readonly income_per_unit_basic?: components["schemas"]["PerShare"];
            /** @description Diluted income per limited partnership unit. */
            readonly income_per_unit_diluted?: components["schemas"]["PerShare"];
            /** @description Net income allocated to the limited partners. */
            readonly limited_partners_income?: components["schemas"]["Money"];
            /** @description Investment income less the cost of investing, without realised gains. */
            readonly net_investment_income?: components["schemas"]["Money"];
            /** @description Equipment leased to customers under operating leases, net of depreciation. */
            readonly operating_lease_equipment?: components["schemas"]["Money"];
            readonly period_end: components["schemas"]["PeriodEnd"];
            /** @description Policy benefits and claims incurred, net of reinsurance, as a positive expense; a health plan's medical costs. */
            readonly policy_benefits?: components["schemas"]["Money"];
            /** @description Premiums earned less those ceded to reinsurers; negative if more was ceded. */
            readonly premiums_earned?: components["schemas"]["Money"];
            readonly provenance: components["schemas"]["Provenance"];
            /** @description Cost of the natural gas sold. */
            readonly purchased_gas?: components["schemas"]["Money"];
            /** @description Accumulated depreciation of real estate held for investment. */
            readonly real_estate_depreciation?: components["schemas"]["Money"];
            /** @description Real estate held for investment, net of accumulated depreciation. */
            readonly real_estate_net?: components["schemas"]["Money"];
            /** @description Taxes on real estate. */
            readonly real_estate_taxes?: components["schemas"]["Money"];
            /** @description Costs that regulators allow to be recovered from customers later, current and noncurrent. */
            readonly regulatory_assets?: components["schemas"]["Money"];
            /** @description Amounts that regulators require to be returned to customers, current and noncurrent. */
            readonly regulatory_liabilities?: components["schemas"]["Money"];
            /** @description Income of leases: rents, reimbursements and other charges to tenants. */
            readonly rental_revenue?: components["schemas"]["Money"];
            /** @description Premiums received or due for insurance of later periods. */
            readonly unearned_premiums?: components["schemas"]["Money"];
            /** @description Weighted average limited partnership units, basic. */
            readonly units_basic?: components["schemas"]["ShareCount"];
            /** @description Weighted average limited partnership units, diluted. */
            readonly units_diluted?: components["schemas"]["ShareCount"];
            /** @description Limited partnership units outstanding at the date, on today's split basis. */
            readonly units_outstanding?: components["schemas"]["ShareCount"];
            /** @description Liability for unpaid claims and claim adjustment expenses before reinsurance; a health plan's medical costs payable. */
            readonly unpaid_claims?: components["schemas"]["Money"];
        };
        readonly NotesResponse: {
            readonly data: components["schemas"]["Notes"];
            /** @constant */
            readonly schema_version: "2026-11-23.1";
        };
        readonly Notes: {
            readonly as_of: components["schemas"]["AsOf"] | null;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /** @description Every number is from this filing. */
            readonly filing: components["schemas"]["FilingLink"] | null;
            /** @enum {unknown} */
            readonly freshness: "end_of_day" | "unsupported";
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @description The requested note, or all. */
            readonly notes: readonly components["schemas"]["NoteTable"][];
            /**
             * Format: date
             * @description The date of the balance sheet.
             */
            readonly period_end: null | string;
            /**
             * Format: date
             * @description First day of the fiscal year, of a quarterly report of the quarter; null if not tagged.
             */
            readonly period_start: null | string;
            readonly symbol: components["schemas"]["Symbol"];
        };
        readonly NoteTable: {
            /**
             * @description Of levels of fair value: lines that the report tags without a total, or whose levels are not proven to
             *     add up to it.
             */
            readonly lines_left_out: number;
            /** @enum {unknown} */
            readonly note: "debt_maturities" | "eps_reconciliation" | "fair_value_levels" | "finance_lease_maturities" | "intangible_amortization" | "operating_lease_maturities" | "remaining_performance_obligations" | "tax_reconciliation";
            /** @description What the rows were held against; empty with a refusal. */
            readonly reconciled_to: readonly components["schemas"]["NoteReconciliation"][];
            /** @description Why no rows are served; null if they are served. */
            readonly refusal: components["schemas"]["NoteRefusal"] | null;
            /** @description In the order of the table; empty with a refusal. */
            readonly rows: readonly components["schemas"]["NoteRow"][];
            /**
             * @description The stated total of the rows; null if the report states none in the note, or each line has its own. Of
             *     earnings per share the diluted figure.
             */
            readonly total: null | number;
            /** @description Of the total; the rows have their own. Null with a refusal. */
            readonly unit: null | string;
        };
        readonly NoteReconciliation: {
            /** @description Qualified names of what the report tags the value as; several are added up or divided. */
            readonly concepts: readonly string[];
            /** @description value − sum. */
            readonly difference: number;
            /** @description The sum of the rows, or their quotient. */
            readonly sum: number;
            /** @description The total or figure as the report states it. */
            readonly value: number;
            /** @description A field of the statements, or a total in words. */
            readonly what: string;
        };
        readonly NoteRefusal: {
            /**
             * @description not_reported: the report tags no row of the note. no_report: no report of the company with dimensions was
             *     read. total_not_reported: it tags rows, and no total to hold them against. members_missing: the rows add
             *     up to less than the total, as where only five years are tagged. does_not_reconcile: they add up to
             *     another sum, or the total contradicts the statements. ambiguous_candidate: several facts are candidates
             *     for one row.
             * @enum {unknown}
             */
            readonly code: "ambiguous_candidate" | "does_not_reconcile" | "members_missing" | "no_report" | "not_reported" | "total_not_reported";
            /** @description The values that stood against each other. */
            readonly stood: readonly {
                readonly concepts: readonly string[];
                readonly value: number;
                readonly what: string;
            }[];
            readonly text: string;
        };
        readonly NoteRow: {
            /** @description Qualified name. */
            readonly concept: string;
            /** @description Empty for the company as a whole; otherwise ordered by axis. */
            readonly dimensions: readonly {
                /** @description Qualified name. */
                readonly axis: string;
                /** @description The filing's label. */
                readonly axis_label: null | string;
                /** @description Qualified name, or the text of a typed member. */
                readonly member: string;
                /** @description The filing's label; null for a typed member. */
                readonly member_label: null | string;
                readonly typed: boolean;
            }[];
            /** @description Decimal digits as filed. */
            readonly filed_value: string;
            /**
             * @description Name of the row within its note, as year_1, statutory, dilution. Years are counted from the end of the
             *     report's fiscal year, and in a quarterly report after the rest of the fiscal year, as the report tags
             *     them. own_row: an element of the filer's own.
             */
            readonly key: string;
            /** @description In plain English; not the filer's words. */
            readonly label: string;
            /** Format: date */
            readonly period_end: string;
            /**
             * Format: date
             * @description Null for an instant.
             */
            readonly period_start: null | string;
            /**
             * @description item: adds to the total. adjustment: stands between the total and the figure of the statements. total: a
             *     stated sum. per_share: a stated quotient.
             * @enum {unknown}
             */
            readonly role: "adjustment" | "item" | "per_share" | "total";
            /** @description USD, shares, USD/shares, pure, or as the filer names it. */
            readonly unit: string;
            /** @description What the row adds to its total, as filed or with the opposite sign. */
            readonly value: number;
        };
        readonly RevisionsResponse: {
            readonly data: components["schemas"]["Revisions"];
            /** @constant */
            readonly schema_version: "2026-11-21.1";
        };
        readonly Revisions: {
            readonly as_of: components["schemas"]["AsOf"] | null;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /** @description Filing days of the oldest and the newest filing covered by this response; null if there is none. */
            readonly covers: {
                /** Format: date */
                readonly from: string;
                /** Format: date */
                readonly to: string;
            } | null;
            /** @enum {unknown} */
            readonly freshness: "end_of_day" | "unsupported";
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @description Null when there is nothing more. */
            readonly next_cursor: null | string;
            /** @description Newest filing first; within a filing the newest period first. */
            readonly revisions: readonly components["schemas"]["Revision"][];
            readonly symbol: components["schemas"]["Symbol"];
        };
        readonly Revision: {
            readonly field: string;
            readonly filing: components["schemas"]["FilingLink"];
            /** @enum {unknown} */
            readonly fiscal_period: "FY" | "Q1" | "Q2" | "Q3" | "Q4";
            readonly fiscal_year: number;
            /**
             * @description The first cause that applies according to the filings: withdrawn (no value is corroborated any more),
             *     confirmed, changed and not_restated (the report has the value that its release announced, with more digits;
             *     another one; none), split (otherwise unchanged), derived_follow_up (computed from another value that changed), now_reported
             *     (the filing reports a value that had been derived), reclassification (another concept, or other parts),
             *     rounding (filed again more coarsely), correction (an amended filing, a scale or a sign), restatement.
             */
            readonly kind: components["schemas"]["CodedText"];
            readonly new: components["schemas"]["RevisedValue"];
            readonly old: components["schemas"]["RevisedValue"];
            /** @description FY2025, 2025-Q3, 2025-9M or TTM-2025-Q3. */
            readonly period: string;
            /** Format: date */
            readonly period_end: string;
            /** @enum {unknown} */
            readonly period_kind: "annual" | "instant" | "quarter" | "ttm" | "ytd";
            /** @enum {unknown} */
            readonly statement: "balance_sheet" | "cash_flow" | "income_statement";
            readonly unit: string;
        };
        readonly RevisedValue: {
            readonly concept: null | string;
            /** @description The filing of the value; null if refused. */
            readonly filing: components["schemas"]["FilingLink"] | null;
            /** @enum {unknown} */
            readonly method: null | "reported" | "derived_ytd" | "derived_q4" | "derived_sum" | "derived_identity";
            readonly refusal: null | string;
            readonly value: null | number;
        };
        /**
         * @description Operating income divided by interest expense, of the row's period; in balance ratios of the trailing twelve
         *     months.
         */
        readonly InterestCoverage: number | components["schemas"]["InterestCoverageRefusal"];
        readonly InterestCoverageRefusal: {
            /** @constant */
            readonly available: false;
            /** @enum {unknown} */
            readonly reason: "interest_expense_not_reported" | "not_meaningful_for_financials" | "operating_income_unavailable" | "zero_interest_expense";
        };
        /** @description Growth of the row over an earlier period. */
        readonly Growth: {
            /** @description Growth of diluted earnings per share over a year, percent. */
            readonly eps_yoy_pct: components["schemas"]["Ratio"];
            /** @description Growth of net income over a year, percent. */
            readonly net_income_yoy_pct: components["schemas"]["Ratio"];
            /** @description Growth of revenue over the preceding quarter, percent; null in the annual view. */
            readonly revenue_qoq_pct: components["schemas"]["Ratio"];
            /** @description Growth of revenue over a year, percent. */
            readonly revenue_yoy_pct: components["schemas"]["Ratio"];
            /** @description Growth of research and development over a year, percent. */
            readonly rnd_yoy_pct: components["schemas"]["Ratio"];
        };
        /** @description Reinvestment in the business. */
        readonly Investment: {
            /** @description Mean capex intensity of the last 3 fiscal years or 12 quarters, percent. */
            readonly capex_intensity_3y_avg_pct: components["schemas"]["Ratio"];
            /** @description Magnitude of capex over revenue, percent. */
            readonly capex_intensity_pct: components["schemas"]["Ratio"];
            /** @description Research and development over revenue, percent. */
            readonly rnd_intensity_pct: components["schemas"]["Ratio"];
        };
        /** @description Shares of revenue. */
        readonly Margins: {
            /** @description EBITDA over revenue, percent. */
            readonly ebitda_margin_pct: components["schemas"]["Ratio"];
            /** @description Gross profit over revenue, percent. */
            readonly gross_margin_pct: components["schemas"]["Ratio"];
            /** @description Net income over revenue, percent. */
            readonly net_margin_pct: components["schemas"]["Ratio"];
            /** @description Operating income over revenue, percent. */
            readonly operating_margin_pct: components["schemas"]["Ratio"];
        };
        /** @description Ratios of the balance sheet. */
        readonly BalanceRatios: {
            /** @description Current assets over current liabilities. */
            readonly current_ratio: components["schemas"]["Ratio"];
            /** @description Total debt over total assets. */
            readonly debt_to_assets: components["schemas"]["Ratio"];
            /** @description Total debt over equity; null when equity is not positive. */
            readonly debt_to_equity: components["schemas"]["Ratio"];
            readonly interest_coverage: components["schemas"]["InterestCoverage"];
            /** @description Net debt over EBITDA of the trailing twelve months; null when that is not positive. */
            readonly net_debt_to_ebitda: components["schemas"]["Ratio"];
        };
        /** @description Financial health of the period. */
        readonly Quality: {
            /**
             * @description Nine tests of the fiscal year compared with the one before; in quarterly rows of the trailing twelve
             *     months compared with those a year before; null if a test cannot be computed.
             */
            readonly piotroski_f_score: null | number;
        };
        /** @description Income statement of one period. */
        readonly IncomeStatementRow: {
            /** @description Cost of revenue. */
            readonly cost_of_revenue: components["schemas"]["Money"];
            /** @description Depreciation and amortisation, from the cash-flow statement. */
            readonly depreciation_amortization: components["schemas"]["Money"];
            /** @description Operating income plus depreciation and amortisation. */
            readonly ebitda: components["schemas"]["Money"];
            /** @description Basic earnings per share, on the present split basis. */
            readonly eps_basic: components["schemas"]["PerShare"];
            /** @description Diluted earnings per share, on the present split basis. */
            readonly eps_diluted: components["schemas"]["PerShare"];
            readonly fiscal_period: components["schemas"]["FiscalPeriod"];
            readonly fiscal_year: components["schemas"]["FiscalYear"];
            /** @description Revenue less its cost. */
            readonly gross_profit: components["schemas"]["Money"];
            readonly growth: components["schemas"]["Growth"];
            /** @description Income tax; a benefit is negative. */
            readonly income_tax: components["schemas"]["Money"];
            readonly interest_coverage: components["schemas"]["InterestCoverage"];
            /** @description Interest expense on the face of the statement, as a positive magnitude. */
            readonly interest_expense: components["schemas"]["Magnitude"];
            readonly investment: components["schemas"]["Investment"];
            readonly margins: components["schemas"]["Margins"];
            /** @description Net income of the parent. */
            readonly net_income: components["schemas"]["Money"];
            /** @description Operating expense excluding the cost of revenue. */
            readonly operating_expense: components["schemas"]["Money"];
            /** @description Operating income. */
            readonly operating_income: components["schemas"]["Money"];
            readonly period_end: components["schemas"]["PeriodEnd"];
            /** @description Income before tax. */
            readonly pretax_income: components["schemas"]["Money"];
            readonly provenance: components["schemas"]["Provenance"];
            readonly quality: components["schemas"]["Quality"];
            /** @description Total revenue. */
            readonly revenue: components["schemas"]["Money"];
            /** @description Research and development. */
            readonly rnd_expense: components["schemas"]["Money"];
            /** @description Selling, general and administrative expense. */
            readonly sga_expense: components["schemas"]["Money"];
            /** @description Weighted average shares, basic, on the present split basis. */
            readonly shares_basic: components["schemas"]["ShareCount"];
            /** @description Weighted average shares, diluted, on the present split basis. */
            readonly shares_diluted: components["schemas"]["ShareCount"];
        };
        /** @description Balance sheet at the end of one period. */
        readonly BalanceSheetRow: {
            /** @description Cash and cash equivalents. */
            readonly cash_and_equivalents: components["schemas"]["Money"];
            /** @description Current assets; null on an unclassified balance sheet. */
            readonly current_assets: components["schemas"]["Money"];
            /** @description Current liabilities; null on an unclassified balance sheet. */
            readonly current_liabilities: components["schemas"]["Money"];
            /** @description Borrowings, current and noncurrent, without leases. */
            readonly debt_borrowings: components["schemas"]["Money"];
            /** @description Customer payments for undelivered goods and services, current and noncurrent. */
            readonly deferred_revenue: components["schemas"]["Money"];
            /** @description Deferred revenue to be earned within a year. */
            readonly deferred_revenue_current: components["schemas"]["Money"];
            /** @description Finance leases (all leases under IFRS 16). */
            readonly finance_lease_liabilities: components["schemas"]["Money"];
            readonly fiscal_period: components["schemas"]["FiscalPeriod"];
            readonly fiscal_year: components["schemas"]["FiscalYear"];
            /** @description Goodwill and other intangible assets. */
            readonly intangibles: components["schemas"]["Money"];
            /** @description Inventories. */
            readonly inventory: components["schemas"]["Money"];
            /** @description Debt due after a year. */
            readonly long_term_debt: components["schemas"]["Money"];
            /** @description Securities held beyond a year. */
            readonly long_term_investments: components["schemas"]["Money"];
            /** @description Total debt less cash and short-term investments. */
            readonly net_debt: components["schemas"]["Money"];
            /** @description Operating leases. */
            readonly operating_lease_liabilities: components["schemas"]["Money"];
            /** @description Operating leases, due within a year. */
            readonly operating_lease_liabilities_current: components["schemas"]["Money"];
            readonly period_end: components["schemas"]["PeriodEnd"];
            /** @description Property, plant and equipment, net. */
            readonly ppe_net: components["schemas"]["Money"];
            readonly provenance: components["schemas"]["Provenance"];
            readonly ratios: components["schemas"]["BalanceRatios"];
            /** @description Trade receivables, net. */
            readonly receivables: components["schemas"]["Money"];
            /** @description Retained earnings; an accumulated deficit is negative. */
            readonly retained_earnings: components["schemas"]["Money"];
            /** @description Shares outstanding on the cover page of the row's filing, as filed. */
            readonly shares_outstanding_cover_page: components["schemas"]["ShareCount"];
            /** @description Securities held for less than a year. */
            readonly short_term_investments: components["schemas"]["Money"];
            /** @description Equity of the parent less intangibles. */
            readonly tangible_book_value: components["schemas"]["Money"];
            /** @description Total assets. */
            readonly total_assets: components["schemas"]["Money"];
            /** @description Borrowings and finance leases. */
            readonly total_debt: components["schemas"]["Money"];
            /** @description Equity of the parent. */
            readonly total_equity: components["schemas"]["Money"];
            /** @description Total liabilities. */
            readonly total_liabilities: components["schemas"]["Money"];
            /** @description Cost of treasury shares, as a positive amount. */
            readonly treasury_stock: components["schemas"]["Money"];
        };
        /** @description Cash flow of one period: effects on cash, so outflows are negative. */
        readonly CashFlowRow: {
            /** @description Acquisitions of businesses, net of their cash; payments are negative. */
            readonly acquisitions: components["schemas"]["Money"];
            /** @description Shares bought back; negative. */
            readonly buybacks: components["schemas"]["Money"];
            /** @description Purchases of property, plant and equipment; negative. Excludes capitalised software. */
            readonly capex: components["schemas"]["Outflow"];
            /** @description Dividends paid on common shares; negative. */
            readonly dividends_paid: components["schemas"]["Outflow"];
            /** @description Free cash flow over revenue, percent. */
            readonly fcf_margin_pct: components["schemas"]["Ratio"];
            /** @description Growth of free cash flow over a year, percent. */
            readonly fcf_yoy_pct: components["schemas"]["Ratio"];
            /** @description Cash flow from financing. */
            readonly financing_cash_flow: components["schemas"]["Money"];
            readonly fiscal_period: components["schemas"]["FiscalPeriod"];
            readonly fiscal_year: components["schemas"]["FiscalYear"];
            /** @description Operating cash flow plus capex. */
            readonly free_cash_flow: components["schemas"]["Money"];
            /** @description Cash flow from investing. */
            readonly investing_cash_flow: components["schemas"]["Money"];
            /** @description Growth of operating cash flow over a year, percent. */
            readonly ocf_yoy_pct: components["schemas"]["Ratio"];
            /** @description Cash flow from operations. */
            readonly operating_cash_flow: components["schemas"]["Money"];
            readonly period_end: components["schemas"]["PeriodEnd"];
            readonly provenance: components["schemas"]["Provenance"];
            /** @description Share-based compensation. */
            readonly stock_based_comp: components["schemas"]["Money"];
            /** @description Change in working capital; positive if it released cash. */
            readonly working_capital_change: components["schemas"]["Money"];
        };
        readonly SegmentsResponse: {
            readonly data: components["schemas"]["Segments"];
            /** @constant */
            readonly schema_version: "2026-11-23.1";
        };
        readonly Segments: {
            readonly as_known_on?: components["schemas"]["AsKnownOn"];
            readonly as_of: components["schemas"]["AsOf"] | null;
            /** @enum {unknown} */
            readonly by: "geography" | "product" | "segment";
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /** @enum {unknown} */
            readonly freshness: "end_of_day" | "stale" | "unsupported";
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @enum {unknown} */
            readonly measure: "assets" | "operating_income" | "revenue";
            /** @description Newest first; empty for a company without statements. */
            readonly periods: readonly components["schemas"]["SegmentPeriod"][];
            readonly symbol: components["schemas"]["Symbol"];
        };
        readonly SegmentPeriod: {
            /** @description Qualified name; null if there is no breakdown. */
            readonly axis: null | string;
            readonly concentration: components["schemas"]["SegmentConcentration"] | null;
            /** @description Qualified name; null if there is no breakdown. */
            readonly concept: null | string;
            /**
             * @description How a fourth quarter that no filing breaks down was derived, or what stood against it; null for what a filing
             *     reports, and if the year or its earlier quarters are not served.
             */
            readonly derivation: components["schemas"]["SegmentDerivation"] | null;
            /** @description Every number of the period is from this filing; of a derived fourth quarter, that of the year. */
            readonly filing: components["schemas"]["FilingLink"] | null;
            /** @enum {unknown} */
            readonly fiscal_period: "FY" | "Q1" | "Q2" | "Q3" | "Q4";
            readonly fiscal_year: number;
            /** @description The parts of the company, largest first; empty with a refusal. */
            readonly members: readonly components["schemas"]["SegmentMember"][];
            /** @description FY2025, 2025-Q3, 2025-9M; assets by the quarter that ends on their date. */
            readonly period: string;
            /** Format: date */
            readonly period_end: string;
            /** @enum {unknown} */
            readonly period_kind: "annual" | "instant" | "quarter" | "ytd";
            /**
             * Format: date
             * @description Null for an instant.
             */
            readonly period_start: null | string;
            /** @description Items that the filing reports between the parts and the total, such as eliminations and corporate costs. */
            readonly reconciling: readonly components["schemas"]["SegmentMember"][];
            /** @description Why no members are served; null if they are served. */
            readonly refusal: {
                /** @enum {unknown} */
                readonly code: "ambiguous_members" | "basis_not_shown" | "differs_from_statements" | "does_not_complete_year" | "does_not_reconcile" | "members_missing" | "members_recast" | "negative_fourth_quarter" | "no_report" | "not_reported" | "other_members" | "quarters_do_not_add_up" | "quarters_not_served" | "total_not_reported" | "total_not_served" | "year_not_served";
                readonly text: string;
            } | null;
            /**
             * @description Total of the company as reported in the filing, of a derived fourth quarter as in the statements; null if no
             *     breakdown is reported.
             */
            readonly total: null | number;
            /** @description ISO currency. */
            readonly unit: string;
        };
        /** @description Each member of the fourth quarter is that of the year less those of the other operands. */
        readonly SegmentDerivation: {
            /** @description Of a refusal, the figures that do not agree. */
            readonly against: readonly {
                readonly figures: readonly {
                    /** @description Null for a sum, a difference, and a figure of the statements. */
                    readonly filing: components["schemas"]["FilingLink"] | null;
                    /** @description A period, or a calculation with several. */
                    readonly of: string;
                    /** @description Null if it is not reported. */
                    readonly value: null | number;
                }[];
                /** @description Qualified name; null for the total. */
                readonly member: null | string;
            }[];
            /** @description The year first. */
            readonly operands: readonly {
                /** @enum {unknown} */
                readonly factor: -1 | 1;
                readonly filing: components["schemas"]["FilingLink"];
                /** @description The parts, and the items between them and the total. */
                readonly members: readonly {
                    /** @description Qualified name in the year. */
                    readonly member: string;
                    /** @description As the filing of the operand prints it. */
                    readonly name: string;
                    /** @description Qualified name in the filing of the operand. */
                    readonly reported_as: string;
                    readonly value: number;
                }[];
                /** @description FY2025, 2025-9M, 2025-Q1. */
                readonly period: string;
                readonly total: null | number;
            }[];
            /** @description What shows that no filing recast the members between the operands: a period that two filings break down alike. */
            readonly shown_by: readonly {
                readonly earlier: components["schemas"]["FilingLink"];
                readonly later: components["schemas"]["FilingLink"];
                readonly period: string;
            }[];
        };
        readonly SegmentMember: {
            /** @description The filing's label, without [Member]; null without a label. */
            readonly label: null | string;
            /** @description Qualified name. */
            readonly member: string;
            /** @description To print: the label, or without one the words of the qualified name, which labels of other filings taught. */
            readonly name: string;
            /** @description Percentage of the total, to one decimal; null if the total is zero or negative. */
            readonly share_pct: null | number;
            readonly value: number;
        };
        /** @description Shares are of the sum of the positive parts, excluding the items between them and the total. */
        readonly SegmentConcentration: {
            /** @description Herfindahl index, the sum of the squared shares; 1 for a single part. Two decimals. */
            readonly hhi: number;
            /** @description Number of parts above zero. */
            readonly n_segments: number;
            /** @description Qualified name of the largest part. */
            readonly top_segment: string;
            /** @description Its share in percent to one decimal. */
            readonly top_segment_share_pct: number;
        };
        /**
         * @description discontinued_operations, restated_input, revenue_basis_change, split_adjusted: of a figure or quarter in the
         *     twelve months. q4_derived: they include a fourth quarter computed as the year less nine months. extra_week: 53
         *     weeks. fiscal_year_change: the year end moved. ttm_is_fiscal_year: a company that reports once a year.
         *     sum_mismatch: two ways to compute the figure disagree, so it is null. stale: the newest period is older than
         *     185 days (500 for annual filers) at as_of. net_loss and negative_equity: of the whole. non_usd_reporting:
         *     amounts in dollars are null. preliminary: they end with a period that a release announces and no report has yet.
         * @enum {unknown}
         */
        readonly TrailingFlag: "discontinued_operations" | "extra_week" | "fiscal_year_change" | "negative_equity" | "net_loss" | "non_usd_reporting" | "preliminary" | "q4_derived" | "restated_input" | "revenue_basis_change" | "split_adjusted" | "stale" | "sum_mismatch" | "ttm_is_fiscal_year";
        /** @description The twelve months that end with the newest period. */
        readonly TrailingTwelveMonths: {
            /** @description Diluted earnings per share in the reporting currency, on the present split basis; at a fiscal year end the year's own. */
            readonly eps_diluted_ttm: components["schemas"]["PerShare"];
            readonly flags: readonly components["schemas"]["TrailingFlag"][];
            /** @description Net income of the parent; null unless it is reported in US dollars. */
            readonly net_income_ttm_usd: components["schemas"]["Money"];
            /** @description Net income over revenue, percent. */
            readonly net_profit_margin_pct: components["schemas"]["Ratio"];
            /** @description Total revenue; null unless it is reported in US dollars. */
            readonly revenue_ttm_usd: components["schemas"]["Money"];
            /** @description Net income over mean total assets, percent. */
            readonly roa_pct: components["schemas"]["Ratio"];
            /** @description Net income over mean equity of the parent, percent. */
            readonly roe_pct: components["schemas"]["Ratio"];
            /** @description Operating income after tax over mean debt and equity, percent; null for banks and insurers. */
            readonly roic_pct: components["schemas"]["Ratio"];
        };
        /** @description Growth over the year before, quarter by quarter. */
        readonly GrowthTrajectory: {
            /** @description The last 8 quarters, newest first, percent; null if refused. Ends with the oldest known one. */
            readonly last_quarters_yoy: readonly components["schemas"]["Ratio"][];
            /** @description The value of the newest quarter. */
            readonly latest_yoy_pct: components["schemas"]["Ratio"];
            /** @description Number of known values. */
            readonly n_quarters: number;
            readonly trend: components["schemas"]["GrowthTrend"];
        };
        /** @description A share of revenue, quarter by quarter. */
        readonly MarginTrajectory: {
            /** @description The last 8 quarters, newest first, percent; null if refused. Ends with the oldest known one. */
            readonly last_quarters: readonly components["schemas"]["Ratio"][];
            /** @description The value of the newest quarter. */
            readonly latest_pct: components["schemas"]["Ratio"];
            /** @description Number of known values. */
            readonly n_quarters: number;
            readonly trend: components["schemas"]["LevelTrend"];
        };
        /** @description Return on invested capital, year by year. */
        readonly RoicTrajectory: {
            /** @description The last 5 fiscal years, newest first, percent; null if refused. Ends with the oldest known one. */
            readonly fy_values: readonly components["schemas"]["Ratio"][];
            /** @description The value of the newest fiscal year. */
            readonly latest_pct: components["schemas"]["Ratio"];
            /** @description Number of known values. */
            readonly n_years: number;
            readonly trend: components["schemas"]["LevelTrend"];
        };
        /** @description Trends of growth, margins and returns. */
        readonly Trajectory: {
            readonly eps_growth: components["schemas"]["GrowthTrajectory"];
            readonly fcf_margin: components["schemas"]["MarginTrajectory"];
            readonly gross_margin: components["schemas"]["MarginTrajectory"];
            readonly revenue_growth: components["schemas"]["GrowthTrajectory"];
            readonly roic: components["schemas"]["RoicTrajectory"];
        };
        /** @description Days, and their change. */
        readonly DaysMeasure: {
            /** @description Days, of the trailing twelve months. */
            readonly value: components["schemas"]["Ratio"];
            /** @description Value less the same measure a year earlier, days. */
            readonly yoy_delta: components["schemas"]["Ratio"];
        };
        /**
         * @description Figures of the trailing twelve months, with means of balances now and a year ago; growth rates of fiscal
         *     years.
         */
        readonly Forensics: {
            /** @description Net income less operating cash flow, over mean total assets, percent. */
            readonly accruals_ratio_pct: components["schemas"]["Ratio"];
            /** @description Operating cash flow over net income; null when that is not positive. */
            readonly cash_conversion: components["schemas"]["Ratio"];
            readonly cash_conversion_cycle_days: components["schemas"]["DaysMeasure"];
            readonly days_inventory: components["schemas"]["DaysMeasure"];
            readonly days_payables: components["schemas"]["DaysMeasure"];
            readonly days_sales_outstanding: components["schemas"]["DaysMeasure"];
            /** @description Compound yearly growth of diluted shares over 3 fiscal years, percent. */
            readonly diluted_shares_cagr_3y_pct: components["schemas"]["Ratio"];
            /** @description The same over 5 fiscal years. */
            readonly diluted_shares_cagr_5y_pct: components["schemas"]["Ratio"];
            /** @description Compound yearly growth of free cash flow per diluted share over 3 fiscal years, percent. */
            readonly fcf_per_share_cagr_3y_pct: components["schemas"]["Ratio"];
            /** @description Compound yearly growth of revenue per diluted share over 3 fiscal years, percent. */
            readonly revenue_per_share_cagr_3y_pct: components["schemas"]["Ratio"];
            /** @description Stock-based compensation over operating cash flow, percent; null when that is not positive. */
            readonly sbc_pct_ocf: components["schemas"]["Ratio"];
            /** @description Stock-based compensation over revenue, percent. */
            readonly sbc_pct_revenue: components["schemas"]["Ratio"];
        };
        readonly VerificationResponse: {
            readonly data: components["schemas"]["Verification"];
            /** @constant */
            readonly schema_version: "2026-11-22.1";
        };
        readonly Verification: {
            readonly as_of: components["schemas"]["AsOf"] | null;
            readonly cache_age_seconds: components["schemas"]["CacheAge"];
            /** @description Cells with the requested verdict, newest periods first. */
            readonly cells: readonly components["schemas"]["VerifiedCell"][];
            /** @description Every field with the cells of all its periods, by statement and name. */
            readonly fields: readonly components["schemas"]["FieldVerification"][];
            /** @enum {unknown} */
            readonly freshness: "end_of_day" | "unsupported";
            /**
             * Format: date-time
             * @description Newest acceptance of a filing that was verified.
             */
            readonly last_verified_at: null | string;
            readonly market_status: components["schemas"]["MarketStatus"];
            /** @description Version of the rules and tolerances used to judge the cells. */
            readonly policy_version: null | string;
            readonly symbol: components["schemas"]["Symbol"];
            /**
             * @description Cells of all periods. Served and refused are of the requested fields; passed, unchecked and contradicted
             *     are of the whole company: corroborated by other readings, unchecked, and withheld.
             */
            readonly totals: {
                readonly contradicted: number;
                readonly passed: number;
                /** @description The refused cells that await a second reading. */
                readonly pending: number;
                readonly refused: number;
                readonly served: number;
                readonly unchecked: number;
            };
        };
        readonly VerifiedCell: {
            /** @description Failed checks against the value. */
            readonly evidence: readonly components["schemas"]["VerdictEvidence"][];
            readonly field: string;
            readonly filing: components["schemas"]["NamedFiling"];
            /** @description As in GET /v2/explain; TP2019 for a transition period. */
            readonly period: string;
            /** Format: date */
            readonly period_end: string;
            /** @enum {unknown} */
            readonly period_kind: "annual" | "instant" | "quarter" | "ttm" | "ytd";
            /** @enum {unknown} */
            readonly statement: "balance_sheet" | "cash_flow" | "income_statement";
            /** @description The judged value; served unless contradicted. */
            readonly value: number;
            /** @enum {unknown} */
            readonly verdict: "contradicted" | "passed" | "unchecked";
            /** @description Rules of the checks that corroborate its facts. */
            readonly vouched: readonly components["schemas"]["CodedText"][];
        };
        readonly VerdictEvidence: {
            readonly because: components["schemas"]["CodedText"];
            /** @description Difference of the two sides; decimal digits. */
            readonly difference: string;
            /** @description The facts that were compared. */
            readonly readings: readonly {
                /** @description Whether this fact is blamed for the failure. */
                readonly blamed: boolean;
                readonly concept: string;
                /** Format: date */
                readonly end: string;
                /** @description Decimal digits as filed. */
                readonly filed_value: string;
                readonly filing: components["schemas"]["NamedFiling"];
                /**
                 * Format: date
                 * @description Null for an instant.
                 */
                readonly start: null | string;
            }[];
            readonly rule: components["schemas"]["CodedText"];
            readonly tolerance: {
                /** @description How much the rule may miss, and why. */
                readonly text: string;
                /** @description How much these facts may; decimal digits. */
                readonly value: string;
            };
        };
        readonly FieldVerification: {
            readonly field: string;
            readonly refused: readonly {
                readonly cells: number;
                readonly reason: components["schemas"]["CodedText"];
                /** @description The same cells by the rule that refused them. */
                readonly rules: readonly {
                    readonly cells: number;
                    readonly id: components["schemas"]["RuleId"];
                    readonly text: string;
                }[];
            }[];
            readonly served: number;
            /** @enum {unknown} */
            readonly statement: "balance_sheet" | "cash_flow" | "income_statement";
        };
        /** @description The data of one event of `GET /v2/stream`; `kind` is the event's name. */
        readonly StreamedEvent: components["schemas"]["StreamedFiling"] | components["schemas"]["StreamedStake"] | components["schemas"]["StreamedTrades"] | components["schemas"]["StreamedRevisions"] | components["schemas"]["StreamedResults"] | components["schemas"]["StreamedGovernance"];
        /**
         * @description What a filing says of governance: of a 10-K or 10-Q its trading arrangements and flags, of an 8-K its changes of directors
         *     and officers and its vote, of a proxy statement the sections that were found. `GET /v2/governance` has the rest. Without
         *     an event: reports that tag neither arrangements nor flags.
         */
        readonly StreamedGovernance: {
            readonly accession: components["schemas"]["Accession"];
            /** @description Of an 8-K with item 5.02, those that single sentences say. */
            readonly changes: readonly {
                /** Format: date */
                readonly effective: null | string;
                /** @description As printed. */
                readonly person: string;
                /** @description As printed. */
                readonly role: null | string;
                /** @enum {unknown} */
                readonly type: "appointment" | "compensation" | "departure" | "election";
            }[];
            /** @description Of an 8-K: 5.02, 5.07 or both. */
            readonly items: readonly string[];
            /**
             * Format: date
             * @description Of an 8-K with item 5.07.
             */
            readonly meeting_day: null | string;
            /** @description Proposals voted on by an 8-K with item 5.07. */
            readonly proposals: number;
            /** @description Of a proxy statement, as in `GET /v2/governance`. */
            readonly sections: readonly string[];
            /** @description In the order of the document. */
            readonly arrangements: readonly {
                readonly actions: readonly ("adopted" | "terminated")[];
                /**
                 * Format: date
                 * @description Null if no whole day is tagged.
                 */
                readonly adopted: null | string;
                /** Format: date */
                readonly ends: null | string;
                /** @description As tagged. */
                readonly name: null | string;
                /** @description Decimal string as filed; null if it is not tagged as one number. */
                readonly shares: null | string;
                /** Format: date */
                readonly terminated: null | string;
                /** @description As tagged. */
                readonly title: null | string;
            }[];
            /** @description Ten digits, of the registrant. */
            readonly cik: string;
            /** @description The id of the event in the topics. */
            readonly event_id: string;
            /** Format: date */
            readonly filed: string;
            readonly flags: readonly {
                readonly concept: string;
                readonly value: boolean;
            }[];
            readonly form: string;
            /** @constant */
            readonly kind: "governance";
            /**
             * Format: uri
             * @description Index page of the filing at the SEC.
             */
            readonly url: string;
        };
        /**
         * @description An earnings release, one event a filing: it has been read, and `GET /v2/releases/{accession}` has what is proven of
         *     it within a second.
         */
        readonly StreamedResults: {
            readonly accession: components["schemas"]["Accession"];
            /** @description Ten digits, of the filer. */
            readonly cik: string;
            /** @description The id of the event in the topics. */
            readonly event_id: string;
            /** @description EDGAR’s type of the exhibit with the results, such as EX-99.1. */
            readonly exhibit: string;
            /**
             * Format: uri
             * @description The exhibit at the SEC.
             */
            readonly exhibit_url: string;
            /** Format: date */
            readonly filed: string;
            /** @description 8-K or 6-K. */
            readonly form: string;
            /** @constant */
            readonly kind: "results";
            /**
             * Format: date
             * @description End of the newest period of an income statement that the exhibit proves by itself; null if it proves none.
             */
            readonly period_end: null | string;
            /** @description Path of what is read of it. */
            readonly release: string;
            /**
             * Format: uri
             * @description Index page of the filing at the SEC.
             */
            readonly url: string;
        };
        /**
         * @description Cells of a company whose served value changed between two revisions of its statements: another value
         *     (`revision`), a refusal instead of a value (`refusal`), or a value instead of a refusal (`refusal_lifted`).
         *     Cells of new periods are not included. A revision has one event for each kind, in chunks of at most 200 cells.
         */
        readonly StreamedRevisions: {
            /** @description Newest period first. */
            readonly changes: readonly components["schemas"]["StreamedChange"][];
            /** @description Number of the chunk, from 0. */
            readonly chunk: number;
            readonly chunks: number;
            /** @description Ten digits, of the filer. */
            readonly cik: string;
            /** @description The id of the event in the topics. */
            readonly event_id: string;
            /** @description Accepted since the previous revision, newest first. */
            readonly filings: readonly components["schemas"]["FilingLink"][];
            /** @enum {unknown} */
            readonly kind: "revision" | "refusal" | "refusal_lifted";
            /** @description The revision with the old values. If it is not the last one that you know, you have missed changes. */
            readonly previous_revision: number;
            /** @description The revision with the new values. */
            readonly revision: number;
            readonly symbols: readonly string[];
        };
        readonly StreamedChange: {
            /**
             * @description changed, not_restated, restatement, correction, reclassification, now_reported, rounding,
             *     derived_follow_up and withdrawn as in `GET /v2/revisions`; confirmed (the report has the value that its
             *     release announced); split (adjusted for a split, otherwise unchanged), reported (a filing reports a value
             *     that was refused), evidence (the value or its refusal comes from known filings of which more was read, or a new
             *     filing is evidence for it), verdict (the verifier now contradicts it, or no longer does).
             */
            readonly cause: components["schemas"]["CodedText"];
            /** @description Accession of the new filing that the value comes from, or that revealed the split; null if there is none. */
            readonly caused_by: null | string;
            readonly field: string;
            /** @enum {unknown} */
            readonly fiscal_period: "FY" | "Q1" | "Q2" | "Q3" | "Q4";
            readonly fiscal_year: number;
            readonly new: components["schemas"]["StreamedValue"];
            readonly old: components["schemas"]["StreamedValue"];
            /** @description FY2025, 2025-Q3, 2025-9M or TTM-2025-Q3. */
            readonly period: string;
            /** Format: date */
            readonly period_end: string;
            /** @enum {unknown} */
            readonly period_kind: "annual" | "instant" | "quarter" | "ttm" | "ytd";
            /** @enum {unknown} */
            readonly statement: "balance_sheet" | "cash_flow" | "income_statement";
            readonly unit: string;
        };
        /** @description A cell. Neither value nor refusal if its period no longer exists. */
        readonly StreamedValue: {
            readonly concept: null | string;
            /** @description The filing of the value; null if refused. */
            readonly filing: components["schemas"]["FilingLink"] | null;
            /** @enum {unknown} */
            readonly method: null | "reported" | "derived_ytd" | "derived_q4" | "derived_sum" | "derived_identity";
            readonly refusal: null | string;
            /** @description Id of the rule that refused it; null if served. */
            readonly rule: null | string;
            readonly value: null | number;
        };
        /**
         * @description A filing listed in EDGAR's submissions of a filer. If EDGAR changes its data, the filing has another event
         *     with another event_id.
         */
        readonly StreamedFiling: {
            /**
             * Format: date-time
             * @description Acceptance by EDGAR, UTC; null if no source states it.
             */
            readonly accepted_at: null | string;
            readonly accession: components["schemas"]["Accession"];
            /** @description Ten digits, of the filer. */
            readonly cik: string;
            /** @description The id of the event in the topics. */
            readonly event_id: string;
            /** Format: date */
            readonly filed: string;
            readonly form: string;
            /** @description Items of an 8-K. */
            readonly items: readonly string[];
            /** @constant */
            readonly kind: "filing";
            /** @description End of the period, or day of the event, as EDGAR has it. */
            readonly report_date: null | string;
            /**
             * Format: uri
             * @description Index page of the filing at the SEC.
             */
            readonly url: string;
        };
        /** @description Contents of a Schedule 13D or 13G. Numbers are decimal strings as filed. */
        readonly StreamedStake: {
            readonly accession: components["schemas"]["Accession"];
            /** @description Ten digits, of the issuer. */
            readonly cik: string;
            readonly class_title: null | string;
            /** @description Of the event that requires the filing, as filed. */
            readonly event_date: null | string;
            /** @description The id of the event in the topics. */
            readonly event_id: string;
            /** Format: date */
            readonly filed: string;
            readonly form: string;
            readonly issuer_name: null | string;
            /** @constant */
            readonly kind: "stake";
            /** @description In the order filed. They mostly report the same shares: never add them. */
            readonly persons: readonly {
                readonly cik: null | string;
                readonly name: string;
                /** @description Percent of the class, as filed. */
                readonly percent: null | string;
                /** @description Owned beneficially, as filed. */
                readonly shares: null | string;
            }[];
            /** @description Why the schedule could not be read. */
            readonly refusal: null | string;
            /**
             * Format: uri
             * @description Index page of the filing at the SEC.
             */
            readonly url: string;
        };
        /**
         * @description A Form 3, 4, 5 or 144 with its transactions; `GET /v2/insiders` has the rest. Numbers are decimal strings as
         *     filed. A Form 144 is a notice of an intent to sell and has no transactions.
         */
        readonly StreamedTrades: {
            readonly accession: components["schemas"]["Accession"];
            /** @description Ten digits, of the issuer. */
            readonly cik: string;
            /** @description The id of the event in the topics. */
            readonly event_id: string;
            /** Format: date */
            readonly filed: string;
            readonly form: string;
            readonly issuer_name: null | string;
            /** @description As filed. */
            readonly issuer_symbol: null | string;
            /** @constant */
            readonly kind: "insider_trade";
            /** @description The reporting owners; if there are several they report the same transactions together. */
            readonly owners: readonly {
                readonly cik: string;
                readonly name: null | string;
            }[];
            /** @description Day of the earliest transaction, as filed. */
            readonly period: null | string;
            /** @description Why the form could not be read. */
            readonly refusal: null | string;
            readonly transactions: readonly {
                /** @description Of the SEC: P, S, M and so on. */
                readonly code: null | string;
                readonly date: null | string;
                readonly derivative: boolean;
                /**
                 * @description Acquired or disposed of.
                 * @enum {unknown}
                 */
                readonly direction: "A" | "D" | null;
                /** @description Dollars per share. */
                readonly price: null | string;
                readonly security: null | string;
                readonly shares: null | string;
            }[];
            /**
             * Format: uri
             * @description Index page of the filing at the SEC.
             */
            readonly url: string;
        };
        readonly FinancialsReporting: {
            readonly reporting_currency: components["schemas"]["CurrencyCode"];
        };
        /** @description Two or three statements; members always in the order income, balance, cash_flow. */
        readonly FinancialsMap: {
            readonly reporting: components["schemas"]["FinancialsReporting"];
            readonly statements: {
                readonly income?: components["schemas"]["FinancialsStatement"];
                readonly balance?: components["schemas"]["FinancialsStatement"];
                readonly cash_flow?: components["schemas"]["FinancialsStatement"];
            };
        };
        /** @description A single statement, regardless of the selector, without an enclosing map. */
        readonly FinancialsFlattened: {
            readonly reporting: components["schemas"]["FinancialsReporting"];
            /** @enum {unknown} */
            readonly statement: "income" | "balance" | "cash_flow";
            readonly periods: readonly components["schemas"]["FinancialsPeriod"][];
            readonly fields: {
                readonly [key: string]: components["schemas"]["FinancialsField"];
            };
            readonly refusals?: readonly components["schemas"]["FinancialsRefusal"][];
        };
        readonly FinancialsStatement: {
            /** @description Newest first; the same in every statement of the answer. */
            readonly periods: readonly components["schemas"]["FinancialsPeriod"][];
            /**
             * @description By name, in statement order; ratios last. Empty if no field has a value in any of the periods; refusals
             *     then gives the reason.
             */
            readonly fields: {
                readonly [key: string]: components["schemas"]["FinancialsField"];
            };
            /** @description Only if fields is empty; affects names the fields. */
            readonly refusals?: readonly components["schemas"]["FinancialsRefusal"][];
        };
        readonly FinancialsPeriod: {
            readonly label: string;
            /** Format: date */
            readonly period_end: string;
            readonly currency: components["schemas"]["CurrencyCode"];
            /** @description The filing that supplied most values of the period; each cell's own filing is in detail audit. */
            readonly provenance?: components["schemas"]["CellProvenance"];
        };
        readonly FinancialsField: {
            /** @description ISO currency, currency/shares, shares, pure, percent or ratio, as defined in meta.units. */
            readonly unit: string;
            /**
             * @description One for each period. Amounts are decimal strings in single units, never rounded; ratios are numbers; twins
             *     (`…_approx`) are texts for human readers. Null if the cell is refused.
             */
            readonly values: readonly (string | number | null)[];
            /** @description Reasons of null entries; affects names the periods. Absent if there are none. */
            readonly refusals?: readonly components["schemas"]["FinancialsRefusal"][];
            /** @description Detail audit only. One for each period; null if the cell is refused. */
            readonly audit?: readonly (components["schemas"]["CellAudit"] | null)[];
        };
        /** @description A typed refusal, given once for all periods that it affects. */
        readonly FinancialsRefusal: {
            /**
             * @description not_reported: no value to serve (also: the field does not apply, only a part is tagged, an operand is
             *     missing). ambiguous_candidate: several values and no evidence to decide between them (also: operands of
             *     different scope or vintage). verification_pending: a second reading is awaited. oracle_contradicted: a
             *     check failed (also: an impossible sign, an unconfirmed difference of zero). The note gives the more
             *     specific reason if there is one.
             * @enum {unknown}
             */
            readonly unavailable: "ambiguous_candidate" | "not_reported" | "oracle_contradicted" | "verification_pending";
            /** @description Labels of periods, or names of fields if a statement has no value at all. */
            readonly affects: readonly string[];
            /** @description Field without which it cannot be computed. */
            readonly missing_operand?: string;
            /** @description For people and language models. Of growth over a prior figure of zero or less it names the signs of both. */
            readonly note?: string;
            readonly recovery?: components["schemas"]["ToolRecovery"] | components["schemas"]["WaitRecovery"] | components["schemas"]["ExplainRecovery"];
        };
        /** @description Detail audit only. A request that explains the missing value; params is its query. */
        readonly ExplainRecovery: {
            /** @constant */
            readonly action: "get";
            /** @constant */
            readonly path: "/v2/explain";
            readonly params: {
                readonly symbol: string;
                /** @enum {unknown} */
                readonly statement: "balance_sheet" | "cash_flow" | "income_statement";
                readonly field: string;
                readonly period: string;
            };
        };
        /** @description Provenance, method and operands of one value. */
        readonly CellAudit: {
            /** @enum {unknown} */
            readonly method: "derived_identity" | "derived_q4" | "derived_sum" | "derived_ytd" | "ratio" | "reported";
            /**
             * @description Dividends per share only; declared wins over cash paid.
             * @enum {unknown}
             */
            readonly basis?: "cash_paid" | "declared";
            /** @description Of a ratio, in the names of fields. */
            readonly formula?: string;
            /** @description Qualified name of the concept, of the leading operand when derived. */
            readonly concept?: string;
            /** @description The newest of the filings of the value. */
            readonly provenance?: components["schemas"]["CellProvenance"];
            readonly flags?: readonly string[];
            /** @description The filed facts that the value was computed from. */
            readonly operands?: readonly {
                /** @description +, - or /, and the applied split factor, e.g. +/4 or -*1:15. */
                readonly role: string;
                readonly concept: string;
                /** @description As filed. */
                readonly value: string;
                /**
                 * Format: date
                 * @description Absent for an instant.
                 */
                readonly start?: string;
                /** Format: date */
                readonly end: string;
                readonly exhibit?: components["schemas"]["ReleaseExhibitType"];
                readonly provenance: components["schemas"]["CellProvenance"];
            }[];
        };
        readonly CellProvenance: {
            readonly accession: string;
            readonly form: string;
            /** Format: date */
            readonly filed: string;
            readonly status?: components["schemas"]["Standing"];
        };
        readonly FinancialsMeta: {
            /** @constant */
            readonly schema_version: "2";
            /** @description Version of the verifier's rules. */
            readonly policy_version?: string;
            /** @description The newest source data that the response depends on. */
            readonly as_of: {
                /**
                 * Format: date
                 * @description Day (UTC) of the newest filing of the company.
                 */
                readonly sec?: string;
                /**
                 * Format: date
                 * @description Day of the newest market data.
                 */
                readonly market?: string;
            };
            /**
             * Format: date-time
             * @description Publication time at EDGAR of the newest filing that the response depends on.
             */
            readonly published_at: string;
            /** @constant */
            readonly basis: "latest_restated";
            /** @description Meaning of each unit in the response. */
            readonly units: {
                readonly [key: string]: string;
            };
            /** @description The component that turned filed facts into cells. */
            readonly parser: {
                readonly name: string;
                readonly version: string;
            };
            /** @description Versions of the components that produced the response. */
            readonly build: {
                readonly [key: string]: string;
            };
            /** Format: date-time */
            readonly last_verified_at?: string;
            /** @description Whether there are older periods: request more with periods. */
            readonly truncated: boolean;
            /** @description Names in the request that have been replaced by a successor. */
            readonly deprecation?: {
                readonly aliases: readonly {
                    readonly param: string;
                    readonly given: string;
                    readonly use: string;
                }[];
            };
        };
        readonly ToolCollectingResponse: components["schemas"]["ToolCollecting"] | components["schemas"]["ToolFlatRefusal"];
        readonly ToolCollecting: {
            readonly data: {
                /** @constant */
                readonly unavailable: "collecting";
                readonly recovery: components["schemas"]["WaitRecovery"];
            };
            readonly meta: components["schemas"]["RefusalMeta"];
        };
        /** @description The flat refusal of the tools. */
        readonly ToolFlatRefusal: {
            /** @constant */
            readonly available: false;
            /** @enum {unknown} */
            readonly reason: "collecting" | "collection_queue_full" | "internal_error" | "no_match" | "rate_limit_exceeded" | "upstream_unavailable";
            /** @description The suggested next call; absent if no call helps. */
            readonly recovery?: components["schemas"]["WaitRecovery"] | components["schemas"]["ToolRecovery"];
        };
        readonly RefusalMeta: {
            /** @constant */
            readonly schema_version: "2";
        };
        readonly NoMatchResponse: components["schemas"]["NoMatch"] | components["schemas"]["ToolFlatRefusal"];
        readonly NoMatch: {
            readonly data: {
                /** @constant */
                readonly unavailable: "no_match";
                readonly recovery: components["schemas"]["ToolRecovery"];
                /** @description What is missing, if the symbol itself is known. */
                readonly note?: string;
            };
            readonly meta: components["schemas"]["RefusalMeta"];
        };
        readonly InvalidRequestResponse: components["schemas"]["InvalidRequest"] | components["schemas"]["ToolValidationFailure"];
        readonly InvalidRequest: {
            readonly data: {
                /** @constant */
                readonly unavailable: "invalid_request";
                readonly recovery: {
                    /** @constant */
                    readonly action: "fix_request";
                };
                readonly errors: readonly {
                    /** @description Member and position, e.g. statements[1]. */
                    readonly param: string;
                    /** @description Value in the request, with lists and objects as text, shortened if long; null if missing. */
                    readonly given: string | number | boolean | null;
                    /** @description For people and language models. */
                    readonly expected: string;
                }[];
            };
            readonly meta: components["schemas"]["RefusalMeta"];
        };
        /** @description An invalid request, as reported in schema 1. */
        readonly ToolValidationFailure: {
            readonly detail: readonly {
                /** @description The word body, then members and positions from the outermost inwards. */
                readonly loc: readonly (string | number)[];
                /** @description For people. */
                readonly msg: string;
                /** @enum {unknown} */
                readonly type: "bool_type" | "byte_order_mark" | "content_encoding" | "content_type" | "contradiction" | "extra_forbidden" | "greater_than_equal" | "int_type" | "json_duplicate_member" | "json_invalid" | "json_number_out_of_range" | "less_than_equal" | "list_type" | "literal_error" | "missing" | "object_type" | "schema_2_only" | "string_too_long" | "string_too_short" | "string_type" | "too_long" | "utf8_invalid" | "value_error";
            }[];
        };
        readonly ToolRateLimitedResponse: components["schemas"]["ToolRateLimited"] | components["schemas"]["ToolFlatRefusal"];
        readonly ToolRateLimited: {
            readonly data: {
                /** @constant */
                readonly unavailable: "rate_limit_exceeded";
                readonly recovery: components["schemas"]["WaitRecovery"];
                readonly note: string;
            };
            readonly meta: components["schemas"]["RefusalMeta"];
        };
        readonly StockFinancialsResponse: components["schemas"]["StockFinancialsEnvelope"] | components["schemas"]["StockFinancialsLegacy"];
        /** @description Schema 2. An unknown member is omitted, never null. */
        readonly StockFinancialsEnvelope: {
            readonly subject: {
                readonly entity: {
                    readonly cik: string;
                    readonly name?: string;
                    readonly reporting_currency: components["schemas"]["CurrencyCode"];
                };
                readonly security?: {
                    readonly ticker: string;
                };
            };
            readonly data: components["schemas"]["FinancialsMap"] | components["schemas"]["FinancialsFlattened"];
            readonly meta: components["schemas"]["FinancialsMeta"];
        };
        /** @description Schema 1, frozen. Amounts are numbers and may exceed 2^53. */
        readonly StockFinancialsLegacy: {
            /** @constant */
            readonly available: true;
            readonly symbol: string;
            readonly cik: string;
            /** @description Empty if unknown. */
            readonly name: string;
            readonly currency: components["schemas"]["CurrencyCode"];
            /** @enum {unknown} */
            readonly period_kind: "annual" | "quarter" | "ytd";
            /** @constant */
            readonly vintage: "latest_restated";
            /** @description By name, in the order income, balance, cash_flow; each newest first. */
            readonly statements: {
                readonly [key: string]: readonly {
                    readonly label: string;
                    /** Format: date */
                    readonly period_end: string;
                    /** @description Null for a period without a value. */
                    readonly provenance: components["schemas"]["Provenance"];
                    /** @description Every field of the detail, as a number or as the flat refusal of the cell. */
                    readonly values: {
                        readonly [key: string]: number | components["schemas"]["LegacyCellRefusal"];
                    };
                }[];
            };
        };
        readonly LegacyCellRefusal: {
            /** @constant */
            readonly available: false;
            /** @enum {unknown} */
            readonly reason: "ambiguous_candidate" | "not_reported" | "oracle_contradicted" | "verification_pending";
        };
        readonly StockSearchResponse: {
            readonly data: {
                /** @description As requested. */
                readonly query: string;
                readonly results: readonly components["schemas"]["FoundStock"][];
            };
            readonly meta: {
                /** @constant */
                readonly schema_version: "2";
                readonly build: {
                    readonly [key: string]: string;
                };
                /** @description Whether there are more results than the limit. */
                readonly truncated: boolean;
            };
        };
        /** @description Members of the subject of a schema 2 response. */
        readonly FoundStock: {
            readonly entity: {
                readonly cik: components["schemas"]["Cik"];
                /** @description EDGAR's conformed name. */
                readonly name: string;
            };
            /** @description The exchange of the matching listing, else of the first; absent for a company without a listing. */
            readonly security?: {
                readonly ticker: string;
                /** @description Absent if EDGAR states none. */
                readonly exchange?: string;
            };
            /** @description All symbols of the company. */
            readonly tickers: readonly string[];
            readonly match: components["schemas"]["SearchMatch"];
        };
        /** @description Only the fields in these blocks of GET /v2/fundamentals. Default: all fields, including those that are only in the SQL tables. */
        readonly blocks: readonly ("balance_sheet" | "bank_metrics" | "cash_flow" | "forensics" | "income_statement" | "industry_rows" | "trajectory" | "ttm")[];
        /** @description Ticker in upper or lower case; a dot before a share class counts as a dash. */
        readonly symbol: string;
        /** @description The `next_cursor` of the page before. */
        readonly cursor: string;
        /** @description Maximum number of companies. Default 50. */
        readonly limit: number;
        /**
         * @description The companies, at most 10: tickers in upper or lower case; a dot before a share class counts as a dash.
         * @example [
         *       "AAPL",
         *       "MSFT"
         *     ]
         */
        readonly symbols: readonly string[];
        /**
         * @description The figures to compare, at most 50, by their names in GET /v2/catalog: those of its fields, or numbers of its screen that are at a close.
         * @example [
         *       "revenue",
         *       "gross_margin_pct",
         *       "roic_pct"
         *     ]
         */
        readonly fields: readonly string[];
        /**
         * @description The period of the figures: the newest fiscal year, the newest quarter, or the twelve months that end with the newest period. Default: the quarter, or the fiscal year of a company that reports once a year.
         * @enum {string}
         */
        readonly period: "annual" | "quarter" | "ttm";
        /**
         * @description The lane of the figure; owners has the figures of owners that screens compare, such as largest_stake_pct.
         * @enum {string}
         */
        readonly lane: "dividends" | "earnings" | "governance" | "owners" | "price_action" | "priced_in" | "snapshot" | "technicals" | "valuation";
        /**
         * @description Path of the figure in the lane's response, as listed in `lanes` of GET /v2/catalog.
         * @example multiples.price_to_earnings.value
         * @example enterprise_value.value
         * @example implied_growth_pct
         */
        readonly figure: string;
        /**
         * @description Of the lanes valuation and priced_in, as their own parameter. now: refused as stale_prices if the newest close is more than 10 days old. last_close: at the newest close, however old it is, with the statements and the cover page that had been filed before it. Default now.
         * @enum {string}
         */
        readonly at: "last_close" | "now";
        /**
         * @description Names of series, as GET /v2/catalog lists them.
         * @example [
         *       "revenue_ttm",
         *       "close",
         *       "pe_ttm"
         *     ]
         */
        readonly series: readonly string[];
        /**
         * Format: date
         * @description First day; the week or month that contains it is included completely.
         */
        readonly from: string;
        /**
         * Format: date
         * @description Last day.
         */
        readonly to: string;
        /**
         * @description One row per session, ISO week, calendar month, fiscal quarter or fiscal year. Default: month if a series is by session, otherwise the kind of the periods, and quarter for twelve months.
         * @enum {string}
         */
        readonly interval: "day" | "month" | "quarter" | "week" | "year";
        /** @description Maximum number of rows. Default 1000. */
        readonly "properties-limit": number;
        /**
         * @description Required annual return, percent, above 0 and up to 50. Default 9.
         * @example 9
         * @example 8.5
         */
        readonly discount_pct: string;
        /**
         * @description Annual growth after the last year, percent, from -10 to 10, below the discount rate. Default 2.5.
         * @example 2.5
         * @example 0
         * @example -1
         */
        readonly terminal_pct: string;
        /** @description Years until the terminal rate. Default 10. */
        readonly years: number;
        /**
         * @description now: refused as stale_prices if the newest close is more than 10 days old. last_close: at the newest close, however old it is, with the statements and the cover page that had been filed before it. Default now.
         * @enum {string}
         */
        readonly "properties-at": "last_close" | "now";
        /**
         * @description The filter; its grammar is in docs/screen.md.
         * @example roic_pct > 20 and net_debt_to_ebitda < 1
         */
        readonly where: string;
        /**
         * @description The figures of each row, at most 20, in this order. Default: those of `where` and `sort`.
         * @example [
         *       "roic_pct",
         *       "revenue_yoy_pct"
         *     ]
         */
        readonly columns: readonly string[];
        /**
         * @description The next_cursor of the previous page. Keep the other parameters unchanged.
         * @example 21.4_0009990001
         */
        readonly "properties-cursor": string;
        /** @description Maximum number of companies. Default 50. */
        readonly "screen_properties-limit": number;
        /**
         * @description Which companies are listed: those that match, or those for which the condition is neither true nor false, with the reasons. Default matched.
         * @enum {string}
         */
        readonly list: "matched" | "undetermined";
        /**
         * @description A figure, with a minus for descending order; companies for which it is refused come last. Default: by symbol.
         * @example -revenue_yoy_pct
         * @example symbol
         */
        readonly sort: string;
        /**
         * @description Whether companies match whose newest period ended 185 days ago or longer, or 500 days of a company that reports once a year. Default exclude.
         * @enum {string}
         */
        readonly stale: "exclude" | "include";
        /**
         * @description A ticker, a CIK with or without leading zeros, a present or former name, or the beginnings of its words. Typos are tolerated.
         * @example ACME
         * @example 9999999
         * @example acme holdings
         */
        readonly query: string;
        /** @description Maximum number of results. Default 10. */
        readonly "search_properties-limit": number;
        /**
         * @description Whether multiples are ranked among those of the last ten years, which take seconds the first time: include or exclude them. Default exclude.
         * @enum {string}
         */
        readonly history: "exclude" | "include";
        /**
         * @description Whether the answer says in reasons why each figure of statements is not served. Default: false.
         * @enum {string}
         */
        readonly reasons: "false" | "true";
        /**
         * @description Multiples of the last ten years, which take seconds the first time: include or exclude them. Default include.
         * @enum {string}
         */
        readonly "properties-history": "exclude" | "include";
        /**
         * Format: date
         * @description Tell what moved each multiple since the last month-end on or before this day, of the last ten years. Default a year before.
         */
        readonly since: string;
        /**
         * @description Accession number, dashed.
         * @example 0009990001-24-000012
         */
        readonly accession: string;
        /**
         * @description Changes in the order of the section, or those of the most words first.
         * @default document
         * @enum {string}
         */
        readonly order: "document" | "substance";
        /**
         * @description Name of the file. Default: the main document.
         * @example report.htm
         */
        readonly file: string;
        /** @description Number of the part, from 0. It counts before `at`, and `at` before `anchor`. Default: the first part. */
        readonly part: number;
        /** @description An offset in the document: the part that shows it. */
        readonly "filing-document_properties-at": number;
        /**
         * @description The target of a link within the document, without `#`: the part that has it, or the first one.
         * @example item7
         */
        readonly anchor: string;
        /**
         * @description The next_cursor of the previous page. Keep the other parameters unchanged.
         * @example 2024-11-01.0009990001-24-000012
         */
        readonly "events_properties-cursor": string;
        /**
         * Format: date
         * @description Only reports filed on this day or later.
         */
        readonly "properties-from": string;
        /**
         * @description Only reports with this item.
         * @example 2.02
         * @example 5.02
         */
        readonly item: string;
        /** @description Maximum number of reports. Default 50. */
        readonly "events_properties-limit": number;
        /**
         * Format: date
         * @description Only reports filed on this day or earlier.
         */
        readonly "properties-to": string;
        /**
         * @description Only figures of facts of this concept; without a prefix, of any taxonomy.
         * @example us-gaap:Assets
         * @example Assets
         */
        readonly concept: string;
        /**
         * @description Only guidance of this metric.
         * @enum {string}
         */
        readonly guidance: "capital_expenditures" | "comparable_sales" | "ebitda" | "eps" | "free_cash_flow" | "gross_margin" | "gross_profit" | "net_income" | "operating_cash_flow" | "operating_expenses" | "operating_income" | "operating_margin" | "other_income" | "revenue" | "tax_rate";
        /**
         * @description Only fields of a form in XML whose path contains this text: of a stake, trade or holding.
         * @example reportingPerson
         * @example nonDerivativeTransaction[2]
         * @example infoTable[3]
         */
        readonly path: string;
        /**
         * @description Only this section.
         * @enum {string}
         */
        readonly section: "business" | "current_report" | "mda" | "press_release" | "risk_factors";
        /** @description The filer, as a cross-check: another company's symbol is refused. An empty value counts as absent. */
        readonly "properties-symbol": string;
        /**
         * @description The next_cursor of the previous page. Keep the other parameters unchanged.
         * @example 2024-11-01.0009990001-24-000012.0009990001
         */
        readonly "filings_properties-cursor": string;
        /**
         * @description Only filings of this form or these forms, separated by commas.
         * @example 10-K
         * @example 10-Q/A
         * @example 10-K,10-Q
         */
        readonly form: string;
        /**
         * Format: date
         * @description Only filings filed on this day or later.
         */
        readonly "filings_properties-from": string;
        /**
         * @description Only 8-Ks with this item.
         * @example 2.02
         * @example 5.02
         */
        readonly "properties-item": string;
        /** @description Maximum number of filings. Default 50. */
        readonly "filings_properties-limit": number;
        /**
         * @description Only filings with a paragraph that contains all these words, in any order and letter case.
         * @example supply chain
         */
        readonly "properties-query": string;
        /**
         * Format: date
         * @description Only filings filed on this day or earlier.
         */
        readonly "filings_properties-to": string;
        /**
         * @description The next_cursor of the previous page. Keep the other parameters unchanged.
         * @example 2026-02-12.0009990001-26-000028.0
         */
        readonly "governance_properties-cursor": string;
        /**
         * Format: date
         * @description Only arrangements, votes and changes of filings filed on this day or later.
         */
        readonly "governance_properties-from": string;
        /** @description Maximum number of arrangements, of meetings and of filings with changes. Default 100. */
        readonly "governance_properties-limit": number;
        /** @description Accession of the 8-K whose votes are wanted, of the meetings. By default the newest. */
        readonly meeting: string;
        /** @description Only these sections of the proxy statement. Default: all. */
        readonly sections: readonly ("audit_fees" | "compensation" | "director_compensation" | "meeting" | "pay_versus_performance")[];
        /**
         * Format: date
         * @description Only arrangements, policies, votes, changes and proxy statements of filings filed on this day or earlier.
         */
        readonly "governance_properties-to": string;
        /**
         * @description all: every table of each exhibit as data; none: only what was read of them.
         * @default all
         * @enum {string}
         */
        readonly tables: "all" | "none";
        /**
         * @description For a 10-K business, risk_factors or mda; for a 10-Q risk_factors or mda; for an 8-K current_report (its own text) or press_release.
         * @enum {string}
         */
        readonly name: "business" | "current_report" | "mda" | "press_release" | "risk_factors";
        /**
         * @description The next_cursor of the previous page.
         * @example 100
         */
        readonly "filing-section_properties-cursor": string;
        /** @description Maximum number of paragraphs. Default 100. */
        readonly "filing-section_properties-limit": number;
        /**
         * @description Accession number, dashed.
         * @example 0009990001-26-000028
         */
        readonly "properties-accession": string;
        /**
         * @description Whether every payment is listed, as `payments`. Default exclude.
         * @enum {string}
         */
        readonly payments: "exclude" | "include";
        /**
         * Format: date
         * @description First day.
         */
        readonly "prices_properties-from": string;
        /**
         * @description Adjustment of prices and volumes: none (as traded), splits (on the share basis of the newest bar), or total (in addition with dividends reinvested at the close of their ex-dates). Default splits.
         * @enum {string}
         */
        readonly adjust: "none" | "splits" | "total";
        /**
         * @description One row per session, ISO week or calendar month. Default day.
         * @enum {string}
         */
        readonly "properties-interval": "day" | "month" | "week";
        /**
         * @description Central Index Key of the holder, with or without leading zeros.
         * @example 0001067983
         * @example 1067983
         */
        readonly cik: string;
        /**
         * Format: date
         * @description Last day of a quarter. Default: the newest quarter that the manager reported.
         */
        readonly quarter: string;
        /** @description Maximum number of positions, and of stakes. Default 100. */
        readonly "holder_properties-limit": number;
        /**
         * @description The next_cursor of the previous page, with the same quarter.
         * @example 100
         */
        readonly "holder_properties-cursor": string;
        /**
         * @description in_force (default): its current stakes; history: every Schedule 13D and 13G that it filed as the holder.
         * @enum {string}
         */
        readonly stakes: "history" | "in_force";
        /**
         * @description The next_cursor in beneficial_ownership of the previous page, with the same stakes.
         * @example 100
         */
        readonly stakes_cursor: string;
        /** @description Only transactions with one of these SEC codes. */
        readonly code: readonly ("A" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "O" | "P" | "S" | "U" | "V" | "W" | "X" | "Z")[];
        /**
         * @description The next_cursor of the previous page. Keep the other parameters unchanged.
         * @example 2026-03-02.0009990055-26-000012.1
         */
        readonly "insiders_properties-cursor": string;
        /**
         * Format: date
         * @description Only lines of this day or later: the day of the transaction, or of the filing of a holding. Intents filed since then are also listed.
         */
        readonly "insiders_properties-from": string;
        /** @description Maximum number of lines. Default 100. */
        readonly "insiders_properties-limit": number;
        /**
         * @description Transactions, or reported holdings without a transaction. Default transactions.
         * @enum {string}
         */
        readonly lines: "transactions" | "holdings";
        /**
         * @description Only lines, intents and net buying of the owner with this CIK.
         * @example 0009990055
         * @example 9990055
         */
        readonly owner: string;
        /**
         * Format: date
         * @description Only lines and intents of this day or earlier; net buying covers the months up to it. Default today in New York.
         */
        readonly "insiders_properties-to": string;
        /**
         * @description The statement that contains the field.
         * @enum {string}
         */
        readonly statement: "balance_sheet" | "cash_flow" | "income_statement";
        /**
         * @description A field of the statement, by its name in GET /v2/fundamentals and statement_cells.
         * @example revenue
         * @example total_debt
         */
        readonly field: string;
        /**
         * @description A fiscal year, a quarter (for a balance: its last day), a year to date, or the twelve months up to a quarter.
         * @example FY2025
         * @example 2025-Q3
         * @example 2025-9M
         * @example TTM-2025-Q3
         */
        readonly "properties-period": string;
        /**
         * Format: date
         * @description Show the evidence of the cell as known on this day, from filings up to it. Not later than today (UTC).
         */
        readonly as_known_on: string;
        /**
         * @description Accession number, dashed: the evidence of this filing, instead of a cell.
         * @example 0009990001-24-000012
         */
        readonly "evidence_properties-accession": string;
        /**
         * @description Only figures of facts of this concept; without a prefix, of any taxonomy; only with accession.
         * @example us-gaap:Assets
         * @example Assets
         */
        readonly "properties-concept": string;
        /**
         * @description Only guidance of this metric; only with accession.
         * @enum {string}
         */
        readonly "properties-guidance": "capital_expenditures" | "comparable_sales" | "ebitda" | "eps" | "free_cash_flow" | "gross_margin" | "gross_profit" | "net_income" | "operating_cash_flow" | "operating_expenses" | "operating_income" | "operating_margin" | "other_income" | "revenue" | "tax_rate";
        /**
         * @description Only fields of a form in XML whose path contains this text: of a stake, trade or holding; only with accession.
         * @example reportingPerson
         * @example nonDerivativeTransaction[2]
         * @example infoTable[3]
         */
        readonly "properties-path": string;
        /**
         * @description Only this section; only with accession.
         * @enum {string}
         */
        readonly "properties-section": "business" | "current_report" | "mda" | "press_release" | "risk_factors";
        /**
         * @description The block of GET /v2/fundamentals that contains the figure.
         * @enum {string}
         */
        readonly block: "balance_sheet" | "bank_metrics" | "cash_flow" | "forensics" | "income_statement" | "trajectory" | "ttm";
        /**
         * @description The name of the figure in the block, without its group. If the figure has a level and a change, the name selects the level; add .yoy_delta for the change.
         * @example gross_margin_pct
         * @example piotroski_f_score
         * @example days_inventory.yoy_delta
         * @example roic.trend
         */
        readonly "properties-figure": string;
        /**
         * @description A fiscal year or a quarter; for ttm, forensics and trajectory their last period.
         * @example FY2025
         * @example 2025-Q3
         * @example TTM-2025-Q3
         */
        readonly "explain-figure_properties-period": string;
        /**
         * Format: date
         * @description Explain the figure as known on this day, from filings up to it. Not later than today (UTC).
         */
        readonly "properties-as_known_on": string;
        /**
         * Format: date
         * @description Explain the cell as known on this day, from filings up to it. Not later than today (UTC).
         */
        readonly "explain_properties-as_known_on": string;
        /**
         * @description Only facts of this filing.
         * @example 0009990001-24-000012
         */
        readonly "facts_properties-accession": string;
        /**
         * @description Only facts with this axis, with or without other axes; without a prefix, of any taxonomy.
         * @example srt:ProductOrServiceAxis
         * @example ProductOrServiceAxis
         */
        readonly axis: string;
        /**
         * @description Only facts of this concept; without a prefix, of any taxonomy.
         * @example us-gaap:Assets
         * @example Assets
         */
        readonly "facts_properties-concept": string;
        /**
         * @description The next_cursor of the previous page. Keep the other parameters unchanged.
         * @example 0009990001-24-000012.1.41
         */
        readonly "facts_properties-cursor": string;
        /**
         * @description Only facts of filings of this form.
         * @example 10-K
         * @example 10-Q/A
         */
        readonly "properties-form": string;
        /**
         * Format: date
         * @description Only periods that end on this day or later.
         */
        readonly "facts_properties-from": string;
        /** @description Maximum number of facts. Default 100. */
        readonly "facts_properties-limit": number;
        /**
         * @description Only facts with this member, on `axis` if given; without a prefix, of any taxonomy. For a typed member its text.
         * @example us-gaap:ProductMember
         * @example ProductMember
         */
        readonly member: string;
        /**
         * Format: date
         * @description Only periods that end on this day or earlier.
         */
        readonly "facts_properties-to": string;
        /**
         * @description Only this flag; it also determines the company.
         * @example 0b9d1c7e5a3f2d4c6b8a7e9f1d3c5b7a9e8f7d6c5b4a39281706f5e4d3c2b1a0
         */
        readonly id: string;
        /** @description Maximum number of flags, newest first. Default 100. */
        readonly "flags_properties-limit": number;
        /**
         * FlagRequest
         * @description Body of POST /v2/flags.
         */
        readonly flag: {
            /**
             * @description The filing that the caller cites.
             * @example 0009999999-26-000011
             */
            readonly accession?: string;
            /**
             * @description A field of the statement, by its name in GET /v2/fundamentals and statement_cells.
             * @example revenue
             * @example total_debt
             */
            readonly field: string;
            /** @description A note for the person who examines the flag. It is stored: do not include names or addresses. */
            readonly note?: string;
            /**
             * @description A fiscal year, a quarter (for a balance: its last day), a year to date, or the twelve months up to a quarter.
             * @example FY2025
             * @example 2025-Q3
             * @example 2025-9M
             * @example TTM-2025-Q3
             */
            readonly period: string;
            /**
             * @description Kind of the dispute. outdated: a later filing has another value; wrongly_refused: a value exists but is refused.
             * @enum {string}
             */
            readonly reason: "wrong_value" | "wrong_sign" | "wrong_scale" | "wrong_unit" | "wrong_period" | "outdated" | "wrongly_refused" | "other";
            /**
             * @description The statement that contains the field.
             * @enum {string}
             */
            readonly statement: "balance_sheet" | "cash_flow" | "income_statement";
            /**
             * @description Ticker in upper or lower case; a dot before a share class counts as a dash.
             * @example ACME
             * @example acme.b
             */
            readonly symbol: string;
        };
        /**
         * Format: date
         * @description Respond as known on this day, as if nothing later had been filed. Not later than today (UTC).
         */
        readonly "fundamentals_properties-as_known_on": string;
        /**
         * @description The last 8 quarters or the last 5 fiscal years. Default: quarter, and annual for a company that reports once a year.
         * @enum {string}
         */
        readonly "fundamentals_properties-period": "annual" | "quarter";
        /** @description Only these blocks. Default: all except statement_detail, which must be requested. */
        readonly "properties-blocks": readonly ("balance_sheet" | "bank_metrics" | "cash_flow" | "forensics" | "income_statement" | "industry_rows" | "statement_detail" | "trajectory" | "ttm")[];
        /**
         * @description Figures that an earnings release announces and no report has yet: include or exclude them. Default: include.
         * @enum {string}
         */
        readonly preliminary: "exclude" | "include";
        /**
         * @description Whether the answer says in reasons why each figure with a name in the catalog is null. Default: false.
         * @enum {string}
         */
        readonly "properties-reasons": "false" | "true";
        /**
         * @description Only this note. Default all.
         * @enum {string}
         */
        readonly note: "debt_maturities" | "eps_reconciliation" | "fair_value_levels" | "finance_lease_maturities" | "intangible_amortization" | "operating_lease_maturities" | "remaining_performance_obligations" | "tax_reconciliation";
        /**
         * @description The fiscal year or quarter of the report, or `latest`, the newest annual report. Default latest.
         * @example latest
         * @example FY2025
         * @example 2025-Q3
         */
        readonly "notes_properties-period": string;
        /**
         * @description The notes of this filing; `period` is then ignored.
         * @example 0009990001-24-000012
         */
        readonly "notes_properties-accession": string;
        /**
         * Format: date
         * @description Only changes by filings of this day or later.
         */
        readonly "properties-since": string;
        /**
         * @description Only fields of this statement.
         * @enum {string}
         */
        readonly "properties-statement": "balance_sheet" | "cash_flow" | "income_statement";
        /**
         * @description Only this field, by its name in GET /v2/fundamentals and statement_cells.
         * @example revenue
         * @example total_debt
         */
        readonly "properties-field": string;
        /** @description Maximum number of revisions. Default 100. */
        readonly "revisions_properties-limit": number;
        /**
         * @description The next_cursor of the previous page. Keep the other parameters unchanged.
         * @example 0009990001-24-000012.0
         */
        readonly "revisions_properties-cursor": string;
        /**
         * @description How the measure is broken down: by product or service, by business segment, or by region.
         * @enum {string}
         */
        readonly by: "geography" | "product" | "segment";
        /**
         * @description The measure to break down. Default revenue.
         * @enum {string}
         */
        readonly measure: "assets" | "operating_income" | "revenue";
        /**
         * @description A fiscal year, a quarter or a year to date (for assets: its last day), or `latest`, the newest period with a breakdown. Default latest.
         * @example latest
         * @example FY2025
         * @example 2025-Q3
         * @example 2025-9M
         */
        readonly "segments_properties-period": string;
        /** @description Number of periods of the same kind: the requested one and those before it. Default 1. */
        readonly "segments_properties-history": number;
        /**
         * Format: date
         * @description Use only filings up to this day. Not later than today (UTC).
         */
        readonly "segments_properties-as_known_on": string;
        /**
         * @description The verdict of the listed cells. Default contradicted.
         * @enum {string}
         */
        readonly verdict: "contradicted" | "passed" | "unchecked";
        /** @description Maximum number of cells, newest periods first. Default 100. */
        readonly "verification_properties-limit": number;
        /** @description Only events of these kinds. Default: all. */
        readonly kinds: readonly ("filing" | "governance" | "insider_trade" | "refusal" | "refusal_lifted" | "results" | "revision" | "stake")[];
        /**
         * Format: date
         * @description Only events of filings filed on this day or later. A newly ingested company has events for all its filings.
         */
        readonly "stream_properties-since": string;
        /**
         * @description Only events of these companies, at most 50: tickers in upper or lower case; a dot before a share class counts as a dash. Default: all.
         * @example [
         *       "AAPL",
         *       "MSFT"
         *     ]
         */
        readonly "properties-symbols": readonly string[];
        /**
         * StockFinancialsRequest
         * @description Body of POST /v1/tools/stock_financials, after the aliases of statements are replaced by their names.
         */
        readonly stock_financials: {
            /** @description Ticker in upper or lower case, a dot before a share class counts as a dash; or a CIK, with or without leading zeros or the letters CIK. */
            readonly symbol: string;
            /**
             * @description One statement, or all three (financials). Selector of schema 1; schema 2 uses it unless statements is given.
             * @default financials
             * @enum {string}
             */
            readonly statement?: "income" | "balance" | "cash_flow" | "financials";
            /**
             * @description Fiscal years, fiscal quarters, or the year to date at the end of the first, second and third quarter.
             * @default annual
             * @enum {string}
             */
            readonly period_kind?: "annual" | "quarter" | "ytd";
            /**
             * @description Number of periods, newest first.
             * @default 3
             */
            readonly periods?: number;
            /**
             * @description Every value as reported by the newest filing that covers its period.
             * @default latest_restated
             * @enum {string}
             */
            readonly vintage?: "latest_restated";
            /**
             * @description Schema 1: concise or full. Schema 2: core (concise means the same), full or audit.
             * @default concise
             * @enum {string}
             */
            readonly detail?: "concise" | "full" | "core" | "audit";
            /**
             * @description 2 for the envelope, 1 for the frozen legacy wire.
             * @default 2
             * @enum {integer}
             */
            readonly schema?: 1 | 2;
            /** @description Schema 2 only. The statements, in any order; all three if absent or empty. A single statement is not wrapped in a map. */
            readonly statements?: readonly ("income" | "balance" | "cash_flow")[];
            /**
             * @description Schema 2 only. Adds a rounded twin for reading to every amount, e.g. 94.9B.
             * @default false
             */
            readonly approx?: boolean;
            /**
             * @description Schema 2 only. Figures that an earnings release announces and no report has yet: include or exclude them.
             * @default include
             * @enum {string}
             */
            readonly preliminary?: "exclude" | "include";
        };
        /**
         * StockSearchRequest
         * @description Body of POST /v1/tools/stock_search.
         */
        readonly stock_search: {
            /** @description A ticker, a CIK with or without leading zeros, a present or former name, or the beginnings of its words. Typos are tolerated. */
            readonly query: string;
            /**
             * @description Maximum number of results.
             * @default 10
             */
            readonly limit?: number;
            /**
             * @description The schema of the response; the tool has only this one.
             * @default 2
             * @enum {integer}
             */
            readonly schema?: 2;
        };
    };
    responses: {
        /**
         * @description Only with FOOTNOTE_ON_DEMAND: EDGAR lists the symbol, the company has not been ingested, and it is being
         *     fetched. Repeat the request after the wait; the response is then 200 with figures, or a refusal with the
         *     reason why there are none.
         */
        readonly Collecting: {
            headers: {
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["CollectingResponse"];
            };
        };
        /** @description If-None-Match contains the current ETag. No body. */
        readonly NotModified: {
            headers: {
                readonly Age: components["headers"]["Age"];
                readonly ETag: components["headers"]["ETag"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A parameter is invalid (PARAM_INVALID), or the symbol is malformed (SYMBOL_INVALID). */
        readonly BadRequest: {
            headers: {
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The key is missing, unknown, revoked, unpaid or expired, as given by the reason. */
        readonly Unauthorized: {
            headers: {
                /** @description Always ApiKey. */
                readonly "WWW-Authenticate"?: "ApiKey";
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["FlatRefusal"];
            };
        };
        /**
         * @description The symbol is outside the supported universe (SYMBOL_UNKNOWN) or claimed by several companies (the same code
         *     with the reason symbol_ambiguous), the path or cell does not exist (NOT_FOUND), or
         *     EDGAR lists the symbol but has no data of the company (COLLECTION_FAILED, with FOOTNOTE_ON_DEMAND).
         */
        readonly NotFound: {
            headers: {
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The Accept header permits neither application/json nor, for tables, text/csv. Refusals are always JSON. */
        readonly NotAcceptable: {
            headers: {
                /** @description Always Accept. */
                readonly Vary?: "Accept";
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body of the request exceeds 64 KiB or, if the operation reads a body, 16 levels of nesting. */
        readonly TooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["FlatRefusal"];
            };
        };
        /** @description The key has reached its limit per minute or its plan's quota. */
        readonly RateLimited: {
            headers: {
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description An internal error of the service. */
        readonly Internal: {
            headers: {
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "available": false,
                 *       "error": {
                 *         "code": "INTERNAL",
                 *         "message": "the service has a fault",
                 *         "retryable": true
                 *       },
                 *       "reason": "internal_error"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /**
         * @description The read store is unavailable, or did not answer a query within FOOTNOTE_CLICKHOUSE_DEADLINE_SECONDS; after
         *     several of these in a row, requests that need it are refused at once until it answers again. Cached responses
         *     are still served. With FOOTNOTE_ON_DEMAND also: too many companies are waiting to be fetched
         *     (COLLECTION_QUEUE_FULL), or EDGAR or its mirror failed (COLLECTION_FAILED).
         */
        readonly Unavailable: {
            headers: {
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "available": false,
                 *       "error": {
                 *         "code": "UPSTREAM_UNAVAILABLE",
                 *         "message": "the read store does not answer",
                 *         "retryable": true
                 *       },
                 *       "reason": "upstream_unavailable",
                 *       "recovery": {
                 *         "action": "wait",
                 *         "seconds": 5
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Seconds since the figures of the response were read. A publication of the company ends its response. */
        readonly Age: number;
        /** @description Identifies the state of the response apart from its age. */
        readonly ETag: string;
        /** @description With text/csv: the address of the next page, with rel="next", if there is one. JSON has its own cursor. */
        readonly Link: string;
        /**
         * @description Seconds to wait. Present if the limit per minute was reached, the collection queue is full or something that
         *     the response needs does not answer, but not if the plan's quota was reached.
         */
        readonly "Retry-After": number;
        /** @description Limit of requests of the key per minute; per plan period if the quota was reached. */
        readonly "X-RateLimit-Limit": number;
        /** @description Number of requests left. */
        readonly "X-RateLimit-Remaining": number;
        /** @description End of the minute or period, epoch seconds. */
        readonly "X-RateLimit-Reset": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly getCatalog: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @example [
                 *       "ttm"
                 *     ]
                 */
                readonly blocks?: components["schemas"]["blocks"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The fields. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CatalogResponse"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
        };
    };
    readonly getCalendar: {
        readonly parameters: {
            readonly query: {
                /** @example FNDEC */
                readonly symbol: components["schemas"]["symbol"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The calendar. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CalendarResponse"];
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getCompanies: {
        readonly parameters: {
            readonly query?: {
                readonly cursor?: components["schemas"]["cursor"];
                /** @example 3 */
                readonly limit?: components["schemas"]["limit"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of companies. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CompaniesResponse"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getCompare: {
        readonly parameters: {
            readonly query: {
                /**
                 * @example [
                 *       "FNDEC",
                 *       "FNJAN",
                 *       "FNDEX"
                 *     ]
                 */
                readonly symbols: components["schemas"]["symbols"];
                /**
                 * @example [
                 *       "revenue",
                 *       "roic_pct"
                 *     ]
                 */
                readonly fields: components["schemas"]["fields"];
                readonly period?: components["schemas"]["period"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The figures. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CompareResponse"];
                    readonly "text/csv": string;
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getCoverage: {
        readonly parameters: {
            readonly query: {
                /** @example FNDEC */
                readonly symbol: components["schemas"]["symbol"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The lanes. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CoverageResponse"];
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getEarnings: {
        readonly parameters: {
            readonly query: {
                /** @example FNDEC */
                readonly symbol: components["schemas"]["symbol"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Results by period. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EarningsResponse"];
                    readonly "text/csv": string;
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getExplainLane: {
        readonly parameters: {
            readonly query: {
                /** @example FNDEC */
                readonly symbol: components["schemas"]["symbol"];
                /** @example valuation */
                readonly lane: components["schemas"]["lane"];
                /** @example multiples.price_to_sales.value */
                readonly figure: components["schemas"]["figure"];
                readonly at?: components["schemas"]["at"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The explanation. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExplainLaneResponse"];
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getHistory: {
        readonly parameters: {
            readonly query: {
                /** @example FNDEC */
                readonly symbol: components["schemas"]["symbol"];
                /**
                 * @example [
                 *       "close",
                 *       "pe_ttm",
                 *       "revenue_ttm"
                 *     ]
                 */
                readonly series: components["schemas"]["series"];
                /** @example 2025-01-01 */
                readonly from?: components["schemas"]["from"];
                readonly to?: components["schemas"]["to"];
                readonly interval?: components["schemas"]["interval"];
                readonly limit?: components["schemas"]["properties-limit"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rows, newest first, or the reason why there are none. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Link: components["headers"]["Link"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HistoryResponse"];
                    readonly "text/csv": string;
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPricedIn: {
        readonly parameters: {
            readonly query: {
                /** @example FNDEC */
                readonly symbol: components["schemas"]["symbol"];
                readonly discount_pct?: components["schemas"]["discount_pct"];
                readonly terminal_pct?: components["schemas"]["terminal_pct"];
                readonly years?: components["schemas"]["years"];
                readonly at?: components["schemas"]["properties-at"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The implied growth. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PricedInResponse"];
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getProfile: {
        readonly parameters: {
            readonly query: {
                /** @example FNDEC */
                readonly symbol: components["schemas"]["symbol"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The profile. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProfileResponse"];
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getScreen: {
        readonly parameters: {
            readonly query: {
                /** @example roic_pct > 5 */
                readonly where: components["schemas"]["where"];
                readonly columns?: components["schemas"]["columns"];
                readonly cursor?: components["schemas"]["properties-cursor"];
                readonly limit?: components["schemas"]["screen_properties-limit"];
                readonly list?: components["schemas"]["list"];
                readonly period?: components["schemas"]["period"];
                /** @example -revenue_yoy_pct */
                readonly sort?: components["schemas"]["sort"];
                /** @example include */
                readonly stale?: components["schemas"]["stale"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The matching companies. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Link: components["headers"]["Link"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ScreenResponse"];
                    readonly "text/csv": string;
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSearch: {
        readonly parameters: {
            readonly query: {
                /** @example wigets */
                readonly query: components["schemas"]["query"];
                readonly limit?: components["schemas"]["search_properties-limit"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Search results. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SearchResponse"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSnapshot: {
        readonly parameters: {
            readonly query: {
                /** @example FNDEC */
                readonly symbol: components["schemas"]["symbol"];
                readonly history?: components["schemas"]["history"];
                readonly reasons?: components["schemas"]["reasons"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The snapshot. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SnapshotResponse"];
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getValuation: {
        readonly parameters: {
            readonly query: {
                /** @example FNDEC */
                readonly symbol: components["schemas"]["symbol"];
                readonly at?: components["schemas"]["properties-at"];
                readonly history?: components["schemas"]["properties-history"];
                readonly since?: components["schemas"]["since"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The valuation. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ValuationResponse"];
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFilingDiff: {
        readonly parameters: {
            readonly query?: {
                readonly order?: components["schemas"]["order"];
            };
            readonly header?: never;
            readonly path: {
                /** @example 0009990001-26-000028 */
                readonly accession: components["schemas"]["accession"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The changes, or the reason why there is no comparison. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FilingDiffResponse"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFilingDocument: {
        readonly parameters: {
            readonly query?: {
                readonly file?: components["schemas"]["file"];
                readonly part?: components["schemas"]["part"];
                readonly at?: components["schemas"]["filing-document_properties-at"];
                readonly anchor?: components["schemas"]["anchor"];
            };
            readonly header?: never;
            readonly path: {
                /** @example 0009990001-26-900030 */
                readonly accession: components["schemas"]["accession"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A part of the document, or the reason why there is none. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FilingDocumentResponse"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getEvents: {
        readonly parameters: {
            readonly query: {
                /** @example FNDEC */
                readonly symbol: components["schemas"]["symbol"];
                readonly cursor?: components["schemas"]["events_properties-cursor"];
                readonly from?: components["schemas"]["properties-from"];
                readonly item?: components["schemas"]["item"];
                readonly limit?: components["schemas"]["events_properties-limit"];
                readonly to?: components["schemas"]["properties-to"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of the timeline. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Link: components["headers"]["Link"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EventsResponse"];
                    readonly "text/csv": string;
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFilingEvidence: {
        readonly parameters: {
            readonly query?: {
                readonly concept?: components["schemas"]["concept"];
                readonly guidance?: components["schemas"]["guidance"];
                readonly path?: components["schemas"]["path"];
                readonly section?: components["schemas"]["section"];
            };
            readonly header?: never;
            readonly path: {
                /** @example 0009990001-26-000030 */
                readonly accession: components["schemas"]["accession"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The figures and fields. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FilingEvidenceResponse"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFiling: {
        readonly parameters: {
            readonly query?: {
                readonly symbol?: components["schemas"]["properties-symbol"];
            };
            readonly header?: never;
            readonly path: {
                /** @example 0009990001-26-000028 */
                readonly accession: components["schemas"]["accession"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The filing. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FilingResponse"];
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFilings: {
        readonly parameters: {
            readonly query?: {
                /** @example FNDEC */
                readonly symbol?: components["schemas"]["symbol"];
                readonly cursor?: components["schemas"]["filings_properties-cursor"];
                readonly form?: components["schemas"]["form"];
                readonly from?: components["schemas"]["filings_properties-from"];
                readonly item?: components["schemas"]["properties-item"];
                readonly limit?: components["schemas"]["filings_properties-limit"];
                readonly query?: components["schemas"]["properties-query"];
                readonly to?: components["schemas"]["filings_properties-to"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of filings. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Link: components["headers"]["Link"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FilingsResponse"];
                    readonly "text/csv": string;
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getGovernance: {
        readonly parameters: {
            readonly query: {
                /** @example FNDEC */
                readonly symbol: components["schemas"]["symbol"];
                readonly cursor?: components["schemas"]["governance_properties-cursor"];
                readonly from?: components["schemas"]["governance_properties-from"];
                readonly limit?: components["schemas"]["governance_properties-limit"];
                readonly meeting?: components["schemas"]["meeting"];
                readonly sections?: components["schemas"]["sections"];
                readonly to?: components["schemas"]["governance_properties-to"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The arrangements and policies, or the reason why there are none. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Link: components["headers"]["Link"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GovernanceResponse"];
                    readonly "text/csv": string;
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRelease: {
        readonly parameters: {
            readonly query?: {
                readonly tables?: components["schemas"]["tables"];
            };
            readonly header?: never;
            readonly path: {
                /** @example 0009990001-26-900030 */
                readonly accession: components["schemas"]["accession"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The release, or the reason why there is none. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReleaseResponse"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFilingSection: {
        readonly parameters: {
            readonly query?: {
                readonly cursor?: components["schemas"]["filing-section_properties-cursor"];
                readonly limit?: components["schemas"]["filing-section_properties-limit"];
            };
            readonly header?: never;
            readonly path: {
                /** @example 0009990001-26-000028 */
                readonly accession: components["schemas"]["accession"];
                /** @example risk_factors */
                readonly name: components["schemas"]["name"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of the section, or the reason why there is none. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FilingSectionResponse"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFilingStatements: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 0009990001-26-000028 */
                readonly accession: components["schemas"]["properties-accession"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The statements, or the reason why there are none. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FiledStatementsResponse"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getDividends: {
        readonly parameters: {
            readonly query: {
                /** @example FNDEC */
                readonly symbol: components["schemas"]["symbol"];
                readonly payments?: components["schemas"]["payments"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The dividends. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DividendsResponse"];
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPriceAction: {
        readonly parameters: {
            readonly query: {
                /** @example FNDEC */
                readonly symbol: components["schemas"]["symbol"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The price action. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PriceActionResponse"];
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPrices: {
        readonly parameters: {
            readonly query: {
                /** @example FNDEC */
                readonly symbol: components["schemas"]["symbol"];
                readonly from?: components["schemas"]["prices_properties-from"];
                readonly to?: components["schemas"]["to"];
                readonly adjust?: components["schemas"]["adjust"];
                readonly interval?: components["schemas"]["properties-interval"];
                /** @example 10 */
                readonly limit?: components["schemas"]["properties-limit"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rows, newest first, or the reason why there are none. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Link: components["headers"]["Link"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PricesResponse"];
                    readonly "text/csv": string;
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getTechnicals: {
        readonly parameters: {
            readonly query: {
                /** @example FNDEC */
                readonly symbol: components["schemas"]["symbol"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The indicators. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TechnicalsResponse"];
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getHolder: {
        readonly parameters: {
            readonly query?: {
                readonly quarter?: components["schemas"]["quarter"];
                readonly limit?: components["schemas"]["holder_properties-limit"];
                readonly cursor?: components["schemas"]["holder_properties-cursor"];
                readonly stakes?: components["schemas"]["stakes"];
                readonly stakes_cursor?: components["schemas"]["stakes_cursor"];
            };
            readonly header?: never;
            readonly path: {
                /** @example 0009940001 */
                readonly cik: components["schemas"]["cik"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The holder. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Link: components["headers"]["Link"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HolderResponse"];
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getInsiders: {
        readonly parameters: {
            readonly query: {
                /** @example FNDEC */
                readonly symbol: components["schemas"]["symbol"];
                readonly code?: components["schemas"]["code"];
                readonly cursor?: components["schemas"]["insiders_properties-cursor"];
                readonly from?: components["schemas"]["insiders_properties-from"];
                readonly limit?: components["schemas"]["insiders_properties-limit"];
                readonly lines?: components["schemas"]["lines"];
                readonly owner?: components["schemas"]["owner"];
                readonly to?: components["schemas"]["insiders_properties-to"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Lines of forms with the summary and the intents, or the reason why there are none. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Link: components["headers"]["Link"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InsidersResponse"];
                    readonly "text/csv": string;
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getOwnership: {
        readonly parameters: {
            readonly query: {
                /** @example FNDEC */
                readonly symbol: components["schemas"]["symbol"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The stakes. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OwnershipResponse"];
                    readonly "text/csv": string;
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getEvidence: {
        readonly parameters: {
            readonly query?: {
                /** @example FNDEC */
                readonly symbol?: components["schemas"]["symbol"];
                /** @example income_statement */
                readonly statement?: components["schemas"]["statement"];
                /** @example operating_income */
                readonly field?: components["schemas"]["field"];
                /** @example 2024-Q4 */
                readonly period?: components["schemas"]["properties-period"];
                readonly as_known_on?: components["schemas"]["as_known_on"];
                readonly accession?: components["schemas"]["evidence_properties-accession"];
                readonly concept?: components["schemas"]["properties-concept"];
                readonly guidance?: components["schemas"]["properties-guidance"];
                readonly path?: components["schemas"]["properties-path"];
                readonly section?: components["schemas"]["properties-section"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The facts with their places, or the evidence of the filing. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EvidenceResponse"];
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getExplainFigure: {
        readonly parameters: {
            readonly query: {
                /** @example FNJAN */
                readonly symbol: components["schemas"]["symbol"];
                /** @example income_statement */
                readonly block: components["schemas"]["block"];
                /** @example gross_margin_pct */
                readonly figure: components["schemas"]["properties-figure"];
                /** @example FY2024 */
                readonly period: components["schemas"]["explain-figure_properties-period"];
                readonly as_known_on?: components["schemas"]["properties-as_known_on"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The explanation. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExplainFigureResponse"];
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getExplain: {
        readonly parameters: {
            readonly query: {
                /** @example FNDEC */
                readonly symbol: components["schemas"]["symbol"];
                /** @example income_statement */
                readonly statement: components["schemas"]["statement"];
                /** @example eps_diluted */
                readonly field: components["schemas"]["field"];
                /** @example 2024-Q4 */
                readonly period: components["schemas"]["properties-period"];
                readonly as_known_on?: components["schemas"]["explain_properties-as_known_on"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The explanation. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExplainResponse"];
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFacts: {
        readonly parameters: {
            readonly query: {
                /** @example FNDEC */
                readonly symbol: components["schemas"]["symbol"];
                readonly accession?: components["schemas"]["facts_properties-accession"];
                readonly axis?: components["schemas"]["axis"];
                /** @example InterestExpense */
                readonly concept?: components["schemas"]["facts_properties-concept"];
                readonly cursor?: components["schemas"]["facts_properties-cursor"];
                readonly form?: components["schemas"]["properties-form"];
                readonly from?: components["schemas"]["facts_properties-from"];
                readonly limit?: components["schemas"]["facts_properties-limit"];
                readonly member?: components["schemas"]["member"];
                readonly to?: components["schemas"]["facts_properties-to"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of facts. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly Link: components["headers"]["Link"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FiledFactsResponse"];
                    readonly "text/csv": string;
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFlags: {
        readonly parameters: {
            readonly query?: {
                /** @example FNDEC */
                readonly symbol?: components["schemas"]["symbol"];
                readonly id?: components["schemas"]["id"];
                readonly limit?: components["schemas"]["flags_properties-limit"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The flags. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FlagsResponse"];
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly postFlag: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["flag"];
            };
        };
        readonly responses: {
            /** @description The current state of the flag. */
            readonly 200: {
                headers: {
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FlagResponse"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFundamentals: {
        readonly parameters: {
            readonly query: {
                /** @example FNDEC */
                readonly symbol: components["schemas"]["symbol"];
                readonly as_known_on?: components["schemas"]["fundamentals_properties-as_known_on"];
                readonly period?: components["schemas"]["fundamentals_properties-period"];
                readonly blocks?: components["schemas"]["properties-blocks"];
                readonly preliminary?: components["schemas"]["preliminary"];
                readonly reasons?: components["schemas"]["properties-reasons"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The statements, or a notice with the reason why this view of them does not exist. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FundamentalsResponse"];
                    readonly "text/csv": string;
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getNotes: {
        readonly parameters: {
            readonly query: {
                /** @example FNDEC */
                readonly symbol: components["schemas"]["symbol"];
                /** @example operating_lease_maturities */
                readonly note?: components["schemas"]["note"];
                readonly period?: components["schemas"]["notes_properties-period"];
                readonly accession?: components["schemas"]["notes_properties-accession"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The notes of one report. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NotesResponse"];
                    readonly "text/csv": string;
                };
            };
            readonly 202: components["responses"]["Collecting"];
            /** @description If-None-Match contains the current ETag. No body. */
            readonly 304: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRevisions: {
        readonly parameters: {
            readonly query: {
                /** @example FNJAN */
                readonly symbol: components["schemas"]["symbol"];
                readonly since?: components["schemas"]["properties-since"];
                readonly statement?: components["schemas"]["properties-statement"];
                readonly field?: components["schemas"]["properties-field"];
                readonly limit?: components["schemas"]["revisions_properties-limit"];
                readonly cursor?: components["schemas"]["revisions_properties-cursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of revisions. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RevisionsResponse"];
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSegments: {
        readonly parameters: {
            readonly query: {
                /** @example FNDEC */
                readonly symbol: components["schemas"]["symbol"];
                /** @example product */
                readonly by: components["schemas"]["by"];
                readonly measure?: components["schemas"]["measure"];
                readonly period?: components["schemas"]["segments_properties-period"];
                readonly history?: components["schemas"]["segments_properties-history"];
                readonly as_known_on?: components["schemas"]["segments_properties-as_known_on"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The periods, newest first. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SegmentsResponse"];
                    readonly "text/csv": string;
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getVerification: {
        readonly parameters: {
            readonly query: {
                /** @example FNDEC */
                readonly symbol: components["schemas"]["symbol"];
                readonly statement?: components["schemas"]["properties-statement"];
                /** @example revenue */
                readonly field?: components["schemas"]["properties-field"];
                readonly verdict?: components["schemas"]["verdict"];
                readonly limit?: components["schemas"]["verification_properties-limit"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The verdicts. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VerificationResponse"];
                };
            };
            readonly 202: components["responses"]["Collecting"];
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly streamEvents: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @example [
                 *       "filing"
                 *     ]
                 */
                readonly kinds?: components["schemas"]["kinds"];
                readonly since?: components["schemas"]["stream_properties-since"];
                /**
                 * @example [
                 *       "FNDEC"
                 *     ]
                 */
                readonly symbols?: components["schemas"]["properties-symbols"];
            };
            readonly header?: {
                /** @description The id of the last event that the client received. */
                readonly "Last-Event-ID"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The events. The schema is that of `data`. */
            readonly 200: {
                headers: {
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": components["schemas"]["StreamedEvent"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["Internal"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly postStockFinancials: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Schema 2 only. ETag of an earlier response to the same request. */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["stock_financials"];
            };
        };
        readonly responses: {
            /** @description The statements: the envelope of schema 2, or the frozen wire of schema 1, which has no ETag. */
            readonly 200: {
                headers: {
                    /**
                     * @description Schema 2 only. A strong ETag: it identifies the bytes of the response, is the same on every replica
                     *     and after every restart, and changes only with the response.
                     */
                    readonly ETag?: string;
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StockFinancialsResponse"];
                };
            };
            /**
             * @description Only with FOOTNOTE_ON_DEMAND: EDGAR lists the symbol, the company has not been ingested, and it is being
             *     fetched. Repeat the request after the wait.
             */
            readonly 202: {
                headers: {
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ToolCollectingResponse"];
                };
            };
            /** @description Schema 2 only. If-None-Match contains the current ETag. No body. */
            readonly 304: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            /** @description No company has exactly this symbol, or it has no data to serve. Execute the recovery unchanged. */
            readonly 404: {
                headers: {
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoMatchResponse"];
                };
            };
            readonly 413: components["responses"]["TooLarge"];
            /** @description The request is invalid; one entry for each fault. */
            readonly 422: {
                headers: {
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvalidRequestResponse"];
                };
            };
            /** @description The key has reached its limit per minute or its plan's quota. */
            readonly 429: {
                headers: {
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ToolRateLimitedResponse"];
                };
            };
            /** @description An internal error of the service. */
            readonly 500: {
                headers: {
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "available": false,
                     *       "reason": "internal_error"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ToolFlatRefusal"];
                };
            };
            /** @description The read store is unavailable, or, with FOOTNOTE_ON_DEMAND, too many companies are waiting to be fetched. */
            readonly 503: {
                headers: {
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "available": false,
                     *       "reason": "upstream_unavailable",
                     *       "recovery": {
                     *         "action": "wait",
                     *         "seconds": 5
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ToolFlatRefusal"];
                };
            };
        };
    };
    readonly postStockSearch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description ETag of an earlier response to the same request. */
                readonly "If-None-Match"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["stock_search"];
            };
        };
        readonly responses: {
            /** @description Search results. */
            readonly 200: {
                headers: {
                    readonly Age: components["headers"]["Age"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StockSearchResponse"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 413: components["responses"]["TooLarge"];
            /** @description The request is invalid; one entry for each fault. */
            readonly 422: {
                headers: {
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvalidRequest"];
                };
            };
            /** @description The key has reached its limit per minute or its plan's quota. */
            readonly 429: {
                headers: {
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ToolRateLimited"];
                };
            };
            /** @description An internal error of the service. */
            readonly 500: {
                headers: {
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "available": false,
                     *       "reason": "internal_error"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ToolFlatRefusal"];
                };
            };
            /** @description The read store is unavailable. */
            readonly 503: {
                headers: {
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    readonly "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    readonly "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "available": false,
                     *       "reason": "upstream_unavailable",
                     *       "recovery": {
                     *         "action": "wait",
                     *         "seconds": 5
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ToolFlatRefusal"];
                };
            };
        };
    };
}

export type CatalogResponse = components['schemas']['CatalogResponse'];
export type CatalogStaleness = components['schemas']['CatalogStaleness'];
export type CatalogScreenField = components['schemas']['CatalogScreenField'];
export type CatalogLaneFigure = components['schemas']['CatalogLaneFigure'];
export type CatalogSeries = components['schemas']['CatalogSeries'];
export type SeriesPeriods = components['schemas']['SeriesPeriods'];
export type SeriesUnit = components['schemas']['SeriesUnit'];
export type CatalogField = components['schemas']['CatalogField'];
export type CatalogRule = components['schemas']['CatalogRule'];
export type CatalogCandidate = components['schemas']['CatalogCandidate'];
export type Age = components['schemas']['Age'];
export type StatementsAge = components['schemas']['StatementsAge'];
export type NewestReport = components['schemas']['NewestReport'];
export type PricesAge = components['schemas']['PricesAge'];
export type FlatRefusal = components['schemas']['FlatRefusal'];
export type Refusal = components['schemas']['Refusal'];
export type CollectingResponse = components['schemas']['CollectingResponse'];
export type Recovery = components['schemas']['Recovery'];
export type WaitRecovery = components['schemas']['WaitRecovery'];
export type ToolRecovery = components['schemas']['ToolRecovery'];
export type Cik = components['schemas']['Cik'];
export type CurrencyCode = components['schemas']['CurrencyCode'];
export type EvidenceSource = components['schemas']['EvidenceSource'];
export type AsKnownOn = components['schemas']['AsKnownOn'];
export type AsOf = components['schemas']['AsOf'];
export type CacheAge = components['schemas']['CacheAge'];
export type Currency = components['schemas']['Currency'];
export type Freshness = components['schemas']['Freshness'];
export type MarketStatus = components['schemas']['MarketStatus'];
export type Period = components['schemas']['Period'];
export type ReportingCadence = components['schemas']['ReportingCadence'];
export type Symbol = components['schemas']['Symbol'];
export type FiscalPeriod = components['schemas']['FiscalPeriod'];
export type FiscalYear = components['schemas']['FiscalYear'];
export type PeriodEnd = components['schemas']['PeriodEnd'];
export type Provenance = components['schemas']['Provenance'];
export type ReleaseExhibitType = components['schemas']['ReleaseExhibitType'];
export type Standing = components['schemas']['Standing'];
export type Money = components['schemas']['Money'];
export type Outflow = components['schemas']['Outflow'];
export type Magnitude = components['schemas']['Magnitude'];
export type ShareCount = components['schemas']['ShareCount'];
export type PerShare = components['schemas']['PerShare'];
export type Ratio = components['schemas']['Ratio'];
export type GrowthTrend = components['schemas']['GrowthTrend'];
export type LevelTrend = components['schemas']['LevelTrend'];
export type RuleId = components['schemas']['RuleId'];
export type CodedText = components['schemas']['CodedText'];
export type FilingLink = components['schemas']['FilingLink'];
export type NamedFiling = components['schemas']['NamedFiling'];
export type FilingItem = components['schemas']['FilingItem'];
export type Accession = components['schemas']['Accession'];
export type OptionalSymbol = components['schemas']['OptionalSymbol'];
export type CalendarResponse = components['schemas']['CalendarResponse'];
export type Calendar = components['schemas']['Calendar'];
export type CalendarKind = components['schemas']['CalendarKind'];
export type CalendarBasis = components['schemas']['CalendarBasis'];
export type CalendarItem = components['schemas']['CalendarItem'];
export type CalendarEvidence = components['schemas']['CalendarEvidence'];
export type CalendarGap = components['schemas']['CalendarGap'];
export type CompaniesResponse = components['schemas']['CompaniesResponse'];
export type Companies = components['schemas']['Companies'];
export type LoadedCompany = components['schemas']['LoadedCompany'];
export type LoadedStatus = components['schemas']['LoadedStatus'];
export type CompareResponse = components['schemas']['CompareResponse'];
export type Compare = components['schemas']['Compare'];
export type ComparedCompany = components['schemas']['ComparedCompany'];
export type UncomparedCompany = components['schemas']['UncomparedCompany'];
export type ComparedField = components['schemas']['ComparedField'];
export type CoverageResponse = components['schemas']['CoverageResponse'];
export type Coverage = components['schemas']['Coverage'];
export type CoverageSupport = components['schemas']['CoverageSupport'];
export type LaneSupport = components['schemas']['LaneSupport'];
export type EarningsResponse = components['schemas']['EarningsResponse'];
export type Earnings = components['schemas']['Earnings'];
export type AnnouncedNotReported = components['schemas']['AnnouncedNotReported'];
export type PreliminaryResults = components['schemas']['PreliminaryResults'];
export type ResultsRefusal = components['schemas']['ResultsRefusal'];
export type UnsupportedEarnings = components['schemas']['UnsupportedEarnings'];
export type EarningsPeriod = components['schemas']['EarningsPeriod'];
export type EarningsTrend = components['schemas']['EarningsTrend'];
export type EarningsTrendRefusal = components['schemas']['EarningsTrendRefusal'];
export type UnknownAnnouncement = components['schemas']['UnknownAnnouncement'];
export type UnlistedReport = components['schemas']['UnlistedReport'];
export type DatedFiling = components['schemas']['DatedFiling'];
export type AnnouncedResults = components['schemas']['AnnouncedResults'];
export type PeriodicReport = components['schemas']['PeriodicReport'];
export type NextEarnings = components['schemas']['NextEarnings'];
export type NextEarningsRefusal = components['schemas']['NextEarningsRefusal'];
export type ExplainLaneResponse = components['schemas']['ExplainLaneResponse'];
export type LaneExplanation = components['schemas']['LaneExplanation'];
export type CompanyFigure = components['schemas']['CompanyFigure'];
export type RefusedFigure = components['schemas']['RefusedFigure'];
export type ComparedPeriod = components['schemas']['ComparedPeriod'];
export type HistoryResponse = components['schemas']['HistoryResponse'];
export type History = components['schemas']['History'];
export type HistoryRefusal = components['schemas']['HistoryRefusal'];
export type HistoryTable = components['schemas']['HistoryTable'];
export type HistoryFootnote = components['schemas']['HistoryFootnote'];
export type HistoryProvenance = components['schemas']['HistoryProvenance'];
export type HistoryRefused = components['schemas']['HistoryRefused'];
export type HistorySeries = components['schemas']['HistorySeries'];
export type PricedInResponse = components['schemas']['PricedInResponse'];
export type PricedIn = components['schemas']['PricedIn'];
export type GrowthThatWas = components['schemas']['GrowthThatWas'];
export type FadingGrowth = components['schemas']['FadingGrowth'];
export type OwnGrowth = components['schemas']['OwnGrowth'];
export type OwnGrowthSpans = components['schemas']['OwnGrowthSpans'];
export type OwnGrowthRefusal = components['schemas']['OwnGrowthRefusal'];
export type ProfileMarketCapSource = components['schemas']['ProfileMarketCapSource'];
export type SplitsFrom = components['schemas']['SplitsFrom'];
export type ProfileRefusal = components['schemas']['ProfileRefusal'];
export type ProfileAuditor = components['schemas']['ProfileAuditor'];
export type ProfileFilerCategory = components['schemas']['ProfileFilerCategory'];
export type ProfilePublicFloat = components['schemas']['ProfilePublicFloat'];
export type ProfileCover = components['schemas']['ProfileCover'];
export type ProfileConcentration = components['schemas']['ProfileConcentration'];
export type ProfileBusiness = components['schemas']['ProfileBusiness'];
export type ProfileGeography = components['schemas']['ProfileGeography'];
export type ProfileShare = components['schemas']['ProfileShare'];
export type ProfileResponse = components['schemas']['ProfileResponse'];
export type Profile = components['schemas']['Profile'];
export type ScreenResponse = components['schemas']['ScreenResponse'];
export type Screen = components['schemas']['Screen'];
export type ScreenedCompany = components['schemas']['ScreenedCompany'];
export type UndecidedComparison = components['schemas']['UndecidedComparison'];
export type MarketFigure = components['schemas']['MarketFigure'];
export type OwnershipFigure = components['schemas']['OwnershipFigure'];
export type SearchResponse = components['schemas']['SearchResponse'];
export type ListedSymbol = components['schemas']['ListedSymbol'];
export type SearchResult = components['schemas']['SearchResult'];
export type SearchMatch = components['schemas']['SearchMatch'];
export type SnapshotQuote = components['schemas']['SnapshotQuote'];
export type SnapshotChange = components['schemas']['SnapshotChange'];
export type SnapshotReturns = components['schemas']['SnapshotReturns'];
export type SnapshotSpan = components['schemas']['SnapshotSpan'];
export type SnapshotReturn = components['schemas']['SnapshotReturn'];
export type SnapshotBenchmarkRefusal = components['schemas']['SnapshotBenchmarkRefusal'];
export type SnapshotBeta = components['schemas']['SnapshotBeta'];
export type SnapshotResponse = components['schemas']['SnapshotResponse'];
export type Snapshot = components['schemas']['Snapshot'];
export type SnapshotReason = components['schemas']['SnapshotReason'];
export type SnapshotPriceRefusal = components['schemas']['SnapshotPriceRefusal'];
export type SnapshotStatementRefusal = components['schemas']['SnapshotStatementRefusal'];
export type SnapshotMultiplesRefusal = components['schemas']['SnapshotMultiplesRefusal'];
export type SnapshotDate = components['schemas']['SnapshotDate'];
export type SnapshotFiling = components['schemas']['SnapshotFiling'];
export type SnapshotPrice = components['schemas']['SnapshotPrice'];
export type SnapshotTrend = components['schemas']['SnapshotTrend'];
export type SnapshotDividend = components['schemas']['SnapshotDividend'];
export type SnapshotMarketCap = components['schemas']['SnapshotMarketCap'];
export type SnapshotFigure = components['schemas']['SnapshotFigure'];
export type SnapshotFigureRefusal = components['schemas']['SnapshotFigureRefusal'];
export type SnapshotTrailingFigure = components['schemas']['SnapshotTrailingFigure'];
export type SnapshotTrailing = components['schemas']['SnapshotTrailing'];
export type SnapshotQuality = components['schemas']['SnapshotQuality'];
export type ValuationResponse = components['schemas']['ValuationResponse'];
export type Valuation = components['schemas']['Valuation'];
export type ValuationMultiples = components['schemas']['ValuationMultiples'];
export type Multiple = components['schemas']['Multiple'];
export type MultipleHistory = components['schemas']['MultipleHistory'];
export type MultipleWindows = components['schemas']['MultipleWindows'];
export type MultipleWindow = components['schemas']['MultipleWindow'];
export type MultipleWindowRefusal = components['schemas']['MultipleWindowRefusal'];
export type MultipleMove = components['schemas']['MultipleMove'];
export type MultipleFactor = components['schemas']['MultipleFactor'];
export type MultipleMoveRefusal = components['schemas']['MultipleMoveRefusal'];
export type MultipleHistoryRefusal = components['schemas']['MultipleHistoryRefusal'];
export type ValuationDividend = components['schemas']['ValuationDividend'];
export type MarketValue = components['schemas']['MarketValue'];
export type EnterpriseValue = components['schemas']['EnterpriseValue'];
export type ValuationOperand = components['schemas']['ValuationOperand'];
export type ValuationFreshness = components['schemas']['ValuationFreshness'];
export type ValuationRefusal = components['schemas']['ValuationRefusal'];
export type UnsupportedValuation = components['schemas']['UnsupportedValuation'];
export type FilingDiffResponse = components['schemas']['FilingDiffResponse'];
export type FilingDiff = components['schemas']['FilingDiff'];
export type SectionDiff = components['schemas']['SectionDiff'];
export type ChangedParagraph = components['schemas']['ChangedParagraph'];
export type SimilarParagraph = components['schemas']['SimilarParagraph'];
export type PriorParagraph = components['schemas']['PriorParagraph'];
export type UnavailableFilingDiff = components['schemas']['UnavailableFilingDiff'];
export type FilingDocumentResponse = components['schemas']['FilingDocumentResponse'];
export type FilingDocument = components['schemas']['FilingDocument'];
export type UnavailableFilingDocument = components['schemas']['UnavailableFilingDocument'];
export type FilingFiles = components['schemas']['FilingFiles'];
export type FilingFile = components['schemas']['FilingFile'];
export type FilingDocumentStretch = components['schemas']['FilingDocumentStretch'];
export type FilingDocumentPart = components['schemas']['FilingDocumentPart'];
export type FilingDocumentFigure = components['schemas']['FilingDocumentFigure'];
export type EventsResponse = components['schemas']['EventsResponse'];
export type Events = components['schemas']['Events'];
export type CompanyEvent = components['schemas']['CompanyEvent'];
export type FilingEvidenceResponse = components['schemas']['FilingEvidenceResponse'];
export type FilingEvidence = components['schemas']['FilingEvidence'];
export type SectionEvidence = components['schemas']['SectionEvidence'];
export type GuidanceEvidence = components['schemas']['GuidanceEvidence'];
export type PassageLocation = components['schemas']['PassageLocation'];
export type PassagePlace = components['schemas']['PassagePlace'];
export type FilingFigure = components['schemas']['FilingFigure'];
export type FigureCell = components['schemas']['FigureCell'];
export type MarkedPlace = components['schemas']['MarkedPlace'];
export type FormField = components['schemas']['FormField'];
export type FilingResponse = components['schemas']['FilingResponse'];
export type PeriodicFiling = components['schemas']['PeriodicFiling'];
export type UnavailableSection = components['schemas']['UnavailableSection'];
export type CurrentFiling = components['schemas']['CurrentFiling'];
export type PressRelease = components['schemas']['PressRelease'];
export type UnavailablePressRelease = components['schemas']['UnavailablePressRelease'];
export type OtherFiling = components['schemas']['OtherFiling'];
export type FilingsResponse = components['schemas']['FilingsResponse'];
export type Filings = components['schemas']['Filings'];
export type ListedFiling = components['schemas']['ListedFiling'];
export type TradingPlan = components['schemas']['TradingPlan'];
export type PlanReport = components['schemas']['PlanReport'];
export type PlanDay = components['schemas']['PlanDay'];
export type PlanSum = components['schemas']['PlanSum'];
export type UncomparedArrangement = components['schemas']['UncomparedArrangement'];
export type FormsWithoutPlan = components['schemas']['FormsWithoutPlan'];
export type ProxyRefusalReason = components['schemas']['ProxyRefusalReason'];
export type RefusedProxyFigure = components['schemas']['RefusedProxyFigure'];
export type ProxyFigure = components['schemas']['ProxyFigure'];
export type ProxyDay = components['schemas']['ProxyDay'];
export type ProxyFirm = components['schemas']['ProxyFirm'];
export type NoProxySection = components['schemas']['NoProxySection'];
export type PayAdjustment = components['schemas']['PayAdjustment'];
export type PaidPerson = components['schemas']['PaidPerson'];
export type PayVersusPerformance = components['schemas']['PayVersusPerformance'];
export type PayYear = components['schemas']['PayYear'];
export type CompensationTable = components['schemas']['CompensationTable'];
export type CompensationRow = components['schemas']['CompensationRow'];
export type AuditFees = components['schemas']['AuditFees'];
export type AnnualMeeting = components['schemas']['AnnualMeeting'];
export type MeetingVotes = components['schemas']['MeetingVotes'];
export type Meeting = components['schemas']['Meeting'];
export type VoteResults = components['schemas']['VoteResults'];
export type VotedProposal = components['schemas']['VotedProposal'];
export type OfficerChanges = components['schemas']['OfficerChanges'];
export type OfficerChange = components['schemas']['OfficerChange'];
export type GovernanceResponse = components['schemas']['GovernanceResponse'];
export type UnsupportedGovernance = components['schemas']['UnsupportedGovernance'];
export type Governance = components['schemas']['Governance'];
export type GovernancePolicies = components['schemas']['GovernancePolicies'];
export type GovernanceFlag = components['schemas']['GovernanceFlag'];
export type TradingArrangement = components['schemas']['TradingArrangement'];
export type TaggedDay = components['schemas']['TaggedDay'];
export type NonGaapFigure = components['schemas']['NonGaapFigure'];
export type ReconciledAmount = components['schemas']['ReconciledAmount'];
export type GuidanceItem = components['schemas']['GuidanceItem'];
export type GuidancePeriod = components['schemas']['GuidancePeriod'];
export type ReleaseGuidance = components['schemas']['ReleaseGuidance'];
export type ReleasePeriod = components['schemas']['ReleasePeriod'];
export type ReleaseStatement = components['schemas']['ReleaseStatement'];
export type ReleaseFigure = components['schemas']['ReleaseFigure'];
export type ReleasePlace = components['schemas']['ReleasePlace'];
export type ReleaseEvidence = components['schemas']['ReleaseEvidence'];
export type ReleaseResponse = components['schemas']['ReleaseResponse'];
export type Release = components['schemas']['Release'];
export type UnavailableRelease = components['schemas']['UnavailableRelease'];
export type ReleaseExhibit = components['schemas']['ReleaseExhibit'];
export type ReleaseRefusal = components['schemas']['ReleaseRefusal'];
export type ReleaseTable = components['schemas']['ReleaseTable'];
export type ReleaseCell = components['schemas']['ReleaseCell'];
export type SectionName = components['schemas']['SectionName'];
export type SectionReason = components['schemas']['SectionReason'];
export type FilingSectionResponse = components['schemas']['FilingSectionResponse'];
export type FilingSection = components['schemas']['FilingSection'];
export type OmittedFilingSection = components['schemas']['OmittedFilingSection'];
export type FiledStatementsResponse = components['schemas']['FiledStatementsResponse'];
export type FiledStatements = components['schemas']['FiledStatements'];
export type FiledStatementLine = components['schemas']['FiledStatementLine'];
export type StatementNotDrawn = components['schemas']['StatementNotDrawn'];
export type FiledStatement = components['schemas']['FiledStatement'];
export type FiledStatementColumn = components['schemas']['FiledStatementColumn'];
export type FiledStatementMember = components['schemas']['FiledStatementMember'];
export type FiledStatementRow = components['schemas']['FiledStatementRow'];
export type FiledStatementCell = components['schemas']['FiledStatementCell'];
export type FiledStatementPlace = components['schemas']['FiledStatementPlace'];
export type UnavailableFiledStatements = components['schemas']['UnavailableFiledStatements'];
export type DividendsResponse = components['schemas']['DividendsResponse'];
export type DividendPayment = components['schemas']['DividendPayment'];
export type Dividends = components['schemas']['Dividends'];
export type DividendsReasons = components['schemas']['DividendsReasons'];
export type PriceActionResponse = components['schemas']['PriceActionResponse'];
export type SymbolPriceAction = components['schemas']['SymbolPriceAction'];
export type PriceMemberRefusal = components['schemas']['PriceMemberRefusal'];
export type PriceActionSource = components['schemas']['PriceActionSource'];
export type PriceReturns = components['schemas']['PriceReturns'];
export type PriceReturn = components['schemas']['PriceReturn'];
export type PriceSpanReturn = components['schemas']['PriceSpanReturn'];
export type PriceCurrentDrawdown = components['schemas']['PriceCurrentDrawdown'];
export type PriceDrawdown = components['schemas']['PriceDrawdown'];
export type PriceGaps = components['schemas']['PriceGaps'];
export type PriceGap = components['schemas']['PriceGap'];
export type PriceYearRange = components['schemas']['PriceYearRange'];
export type PriceVolumeAverage = components['schemas']['PriceVolumeAverage'];
export type PriceFreshness = components['schemas']['PriceFreshness'];
export type UnsupportedPrices = components['schemas']['UnsupportedPrices'];
export type PriceStreak = components['schemas']['PriceStreak'];
export type PriceSwings = components['schemas']['PriceSwings'];
export type PriceSwing = components['schemas']['PriceSwing'];
export type PriceWindow = components['schemas']['PriceWindow'];
export type PricesResponse = components['schemas']['PricesResponse'];
export type Prices = components['schemas']['Prices'];
export type PriceRefusal = components['schemas']['PriceRefusal'];
export type PriceTable = components['schemas']['PriceTable'];
export type PriceAction = components['schemas']['PriceAction'];
export type ExcludedPeriod = components['schemas']['ExcludedPeriod'];
export type PriceSourceNote = components['schemas']['PriceSourceNote'];
export type TechnicalsResponse = components['schemas']['TechnicalsResponse'];
export type Technicals = components['schemas']['Technicals'];
export type TechnicalsReasons = components['schemas']['TechnicalsReasons'];
export type MomentumZone = components['schemas']['MomentumZone'];
export type HolderResponse = components['schemas']['HolderResponse'];
export type Holder = components['schemas']['Holder'];
export type HolderStakes = components['schemas']['HolderStakes'];
export type UnavailableHolderStakes = components['schemas']['UnavailableHolderStakes'];
export type HolderStake = components['schemas']['HolderStake'];
export type HolderFiling = components['schemas']['HolderFiling'];
export type InsiderFormName = components['schemas']['InsiderFormName'];
export type InsiderOwner = components['schemas']['InsiderOwner'];
export type InsiderFootnote = components['schemas']['InsiderFootnote'];
export type InsiderDerivative = components['schemas']['InsiderDerivative'];
export type InsiderHolding = components['schemas']['InsiderHolding'];
export type InsiderTransaction = components['schemas']['InsiderTransaction'];
export type SaleIntent = components['schemas']['SaleIntent'];
export type SoldShares = components['schemas']['SoldShares'];
export type InsidersResponse = components['schemas']['InsidersResponse'];
export type UnsupportedInsiders = components['schemas']['UnsupportedInsiders'];
export type Insiders = components['schemas']['Insiders'];
export type InsiderSummary = components['schemas']['InsiderSummary'];
export type InsiderWindow = components['schemas']['InsiderWindow'];
export type InsiderSide = components['schemas']['InsiderSide'];
export type InsiderKnown = components['schemas']['InsiderKnown'];
export type InsiderSum = components['schemas']['InsiderSum'];
export type Institutional13f = components['schemas']['Institutional13f'];
export type InstitutionalRefusal = components['schemas']['InstitutionalRefusal'];
export type InstitutionalHoldings = components['schemas']['InstitutionalHoldings'];
export type InstitutionalHolder = components['schemas']['InstitutionalHolder'];
export type InstitutionalOptions = components['schemas']['InstitutionalOptions'];
export type InstitutionalValue = components['schemas']['InstitutionalValue'];
export type OwnershipResponse = components['schemas']['OwnershipResponse'];
export type Ownership = components['schemas']['Ownership'];
export type BeneficialOwnership = components['schemas']['BeneficialOwnership'];
export type OwnershipRefusal = components['schemas']['OwnershipRefusal'];
export type HolderQuarter = components['schemas']['HolderQuarter'];
export type PortfolioStatus = components['schemas']['PortfolioStatus'];
export type HolderPortfolio = components['schemas']['HolderPortfolio'];
export type UnavailableHolderPortfolio = components['schemas']['UnavailableHolderPortfolio'];
export type HolderPosition = components['schemas']['HolderPosition'];
export type HolderDroppedPosition = components['schemas']['HolderDroppedPosition'];
export type HoldingKind = components['schemas']['HoldingKind'];
export type HoldingIssuer = components['schemas']['HoldingIssuer'];
export type UnmappedIssuer = components['schemas']['UnmappedIssuer'];
export type HoldingRefusal = components['schemas']['HoldingRefusal'];
export type StakeCoverage = components['schemas']['StakeCoverage'];
export type StakeHistoryItem = components['schemas']['StakeHistoryItem'];
export type StakeHolder = components['schemas']['StakeHolder'];
export type StakeCikSource = components['schemas']['StakeCikSource'];
export type StakeForm = components['schemas']['StakeForm'];
export type StakeShares = components['schemas']['StakeShares'];
export type StakePercent = components['schemas']['StakePercent'];
export type StakeClass = components['schemas']['StakeClass'];
export type StakeEventDate = components['schemas']['StakeEventDate'];
export type StakePersons = components['schemas']['StakePersons'];
export type StakeFlags = components['schemas']['StakeFlags'];
export type UnparsedStake = components['schemas']['UnparsedStake'];
export type EvidenceResponse = components['schemas']['EvidenceResponse'];
export type CellEvidence = components['schemas']['CellEvidence'];
export type EvidencedCell = components['schemas']['EvidencedCell'];
export type EvidencedFact = components['schemas']['EvidencedFact'];
export type NoPlace = components['schemas']['NoPlace'];
export type EvidencePlace = components['schemas']['EvidencePlace'];
export type PlaceDimension = components['schemas']['PlaceDimension'];
export type PlaceDocument = components['schemas']['PlaceDocument'];
export type PlaceLinks = components['schemas']['PlaceLinks'];
export type PlaceTable = components['schemas']['PlaceTable'];
export type PlaceRow = components['schemas']['PlaceRow'];
export type PlaceCell = components['schemas']['PlaceCell'];
export type ExplainFigureResponse = components['schemas']['ExplainFigureResponse'];
export type FigureExplanation = components['schemas']['FigureExplanation'];
export type ExplainResponse = components['schemas']['ExplainResponse'];
export type Explanation = components['schemas']['Explanation'];
export type NamedRule = components['schemas']['NamedRule'];
export type ReportedInNote = components['schemas']['ReportedInNote'];
export type ExplainedCell = components['schemas']['ExplainedCell'];
export type ExplainedCandidate = components['schemas']['ExplainedCandidate'];
export type ConsideredCell = components['schemas']['ConsideredCell'];
export type FiledFactsResponse = components['schemas']['FiledFactsResponse'];
export type FiledFacts = components['schemas']['FiledFacts'];
export type FiledFact = components['schemas']['FiledFact'];
export type FlagsResponse = components['schemas']['FlagsResponse'];
export type FlagResponse = components['schemas']['FlagResponse'];
export type Flag = components['schemas']['Flag'];
export type FlagVerdict = components['schemas']['FlagVerdict'];
export type NullReason = components['schemas']['NullReason'];
export type FundamentalsResponse = components['schemas']['FundamentalsResponse'];
export type Fundamentals = components['schemas']['Fundamentals'];
export type QuarterlyViewNotice = components['schemas']['QuarterlyViewNotice'];
export type UnsupportedFundamentals = components['schemas']['UnsupportedFundamentals'];
export type StatementDetail = components['schemas']['StatementDetail'];
export type FiledPresentation = components['schemas']['FiledPresentation'];
export type UnknownPresentation = components['schemas']['UnknownPresentation'];
export type StatementDetailRow = components['schemas']['StatementDetailRow'];
export type BankMetricsRow = components['schemas']['BankMetricsRow'];
export type IndustryRow = components['schemas']['IndustryRow'];
export type NotesResponse = components['schemas']['NotesResponse'];
export type Notes = components['schemas']['Notes'];
export type NoteTable = components['schemas']['NoteTable'];
export type NoteReconciliation = components['schemas']['NoteReconciliation'];
export type NoteRefusal = components['schemas']['NoteRefusal'];
export type NoteRow = components['schemas']['NoteRow'];
export type RevisionsResponse = components['schemas']['RevisionsResponse'];
export type Revisions = components['schemas']['Revisions'];
export type Revision = components['schemas']['Revision'];
export type RevisedValue = components['schemas']['RevisedValue'];
export type InterestCoverage = components['schemas']['InterestCoverage'];
export type InterestCoverageRefusal = components['schemas']['InterestCoverageRefusal'];
export type Growth = components['schemas']['Growth'];
export type Investment = components['schemas']['Investment'];
export type Margins = components['schemas']['Margins'];
export type BalanceRatios = components['schemas']['BalanceRatios'];
export type Quality = components['schemas']['Quality'];
export type IncomeStatementRow = components['schemas']['IncomeStatementRow'];
export type BalanceSheetRow = components['schemas']['BalanceSheetRow'];
export type CashFlowRow = components['schemas']['CashFlowRow'];
export type SegmentsResponse = components['schemas']['SegmentsResponse'];
export type Segments = components['schemas']['Segments'];
export type SegmentPeriod = components['schemas']['SegmentPeriod'];
export type SegmentDerivation = components['schemas']['SegmentDerivation'];
export type SegmentMember = components['schemas']['SegmentMember'];
export type SegmentConcentration = components['schemas']['SegmentConcentration'];
export type TrailingFlag = components['schemas']['TrailingFlag'];
export type TrailingTwelveMonths = components['schemas']['TrailingTwelveMonths'];
export type GrowthTrajectory = components['schemas']['GrowthTrajectory'];
export type MarginTrajectory = components['schemas']['MarginTrajectory'];
export type RoicTrajectory = components['schemas']['RoicTrajectory'];
export type Trajectory = components['schemas']['Trajectory'];
export type DaysMeasure = components['schemas']['DaysMeasure'];
export type Forensics = components['schemas']['Forensics'];
export type VerificationResponse = components['schemas']['VerificationResponse'];
export type Verification = components['schemas']['Verification'];
export type VerifiedCell = components['schemas']['VerifiedCell'];
export type VerdictEvidence = components['schemas']['VerdictEvidence'];
export type FieldVerification = components['schemas']['FieldVerification'];
export type StreamedEvent = components['schemas']['StreamedEvent'];
export type StreamedGovernance = components['schemas']['StreamedGovernance'];
export type StreamedResults = components['schemas']['StreamedResults'];
export type StreamedRevisions = components['schemas']['StreamedRevisions'];
export type StreamedChange = components['schemas']['StreamedChange'];
export type StreamedValue = components['schemas']['StreamedValue'];
export type StreamedFiling = components['schemas']['StreamedFiling'];
export type StreamedStake = components['schemas']['StreamedStake'];
export type StreamedTrades = components['schemas']['StreamedTrades'];
export type FinancialsReporting = components['schemas']['FinancialsReporting'];
export type FinancialsMap = components['schemas']['FinancialsMap'];
export type FinancialsFlattened = components['schemas']['FinancialsFlattened'];
export type FinancialsStatement = components['schemas']['FinancialsStatement'];
export type FinancialsPeriod = components['schemas']['FinancialsPeriod'];
export type FinancialsField = components['schemas']['FinancialsField'];
export type FinancialsRefusal = components['schemas']['FinancialsRefusal'];
export type ExplainRecovery = components['schemas']['ExplainRecovery'];
export type CellAudit = components['schemas']['CellAudit'];
export type CellProvenance = components['schemas']['CellProvenance'];
export type FinancialsMeta = components['schemas']['FinancialsMeta'];
export type ToolCollectingResponse = components['schemas']['ToolCollectingResponse'];
export type ToolCollecting = components['schemas']['ToolCollecting'];
export type ToolFlatRefusal = components['schemas']['ToolFlatRefusal'];
export type RefusalMeta = components['schemas']['RefusalMeta'];
export type NoMatchResponse = components['schemas']['NoMatchResponse'];
export type NoMatch = components['schemas']['NoMatch'];
export type InvalidRequestResponse = components['schemas']['InvalidRequestResponse'];
export type InvalidRequest = components['schemas']['InvalidRequest'];
export type ToolValidationFailure = components['schemas']['ToolValidationFailure'];
export type ToolRateLimitedResponse = components['schemas']['ToolRateLimitedResponse'];
export type ToolRateLimited = components['schemas']['ToolRateLimited'];
export type StockFinancialsResponse = components['schemas']['StockFinancialsResponse'];
export type StockFinancialsEnvelope = components['schemas']['StockFinancialsEnvelope'];
export type StockFinancialsLegacy = components['schemas']['StockFinancialsLegacy'];
export type LegacyCellRefusal = components['schemas']['LegacyCellRefusal'];
export type StockSearchResponse = components['schemas']['StockSearchResponse'];
export type FoundStock = components['schemas']['FoundStock'];