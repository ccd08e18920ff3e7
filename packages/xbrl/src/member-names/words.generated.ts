/** Written by learn-from-mirror.ts: words of labels, and what stands between two of them. */
export const WORDS =
  "a aa aaa aardolie ab abandonment abnormal about above abp absences abstract abu ac accelerated acceptances " +
  "accessories accident accordance accordion account accounted accounting accounts accretable accretion accrual " +
  "accruals accrued accruing accumulated acetabular achievement acquire acquired acquiree acquisition " +
  "acquisitions acquitted act action actions active activities activity actual actuarial added addition " +
  "additional additions address adequacy adjustable adjusted adjustment adjustments administered administration " +
  "administrative adopted adoption adriatico advance advanced advances adverse advertising advised adviser " +
  "advisor advisors advisory aeon aera aerial aerospace affected affiliate affiliated affiliates affiliation " +
  "affordable africa afs after aftertax against agencies agency aggregate aggregated aggregation aging agreed " +
  "agreement agreements agriculture ai aid air aircraft airline airlines airplane airplanes ajay al alabama " +
  "alberta alerian all alleged allegedly alliance allocable allocated allocation allocations allowable allowance " +
  "allowances allowed alone alphaeon already alt alternative alternatives amatil amazon ambassador amended " +
  "amendment amendments america american americas amortazible amortizable amortization amortized amortizing " +
  "amount amounts amrapali an analog analysis and andina anne anniversaries annual annualized annuity annum " +
  "antidilutive antitrust any aoci apparel appealed apple applicable application applied applying appreciation " +
  "approach approval approved approximate apps apptio april aramco arca are area areas arena arising arizona arm " +
  "arms arranged arrangement arrangements arrears as asbestos asia asserted assessed assessment assessments asset " +
  "assetimpairments assets assigned assistance associated associates association assumed assumption assumptions " +
  "at atlantic attainment attestation attributable attribute attributes auction audit audited auditor august " +
  "aujan australia australian authorities authority authorized auto automatic automobile automobiles automotive " +
  "available average avoid award awarded awards b baby bacardi backed bad balance balances ballast balloon " +
  "bangladesh bank bankers banking bankruptcy banks banned bargain bargaining barton barzan base based " +
  "basedcompensation basel basic basis batteries bb bbb bc be bear bearing beb bebidas became become been beer " +
  "before beginning behalf below benchmark beneficial beneficiary benefit benefite benefits bermudan best between " +
  "beverage beverages beyond bid bids bifurcated billable billed billing billings biopharma biotechnology bitcoin " +
  "bla block blockchain blue bmc board bodies bodyarmor boeing bolivar bond bonds bonga bonuses book borrow " +
  "borrowed borrower borrowers borrowing borrowings bottler bottlers bottling brands brazil brazilian breach " +
  "brett bridge broadbanditv broker brokerage brokers brooke brothers buffer build builders building buildings " +
  "bundled business businesses but buy buyout bv by c calculate calculated calculating calculation california " +
  "call callable called calls cambodia can canada canadian cancelation canceled cancellation cancelled cap " +
  "capacity capital capitalization capitalized capping caption captions captive capytal card cards care cares " +
  "cargo carlsberg carriers carry carryforward carryforwards carrying cars cas case cash cashcollateralheld " +
  "cashless caspian casualty catastrophes catch categories categorization category catering cathleen causes " +
  "cazenove cc cca ccc cce ccep cces cd ceded cellular center centers central certain certificateholders " +
  "certificates certification certified change changes chap chapter charge charged charges charitable chase " +
  "checks chemical chemicals chicago chief china christian chronic cifm cio city claim claims class classes " +
  "classification classified clawback cleared clearing client clinical close closing closure cloud co coal coast " +
  "coca code cola cold colette collateral collateralized collected collection collections collective collectively " +
  "com combination combinations combined commenced commencement commercial commingled commission commissioners " +
  "commissions commited commitment commitments committed commodities commodity common communication " +
  "communications companies company comparable comparables compensated compensating compensation competition " +
  "completed completion compliance component components composite comprehensive compromise computation compute " +
  "computer computing concentrate concentration concentrations concession concessions condensed condition " +
  "conditional conditions conduits confirmation conforming conglomerates connection consecutive conservation " +
  "consideration considerations consolidate consolidated consolidation consortium construction consulting " +
  "consumed consumer contained container containers containing containment content continental contingencies " +
  "contingency contingent contingently continue continued continuing continuous contract contracted contractors " +
  "contracts contractual contractually contributed contribution contributions control controlled controlling " +
  "converge conversion conversions convert converted convertible cooperative coral core corp corporate " +
  "corporation corporations correction corrections correlation correspondent correspondents corridor cost costs " +
  "could counter counterclaims countercyclical counterparties counterparty countersuit countries country county " +
  "coupon court covenant cover coverage covered covering coxe credit credited crediting credits crew criminal " +
  "criteria criticized cross crown crude cumulative cup currencies currency current curtailment curtailments " +
  "curve custodians custom customer customers cuts cv cva cycle d dabiri daewoong damage damages data date dates " +
  "day days db dc dd de dealer dealers dealing debenture debentures debit debora debt debtcurrent debtnoncurrent " +
  "debtor debts december declared decline decommissioning deconsolidation deconsolidations decrease decreased " +
  "decreases deductible deduction deductions deemed default defence defendant defendants defense deferral " +
  "deferred deficiency deficit defined definitive deirdre delinquencies delinquency delinquent delivered delivery " +
  "demand denominated denominator dental dependence dependent depletion deposit depositary depositor depository " +
  "deposits depreciation derecognized derivative derivatives description designated designation desktops detail " +
  "details deterioration determinable determination determine deutsche develop developed development " +
  "developmental developments devices dhabi diagonal dies difference differences different differential digital " +
  "diluted dilutive dimon direct directly director directors direst disability disaggregation disallowance " +
  "disallowed discharge disclosed disclosure disclosures disclousre discontinuance discontinuation discontinued " +
  "discontinuing discount discounted discounts discoveries discretionary discussion disinterested dismiss " +
  "dismissed disposal disposals disposed disposition dispositions disputed disqualification disqualified " +
  "distributed distribution distributions distributors district diversified divested divestiture divestitures " +
  "dividend dividends doane document documents does dollar dollars domain domestic domicile donald donated " +
  "donations dot doubtful down downgrade downward dr drilled drilling drink drug dry duck due duration during " +
  "duties duty dva e each earliest early earned earnest earnings east easterly ebf ebitda echanged economic edge " +
  "ee effect effective effectiveness effects effort efforts eight eighteen elected election elections electric " +
  "electrical electronic elements eligibility eligible eliminated elimination eliminations elmiron embedded " +
  "embonor embotelladoras emc emd emea emerging emily emission employee employees employer employers employment " +
  "enacted end ended energy enfield engagement engineering enhanced enhancement enhancements enrollments enron " +
  "enterprise enterprises entities entity entitys entrusted enumeration environmental eolas episodic eps epstein " +
  "equal equipament equipment equities equity equivalent equivalents erdgas erdoel erisa error es escrow esop " +
  "essential estate estimate estimated estimates etns eu eurasia euro europe european evaluated event events ex " +
  "examination examined exceed excess exchange exchanges excise excluded excluding execution executive executory " +
  "exempt exercisable exercise exercised exercises existent existing exit expected expenditure expenditures " +
  "expense expensed expenses experience expiration expirations expire expired expires expiring explanation " +
  "exploration exploratory explore exposure express expropriation expunged extend extended extensible extension " +
  "extensions extent exterior external extinguished extinguishment extingusiment extraordinary exxon exxonmobil f " +
  "fabric face facilitation facilities facility factor factors facundo failed fair fairfield fairlife faith " +
  "family fargo fas favor favorable fdic fdii feature features february federal fee feeder fees feminine femsa " +
  "ferc ff fico fiduciary fifo fifteen fifty file filed filer filers filing film final finalization finalized " +
  "finance financed financial financing financings finished finite firm firms first fiscal five fixed fixtures " +
  "flag fleet flier flight flng float floating floor florida flow flows flyer focus food footwear for ford " +
  "forecast forecasted foreclosed foreclosure foreclosures foreign forest forfeitable forfeited forfeiture " +
  "forfeitures forgiven forgiveness forgone form forma formed former formerly forms formula fortis forty forward " +
  "forwards fossil found founder foundry four fourteen fourth franc franchise francisco free freestyle freight " +
  "frequency frequent fresh friedman from fuel fujian fulfillment fully functional fund funded funding funds " +
  "furniture future futures fv fva g gaap gahc gahi gain gains gaming gas gasterra gbdc gcic general generation " +
  "geographic geographical geography german ges gf gg gift given global gmbh gnl golden goldstein good goods " +
  "goodwill google gorgon government governments grade grant grante granted grantors grants great greater " +
  "grooming gross ground grounding group grouping groups growth grupo gsib guarantee guaranteed guarantees " +
  "guarantor guaranty guidance guilty guinea gulf h hair haley hand handling hardware has hashicorp have having " +
  "healey health healthcare hedge hedged hedges hedging held hellenic hemisphere hh hibernia hierarchy high " +
  "higher highlights highly highway hill historical holder holders holding holdings holds hole holiday home homes " +
  "hong hook hospitals hosting hotels house household housing how hsun huang huat hub hundred hundredth hurdle " +
  "hybrid hyperscale i ibm ibnr ica icecek icfr id identifiable identification identified identifier if ii iii " +
  "illinois immaterial immediate impact impacting impaired impairment impairments implementation impracticability " +
  "improved improvement improvements imputed in inc incentive incentives inception incident included including " +
  "income incomplete incorporated increase increases incremental increments incs incurred indebtedness indefinite " +
  "indemnification indemnifications indemnity independent index indexed india indicator indices indirect " +
  "individual individually individuals indonesia induced industria industrial industries industry ineffective " +
  "ineffectiveness infineum inflationary inflows info information infrastructure infrequent infringed infuse " +
  "infused initial initiative initiatives injury innovations innovative input inputs insignificant installment " +
  "institutions instrument instruments insurance insured insurers int intangible intangibles integration intel " +
  "intellectual intended intends intent interactive interbank interchange intercompany interest interests " +
  "intermodal internal international internet interruption intersegment into intra intraperiod intrinsic " +
  "inventories inventory invernada inverse invested investee investees investigation investigations investing " +
  "investment investments investor investors invoices involved involvement ipad iphone ipo ipod irb irobot irs " +
  "irving is issuable issuance issuances issue issued issuer issuers issues isued it italian item items its j " +
  "james janish january japan japanese japans jason jaywin jeff jefferson jeffrey jen jersey jj jobs john joint " +
  "jointly jp jpm jpmorgan jubail judgment juice juices july june junior jurisdiction jurisdictions k kairan " +
  "kaminsky kathleen kathryn kazakhstan kc key kiki kilgore kim kind kingdom kivisto kk know known kong kress l " +
  "la label labilities labor labs lack laffan land landing landlord lapse large last later latest latin launch " +
  "layer ldc leao lease leaseback leased leasehold leases leasing lee legal legally legislation lehman leisure " +
  "lend lender lending length leslie less lessee lessor lessors letter letters level levels leverage leveraged " +
  "liabilities liability liabilties libor library license licensed licensee licenses licensing lien liens life " +
  "lifo lifting lim limit limitations limited line lines linked liquefied liquid liquidation liquidations " +
  "liquidity list listing listings lists litigation litigations little lived lives ll llc llp lng loan loaned " +
  "loans local located location locomotives logistics london long longer longterm lori loss losses lot low lower " +
  "loyalty lp ltd ltv luxembourg luxury m maatschappij mac machinery machines macquarie made madoff magdiel " +
  "maintenance major make making malik malpractice managed management manager managers managing mandatory " +
  "manufacturing mapping march margin marine market marketability marketable marketed marketing markets martin " +
  "mast master mastercard match matching material materials matter matters matthews maturing maturities maturity " +
  "max maximum maximun may mbs measure measured measurement measurements media medicare medicine medium medtech " +
  "medytox member members membership memberships merchandise merchant merchants merger mergers meshes met metals " +
  "method methodology methods metrics mexico mf mgm michigan microsoft mid middle migraine milan milestone " +
  "mineral minerals minimum mining ministry miscellaneous mission missouri misstatement mlp mm mobil mobileye " +
  "model modeled modification modifications modified mojang molds monetary monetized money monster month monthly " +
  "months moodys moore more morgan mortgage mortgaged mortgages motions movement mozambique mq multi " +
  "multiemployer multifamily multiline multiple multiplied municipal municipalities muruk music mutual na naic " +
  "name names narrative nasaas national natural nature nbd ne nederlandse need needed negative negotiations neo " +
  "neos net netted netting network networking new next ni nidan nine ninety no nokia non nonaccretable nonaccrual " +
  "nonbank noncancelable noncash noncompete noncompliance nonconsolidated noncontrolled noncontrolling " +
  "noncriticized noncurrent nondebtor nondeductible nonemployee nonfinancial noninterest noninvestment " +
  "nonmarketable nonmonetary nonoperating nonperforming nonproduction nonqualified nonrecourse nonrecurring " +
  "nonredeemable nontaxable nontrade nonvested north norwegian not notch note notes notice notification notional " +
  "november nuclear number numeric o oao obligation obligations obrien obtain obtained occupancy occurred " +
  "occurring oceania oci octane octo october odwalla oem of ofering off offer offered offering offerings office " +
  "officer officers official offs offset offsets offsetting offshore ohio oil old on one ongoing online only " +
  "onwer opeb open opening operated operates operating operation operational operations operative opinion opted " +
  "option options or oral order orders ordinary organization organizations oriented origin original originated " +
  "origination originations otc other others otti ou our out outcome outcomes outs outside outstanding over " +
  "overcharge overdraft overdrafts overfunded overhead overlay overnight owed own owned owner ownerhip ownership " +
  "p pacific packaging paid pakistan paper papua par parent parenthetical parentheticals parents part partial " +
  "participant participants participating participation participations parties partner partners partnership " +
  "partnerships parts party pass past patent patents patient pay payable payables paycheck paydowns payment " +
  "paymentech payments payout payroll pbrsus pelvic penalties penalty pending pennsylvania pension pensions peo " +
  "pepper per percent percentage performance performing period periodic periods peripherals permanent permian " +
  "permitted perpetual personal personnel pertaining petrochemical petroleum petters pezzuto pharmaceuticals " +
  "phase phased philippines phone physical piedmont pinnacle pipe pipeline place placed placement plains " +
  "plaintiff plaintiffs plan planned plans plant plants plastics pledge pledged pledging plus pnyang point points " +
  "policies policy policyholder pollution pooled portables portals portfolio portion position positions " +
  "possession possibility possible post postal postconfirmation posted postemployment posting postretirement " +
  "potential pound power ppp practicable practices pre preceding preconfirmation precontract predecessor " +
  "preexisting preference preferred premium premiums prepaid prepayment prepayments prepetition preproduction " +
  "prescription present presentation presented pretax prevention previous previously price prices pricing primary " +
  "prime principal principally principle prior priorities private priveterra pro probable proceedings proceeds " +
  "process processed processing produced producing product production productive productivity products " +
  "professional profile profit program programs progress progressing project projected projects promises " +
  "promissory pronouncement pronouncements properties property proportional proportionate proposal proposed " +
  "proprietary prospective protected protection proved provided providers providing province provision " +
  "provisional provisions psus public publications publicly punitive purchase purchased purchaser purchases puri " +
  "purported purpose purposes put putable q qatar qradar qualified qualifying qualitative quality quantifying " +
  "quantitative quantity quarter quarterly queensland quoted quotes r rail railroad raised range ranging ras rate " +
  "rated rates rating ratings ratio ratios raw rbs rcf re reaches reacquired readily real realignment reality " +
  "realization realized reallocation reasonable reasonably rebate rebates recall receipt receipts receivable " +
  "receivables receive received recently reclaim reclassification reclassifications reclassified recognition " +
  "recognize recognized reconciiliation reconcile reconciliation reconciliations reconciling reconsiliation " +
  "recorded recourse recover recoverable recoverables recovered recoveries recovery recurring redeemable redeemed " +
  "redefaults redemption reduce reduced reduces reduction reductions reference refinancing refinement refinery " +
  "refining reflected refreshed refueling refund refunded refunds regarding region regional registered registrant " +
  "registration regular regulated regulation regulations regulators regulatory rehypothecated reimbursed " +
  "reimbursement reimbursements reinsurance reinvestment reissuance reissued related relating relation relations " +
  "relationship relationships relative release released relief relieved remainder remaining remeasurement " +
  "remeasuring remediation remil removal renew renewal rent rental rentals rented rents reorganization repair " +
  "repairs repatriated repayable repayment repayments replacement repledge repledged repo report reportable " +
  "reported reporting republic repurchase repurchased repurchases require required requirement requirements " +
  "requisite resale research resecuritization resecuritizations resell reserve reserved reserves reset resets " +
  "residence residential residual resold resolutions resources response rest restatement restaurants restricted " +
  "restriction restrictions restructured restructuring restructurings resulting results retail retailing " +
  "retainage retained retainer retention retired retiree retirees retirement retirements return returns revenue " +
  "revenues reversal reverse reverted review revision revisions revolver revolving rewards reyers richard right " +
  "rights rigs risk risks risperdal road roadrail robert robertson rodriquez roll rollforward rolling round " +
  "rounding routes rovuma royalties royalty rs rsu rsus rules runoff russian s sa saas sab sakhalin salaries " +
  "salary sale sales salvage same santa sarandos sars satisfaction satisfied saudi savings sba scenario sch " +
  "schedule sciences score scored scores scuritization seasoned seawell sec second secondaries secondary sector " +
  "sectors secured securites securities securitization securitizations securitized security seek segment segments " +
  "segregated self sell seller sellers selling sempra seng senior sensitivity separate separately september " +
  "series server servers service serviced servicer services servicing serving servings set settle settled " +
  "settlement settlements setup seven seventeen severance severity share shared shareholder shareholders " +
  "shareowners shares sharing shave sheet sheets shelf shell shipping shoquist short shortfall sic significant " +
  "simhambhatla simulator since single site sites six sixty skin skype slots small smbc snapple sofr software " +
  "solar sold soliciting solutions solvency sooner sought source south southern sovereign spa space special " +
  "specialty specific specifically specified spin spinoff split splits sponsor sponsored spot spread spruce " +
  "square srl stacey standalone standard standardized standards standby stanley staples start starting state " +
  "stated statement statements states static status statute statutory steam stearns step sterling still stock " +
  "stockholder stockholders stocks stop storage stored stores storm straddling straight strategic strategy " +
  "strathspey streaming streamlining streamsets stress stronger structure structured structures student sub " +
  "subject sublease suboptimal subordinate subordinated subprime subscribed subscription subscriptions subsequent " +
  "subsidiaries subsidiary subsidies subsidy substantially successful successfully successor suisse suit sum " +
  "summarized summary sundry superfund supervision supplemental supplementary supplier suppliers supplies supply " +
  "support supportable supported supporting supreme surcharge surface surplus surrender suspended suspense swap " +
  "swaps swaption swedish sweeney swiss switch symbol synectic synergies synthetic system systems t table tables " +
  "taken taneja tangible tanker tanzania target targets tax taxable taxed taxes taxing tdrs technical technique " +
  "techniques technologies technology ted telecommunication television temporary ten tenant tench tender " +
  "tengizchevroil term terminal terminale terminated termination terms tesla test testing texas text textiles " +
  "thailand than that the theatrical then thereafter thiam third thirteen thirty thomas thompson thousand " +
  "threatened three threshold thrift through tidewater tier ties timber timberlands timbers time timeframe timing " +
  "timothy title to together tom tooling tools top total touch toward town track trade traded trademark " +
  "trademarks trading traffic trails train trains tranche tranches transaction transactions transactionsand " +
  "transations transfer transferee transferor transferors transferred transferring transfers transformation " +
  "transition translation translations transmission transportation treasury trend tri trial trigger triggers " +
  "troubled true trust trustee trusts turnover tv twelve twenty two tylenol type types u uaru uk ullage ultimate " +
  "unaffiliated unallocated unamortized unappropriated unasserted unaudited unavailability unbilled uncertain " +
  "uncertainties uncollected uncollectible unconditional unconsolidated und under underfunded underground " +
  "underlying underwriting undeveloped undiscounted undistributed undivided undrawn unearned unemployment unfair " +
  "unfavorable unfunded unguaranteed uninsured union unissued unit united unitized units unlimited unobservable " +
  "unpaid unpriced unproved unrealized unrecognized unrecorded unrecoverable unrecovered unregulated unsecured " +
  "unsettled unspecified until unused unusual up update updating upgrade upon upper upstream upto upward us usa " +
  "usage usd use used useful users using ust utilities utility v vacation vaibhav valley valuation value valued " +
  "values vandeweghe variabel variable variance variation vc vehicle vehicles vendor vendors venture ventures " +
  "venues versus vest vested vesting vi via video vie vies vietnam virginia visa visualization vix volatility " +
  "volume voluntary vote votes voting vs waive waived waiver warehouse warrant warrants warranty washington water " +
  "way wealth wearables weather web webmethods weighted weisbeck well wells western whale when which whole " +
  "wholesale wholly wide will williams willis wilson windows with withdrawal withheld withholdings within without " +
  "work workers workforce working workshop world worldwide worth would write writeoff written x xbox xi xii xiii " +
  "xiv xix xto xvi xxi xxiii xxiv xxix yammer yanbu year years yen yet yield ynez york z zero zip";
export const FORMS =
  "AA AAA AB ABP AC AEON AFS AI AOCI ARM ARMs BB BBB BLA BMC BodyArmor BroadbandiTV B.V. CARES CAS CC CCA CCC CCE " +
  "CCEP CCEs CD CIFM CIO CV CVA DB DC DD DVA EBITDA EE ELMIRON EMC EMD EMEA EPS ERISA ESOP ETNs EU FAS FDIC FDII " +
  "FEMSA FERC FF FICO FIFO FV FVA GAAP GasTerra GBDC GCIC GF GG GSIB HashiCorp HH IBM IBNR ICFR ID II III iPad " +
  "iPhone IPO iPod IRB iRobot IRS IT JJ J.P. JPM JPMorgan KC KK LIBOR LIFO LL LNG LP LTV MBS MedTech MF MGM MLP " +
  "MM MQ N.A. NAIC NASAA's NBD NE NEO NEOs NI OAO O'Brien OCI OEM OPEB OTC OTTI OU PBRSUs PEO PINNACLE PPP PSUs " +
  "QRadar RBS RCF RISPERDAL RSU RSUs SA SaaS SAB SARs SBA SCH SEC Seller'S SIC SMBC SOFR SpA StreamSets TDRs TV " +
  "TYLENOL U.K. US USA USD UST VC VI VIE VIEs VIX XI XII XIII XIV XIX XVI XXI XXIII XXIV XXIX";
export const COMMAS =
  "account exchanges,account liability,accounts notes,accounts premiums,accruals returns,acquired goodwill," +
  "acquisition exploration,address city,adjustment accounts,adjustment property,adjustments settlements," +
  "advisory brokerage,affiliates dividends,affiliates subsidiaries,agreements loan,agreements resale," +
  "agreements securities,allocation notes,allocation property,allowances customer,alone excluding," +
  "amortization pension,amortization property,amount unpriced,antitrust unfair,aoci realized," +
  "arrangement transferors,asset active,asset after,asset days,asset held,asset in,asset paid,asset realized," +
  "assets capitalized,assets cash,assets cost,assets depreciation,assets prepaid,assets property," +
  "assets regulatory,assets securitized,assets tax,assets transfer,assets translation,assistance statement," +
  "assumed accounts,assumed cash,assumption date,assumptions market,assumptions prepayment,award issued," +
  "balances debt,basis cash,basis net,benefits losses,bonds face,brokerage and,building building," +
  "buildings leasehold,buildings structures,business affiliate,capital assets,capitalization long,capping closure," +
  "carryforwards state,cash cash,class other,closure post,combination divestitures,combination recognized," +
  "commenced assumption,commissions credit,commissions expense,commissions mortgage,company expense," +
  "company realized,component before,compromise accounts,compromise debt,compromise employee,compromise provision," +
  "consolidation basis,contingencies increase,contingency bonds,contingency direct,contingency punitive," +
  "contracts assumptions,contracts cumulative,contracts incurred,contracts liability,cost completed," +
  "cost depreciation,cost development,costs completed,costs oil,debt long,delinquencies net," +
  "depletion amortization,deposits interest,depreciation amortization,depreciation depletion," +
  "designation predecessor,disclosure asset,discoveries additions,divestitures asset," +
  "divestitures deconsolidations,dividends loans,engineering office,equipment compute,equipment generation," +
  "equipment instruments,equipment intangible,equipment transfers,equity par,equivalents including," +
  "equivalents restricted,estate land,estate non,estate real,expense compensation,expense depreciation," +
  "expense federal,expense gas,expense maintenance,expense proportional,expense reserves,extensions discoveries," +
  "federal state,flow noncash,funds common,furniture fixtures,goodwill divestiture,goodwill servicing," +
  "goodwill trademarks,hotels restaurants,impairment integration,impairment long,income federal," +
  "income ineffective,income settlements,incurred acquisition,incurred oil,information earnings," +
  "information transferors,institutions government,instrument received,instruments guarantees,insurance corporate," +
  "integration restructuring,interest change,inventory packaging,inventory parts,inventory raw,inventory work," +
  "investee restructuring,investment derivative,investment difference,investments debt,investments principally," +
  "investments unconsolidated,involvement servicing,involvement transferred,items discharge,items legal," +
  "items pension,land buildings,leases lessor,liabilities depreciation,liabilities goodwill,liabilities loans," +
  "liabilities property,liability active,liability premium,liability surrender,loaned including,loans notes," +
  "loss fee,loss maturity,machinery equipment,maintenance materials,maintenance operations," +
  "management administration,materials packaging,materials supplies,maturities prepayments,maturity allocated," +
  "maturity amortized,maturity external,maturity interest,mergers acquisitions,methods inputs," +
  "modifications average,more with,net amortization,net dva,net property,nonaccrual percent,notes loans," +
  "notes trade,occurred term,off less,operating after,operation accounts,operation depreciation,operation general," +
  "operation loans,operation prepaid,operation property,operations depreciation,operations expense," +
  "operations general,operations impairment,operations oil,operations production,option after,option eligible," +
  "options approved,options vested,organization consolidation,own completed,owned derivatives,owned us,paper not," +
  "payments sales,plan business,plan changes,plan defined,plan mutual,plan purchases,plans curtailments," +
  "position twelve,positions greater,postconfirmation cash,postconfirmation prepaid,postconfirmation property," +
  "power amount,preconfirmation cash,preconfirmation prepaid,preconfirmation property,presentation business," +
  "principle cumulative,production engineering,property plant,rating percent,receivable claims," +
  "reclassification pension,recognized securitized,recorded billed,reissued including,repledged delivered," +
  "reporting restructuring,repurchases settlement,reserve translation,reserves charged,reserves foreign," +
  "restructuring contract,restructuring foreclosures,restructuring impairment,restructuring principal," +
  "restructuring settlement,restructuring transaction,revenue methods,right exercise,right number,rights inputs," +
  "rsus psus,sale maturity,sale property,securities allowance,securities cost,securities distributed," +
  "securities excluding,securities major,securities obligations,securities subordinated,selling general," +
  "service excluding,share investee,shares common,shares par,sheet net,shipping handling,software office," +
  "software service,spot future,statement balance,statement depreciation,stock nonredeemable,stock number," +
  "stock par,subsidiaries associates,termination productivity,textiles apparel,tools dies,transactions expenses," +
  "transferor impact,transferred cash,transferred equity,unit zero,units undistributed,use statement," +
  "utilities property,valuation broker,value changes,value preferred,vehicles parts,wearables home," +
  "well facilities";
export const HYPHENS =
  "alt a,asset backed,asset specific,at the,available for,b r,broker dealers,brokers dealers,c r,cash based," +
  "cash settled,catch up,charge off,charge offs,contract based,credit impaired,customer related,debtor in," +
  "direct to,employee related,equity based,finite lived,fixed price,fixed rate,fixed to,for sale,for use," +
  "formula based,fresh start,fv ni,held for,held to,if converted,in kind,in portfolio,in possession," +
  "indefinite lived,instruments specific,insurance related,interest bearing,internal use,intra entity,jen hsun," +
  "labor related,last of,lending related,loan to,long duration,long lived,long term,make whole,market based," +
  "market related,marketing related,medium term,mid atlantic,month end,multi employer,multi strategy,non acquired," +
  "non bank,non cash,non cumulative,non current,non employee,non forfeitable,non gaap,non income,non modified," +
  "non neos,non nuclear,non operating,non option,non pension,non peo,non qualifying,non recourse,non subsidiaries," +
  "non trade,non us,non usage,noninterest bearing,of layer,of use,off balance,off market,one four,one month," +
  "open ended,otc cleared,over the,own share,per dollar,phase out,portfolio based,post closure,post modification," +
  "pre commencement,pre incentive,pre modification,pre money,pre opening,pre tax,publicly held,re lease,right of," +
  "sales based,sales type,share based,shared loss,short duration,short term,single notch,stock compensation," +
  "tax oriented,technology based,the counter,the market,thirty four,to floating,to maturity,to television," +
  "tri party,two notch,wilson thompson,write down,write offs";
