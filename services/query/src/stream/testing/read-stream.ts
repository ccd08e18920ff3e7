/** One event as a client has it. */
export type SentEvent = {
  readonly id: string;
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
};

const KEPT_CHARACTERS = 100;

/** Reads server-sent events piece by piece: keeps the last id, the events, and the end of the text. */
export function createEventReader(): {
  readonly push: (text: string) => void;
  readonly events: SentEvent[];
  readonly lastId: () => string;
  readonly text: () => string;
} {
  const events: SentEvent[] = [];
  let rest = '';
  let whole = '';
  let lastId = '';
  const take = (block: string): void => {
    const members = new Map(
      block
        .split('\n')
        .filter((line) => !line.startsWith(':'))
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    );
    lastId = members.get('id') ?? lastId;
    const data = members.get('data');
    if (data !== undefined)
      events.push({
        id: lastId,
        event: members.get('event') ?? '',
        data: JSON.parse(data) as SentEvent['data'],
      });
  };
  return {
    push: (text) => {
      whole = (whole + text).slice(-KEPT_CHARACTERS);
      const blocks = (rest + text).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) take(block);
    },
    events,
    lastId: () => lastId,
    text: () => whole,
  };
}
