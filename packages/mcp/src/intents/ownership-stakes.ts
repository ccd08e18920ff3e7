import type { Schemas } from '@footnote/client';
import { cikOfDigits } from '@footnote/values/cik';
import { plain } from './companies.ts';
import { noteText } from './footnotes.ts';
import type { Arguments } from './given.ts';
import type { Context } from './intent.ts';
import { page } from './pages.ts';
import { Problem } from './problem.ts';
import { inWords, numberOr } from './reasons.ts';

type Ownership = Schemas['OwnershipResponse']['data'];

/** Holders of more than five percent, a line each, and how many schedules are not in them. */
export function stakesLines(stakes: Ownership['beneficial_ownership']): readonly string[] {
  if ('reason' in stakes) return [`Stakes over 5%: ${stakes.reason}, ${inWords(stakes.reason)}`];
  const { holders, unparsed_filings: unread, coverage_start: start } = stakes;
  return [
    `Stakes over 5% by Schedules 13D/G since ${start}: holder | shares | % of class | as of | filing`,
    ...(holders.length === 0 ? ['none is known'] : []),
    ...holders.map(
      ({
        name,
        aggregate_shares: shares,
        pct_of_class: percent,
        event_date: day,
        class_title: title,
        ...note
      }) =>
        [
          `${name} (${title ?? 'class unknown'})`,
          shares ?? 'not stated',
          percent ?? 'not stated',
          day ?? '',
          noteText(note),
        ].join(' | '),
    ),
    ...(unread.length === 0
      ? []
      : [
          `NOT read: ${unread.length} more schedules, newest ${noteText(unread[0] ?? { form: '', filed: '', accession: '' })}: ${[...new Set(unread.map(({ reason }) => reason))].join(', ')}`,
        ]),
  ];
}

/** What managers hold by Forms 13F: the sum, and the largest. */
export function institutionsLines(institutions: Ownership['institutional_13f']): readonly string[] {
  if (!institutions.available)
    return [`Institutions by Forms 13F: ${institutions.reason}, ${inWords(institutions.reason)}`];
  const { quarter, managers, totals, top_holders: top, coverage } = institutions;
  return [
    `Institutions by Forms 13F to ${quarter}: ${managers} managers hold ${totals.shares} shares, ${numberOr(totals.value_usd)} USD; ${coverage.managers_not_counted} managers not counted`,
    'manager | shares | USD | change of shares | filing',
    ...top.map(({ name, shares, value_usd: value, change, ...note }) =>
      [name, shares, numberOr(value), changeText(change), noteText(note)].join(' | '),
    ),
  ];
}

function changeText(change: object): string {
  if ('reason' in change) return String(change.reason);
  const { kind, shares } = change as { readonly kind: string; readonly shares?: number | null };
  return `${kind} ${shares ?? ''}`.trim();
}

/** The portfolio of a manager, by name or CIK. */
export async function portfolioAnswer({ ask }: Context, read: Arguments, asked: string): Promise<string> {
  const text = plain(asked);
  const { results } = (await ask('/v2/search', { query: text, limit: 1 })).data;
  const cik = cikOfDigits(text) ?? results[0]?.cik;
  if (cik === undefined)
    throw new Problem(`no manager "${asked}" was ingested; give its CIK, or: footnote ingest --managers CIK`);
  const { data } = await ask('/v2/holders/{cik}', { cik });
  const { form_13f: portfolio } = data;
  if (!portfolio.available)
    throw new Problem(`portfolio of ${data.name ?? cik}: ${portfolio.reason}, ${inWords(portfolio.reason)}`);
  const { value_usd: total } = portfolio;
  const head = [
    `${data.name ?? ''} (CIK ${cik}), Form 13F to ${portfolio.quarter}: ${typeof total === 'number' ? `${total} USD` : 'total refused'}`,
    ...portfolio.filings.map((filing) => noteText(filing)),
    'security | shares | USD | % of portfolio',
  ];
  const lines = portfolio.positions.map(
    ({ issuer_name: name, kind, amount, value_usd: value, weight_pct: weight }) =>
      [
        `${name}${kind === 'shares' ? '' : `, ${kind}`}`,
        numberOr(amount),
        numberOr(value),
        numberOr(weight),
      ].join(' | '),
  );
  return page('get_ownership', read, lines, (shown) => [...head, ...shown]);
}
