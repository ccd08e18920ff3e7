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

const COUNTRIES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const COUNTRY = /^country:([A-Z]{2})$/;

/** A label for a member that its filing does not label. */
export function unlabelledName(member: string): string {
  const code = COUNTRY.exec(member)?.[1];
  return (code === undefined ? undefined : COUNTRIES.of(code)) ?? wordsOf(member).join(' ');
}

/** The words of a qualified name: `fn:RestOfAsiaPacificSegmentMember` → Rest, Of, Asia, Pacific. */
function wordsOf(member: string): readonly string[] {
  const local = member.slice(member.indexOf(':') + 1);
  return local
    .replace(/(Segment)?Member$/, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]{2,})([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_]+/)
    .filter((word) => word !== '');
}

/** Whether a member is a region: every word of its name belongs to one. */
export function isRegion(member: string): boolean {
  if (COUNTRY.test(member)) return true;
  const words = wordsOf(member)
    .map((word) => word.toLowerCase())
    .filter((word) => !FILLERS.has(word));
  return words.length > 0 && words.every((word) => REGION_WORDS.has(word));
}
