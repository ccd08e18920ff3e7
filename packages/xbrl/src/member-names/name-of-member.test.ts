import { expect } from 'chai';
import { learn } from './learn.ts';
import { nameOfMember, printedMember, wordsOfMember } from './name-of-member.ts';

const LAMPS = learn([
  { name: 'fn:LampsShadesAndOthersMember', label: 'Lamps, Shades and Others [Member]' },
  { name: 'fn:LightingMember', label: 'Lighting [Member]' },
  { name: 'fn:ServicesMember', label: 'Services' },
  { name: 'fn:ILampMember', label: 'iLamp®' },
  { name: 'us-gaap:LeaseholdLongTerm', label: 'Leasehold, Long-term' },
  { name: 'fn:RepairsMember', label: 'What the name does not say' },
]);

describe('names of members', () => {
  it('are divided at capitals, with small words in lower case', () => {
    expect(nameOfMember('fn:RestOfAsiaPacificSegmentMember')).to.equal('Rest of Asia Pacific');
    expect(nameOfMember('fn:SeriesAPreferredMember')).to.equal('Series A Preferred');
    expect(nameOfMember('fn:OEMandIPMember')).to.equal('OEM and IP');
    expect(nameOfMember('us-gaap:NonUsMember')).to.equal('Non-US');
    expect(nameOfMember('fn:Member')).to.equal('fn:Member');
  });

  it('are those of countries', () => {
    expect(nameOfMember('country:TW')).to.equal('Taiwan');
    expect(nameOfMember('country:QQ')).to.equal('QQ');
  });

  it('have the words, forms and commas of labels', () => {
    expect(nameOfMember('fn:LampsShadesandOthersMember', LAMPS)).to.equal('Lamps, Shades and Others');
    expect(nameOfMember('fn:ILampServicesMember', LAMPS)).to.equal('iLamp Services');
    expect(nameOfMember('fn:LightingservicesMember', LAMPS)).to.equal('Lighting Services');
    expect(nameOfMember('fn:LongTermLampsMember', LAMPS)).to.equal('Long-Term Lamps');
    expect(wordsOfMember('fn:ServicesofLampsMember', LAMPS)).to.deep.equal(['services', 'of', 'lamps']);
  });

  it('have a comma only in an enumeration, and no word that no label has', () => {
    expect(nameOfMember('fn:LampsShadesMember', LAMPS)).to.equal('Lamps Shades');
    expect(nameOfMember('fn:ThailandMember', LAMPS)).to.equal('Thailand');
    expect(nameOfMember('fn:RepairsandLampsMember', LAMPS)).to.equal('Repairsand Lamps');
  });

  it('give way to the label of the filing', () => {
    expect(printedMember('fn:IPhoneMember', 'The phone [Member]')).to.equal('The phone');
    expect(printedMember('fn:IPhoneMember', null)).to.equal('iPhone');
  });

  it('are learnt from real labels', () => {
    expect(nameOfMember('aapl:WearablesHomeandAccessoriesMember')).to.equal(
      'Wearables, Home and Accessories',
    );
    expect(nameOfMember('wmt:HealthandWellnessMember')).to.equal('Health and Wellness');
  });
});
