import { expect } from 'chai';
import { isRegion, unlabelledName } from './regions.ts';

describe('members that are regions', () => {
  const regions = [
    'country:US',
    'srt:EuropeMember',
    'fn:RestOfAsiaPacificSegmentMember',
    'fn:GreaterChinaSegmentMember',
    'us-gaap:NonUsMember',
    'fn:AmericasSegmentMember',
    'fn:OtherCountriesMember',
  ];
  const others = [
    'fn:AmazonWebServicesSegmentMember',
    'fn:LampsMember',
    'us-gaap:AllOtherSegmentsMember',
    'fn:InternationalLampsMember',
    'fn:Member',
  ];

  it('are recognised by the words of their names', () => {
    for (const member of regions) expect(isRegion(member), member).to.equal(true);
    for (const member of others) expect(isRegion(member), member).to.equal(false);
  });

  it('are labelled by country or by words if a filing has no labels', () => {
    expect(unlabelledName('country:TW')).to.equal('Taiwan');
    expect(unlabelledName('country:QQ')).to.equal('QQ');
    expect(unlabelledName('fn:RestOfAsiaPacificSegmentMember')).to.equal('Rest Of Asia Pacific');
    expect(unlabelledName('fn:IPhoneMember')).to.equal('IPhone');
    expect(unlabelledName('us-gaap:NonUsMember')).to.equal('Non Us');
  });
});
