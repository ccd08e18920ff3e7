import { readExample } from '@footnote/events/examples';
import { names } from '@footnote/projector/projections/names/project';

const event = readExample('companies');
const step = names.project({ topic: 'companies', event, partition: 0, offset: 41 });
if (step.kind !== 'ok') throw new Error(step.reason);
for (const { table, row } of step.value.rows) console.log(table, row);
