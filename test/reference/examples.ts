/**
 * Writes `schemas/examples/responses`: responses of the service about the invented companies of the demo.
 *
 *     node test/reference/examples.ts
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stopTestClickHouse } from '@footnote/read-store/testing';
import { answers } from './answers.ts';
import { EXAMPLES, textsOf } from './files.ts';
import { openDemoService } from './service.ts';

async function write(): Promise<number> {
  const service = await openDemoService();
  try {
    const texts = await textsOf(await answers(service));
    rmSync(EXAMPLES, { recursive: true, force: true });
    mkdirSync(EXAMPLES, { recursive: true });
    for (const [name, text] of texts) writeFileSync(join(EXAMPLES, name), text);
    return texts.size;
  } finally {
    await service.close();
  }
}

try {
  console.log(`${await write()} files written`);
} finally {
  await stopTestClickHouse();
}
