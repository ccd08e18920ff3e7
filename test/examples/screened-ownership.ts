import { expect } from 'chai';
import type {
  InsidersResponse,
  LaneExplanation,
  OwnershipResponse,
  ScreenResponse,
} from '@footnote/contract/types.generated';
import { contractFault } from '@footnote/contract/testing';
import { OWNERSHIP_NAMES } from '@footnote/figures/catalog/ownership-names';
import type { DemoService } from '../reference/service.ts';

type Row = ScreenResponse['data']['rows'][number];
type Figure = Row['figures'][number];
type Ownership = OwnershipResponse['data'];
type Insiders = Extract<InsidersResponse['data'], { readonly summary: unknown }>;

/** Companies whose figures are explained. */
const EXPLAINED = 3;

const NAMES = OWNERSHIP_NAMES.map(({ name }) => name);

/** Screens on figures of owners say what the endpoints of ownership and insiders say. */
export function screenedOwnership(service: () => DemoService): void {
  const ask = async <Data>(path: string, query: Readonly<Record<string, string>>): Promise<Data> => {
    const response = await fetch(`${service().address}${path}?${new URLSearchParams(query).toString()}`, {
      headers: { 'X-API-Key': service().key },
    });
    const body = (await response.json()) as { readonly data: Data };
    expect(contractFault(path, response.status, body), `${path} ${JSON.stringify(query)}`).to.equal(
      undefined,
    );
    expect(response.status, JSON.stringify(body)).to.equal(200);
    return body.data;
  };
  const screen = (query: Readonly<Record<string, string>>): Promise<ScreenResponse['data']> =>
    ask('/v2/screen', { stale: 'include', ...query });
  const screened = async (): Promise<ReadonlyMap<string, ReadonlyMap<string, Figure>>> => {
    const { rows } = await screen({ where: "symbol != ''", columns: NAMES.join() });
    return new Map(
      rows.map(({ symbol, figures }) => [
        symbol ?? '',
        new Map(figures.map((figure) => [figure.figure, figure])),
      ]),
    );
  };
  const valueOf = (figure: Figure | undefined): unknown =>
    figure !== undefined && 'value' in figure ? figure.value : null;

  it('has the sums, managers and percentages that the endpoints have, and refuses what they refuse', async () => {
    let served = 0;
    for (const [symbol, figures] of await screened()) {
      const { institutional_13f: held } = await ask<Ownership>('/v2/ownership', { symbol });
      const { summary, coverage_start: start } = await ask<Insiders>('/v2/insiders', { symbol });
      const expected: [string, unknown][] = held.available
        ? [
            ['institutional_managers', held.managers],
            ['institutional_shares', held.totals.shares],
            [
              'institutional_held_pct',
              'pct' in held.share_of_company ? held.share_of_company.pct : held.share_of_company.reason,
            ],
          ]
        : ['institutional_managers', 'institutional_shares', 'institutional_held_pct'].map((name) => [
            name,
            held.reason,
          ]);
      for (const { months, net, purchases, is_covered: isCovered } of summary.windows) {
        const sum = (value: unknown) =>
          start === null ? 'no_insider_forms' : ((value as { reason?: string }).reason ?? value);
        expected.push(
          [`insider_net_shares_${months}m`, sum(net.shares)],
          [`insider_net_value_${months}m`, sum(net.value)],
          [`insider_buyers_${months}m`, sum(isCovered ? purchases.insiders : { reason: 'forms_missing' })],
        );
      }
      for (const [name, value] of expected) {
        const figure = figures.get(name);
        const found = figure !== undefined && 'reason' in figure ? figure.reason : valueOf(figure);
        expect(found, `${symbol} ${name}`).to.equal(value);
        if (typeof value === 'number') served += 1;
      }
    }
    expect(served).to.be.greaterThan(3);
  });

  it('are explained as they are served, with the endpoints that they are from', async () => {
    for (const [symbol, figures] of [...(await screened())].slice(0, EXPLAINED))
      for (const [figure, screenedFigure] of figures) {
        const explained = await ask<LaneExplanation>('/v2/explain/lane', { symbol, lane: 'owners', figure });
        const { figure: own, operands, reason } = explained;
        expect(reason ?? own.value, `${symbol} ${figure}`).to.equal(
          'reason' in screenedFigure ? screenedFigure.reason : valueOf(screenedFigure),
        );
        expect(operands.map(({ place }) => place).join(' '), figure).to.match(/^(ownership|insiders)\./);
        if (reason === null)
          expect(
            operands.map(({ value }) => value),
            `${symbol} ${figure}`,
          ).to.not.include(null);
      }
  });

  it('has the largest stake in force and the holders above five percent, with their schedules', async () => {
    let served = 0;
    for (const [symbol, figures] of await screened()) {
      const largest = figures.get('largest_stake_pct');
      const count = figures.get('holders_above_5_pct');
      if (largest === undefined || !('filings' in largest) || count === undefined || !('filings' in count))
        continue;
      served += 1;
      const { beneficial_ownership: stakes } = await ask<Ownership>('/v2/ownership', { symbol });
      if (!('holders' in stakes)) throw new Error(`${symbol} has a stake that is refused`);
      const percents = stakes.holders.flatMap(({ pct_of_class: percent }) =>
        typeof percent === 'number' ? [percent] : [],
      );
      expect(largest.value, symbol).to.equal(Math.max(...percents));
      expect(stakes.holders.map(({ accession }) => accession)).to.include(largest.provenance?.accession);
      const above = stakes.holders.filter(({ pct_of_class: percent }) => Number(percent) > 5);
      expect(count.value).to.equal(new Set(above.map(({ cik, name }) => cik ?? name)).size);
      expect(count.accessions).to.have.lengthOf(count.filings);
    }
    expect(served).to.be.greaterThan(0);
  });

  it('matches, sorts and lists by them without a price, and names what cannot be judged', async () => {
    const all = await screened();
    const name = NAMES.find((each) => [...all.values()].some((own) => valueOf(own.get(each)) !== null)) ?? '';
    const {
      rows,
      companies,
      close_stale_before: closes,
    } = await screen({
      where: `${name} >= 0`,
      sort: `-${name}`,
    });
    expect(closes).to.equal(null);
    expect(rows.length).to.be.greaterThan(0);
    const values = rows.map(({ figures: [figure] }) => Number(valueOf(figure)));
    expect(values).to.deep.equal(values.toSorted((one, other) => other - one));
    const unclear = await screen({ where: `${name} >= 0`, list: 'undetermined' });
    expect(unclear.rows).to.have.lengthOf(companies.undetermined);
    for (const { symbol, undecided = [] } of unclear.rows)
      expect(undecided.map(({ reason }) => reason)).to.deep.equal(
        [all.get(symbol ?? '')?.get(name)].map((figure) =>
          figure !== undefined && 'reason' in figure ? figure.reason : '',
        ),
      );
  });
}
