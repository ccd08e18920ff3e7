/** Lets so many pieces of work run at once; the others wait in their order. */
export function createPlaces(count: number): (work: () => Promise<void>) => Promise<void> {
  let free = count;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
