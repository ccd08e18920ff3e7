/**
 * The sign that filers use for a concept. `either`: they tag it as shown or as meant, so its sign is
 * meaningless and it is served as a magnitude (semantics §3.4). `positive`: it cannot be negative. `signed`:
 * the sign is part of the value.
 */
export type SignNature = 'either' | 'positive' | 'signed';

const EITHER = /:(InterestExpense|InterestAndDebtExpense|FinanceCosts)/;
const POSITIVE =
  /:(Assets|Liabilities|LiabilitiesAndStockholdersEquity|AssetsCurrent|LiabilitiesCurrent|Goodwill|Deposits|Inventor(y|ies).*|.*Receivable.*|.*Investments(Current|Noncurrent)?|.*Securities.*(Current|Noncurrent)|ShortTermInvestments|PropertyPlantAndEquipment.*|LongTermDebt.*|ShortTermBorrowings|.*LeaseLiabilit.*|Cash|CashAndCashEquivalentsAtCarryingValue|CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents|EntityCommonStockSharesOutstanding|CommonStockSharesOutstanding|WeightedAverage.*|Revenue(s|From.*)?|CostOf.*|Payments.*)$/;
/** Names like these denote changes and effects, which have a sign. */
const SIGNED =
  /IncreaseDecrease|GainLoss|IncomeLoss|Proceeds|Effect|ProvidedBy|EquityMethod|Unrealized|Noncontrolling/;

export const signNature = (concept: string): SignNature => {
  if (EITHER.test(concept)) return 'either';
  return POSITIVE.test(concept) && !SIGNED.test(concept) ? 'positive' : 'signed';
};
