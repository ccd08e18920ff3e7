/** Concepts of the taxonomy `ecd` on trading arrangements (Item 408 of Regulation S-K). */
export const NAME = 'TrdArrIndName';
export const TITLE = 'TrdArrIndTitle';
export const ADOPTED = 'TrdArrAdoptionDate';
export const TERMINATED = 'TrdArrTerminationDate';
export const ENDS = 'TrdArrExpirationDate';
export const DURATION = 'TrdArrDuration';
export const SHARES = 'TrdArrSecuritiesAggAvailAmt';
export const TERMS = 'MtrlTermsOfTrdArrTextBlock';
export const RULE_ADOPTED = 'Rule10b51ArrAdoptedFlag';
export const RULE_TERMINATED = 'Rule10b51ArrTrmntdFlag';
export const OTHER_ADOPTED = 'NonRule10b51ArrAdoptedFlag';
export const OTHER_TERMINATED = 'NonRule10b51ArrTrmntdFlag';

/** An arrangement has at least one of them. */
export const IDENTIFYING: ReadonlySet<string> = new Set([NAME, ADOPTED, TERMINATED, ENDS]);

const OF_ARRANGEMENT: ReadonlySet<string> = new Set([
  NAME,
  TITLE,
  ADOPTED,
  TERMINATED,
  ENDS,
  DURATION,
  SHARES,
  TERMS,
]);
const ARRANGEMENT_FLAGS: ReadonlySet<string> = new Set([
  RULE_ADOPTED,
  RULE_TERMINATED,
  OTHER_ADOPTED,
  OTHER_TERMINATED,
]);
/** Flags of the policies of a registrant: of `ecd`, and of the cover. */
const POLICIES: ReadonlySet<string> = new Set(['InsiderTrdPoliciesProcAdoptedFlag']);
const COVER: ReadonlySet<string> = new Set([
  'DocumentFinStmtErrorCorrectionFlag',
  'DocumentFinStmtRestatementRecoveryAnalysisFlag',
]);

export const isFlag = (concept: string): boolean =>
  ARRANGEMENT_FLAGS.has(concept) || POLICIES.has(concept) || COVER.has(concept);

/** Whether a concept is read from periodic reports. */
export const isRead = (taxonomy: string, concept: string): boolean =>
  taxonomy === 'ecd'
    ? OF_ARRANGEMENT.has(concept) || ARRANGEMENT_FLAGS.has(concept) || POLICIES.has(concept)
    : taxonomy === 'dei' && COVER.has(concept);

export const INDIVIDUAL_AXIS = 'ecd:IndividualAxis';
export const ARRANGEMENT_AXIS = 'ecd:TradingArrAxis';
