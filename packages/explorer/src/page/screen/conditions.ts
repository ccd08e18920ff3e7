const QUOTED_OR_WORD = /'(?:[^']|'')*'?|[()]|[^\s()']+|\s+/g;

/**
 * The parts of a condition that `and` joins outside of parentheses. A condition with an `or` there is one part, because
 * taking a part out would change what the rest means.
 */
export function conditionsOf(where: string): readonly string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const [token] of where.matchAll(QUOTED_OR_WORD)) {
    const word = token.toLowerCase();
    if (word === '(') depth += 1;
    if (word === ')') depth -= 1;
    if (depth === 0 && word === 'or') return [where.trim()];
    if (depth === 0 && word === 'and') parts.push('');
    else parts.push((parts.pop() ?? '') + token);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** The condition without one of its parts. */
export const withoutCondition = (where: string, at: number): string =>
  conditionsOf(where)
    .filter((_, index) => index !== at)
    .join(' and ');
