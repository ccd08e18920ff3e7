/** Counts by name, nested to any depth. */
export type CountTree = { readonly [name: string]: number | CountTree };

/** Sums of the counts of the same names; a name that only one side has keeps its counts. */
export const sumOfCounts = <Tree extends CountTree>(a: Tree, b: Tree): Tree => {
  const sum: Record<string, number | CountTree> = { ...a };
  for (const [name, right] of Object.entries<number | CountTree>(b)) {
    const left = sum[name];
    sum[name] =
      typeof right === 'number'
        ? right + (typeof left === 'number' ? left : 0)
        : sumOfCounts(typeof left === 'object' ? left : {}, right);
  }
  return sum as Tree;
};
