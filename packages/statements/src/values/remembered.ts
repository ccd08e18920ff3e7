/**
 * The same, worked out once for each object and kept as long as that is: a company is computed again with each new filing
 * and for each day that is asked for, and what its old filings say stays what it is.
 */
export const remembered = <Key extends object, Value>(
  compute: (key: Key) => Value,
): ((key: Key) => Value) => {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: compute(key) };
    known.set(key, found);
    return found.value;
  };
};
