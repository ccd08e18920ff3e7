import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The members of V8's heap snapshots that are read. */
type HeapSnapshot = {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
};

const SNAPSHOT = `
const { getHeapSnapshot } = await import('node:v8');
for await (const part of getHeapSnapshot()) process.stdout.write(part);`;

/**
 * Counts how often each text is in the memory of a process that has run `script`, an ES module: only values
 * still reachable from what it put on \`globalThis\`, garbage excluded. V8 identifies a text by its first
 * 1,024 characters; a substring keeps its longer parent in memory, so both are counted.
 */
export async function retainedTexts(script: string): Promise<ReadonlyMap<string, number>> {
  const running = promisify(execFile)(process.execPath, ['--no-warnings', '--input-type=module', '-'], {
    maxBuffer: 2 ** 30,
  });
  running.child.stdin?.end(script + SNAPSHOT);
  const { stdout } = await running;
  const { snapshot, nodes, strings } = JSON.parse(stdout) as HeapSnapshot;
  const { node_fields, node_types } = snapshot.meta;
  const kinds = new Set(['string', 'sliced string', 'concatenated string']);
  const [type, name] = [node_fields.indexOf('type'), node_fields.indexOf('name')];
  const texts = new Map<string, number>();
  for (let node = 0; node < nodes.length; node += node_fields.length) {
    if (!kinds.has(node_types[0][nodes[node + type] ?? 0] ?? '')) continue;
    const text = strings[nodes[node + name] ?? 0] ?? '';
    texts.set(text, (texts.get(text) ?? 0) + 1);
  }
  return texts;
}
