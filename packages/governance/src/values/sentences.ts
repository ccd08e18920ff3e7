/** The end of a sentence, but for a period after an abbreviation or an initial. */
const END =
  /(?<=(?<!\b(?:Mr|Ms|Mrs|Dr|Jr|Sr|Inc|Corp|Co|Ltd|No|St|Prof|Messrs|Esq|vs|\p{Lu}))\.["”)]?)\s+(?=[\p{Lu}("“])/u;

/** The sentences of a paragraph, in its order. */
export const sentencesOf = (text: string): readonly string[] => text.split(END);
