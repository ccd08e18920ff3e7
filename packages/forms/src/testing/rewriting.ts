import fc from 'fast-check';

/**
 * Alternative serialisations of the same XML: white space between elements and around texts, and the order of
 * the root's attributes.
 */
export const rewritten = (text: string): fc.Arbitrary<string> => {
  const space = fc.stringMatching(/^[ \t\r\n]{0,3}$/);
  const attributes = /<(\w+:)?\w+((?: [\w:]+="[^"]*")+)>/.exec(text)?.[2] ?? '';
  const inOrder = attributes.trim().split(' ');
  return fc
    .record({
      spaces: fc.array(space, { minLength: 1, maxLength: 20 }),
      order: fc.shuffledSubarray(inOrder, { minLength: inOrder.length }),
    })
    .map(({ spaces, order }) => {
      let at = 0;
      const next = (): string => spaces[(at += 1) % spaces.length] ?? '';
      const head = text.indexOf(attributes);
      const reordered =
        text.slice(0, head) +
        order.map((attribute) => `${next()} ${attribute}`).join('') +
        text.slice(head + attributes.length);
      return reordered.replace(/(?<=<\/?[\w:]+(?: [^<>]*)?>)(?=[^<>]*<)|(?<=>[^<>]+)(?=<\/)/g, () => next());
    });
};

/** The text with some part of it replaced, or unchanged. */
export const mutated = (text: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc
      .tuple(fc.nat(text.length), fc.nat(40), fc.string({ maxLength: 8 }))
      .map(([at, dropped, added]) => text.slice(0, at) + added + text.slice(at + dropped)),
    fc.string(),
  );
