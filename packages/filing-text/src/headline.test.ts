import { expect } from 'chai';
import { pressReleaseOf } from './headline.ts';
import { bold, html, p, prose, read } from './testing/invented.ts';

const BODY = p(`RIVERTON, May 2, 2024 – Invented Mills, Inc. today said more. ${prose(400)}`);

describe('pressReleaseOf', () => {
  it('takes the title above the first paragraph', () => {
    const text = html(
      p('Exhibit 99.1'),
      bold('FOR IMMEDIATE RELEASE'),
      p('Contact: A. Miller, (555) 010-0100'),
      p('press@example.com'),
      p('May 2, 2024'),
      bold('Invented Mills Reports Record Harvest'),
      bold('Company Raises Its Outlook for the Year'),
      BODY,
    );
    expect(pressReleaseOf(text).headline).to.equal('Invented Mills Reports Record Harvest');
  });

  it('prefers a plain title before a highlighted one', () => {
    const text = html(
      p('Exhibit 99.1'),
      p('Invented Mills Announces Results of 2024'),
      bold('Sales rise by a fifth on grain'),
      BODY,
    );
    expect(pressReleaseOf(text).headline).to.equal('Invented Mills Announces Results of 2024');
  });

  it('does not take the name or address of the company for a title', () => {
    const text = html(
      bold('The Invented River Mills Company, Inc.'),
      p('12 Harbour Street, Riverton, Vermont 05001'),
      bold('Mills to Buy the Old Foundry'),
      BODY,
    );
    expect(pressReleaseOf(text).headline).to.equal('Mills to Buy the Old Foundry');
  });

  it('finds none if the text begins immediately', () => {
    expect(pressReleaseOf(html(p('Exhibit 99.1'), BODY)).headline).to.equal(null);
    expect(pressReleaseOf(read('')).headline).to.equal(null);
  });

  it('counts the code points of the normalised text', () => {
    expect(pressReleaseOf(html(p('Ships 🚢'), p('a&nbsp;&nbsp;b'))).textLength).to.equal(11);
    expect(pressReleaseOf(html()).textLength).to.equal(0);
  });
});
