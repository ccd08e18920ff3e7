/** Index at which the first `count` code points of a text end; its length if it has fewer. */
export function codePointIndex(text: string, count: number): number {
  let index = 0;
  for (let left = count; left > 0 && index < text.length; left -= 1)
    index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
  return index;
}
