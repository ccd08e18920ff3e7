/** While brokers are down the client logs it several times a second. */
const SAY_AGAIN_MS = 30_000;

/** Whether a message was not logged recently, ignoring numbers in it. `now` in milliseconds. */
export function createNews(): (message: string, now: number) => boolean {
  const lastLogged = new Map<string, number>();
  return (message, now) => {
    const kind = message.replaceAll(/\d+/g, '#');
    const last = lastLogged.get(kind);
    if (last !== undefined && now - last < SAY_AGAIN_MS) return false;
    lastLogged.set(kind, now);
    return true;
  };
}
