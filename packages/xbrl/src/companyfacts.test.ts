import { expect } from 'chai';
import fc from 'fast-check';
import { parseCompanyfacts, readCitations } from './companyfacts.ts';
import { CompanyfactsError, type CompanyfactsProblem } from './companyfacts-types.ts';

const ROW = {
  start: '2024-10-01',
  end: '2025-09-30',
  val: 12,
  accn: '0009990001-25-000012',
  fy: 2025,
  fp: 'FY',
  form: '10-K',
  filed: '2025-11-06',
  frame: 'CY2025',
};

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A document with one unit whose rows are given as JSON text. */
const withRows = (...rows: readonly string[]): Uint8Array =>
  bytes(
    `{"cik":9990001,"entityName":"LANTERN RIDGE","facts":{"us-gaap":{"Revenues":{"label":null,"description":"a \\"}{][ b","units":{"USD":[${rows.join(',')}]}}}}}`,
  );

const rowWith = (changes: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ ...ROW, ...changes });

const rowWithout = (name: string): string =>
  JSON.stringify(Object.fromEntries(Object.entries(ROW).filter(([member]) => member !== name)));

const problemOf = (document: Uint8Array): CompanyfactsProblem => {
  try {
    parseCompanyfacts(document);
  } catch (error) {
    if (error instanceof CompanyfactsError) return error.reason;
    throw error;
  }
  throw new Error('the document was read');
};

describe('parseCompanyfacts', () => {
  it('parses a row completely', () => {
    const { cik, entityName, facts, rejected } = parseCompanyfacts(withRows(JSON.stringify(ROW)));
    expect({ cik, entityName, rejected }).to.deep.equal({
      cik: '0009990001',
      entityName: 'LANTERN RIDGE',
      rejected: [],
    });
    expect(facts).to.deep.equal([
      {
        taxonomy: 'us-gaap',
        concept: 'Revenues',
        unit: 'USD',
        start: '2024-10-01',
        end: '2025-09-30',
        value: '12',
        accession: '0009990001-25-000012',
        fy: 2025,
        fp: 'FY',
        form: '10-K',
        filed: '2025-11-06',
        frame: 'CY2025',
      },
    ]);
  });

  it('keeps the digits of numbers that a binary float cannot hold', () => {
    const texts = ['9007199254740993', '0.1000000000000000055511151231257827', '1.10', '1e-05', '-0'];
    const { facts } = parseCompanyfacts(
      withRows(...texts.map((text) => rowWith({}).replace('"val":12', `"val":${text}`))),
    );
    expect(facts.map((fact) => fact.value)).to.deep.equal([
      '9007199254740993',
      '0.1000000000000000055511151231257827',
      '1.10',
      '0.00001',
      '-0',
    ]);
  });

  it('parses an instant, and absent or null stamps', () => {
    const { facts } = parseCompanyfacts(
      withRows(rowWithout('start'), rowWith({ fy: null, fp: null, frame: null })),
    );
    expect(facts.map(({ start, fy, fp, frame }) => [start, fy, fp, frame])).to.deep.equal([
      [null, 2025, 'FY', 'CY2025'],
      ['2024-10-01', null, null, null],
    ]);
  });

  it('reads a CIK that is a string, members in any order, escapes, white space and a byte-order mark', () => {
    const document =
      '\uFEFF{ "facts" : {} ,\r\n\t"entityName":"HOME,\\u00a0INC. \\"é\\"", "cik":"0000354950" }\n';
    expect(parseCompanyfacts(bytes(document))).to.deep.equal({
      cik: '0000354950',
      entityName: 'HOME,\u00a0INC. "é"',
      facts: [],
      rejected: [],
    });
  });

  const bad: readonly (readonly [string, string, string])[] = [
    ['a null value', rowWith({ val: null }), 'null_value'],
    ['a value in quotes', rowWith({ val: '12' }), 'not_a_number'],
    ['a value that is NaN', rowWith({}).replace('"val":12', '"val":NaN'), 'not_a_number'],
    ['a value that is an object', rowWith({ val: { amount: 12 } }), 'not_a_number'],
    ['a value that is true', rowWith({ val: true }), 'not_a_number'],
    ['a value of a billion digits', rowWith({}).replace('"val":12', '"val":1e999999999'), 'too_many_digits'],
    ['no value', rowWithout('val'), 'missing_member'],
    ['no end', rowWithout('end'), 'missing_member'],
    ['no accession', rowWithout('accn'), 'missing_member'],
    ['a null form', rowWith({ form: null }), 'missing_member'],
    ['no filing date', rowWithout('filed'), 'missing_member'],
    ['an accession without dashes', rowWith({ accn: '000999000125000012' }), 'bad_accession'],
    ['a day that no calendar has', rowWith({ end: '2025-02-30' }), 'bad_date'],
    ['a start with a time', rowWith({ start: '2025-01-01T00:00:00' }), 'bad_date'],
    ['a fiscal year in quotes', rowWith({ fy: '2025' }), 'bad_fiscal_year'],
    ['a fiscal year with decimals', rowWith({ fy: 2025.5 }), 'bad_fiscal_year'],
    ['a frame that is a number', rowWith({ frame: 2025 }), 'wrong_shape'],
    ['a row that is a list', '[1,{"a":[2]}]', 'wrong_shape'],
    ['a row that is null', 'null', 'wrong_shape'],
  ];
  for (const [name, row, reason] of bad) {
    it(`rejects ${name} and keeps its neighbours`, () => {
      const { facts, rejected } = parseCompanyfacts(withRows(JSON.stringify(ROW), row, rowWith({ val: 13 })));
      expect(facts.map((fact) => fact.value)).to.deep.equal(['12', '13']);
      expect(rejected.map((entry) => [entry.where, entry.reason])).to.deep.equal([
        ['us-gaap/Revenues/USD[1]', reason],
      ]);
    });
  }

  it('rejects taxonomies, concepts and units of another shape and reads the rest', () => {
    const unit = `{"units":{"USD":[${JSON.stringify(ROW)}],"shares":{"a":1}}}`;
    const document = `{"cik":1,"facts":{"dei":[1],"us-gaap":{"A":null,"B":{"label":"x"},"C":{"units":[]},"D":${unit}}}}`;
    const { facts, rejected } = parseCompanyfacts(bytes(document));
    expect(facts.map((fact) => fact.concept)).to.deep.equal(['D']);
    expect(rejected.map((entry) => entry.where)).to.deep.equal([
      'dei',
      'us-gaap/A',
      'us-gaap/B',
      'us-gaap/C',
      'us-gaap/D/shares',
    ]);
  });

  const whole: readonly (readonly [string, string, CompanyfactsProblem])[] = [
    ['nothing', '', 'truncated'],
    ['a list', '[]', 'wrong_shape'],
    ['no cik', '{"facts":{}}', 'missing_member'],
    ['no facts', '{"cik":1}', 'missing_member'],
    ['null facts', '{"cik":1,"facts":null}', 'wrong_shape'],
    ['a cik that is none', '{"cik":-1,"facts":{}}', 'wrong_shape'],
    ['a page of HTML', '<html></html>', 'wrong_shape'],
    ['a missing comma', '{"cik":1 "facts":{}}', 'malformed'],
    ['a trailing comma', '{"cik":1,"facts":{},}', 'malformed'],
    ['two documents', '{"cik":1,"facts":{}}{}', 'malformed'],
    ['a bad escape', '{"cik":1,"facts":{},"entityName":"\\x"}', 'malformed'],
    ['a line break in a string', '{"cik":1,"facts":{},"entityName":"a\nb"}', 'malformed'],
    ['a thousand levels', `{"cik":1,"x":${'['.repeat(1000)}`, 'malformed'],
  ];
  for (const [name, document, problem] of whole) {
    it(`refuses ${name} as ${problem}`, () => {
      expect(problemOf(bytes(document))).to.equal(problem);
    });
  }

  it('refuses bytes that are not UTF-8', () => {
    expect(problemOf(new Uint8Array([0x7b, 0x22, 0xff]))).to.equal('not_utf8');
  });

  it('reports a document cut at any position as truncated', () => {
    const document = withRows(JSON.stringify(ROW), rowWithout('start'), rowWith({ val: 'é\\"' }));
    for (let length = 0; length < document.length; length += 1) {
      // A cut inside a character of several bytes leaves no UTF-8.
      const problem = problemOf(document.subarray(0, length));
      expect(problem, `at ${length}`).to.be.oneOf(length === 0 ? ['truncated'] : ['truncated', 'not_utf8']);
    }
  });

  it("reads rows in EDGAR's member order the same as rows in another order", () => {
    const text = fc.constantFrom(
      '10-K',
      '10-K/A',
      'DEF 14A',
      '',
      'S-1 é',
      'a"b',
      'Q3',
      'CY2019Q3I',
      '20191231',
    );
    const day = fc.constantFrom('2024-01-01', '2024-02-29', '2023-02-29', '2024-1-01', '0000-00-00', '');
    const row = fc.record(
      {
        start: day,
        end: day,
        val: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null)),
        accn: fc.constantFrom('0009990001-25-000012', '000999000125000012', ''),
        fy: fc.constantFrom(2025, 25, 20_255, '2025', null),
        fp: fc.option(text, { nil: null }),
        form: text,
        filed: day,
        frame: fc.option(text, { nil: null }),
      },
      { requiredKeys: ['end', 'val', 'accn', 'form', 'filed'] },
    );
    const inOrder = Object.keys(ROW);
    const written = (members: readonly string[], source: object, blank: string): string =>
      `{${members
        .filter((name) => name in source)
        .map((name) => `"${name}":${blank}${JSON.stringify(source[name as keyof typeof source])}`)
        .join(`,${blank}`)}}`;
    fc.assert(
      fc.property(fc.array(row), fc.constantFrom('', ' ', '  '), (rows, blank) => {
        const usual = parseCompanyfacts(withRows(...rows.map((one) => written(inOrder, one, blank))));
        const other = parseCompanyfacts(
          withRows(...rows.map((one) => written(inOrder.toReversed(), one, blank))),
        );
        expect(usual.facts).to.deep.equal(other.facts);
        expect(usual.rejected.map(({ where }) => where)).to.deep.equal(
          other.rejected.map(({ where }) => where),
        );
      }),
    );
  });

  it('agrees with JSON.parse on any rows', () => {
    const row = fc.record(
      {
        start: fc.constantFrom('2024-01-01', '2024-10-01'),
        end: fc.constantFrom('2025-09-30', '2024-12-31'),
        val: fc.oneof(
          fc.integer(),
          fc.double({ noNaN: true, noDefaultInfinity: true, max: 1e60, min: -1e60 }),
        ),
        accn: fc.constantFrom('0009990001-25-000012', '0009990001-25-000013'),
        fy: fc.option(fc.integer({ min: 2009, max: 2030 }), { nil: null }),
        fp: fc.option(fc.string({ unit: 'binary' }), { nil: null }),
        form: fc.string({ unit: 'binary' }),
        filed: fc.constant('2025-11-06'),
        extra: fc.jsonValue({ maxDepth: 3 }),
      },
      { requiredKeys: ['end', 'val', 'accn', 'form', 'filed'] },
    );
    fc.assert(
      fc.property(fc.array(row), fc.constantFrom(undefined, 1), (rows, indent) => {
        const source = { cik: 1, entityName: '', facts: { t: { c: { units: { u: rows } } } } };
        const { facts, rejected } = parseCompanyfacts(bytes(JSON.stringify(source, null, indent)));
        // Doubles below 1e-70 need more digits than are kept.
        expect(rejected.every((entry) => entry.reason === 'too_many_digits')).to.equal(true);
        const kept = rows.filter((_, index) => !rejected.some((entry) => entry.where === `t/c/u[${index}]`));
        expect(
          facts.map((f) => [f.start, f.end, Number(f.value), f.accession, f.fy, f.fp, f.form]),
        ).to.deep.equal(
          kept.map((r) => [
            r.start ?? null,
            r.end,
            Object.is(r.val, -0) ? 0 : r.val,
            r.accn,
            r.fy ?? null,
            r.fp ?? null,
            r.form,
          ]),
        );
      }),
    );
  });
});

describe('the citations of a companyfacts document', () => {
  it('list each filing once, in the order of its first fact', () => {
    const other = { accn: '0009990001-25-000013', form: '10-K/A', filed: '2025-12-01' };
    const { accn, form, filed } = ROW;
    const document = withRows(JSON.stringify(ROW), rowWith(other), rowWith({ val: 14 }), rowWith(other));
    const { cik, entityName, filings } = readCitations(document);
    expect({ cik, entityName }).to.deep.equal({ cik: '0009990001', entityName: 'LANTERN RIDGE' });
    expect(filings).to.deep.equal([
      { accession: accn, form, filed },
      { accession: other.accn, form: other.form, filed: other.filed },
    ]);
  });

  it('are refused as the document is', () => {
    for (const text of ['{"cik":1}', '{"facts":{}}', '[]', '{"cik":1,"facts":{}'])
      expect(() => readCitations(bytes(text)), text).to.throw(CompanyfactsError);
  });
});
