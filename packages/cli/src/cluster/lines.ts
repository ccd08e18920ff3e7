/**
 * Merges the output of several processes into one stream, line by line, each line prefixed with its source.
 */
export type Lines = {
  /** The stream for the output of one process. */
  from(name: string): { write(chunk: string): void; end(): void };
};

type Sink = { readonly isTTY?: boolean; write(text: string): unknown };

/**
 * JSON lines carry the name of their process already and are passed on as they are; what else a process prints
 * becomes such a line. On a terminal every line begins with the name.
 */
export function createLines(sink: Sink, width: number): Lines {
  const writeLine = (name: string, line: string): void => {
    if (line === '') return;
    if (sink.isTTY === true) sink.write(`${name.padEnd(width)} | ${line}\n`);
    else sink.write(`${isJson(line) ? line : JSON.stringify({ level: 'warn', name, msg: line })}\n`);
  };
  return {
    from: (name) => {
      let rest = '';
      return {
        write: (chunk) => {
          const lines = `${rest}${chunk}`.split('\n');
          rest = lines.pop() ?? '';
          for (const line of lines) writeLine(name, line);
        },
        end: () => {
          writeLine(name, rest);
          rest = '';
        },
      };
    },
  };
}

function isJson(line: string): boolean {
  if (!line.startsWith('{')) return false;
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
