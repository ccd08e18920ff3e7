import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import type { ExampleFiles } from './answers.ts';

export const EXAMPLES = fileURLToPath(new URL('../../schemas/examples/responses', import.meta.url));

/** Texts of the files that the contract refers to, by name. */
export async function textsOf(files: ExampleFiles): Promise<ReadonlyMap<string, string>> {
  const texts = [...files].map(async ([name, examples]): Promise<[string, string]> => {
    const document = Object.fromEntries([...examples].map(([each, { example }]) => [each, example]));
    return [
      `${name}.json`,
      await format(JSON.stringify(document, null, 2), { parser: 'json', printWidth: 110 }),
    ];
  });
  return new Map(await Promise.all(texts));
}

/** Texts of the committed files, by name. */
export const committedTexts = (): ReadonlyMap<string, string> =>
  new Map(readdirSync(EXAMPLES).map((name) => [name, readFileSync(join(EXAMPLES, name), 'utf8')]));
