import { readCompany } from './companies.ts';
import { readArguments } from './given.ts';
import { COMPANY, type Context, type Intent, MORE, TEXT } from './intent.ts';
import { governanceAnswer, governancePart } from './ownership-governance.ts';
import { insidersAnswer } from './ownership-insiders.ts';
import { plansAnswer } from './ownership-plans.ts';
import { institutionsLines, portfolioAnswer, stakesLines } from './ownership-stakes.ts';
import { page } from './pages.ts';
import { Problem } from './problem.ts';

const NAMES = ['company', 'what', 'from', 'to', 'more'];

export const getOwnership: Intent = {
  name: 'get_ownership',
  description:
    'Who owns or trades a company: insiders (Forms 3, 4, 5; or buys, sales), plans (10b5-1: planned, announced, sold), stakes (over 5%, Schedules 13D/G), institutions (Forms 13F); portfolio: what a manager holds. How it is governed: pay, director pay, pay versus performance, audit fees (proxy statements), votes, officer changes (8-Ks). Example: {"company":"AAPL","what":"insiders","from":"2025-01"}',
  input: {
    company: COMPANY,
    what: {
      ...TEXT,
      description:
        'insiders, buys, sales, plans, stakes, institutions, portfolio, pay, director pay, pay versus performance, audit fees, votes, officer changes; left out: stakes and institutions',
    },
    from: TEXT,
    to: TEXT,
    more: MORE,
  },
  answer: async (context, given) => {
    const read = readArguments('get_ownership', NAMES, given);
    const what = (read.text('what') ?? '').toLowerCase();
    const asked = read.needed('company', 'AAPL');
    if (/portfolio|holdings/.test(what)) return portfolioAnswer(context, read, asked);
    const company = await readCompany(context.ask, asked);
    const isOfPlans = /plan|arrangement|10b5|governance|polic|144/.test(what);
    const isOfOwners = isOfPlans || /insider|trade|stake|13[dfg]/.test(what);
    const governed = isOfOwners ? undefined : governancePart(what);
    if (governed !== undefined) return governanceAnswer(context, read, company, governed);
    if (isOfPlans) return plansAnswer(context, read, company);
    if (/insider|buy|purchas|sale|sell|sold|trade|form/.test(what))
      return insidersAnswer(context, read, company, what);
    if (what !== '' && !/stake|5|holder|13|institution|fund|manager|all|owner/.test(what))
      throw new Problem(
        `no ownership "${what}": insiders, buys, sales, plans, stakes, institutions, portfolio, pay, audit fees, votes or officer changes`,
      );
    const lines = await linesOf(context, company.symbol, what);
    return page('get_ownership', read, lines, (shown) => [`${company.symbol} ${company.name}`, ...shown]);
  },
};

async function linesOf({ ask }: Context, symbol: string, what: string): Promise<readonly string[]> {
  const { data } = await ask('/v2/ownership', { symbol });
  const isOnly = (form: RegExp): boolean => form.test(what) && !/all|owner/.test(what);
  return [
    ...(isOnly(/institution|fund|manager|13f/) ? [] : stakesLines(data.beneficial_ownership)),
    ...(isOnly(/stake|5|13d|13g/) ? [] : institutionsLines(data.institutional_13f)),
  ];
}
