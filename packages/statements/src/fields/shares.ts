/** Concepts whose values stand on the split basis of their filing date, by kind. */
export const sharesConcepts: ReadonlyMap<string, 'average' | 'per_share'> = new Map([
  ['us-gaap:WeightedAverageNumberOfSharesOutstandingBasic', 'average'],
  ['us-gaap:WeightedAverageNumberOfDilutedSharesOutstanding', 'average'],
  ['us-gaap:WeightedAverageNumberOfShareOutstandingBasicAndDiluted', 'average'],
  ['ifrs-full:WeightedAverageShares', 'average'],
  ['ifrs-full:AdjustedWeightedAverageShares', 'average'],
  ['us-gaap:EarningsPerShareBasic', 'per_share'],
  ['us-gaap:EarningsPerShareDiluted', 'per_share'],
  ['us-gaap:EarningsPerShareBasicAndDiluted', 'per_share'],
  ['ifrs-full:BasicEarningsLossPerShare', 'per_share'],
  ['ifrs-full:DilutedEarningsLossPerShare', 'per_share'],
  ['ifrs-full:BasicAndDilutedEarningsLossPerShare', 'per_share'],
]);
