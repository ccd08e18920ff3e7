/** The same function, which computes the result for each end of a period once. */
export function onceForEach<Result>(compute: (end: string) => Result): (end: string) => Result {
  const results = new Map<string, { readonly result: Result }>();
  return (end) => {
    let known = results.get(end);
    if (known === undefined) results.set(end, (known = { result: compute(end) }));
    return known.result;
  };
}
