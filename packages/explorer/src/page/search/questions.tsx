import type { JSX } from 'preact';
import { routeTo } from '../frame/address.ts';
import { Link } from '../frame/navigation.tsx';
import type { Route } from '../frame/routes.ts';

type Question = { readonly text: string; readonly to: Route };

const COMPARED = ['revenue', 'revenue_yoy_pct', 'net_margin_pct', 'roic_pct'];
const DAYS_PER_YEAR = 365;
const DAY_MS = 86_400_000;

const dayBefore = (days: number): string =>
  new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Questions that pages answer, about companies that are loaded. */
function questionsAbout([symbol = '', ...others]: readonly string[]): readonly Question[] {
  return [
    {
      text: `Where does each figure of ${symbol} come from? Click a number.`,
      to: routeTo('statements', { symbol }),
    },
    {
      text: `What did the statements of ${symbol} say a year ago, and what changed since?`,
      to: routeTo('statements', { symbol, as_known_on: dayBefore(DAYS_PER_YEAR), changes: 'today' }),
    },
    { text: `What is ${symbol} valued at, and what does that imply?`, to: routeTo('valuation', { symbol }) },
    { text: `Who owns ${symbol}, and what did insiders trade?`, to: routeTo('ownership', { symbol }) },
    ...(others.length === 0
      ? []
      : [
          {
            text: `How does ${symbol} compare with ${others.join(' and ')}?`,
            to: routeTo('compare', { symbols: [symbol, ...others], fields: COMPARED }),
          },
        ]),
    {
      text: 'Which companies earn more than 15% on invested capital?',
      to: routeTo('screen', { where: 'roic_pct > 15', sort: '-roic_pct' }),
    },
    { text: `Which figures of ${symbol} are refused, and why?`, to: routeTo('verification', { symbol }) },
  ];
}

/** `symbols`: the company that is asked about, and those that it is compared with. */
export const Questions = ({ symbols }: { readonly symbols: readonly string[] }): JSX.Element => (
  <section aria-labelledby="questions">
    <h2 id="questions">Questions to start with</h2>
    <ul class="questions">
      {questionsAbout(symbols).map(({ text, to }) => (
        <li key={text}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  </section>
);
