import { namedDays } from '../values/named-days.ts';
import { personsIn } from './persons.ts';
import { isDirector, ROLE, wholeRole } from './roles.ts';
import type { Change, ChangeType, EffectiveDay } from './types.ts';

type Read = Pick<Change, 'day' | 'person' | 'role' | 'type'>;
type Said = { readonly type: ChangeType; readonly role: string | null };

const OURS =
  "(?:the Company['’]s |the Corporation['’]s |the Registrant['’]s |its |our |the |a |an )?(?:new |next |current |then-current )?";
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const AGE = '(?:,? (?:age )?\\d{2},?)?';
const AS = `(?:as|to serve as|to be|to become|to the (?:position|office|role) of|to)`;
const LEAVING =
  '(?:resign|retire|step down|depart|leave|not (?:to )?stand for re-?election|resignation|retirement|departure)';

/** Who leaves says so, or is said to. */
const DEPARTS = [
  `(?:has )?(?:resigned|retired|stepped down)\\b`,
  `will (?:retire|resign|step down|depart|be (?:retiring|resigning|departing))\\b`,
  `(?:has )?(?:tendered|submitted)\\b[^;]{0,40}? (?:his|her|their) (?:resignation|retirement)\\b`,
  `(?:has )?(?:notified|informed|advised|provided notice to|gave notice to|announced to)\\b[^;]{0,100}?\\b(?:his|her|their|that (?:he|she|they))\\b[^;]{0,50}?\\b${LEAVING}`,
  `(?:has )?announced (?:his|her|their)\\b[^;]{0,40}?\\b${LEAVING}`,
  `(?:delivered|provided|gave)\\b[^;]{0,40}?\\bnotice of (?:his|her|their) ${LEAVING}`,
].join('|');
/** The employment of a person ends. */
const ENDS = `['’]s (?:employment|service)\\b[^;]{0,160}?\\b(?:will (?:terminate|end|cease)|was terminated|terminated|ended)\\b`;

const EFFECTIVE =
  /\beffective(?:,)? (?:as of |on |from )?(?:the (?:close|opening|end) of business on )?([A-Z][a-z]{2,8}\.? \d{1,2},? \d{4})/g;
/** A change that did not happen, or does so only if something else does. */
const DOUBTS =
  /\b(?:[Ii]f|[Uu]nless|would|may|might|[Pp]reviously|[Ff]ormerly|had been|[Ii]n the event|provided that|[Pp]rior to joining|no longer expects)\b/;
const GRANTS =
  /\b(?:approved|entered into|granted|adopted|awarded)\b.*\b(?:compensation|salary|bonus|award|agreement|retention|severance|grant)\b/i;
const YEAR = /\b(?:19|20)\d{2}\b/g;

/** The change that a sentence says of the one person whom it names; null where it says several things, or of several. */
export function changeIn(sentence: string, filed: string, subItem: string | null): Read | null {
  const [person, ...others] = personsIn(sentence);
  if (person === undefined || others.length > 0 || DOUBTS.test(sentence)) return null;
  // What happened years ago is the person's past.
  const years = [...sentence.matchAll(YEAR)].map(([year]) => Number(year));
  if (filed < '9' && years.some((year) => year < Number(filed.slice(0, 4)) - 1)) return null;
  const found = [departure(sentence, person), entry(sentence, person)].filter((said) => said !== null);
  const [said, ...more] = found;
  if (more.length > 0) return null;
  if (said !== undefined) return { person, ...said, day: effectiveDay(sentence) };
  return subItem === 'e' && GRANTS.test(sentence)
    ? { person, type: 'compensation', role: titleOf(sentence, person), day: effectiveDay(sentence) }
    : null;
}

/** The title that stands beside a name: "Ada Fictional, the Company's Chief Executive Officer, ". */
function titleOf(sentence: string, person: string): string | null {
  const beside = new RegExp(`${escaped(person)},${AGE} ${OURS}(${ROLE})`).exec(sentence);
  return beside === null ? null : wholeRole(beside[1] ?? '', sentence.slice(beside.index + beside[0].length));
}

const BESIDE = `(?:,${AGE} ${OURS}${ROLE}(?: of the Company)?,|,? (?:age )?\\d{2},)?`;

function departure(sentence: string, person: string): Said | null {
  const name = `${escaped(person)}(?: \\([^)]{1,40}\\))?`;
  const leaves = new RegExp(`${name}(?:${BESIDE} (?:${DEPARTS})|${ENDS})`).exec(sentence);
  if (leaves === null) return null;
  const rest = sentence.slice(leaves.index + person.length);
  const position = new RegExp(`\\bas ${OURS}(${ROLE})`).exec(rest);
  const left =
    position === null ? null : wholeRole(position[1] ?? '', rest.slice(position.index + position[0].length));
  return { type: 'departure', role: left ?? titleOf(sentence, person) };
}

function entry(sentence: string, person: string): Said | null {
  const name = escaped(person);
  const enters = [
    new RegExp(
      `\\b(?:appointed|named|promoted|elected) (?:Mr\\. |Ms\\. |Mrs\\. |Dr\\. )?${name}${AGE},? ${AS} ${OURS}(${ROLE})`,
    ),
    new RegExp(
      `${name}${BESIDE} (?:was|has been|will be) (?:appointed|named|promoted|elected) (?:${AS} )?${OURS}(${ROLE})`,
    ),
  ];
  for (const pattern of enters) {
    const match = pattern.exec(sentence);
    if (match === null) continue;
    const after = sentence.slice(match.index + match[0].length);
    const role = wholeRole(match[1] ?? '', after);
    const isBoard = /^(?:the |a |an )?(?:Board|board)(?: of (?:Directors|directors))?$/.test(match[1] ?? '');
    if (isBoard) return { type: 'election', role: null };
    if (role !== null) return { type: isDirector(role) ? 'election' : 'appointment', role };
    return null;
  }
  return null;
}

function effectiveDay(sentence: string): EffectiveDay {
  const days = new Set(
    [...sentence.matchAll(EFFECTIVE)].flatMap(([, day = '']) => namedDays(day)).map(({ day }) => day),
  );
  const [day, ...others] = days;
  if (others.length > 0) return { day: null, refusal: 'several_days' };
  return day === undefined ? { day: null, refusal: 'not_stated' } : { day, refusal: null };
}
