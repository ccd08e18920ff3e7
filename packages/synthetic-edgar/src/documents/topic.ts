/** What a few paragraphs are about: phrases that fit into sentences of any order. */
export type Topic = {
  /** A sentence of at least forty characters, printed above the paragraph. */
  readonly title: string;
  /** A noun phrase, singular or plural, without an article at its head where possible. */
  readonly subject: string;
  /** A clause in the present tense that gives the reason. */
  readonly cause: string;
  /** A clause in the present tense that says what happens. */
  readonly event: string;
  /** A verb phrase in the infinitive, without "to". */
  readonly effect: string;
  /** A gerund phrase. */
  readonly measure: string;
};

type Row = readonly [string, string, string, string, string, string];

export const topicsOf = (rows: readonly Row[]): readonly Topic[] =>
  rows.map(([title, subject, cause, event, effect, measure]) => ({
    title,
    subject,
    cause,
    event,
    effect,
    measure,
  }));
