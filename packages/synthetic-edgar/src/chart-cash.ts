import type { FlowField, FlowTag } from './chart.ts';
import { cashField, cashTag } from './chart.ts';
import {
  cashChange,
  depreciationTotal,
  financingCash,
  investingCash,
  operatingCash,
  workingCapitalChange,
} from './flows.ts';
import { HEALTH_PLAN, type IssuerSpec } from './spec.ts';

/** Cash flow statement of a US filer: payments are tagged positive. */
export const cashTags = (spec: IssuerSpec): FlowTag[] => {
  const { style } = spec;
  const tags = [
    cashTag('NetCashProvidedByUsedInOperatingActivities', operatingCash),
    cashTag('NetCashProvidedByUsedInInvestingActivities', investingCash),
    cashTag('NetCashProvidedByUsedInFinancingActivities', financingCash),
    cashTag(
      'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect',
      cashChange,
    ),
    cashTag('EffectOfExchangeRateOnCashAndCashEquivalents', (f) => f.exchange),
    cashTag('ShareBasedCompensation', (f) => f.stockCompensation),
    cashTag('PaymentsForRepurchaseOfCommonStock', (f) => f.buybacks),
    cashTag('PaymentsToAcquireBusinessesNetOfCashAcquired', (f) => f.acquisitions),
    cashTag(
      style.capex === 'property'
        ? 'PaymentsToAcquirePropertyPlantAndEquipment'
        : 'PaymentsToAcquireProductiveAssets',
      (f) => f.capex,
    ),
  ];
  if (style.depreciation === 'all')
    tags.push(cashTag('DepreciationDepletionAndAmortization', depreciationTotal));
  if (style.depreciation === 'and') tags.push(cashTag('DepreciationAndAmortization', depreciationTotal));
  if (style.depreciation === 'parts')
    tags.push(
      cashTag('Depreciation', (f) => f.depreciation),
      cashTag('AmortizationOfIntangibleAssets', (f) => f.amortization),
    );
  if (style.dividends === 'common') tags.push(cashTag('PaymentsOfDividendsCommonStock', (f) => f.dividends));
  if (style.dividends === 'all') tags.push(cashTag('PaymentsOfDividends', (f) => f.dividends));
  if (style.working_capital)
    tags.push(cashTag('IncreaseDecreaseInOperatingCapital', (f) => -workingCapitalChange(f)));
  return tags;
};

export const cashFields = (spec: IssuerSpec): FlowField[] => {
  const financial = spec.flavour === 'bank' || (spec.flavour === 'insurer' && spec.sic !== HEALTH_PLAN);
  const { style } = spec;
  return [
    cashField('operating_cash_flow', operatingCash),
    cashField('investing_cash_flow', investingCash),
    cashField('financing_cash_flow', financingCash),
    cashField('capex', (f) => -f.capex),
    cashField('free_cash_flow', financial ? null : (f) => operatingCash(f) - f.capex, {
      operands: ['operating_cash_flow', 'capex'],
    }),
    cashField('dividends_paid', style.dividends === 'none' ? null : (f) => -f.dividends),
    cashField('buybacks', (f) => -f.buybacks, { sparse: spec.sparse }),
    cashField('stock_based_comp', (f) => f.stockCompensation),
    cashField('acquisitions', (f) => -f.acquisitions, { sparse: spec.sparse }),
    cashField('working_capital_change', style.working_capital ? workingCapitalChange : null),
  ];
};
