import { isDirector, ROLE, wholeRole } from './roles.ts';
import type { ChangeType } from './types.ts';

export type Phrase = { readonly type: ChangeType; readonly role: string | null };

const OURS =
  "(?:the Company['’]s |the Corporation['’]s |the Registrant['’]s |the Bank['’]s |[A-Z][\\w.&-]*['’]s |its |our |the |a |an )?(?:new |next |current |then-current )?";
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const AGE = '(?:,? (?:age )?\\d{2},?)?';
const AS = `(?:as|to serve as|to be|to become|to the (?:position|office|role)s? of|to the|to)`;
const LEAVING =
  '(?:resign|resigning|retire|retiring|step down|stepping down|depart|leave|leaving|not (?:to )?(?:stand|seek|run) for re-?election|transition (?:from|out of) (?:his|her|their) (?:current )?(?:role|position|office)s?|separate from|separation|resignation|retirement|departure)';
const SELF = '(?:his|her|their|his/her|he|she|they|he/she)';

/** Who leaves says so, or is said to. */
const DEPARTS = [
  `(?:has |have )?(?:each )?(?:resigned|retired|stepped down|departed)\\b`,
  `(?:is|are) (?:retiring|resigning|stepping down|departing|leaving)\\b`,
  `will (?:each )?(?:be )?(?:retire|resign|step down|depart|leave the Company|retiring|resigning|stepping down|departing|leaving)\\b`,
  `(?:will cease|ceased) (?:to (?:be|serve)|serving|being|his|her)\\b`,
  `will (?:transition (?:from|out of)|separate from|relinquish) (?:his|her|their)\\b`,
  `will not (?:stand|seek|run) for re-?election\\b`,
  `(?:has |have )?(?:decided|elected|determined|agreed|chosen) (?:to (?:resign|retire|step down|depart|leave)|not to (?:stand|seek|run))\\b`,
  `(?:intends|plans|intend|plan) to (?:resign|retire|step down|depart)\\b`,
  `(?:has |have )?(?:tendered|submitted)\\b[^;]{0,40}? (?:his|her|their) (?:resignation|retirement)\\b`,
  `(?:has |have )?(?:each |also |\\w+ly )?(?:notified|informed|advised|provided notice to|gave notice to|announced to)\\b[^;]{0,140}?\\b(?:${SELF}|that ${SELF})\\b[^;]{0,50}?\\b${LEAVING}`,
  `(?:has |have )?announced (?:that )?${SELF}\\b[^;]{0,40}?\\b${LEAVING}`,
  `(?:has |have )?(?:delivered|provided|gave|given)\\b[^;]{0,60}?\\bnotice\\b[^;]{0,60}?\\b(?:of (?:his|her|their)|that ${SELF})\\b[^;]{0,40}?\\b${LEAVING}`,
  `(?:was|were) (?:terminated|removed|dismissed)\\b`,
].join('|');
/** The employment of a person ends. */
const ENDS = `['’]s? (?:employment|service)\\b[^;]{0,160}?\\b(?:will (?:terminate|end|cease)|was terminated|terminated|ended)\\b`;
/** A resignation as a noun. */
const RESIGNATION = `['’]s? (?:resignation|retirement|departure)\\b[^;]{0,80}?\\b(?:is|was|became|will be(?:come)?) effective\\b`;
const NOTICE =
  /\b(?:announced|accepted|received|acknowledged|reported)\b[^;]*\b(?:resignation|retirement|departure) of $|\bterminated the employment of $|\breceived (?:notice|a (?:letter|notice)(?: of resignation)?) from $/;
/** An appositive: ", the Company's Treasurer," or ", each a member of the Board (the “Board”),". */
const APPOSED = '(?:,[^;]{1,180}?(?:,|\\)))?';

/** What follows is on an office that is kept or taken, not left. */
const KEEPS =
  /\b(?:continu\w+|remain\w*|will serve|transition\w*|become|succe\w+|but|while|and (?:will|has|was|to) |in order to|pursue|accept|consult\w*|advis\w+)\b.*$/s;

/** Where a person was before: another company's office. */
const ELSEWHERE =
  /^ (?:of|at|for|with) |^ from (?!the\b|its\b|our\b|his\b|her\b|their\b|all\b|each\b|such\b)/;

/** The title that stands beside a name: "Ada Fictional, the Company's Chief Executive Officer, ". */
export function titleOf(after: string): string | null {
  const beside = new RegExp(
    `^,${AGE} (?:who (?:is|serves as|has served as|served as) )?${OURS}(${ROLE})`,
  ).exec(after);
  return beside === null ? null : wholeRole(beside[1] ?? '', after.slice(beside[0].length));
}

const ENTERS = 'appointed|named|promoted|elected|hired|designated|selected|chosen';

/** What is said of a person between what stands before and after the name; `isFull`: by the full name. */
export function phraseOf(name: string, before: string, after: string, isFull: boolean): Phrase | null {
  const found = [departure(before, after, isFull), entry(name, before, after, isFull)].filter(
    (phrase) => phrase !== null,
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

function departure(before: string, after: string, isFull: boolean): Phrase | null {
  const own = after.replace(/^ \([^)]{1,40}\)/, '');
  const leaves = new RegExp(`^(?:${APPOSED}(?: who)? (?:${DEPARTS})|${ENDS}|${RESIGNATION})`).exec(own);
  if (leaves === null && !NOTICE.test(before)) return null;
  const rest = leaves === null ? own : own.slice(leaves[0].length);
  if (!isFull && ELSEWHERE.test(rest)) return null;
  const kept = `${own.slice(0, own.length - rest.length)}${rest.replace(KEEPS, '')}`;
  const position = new RegExp(
    `\\b(?:as|from (?:his|her|their) (?:current )?(?:position|role|office|employment)s? (?:as|of)|serv(?:e|ing) as) ${OURS}(${ROLE})`,
  ).exec(kept);
  const ending = position === null ? '' : kept.slice(position.index + position[0].length);
  const left = position === null ? null : wholeRole(position[1] ?? '', ending);
  if (!isFull && position !== null && left === null) return null;
  const isOfBoard =
    /\b(?:from|leave) (?:the|our|its) (?:Company['’]s )?(?:Board|board)\b/.test(kept) &&
    !/\bfrom (?:the|our) (?:Company|Corporation|Bank)\b(?!['’])/.test(kept);
  return { type: 'departure', role: left ?? (isOfBoard ? null : titleOf(own)) };
}

/** Who appoints, or from when: what a biography does not say. */
const BY_US =
  /\b(?:Board|board|Company|Corporation|Registrant|Bank|Committee|Partnership|Trust|(?:stock|share)holders|directors|Directors)\b[^.;]*$/;

/** The board that the item defines, or a day of effect. */
const BY_ITS_WORDS =
  /\beffective\b|^ (?:was|has been) (?:also )?(?:elected|appointed) to the Board\b(?!['’])/;

function entry(name: string, before: string, after: string, isFull: boolean): Phrase | null {
  if (!isFull && !BY_US.test(before) && !BY_ITS_WORDS.test(after)) return null;
  const text = `${before}${name}${after}`;
  const plain = escaped(name);
  const patterns = [
    new RegExp(
      `\\b(?:${ENTERS}) (?:Mr\\. |Ms\\. |Mrs\\. |Dr\\. )?${plain}(?:,[^;,]{1,60},)?${AGE},? ${AS} ${OURS}(${ROLE})`,
    ),
    new RegExp(
      `${plain}${APPOSED} (?:was|were|has been|have been|will be|is|are) (?:also )?(?:${ENTERS}) (?:by the (?:Board|board)(?: of (?:Directors|directors))? )?(?:${AS} )?${OURS}(${ROLE})`,
    ),
    new RegExp(
      `\\b(?:appointment|election|promotion|hiring) of (?:Mr\\. |Ms\\. |Mrs\\. |Dr\\. )?${plain}(?:,[^;,]{1,60},)?${AGE},? ${AS} ${OURS}(${ROLE})`,
    ),
    new RegExp(
      `${plain}${APPOSED} (?:will (?:become|serve as|assume the (?:role|position|title|duties) of|join the Company as|succeed [^;,]{0,30}as)|(?:has )?joined the Company as|(?:has )?assumed the (?:role|position|title|duties) of) ${OURS}(${ROLE})`,
    ),
  ];
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const rest = text.slice(match.index + match[0].length);
    const role = wholeRole(match[1] ?? '', rest);
    if (/^(?:the |a |an )?(?:Board|board)(?: of (?:Directors|directors))?$/.test(match[1] ?? ''))
      return /^ (?:of|at) (?!the\b|our\b|its\b)/.test(rest) && !/^ of [^()]{2,80} \((?:the )?[“"]/.test(rest)
        ? null
        : { type: 'election', role: null };
    // A title that goes on in the name of a unit is one of an officer all the same.
    if (role === null)
      return isFull && /^, (?:[A-Z]|$)/.test(rest) && !isDirector(match[1] ?? '')
        ? { type: 'appointment', role: null }
        : null;
    return { type: isDirector(role) ? 'election' : 'appointment', role };
  }
  return null;
}
