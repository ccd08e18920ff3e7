import { expect } from 'chai';
import { isRegion } from './regions.ts';

describe('members that are regions', () => {
  const regions = [
    'country:US',
    'srt:EuropeMember',
    'fn:RestOfAsiaPacificSegmentMember',
    'fn:GreaterChinaSegmentMember',
    'us-gaap:NonUsMember',
    'fn:AmericasSegmentMember',
    'fn:OtherCountriesMember',
    'fn:RestofAsiaMember',
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
});
