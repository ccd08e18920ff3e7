import { expect } from 'chai';
import fc from 'fast-check';
import { FIGURE_NAMES } from '@footnote/figures/catalog/names';
import { type Condition, parseFilter } from './parse.ts';

const parsed = (filter: string): Condition => {
  const result = parseFilter(filter);
  if (!result.ok) throw new Error(`${result.position}: ${result.message}`);
  return result.condition;
};

/** A condition as a filter writes it, in parentheses throughout. */
function written(condition: Condition): string {
  switch (condition.kind) {
    case 'number':
      return `${condition.figure.name} ${condition.operator} ${condition.value}`;
    case 'text': {
      const name = typeof condition.field === 'string' ? condition.field : condition.field.name;
      return `${name} in (${condition.values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')})`;
    }
    case 'not':
      return `not (${written(condition.part)})`;
    case 'and':
    case 'or':
      return `(${condition.parts.map(written).join(` ${condition.kind} `)})`;
  }
}

const short = (filter: string): string => written(parsed(filter));

describe('the grammar of filters', () => {
  it('reads comparisons of figures with numbers', () => {
    expect(parsed('roic_pct>20')).to.deep.include({ kind: 'number', operator: '>', value: '20' });
    for (const operator of ['>', '>=', '<', '<=', '=', '!='])
      expect(parsed(` current_ratio ${operator} -1.5 `)).to.deep.include({ operator, value: '-1.5' });
    expect(parsed('total_assets>=2.5e9')).to.deep.include({ value: '2500000000' });
    expect(parsed('roic_pct > -0')).to.deep.include({ value: '0' });
    expect(parsed('days_inventory.yoy_delta < 0')).to.deep.include({ value: '0' });
  });

  it('reads texts in quotes, lists of them, and codes', () => {
    expect(short("currency = 'USD'")).to.equal("currency in ('USD')");
    expect(short("currency != 'USD'")).to.equal("not (currency in ('USD'))");
    expect(short("exchange in ('NYSE', 'It''s')")).to.equal("exchange in ('NYSE', 'It''s')");
    expect(short("exchange NOT IN ('NYSE')")).to.equal("not (exchange in ('NYSE'))");
    expect(short("sic = 3571 or sic in (7372, '7373')")).to.equal(
      "(sic in ('3571') or sic in ('7372', '7373'))",
    );
    expect(short("roic.trend = 'increasing'")).to.equal("roic.trend in ('increasing')");
  });

  it('binds not before and before or', () => {
    expect(short('not roic_pct > 1 and roe_pct > 2 or roa_pct > 3')).to.equal(
      '((not (roic_pct > 1) and roe_pct > 2) or roa_pct > 3)',
    );
    expect(short('roic_pct > 1 AND (roe_pct > 2 Or not not roa_pct > 3)')).to.equal(
      '(roic_pct > 1 and (roe_pct > 2 or not (not (roa_pct > 3))))',
    );
  });

  const wrong: readonly (readonly [filter: string, position: number, message: RegExp])[] = [
    ['', 1, /expected a field, not the end/],
    ['roic_pct', 9, /expected an operator .* not the end/],
    ['roic_pct > ', 12, /compared with a number, not the end/],
    ['roic_pct > 20 and', 18, /expected a field/],
    ['roic_pct > 20 roe_pct > 1', 15, /expected and, or or the end, not 'roe_pct'/],
    ['(roic_pct > 20', 15, /expected \), not the end/],
    ['roic_pct > 20)', 14, /expected and, or or the end/],
    ['revenu > 20', 1, /'revenu' is not a field \(like it: revenue, /],
    ['roic > 20', 1, /'roic' is not a field \(like it: roic_pct, roic\.trend, /],
    ['__proto__ > 1', 1, /is not a field/],
    ['constructor = 1', 1, /is not a field/],
    ['roic_pct > twenty', 12, /a number, not 'twenty'/],
    ["roic_pct = '20'", 12, /a number, not '20'/],
    ['roic_pct in (1, 2)', 14, /roic_pct is a number/],
    ["roic_pct in ('a')", 1, /roic_pct is a number/],
    ["currency > 'USD'", 10, /currency is a text/],
    ['currency = USD', 12, /a text in single quotes, not 'USD'/],
    ["currency = 'USD", 12, /must end with one/],
    ["currency in ('USD'", 19, /expected \)/],
    ['currency in ()', 14, /a text in single quotes/],
    ["currency not = 'USD'", 14, /expected in after not/],
    ['roic_pct > 1; DROP TABLE x', 13, /";" has no meaning here/],
    ['roic_pct > 1 -- x', 14, /a number is like/],
    ['roic_pct > 12abc', 12, /a number is like/],
    ['roic_pct > {p0:String}', 12, /"\{" has no meaning here/],
    ['roic_pct > 0.12345678901', 12, /at most 28 digits/],
    ['roic_pct > 1e28', 12, /at most 28 digits/],
    [`currency = '${'x'.repeat(65)}'`, 12, /at most 64 characters/],
    [`${'('.repeat(17)}roic_pct > 1${')'.repeat(17)}`, 18, /at most 16 deep/],
    [`${'not '.repeat(17)}roic_pct > 1`, 69, /at most 16 deep/],
    [Array.from({ length: 41 }, () => 'roic_pct > 1').join(' or '), 641, /at most 40 comparisons/],
    [`roic_pct > 1${' '.repeat(1000)}`, 1001, /at most 1000 characters/],
  ];
  for (const [filter, position, message] of wrong)
    it(`refuses ${filter.length > 40 ? `${filter.slice(0, 40)}…` : filter} where it is wrong`, () => {
      const result = parseFilter(filter);
      expect(result).to.include({ ok: false, position });
      expect(!result.ok && result.message).to.match(message);
    });

  it('parses its own output', () => {
    const numbers = FIGURE_NAMES.filter(({ unit }) => unit !== 'word');
    const words = FIGURE_NAMES.filter(({ unit }) => unit === 'word');
    const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
      condition: fc.oneof(
        { maxDepth: 4, depthSize: 'small' },
        fc.record({
          kind: fc.constant('number' as const),
          figure: fc.constantFrom(...numbers),
          operator: fc.constantFrom('!=', '<', '<=', '=', '>', '>='),
          value: fc.integer().map(String),
        }),
        fc.record({
          kind: fc.constant('text' as const),
          field: fc.constantFrom('currency' as const, 'sic' as const, ...words),
          values: fc.array(fc.string({ maxLength: 8 }), { minLength: 1, maxLength: 3 }),
        }),
        fc.record({ kind: fc.constant('not' as const), part: tie('condition') }),
        fc.record({
          kind: fc.constantFrom('and' as const, 'or' as const),
          parts: fc.array(tie('condition'), { minLength: 2, maxLength: 3 }),
        }),
      ),
    }));
    fc.assert(
      fc.property(condition, (one) => {
        fc.pre(written(one).length <= 1000);
        expect(parsed(written(one))).to.deep.equal(one);
      }),
    );
  });
});
