import { expect } from 'chai';
import { memberName } from './member-name.ts';

describe('the name of a member', () => {
  it('is its words, without the taxonomy', () => {
    expect(memberName('us-gaap:FairValueInputsLevel1Member')).to.equal('fair value inputs level 1');
    expect(memberName('country:US')).to.equal('US');
    expect(memberName('acme:USTreasurySecuritiesMember')).to.equal('US treasury securities');
    expect(memberName('acme:WidgetsMember')).to.equal('widgets');
  });
});
