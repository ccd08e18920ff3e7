import { quotient, type Figure } from './exact.ts';

/** A ratio over a quantity that only means something above zero. */
function overPositive(numerator: Figure, denominator: Figure): Figure {
  return denominator === null || denominator.lte(0) ? null : quotient(numerator, denominator);
}

/** Current assets ÷ current liabilities, times. Null on an unclassified balance sheet. */
export function currentRatio(currentAssets: Figure, currentLiabilities: Figure): Figure {
  return overPositive(currentAssets, currentLiabilities);
}

/** Total debt (operating leases excluded) ÷ total assets, times. */
export function debtToAssets(totalDebt: Figure, totalAssets: Figure): Figure {
  return overPositive(totalDebt, totalAssets);
}

/** Total debt ÷ total equity of the parent, times. Null when equity ≤ 0. */
export function debtToEquity(totalDebt: Figure, totalEquity: Figure): Figure {
  return overPositive(totalDebt, totalEquity);
}

/** Net debt ÷ EBITDA of the trailing twelve months, times; negative with net cash. Null when EBITDA ≤ 0. */
export function netDebtToEbitda(netDebt: Figure, ebitdaTtm: Figure): Figure {
  return overPositive(netDebt, ebitdaTtm);
}
