/**
 * Computes a value once for each object and remembers it as long as the object exists: a company is computed
 * again for each new filing and each requested day, and its old filings do not change.
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
