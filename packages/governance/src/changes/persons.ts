/** Words with a capital that are part of no name of a person. */
const NO_NAME: ReadonlySet<string> = new Set(
  (
    'The A An On In At As Of To And Or Upon Effective Following Pursuant In Also Board Boards Director Directors Company Corporation Bank ' +
    'Trust Partnership Registrant Committee Committees Chief Executive Financial Operating Accounting Legal Officer Officers President Vice Senior General ' +
    'Counsel Secretary Treasurer Controller Chair Chairman Chairwoman Chairperson Principal Interim Acting Group Global ' +
    'Independent Lead Managing Corporate Inc LLC LLP LP Corp Ltd Co Holdings Agreement Plan Annual Meeting Special Form Item ' +
    'Report Exhibit Class Compensation Audit Nominating Governance Securities Exchange Act Commission Rule Regulation ' +
    'Stockholders Shareholders Employment Letter Offer Separation Transition Incentive Award Awards Equity Stock Common ' +
    'January February March April May June July August September October November December Monday Tuesday Wednesday ' +
    'Thursday Friday Saturday Sunday New York North South East West America American United States University School ' +
    'College Delaware Texas California Technology Information Marketing Revenue Commercial People Human Resources ' +
    'Scientific Medical Product Business Development Strategy Operations Finance Division Segment Services Association ' +
    'National Federal International Capital Partners Management Group Systems Industries Technologies Energy Health Named ' +
    'Worldwide Field Hardware Software Engineering Supply Chain Customer Sales Innovation Automation Consumer Digital Public Affairs ' +
    'Relations Investor Internal Merchandising Brand Retail Quality Manufacturing Regulatory Clinical Research Markets Banking Credit Risk ' +
    'Wealth Asset Enterprise Strategic Planning Transformation Data Cloud Security Compliance Growth Communications Tax Treasury Reporting ' +
    'Region Europe Asia Pacific Latin ' +
    'Mr Ms Mrs Dr Messrs Ms. Mr. Mrs. Dr. Messrs. Effective Prior During Since After Before If There While Mutual Consulting Release Severance Amended Restated Long-Term Omnibus Press Current'
  ).split(' '),
);
const INITIAL = /^\p{Lu}\.(?:\p{Lu}\.)*$/u;
const WORD = /^["“(]?\p{Lu}[\p{L}'’.-]*["”)]?$/u;
const PARTICLE = /^(?:de|del|della|der|di|la|le|van|von|ten|da)$/;
const RUN =
  /(?:["“(]?\p{Lu}[\p{L}'’.-]*["”)]?|\b(?:de|del|della|der|di|la|le|van|von|ten|da))(?:\s(?:["“(]?\p{Lu}[\p{L}'’.-]*["”)]?|(?:de|del|della|der|di|la|le|van|von|ten|da)\b))*(?:,?\s(?:Jr\.?|Sr\.?|I{2,3}|IV)(?!\w))?/gu;

/** What is named before such a word is no person. */
const COMPANY =
  /^(?:Inc|Corp|Corporation|LLC|LLP|LP|L\.P|Ltd|Limited|plc|PLC|Co|Company|Holdings|Bancorp|Trust|Group|Partners|N\.A|AG|SE|S\.A|NV|N\.V)$/;
/** A term that a sentence defines: (the "Board"). */
const DEFINED = /\((?:[^()]*?\s)?[“"][^()]*\)/g;

const bare = (word: string): string => word.replaceAll(/^["“(]|["”).,]+$|['’]s$/g, '');
const isNoName = (word: string): boolean => !INITIAL.test(word) && NO_NAME.has(bare(word));
const isFull = (words: readonly string[]): boolean =>
  words.filter((word) => WORD.test(word) && !INITIAL.test(word) && word.length > 1).length >= 2;

/** The full names of persons in a sentence, as printed, each once, in its order. */
export function personsIn(sentence: string): readonly string[] {
  const text = sentence.replaceAll(DEFINED, ' ; ');
  const found: string[] = [];
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const rest = text.slice(index + run.length);
    const next = /^ &/.test(rest) ? 'Company' : (/^,? ([\p{L}.]+)/u.exec(rest)?.[1] ?? '');
    let words: string[] = [];
    const take = (before: string): void => {
      while (words[0] !== undefined && PARTICLE.test(words[0])) words.shift();
      while (PARTICLE.test(words.at(-1) ?? '')) words.pop();
      if (isFull(words) && !COMPANY.test(bare(before)))
        found.push(
          words
            .join(' ')
            .replace(/(?<!\b(?:Jr|Sr|\p{Lu}))\.$/u, '')
            .replace(/['’]s$/, ''),
        );
      words = [];
    };
    for (const word of run.split(' '))
      if (isNoName(word) || COMPANY.test(bare(word))) take(word);
      else words.push(word);
    take(next);
  }
  return [...new Set(found)];
}
