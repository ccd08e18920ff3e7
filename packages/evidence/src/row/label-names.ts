/** Words of labels and of names of concepts that mean one thing. */
const SYNONYMS: Readonly<Record<string, string>> = {
  sales: 'revenue',
  revenues: 'revenue',
  shareholders: 'stockholders',
  shareowners: 'stockholders',
  earnings: 'income',
  profit: 'income',
  taxes: 'tax',
  expenses: 'expense',
  costs: 'cost',
  provision: 'expense',
  benefit: 'expense',
  inventories: 'inventory',
  receivables: 'receivable',
  payables: 'payable',
  expenditures: 'acquire',
  purchases: 'acquire',
  repurchases: 'repurchase',
  acquisition: 'acquire',
  additions: 'acquire',
  capital: 'property',
};

/** Words that many rows have. */
const COMMON: ReadonlySet<string> = new Set(
  'and of the to in for a an by from at or on net total loss other per share shares common stock including excluding value'.split(
    ' ',
  ),
);

const stem = (word: string): string => SYNONYMS[word] ?? word;

const words = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/\bnon-(?=current|controlling)/g, 'non')
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && !COMMON.has(word))
    .map(stem);

/** The words of a concept's local name, which is in camel case. */
const conceptWords = (concept: string): readonly string[] =>
  words(concept.replaceAll(/([a-z])([A-Z])/g, '$1 $2'));

/** Words that set apart rows which otherwise have the same words. */
const TELLING = [
  ['basic', 'diluted'],
  ['operating', 'investing', 'financing'],
  ['current', 'noncurrent'],
  ['long', 'short'],
] as const;

/**
 * How well a row's label, with the heading over it, names a concept: the share of the words of both that both have, above
 * 0 and at most 1; 0 if the label has words and none of the concept's, or if one says what sets it apart and the other does not.
 */
export function namesConcept(label: string, heading: string | null, concept: string): number {
  const [own, over] = [new Set(words(label)), new Set(words(heading ?? ''))];
  const sought = new Set(conceptWords(concept.slice(concept.indexOf(':') + 1)));
  for (const group of TELLING)
    for (const word of group) {
      const isSaid = own.has(word) || over.has(word);
      const isOther = group.some((other) => other !== word && own.has(other));
      if (sought.has(word) && !isSaid && (isOther || word === 'basic' || word === 'diluted')) return 0;
    }
  const isNamed = own.size === 0 || [...sought].some((word) => own.has(word));
  // A heading such as "Current:" names no row that says something else.
  if (!isNamed) return 0;
  const shared = [...sought].filter((word) => own.has(word) || over.has(word));
  return shared.length / new Set([...own, ...sought]).size;
}
