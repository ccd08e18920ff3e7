/** A figure of a release of the corpus as a person read it on the page: field, months (0: a balance), end, value. */
type Figure = readonly [field: string, months: number, end: string, value: string];

/** Files of the corpus's folder of releases, the day of each, and figures of it. */
export const READ_BY_EYE: Readonly<
  Record<string, { readonly released: string; readonly figures: readonly Figure[] }>
> = {
  '0000004977-20-000054/aflex991-q12020.htm': {
    released: '2020-04-29',
    figures: [
      ['revenue', 3, '2020-03-31', '5162000000'],
      ['net_income', 3, '2020-03-31', '566000000'],
      ['eps_diluted', 3, '2020-03-31', '0.78'],
      ['shares_basic', 3, '2020-03-31', '724366000'],
      ['total_assets', 0, '2020-03-31', '151616000000'],
      ['total_equity', 0, '2020-03-31', '26402000000'],
    ],
  },
  '0000314808-20-000062/a03312020exhibit991pre.htm': {
    released: '2020-04-29',
    figures: [
      ['revenue', 3, '2020-03-31', '456600000'],
      ['operating_income', 3, '2020-03-31', '-3051800000'],
      ['net_income', 3, '2020-03-31', '-3006300000'],
      ['eps_diluted', 3, '2020-03-31', '-15.19'],
      ['total_assets', 0, '2020-03-31', '14025100000'],
    ],
  },
  '0001008654-20-000048/a2020q1earningsrelease.htm': {
    released: '2020-04-29',
    figures: [
      ['revenue', 3, '2020-03-28', '375900000'],
      ['net_income', 3, '2020-03-28', '-7800000'],
      ['eps_diluted', 3, '2020-03-28', '-0.16'],
    ],
  },
  '0001104659-20-052792/tm2017987d1_ex99-1.htm': {
    released: '2020-04-29',
    figures: [
      ['revenue', 3, '2020-03-31', '327742000'],
      ['net_income', 3, '2020-03-31', '1003000'],
      ['eps_diluted', 3, '2020-03-31', '-0.03'],
      ['total_equity', 0, '2020-03-31', '-212506000'],
    ],
  },
  '0001104659-20-053353/tm2018041d1_ex99-1.htm': {
    released: '2020-04-29',
    figures: [
      ['revenue', 3, '2020-03-31', '78678000'],
      ['net_income', 3, '2020-03-31', '65437000'],
      ['eps_basic', 3, '2020-03-31', '0.65'],
    ],
  },
  '0001104659-20-053563/tm2018008d1_ex99-1.htm': {
    released: '2020-04-29',
    figures: [
      ['revenue', 3, '2020-03-31', '1317105000'],
      ['net_income', 3, '2020-03-31', '-338810000'],
      ['net_income', 3, '2019-03-31', '978763000'],
    ],
  },
  '0001140361-20-010070/ex99_1.htm': {
    released: '2020-04-29',
    figures: [
      ['revenue', 3, '2020-03-31', '254302000'],
      ['net_income', 3, '2020-03-31', '8627000'],
      ['eps_basic', 3, '2020-03-31', '0.38'],
    ],
  },
  '0001193125-20-126089/d844377dex991.htm': {
    released: '2020-04-29',
    figures: [
      ['net_income', 3, '2020-03-31', '10752000000'],
      ['net_income', 9, '2020-03-31', '33079000000'],
      ['receivables', 0, '2020-03-31', '22699000000'],
      ['total_equity', 0, '2020-03-31', '114501000000'],
    ],
  },
  '0001299709-20-000078/pressrelease20200331ax.htm': {
    released: '2020-04-29',
    figures: [
      ['net_interest_income', 3, '2020-03-31', '148616000'],
      ['net_income', 3, '2020-03-31', '56057000'],
      ['eps_diluted', 3, '2020-03-31', '0.91'],
    ],
  },
  '0001436425-20-000011/a2020-q1earningsrelease.htm': {
    released: '2020-04-28',
    figures: [
      ['revenue', 3, '2020-03-31', '24681000'],
      ['net_income', 3, '2020-03-31', '1905000'],
      ['total_assets', 0, '2020-03-31', '2248601000'],
    ],
  },
  '0001564590-20-019755/d920562dex991.htm': {
    released: '2020-04-29',
    figures: [
      ['total_assets', 0, '2020-03-31', '1552132000'],
      ['total_equity', 0, '2020-03-31', '214151000'],
    ],
  },
  '0001564590-20-019760/cmo-ex991_20.htm': {
    released: '2020-04-29',
    figures: [
      ['net_income', 3, '2020-03-31', '-204653000'],
      ['eps_diluted', 3, '2020-03-31', '-2.21'],
    ],
  },
  '0001576427-20-000032/exhibit991q12020.htm': {
    released: '2020-04-29',
    figures: [
      ['revenue', 3, '2020-03-31', '503376000'],
      ['net_income', 3, '2020-03-31', '15459000'],
      ['eps_diluted', 3, '2020-03-31', '0.25'],
      ['total_equity', 0, '2020-03-31', '995031000'],
    ],
  },
  '0001691303-20-000019/exhibit-99142920.htm': {
    released: '2020-04-29',
    figures: [
      ['revenue', 3, '2020-03-31', '226720000'],
      ['net_income', 3, '2020-03-31', '21545000'],
      ['operating_cash_flow', 3, '2020-03-31', '21022000'],
      ['capex', 3, '2020-03-31', '-22775000'],
    ],
  },
  '0001165002-20-000083/a1q20earningsrelease.htm': {
    released: '2020-04-29',
    figures: [
      ['net_income', 3, '2020-03-31', '1102000'],
      ['depreciation_amortization', 3, '2020-03-31', '656000'],
    ],
  },
  '0001722482-20-000089/a2020q1earningsreleaseex991.htm': {
    released: '2020-04-29',
    figures: [
      ['operating_cash_flow', 3, '2020-03-31', '253100000'],
      ['financing_cash_flow', 3, '2020-03-31', '-73100000'],
    ],
  },
  'newsroom/NVDA-FY2025-Q4.html': {
    released: '2025-02-26',
    figures: [
      ['revenue', 3, '2025-01-26', '39331000000'],
      ['net_income', 3, '2025-01-26', '22091000000'],
      ['eps_basic', 3, '2025-01-26', '0.9'],
      ['eps_diluted', 3, '2025-01-26', '0.89'],
      ['shares_diluted', 3, '2025-01-26', '24706000000'],
      ['net_income', 12, '2025-01-26', '72880000000'],
      ['eps_diluted', 12, '2025-01-26', '2.94'],
      ['total_assets', 0, '2025-01-26', '111601000000'],
      ['operating_cash_flow', 3, '2025-01-26', '16628000000'],
    ],
  },
};
