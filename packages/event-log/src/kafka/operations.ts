/** What the brokers answered about a topic or a group. */
type Answered = {
  readonly name: string;
  /** The protocol's number of an error, 0 for none. */
  readonly error: number;
  /** Operations that this user may do, a bit for each. */
  readonly bits: number;
};

/** Of brokers that were not asked, or do not say. */
const NOT_SAID = -(2 ** 31);
const TOPIC_AUTHORIZATION_FAILED = 29;
const GROUP_AUTHORIZATION_FAILED = 30;

/**
 * Operations by name: none where not even the description is allowed, and no entry for what cannot be described for
 * another reason. Undefined if the brokers do not say.
 */
export function allowedOn(answers: readonly Answered[]): ReadonlyMap<string, number> | undefined {
  const found = new Map<string, number>();
  for (const { name, error, bits } of answers) {
    if (error === TOPIC_AUTHORIZATION_FAILED || error === GROUP_AUTHORIZATION_FAILED) found.set(name, 0);
    else if (error === 0 && bits === NOT_SAID) return undefined;
    else if (error === 0) found.set(name, bits);
  }
  return found;
}
