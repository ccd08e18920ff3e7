import type { RowRule } from './row-fields.ts';

const income = (
  field: string,
  label: RegExp,
  rest: Omit<RowRule, 'statement' | 'field' | 'label'>,
): RowRule => ({
  statement: 'income',
  field,
  label,
  ...rest,
});

/** The rows of an income statement between revenue and net income. */
export const INCOME_RULES: readonly RowRule[] = [
  income('gross_profit', /^(?:total )?gross (?:profit|margin|income|earnings|loss)$/, {
    sign: 'adds',
    isTotal: true,
  }),
  income(
    'operating_income',
    /^(?:total )?(?:net )?operating (?:income|loss|profit|earnings)$|^(?:total )?(?:income|loss|profit|earnings) from operations$|^operating (?:income|profit) or loss$/,
    {
      sign: 'adds',
      isTotal: true,
    },
  ),
  income(
    'pretax_income',
    /^(?:consolidated )?(?:net )?(?:income|loss|earnings|profit)(?: from (?:continuing )?operations)?,? before (?:(?:provision|benefit|expense|credit)s? (?:for|from) )?(?:(?:federal |u\.s\. |provision for )?income )?tax(?:es)?(?: expense| benefit| provision)?(?:,? (?:and|including) (?:non-?controlling interests?|minority interests?|(?:equity|income|loss|earnings)(?: method| in| from)? .*))?$|^(?:pre-?tax (?:income|loss|earnings))$/,
    {
      sign: 'adds',
      isTotal: true,
    },
  ),
  income(
    'income_tax',
    /^(?:total )?(?:(?:provision|benefit|expense|credit)s? (?:for|from) )?(?:(?:federal |provision for )?income )?tax(?:es)?(?: on income)?(?: provision| expense| benefit)*(?: (?:for|from) (?:income )?taxes)?(?:, net)?$|^(?:provision|benefit)(?: for|,)? (?:for )?income tax(?:es)?$/,
    {
      sign: 'takes',
    },
  ),
  income(
    'rnd_expense',
    /^research,? (?:and|&|development and) (?:product )?development(?: expenses?| costs?)?(?:, net)?$|^research, development and engineering(?: expenses?)?$/,
    {
      sign: 'takes',
      neverNegative: true,
    },
  ),
  income(
    'sga_expense',
    /^(?:selling|sales),? (?:marketing,? )?general,? (?:and|&) administrative(?: expenses?| costs?)?$|^sg&a(?: expenses?)?$|^marketing, general and administrative(?: expenses?)?$/,
    {
      sign: 'takes',
      neverNegative: true,
    },
  ),
  income('interest_expense', /^(?:total )?interest expense$/, { sign: 'takes', neverNegative: true }),
  income('net_interest_income', /^net interest income$/, { sign: 'adds', isTotal: true }),
  income('noninterest_income', /^total (?:non-?\s?interest|other) income$/, { sign: 'adds', isTotal: true }),
];

export const COST_OF_REVENUE =
  /^(?:total )?costs? of (?:net )?(?:revenues?|sales|goods sold|products sold|products and services|services|goods and services|operations)(?:,? (?:exclusive|excluding) of.*| \(exclusive.*\))?$|^total costs? of .{0,50}$/;
