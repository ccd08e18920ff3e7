import { expect } from 'chai';
import type { Fundamentals } from '@footnote/contract/types.generated';
import { contractFault } from '@footnote/contract/testing';
import { FIGURE_NAMES } from '@footnote/figures/catalog/names';
import type { DemoIssuers } from './demo-issuers.ts';

const ROWS = ['income_statement', 'balance_sheet', 'cash_flow', 'bank_metrics', 'industry_rows'] as const;
const NAMED: ReadonlySet<string> = new Set(FIGURE_NAMES.map(({ member }) => member));

/** The members of a row that are null, by their paths. */
function nullsIn(value: unknown, path: string): readonly string[] {
  if (value === null) return [path];
  if (typeof value !== 'object' || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => nullsIn(member, `${path}.${name}`));
}

/** `reasons=true` must have the reason of every null, and of nothing else. */
export function nullReasons({ issuers, spine }: DemoIssuers): void {
  const ask = async (symbol: string, more: string): Promise<Fundamentals> => {
    const response = await fetch(`${spine().address}/v2/fundamentals?symbol=${symbol}${more}`, {
      headers: { 'X-API-Key': spine().key },
    });
    const body = (await response.json()) as { readonly data: Fundamentals };
    expect(contractFault('/v2/fundamentals', response.status, body), symbol).to.equal(undefined);
    return body.data;
  };

  for (const period of ['annual', 'quarter'])
    it(`has the reason of every null in the rows of each ${period}`, async () => {
      let nulls = 0;
      for (const { spec } of issuers) {
        if (spec.flavour === 'ifrs' && period === 'quarter') continue;
        const { reasons = [], ...data } = await ask(spec.ticker, `&period=${period}&reasons=true`);
        const { cache_age_seconds: _, ...plain } = await ask(spec.ticker, `&period=${period}`);
        expect(data).to.deep.include(plain);
        const known = new Map(reasons.map((each) => [`${each.member} ${each.period_end}`, each.reason]));
        expect(known.size).to.equal(reasons.length);
        for (const block of ROWS)
          for (const row of data[block] ?? [])
            for (const member of nullsIn(row, block)) {
              if (!NAMED.has(member)) continue;
              expect(known.get(`${member} ${row.period_end}`), `${spec.ticker} ${member}`).to.match(
                /^[a-z_]+$/,
              );
              nulls += 1;
            }
        for (const { member, period_end: end } of reasons) {
          const [block = '', ...path] = member.split('.');
          const row = ROWS.includes(block as never)
            ? data[block as (typeof ROWS)[number]]?.find((each) => each.period_end === end)
            : undefined;
          if (row === undefined) continue;
          const value = path.reduce<unknown>(
            (place, name) => (place as Record<string, unknown> | null)?.[name] ?? null,
            row,
          );
          expect(typeof value, `${spec.ticker} ${member} ${end}`).to.equal('object');
        }
      }
      expect(nulls).to.be.greaterThan(20);
    });

  it('has them for the requested blocks and as known on a day', async () => {
    const [{ spec }] = issuers as [DemoIssuers['issuers'][number]];
    const { reasons = [] } = await ask(spec.ticker, '&blocks=cash_flow&reasons=true&as_known_on=2024-06-01');
    expect(reasons.map(({ member }) => member.split('.')[0])).to.satisfy((blocks: readonly string[]) =>
      blocks.every((block) => block === 'cash_flow'),
    );
    expect((await ask(spec.ticker, '&reasons=false')).reasons).to.equal(undefined);
  });
}
