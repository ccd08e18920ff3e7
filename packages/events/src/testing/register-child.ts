/**
 * Registers twenty schemas in a process-specific order and sends their ids, in the order of the schemas, to
 * its parent.
 */
import { openFileRegistry } from '../file-registry.ts';

const [, , dir = ''] = process.argv;
const registry = await openFileRegistry(dir);
const ids: number[] = [];
const start = process.pid % 20;
for (let step = 0; step < 20; step += 1) {
  const at = (start + step) % 20;
  const schema = {
    type: 'record',
    name: 'R',
    fields: [{ name: `f${at}`, type: ['null', 'string'], default: null }],
  };
  ids[at] = await registry.register(`subject-${at % 3}`, JSON.stringify(schema));
}
process.send?.(ids, () => process.disconnect());
