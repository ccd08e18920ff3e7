import { expect } from 'chai';
import { fields } from '@footnote/statements/fields/fields';
import { servedFields } from '@footnote/statements/fields/served-fields';
import { FIELDS, STATEMENTS } from './fields.ts';

/** What only formulas read. Banks' own fields are of that kind for everyone else. */
const HELPERS = new Set(
  fields.filter(({ helper, onlyFor }) => helper && onlyFor === undefined).map(({ field }) => field),
);

describe('the fields of the tool', () => {
  for (const statement of STATEMENTS) {
    it(`are all that the catalogue serves of ${statement}, each once`, () => {
      const named = FIELDS[statement].map(({ field }) => field);
      const known = servedFields.filter(
        (served) => served.statement === statement && !HELPERS.has(served.field),
      );
      expect([...named].sort()).to.deep.equal(known.map(({ field }) => field).sort());
    });

    it(`of ${statement} that only banks have are told apart`, () => {
      for (const { field, banksOnly } of FIELDS[statement]) {
        const served = servedFields.find((item) => item.statement === statement && item.field === field);
        expect(served?.onlyFor?.includes('bank') ?? false, field).to.equal(banksOnly);
      }
    });
  }
});
