const TITLES =
  'Interim|Acting|Chief|Executive|Senior|Vice|President|Officer|Financial|Operating|Operations|Accounting|Legal|Medical|Technology|Information|Commercial|Marketing|Revenue|Administrative|Strategy|People|Human|Resources|Scientific|Product|Business|Development|Compliance|Risk|Digital|Growth|Sustainability|Security|Investment|General|Counsel|Secretary|Treasurer|Corporate|Controller|Comptroller|Chairman|Chairwoman|Chairperson|Chair|Director|Principal|Group|Global|Lead|Independent|Managing|Finance|Manager|Head|Deputy|Assistant|Founder|Co-Founder|Co-Chief|Co-Chair|Non-Executive|Executive-Chair|non-executive|independent|interim|principal|financial|accounting|executive|officer|director|chief|president|chair|chairman|class|Class|I|II|III|member|Member|members|Members|C[AEFLOT]O|CIO|CMO|[ES]?VP|general|counsel|senior|vice|treasurer|secretary|controller|operating|accounting|legal|technology|Officers|Presidents|Co-Presidents|Co-Chairs|Board|board|Directors|directors';
const JOINTS = "of|the|and|&|a|an|its|our|Company['’]s";
/** A title: words of titles, joined. */
export const ROLE = `(?:${TITLES})(?![\\w-])(?:,? (?:(?:${JOINTS}) )*(?:${TITLES})(?![\\w-]))*`;
const HEAD =
  /\b(?:officer|president|director|counsel|secretary|treasurer|controller|comptroller|chair|chairman|chairwoman|chairperson|manager|head|founder|member|c[aeflot]o|cio|cmo|[es]?vp)s?\b/i;
/** What may follow a whole title. */
const WHOLE =
  /^(?:$|,(?! (?:[A-Z]|or\b|$))|[.;)(:”"]|\s+(?:of (?:the|our) (?:Company|Corporation|Registrant|Bank|Partnership|Trust)\b|of [^()]{2,80} \([^()]*[“"](?:the )?(?:Company|Corporation|Registrant)|effective|and (?:as|a (?:member|director)|will|was|has|is|from|to)\b|to\b|on\b|until|upon|since\b|and$|,? and $|by\b|from\b|will\b|with effect|beginning|commencing|in order|as of|for a term|following|\())/;

const ONLY_BOARD =
  /^(?:(?:a|an|the|independent|Independent|non-executive|class|Class|I|II|III|new)\s+)*(?:directors?|Directors?|members? of (?:the|its|our) (?:Company['’]s )?(?:Board|board)(?: of (?:Directors|directors))?)$/;

/** The title as printed, where it ends with the words; null for one that goes on in words that are no title. */
export const wholeRole = (role: string, after: string): string | null =>
  HEAD.test(role) && WHOLE.test(after) ? role : null;

/** Whether a title is that of a director and no officer. */
export const isDirector = (role: string): boolean => ONLY_BOARD.test(role);
