/** The topic of a paragraph: phrases that fit into its sentences in any order. */
export type Topic = {
  /** A sentence of at least forty characters, printed above the paragraph. */
  readonly title: string;
  /** A noun phrase, singular or plural, without an article at its head where possible. */
  readonly subject: string;
  /** A clause in the present tense: the reason. */
  readonly cause: string;
  /** A clause in the present tense: what happens. */
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
