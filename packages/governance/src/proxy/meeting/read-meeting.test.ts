import { expect } from 'chai';
import { readProxy } from '../read-proxy.ts';

const said = (...paragraphs: readonly string[]): Readonly<Record<string, string | null>> =>
  Object.fromEntries(
    readProxy(
      'acme.htm',
      `<html><body>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</body></html>`,
      '2026-04-10',
    )
      .rows.filter(({ section }) => section === 'meeting')
      .flatMap(({ figures }) => figures.map(({ name, value, refusal }) => [name, value ?? refusal])),
  );

describe('the meeting of a proxy statement', () => {
  it('has a day that stands behind the address of a page', () => {
    expect(
      said(
        'The Annual Meeting will be held virtually at www.example.com/ACME2026 on June 1, 2026, at 9:00 a.m.',
      ),
    ).to.deep.equal({ annual_meeting: '2026-06-01' });
  });

  it('has the auditor of a heading in capitals as the text writes the name', () => {
    const heading =
      'PROPOSAL 2: RATIFICATION OF THE APPOINTMENT OF INVENTED &amp; UNREAL LLP AS OUR INDEPENDENT REGISTERED PUBLIC ACCOUNTING FIRM';
    const text =
      'The audit committee has appointed Invented &amp; Unreal LLP as our independent registered public accounting firm.';
    expect(said(heading, text)).to.deep.equal({ auditor: 'Invented & Unreal LLP' });
    expect(said(heading)).to.deep.equal({ auditor: 'INVENTED & UNREAL LLP' });
    expect(said(heading, text.replace('Unreal', 'Real'))).to.deep.equal({ auditor: 'ambiguous' });
  });
});
