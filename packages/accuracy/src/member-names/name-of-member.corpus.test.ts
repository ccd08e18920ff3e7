import { CORPUS } from '@footnote/testing/corpus';
import { expect } from 'chai';
import { existsSync } from 'node:fs';
import { isPrintedName, learn, plainLabel } from '@footnote/xbrl/member-names/learn';
import { linkbaseLabels } from './mirror-labels.ts';
import { nameOfMember } from '@footnote/xbrl/member-names/name-of-member';

/** Every other filer teaches; the members of the rest that none of those has are asked. */
const HALVES = [0, 1] as const;
/** Prefixes of the standard taxonomies, whose members any filer may have. */
const STANDARD = /^(us-gaap|srt|dei|country|ifrs-full|ecd|currency|stpr|exch|naics|sic|invest|cyd):/;
/** Of the members asked, those printed as their filer does. Most are of notes, not of breakdowns. */
const RIGHT = 0.7;

/** As it is read: filers differ in capitals, and in the hyphens of “long-term” and its like. */
const read = (label: string): string =>
  plainLabel(label)
    .replace(/ segment$/i, '')
    .toLowerCase()
    .replaceAll('-', ' ');

describe('names of members that taught nothing', function () {
  before(function () {
    if (!existsSync(`${CORPUS}/www.sec.gov`)) this.skip();
  });

  it('are mostly those that the filer prints, and more often than with capitals alone', () => {
    const labels = linkbaseLabels(CORPUS);
    const filers = [...labels.keys()].toSorted();
    const nothing = learn([]);
    for (const half of HALVES) {
      const teaching = filers.filter((_, at) => at % 2 === half).flatMap((filer) => labels.get(filer) ?? []);
      const learnt = learn(teaching);
      const known = new Set(teaching.map(({ name }) => name));
      const asked = filers
        .filter((_, at) => at % 2 !== half)
        .flatMap((filer) => labels.get(filer) ?? [])
        .filter((each) => each.name.endsWith('Member') && !STANDARD.test(each.name))
        .filter((each) => !known.has(each.name) && isPrintedName(each));
      const right = (dictionary: typeof learnt): number =>
        asked.filter(({ name, label }) => read(nameOfMember(name, dictionary)) === read(label)).length /
        asked.length;
      expect(asked.length).to.be.greaterThan(100);
      expect(right(learnt)).to.be.greaterThan(RIGHT);
      expect(right(learnt)).to.be.greaterThan(right(nothing));
    }
  });
});
