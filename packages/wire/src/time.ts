/** A time of the read store, or of JavaScript, to the second as the wire has it. */
export function utc(time: string): string {
  return `${time.slice(0, 19).replace(' ', 'T')}Z`;
}
