import type { ParametersOf, Schemas } from '@footnote/client';
import type { Company } from './companies.ts';
import type { Arguments } from './given.ts';
import type { Told } from './governance-cells.ts';
import { feeLines, payLines, performanceLines } from './governance-pay.ts';
import { changeLines, voteLines } from './governance-meetings.ts';
import type { Context } from './intent.ts';
import { page } from './pages.ts';
import { Problem } from './problem.ts';
import { inWords, legend } from './reasons.ts';
import { dayOf } from './search-filings.ts';

type Section = NonNullable<NonNullable<ParametersOf<'/v2/governance'>['sections']>[number]>;
type Governance = Schemas['Governance'];

type Part = {
  readonly asked: RegExp;
  readonly title: string;
  /** The section of the proxy statement; without one it is of 8-Ks. */
  readonly section?: Section;
  readonly told: (data: Governance) => Told;
};

/** The first that the words ask for is meant. */
const PARTS: readonly Part[] = [
  { asked: /vote|proposal|say on pay|elected|election/, title: 'votes at meetings', told: voteLines },
  {
    asked: /versus|performance|actually paid|pvp/,
    title: 'pay versus performance',
    section: 'pay_versus_performance',
    told: ({ pay_versus_performance: table }) => performanceLines(table),
  },
  {
    asked: /audit|accountant/,
    title: 'fees of the auditor',
    section: 'audit_fees',
    told: ({ audit_fees: table }) => feeLines(table),
  },
  {
    asked: /director.*(?:pay|compensation|fee)|(?:pay|compensation|fee).*director/,
    title: 'pay of directors',
    section: 'director_compensation',
    told: ({ director_compensation: table }) => payLines(table, 'directors'),
  },
  {
    asked: /\bpay\b|compensation|salar|bonus|remuneration/,
    title: 'pay of officers, summary compensation table',
    section: 'compensation',
    told: ({ compensation: table }) => payLines(table, 'officers'),
  },
  {
    asked: /change|departure|appoint|resign|officer|executive|ceo|cfo|director|board/,
    title: 'changes of directors and officers',
    told: changeLines,
  },
];

/** The most filings with votes or changes that are asked for. */
const MOST = 100;

/** What the words ask of proxy statements and of votes and changes on Form 8-K; undefined if they ask for nothing of them. */
export const governancePart = (what: string): Part | undefined => PARTS.find(({ asked }) => asked.test(what));

/** Pay, fees of the auditor, votes or changes, as their filings print them. */
export async function governanceAnswer(
  { ask }: Context,
  read: Arguments,
  { symbol, name }: Company,
  { title, section, told }: Part,
): Promise<string> {
  const [from, to] = [dayOf(read.text('from'), '-01-01'), dayOf(read.text('to'), '-12-31')];
  const { data } = await ask('/v2/governance', {
    symbol,
    limit: MOST,
    ...(section !== undefined && { sections: [section] }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  });
  if (data.freshness === 'unsupported')
    throw new Problem(`${title} of ${symbol}: ${data.reason}, ${inWords(data.reason)}`);
  const { head, lines, reasons } = told(data);
  return page('get_ownership', read, lines, (shown) => [
    `${symbol} ${name}, ${title}`,
    ...head,
    ...shown,
    ...legend(reasons),
  ]);
}
