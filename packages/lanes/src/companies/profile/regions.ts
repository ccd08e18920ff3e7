import { wordsOfMember } from '@footnote/xbrl/member-names/name-of-member';

/** Words of regions, as the names of members have them. */
const REGION_WORDS = new Set(
  (
    'africa america american americas apac apla asia asian australia australian brazil canada canadian caribbean central china ' +
    'chinese countries country domestic east eastern emea europe european foreign france germany global greater hong india indonesia ' +
    'international italy japan japanese kingdom kong korea latam latin mexico middle nafta north northern oceania ' +
    'pacific rest russia singapore south southern spain states taiwan turkey uk united us west western world'
  ).split(' '),
);
/** Words without meaning for the name. */
const FILLERS = new Set(
  'all and by company companies member non of operated operations other region segment segments the'.split(
    ' ',
  ),
);

const COUNTRY = /^country:([A-Z]{2})$/;

/** Whether a member is a region: every word of its name belongs to one. */
export function isRegion(member: string): boolean {
  if (COUNTRY.test(member)) return true;
  const words = wordsOfMember(member).filter((word) => !FILLERS.has(word));
  return words.length > 0 && words.every((word) => REGION_WORDS.has(word));
}
