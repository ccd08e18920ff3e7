/** Concepts of the taxonomy `ecd` on pay versus performance (Item 402(v) of Regulation S-K). */
export const PEO_NAME = 'PeoName';
export const PEO_TOTAL = 'PeoTotalCompAmt';
export const PEO_PAID = 'PeoActuallyPaidCompAmt';
export const OTHERS_TOTAL = 'NonPeoNeoAvgTotalCompAmt';
export const OTHERS_PAID = 'NonPeoNeoAvgCompActuallyPaidAmt';
export const ADJUSTMENT = 'AdjToCompAmt';
export const MEASURE_NAME = 'MeasureName';
export const SELECTED_NAME = 'CoSelectedMeasureName';

/** Figures of the company in a year, by their names here. */
export const OF_COMPANY: Readonly<Record<string, string>> = {
  TotalShareholderRtnAmt: 'total_shareholder_return',
  PeerGroupTotalShareholderRtnAmt: 'peer_group_return',
  CoSelectedMeasureAmt: 'selected_measure',
};

/** Concepts of other taxonomies under which filers tag the net income of the table, the more usual ones first. */
export const NET_INCOME: readonly string[] = [
  'NetIncomeLoss',
  'ProfitLoss',
  'NetIncomeLossAvailableToCommonStockholdersBasic',
];

const TEXT_BLOCK = /^[A-Za-z]+TextBlock$/;

/** Footnotes and descriptions, which are given by their places. */
export const isNote = (concept: string): boolean =>
  TEXT_BLOCK.test(concept) && /Pvp|Fn|Vs|TabularList|PeerGroup|NamedExecutive/.test(concept);

const TAGGED: ReadonlySet<string> = new Set([
  PEO_NAME,
  PEO_TOTAL,
  PEO_PAID,
  OTHERS_TOTAL,
  OTHERS_PAID,
  ADJUSTMENT,
  MEASURE_NAME,
  SELECTED_NAME,
  ...Object.keys(OF_COMPANY),
]);

/** Whether a concept is read from proxy statements. */
export const isRead = (taxonomy: string, concept: string): boolean =>
  taxonomy === 'ecd'
    ? TAGGED.has(concept) || isNote(concept)
    : (taxonomy === 'us-gaap' || taxonomy === 'ifrs-full') && NET_INCOME.includes(concept);

export const INDIVIDUAL_AXIS = 'ecd:IndividualAxis';
export const CATEGORY_AXIS = 'ecd:ExecutiveCategoryAxis';
export const OTHERS_MEMBER = 'ecd:NonPeoNeoMember';
export const ADJUSTMENT_AXIS = 'ecd:AdjToCompAxis';
