import { expect } from 'chai';
import {
  isAnnualForm,
  isForeignAnnualForm,
  isPeriodicForm,
  isTransitionForm,
  mayHaveStatements,
} from './forms.ts';

describe('forms', () => {
  it('of fiscal periods are recognised with and without amendments', () => {
    for (const form of ['10-K', '10-KT/A', '10-Q/A', '10-QT', '20-F', '40-F/A'])
      expect(isPeriodicForm(form), form).to.equal(true);
    for (const form of ['8-K', '10-K405', '10-KSB', '6-K', '20FR12B', 'DEF 14A', '10-K/A/A', ''])
      expect(isPeriodicForm(form), form).to.equal(false);
  });

  it('that are furnished may have statements and are not periodic reports', () => {
    expect(['10-K', '10-Q/A', '20-F', '40-F', '6-K', '6-K/A', '10-KT'].every(mayHaveStatements)).to.equal(
      true,
    );
    expect(['8-K', '4', '10-K405', 'NT 10-K', 'SC 13G'].some(mayHaveStatements)).to.equal(false);
  });

  it('of years, of foreign issuers and of stubs are distinguished', () => {
    expect(isAnnualForm('20-F/A')).to.equal(true);
    expect(isAnnualForm('10-QT')).to.equal(false);
    expect(isForeignAnnualForm('10-K')).to.equal(false);
    expect(isTransitionForm('10-KT/A')).to.equal(true);
  });
});
